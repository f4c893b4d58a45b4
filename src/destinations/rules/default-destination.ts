/** What decides who inherits. */
export interface DefaultCandidate {
  readonly id: string;
  readonly priority: number;
}

/** The ACTIVE destination that becomes default when the default is revoked: lowest priority, then the oldest (D-244). */
export function heirOf<T extends DefaultCandidate>(active: readonly T[]): T | undefined {
  return active.toSorted((a, b) => a.priority - b.priority || (a.id < b.id ? -1 : 1))[0];
}
