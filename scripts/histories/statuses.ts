import type { Edge } from '../../src/platform/audit/machine-edges.ts';
import type { Model } from './linearizable.ts';

/** Nobody has created it yet. */
const NOWHERE = 'nowhere';

export interface Asked {
  readonly operation: string;
}

/** The status that an answer shows. */
export type Shown = string;

/**
 * A resource as its clients see it: each answer shows a status, and between two of them it may have taken any steps that its
 * machine has, whoever took them. A refusal shows nothing.
 */
export function statusModel(edges: readonly Edge[]): Model<string, Asked, Shown> {
  const next = Map.groupBy(edges, ({ from }) => from?.status ?? NOWHERE);
  const reached = new Map<string, ReadonlySet<string>>();
  const reachableFrom = (status: string): ReadonlySet<string> => {
    const known = reached.get(status);
    if (known) return known;
    const found = new Set([status]);
    for (const one of found) for (const { to } of next.get(one) ?? []) found.add(to.status);
    reached.set(status, found);
    return found;
  };
  return {
    initial: NOWHERE,
    after: (status, _, shown) => {
      if (shown === undefined) return [status];
      return reachableFrom(status).has(shown) ? [shown] : [];
    },
    nameOf: (status) => status,
  };
}
