import { isFillable } from "./values.js";
export const placeName = ({ state, facts }) => {
    const told = Object.entries(facts)
        .filter(([, value]) => value !== false)
        .map(([name, value]) => (value === true ? name : `${name}=${value}`))
        .toSorted();
    return [state, ...told].join(' ');
};
export const moveName = ({ act, from, to }) => `${from === undefined ? '(none)' : placeName(from)} --${act.event}--> ${placeName(to)}`;
const holds = (facts, wanted = {}) => Object.entries(wanted).every(([name, value]) => (facts[name] ?? false) === value);
export const isTriedIn = (act, { state, facts }) => act.from?.includes(state) === true && holds(facts, act.when);
export const holdsIn = (place, wanted) => holds(place.facts, wanted);
/** The input with which a recipe asks an operation for an event that is refused. */
export const askFor = ({ asks }, operation, event) => asks?.[`${operation} ${event}`] ?? asks?.[operation];
/** Tells whether the state alone decides the answer there, and everything that the request names is known. */
export const isAskable = ({ as, with: input, when, notIn }, place, known) => notIn?.includes(place.state) !== true &&
    holdsIn(place, when) &&
    isFillable(input, known) &&
    (as === undefined || known.has(as));
/** The shortest path through every move that a recipe knows. */
export function shortestPaths(recipe) {
    const found = new Map();
    const seen = new Set();
    const queue = [];
    const add = (path) => {
        const last = path.at(-1);
        const name = moveName(last);
        if (found.has(name))
            return;
        found.set(name, path);
        const place = placeName(last.to);
        if (seen.has(place))
            return;
        seen.add(place);
        queue.push(path);
    };
    for (const act of recipe.starts)
        add([moveOf(act, undefined)]);
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
        const here = path.at(-1).to;
        for (const act of recipe.acts)
            if (isTriedIn(act, here))
                add([...path, moveOf(act, here)]);
    }
    return [...found.values()];
}
const moveOf = (act, from) => ({
    act,
    from,
    to: { state: act.to, facts: { ...from?.facts, ...act.sets } },
});
/**
 * As few of these paths as take every act from each of its states. The same act with other facts beside it is not taken
 * again: one recipe has thousands of such combinations.
 */
export function coveringPaths(paths) {
    const numbers = new Map();
    const goalOf = ({ act, from }) => {
        const number = numbers.get(act) ?? numbers.size;
        numbers.set(act, number);
        return `${from?.state} ${number}`;
    };
    const shortest = new Map();
    for (const path of paths) {
        const goal = goalOf(path.at(-1));
        if (path.length < (shortest.get(goal)?.length ?? Infinity))
            shortest.set(goal, path);
    }
    const covered = new Set();
    return [...shortest.values()]
        .toSorted((one, other) => other.length - one.length)
        .filter((path) => {
        const goals = path.map(goalOf);
        const isNew = goals.some((goal) => !covered.has(goal));
        for (const goal of goals)
            covered.add(goal);
        return isNew;
    });
}
