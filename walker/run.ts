import { Coverage, type Tools } from './coverage.ts';
import type { Deployment } from './deployment.ts';
import { Difference } from './difference.ts';
import { coveringPaths, moveName, type Path, shortestPaths } from './plan.ts';
import type { Recipe } from './recipe.ts';
import { newWorld, walkPath } from './walk.ts';

export interface Finding {
  readonly lifecycle: string;
  readonly message: string;
  /** The moves of the shortest path to it. */
  readonly moves: readonly string[];
  /** The same as commands of a shell. */
  readonly commands: readonly string[];
}

export interface Run {
  readonly coverage: Coverage;
  readonly finding: Finding | undefined;
  readonly walks: number;
  readonly planned: number;
}

export interface Options {
  readonly recipes: readonly Recipe[];
  readonly seed: number;
  /** Milliseconds after which no more walk begins. */
  readonly budgetMs: number;
  /** How many walks run at the same time. */
  readonly parallel: number;
  progress(done: number, all: number, lifecycle: string): void;
}

/** Walks until everything is covered, the budget is spent, or the deployment differs. */
export async function run(deployment: Deployment, options: Options): Promise<Run> {
  const coverage = new Coverage(deployment.lifecycles);
  const tools: Tools = { deployment, coverage, seed: options.seed };
  const until = performance.now() + options.budgetMs;
  const plans = options.recipes.flatMap((recipe) =>
    shuffled(coveringPaths(shortestPaths(recipe)), options.seed).map((path) => ({ recipe, path })),
  );
  const waiting = [...plans];
  let walks = 0;
  let first: { readonly plan: (typeof plans)[number]; readonly failed: Finding } | undefined;
  const worker = async (): Promise<void> => {
    for (let plan = waiting.shift(); plan !== undefined; plan = waiting.shift()) {
      if (first !== undefined || performance.now() > until) return;
      const failed = await tryPath(plan.recipe, plan.path, tools);
      walks += 1;
      options.progress(walks, plans.length, plan.recipe.lifecycle);
      if (failed !== undefined) first ??= { plan, failed };
    }
  };
  await Promise.all(Array.from({ length: options.parallel }, worker));
  const finding = first && ((await shortest(first.plan.recipe, first.plan.path, tools)) ?? first.failed);
  return { coverage, finding, walks, planned: plans.length };
}

/** The shortest of the paths through the moves of a failed one that fails too. */
async function shortest(recipe: Recipe, failed: Path, tools: Tools): Promise<Finding | undefined> {
  const moves = new Set(failed.map(moveName));
  const candidates = shortestPaths(recipe).filter((path) => moves.has(moveName(path.at(-1) as Path[number])));
  for (const path of candidates) {
    const found = await tryPath(recipe, path, { ...tools, coverage: new Coverage(tools.deployment.lifecycles) });
    if (found !== undefined) return found;
  }
  return undefined;
}

async function tryPath(recipe: Recipe, path: Path, tools: Tools): Promise<Finding | undefined> {
  const world = newWorld(tools);
  try {
    await walkPath(recipe, path, tools, world);
    return undefined;
  } catch (error) {
    if (!(error instanceof Difference)) throw error;
    const { url, version } = tools.deployment;
    const named = version === undefined ? [] : [`curl() { command curl -H 'X-Service-Api-Version: ${version}' "$@"; }`];
    const commands = [`url='${url}'`, ...named, ...world.lines];
    return { lifecycle: recipe.lifecycle, message: error.message, moves: path.map(moveName), commands };
  }
}

/** In an order that the seed decides. */
function shuffled<T>(items: readonly T[], seed: number): T[] {
  const next = generator(seed);
  return items
    .map((item) => [next(), item] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, item]) => item);
}

/** Mulberry32: numbers from 0 to 1. */
function generator(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
