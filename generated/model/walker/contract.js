/** The published description of a deployment: `/lifecycles.json`, and what the walker needs of `/openapi.json`. */
/** The operations of an OpenAPI document by their ids. */
export function operationsOf(document) {
    const found = new Map();
    for (const [path, item] of Object.entries(document.paths ?? {})) {
        for (const [method, value] of Object.entries(item)) {
            const { operationId, parameters = [], requestBody } = value;
            if (operationId === undefined)
                continue;
            const known = parameters.map((parameter) => resolved(document, parameter));
            found.set(operationId, {
                id: operationId,
                method: method.toUpperCase(),
                path,
                parameters: known,
                hasBody: requestBody !== undefined,
                bodyType: Object.keys(requestBody?.content ?? {})[0] ?? 'application/json',
            });
        }
    }
    return found;
}
function resolved(document, parameter) {
    if (!('$ref' in parameter) || parameter.$ref === undefined)
        return parameter;
    const name = parameter.$ref.slice(parameter.$ref.lastIndexOf('/') + 1);
    const found = document.components?.parameters?.[name];
    if (found === undefined)
        throw new Error(`The OpenAPI document has no parameter ${parameter.$ref}`);
    return found;
}
/** The fields of an input that are no parameters. */
export const bodyOf = (input, { parameters }) => {
    const names = new Set(parameters.map(({ name }) => name));
    return Object.fromEntries(Object.entries(input).filter(([key]) => !names.has(key)));
};
