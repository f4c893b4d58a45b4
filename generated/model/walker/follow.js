export const START = { states: [], taken: [] };
export const edgeName = ({ from, event, to }) => `${from} --${event}--> ${to}`;
/** The name of the creation in coverage. */
export const CREATION = '(none)';
/** The position after one more step; undefined if the lifecycle has no such transition. */
export function follow(lifecycle, position, step) {
    const states = new Map(lifecycle.states.map((state) => [state.name, state]));
    const { event, from, to } = step;
    if (from === null) {
        const initial = states.get(lifecycle.initial);
        if (position !== START || initial?.status !== to)
            return undefined;
        return { states: [initial.name], taken: [edgeName({ from: CREATION, event: 'CREATE', to: initial.name })] };
    }
    const possible = lifecycle.transitions.filter((transition) => (event === null || transition.event === event) &&
        position.states.includes(transition.from) &&
        shows(states.get(transition.from), from) &&
        shows(states.get(transition.to), to));
    if (possible.length === 0)
        return undefined;
    return { states: unique(possible.map((transition) => transition.to)), taken: possible.map(edgeName) };
}
const shows = (state, status) => state?.status === status;
const unique = (names) => [...new Set(names)];
export const kindOf = ({ states }, name) => states.find((state) => state.name === name)?.kind;
export const edgesOf = ({ transitions, initial }) => [
    edgeName({ from: CREATION, event: 'CREATE', to: initial }),
    ...new Set(transitions.map((transition) => edgeName(transition))),
];
