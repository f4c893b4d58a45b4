import { type Named, type SdkName, sdkNames } from '../../model/sdk-namespaces.ts';
import { type BodyMode, bodyModeOf } from './body-mode.ts';
import { errorCodes } from './error-codes.ts';
import { type Json, resolver } from './resolve.ts';

/** The facts about one operation that the SDK's emitters need. */
export interface SdkOperation {
  id: string;
  /** Where a client has it beside its id. */
  sdkName: SdkName;
  /** hey-api's name for it: the prefix of its types. */
  typeName: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  summary: string;
  description: string;
  scopes: string[];
  deprecated: boolean;
  hasPath: boolean;
  /** Its path has one parameter, and nothing else is required: a call takes the id alone, too. */
  takesId: boolean;
  query: string[];
  queryRequired: boolean;
  body: BodyMode;
  bodyRequired: boolean;
  replay: 'key' | 'always' | 'refused';
  result: 'json' | 'text' | 'none';
  /** The media type of a JSON success that is not `application/json`. */
  accept: string | undefined;
  items: string | undefined;
  /** Its list is also a stream of server-sent events: the method `stream`, and the function `streamEvents`. */
  streams: boolean;
  codes: string[];
  hasErrors: boolean;
  /** The wait of a client for what this operation reads, if it is a resource with a lifecycle. */
  wait: SdkWait | undefined;
}

export interface SdkWait {
  /** `wait` beside `get`, and `waitForDrip` beside `getDrip`. */
  member: string;
  /** Statuses without a way out: of all, or of each kind, by the value of the member that tells them apart. */
  final: string[] | { by: string; of: Record<string, string[]> };
}

export interface SdkDocument {
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
export function readDocument(openapi: object): SdkDocument {
  const root = openapi as Json;
  const names = sdkNames(Object.values<Json>(root.paths ?? {}).flatMap(namedOf));
  const operations = Object.entries<Json>(root.paths ?? {}).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => readOperation(root, path, method, item, names)),
  );
  const schemas = Object.entries<Json>(root.components?.schemas ?? {});
  return {
    title: root.info.title,
    homepage: root.externalDocs?.url,
    operations: operations.sort((a, b) => (a.id < b.id ? -1 : 1)),
    schemas: schemas.map(([name]) => name).toSorted(),
    enums: schemas
      .filter(([, schema]) => Array.isArray(schema.enum))
      .map(([name]) => name)
      .toSorted(),
    errors: schemas
      .filter(([, schema]) => isRefusal(schema))
      .map(([name]) => name)
      .toSorted(),
    webhooks: [...new Set(Object.values<Json>(root.webhooks ?? {}).map(payloadOf))].toSorted(),
    servers: { test: publishedAt(root, 'test'), live: publishedAt(root, 'live') },
  };
}

/** The server that the contract publishes for the keys of an environment, by `x-keys`. */
const publishedAt = (root: Json, keys: string): string | undefined =>
  (root.servers ?? []).find((server: Json) => server['x-keys'] === keys)?.url;

/** The name of a delivery's payload; the contract names every schema. */
function payloadOf(webhook: Json): string {
  const reference = webhook.post?.requestBody?.content?.['application/json']?.schema?.$ref ?? '';
  return reference.replace('#/components/schemas/', '');
}

/** The envelope with one code. */
function isRefusal({ properties }: Json): boolean {
  return properties?.code?.const !== undefined && properties.statusCode !== undefined;
}

const namedOf = (item: Json): Named[] =>
  METHODS.flatMap((method) => {
    const { operationId: id, tags: [tag] = [], 'x-sdk-name': chosen } = item[method] ?? {};
    if (id !== undefined && tag === undefined) throw new Error(`${id}: an operation without a tag has no namespace`);
    return id === undefined ? [] : [{ id, tag, chosen }];
  });

function readOperation(
  root: Json,
  path: string,
  method: (typeof METHODS)[number],
  item: Json,
  names: ReadonlyMap<string, SdkName>,
): SdkOperation {
  const resolve = resolver(root);
  const operation = item[method];
  const parameters: Json[] = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolve);
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const responses = Object.entries<Json>(operation.responses).map(([status, response]) => ({
    status,
    ...resolve(response),
  }));
  const success = responses.find(({ status }) => status.startsWith('2'));
  const sdkName = names.get(operation.operationId) as SdkName;
  const pathNames = parameters.filter((parameter) => parameter.in === 'path').map((parameter) => parameter.name);
  const body = resolve(operation.requestBody);
  const queryRequired = query.some((parameter) => parameter.required);
  const bodyRequired = body?.required === true;
  return {
    id: operation.operationId,
    sdkName,
    typeName: typeNameOf(operation.operationId),
    method: method.toUpperCase() as SdkOperation['method'],
    path,
    summary: operation.summary ?? '',
    description: operation.description ?? '',
    scopes: scopesOf(operation.security ?? root.security ?? []),
    deprecated: operation.deprecated === true,
    hasPath: pathNames.length > 0,
    takesId: pathNames.length === 1 && !queryRequired && !bodyRequired,
    query: query.map((parameter) => parameter.name),
    queryRequired,
    body: bodyModeOf(resolve, operation.operationId, body, [...pathNames, ...query.map((parameter) => parameter.name)]),
    bodyRequired,
    replay: replayOf(method, parameters),
    result: resultOf(success?.content),
    accept: acceptOf(success?.content),
    items: itemsOf(resolve, method, query, success),
    streams: success?.content?.['text/event-stream'] !== undefined,
    codes: errorCodes(resolve, responses),
    hasErrors: responses.some(({ status }) => !status.startsWith('2')),
    wait: waitOf(resolve, sdkName, path, operation, success),
  };
}

/** A resource that is read by its id alone, with credentials, and whose status is a machine's. */
function waitOf(
  resolve: (node: Json) => Json,
  { member }: SdkName,
  path: string,
  operation: Json,
  success: Json | undefined,
): SdkWait | undefined {
  if (!/^get(?:[A-Z]|$)/.test(member) || !/^[^{}]*\{\w+\}$/.test(path) || operation.security?.length === 0)
    return undefined;
  const schema = success?.content?.['application/json']?.schema;
  const final = finalOf(resolve, schema);
  if (final === undefined) return undefined;
  return { member: member.replace(/^get$/, 'wait').replace(/^get/, 'waitFor'), final };
}

/** By the machine of the status, or where the resource is one of several kinds, by the machine of each. */
function finalOf(resolve: (node: Json) => Json, schema: Json): SdkWait['final'] | undefined {
  const kinds: Json[] = (resolve(schema)?.oneOf ?? []).map(resolve);
  const by = Object.keys(kinds[0]?.properties ?? {}).find((name) => kinds.every((kind) => kindOf(kind, name)));
  if (kinds.length > 1 && by !== undefined) {
    const finals = kinds.map((kind) => [kindOf(kind, by), statusOf(resolve, kind)?.['x-final'] ?? []]);
    return { by, of: Object.fromEntries(finals) };
  }
  const { 'x-states': machine, 'x-final': final } = statusOf(resolve, schema) ?? {};
  return machine === undefined ? undefined : (final ?? []);
}

/** The one value that a member of a kind can have. */
function kindOf({ properties }: Json, name: string): string | undefined {
  const { const: value, enum: values } = properties?.[name] ?? {};
  return value ?? (values?.length === 1 ? values[0] : undefined);
}

/** The schema of a resource's `status`, wherever the resource is put together from. */
export function statusOf(resolve: (node: Json) => Json, schema: Json): Json | undefined {
  const node = resolve(schema);
  if (node?.properties?.status) return resolve(node.properties.status);
  const parts: Json[] = [...(node?.allOf ?? []), ...(node?.oneOf ?? [])];
  return parts.map((part) => statusOf(resolve, part)).find((status) => status !== undefined);
}

function scopesOf(security: Record<string, string[]>[]): string[] {
  return [...new Set(security.flatMap((scheme) => Object.values(scheme).flat()))];
}

/** Where the contract takes no key, PUT, PATCH and DELETE repeat naturally (D-060), and a POST does not (D-054). */
function replayOf(method: string, parameters: readonly Json[]): SdkOperation['replay'] {
  const isKeyed = parameters.some(({ in: place, name }) => place === 'header' && /^idempotency-key$/i.test(name));
  if (isKeyed) return 'key';
  return method === 'post' ? 'refused' : 'always';
}

function resultOf(content: Json | undefined): SdkOperation['result'] {
  const [type] = Object.keys(content ?? {});
  if (type === undefined) return 'none';
  return type.includes('json') ? 'json' : 'text';
}

/** Errors are always `application/json`. */
function acceptOf(content: Json | undefined): string | undefined {
  const [type] = Object.keys(content ?? {});
  return type?.includes('json') && type !== 'application/json' ? `${type}, application/json` : undefined;
}

/** A list pages by cursor, and its result has one array: its items. */
function itemsOf(
  resolve: (node: Json) => Json,
  method: string,
  query: Json[],
  success: Json | undefined,
): string | undefined {
  if (method !== 'get' || !query.some((parameter) => parameter.name === 'cursor')) return undefined;
  const schema = resolve(success?.content?.['application/json']?.schema);
  const properties = Object.entries<Json>(schema?.properties ?? {});
  const arrays = properties.filter(([, property]) => resolve(property).type === 'array');
  return arrays.length === 1 ? arrays[0]?.[0] : undefined;
}
