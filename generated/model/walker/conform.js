/** Says of each resource in a feed whether its history is one that its lifecycle allows. */
export function conformanceOf(events, lifecycles) {
    const once = [...new Map(events.map((event) => [event.id, event])).values()];
    const unknown = new Set();
    const violations = [];
    const histories = new Map();
    for (const event of once)
        histories.set(event.resourceId, [...(histories.get(event.resourceId) ?? []), event]);
    for (const [resourceId, history] of histories) {
        const lifecycle = lifecycleOf(history[0], lifecycles);
        if (lifecycle === undefined) {
            for (const { type } of history)
                unknown.add(type);
            continue;
        }
        const message = faultOf(history, lifecycle);
        if (message !== undefined)
            violations.push({ resourceId, lifecycle: lifecycle.id, message });
    }
    return { resources: histories.size, events: once.length, violations, unknown: [...unknown] };
}
/**
 * The lifecycle that an event tells of: the one that says so, the one of its name, or the only one whose name begins with
 * it, as `approval-request` does with `approval`. A deployment that names no families is older, and says too little for
 * the last.
 */
const lifecycleOf = ({ type }, lifecycles) => {
    const family = type.slice(0, type.lastIndexOf('.'));
    const all = Object.values(lifecycles);
    const name = family.replaceAll(/[._]/g, '-');
    const isOlder = all.every((lifecycle) => lifecycle.family === undefined);
    const longer = isOlder ? [] : all.filter(({ id }) => id.startsWith(`${name}-`));
    return (all.find((lifecycle) => lifecycle.family === family) ??
        lifecycles[name] ??
        (longer.length === 1 ? longer[0] : undefined));
};
function faultOf(history, lifecycle) {
    const sorted = history.toSorted((one, other) => one.resourceSequence - other.resourceSequence);
    let at;
    let step = 0;
    for (const event of sorted) {
        const shown = shownBy(event);
        if (shown === undefined)
            continue;
        const here = lifecycle.states.filter((state) => shows(state, shown)).map(({ name }) => name);
        if (here.length === 0)
            return `${event.type} tells of ${shown}, which is no status of the lifecycle`;
        const reached = reachedBy(lifecycle, at, event.resourceSequence - step, event);
        const next = here.filter((name) => reached === undefined || reached.has(name));
        if (next.length === 0) {
            const before = at === undefined ? 'the beginning' : [...at].join(' or ');
            return `step ${event.resourceSequence}: no transition leads from ${before} to ${shown} (${event.type})`;
        }
        at = new Set(next);
        step = event.resourceSequence;
    }
    return undefined;
}
/** The status that an event tells: the inner one, where the resource has two. */
function shownBy({ data }) {
    const { internalStatus, status } = data.object ?? {};
    const shown = internalStatus ?? status;
    return typeof shown === 'string' ? shown : undefined;
}
const shows = ({ status, public: face }, shown) => status === shown || face === shown;
/** States after so many steps; undefined if the feed begins later than the resource, so that any may be. */
function reachedBy(lifecycle, from, steps, { data: { previousStatus } }) {
    if (from === undefined)
        return steps === 1 ? new Set([lifecycle.initial]) : undefined;
    let reached = from;
    for (let left = steps; left > 0; left -= 1) {
        const isLast = left === 1;
        const taken = lifecycle.transitions.filter((transition) => reached.has(transition.from) && (!isLast || isFrom(lifecycle, transition.from, previousStatus)));
        reached = new Set(taken.map(({ to }) => to));
    }
    return reached;
}
const isFrom = ({ states }, name, previous) => {
    const state = states.find((one) => one.name === name);
    return previous === undefined || previous === null || state === undefined || shows(state, previous);
};
