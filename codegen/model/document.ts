import { asArray, asObject, type Json, type JsonObject } from '../load/json.ts';
import type { Product } from '../load/product/product.ts';
import { errorExample, errorExampleName, errorSchema, errorSchemaName } from './errors.ts';
import type { ErrorEntry, Operation } from './model.ts';
import { deprecated } from './operations/deprecation.ts';
import { idempotencyNote } from './operations/idempotency-note.ts';
import { type Answer, answersOf, type Refusal, refusalsOf, responseOf } from './operations/refusals.ts';
import { headerComponents, headersOf } from './operations/response-headers.ts';

/**
 * The bundle with what the generator knows: error schemas, and every operation's error responses by status. What several
 * operations answer stands once, in `components.responses`.
 */
export const completeDocument = (
  bundled: JsonObject,
  operations: readonly Operation[],
  errors: ReadonlyMap<string, ErrorEntry>,
  product: Product,
): JsonObject => {
  const answers = new Map(operations.map((operation) => [operation, answersOf(operation, errors)]));
  const refusals = new Map([...answers].map(([operation, own]) => [operation, refusalsOf(own, operation, product)]));
  const shared = sharedResponses([...refusals.values()].flat());
  const used = usedErrors([...answers.values()].flat(), errors);
  const components = asObject(bundled.components);
  const schemas = Object.fromEntries(used.map(({ entry }) => [errorSchemaName(entry.code), errorSchema(entry)]));
  const examples = Object.fromEntries(
    used.map(({ entry, status }) => [errorExampleName(entry, status), errorExample(entry, status)]),
  );
  const paths = { ...asObject(bundled.paths) };
  for (const [operation, own] of refusals) {
    const item = asObject(paths[operation.path]);
    const node = asObject(item[operation.method]);
    const refused = own.map((one) => [one.status, one.name in shared ? refTo(one.name) : responseOf(one)]);
    paths[operation.path] = {
      ...item,
      [operation.method]: completeOperation(node, operation, Object.fromEntries(refused), product),
    };
  }
  return {
    ...bundled,
    paths,
    components: {
      ...components,
      headers: { ...asObject(components.headers), ...headerComponents(product) },
      schemas: { ...asObject(components.schemas), ...schemas },
      responses: { ...asObject(components.responses), ...shared },
      examples: { ...asObject(components.examples), ...examples },
    },
  };
};

const refTo = (name: string): JsonObject => ({ $ref: `#/components/responses/${name}` });

/** The responses that more than one operation answers, by name. */
const sharedResponses = (refusals: readonly Refusal[]): Record<string, JsonObject> => {
  const byName = [...Map.groupBy(refusals, ({ name }) => name)].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    byName.flatMap(([name, [first, ...others]]) => (first && others.length > 0 ? [[name, responseOf(first)]] : [])),
  );
};

/** Every (code, status) that some operation answers, in the order of the registry. */
const usedErrors = (answers: readonly Answer[], errors: ReadonlyMap<string, ErrorEntry>): Answer[] => {
  const answered = new Set(answers.map(keyOf));
  return [...errors.values()].flatMap((entry) =>
    entry.statuses.map((status) => ({ entry, status })).filter((used) => answered.has(keyOf(used))),
  );
};

const keyOf = ({ entry, status }: Answer): string => `${entry.code} ${status}`;

const completeOperation = (
  node: JsonObject,
  operation: Operation,
  refused: JsonObject,
  product: Product,
): JsonObject => {
  const generated = operation.parameters.header.filter((parameter) => parameter.generated);
  const parameters = [
    ...asArray(node.parameters),
    ...generated.map(
      ({ name, required, description, schema }) =>
        ({ name, in: 'header', required, description, schema }) as JsonObject,
    ),
  ];
  const successes = withHeaders(asObject(node.responses), operation, product);
  const note = idempotencyNote(operation);
  return {
    ...node,
    ...(operation.sdkName === undefined ? {} : { 'x-sdk-name': operation.sdkName }),
    ...(note === undefined ? {} : { description: [node.description, note.text].filter(Boolean).join('\n\n') }),
    ...(note === undefined ? {} : { 'x-requirements': union(asArray(node['x-requirements']), note.requirements) }),
    ...(parameters.length > 0 ? { parameters } : {}),
    responses: { ...(operation.deprecation === undefined ? successes : allDeprecated(successes)), ...refused },
  };
};

/** Successes with the headers that the platform adds before their own. */
const withHeaders = (responses: JsonObject, operation: Operation, product: Product): JsonObject =>
  Object.fromEntries(
    Object.entries(responses).map(([status, response]) => {
      const headers = headersOf({ operation, status: Number(status), codes: [] }, product);
      return [status, { ...asObject(response), headers: { ...headers, ...asObject(asObject(response).headers) } }];
    }),
  );

const union = (own: readonly Json[], others: readonly string[]): Json[] => [...new Set<Json>([...own, ...others])];

const allDeprecated = (responses: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(responses).map(([status, response]) => [status, deprecated(asObject(response))]));
