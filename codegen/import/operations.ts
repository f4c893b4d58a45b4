import { asArray, asObject, asString, type Json, type JsonObject } from '../load/json.ts';
import { constant, kebab, operationIdOf, singular } from './names.ts';
import type { Notes } from './notes.ts';
import { type SchemaRewriter, sampleOf } from './schemas.ts';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
type Path = readonly (string | number)[];

/** An operation as it stands in `spec/<domain>/paths.yaml`. */
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

/** What an operation is rewritten with. */
export interface Scene {
  readonly root: JsonObject;
  readonly notes: Notes;
  readonly schemas: SchemaRewriter;
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
  const { responses, codes } = responsesOf(scene, { id, domain, path }, asObject(node.responses), [...at, 'responses']);
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

/** The value behind its `$ref` into the same document. */
export const deref = ({ root, notes }: Pick<Scene, 'root' | 'notes'>, value: Json | undefined): JsonObject => {
  let node = asObject(value);
  for (let depth = 0; depth < 10; depth += 1) {
    const ref = asString(node.$ref);
    if (ref === undefined) return node;
    if (!ref.startsWith('#/')) {
      notes.add('left out', [], `${ref} leads into another document: bundle the document first`);
      return {};
    }
    const keys = ref
      .slice(2)
      .split('/')
      .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'));
    node = asObject(keys.reduce<Json | undefined>((inner, key) => asObject(inner)[key], root));
  }
  return {};
};

const parametersOf = (scene: Scene, id: string, list: readonly Json[], at: Path): JsonObject[] => {
  const named = new Map<string, JsonObject>();
  for (const written of list) {
    const parameter = deref(scene, written);
    const [name, place] = [asString(parameter.name) ?? '', asString(parameter.in) ?? ''];
    const refuse = (why: string): void =>
      scene.notes.add('left out', [...at, 'parameters'], `the parameter ${name} of ${id}: ${why}`);
    if (place === 'cookie') refuse('the service reads no cookies');
    else if (parameter.schema === undefined) refuse('it has no schema; one with content has to be a body');
    else if (place === 'header' && /^(?:accept|content-type|authorization)$/i.test(name))
      refuse('the platform reads it');
    else named.set(`${place} ${name}`, parameterOf(scene, id, parameter, at));
  }
  return [...named.values()];
};

const parameterOf = ({ notes, schemas }: Scene, id: string, parameter: JsonObject, at: Path): JsonObject => {
  const [name, place] = [asString(parameter.name) ?? '', asString(parameter.in) ?? ''];
  const change = (message: string): void =>
    notes.add('changed', [...at, 'parameters'], `the parameter ${name} of ${id} ${message}`);
  if (parameter.explode === false)
    change('repeats its name for each value, instead of commas between them (explode: false)');
  if (parameter.style !== undefined && !/^(?:form|simple)$/.test(String(parameter.style)))
    change(`has no style ${String(parameter.style)}`);
  const isRequiredHeader = place === 'header' && parameter.required === true;
  if (isRequiredHeader) change('is optional: a handler refuses a request without it');
  return {
    name,
    in: place,
    ...(parameter.required === true && !isRequiredHeader && { required: true }),
    description: asString(parameter.description) ?? `TODO: what ${name} means.`,
    schema: schemas.schema(parameter.schema, [...at, 'parameters'], ''),
  };
};

const bodyOf = (
  scene: Scene,
  id: string,
  method: string,
  written: Json | undefined,
  at: Path,
): JsonObject | undefined | 'refused' => {
  if (written === undefined) return undefined;
  const { notes, schemas, root } = scene;
  if (method === 'get' || method === 'delete') {
    notes.add(
      'left out',
      at,
      `the body of ${id}: clients and proxies drop a body of ${method}; take parameters, or a post`,
    );
    return undefined;
  }
  const body = deref(scene, written);
  const content = asObject(body.content);
  const types = Object.keys(content);
  const type =
    types.find((one) => /^application\/json\b/.test(one)) ?? types.find((one) => /\+json\b|^\*\/\*$/.test(one));
  if (type === undefined) {
    notes.add(
      'left out',
      at,
      `${id} takes ${types.join(', ') || 'no media type'}, which is not JSON: give it a JSON body, and write it by hand`,
    );
    return 'refused';
  }
  for (const other of types.filter((one) => one !== type))
    notes.add('left out', [...at, 'content', other], `the body of ${id} as ${other}: the service takes JSON`);
  if (type !== 'application/json')
    notes.add(
      'changed',
      [...at, 'content', type],
      `the body of ${id} is application/json instead of ${type}: a handler applies the change`,
    );
  const media = asObject(content[type]);
  return {
    // A change without content changes nothing.
    required: body.required === true,
    content: {
      'application/json': mediaOf(
        media,
        media.schema,
        schemas.schema(media.schema, [...at, 'content', type, 'schema'], ''),
        root,
      ),
    },
  };
};

const mediaOf = (media: JsonObject, foreign: Json | undefined, schema: JsonObject, root: JsonObject): JsonObject => {
  const given = Object.values(asObject(media.examples))
    .map((one) => asObject(one).value)
    .find((one) => one !== undefined);
  return { schema, examples: { example: { value: given ?? media.example ?? sampleOf(foreign, root) } } };
};

/** Codes that the platform answers by itself. */
const PLATFORM = new Set(['400', '401', '403', '405', '429', '500', '501', '502', '503', '504']);
const SUFFIX: Readonly<Record<string, string>> = {
  '404': 'NOT_FOUND',
  '409': 'CONFLICT',
  '410': 'GONE',
  '412': 'CHANGED',
  '422': 'INVALID',
};

const responsesOf = (
  scene: Scene,
  { id, path }: { readonly id: string; readonly domain: string; readonly path: string },
  written: JsonObject,
  at: Path,
) => {
  const { notes } = scene;
  const responses: Record<string, Json> = {};
  const codes = new Map<string, { readonly status: number; readonly meaning: string }>();
  const noun = constant(
    singular(
      path
        .split('/')
        .filter((word) => word !== '' && !word.startsWith('{'))
        .at(-1) ?? 'resource',
    ),
  );
  for (const [status, response] of Object.entries(written)) {
    if (/^2\d\d$/.test(status)) {
      const success = successOf(scene, id, status, deref(scene, response), [...at, status]);
      if (success === undefined) return { responses: undefined, codes };
      responses[success.status] = success.node;
    } else if (!/^[45]\d\d$/.test(status)) {
      const why =
        status === 'default' ? 'errors follow from x-errors' : 'the service answers statuses by their numbers';
      notes.add('left out', [...at, status], `${status} of ${id}: ${why}`);
    } else if (PLATFORM.has(status)) {
      notes.add(
        'carried',
        [...at, status],
        `${status} of ${id} follows from what the platform refuses, in its envelope`,
      );
    } else {
      const code = `${noun}_${SUFFIX[status] ?? `REFUSED_${status}`}`;
      codes.set(code, {
        status: Number(status),
        meaning: sentence(asString(deref(scene, response).description), status),
      });
      notes.add(
        'changed',
        [...at, status],
        `${status} of ${id} has the code ${code}, in the platform's envelope: fail('${code}')`,
      );
    }
  }
  if (Object.keys(responses).length === 0) {
    notes.add('todo', at, `${id} says no 2xx: TODO: what it answers`);
    responses['200'] = EMPTY('TODO: what it answers.');
  }
  return { responses, codes };
};

const EMPTY = (description: string): JsonObject => ({
  description,
  content: {
    'application/json': { schema: { type: 'object', additionalProperties: false }, examples: { done: { value: {} } } },
  },
});

const sentence = (text: string | undefined, status: string): string => {
  const plain = (text ?? '').trim().split('\n')[0] ?? '';
  if (plain === '') return `TODO: what ${status} means here.`;
  return `${plain.charAt(0).toUpperCase()}${plain.slice(1)}${plain.endsWith('.') ? '' : '.'}`;
};

const successOf = ({ notes, schemas, root }: Scene, id: string, status: string, response: JsonObject, at: Path) => {
  const description = asString(response.description) || 'Success.';
  const content = asObject(response.content);
  const types = Object.keys(content);
  if (types.length === 0) {
    const kept = status === '204' ? '200' : status;
    notes.add('changed', at, `${status} of ${id} has no content: it answers ${kept} with an empty object`);
    return { status: kept, node: EMPTY(description) };
  }
  const type =
    types.find((one) => /^application\/([\w.-]+\+)?json\b/.test(one)) ??
    types.find((one) => /^\*\/\*$|^text\//.test(one));
  if (type === undefined) {
    notes.add(
      'left out',
      at,
      `${id} answers ${types.join(', ')}, which is neither JSON nor text: answer an address of it`,
    );
    return undefined;
  }
  for (const other of types.filter((one) => one !== type))
    notes.add('left out', [...at, 'content', other], `the ${status} of ${id} as ${other}`);
  const media = asObject(content[type]);
  const schema = schemas.schema(media.schema, [...at, 'content', type, 'schema'], '');
  const name = type === '*/*' ? 'application/json' : (type.split(';')[0] ?? type).trim();
  return { status, node: { description, content: { [name]: mediaOf(media, media.schema, schema, root) } } };
};
