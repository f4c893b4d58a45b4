import { asArray, asObject, asString, isArray, type Json, type JsonObject } from '../../load/json.ts';
import { type Product, productNamed } from '../../load/product/product.ts';
import { ContractFault } from '../contract-fault.ts';
import { noticeOf, scheduleOf } from '../deprecation/schedule.ts';
import { MERGE_PATCH } from '../model.ts';
import { type Named, type SdkName, sdkNames } from '../operations/sdk-namespaces.ts';
import { type BodyMode, bodyModeOf } from './body-mode.ts';
import { type BodyRequirement, type BodyVariant, requirementsOf, variantsOf } from './body-variants.ts';
import { type DocumentedResponse, errorCodes } from './error-codes.ts';
import { headerParameter, isParameterOfCalls } from './headers.ts';
import { isOperators } from './public-document.ts';
import { jsonSchemaOf, type Resolve, resolver } from './resolve.ts';

/** The facts about one operation that the SDK's emitters need. */
export interface SdkOperation {
  id: string;
  /** Where a client has it beside its id. */
  sdkName: SdkName;
  /** hey-api's name for it: the prefix of its types. */
  typeName: string;
  /** Whose credentials open it: those of a tenant, or the admin key of the deployment. */
  audience: Audience;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  summary: string;
  description: string;
  scopes: string[];
  /** When it ends and what takes its place, as a sentence; undefined of what is not deprecated. */
  deprecated: string | undefined;
  hasPath: boolean;
  /** Its path has one parameter, and nothing else is required: a call takes the id alone, too. */
  takesId: boolean;
  query: string[];
  queryRequired: boolean;
  /** The lists of the query whose values stand behind each other, with commas between them. */
  commas: string[];
  headers: SdkHeader[];
  body: BodyMode;
  bodyRequired: boolean;
  /** The media type of a body that is not `application/json`. */
  bodyType: string | undefined;
  /** The forms of the body with an answer each, where the contract says which form gets which answer. */
  variants: readonly BodyVariant[];
  /** Fields of the body that need another one with a value. */
  requires: readonly BodyRequirement[];
  replay: 'key' | 'always' | 'refused';
  /** `value`: JSON that is no object, such as a list. */
  result: 'json' | 'value' | 'text' | 'none';
  /** One of its successes has no body, and another one has. */
  mayBeEmpty: boolean;
  /** The media type of a JSON success that is not `application/json`. */
  accept: string | undefined;
  items: string | undefined;
  /** Its list is also a stream of server-sent events: the method `stream`, and the function `streamEvents`. */
  streams: boolean;
  codes: string[];
  hasErrors: boolean;
  /** The wait of a client for what this operation reads, if it is a resource with a lifecycle whose events can be listed. */
  wait: SdkWait | undefined;
  /** True if a client can be told what can happen next to the resource that it waits for. */
  explained: boolean;
}

/** A header that is a parameter of a call. */
export interface SdkHeader {
  /** `X-Visitor-Kind`. */
  header: string;
  /** `xVisitorKind`. */
  name: string;
  required: boolean;
}

/** `wait` reads what has happened with this operation. */
export const EVENTS = 'listEvents';

/** `next` reads what can happen next with this operation. */
export const EXPLAIN = 'explainResource';

export type Audience = 'tenants' | 'operators';

export interface SdkWait {
  /** `wait` beside `get`, and `waitForDrip` beside `getDrip`. */
  member: string;
  /** Statuses without a way out: of all, or of each kind, by the value of the member that tells them apart. */
  final: string[] | { by: string; of: Record<string, string[]> };
}

export interface SdkDocument {
  /** What the client and its packages are called. */
  product: Product;
  title: string;
  /** Where its source is. */
  homepage: string | undefined;
  operations: SdkOperation[];
  /** Names of the contract's schemas. */
  schemas: string[];
  /** The enums for which hey-api declares a constant beside the type. */
  enums: string[];
  /** The schemas of errors, one per code. */
  errors: string[];
  /** The payloads of webhooks. */
  webhooks: string[];
  /** Where the keys of each environment lead, for those that are published. */
  servers: { test: string | undefined; live: string | undefined };
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** hey-api's name for all that an operation takes. */
export const dataTypeName = (id: string): string => `${typeNameOf(id)}Data`;

const typeNameOf = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);

/** Reads the bundled document once, into plain data. */
export function readDocument(root: JsonObject, product = productNamed(titleOf(root))): SdkDocument {
  const paths = Object.entries(asObject(root.paths)).map(([path, item]) => ({ path, item: asObject(item) }));
  const names = sdkNames(paths.flatMap(({ item }) => namedOf(item)));
  const read = paths.flatMap(({ path, item }) =>
    METHODS.filter((method) => item[method] !== undefined).map((method) =>
      readOperation(root, { path, method, item }, names, product),
    ),
  );
  const has = (wanted: string): boolean => read.some(({ id }) => id === wanted);
  const [hasEvents, hasExplanations] = [has(EVENTS), has(EXPLAIN)];
  const operations = read.map((operation) => ({
    ...operation,
    wait: hasEvents ? operation.wait : undefined,
    explained: hasExplanations && operation.wait !== undefined,
  }));
  const schemas = Object.entries(asObject(asObject(root.components).schemas)).map(([name, schema]) => ({
    name,
    schema: asObject(schema),
  }));
  const namesOf = (isWanted: (schema: JsonObject) => boolean): string[] =>
    schemas.flatMap(({ name, schema }) => (isWanted(schema) ? [name] : [])).toSorted();
  return {
    product,
    title: titleOf(root),
    homepage: asString(asObject(root.externalDocs).url),
    operations: operations.sort((a, b) => (a.id < b.id ? -1 : 1)),
    schemas: namesOf(() => true),
    enums: namesOf((schema) => isArray(schema.enum)),
    errors: namesOf(isRefusal),
    webhooks: [...new Set(Object.values(asObject(root.webhooks)).map(payloadOf))].toSorted(),
    servers: { test: publishedAt(root, 'test'), live: publishedAt(root, 'live') },
  };
}

const titleOf = (root: JsonObject): string => asString(asObject(root.info).title) ?? '';

/** The operations of each namespace, sorted by its name. @throws where tenants and operators would share one. */
export const byNamespace = <O extends SdkOperation>({
  operations,
}: {
  readonly operations: readonly O[];
}): [namespace: string, members: O[]][] => {
  const found = [...Map.groupBy(operations, ({ sdkName }) => sdkName.namespace)];
  for (const [namespace, members] of found) {
    if (new Set(members.map(({ audience }) => audience)).size > 1) {
      throw new ContractFault(
        members[0]?.id ?? '',
        `${namespace}: its operations are partly for operators; x-sdk-name gives one another namespace`,
      );
    }
  }
  return found.sort(([a], [b]) => (a < b ? -1 : 1));
};

/** The server that the contract publishes for the keys of an environment, by `x-keys`. */
const publishedAt = (root: JsonObject, keys: string): string | undefined =>
  asString(
    asArray(root.servers)
      .map(asObject)
      .find((server) => server['x-keys'] === keys)?.url,
  );

/** The name of a delivery's payload; the contract names every schema. */
function payloadOf(webhook: Json): string {
  const body = asObject(asObject(asObject(webhook).post).requestBody);
  const reference = asString(asObject(jsonSchemaOf(body.content)).$ref) ?? '';
  return reference.replace('#/components/schemas/', '');
}

/** The envelope with one code. */
function isRefusal(schema: JsonObject): boolean {
  const properties = asObject(schema.properties);
  return asObject(properties.code).const !== undefined && properties.statusCode !== undefined;
}

const namedOf = (item: JsonObject): Named[] =>
  METHODS.flatMap((method) => {
    const operation = asObject(item[method]);
    const id = asString(operation.operationId);
    if (id === undefined) return [];
    const tag = asString(asArray(operation.tags)[0]);
    if (tag === undefined) throw new Error(`${id}: an operation without a tag has no namespace`);
    return [{ id, tag, chosen: asString(operation['x-sdk-name']) }];
  });

/** A foreign contract may have deprecated something without a schedule. */
const deprecationOf = ({ 'x-deprecation': declared }: JsonObject): string => {
  const schedule = scheduleOf(declared, NO_FILES);
  return schedule === undefined ? 'Deprecated.' : noticeOf(schedule);
};

const NO_FILES: ReadonlyMap<string, Json> = new Map();

/** The SDKs say it in a place of its own. */
const withoutNotice = (description: string, notice: string | undefined): string =>
  description
    .split('\n\n')
    .filter((paragraph) => paragraph !== notice)
    .join('\n\n');

interface Place {
  readonly path: string;
  readonly method: (typeof METHODS)[number];
  /** The item of the path. */
  readonly item: JsonObject;
}

function readOperation(
  root: JsonObject,
  { path, method, item }: Place,
  names: ReadonlyMap<string, SdkName>,
  product: Product,
): SdkOperation {
  const resolve = resolver(root);
  const operation = asObject(item[method]);
  const id = asString(operation.operationId) ?? '';
  const deprecated = operation.deprecated === true ? deprecationOf(operation) : undefined;
  const parameters = [...asArray(item.parameters), ...asArray(operation.parameters)].map(resolve);
  const placedIn = (place: string): JsonObject[] => parameters.filter((parameter) => parameter.in === place);
  const nameOf = ({ name }: JsonObject): string => asString(name) ?? '';
  const query = placedIn('query');
  const responses = Object.entries(asObject(operation.responses)).map(
    ([status, response]): DocumentedResponse => ({ status, response: resolve(response) }),
  );
  const successes = responses.filter(({ status }) => status.startsWith('2'));
  const contents = successes.map(({ response }) => asObject(response.content));
  const content = contents.find((one) => Object.keys(one).length > 0) ?? {};
  const sdkName = names.get(id) as SdkName;
  const pathNames = placedIn('path').map(nameOf);
  const queryNames = query.map(nameOf);
  const body = operation.requestBody === undefined ? undefined : resolve(operation.requestBody);
  const queryRequired = query.some(({ required }) => required === true);
  const bodyRequired = body?.required === true;
  // The headers of an operation that verifies bytes sign these bytes, which a client would only write later.
  const headers = operation['x-raw-body'] === true ? [] : headersOf(placedIn('header'), product);
  const taken = [...pathNames, ...queryNames, ...headers.map(({ name }) => name)];
  const isNeeded = queryRequired || bodyRequired || headers.some(({ required }) => required);
  return {
    id,
    sdkName,
    typeName: typeNameOf(id),
    audience: isOperators(operation) ? 'operators' : 'tenants',
    method: method.toUpperCase() as SdkOperation['method'],
    path,
    summary: asString(operation.summary) ?? '',
    description: withoutNotice(asString(operation.description) ?? '', deprecated),
    scopes: scopesOf(operation.security ?? root.security),
    deprecated,
    hasPath: pathNames.length > 0,
    takesId: pathNames.length === 1 && !isNeeded,
    query: queryNames,
    commas: query.filter(({ explode, schema }) => explode === false && isList(resolve, schema)).map(nameOf),
    headers,
    queryRequired,
    body: bodyModeOf(resolve, id, body, taken),
    bodyRequired,
    bodyType: Object.keys(asObject(body?.content)).find((type) => type === MERGE_PATCH),
    variants: variantsOf(resolve, body),
    requires: requirementsOf(resolve, body),
    replay: replayOf(method, placedIn('header').map(nameOf)),
    result: contents.some((one) => resultOf(resolve, one) === 'value') ? 'value' : resultOf(resolve, content),
    mayBeEmpty: contents.some((one) => Object.keys(one).length === 0) && Object.keys(content).length > 0,
    accept: acceptOf(content),
    items: itemsOf(resolve, method, queryNames, content),
    streams: content['text/event-stream'] !== undefined,
    codes: errorCodes(resolve, responses),
    hasErrors: responses.some(({ status }) => !status.startsWith('2')),
    wait: waitOf(resolve, sdkName, path, operation, content),
    explained: false,
  };
}

/** A resource that is read by its id alone, with credentials, and whose status is a machine's. */
function waitOf(
  resolve: Resolve,
  { member }: SdkName,
  path: string,
  operation: JsonObject,
  content: JsonObject,
): SdkWait | undefined {
  const isPublic = isArray(operation.security) && operation.security.length === 0;
  if (!/^get(?:[A-Z]|$)/.test(member) || !/^[^{}]*\{\w+\}$/.test(path) || isPublic) return undefined;
  const final = finalOf(resolve, jsonSchemaOf(content));
  if (final === undefined) return undefined;
  return { member: member.replace(/^get$/, 'wait').replace(/^get/, 'waitFor'), final };
}

/** By the machine of the status, or where the resource is one of several kinds, by the machine of each. */
function finalOf(resolve: Resolve, schema: Json | undefined): SdkWait['final'] | undefined {
  const kinds = asArray(resolve(schema).oneOf).map(resolve);
  const by = Object.keys(asObject(kinds[0]?.properties)).find((name) =>
    kinds.every((kind) => valuesOf(kind, name).length > 0),
  );
  if (kinds.length > 1 && by !== undefined) {
    const finals = kinds.flatMap((kind) =>
      valuesOf(kind, by).map((value) => [value, finalStatuses(statusOf(resolve, kind))] as const),
    );
    return { by, of: Object.fromEntries(finals) };
  }
  const status = statusOf(resolve, schema);
  return status?.['x-states'] === undefined ? undefined : finalStatuses(status);
}

const finalStatuses = (status: JsonObject | undefined): string[] =>
  asArray(status?.['x-final']).flatMap((value) => asString(value) ?? []);

/** The few values that a member of a kind can have; none if it can have any. */
export function valuesOf({ properties }: JsonObject, name: string): string[] {
  const { const: value, enum: values } = asObject(asObject(properties)[name]);
  return [value, ...asArray(values)].flatMap((one) => asString(one) ?? []);
}

/** The schema of a resource's `status`, wherever the resource is put together from. */
export function statusOf(resolve: Resolve, schema: Json | undefined): JsonObject | undefined {
  const node = resolve(schema);
  const { status } = asObject(node.properties);
  if (status !== undefined) return resolve(status);
  const parts = [...asArray(node.allOf), ...asArray(node.oneOf)];
  return parts.map((part) => statusOf(resolve, part)).find((found) => found !== undefined);
}

const scopesOf = (security: Json | undefined): string[] => {
  const lists = asArray(security).flatMap((scheme) => Object.values(asObject(scheme)));
  return [...new Set(lists.flatMap((list) => asArray(list).flatMap((scope) => asString(scope) ?? [])))];
};

/** Where the contract takes no key, PUT, PATCH and DELETE repeat naturally (D-060), and a POST does not (D-054). */
function replayOf(method: string, headers: readonly string[]): SdkOperation['replay'] {
  if (headers.some((name) => /^idempotency-key$/i.test(name))) return 'key';
  return method === 'post' ? 'refused' : 'always';
}

const headersOf = (parameters: readonly JsonObject[], product: Product): SdkHeader[] =>
  parameters.flatMap(({ name, required }) => {
    const header = asString(name) ?? '';
    const isSent = isParameterOfCalls(header, product);
    return isSent ? [{ header, name: headerParameter(header), required: required === true }] : [];
  });

function resultOf(resolve: Resolve, content: JsonObject): SdkOperation['result'] {
  const [type] = Object.keys(content);
  if (type === undefined) return 'none';
  if (!type.includes('json')) return 'text';
  return isObjectSchema(resolve, asObject(content[type]).schema) ? 'json' : 'value';
}

const isList = (resolve: Resolve, schema: Json | undefined): boolean =>
  [resolve(schema).type ?? []].flat().some((type) => type === 'array');

/** Whether each value of a schema is an object. */
export function isObjectSchema(resolve: Resolve, schema: Json | undefined): boolean {
  const node = resolve(schema);
  if (node.type !== undefined) return node.type === 'object';
  if (node.properties !== undefined || node.additionalProperties !== undefined) return true;
  const choice = [...asArray(node.oneOf), ...asArray(node.anyOf)];
  if (choice.length > 0) return choice.every((part) => isObjectSchema(resolve, part));
  return asArray(node.allOf).some((part) => isObjectSchema(resolve, part));
}

/** Errors are always `application/json`. */
function acceptOf(content: JsonObject): string | undefined {
  const [type] = Object.keys(content);
  return type?.includes('json') && type !== 'application/json' ? `${type}, application/json` : undefined;
}

/** A list pages by cursor, and its result has one array: its items. */
function itemsOf(resolve: Resolve, method: string, query: readonly string[], content: JsonObject): string | undefined {
  if (method !== 'get' || !query.includes('cursor')) return undefined;
  const properties = Object.entries(asObject(resolve(jsonSchemaOf(content)).properties));
  const arrays = properties.filter(([, property]) => resolve(property).type === 'array');
  return arrays.length === 1 ? arrays[0]?.[0] : undefined;
}
