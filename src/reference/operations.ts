import type {
  BodyObject,
  ExampleObject,
  HeaderObject,
  LifecycleUse,
  MediaObject,
  OpenApiDocument,
  OperationObject,
  ParameterObject,
  Reference,
  ResponseObject,
  Schema,
} from './contract.ts';
import { lastSegment } from './schema/schema-type.ts';

/** An operation of the document with its references resolved, but those of schemas, which have pages of their own. */
export interface Operation {
  readonly id: string;
  /** Upper case. */
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string | undefined;
  readonly deprecated: boolean;
  /** Alternatives; several schemes in one have to be sent together. Empty for a public operation. */
  readonly security: readonly (readonly SecurityNeed[])[];
  readonly parameters: readonly ParameterObject[];
  readonly body: BodyObject | undefined;
  readonly successes: readonly Success[];
  /** Its own codes in order of precedence, then the others by status. */
  readonly refusals: readonly Refusal[];
  readonly lifecycle: readonly LifecycleUse[];
  readonly object: OperationObject;
}

export interface SecurityNeed {
  readonly scheme: string;
  readonly scopes: readonly string[];
}

export interface Success {
  readonly status: number;
  readonly description: string;
  readonly requirements: readonly string[];
  readonly headers: Readonly<Record<string, HeaderObject>>;
  readonly content: Readonly<Record<string, MediaObject>>;
}

export interface Refusal {
  readonly code: string;
  readonly status: number;
  /** Declared by the operation itself, not by its form. */
  readonly isOwn: boolean;
  /** True if changes made before the refusal remain. */
  readonly commits: boolean;
  readonly schema: string;
  readonly example: unknown;
}

export const operationsOf = (document: OpenApiDocument): Operation[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.has(method))
      .map(([method, object]) => operationOf(document, method, path, object)),
  );

const METHODS = new Set(['get', 'put', 'post', 'patch', 'delete', 'head', 'options']);

const operationOf = (document: OpenApiDocument, method: string, path: string, object: OperationObject): Operation => {
  return {
    id: object.operationId,
    method: method.toUpperCase(),
    path,
    tag: object.tags?.[0] ?? 'Other',
    summary: object.summary ?? object.operationId,
    description: object.description,
    deprecated: object.deprecated === true,
    security: (object.security ?? []).map((alternative) =>
      Object.entries(alternative).map(([scheme, scopes]) => ({ scheme, scopes })),
    ),
    parameters: (object.parameters ?? []).map((one) => resolved(one, document.components.parameters)),
    body: object.requestBody,
    successes: successesOf(document, object),
    refusals: refusalsOf(document, object),
    lifecycle: object['x-lifecycle'] ?? [],
    object,
  };
};

const resolved = <T>(one: T & Reference, named: Readonly<Record<string, T>> = {}): T =>
  one.$ref === undefined ? one : (named[lastSegment(one.$ref)] ?? one);

const responsesOf = (document: OpenApiDocument, object: OperationObject): [number, ResponseObject][] =>
  Object.entries(object.responses).map(([status, one]) => [
    Number(status),
    resolved<ResponseObject>(one, document.components.responses),
  ]);

const successesOf = (document: OpenApiDocument, object: OperationObject): Success[] =>
  responsesOf(document, object)
    .filter(([status]) => status < 400)
    .map(([status, { description = '', 'x-requirements': requirements = [], headers = {}, content = {} }]) => ({
      status,
      description,
      requirements,
      headers: Object.fromEntries(
        Object.entries(headers).map(([name, header]) => [name, resolved(header, document.components.headers)]),
      ),
      content,
    }));

const refusalsOf = (document: OpenApiDocument, object: OperationObject): Refusal[] => {
  const own = new Map((object['x-errors'] ?? []).flatMap(declared));
  const order = [...own.keys()];
  const rank = (code: string): number => (own.has(code) ? order.indexOf(code) : order.length);
  return responsesOf(document, object)
    .filter(([status]) => status >= 400)
    .flatMap(([status, { content = {} }]) => {
      const { schema, examples = {} } = Object.values(content)[0] ?? {};
      return errorSchemas(document, schema).map(({ code, name }) => ({
        code,
        status,
        isOwn: own.has(code),
        commits: own.get(code) === true,
        schema: name,
        example: exampleValue(document, examples[code]),
      }));
    })
    .sort((a, b) => rank(a.code) - rank(b.code) || a.status - b.status);
};

/** `CODE`, `{CODE: status}` or `{CODE: {status, commits}}`. */
const declared = (entry: NonNullable<OperationObject['x-errors']>[number]): [string, boolean][] =>
  typeof entry === 'string'
    ? [[entry, false]]
    : Object.entries(entry).map(([code, rule]) => [code, typeof rule === 'object' && rule.commits === true]);

/** The generator gives each code its schema, whose `code` is a const. */
const errorSchemas = (document: OpenApiDocument, schema: Schema = {}): { code: string; name: string }[] =>
  (schema.oneOf ?? [schema]).flatMap(({ $ref }) => {
    const name = $ref === undefined ? '' : lastSegment($ref);
    const code = document.components.schemas?.[name]?.properties?.code?.const;
    return typeof code === 'string' ? [{ code, name }] : [];
  });

export const exampleValue = (document: OpenApiDocument, example?: ExampleObject & Reference): unknown =>
  example === undefined ? undefined : resolved<ExampleObject>(example, document.components.examples).value;
