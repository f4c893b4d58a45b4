import { holdsIn, type Place } from '../../walker/plan.ts';
import type { Ask, Recipe, Step } from '../../walker/recipe.ts';
import { isFillable, type Values } from '../../walker/values.ts';
import { refusedPairs } from '../model/machines/published-lifecycle.ts';
import { sendersOf } from '../model/machines/senders.ts';
import type { Lifecycle, Operation } from '../model/model.ts';

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

/** The input with which the walker tries a refusal. */
export const askFor = ({ asks }: Recipe, { operation, event }: Refusal): Ask | undefined =>
  asks?.[`${operation} ${event}`] ?? asks?.[operation];

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
      const ask = askFor(recipe, refusal);
      if (refusal.state !== place.state || !ask || !isCertain(ask, place, known)) continue;
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

/** The state alone decides the answer, and everything that the request names is known. */
const isCertain = ({ as, with: input, when, notIn }: Ask, place: Place, known: Values): boolean =>
  notIn?.includes(place.state) !== true &&
  holdsIn(place, when) &&
  isFillable(input, known) &&
  (as === undefined || known.has(as));
