import { readFileSync } from 'node:fs';
import { kernelCodes } from '../../src/platform/http/kernel-codes.ts';

// biome-ignore lint/suspicious/noExplicitAny: an OpenAPI document is a maze of optional members, checked by codegen.
type Json = any;

/** One answer that the contract documents, and a valid request for it. */
export interface Answer {
  title: string;
  status: number;
  /** Absent where the status has no body. */
  example?: { name: string; value: unknown };
  /** Where the body's schema stands in the contract. */
  schema: string;
}

export interface MockedOperation {
  id: string;
  method: string;
  /** With values for its parameters. */
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
  answers: Answer[];
  /** `409 ROUTE_QUOTE_EXPIRED`: every status with every code that its schema allows. */
  refusals: string[];
}

export const contract: Json = JSON.parse(
  readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'),
);

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** What the platform answers by itself, on almost every operation with one and the same example. */
const KERNEL = new Set<string>(kernelCodes);

/**
 * What a test asks the mock for: every status, every named example, and every code by its name; of the platform's codes
 * one for each status, and all of them on every tenth operation.
 */
export function askedAnswers({ answers }: MockedOperation, place: number): Answer[] {
  if (place % 10 === 0) return answers;
  const seen = new Set<number>();
  return answers.filter(({ status, example }) => {
    const isRepeated = seen.has(status) && KERNEL.has(example?.name ?? '');
    seen.add(status);
    return !isRepeated;
  });
}

/** Every documented answer of every operation. */
export function mockedOperations(): MockedOperation[] {
  return Object.entries<Json>(contract.paths).flatMap(([path, item]) =>
    Object.entries<Json>(item)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, operation]) => mocked(path, method, item, operation)),
  );
}

function mocked(path: string, method: string, item: Json, operation: Json): MockedOperation {
  const parameters: Json[] = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolve);
  const required = (place: string) => parameters.filter((parameter) => parameter.required && parameter.in === place);
  const query = new URLSearchParams(
    Object.fromEntries(required('query').map((parameter) => [parameter.name, sampleOf(parameter)])),
  );
  const body = resolve(operation.requestBody)?.content['application/json'];
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path: `${required('path').reduce((at, { name, ...rest }) => at.replace(`{${name}}`, sampleOf(rest)), path)}?${query}`,
    headers: {
      ...credentials(operation.security ?? contract.security ?? []),
      ...Object.fromEntries(required('header').map((parameter) => [parameter.name, sampleOf(parameter)])),
    },
    body: body && JSON.stringify(resolve(Object.values(body.examples)[0]).value),
    answers: Object.entries<Json>(operation.responses).flatMap(([status, response]) =>
      answersOf(
        Number(status),
        resolve(response),
        response.$ref?.slice(1) ?? `/paths/${pointerKey(path)}/${method}/responses/${status}`,
      ),
    ),
    refusals: Object.entries<Json>(operation.responses)
      .filter(([status]) => Number(status) >= 400)
      .flatMap(([status, response]) => codesOf(resolve(response)).map((code) => `${status} ${code}`)),
  };
}

function codesOf(response: Json): string[] {
  const schema = resolve(response.content['application/json'].schema);
  return (schema.oneOf ?? [schema]).map((one: Json) => resolve(one).properties.code.const);
}

function answersOf(status: number, response: Json, place: string): Answer[] {
  // A stream is asked for by its media type: mock.long.test.ts does so by itself.
  const entries = Object.entries<Json>(response.content ?? {}).filter(([type]) => type !== 'text/event-stream');
  if (entries.length === 0) return [{ title: String(status), status, schema: '' }];
  return entries.flatMap(([type, { examples }]) =>
    Object.entries<Json>(examples).map(([name, example]) => ({
      title: `${status} ${name}`,
      status,
      example: { name, value: resolve(example).value },
      schema: `${place}/content/${pointerKey(type)}/schema`,
    })),
  );
}

/** Something for each scheme of the first way to be let in. */
function credentials(security: Json[]): Record<string, string> {
  const schemes = Object.keys(security[0] ?? {}).map((name) => contract.components.securitySchemes[name]);
  return Object.fromEntries(
    schemes.map((scheme) => (scheme.type === 'apiKey' ? [scheme.name, 'svc_test_x'] : ['authorization', 'Bearer x'])),
  );
}

/** The contract's own example of a parameter, or what its schema cannot refuse. */
function sampleOf({ example, examples, schema }: Json): string {
  const named = resolve(Object.values<Json>(examples ?? {})[0])?.value;
  const sample = resolve(schema);
  return String(example ?? named ?? sample.examples?.[0] ?? sample.enum?.[0] ?? sample.default ?? 'x');
}

function resolve(node: Json): Json {
  if (typeof node?.$ref !== 'string') return node;
  return resolve(
    node.$ref
      .slice(2)
      .split('/')
      .reduce((at: Json, key: string) => at[key], contract),
  );
}

/** A key as a part of a URI fragment's JSON pointer. */
function pointerKey(key: string): string {
  return encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));
}
