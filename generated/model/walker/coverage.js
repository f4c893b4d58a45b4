import { edgesOf } from "./follow.js";
/** What a run has reached of each machine. */
export class Coverage {
    lifecycles;
    taken = new Map();
    refused = new Map();
    places = new Set();
    constructor(lifecycles) {
        this.lifecycles = lifecycles;
    }
    take(lifecycle, edges) {
        for (const edge of edges)
            setOf(this.taken, lifecycle).add(edge);
    }
    isRefusedAt(lifecycle, place) {
        return this.places.has(`${lifecycle} ${place}`);
    }
    refuseAt(lifecycle, place, { tried }) {
        this.places.add(`${lifecycle} ${place}`);
        for (const pair of tried)
            setOf(this.refused, lifecycle).add(pair);
    }
    of(id) {
        const lifecycle = this.lifecycles[id];
        if (lifecycle === undefined)
            throw new Error(`There is no lifecycle ${id}`);
        const edges = edgesOf(lifecycle);
        const taken = this.taken.get(id) ?? new Set();
        const refused = [...(this.refused.get(id) ?? [])];
        return {
            lifecycle: id,
            transitions: edges.length,
            taken: edges.filter((edge) => taken.has(edge)),
            missing: edges.filter((edge) => !taken.has(edge)),
            refusals: lifecycle.refused
                .filter(({ state }) => lifecycle.states.find(({ name }) => name === state)?.kind !== 'passing')
                .reduce((sum, { answers }) => sum + answers.length, 0),
            refused,
        };
    }
}
function setOf(map, key) {
    const found = map.get(key) ?? new Set();
    map.set(key, found);
    return found;
}
