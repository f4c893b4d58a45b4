import { asArray, asObject, asString, type JsonObject } from '../load/json.ts';
import { kebab, operationIdOf } from './names.ts';
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
  readonly node: JsonObject;
  /** Codes by their status: what its refusals were in the foreign document. */
  readonly codes: ReadonlyMap<string, { readonly status: number; readonly meaning: string }>;
  readonly scope: string | undefined;
}

export const importOperations = (scene: Scene): Imported[] => {
  const ids = new Set<string>();
  return Object.entries(asObject(scene.root.paths)).flatMap(([path, written]) => {
    const item = deref(scene, written);
    for (const method of ['head', 'options', 'trace']) {
      if (item[method] !== undefined)
        scene.notes.add('left out', ['paths', path, method], `${method}: the service answers it by itself`);
    }
    return METHODS.flatMap((method) => {
      if (item[method] === undefined) return [];
      return importOperation(scene, { path, method, item, node: asObject(item[method]) }, ids) ?? [];
    });
  });
};

interface Written {
  readonly path: string;
  readonly method: (typeof METHODS)[number];
  readonly item: JsonObject;
  readonly node: JsonObject;
}

const importOperation = (scene: Scene, written: Written, ids: Set<string>): Imported | undefined => {
  const { path, method, item, node } = written;
  const { notes, root } = scene;
  const at = ['paths', path, method];
  const id = uniqueId(operationIdOf(method, path, asString(node.operationId)), ids);
  if (id !== node.operationId) notes.add('changed', [...at, 'operationId'], `${method} ${path} is called ${id} here`);
  const tag = asString(asArray(node.tags)[0]) ?? pathWord(path);
  const domain = kebab(tag);
  for (const key of ['callbacks', 'servers', 'externalDocs']) {
    if (node[key] !== undefined) notes.add('left out', [...at, key], `${key} of ${id}: ${INSTEAD[key]}`);
  }
  const parameters = parametersOf(scene, id, [...asArray(item.parameters), ...asArray(node.parameters)], at);
  const body = bodyOf(scene, id, method, node.requestBody, [...at, 'requestBody']);
  if (body === 'refused') return undefined;
  const { responses, codes } = responsesOf(scene, { id, path }, asObject(node.responses), [...at, 'responses']);
  if (responses === undefined) return undefined;
  const security = asArray(node.security ?? root.security);
  const isOpen = security.length === 0 || security.some((one) => Object.keys(asObject(one)).length === 0);
  const scope = isOpen ? undefined : `${domain}:${method === 'get' ? 'read' : 'write'}`;
  if (node.security === undefined && root.security !== undefined) {
    notes.add('carried', ['security'], `${id} takes the security of the whole document`);
  }
  return {
    domain,
    path: path.startsWith('/') ? path : `/${path}`,
    method,
    id,
    scope,
    codes,
    node: {
      operationId: id,
      tags: [tag],
      summary: asString(node.summary) ?? id,
      ...(asString(node.description) !== undefined && { description: asString(node.description) ?? '' }),
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

const pathWord = (path: string): string =>
  path.split('/').find((word) => word !== '' && !word.startsWith('{') && !/^(?:v\d+|api)$/.test(word)) ?? 'service';

const uniqueId = (id: string, ids: Set<string>): string => {
  let unique = id;
  for (let count = 2; ids.has(unique); count += 1) unique = `${id}V${count}`;
  ids.add(unique);
  return unique;
};
