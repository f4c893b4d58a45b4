/** The facts that decide which destination becomes the default. */
export interface DefaultCandidate {
  readonly id: string;
  readonly priority: number;
}

/** The ACTIVE destinations in the order in which they inherit a revoked default: lowest priority, then oldest (D-244). */
export const nextDefaults = <T extends DefaultCandidate>(active: readonly T[]): readonly T[] =>
  active.toSorted((a, b) => a.priority - b.priority || (a.id < b.id ? -1 : 1));
