const NAMED = /\{\{(\w+)\}\}/g;
/** Replaces `{{name}}` in all texts of a value. */
export function filled(value, values) {
    if (typeof value === 'string')
        return value.replaceAll(NAMED, (_, name) => known(values, name));
    if (Array.isArray(value))
        return value.map((item) => filled(item, values));
    if (typeof value !== 'object' || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, filled(item, values)]));
}
function known(values, name) {
    const value = values.get(name);
    if (value === undefined)
        throw new Error(`The walk knows no value ${name} here`);
    return value;
}
/** Whether all values that a template names are known. */
export const isFillable = (value, values) => [...JSON.stringify(value ?? null).matchAll(NAMED)].every(([, name]) => values.has(name ?? ''));
/** The value at a place such as `routes.0.routeId`; undefined if there is none. */
export function valueAt(answer, path) {
    let at = answer;
    for (const key of path.split('.')) {
        if (typeof at !== 'object' || at === null)
            return undefined;
        at = at[key];
    }
    return at;
}
