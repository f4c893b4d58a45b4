import { asArray, asObject, asString, isArray, isObject, type JsonObject } from '../load/json.ts';
import { oddSegment, SEGMENT } from '../model/dialect/paths.ts';
import { domainOf, operationIdOf, tagOf } from './names.ts';
import type { Path } from './pointer.ts';
import { bodyOf, parametersOf } from './requests.ts';
import { responsesOf } from './responses.ts';
import { deref, type Scene } from './scene.ts';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** An operation as `spec/<domain>/paths.yaml` declares it. */
export interface Imported {
  readonly domain: string;
  readonly path: string;
  readonly method: string;
  readonly id: string;
  readonly tag: string;
  readonly node: JsonObject;
  /** Codes by their status: what its refusals were in the foreign document. */
  readonly codes: ReadonlyMap<string, { readonly status: number; readonly meaning: string }>;
  readonly scope: string | undefined;
}

/** Names and routes that are given away. */
interface Given {
  readonly ids: Set<string>;
  readonly routes: Map<string, string>;
}

export const importOperations = (scene: Scene): Imported[] => {
  const given: Given = { ids: new Set(), routes: new Map() };
  return Object.entries(asObject(scene.root.paths)).flatMap(([path, written]) => {
    if (path.startsWith('x-')) return [];
    const item = deref(scene, written, ['paths', path]);
    for (const key of Object.keys(item).filter((one) => !KNOWN.has(one) && !one.startsWith('x-'))) {
      const why = ['head', 'options', 'trace'].includes(key) ? 'the service answers it by itself' : 'nothing reads it';
      scene.notes.add('left out', ['paths', path, key], `${key} of ${path}: ${why}`);
    }
    return METHODS.flatMap((method) => {
      if (item[method] === undefined) return [];
      return importOperation(scene, { path, method, item, node: asObject(item[method]) }, given) ?? [];
    });
  });
};

const KNOWN = new Set<string>([...METHODS, 'parameters', 'summary', 'description', '$ref']);

interface Written {
  readonly path: string;
  readonly method: (typeof METHODS)[number];
  readonly item: JsonObject;
  readonly node: JsonObject;
}

const importOperation = (scene: Scene, written: Written, given: Given): Imported | undefined => {
  const { path, method, item, node } = written;
  const { notes } = scene;
  const at = ['paths', path, method];
  const id = uniqueId(operationIdOf(method, path, asString(node.operationId)), given.ids);
  const fault = faultOfPath(path);
  if (fault !== undefined) {
    notes.add('left out', ['paths', path], `${method} ${path}: ${fault}`);
    return undefined;
  }
  if (id !== node.operationId) notes.add('changed', [...at, 'operationId'], `${method} ${path} is called ${id} here`);
  const named = asString(asArray(node.tags)[0]) ?? pathWord(path);
  const [tag, domain] = [tagOf(named), domainOf(named)];
  if (tag !== named && asArray(node.tags).length > 0)
    notes.add('changed', [...at, 'tags'], `the tag ${named} is called ${tag} here, as a namespace of the SDK`);
  for (const key of ['callbacks', 'servers', 'externalDocs'])
    if (node[key] !== undefined) notes.add('left out', [...at, key], `${key} of ${id}: ${INSTEAD[key]}`);
  const declared = [...templateNames(path), ...asArray(item.parameters), ...asArray(node.parameters)];
  const taken = parametersOf(scene, id, declared, at);
  const route = renamedPath(path, taken.renamed);
  const parameters = withoutOthers(route, taken.parameters);
  const body = bodyOf(scene, id, method, node.requestBody, [...at, 'requestBody']);
  if (body === 'refused') return undefined;
  const { responses, codes } = responsesOf(scene, { id, path }, asObject(node.responses), [...at, 'responses']);
  if (responses === undefined) return undefined;
  const other = given.routes.get(shapeOf(method, route));
  if (other !== undefined) {
    notes.add('left out', at, `${method} ${path}: ${other} has the same path, but for the names of parameters`);
    return undefined;
  }
  given.routes.set(shapeOf(method, route), id);
  const scope = isOpen(scene, id, node, at) ? undefined : `${domain}:${method === 'get' ? 'read' : 'write'}`;
  const description = asString(node.description);
  return {
    domain,
    path: route,
    method,
    id,
    tag,
    scope,
    codes,
    node: {
      operationId: id,
      tags: [tag],
      summary: asString(node.summary) || id,
      ...(description !== undefined && description !== '' && { description }),
      ...(node.deprecated === true && { deprecated: true }),
      security: scope === undefined ? [] : [{ apiKey: [scope] }],
      // The foreign contract has no idempotency keys.
      ...(method === 'post' && { 'x-idempotency': 'none' }),
      'x-errors': [...codes.keys()],
      ...(parameters.length > 0 && { parameters }),
      ...(body !== undefined && { requestBody: body }),
      responses,
    },
  };
};

const INSTEAD: Readonly<Record<string, string>> = {
  callbacks: 'say them under webhooks, as spec/<domain>/events.yaml',
  servers: 'clients call the servers of the whole document',
  externalDocs: 'link it in the description',
};

/** Whether the operation takes requests without a credential. Security that is not well-formed opens nothing. */
const isOpen = ({ root, notes }: Scene, id: string, node: JsonObject, at: Path): boolean => {
  const security = node.security ?? root.security;
  const place = node.security === undefined ? ['security'] : [...at, 'security'];
  if (security === undefined) {
    notes.add('changed', at, `${id} names no security, and takes requests without a credential: say so, or name one`);
    return true;
  }
  if (!isArray(security)) {
    notes.add('changed', place, `the security of ${id} is no list: it takes an API key`);
    return false;
  }
  if (node.security === undefined) notes.add('carried', place, `${id} takes the security of the whole document`);
  const optional = security.some((one) => isObject(one) && Object.keys(one).length === 0);
  if (optional) notes.add('changed', place, `a credential of ${id} is optional: it takes none here`);
  return security.length === 0 || optional;
};

const faultOfPath = (path: string): string | undefined => {
  if (/[?#]/.test(path)) return 'a path has no query: declare query parameters';
  const odd = oddSegment(path);
  return odd && `the segment ${odd}: ${SEGMENT}`;
};

const renamedPath = (path: string, renamed: ReadonlyMap<string, string>): string =>
  `${path.startsWith('/') ? '' : '/'}${path}`.replaceAll(
    /\{([^{}]+)\}/g,
    (_all, name: string) => `{${renamed.get(name) ?? name}}`,
  );

const shapeOf = (method: string, path: string): string => `${method} ${path.replaceAll(/\{[^{}]+\}/g, '{}')}`;

/** Without path parameters that the template does not have. */
const withoutOthers = (route: string, parameters: readonly JsonObject[]): readonly JsonObject[] =>
  parameters.filter(({ in: place, name }) => place !== 'path' || route.includes(`{${String(name)}}`));

/** The parameters of a template: what nobody declares is a text. */
const templateNames = (path: string): JsonObject[] =>
  [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => ({ name, in: 'path', schema: { type: 'string' } }));

const pathWord = (path: string): string =>
  path.split('/').find((word) => word !== '' && !word.startsWith('{') && !/^(?:v\d+|api)$/.test(word)) ?? 'service';

const uniqueId = (id: string, ids: Set<string>): string => {
  let unique = id;
  for (let count = 2; ids.has(unique); count += 1) unique = `${id}V${count}`;
  ids.add(unique);
  return unique;
};
