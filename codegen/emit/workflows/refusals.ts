import { askFor, isAskable, type Place } from '../../../walker/plan.ts';
import type { Recipe, Step } from '../../../walker/recipe.ts';
import type { Values } from '../../../walker/values.ts';
import { refusedPairs } from '../../model/machines/published-lifecycle.ts';
import { sendersOf } from '../../model/machines/senders.ts';
import type { Lifecycle, Operation } from '../../model/model.ts';

/** A refusal that the contract declares: the answer of an operation that is asked for an event in a state. */
export interface Refusal {
  readonly state: string;
  readonly event: string;
  readonly operation: string;
  readonly code: string;
}

export const refusalsOf = (lifecycle: Lifecycle, operations: readonly Operation[]): readonly Refusal[] =>
  refusedPairs(lifecycle, sendersOf(lifecycle, operations)).flatMap(({ state, event, answers }) =>
    answers.map((answer) => ({ state, event, ...answer })),
  );

/** A request that is refused. It stands for each event that the operation would send. */
export interface RefusedRequest {
  readonly step: Step;
  readonly events: readonly string[];
}

/** The refusals of one document. Each is tried once, at the first place where its code is certain. */
export class Refusals {
  readonly all: readonly Refusal[];
  private readonly tried = new Set<Refusal>();

  constructor(all: readonly Refusal[]) {
    this.all = all;
  }

  get untried(): readonly Refusal[] {
    return this.all.filter((refusal) => !this.tried.has(refusal));
  }

  /** Takes the refusals that can be tried here, as few requests. */
  takeAt(recipe: Recipe, place: Place, known: Values): readonly RefusedRequest[] {
    const requests = new Map<string, RefusedRequest>();
    for (const refusal of this.untried) {
      const ask = askFor(recipe, refusal.operation, refusal.event);
      if (refusal.state !== place.state || !ask || !isAskable(ask, place, known)) continue;
      this.tried.add(refusal);
      const { as, with: input } = ask;
      const step: Step = {
        call: refusal.operation,
        ...(as !== undefined && { as }),
        ...(input && { with: input }),
        refused: refusal.code,
      };
      const name = JSON.stringify(step);
      requests.set(name, { step, events: [...(requests.get(name)?.events ?? []), refusal.event] });
    }
    return [...requests.values()];
  }
}
