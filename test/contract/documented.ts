import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { OperationId } from '../../generated/contract/operations.ts';
import { operations, type RoutedOperation } from '../support/operations.ts';

/** A schema of the bundled document, as far as the tests look into it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly oneOf?: readonly Schema[];
  readonly required?: readonly string[];
}

interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly schema: Schema;
}

interface Content {
  readonly schema: Schema;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

interface HeaderObject {
  readonly $ref?: string;
  readonly required?: boolean;
}

interface ResponseObject {
  readonly $ref?: string;
  readonly headers?: Readonly<Record<string, HeaderObject>>;
  readonly content?: Readonly<Record<string, Content>>;
}

interface OperationObject {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: { readonly 'application/json': Content } };
  readonly responses: Readonly<Record<string, ResponseObject>>;
}

interface SecurityScheme {
  readonly type: string;
  /** Of a scheme of type apiKey. */
  readonly name?: string;
}

interface Document {
  readonly components: { readonly securitySchemes: Readonly<Record<string, SecurityScheme>> };
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject | readonly Parameter[]>>>>;
}

const file = new URL('../../generated/openapi.json', import.meta.url);

/** The bundled contract: what clients read, and the judge of every test here. */
export const document: Document = JSON.parse(readFileSync(file, 'utf8'));

const ajv = new Ajv2020({ strict: false, allErrors: true });
// ajv-formats is CommonJS whose types and exports disagree on the default.
(formats as unknown as (ajv: Ajv2020) => Ajv2020)(ajv);
ajv.addSchema(document, 'contract');

const pointer = (...names: string[]): string =>
  names.map((name) => name.replaceAll('~', '~0').replaceAll('/', '~1')).join('/');

function resolve<T extends { readonly $ref?: string }>(found: T): T {
  if (found.$ref === undefined) return found;
  const names = found.$ref
    .slice(2)
    .split('/')
    .map((name) => decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~'));
  return names.reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], document) as T;
}

export const resolved = (schema: Schema): Schema => resolve(schema);

/** The names of every property that a value of the schema may have, at any depth. */
export function propertiesOf(schema: Schema | undefined, seen: ReadonlySet<string> = new Set()): string[] {
  if (schema === undefined || (schema.$ref !== undefined && seen.has(schema.$ref))) return [];
  const inside = schema.$ref === undefined ? seen : new Set([...seen, schema.$ref]);
  const { properties = {}, items, ...more } = resolved(schema);
  const { oneOf = [], anyOf = [], allOf = [] } = more as Readonly<Record<string, readonly Schema[] | undefined>>;
  return [
    ...Object.entries(properties).flatMap(([name, property]) => [name, ...propertiesOf(property, inside)]),
    ...propertiesOf(items, inside),
    ...[...oneOf, ...anyOf, ...allOf].flatMap((one) => propertiesOf(one, inside)),
  ];
}

/** One operation: what the document says of it, beside what the service runs by. */
export interface Documented {
  readonly id: OperationId;
  readonly meta: RoutedOperation;
  /** Values of the contract's request examples; empty where it takes no body. */
  readonly bodies: readonly Readonly<Record<string, unknown>>[];
  readonly bodySchema: Schema | undefined;
  readonly query: readonly string[];
  readonly querySchemas: Readonly<Record<string, Schema>>;
  readonly headers: readonly string[];
  /** Its query parameters that are integers. */
  readonly integers: readonly string[];
  readonly isList: boolean;
  /** What is wrong with an answer by the document: undocumented status or code, or a body of another shape. */
  fault(status: number, body: unknown): string | undefined;
  /** The headers that the document has for a status, in lower case: whether each is always there. */
  headersOf(status: number): ReadonlyMap<string, boolean>;
}

export const documented: readonly Documented[] = Object.values(operations).map(documentedOf);

export const operationNamed = (id: OperationId): Documented => documented.find((one) => one.id === id) as Documented;

function documentedOf(meta: RoutedOperation): Documented {
  const operation = document.paths[meta.path]?.[meta.method] as OperationObject;
  const shared = (document.paths[meta.path]?.parameters ?? []) as readonly Parameter[];
  const parameters = [...shared, ...(operation.parameters ?? [])].map(resolve);
  const content = operation.requestBody?.content['application/json'];
  const inQuery = parameters.filter((one) => one.in === 'query');
  const query = inQuery.map(({ name }) => name);
  const checks = new Map<number, ValidateFunction>();
  const headers = new Map<number, ReadonlyMap<string, boolean>>();
  for (const [status, written] of Object.entries(operation.responses)) {
    const response = resolve(written);
    const declared = Object.entries(response.headers ?? {});
    headers.set(
      Number(status),
      new Map(declared.map(([name, header]) => [name.toLowerCase(), resolve(header).required === true])),
    );
    // A document may have a media type of its own.
    const [type, described] = Object.entries(response.content ?? {}).find(([name]) => /[/+]json$/.test(name)) ?? [];
    if (type === undefined || described?.schema === undefined) continue;
    const own = `#/${encodeURI(pointer('paths', meta.path, meta.method, 'responses', status))}`;
    const place = `${written.$ref ?? own}/${encodeURI(pointer('content', type, 'schema'))}`;
    checks.set(Number(status), ajv.compile({ $ref: `contract${place}` }));
  }
  return {
    id: meta.id,
    meta,
    bodies: Object.values(content?.examples ?? {}).map(({ value }) => value as Record<string, unknown>),
    bodySchema: content?.schema,
    query,
    querySchemas: Object.fromEntries(inQuery.map(({ name, schema }) => [name, schema])),
    headers: parameters.filter((one) => one.in === 'header').map(({ name }) => name),
    integers: inQuery.filter(({ schema }) => resolve(schema).type === 'integer').map(({ name }) => name),
    isList: query.includes('cursor'),
    headersOf: (status) => headers.get(status) ?? new Map(),
    fault(status, body) {
      const check = checks.get(status);
      if (check === undefined) return `${meta.id} does not document ${status}: ${JSON.stringify(body)}`;
      if (check(body)) return undefined;
      return `${meta.id} ${status} ${JSON.stringify(body)}: ${ajv.errorsText(check.errors?.slice(0, 4))}`;
    },
  };
}
