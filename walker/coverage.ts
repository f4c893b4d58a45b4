import type { Lifecycles } from './contract.ts';
import type { Deployment } from './deployment.ts';
import { edgesOf } from './follow.ts';
import type { Refusals } from './refuse.ts';

/** What all walks of a run share. */
export interface Tools {
  readonly deployment: Deployment;
  readonly coverage: Coverage;
  readonly seed: number;
}

export interface MachineCoverage {
  readonly lifecycle: string;
  readonly transitions: number;
  readonly taken: readonly string[];
  readonly missing: readonly string[];
  /** Pairs of a state and an event that some operation has to refuse, by operation. */
  readonly refusals: number;
  readonly refused: readonly string[];
}

/** What a run has reached of each machine. */
export class Coverage {
  private readonly lifecycles: Lifecycles;
  private readonly taken = new Map<string, Set<string>>();
  private readonly refused = new Map<string, Set<string>>();
  private readonly places = new Set<string>();

  constructor(lifecycles: Lifecycles) {
    this.lifecycles = lifecycles;
  }

  take(lifecycle: string, edges: readonly string[]): void {
    for (const edge of edges) setOf(this.taken, lifecycle).add(edge);
  }

  isRefusedAt(lifecycle: string, place: string): boolean {
    return this.places.has(`${lifecycle} ${place}`);
  }

  refuseAt(lifecycle: string, place: string, { tried }: Refusals): void {
    this.places.add(`${lifecycle} ${place}`);
    for (const pair of tried) setOf(this.refused, lifecycle).add(pair);
  }

  of(id: string): MachineCoverage {
    const lifecycle = this.lifecycles[id];
    if (lifecycle === undefined) throw new Error(`There is no lifecycle ${id}`);
    const edges = edgesOf(lifecycle);
    const taken = this.taken.get(id) ?? new Set();
    const refused = [...(this.refused.get(id) ?? [])];
    return {
      lifecycle: id,
      transitions: edges.length,
      taken: edges.filter((edge) => taken.has(edge)),
      missing: edges.filter((edge) => !taken.has(edge)),
      refusals: lifecycle.refused
        .filter(({ state }) => lifecycle.states.find(({ name }) => name === state)?.kind !== 'passing')
        .reduce((sum, { answers }) => sum + answers.length, 0),
      refused,
    };
  }
}

function setOf(map: Map<string, Set<string>>, key: string): Set<string> {
  const found = map.get(key) ?? new Set();
  map.set(key, found);
  return found;
}
