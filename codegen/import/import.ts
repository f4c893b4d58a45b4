import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { asArray, asObject, asString, isObject, type JsonObject } from '../load/json.ts';
import { GLOBAL_NAMES, SDK_TYPES } from '../model/dialect/names.ts';
import { constant, kebab, pascal } from './names.ts';
import { type Foreign, type Note, Notes } from './notes.ts';
import { type Imported, importOperations } from './operations.ts';
import { SCHEMAS_FILE, SchemaRewriter, schemaName } from './schemas.ts';

export interface ImportResult {
  /** Files to write, by their path in the service's root. */
  readonly files: ReadonlyMap<string, string>;
  readonly notes: readonly Note[];
}

/** @throws where it is no OpenAPI document of version 3 */
export const importDocument = (foreign: Foreign): ImportResult => {
  const root = asObject(foreign.value);
  const version = asString(root.openapi);
  if (version === undefined || !version.startsWith('3.')) {
    const found = root.swagger === undefined ? 'no field openapi' : `Swagger ${String(root.swagger)}`;
    throw new Error(`${foreign.file}:1:1  it has ${found}: convert it to OpenAPI 3 first`);
  }
  const notes = new Notes(foreign);
  const names = schemaNames(root, notes);
  const schemas = new SchemaRewriter(notes, names);
  const operations = importOperations({ root, notes, schemas });
  reportRest(root, notes);
  const files = new Map<string, string>();
  const put = (path: string, value: JsonObject): void => {
    if (Object.keys(value).length > 0)
      files.set(path, `${HEAD}${stringify(value, { lineWidth: 120, aliasDuplicateObjects: false })}`);
  };
  put('product.yaml', { name: titleOf(root), profile: 'import' });
  put('spec/document.yaml', documentOf(root, operations));
  put('spec/components.yaml', scopesOf(operations));
  put('spec/errors.yaml', errorsOf(operations));
  put(SCHEMAS_FILE, schemasOf(root, names, schemas));
  for (const [domain, own] of Map.groupBy(operations, ({ domain }) => domain))
    put(`spec/${domain}/paths.yaml`, pathsOf(own));
  const proposals = machinesOf(root, operations);
  for (const text of proposals) notes.add('todo', ['components', 'schemas'], text);
  return { files, notes: notes.list };
};

const HEAD = '# Imported. TODO marks what the foreign document does not say.\n\n';

const titleOf = (root: JsonObject): string =>
  (asString(asObject(root.info).title) ?? '').replaceAll(/[^\w .-]+/g, ' ').trim() || 'Service';

const schemaNames = (root: JsonObject, notes: Notes): ReadonlyMap<string, string> => {
  const operations = Object.values(asObject(root.paths)).flatMap((item) => Object.values(asObject(item)));
  const derived = operations.flatMap((one) => {
    const id = pascal(asString(asObject(one).operationId) ?? '');
    return ['Data', 'Params', 'Error', 'Errors', 'Response', 'Responses', 'Stream'].map((suffix) => `${id}${suffix}`);
  });
  const client = pascal(titleOf(root).replace(/\s+API$/i, ''));
  const reserved = new Set([...GLOBAL_NAMES, ...SDK_TYPES, ...derived, client, `${client}Error`, `${client}Options`]);
  return new Map(
    Object.keys(asObject(asObject(root.components).schemas)).map((name) => {
      const chosen = schemaName(name, reserved);
      if (chosen !== name)
        notes.add('changed', ['components', 'schemas', name], `the schema ${name} is called ${chosen} here`);
      return [name, chosen];
    }),
  );
};

const documentOf = (root: JsonObject, operations: readonly Imported[]): JsonObject => {
  const info = asObject(root.info);
  const license = asObject(info.license);
  const declared = new Map(
    asArray(root.tags).map((tag) => [asString(asObject(tag).name) ?? '', asString(asObject(tag).description)]),
  );
  const used = new Set(operations.flatMap(({ node }) => asArray(node.tags).map(String)));
  const servers = asArray(root.servers)
    .filter(isObject)
    .filter(({ url }) => typeof url === 'string' && !url.includes('{'));
  return {
    openapi: '3.1.0',
    info: {
      title: titleOf(root),
      version: asString(info.version) ?? '1.0.0',
      ...(asString(info.summary) !== undefined && { summary: asString(info.summary) ?? '' }),
      ...(asString(info.description) !== undefined && { description: asString(info.description) ?? '' }),
      ...(asString(license.name) !== undefined && { license }),
    },
    servers: servers.length > 0 ? servers.map(({ url }) => ({ url: url ?? '' })) : [{ url: 'http://localhost:8080' }],
    tags: [...used].map((name) => ({ name, description: declared.get(name) || `TODO: what ${name} is.` })),
    components: {
      securitySchemes: {
        apiKey: { type: 'apiKey', in: 'header', name: 'X-Service-Api-Key', description: 'An API key of the tenant.' },
      },
    },
  };
};

const scopesOf = (operations: readonly Imported[]): JsonObject => {
  const scopes = [...new Set(operations.flatMap(({ scope }) => scope ?? []))].sort();
  return scopes.length === 0
    ? {}
    : { schemas: { Scope: { type: 'string', description: 'A scope of an API key.', enum: scopes } } };
};

const errorsOf = (operations: readonly Imported[]): JsonObject =>
  Object.fromEntries(
    operations.flatMap(({ codes }) =>
      [...codes].map(([code, { status, meaning }]) => [code, { status, meaning, retry: false }]),
    ),
  );

const schemasOf = (root: JsonObject, names: ReadonlyMap<string, string>, schemas: SchemaRewriter): JsonObject =>
  Object.fromEntries(
    Object.entries(asObject(asObject(root.components).schemas)).map(([name, schema]) => [
      names.get(name) ?? name,
      schemas.schema(schema, ['components', 'schemas', name], SCHEMAS_FILE),
    ]),
  );

const pathsOf = (operations: readonly Imported[]): JsonObject =>
  Object.fromEntries(
    [...Map.groupBy(operations, ({ path }) => path)].map(([path, own]) => [
      path,
      Object.fromEntries(own.map(({ method, node }) => [method, node])),
    ]),
  );

/** What the platform has its own of, or nothing for. */
const reportRest = (root: JsonObject, notes: Notes): void => {
  for (const [name, scheme] of Object.entries(asObject(asObject(root.components).securitySchemes))) {
    const kind = asString(asObject(scheme).type) ?? 'unknown';
    notes.add(
      'changed',
      ['components', 'securitySchemes', name],
      `the credential ${name} (${kind}) is an API key of the platform: X-Service-Api-Key`,
    );
  }
  if (Object.keys(asObject(root.webhooks)).length > 0) {
    notes.add(
      'left out',
      ['webhooks'],
      'webhooks: events follow from lifecycles; write them as spec/<domain>/events.yaml',
    );
  }
  asArray(root.servers).forEach((server, at) => {
    if (String(asObject(server).url).includes('{'))
      notes.add('left out', ['servers', at], 'a server with variables: name its address');
  });
};

/** A lifecycle is proposed where a resource has a status, with the operations that seem to change it. */
const machinesOf = (root: JsonObject, operations: readonly Imported[]): string[] =>
  Object.entries(asObject(asObject(root.components).schemas)).flatMap(([name, schema]) => {
    const [field, values] =
      Object.entries(asObject(asObject(schema).properties))
        .map(([key, property]) => [key, asArray(asObject(property).enum).map(String)] as const)
        .find(([key, list]) => /^(?:status|state|phase)$|(?:Status|State)$/.test(key) && list.length > 1) ?? [];
    if (field === undefined || values === undefined) return [];
    const verbs = operations.filter(
      ({ method, path }) =>
        method !== 'get' && path.toLowerCase().includes(kebab(name).split('-').at(-1) ?? name.toLowerCase()),
    );
    const states = values.map(constant).join(', ');
    const events = verbs.map(({ id }) => `${constant(id)} (${id})`).join(', ') || 'none was found';
    return [
      `${name}.${field} looks like a lifecycle: machines/${kebab(name)}/${kebab(name)}.machine.ts with the states ${states}; events that operations may send: ${events}. Then say x-states: ${kebab(name)} in its schema`,
    ];
  });

/** Writes nothing where one of the files is there already; returns those. */
export const writeImport = (root: string, { files }: Pick<ImportResult, 'files'>): string[] => {
  const taken = [...files.keys()].filter((path) => existsSync(join(root, path)));
  // A product.yaml of the service says more than the import could.
  const inTheWay = taken.filter((path) => path !== 'product.yaml');
  if (inTheWay.length > 0) return inTheWay;
  for (const [path, text] of files) {
    if (taken.includes(path)) continue;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text, { flag: 'wx' });
  }
  return [];
};

export const reportOf = (file: string, notes: readonly Note[]): string[] =>
  notes
    .toSorted((a, b) => a.line - b.line)
    .map(({ kind, line, message }: Note) => `${file}:${line}  ${kind}: ${message}`)
    .filter((text, at, all) => all.indexOf(text) === at);
