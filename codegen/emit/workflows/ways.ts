import type { Recipe } from '../../../walker/recipe.ts';
import type { JsonObject } from '../../load/json.ts';
import { type Stage, stageName, stepsAlong, summaryOf, type Way } from './along.ts';
import { inputsOfWay } from './inputs.ts';
import type { Known, Walked } from './steps.ts';

/** A call costs as much as this many stages, so fewer are not worth a workflow of their own. */
const FEWEST_STAGES = 3;

/** What follows after some stages. */
interface Fork {
  readonly next: Map<string, Fork>;
  isWay: boolean;
  way?: Way;
}

const newFork = (): Fork => ({ next: new Map(), isWay: false });

/**
 * The workflows of one document that others call. A way is what several walks have in common before they part, and it
 * begins with a call of the shorter way that it goes on from. It needs nothing but its inputs.
 */
export class Ways {
  readonly #walked: Walked;
  readonly #recipes = new Map<Recipe, number>();
  readonly #root = newFork();
  readonly #made: Way[] = [];

  constructor(walked: Walked, walks: readonly (readonly Stage[])[]) {
    this.#walked = walked;
    for (const stages of walks) {
      let fork = this.#root;
      for (const stage of stages) {
        const name = this.#nameOf(stage);
        const next = fork.next.get(name) ?? newFork();
        fork.next.set(name, next);
        fork = next;
      }
    }
    choose(this.#root, 0);
  }

  get all(): readonly JsonObject[] {
    return this.#made.map(({ description }) => description);
  }

  /** The longest way with which these stages begin; undefined if they share too few with any other walk. */
  wayInto(stages: readonly Stage[]): Way | undefined {
    let fork: Fork | undefined = this.#root;
    let last: { readonly fork: Fork; readonly length: number } | undefined;
    for (const [index, stage] of stages.entries()) {
      fork = fork.next.get(this.#nameOf(stage));
      if (fork === undefined) break;
      if (fork.isWay) last = { fork, length: index + 1 };
    }
    if (last === undefined) return undefined;
    last.fork.way ??= this.#make(stages.slice(0, last.length));
    return last.fork.way;
  }

  #make(stages: readonly Stage[]): Way {
    // First the way that it calls, so that a way has a higher number than all that it calls.
    const before = this.wayInto(stages.slice(0, -1));
    const number = this.#made.length + 1;
    const { id } = this.#walked.lifecycle;
    const given = givenTo(id, '{$inputs.walk}');
    const known: Known = new Map(given);
    const steps = stepsAlong(this.#walked, stages, { before, prefix: `way-${number}`, walk: '$inputs.walk', known });
    const outputs = Object.fromEntries(
      [...known].filter(([name]) => !given.has(name)).map(([name, expression]) => [name, expression.slice(1, -1)]),
    );
    const workflowId = `${id}-way-${number}`;
    const summary = `The beginning of several walks: ${summaryOf(stages) || 'before the first event'}`;
    const description = { workflowId, summary, inputs: inputsOfWay(number), steps, outputs };
    const way = { workflowId, length: stages.length, outputs, description };
    this.#made.push(way);
    return way;
  }

  #nameOf(stage: Stage): string {
    return stageName(stage, (recipe) => {
      const number = this.#recipes.get(recipe) ?? this.#recipes.size;
      this.#recipes.set(recipe, number);
      return number;
    });
  }
}

/** Makes ways of the forks at which walks part, where there is enough before them. */
function choose(fork: Fork, stages: number): void {
  fork.isWay = fork.next.size > 1 && stages >= FEWEST_STAGES;
  for (const next of fork.next.values()) choose(next, fork.isWay ? 1 : stages + 1);
}

/** The values that a walk has before its first request, which its ways have, too. */
export const givenTo = (lifecycleId: string, walk: string): ReadonlyMap<string, string> =>
  new Map([
    ['unique', `{$inputs.unique}-${lifecycleId}-${walk}`],
    ['digits', `{$inputs.area}${walk}`],
    ['phone', `+1555{$inputs.area}${walk}`],
  ]);
