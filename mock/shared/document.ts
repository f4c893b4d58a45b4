// biome-ignore lint/suspicious/noExplicitAny: an OpenAPI document is a maze of optional members, checked by codegen.
export type Json = any;

/** What a `$ref` of the document points to, or the node itself. */
export function resolve(document: Json, node: Json): Json {
  if (typeof node?.$ref !== 'string') return node;
  const target = node.$ref
    .slice(2)
    .split('/')
    .reduce((at: Json, key: string) => at[key], document);
  return resolve(document, target);
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly operation: Json;
}

export function operationsOf(document: Json): Operation[] {
  return Object.entries<Json>(document.paths).flatMap(([path, item]) =>
    Object.entries<Json>(item)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, operation]) => ({ method, path, operation })),
  );
}

interface Route extends Operation {
  readonly pattern: RegExp;
}

/** By their documents: every request asks for one. */
const routes = new WeakMap<object, readonly Route[]>();

/** A path without parameters goes before one that has some. */
function routesOf(document: Json): readonly Route[] {
  const known = routes.get(document);
  if (known !== undefined) return known;
  const made = operationsOf(document)
    .map((one) => ({ ...one, pattern: patternOf(one.path) }))
    .sort((one, other) => one.path.split('{').length - other.path.split('{').length);
  routes.set(document, made);
  return made;
}

/** The operation that answers a request. */
export function operationAt(document: Json, method: string, url: string): Operation | undefined {
  const path = url.split('?')[0] ?? '';
  return routesOf(document).find((one) => one.method === method.toLowerCase() && one.pattern.test(path));
}

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{[^}]+\}/g, '[^/]+')}$`);

/** The names of an answer's examples. */
export function exampleNames(document: Json, operation: Json, status: string): string[] {
  const media = Object.values<Json>(resolve(document, operation.responses[status])?.content ?? {});
  return media.flatMap(({ examples }) => Object.keys(examples ?? {}));
}
