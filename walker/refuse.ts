import { Difference } from './difference.ts';
import type { Next } from './explanation.ts';
import { explanationOf } from './explanation.ts';
import { askFor, isAskable, type Place } from './plan.ts';
import { filled, valueAt } from './values.ts';
import type { Walked } from './world.ts';

/** How many refused pairs were tried in a state, and how many answers there are that nobody could try. */
export interface Refusals {
  readonly state: string;
  readonly tried: readonly string[];
  readonly untried: readonly string[];
}

/**
 * Tries each operation whose event is refused in this state, and those that the explanation says would be refused. Each
 * has to answer its published code and to change nothing.
 */
export async function refuseAll(walked: Walked, place: Place, next: readonly Next[]): Promise<Refusals> {
  const { lifecycle, recipe, world } = walked;
  const published = lifecycle.refused
    .filter(({ state }) => state === place.state)
    .flatMap(({ event, answers }) => answers.map(({ operation, code }) => ({ event, operation, code })));
  const predicted = next.flatMap(({ event, operationId, allowed, code }) =>
    allowed === false && operationId !== null && code !== null && recipe.asks?.[operationId]?.as === recipe.owner
      ? [{ event, operation: operationId, code }]
      : [],
  );
  const tried: string[] = [];
  const untried: string[] = [];
  const before = await historyOf(walked);
  for (const { event, operation, code } of [...published, ...predicted]) {
    const name = `${place.state} --${event}--> refused: ${operation}`;
    const ask = askFor(recipe, operation, event);
    if (ask === undefined || !isAskable(ask, place, world.values)) {
      untried.push(name);
      continue;
    }
    const { status, body } = await world.ask({ call: operation, ...ask });
    const answered = status >= 400 ? String(valueAt(body, 'code')) : `${status}`;
    if (answered !== code) {
      world.lines.push(`# ${operation} ${JSON.stringify(filled(ask.with ?? {}, world.values))}`);
      throw new Difference(
        `${operation} in ${place.state} answers ${answered}, and the lifecycle says ${code} for ${event}`,
      );
    }
    tried.push(name);
  }
  const after = await historyOf(walked);
  // A long history is told without its beginning: its length stays, and its last step is another one.
  if (after?.length !== before?.length || !isSameStep(after?.at(-1), before?.at(-1))) {
    throw new Difference(`A refused operation in ${place.state} has moved the resource to ${after?.at(-1)?.to}`);
  }
  return { state: place.state, tried, untried };
}

type Step = NonNullable<Awaited<ReturnType<typeof historyOf>>>[number] | undefined;

const isSameStep = (one: Step, other: Step): boolean => JSON.stringify(one) === JSON.stringify(other);

const historyOf = async ({ recipe, world }: Walked) =>
  recipe.hidden ? undefined : (await explanationOf(world, recipe.owner, world.value(recipe.id)))?.timeline;
