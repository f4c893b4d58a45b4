import { Difference } from "./difference.js";
import { explanationOf } from "./explanation.js";
import { follow, START } from "./follow.js";
import { valueAt } from "./values.js";
/**
 * Compares the histories of everything else that the walk's tenants have events of with its lifecycle.
 */
export async function witness({ deployment, coverage }, world) {
    for (const owner of [...world.values.keys()].filter((name) => name.endsWith('Key'))) {
        for (const id of await resourcesOf(world, owner)) {
            const told = await explanationOf(world, owner, id);
            const lifecycle = told && deployment.lifecycles[told.lifecycle];
            if (told === undefined || lifecycle === undefined)
                continue;
            let position = START;
            for (const step of told.timeline) {
                // Another party is told of no events, and not of each step.
                if (step.event === null)
                    break;
                const followed = follow(lifecycle, position, step);
                if (followed === undefined) {
                    throw new Difference(`${lifecycle.id} ${id}: ${step.event} leads from ${step.from ?? '(none)'} to ${step.to}, which the lifecycle does not have`);
                }
                position = followed;
                if (followed.taken.length === 1)
                    coverage.take(lifecycle.id, followed.taken);
            }
        }
    }
}
async function resourcesOf(world, owner) {
    const ids = new Set();
    for (let cursor;;) {
        const input = { take: 100, ...(cursor !== undefined && { cursor }) };
        const answer = await world.ask({ call: 'listEvents', as: owner, with: input });
        const events = answer.status === 200 ? valueAt(answer.body, 'events') : undefined;
        for (const event of Array.isArray(events) ? events : []) {
            const id = valueAt(event, 'resourceId');
            if (typeof id === 'string')
                ids.add(id);
        }
        cursor = answer.cursor;
        if (cursor === undefined || !Array.isArray(events) || events.length === 0)
            return [...ids];
    }
}
