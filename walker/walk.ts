import { setTimeout as delay } from 'node:timers/promises';
import type { Lifecycle } from './contract.ts';
import type { Tools } from './coverage.ts';
import { Difference } from './difference.ts';
import { type Explanation, explanationOf, type Next } from './explanation.ts';
import { CREATION, edgeName, edgesOf, follow, kindOf, type Position, START } from './follow.ts';
import { PATIENCE_MS } from './patience.ts';
import { type Path, placeName } from './plan.ts';
import type { Act, Recipe } from './recipe.ts';
import { refuseAll } from './refuse.ts';
import { witness } from './witness.ts';
import { type Walked, World } from './world.ts';

/** Takes a resource along a path and compares each step with the published lifecycle. */
export async function walkPath(recipe: Recipe, path: Path, tools: Tools, world: World): Promise<void> {
  const lifecycle = tools.deployment.lifecycles[recipe.lifecycle];
  if (lifecycle === undefined) throw new Difference(`The deployment has no lifecycle ${recipe.lifecycle}`);
  let position = START;
  let at = 0;
  for (const { act, to } of path) {
    for (const step of act.steps) await world.take(step);
    const walked = { recipe, lifecycle, world };
    const arrived = recipe.hidden ? unseen(walked, act, position) : await arrival(walked, act, position, at);
    ({ position, at } = arrived);
    tools.coverage.take(lifecycle.id, arrived.taken);
    const place = placeName(to);
    if (recipe.gone?.includes(to.state)) continue;
    if (!arrived.isResting || recipe.restless?.includes(to.state)) continue;
    const next = recipe.hidden ? [] : await comparedNext(walked, to.state);
    if (tools.coverage.isRefusedAt(lifecycle.id, place)) continue;
    tools.coverage.refuseAt(lifecycle.id, place, await refuseAll(walked, to, next));
  }
  await witness(tools, world);
}

interface Arrival {
  readonly position: Position;
  readonly at: number;
  readonly taken: readonly string[];
  /** Whether nothing has happened since. */
  readonly isResting: boolean;
}

/** Waits until the event of an act and all that follows at once are in the history. */
async function arrival(walked: Walked, act: Act, before: Position, at: number): Promise<Arrival> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    if (walked.recipe.gone?.includes(act.to)) return await vanished(walked, act, before, at);
    const told = await read(walked);
    const arrived = advance(walked.lifecycle, act, before, told, at);
    if (arrived !== undefined) return arrived;
    if (performance.now() > until) {
      const last = told.timeline.at(-1)?.to;
      throw new Difference(`${act.event} does not happen: the resource is ${last} and not ${act.to}`);
    }
    await delay(50);
  }
}

/** Takes an act whose end is that nobody can read the resource any more. */
async function vanished(walked: Walked, act: Act, before: Position, at: number): Promise<Arrival> {
  const { recipe, world } = walked;
  if ((await explanationOf(world, recipe.owner, world.value(recipe.id))) !== undefined) {
    throw new Difference(`${act.event} leaves the ${recipe.lifecycle} where it can still be read`);
  }
  return { ...unseen(walked, act, before), at: at + 1 };
}

/** Takes an act that no history tells of: its requests were answered as they have to be. */
function unseen({ lifecycle }: Walked, act: Act, before: Position): Arrival {
  const [from = CREATION] = before.states;
  const edge = edgeName({ from, event: act.event, to: act.to });
  if (!edgesOf(lifecycle).includes(edge)) throw new Difference(`${edge} was taken, which the lifecycle does not have`);
  return { position: { states: [act.to], taken: [] }, at: 0, taken: [edge], isResting: true };
}

async function read({ recipe, world }: Walked): Promise<Explanation> {
  const found = await explanationOf(world, recipe.owner, world.value(recipe.id));
  if (found === undefined) throw new Difference(`explainResource does not find the ${recipe.lifecycle}`);
  return found;
}

function advance(
  lifecycle: Lifecycle,
  act: Act,
  before: Position,
  { timeline }: Explanation,
  at: number,
): Arrival | undefined {
  let position = before;
  const taken: string[] = [];
  for (let index = at; index < timeline.length; index += 1) {
    const step = timeline[index];
    if (step === undefined) return undefined;
    const event = step.event ?? 'CREATE';
    if (index === at && event !== act.event) {
      throw new Difference(`${event} leads from ${step.from} to ${step.to} where ${act.event} was brought about`);
    }
    const followed = follow(lifecycle, position, step);
    if (followed === undefined) {
      throw new Difference(
        `${event} leads from ${step.from ?? '(none)'} to ${step.to}, which the lifecycle does not have`,
      );
    }
    position = followed;
    if (position.states.every((name) => kindOf(lifecycle, name) === 'passing')) {
      taken.push(...position.taken);
      continue;
    }
    if (!position.states.includes(act.to))
      throw new Difference(`${act.event} leads to ${step.to} and not to ${act.to}`);
    taken.push(...position.taken.filter((edge) => edge.endsWith(`> ${act.to}`)));
    const isResting = index === timeline.length - 1;
    return { position: { states: [act.to], taken: [] }, at: index + 1, taken, isResting };
  }
  // Some rest in a state that others pass through: a pool is served while a loan is open.
  if (timeline.length === at || !position.states.includes(act.to)) return undefined;
  return { position: { states: [act.to], taken: [] }, at: timeline.length, taken, isResting: true };
}

/** What the deployment says that it takes now, which has to be what the lifecycle takes in this state. */
async function comparedNext(walked: Walked, state: string): Promise<readonly Next[]> {
  for (let tries = 0; ; tries += 1) {
    const { next } = await read(walked);
    const fault = faultIn(walked.lifecycle, state, next);
    if (fault === undefined) return next;
    // What was read while it changed is read again.
    if (tries === 3) throw new Difference(fault);
    await delay(100);
  }
}

function faultIn({ transitions }: Lifecycle, state: string, next: readonly Next[]): string | undefined {
  const here = transitions.filter(({ from }) => from === state);
  const told = new Set(next.map(({ event }) => event));
  const foreign = [...told].find((name) => !here.some(({ event }) => event === name));
  if (foreign !== undefined) return `${state} takes ${foreign}, which the lifecycle does not have there`;
  const missing = here.find((one) => !('guard' in one) && !told.has(one.event));
  return missing && `${state} does not take ${missing.event}, which the lifecycle has there`;
}

export const newWorld = ({ deployment, seed }: Tools): World => new World(deployment, seed);
