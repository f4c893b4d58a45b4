import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { readDefaultErrors } from '../load/defaults.ts';
import { asArray, asObject, asString, isObject, type JsonObject } from '../load/json.ts';
import { CONTRACT_TYPES, clientTypes, GLOBAL_NAMES, SDK_TYPES } from '../model/dialect/names.ts';
import { errorSchemaName } from '../model/errors.ts';
import { sdkNames } from '../model/operations/sdk-namespaces.ts';
import { dropMisfits, Judge } from './judge.ts';
import { camel, constant, kebab, operationIdOf, pascal, tagOf } from './names.ts';
import { type Foreign, type Note, Notes, NotImportable } from './notes.ts';
import { type Imported, importOperations } from './operations.ts';
import { codeOf, needsCode } from './responses.ts';
import { SCHEMAS_FILE, SchemaRewriter, schemaName } from './schemas.ts';

export interface ImportResult {
  /** Files to write, by their path in the service's root. */
  readonly files: ReadonlyMap<string, string>;
  readonly notes: readonly Note[];
}

/** @throws NotImportable where it is no OpenAPI document of version 3, or has nothing that could be served */
export const importDocument = (foreign: Foreign): ImportResult => {
  const root = asObject(foreign.value);
  const fault = faultOf(root);
  if (fault !== undefined) throw new NotImportable(`${foreign.file}:1:1  ${fault}`);
  const notes = new Notes(foreign);
  const names = schemaNames(root, notes);
  const schemas = new SchemaRewriter(root, notes, names);
  const named = schemasOf(root, names, schemas);
  const judge = new Judge(named);
  const operations = importOperations({ root, notes, schemas, judge });
  dropMisfits(schemas.valued, judge, notes);
  reportRest(root, notes);
  if (operations.length === 0) {
    const said = reportOf(foreign.file, notes.list).filter((line) => line.includes('left out'));
    const why = said.length === 0 ? 'its paths have no operation' : 'none of its operations can be imported';
    throw new NotImportable([`${foreign.file}:${foreign.lineOf(['paths'])}:1  ${why}`, ...said].join('\n'));
  }
  const files = new Map<string, string>();
  const put = (path: string, value: JsonObject): void => {
    if (Object.keys(value).length > 0)
      files.set(path, `${HEAD}${stringify(value, { lineWidth: 120, aliasDuplicateObjects: false })}`);
  };
  put('product.yaml', { name: titleOf(root), profile: 'import' });
  put('spec/document.yaml', documentOf(root, operations));
  put('spec/components.yaml', scopesOf(operations));
  put('spec/errors.yaml', errorsOf(operations));
  put(SCHEMAS_FILE, named);
  const chosen = chosenSdkNames(operations);
  for (const [domain, own] of Map.groupBy(operations, ({ domain }) => domain))
    put(`spec/${domain}/paths.yaml`, pathsOf(own, chosen));
  const proposals = machinesOf(root, operations);
  for (const { text, at } of proposals) notes.add('todo', at, text);
  return { files, notes: notes.list };
};

const faultOf = (root: JsonObject): string | undefined => {
  const version = root.openapi === undefined ? undefined : String(root.openapi);
  if (version?.startsWith('3')) return undefined;
  const found =
    version !== undefined
      ? `OpenAPI ${version}`
      : root.swagger === undefined
        ? 'no field openapi'
        : `Swagger ${String(root.swagger)}`;
  return `it has ${found}: convert it to OpenAPI 3 first`;
};

const HEAD = '# Imported. TODO marks what the foreign document does not say.\n\n';

const titleOf = (root: JsonObject): string => {
  const title = (asString(asObject(root.info).title) ?? '').replaceAll(/[^\w .-]+/g, ' ').trim();
  return /[A-Za-z]/.test(title) ? title : 'Service';
};

/** Types that the generator makes besides those of the document, and the schema of the scopes. */
const reservedNames = (root: JsonObject): Set<string> => {
  const operations = Object.entries(asObject(root.paths)).flatMap(([path, item]) =>
    Object.entries(asObject(item)).map(([method, node]) => ({ path, method, node: asObject(node) })),
  );
  const derived = operations.flatMap(({ path, method, node }) => {
    const id = pascal(operationIdOf(method, path, asString(node.operationId)));
    return DERIVED.map((suffix) => `${id}${suffix}`);
  });
  const codes = operations.flatMap(({ path, node }) =>
    Object.keys(asObject(node.responses)).flatMap((status) => (needsCode(status) ? [codeOf(path, status)] : [])),
  );
  const client = pascal(titleOf(root).replace(/\s+API$/i, ''));
  const errors = [...codes, ...Object.keys(asObject(parse(readDefaultErrors())))].map(errorSchemaName);
  return new Set([
    ...[...GLOBAL_NAMES, ...SDK_TYPES, ...CONTRACT_TYPES, ...clientTypes(client), 'Scope', 'NoParams', 'Methods'],
    ...derived,
    ...errors,
  ]);
};

/** The parts of an operation that become types. */
const DERIVED = ['Data', 'Params', 'Error', 'Errors', 'Response', 'Responses', 'Stream', 'Body', 'Result'];

const schemaNames = (root: JsonObject, notes: Notes): ReadonlyMap<string, string> => {
  const reserved = reservedNames(root);
  const given = Object.keys(asObject(asObject(root.components).schemas));
  const names = new Map<string, string>();
  // Those that can stay as they are come first: no other one takes their name.
  for (const name of given) if (schemaName(name, reserved) === name) names.set(name, name);
  for (const name of names.values()) reserved.add(name);
  for (const name of given) {
    if (names.has(name)) continue;
    const chosen = schemaName(name, reserved);
    reserved.add(chosen);
    names.set(name, chosen);
    notes.add('changed', ['components', 'schemas', name], `the schema ${name} is called ${chosen} here`);
  }
  return names;
};

/** Where two operations would have one name in the SDK, or a namespace that of an operation: each is then called by its id. */
const chosenSdkNames = (operations: readonly Imported[]): ReadonlyMap<string, string> => {
  const chosen = new Map<string, string>();
  for (let round = 0; round <= operations.length; round += 1) {
    try {
      sdkNames(operations.map(({ id, tag }) => ({ id, tag, chosen: chosen.get(id) })));
      return chosen;
    } catch (error) {
      const message = error instanceof Error ? error.message : '';
      const clashing = operations.filter(({ id }) => new RegExp(`\\b${id}\\b`).test(message) && !chosen.has(id));
      if (clashing.length === 0) return chosen;
      for (const { id, tag } of clashing) chosen.set(id, `${camel(tag)}Operations.${id}`);
    }
  }
  return chosen;
};

const documentOf = (root: JsonObject, operations: readonly Imported[]): JsonObject => {
  const info = asObject(root.info);
  const license = asObject(info.license);
  const declared = new Map(
    asArray(root.tags).map((tag) => [tagOf(asString(asObject(tag).name) ?? ''), asString(asObject(tag).description)]),
  );
  const used = new Set(operations.map(({ tag }) => tag));
  const servers = asArray(root.servers)
    .filter(isObject)
    .filter(({ url }) => typeof url === 'string' && url !== '' && !url.includes('{') && url !== '/');
  return {
    openapi: '3.1.0',
    info: {
      title: asString(info.title) || titleOf(root),
      version: info.version === undefined || info.version === '' ? '1.0.0' : String(info.version),
      ...(asString(info.summary) !== undefined && { summary: asString(info.summary) ?? '' }),
      ...(asString(info.description) !== undefined && { description: asString(info.description) ?? '' }),
      ...(asString(license.name) !== undefined && { license }),
    },
    servers: servers.length > 0 ? servers.map(({ url }) => ({ url: url ?? '' })) : [{ url: 'http://localhost:8080' }],
    tags: [...used].map((name) => ({ name, description: declared.get(name) || `TODO: what ${name} is.` })),
    components: {
      securitySchemes: {
        apiKey: {
          type: 'apiKey',
          in: 'header',
          name: '{{headerPrefix}}Api-Key',
          description: 'An API key of the tenant.',
        },
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

const pathsOf = (operations: readonly Imported[], sdkNames: ReadonlyMap<string, string>): JsonObject =>
  Object.fromEntries(
    [...Map.groupBy(operations, ({ path }) => path)].map(([path, own]) => [
      path,
      Object.fromEntries(own.map(({ id, method, node }) => [method, withSdkName(node, sdkNames.get(id))])),
    ]),
  );

const withSdkName = (node: JsonObject, name: string | undefined): JsonObject =>
  name === undefined ? node : { ...node, 'x-sdk-name': name };

/** What the platform has its own of, or nothing for. */
const reportRest = (root: JsonObject, notes: Notes): void => {
  for (const [name, scheme] of Object.entries(asObject(asObject(root.components).securitySchemes))) {
    const kind = asString(asObject(scheme).type) ?? 'unknown';
    notes.add(
      'changed',
      ['components', 'securitySchemes', name],
      `the credential ${name} (${kind}) is an API key of the platform`,
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
const machinesOf = (root: JsonObject, operations: readonly Imported[]) =>
  Object.entries(asObject(asObject(root.components).schemas)).flatMap(([name, schema]) => {
    const [field, values] =
      Object.entries(asObject(asObject(schema).properties))
        .map(([key, property]) => [key, asArray(asObject(property).enum).map(String)] as const)
        .find(([key, list]) => /^(?:status|state|phase)$|(?:Status|State)$/.test(key) && list.length > 1) ?? [];
    if (field === undefined || values === undefined) return [];
    const noun = kebab(name).split('-').at(-1) ?? name.toLowerCase();
    const verbs = operations.filter(({ method, path }) => method !== 'get' && path.toLowerCase().includes(noun));
    const states = values.map(constant).join(', ');
    const events = verbs.map(({ id }) => `${constant(id)} (${id})`).join(', ') || 'none was found';
    const file = `machines/${kebab(name)}/${kebab(name)}.machine.ts`;
    const text = `${name}.${field} looks like a lifecycle: ${file} with the states ${states}; events that operations may send: ${events}. Then say x-states: ${kebab(name)} in its schema`;
    return [{ text, at: ['components', 'schemas', name, 'properties', field] }];
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
