import { Coverage } from "./coverage.js";
import { Difference } from "./difference.js";
import { coveringPaths, moveName, shortestPaths } from "./plan.js";
import { newWorld, walkPath } from "./walk.js";
/** Walks until everything is covered, the budget is spent, or the deployment differs. */
export async function run(deployment, options) {
    const coverage = new Coverage(deployment.lifecycles);
    const tools = { deployment, coverage, seed: options.seed };
    const until = performance.now() + options.budgetMs;
    const plans = options.recipes.flatMap((recipe) => shuffled(coveringPaths(shortestPaths(recipe)), options.seed).map((path) => ({ recipe, path })));
    const waiting = [...plans];
    let walks = 0;
    let first;
    const worker = async () => {
        for (let plan = waiting.shift(); plan !== undefined; plan = waiting.shift()) {
            if (first !== undefined || performance.now() > until)
                return;
            const failed = await tryPath(plan.recipe, plan.path, tools);
            walks += 1;
            options.progress(walks, plans.length, plan.recipe.lifecycle);
            if (failed !== undefined)
                first ??= { plan, failed };
        }
    };
    await Promise.all(Array.from({ length: options.parallel }, worker));
    const finding = first && ((await shortest(first.plan.recipe, first.plan.path, tools)) ?? first.failed);
    return { coverage, finding, walks, planned: plans.length };
}
/** The shortest of the paths through the moves of a failed one that fails too. */
async function shortest(recipe, failed, tools) {
    const moves = new Set(failed.map(moveName));
    const candidates = shortestPaths(recipe).filter((path) => moves.has(moveName(path.at(-1))));
    for (const path of candidates) {
        const found = await tryPath(recipe, path, { ...tools, coverage: new Coverage(tools.deployment.lifecycles) });
        if (found !== undefined)
            return found;
    }
    return undefined;
}
async function tryPath(recipe, path, tools) {
    const world = newWorld(tools);
    try {
        await walkPath(recipe, path, tools, world);
        return undefined;
    }
    catch (error) {
        if (!(error instanceof Difference))
            throw error;
        const { url, version } = tools.deployment;
        const named = version === undefined ? [] : [`curl() { command curl -H 'X-Service-Api-Version: ${version}' "$@"; }`];
        const commands = [`url='${url}'`, ...named, ...world.lines];
        return { lifecycle: recipe.lifecycle, message: error.message, moves: path.map(moveName), commands };
    }
}
/** In an order that the seed decides. */
function shuffled(items, seed) {
    const next = generator(seed);
    return items
        .map((item) => [next(), item])
        .toSorted(([one], [other]) => one - other)
        .map(([, item]) => item);
}
/** Mulberry32: numbers from 0 to 1. */
function generator(seed) {
    let state = seed | 0;
    return () => {
        state = (state + 0x6d2b79f5) | 0;
        let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
        mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
    };
}
