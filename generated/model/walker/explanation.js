import { Difference } from "./difference.js";
import { valueAt } from "./values.js";
/** What the owner is told of a resource; undefined where nobody is told of it by its id. */
export async function explanationOf(world, owner, id) {
    const { status, body } = await world.ask({ call: 'explainResource', as: owner, with: { id } });
    if (status === 404 || status === 403)
        return undefined;
    if (status !== 200)
        throw new Difference(`explainResource answers ${status} ${String(valueAt(body, 'code') ?? '')}`);
    const { resource, timeline, next } = body;
    return { lifecycle: resource.lifecycle, timeline, next };
}
