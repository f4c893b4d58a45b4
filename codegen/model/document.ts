import { asArray, asObject, type Json, type JsonObject } from '../load/json.ts';
import { errorExample, errorExampleName, errorSchema, errorSchemaName } from './errors.ts';
import { idempotencyNote } from './idempotency-note.ts';
import type { ErrorEntry, Operation } from './model.ts';

/** The bundle with what the generator knows: error schemas, and every operation's error responses by status. */
export const completeDocument = (
  bundled: JsonObject,
  operations: readonly Operation[],
  errors: ReadonlyMap<string, ErrorEntry>,
): JsonObject => {
  const answers = new Map(operations.map((operation) => [operation, answersOf(operation, errors)]));
  const used = usedErrors([...answers.values()].flat(), errors);
  const components = asObject(bundled.components);
  const schemas = Object.fromEntries(used.map(({ entry }) => [errorSchemaName(entry.code), errorSchema(entry)]));
  const examples = Object.fromEntries(
    used.map(({ entry, status }) => [errorExampleName(entry, status), errorExample(entry, status)]),
  );
  const paths = { ...asObject(bundled.paths) };
  for (const [operation, own] of answers) {
    const item = asObject(paths[operation.path]);
    paths[operation.path] = {
      ...item,
      [operation.method]: completeOperation(asObject(item[operation.method]), operation, own),
    };
  }
  return {
    ...bundled,
    paths,
    components: {
      ...components,
      schemas: { ...asObject(components.schemas), ...schemas },
      examples: { ...asObject(components.examples), ...examples },
    },
  };
};

interface UsedError {
  readonly entry: ErrorEntry;
  readonly status: number;
}

/** Every (code, status) that some operation answers, in the order of the registry. */
const usedErrors = (answers: readonly UsedError[], errors: ReadonlyMap<string, ErrorEntry>): UsedError[] => {
  const answered = new Set(answers.map(keyOf));
  return [...errors.values()].flatMap((entry) =>
    entry.statuses.map((status) => ({ entry, status })).filter((used) => answered.has(keyOf(used))),
  );
};

const keyOf = ({ entry, status }: UsedError): string => `${entry.code} ${status}`;

/** All that an operation may refuse with: its own codes in their order, then field codes, then the kernel's. */
export const answersOf = (operation: Operation, errors: ReadonlyMap<string, ErrorEntry>): UsedError[] => {
  // As the kernel answers it: with the operation's own status for the code, else with the registry's first.
  const statusOf = (code: string): number =>
    operation.codes.find((own) => own.code === code)?.status ?? errors.get(code)?.statuses[0] ?? 400;
  const fieldCodes = operation.fieldCodes.map(({ code }) => ({ code, status: statusOf(code) }));
  const refused = operation.lifecycle.flatMap(({ refused: code }) => {
    const status = code === undefined ? undefined : errors.get(code)?.statuses[0];
    return code === undefined || status === undefined || operation.codes.some((own) => own.code === code)
      ? []
      : [{ code, status }];
  });
  const { differs, required } = operation.bodyKey ?? {};
  const bodyKey = [differs, required].flatMap((code) => (code === undefined ? [] : [{ code, status: statusOf(code) }]));
  const answers = new Map<string, UsedError>();
  for (const { code, status } of [
    ...operation.codes,
    ...refused,
    ...fieldCodes,
    ...bodyKey,
    ...operation.kernelCodes,
  ]) {
    const entry = errors.get(code);
    if (entry) answers.set(`${code} ${status}`, { entry, status });
  }
  return [...answers.values()];
};

const completeOperation = (node: JsonObject, operation: Operation, answers: readonly UsedError[]): JsonObject => {
  const byStatus = Map.groupBy(answers, ({ status }) => status);
  const refusals = [...byStatus]
    .sort(([a], [b]) => a - b)
    .map(([status, answers]): [string, Json] => [String(status), errorResponse(answers)]);
  const generated = operation.parameters.header.filter((parameter) => parameter.generated);
  const parameters = [
    ...asArray(node.parameters),
    ...generated.map(
      ({ name, required, description, schema }) =>
        ({ name, in: 'header', required, description, schema }) as JsonObject,
    ),
  ];
  const responses = { ...asObject(node.responses), ...Object.fromEntries(refusals) };
  const note = idempotencyNote(operation);
  return {
    ...node,
    ...(note === undefined ? {} : { description: [node.description, note.text].filter(Boolean).join('\n\n') }),
    ...(note === undefined ? {} : { 'x-requirements': union(asArray(node['x-requirements']), note.requirements) }),
    ...(operation.deprecation === 'always' ? { deprecated: true } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    responses: operation.deprecation === undefined ? responses : deprecated(responses),
  };
};

const union = (own: readonly Json[], others: readonly string[]): Json[] => [...new Set<Json>([...own, ...others])];

const text = (description: string, example: string): JsonObject => ({
  description,
  'x-requirements': ['D-181'],
  schema: { type: 'string', examples: [example] },
});

/** The headers of D-181, which the kernel adds: optional, since not every shape of such an operation is deprecated. */
const DEPRECATION_HEADERS: JsonObject = {
  Deprecation: text('`true` where the operation, or the request shape that was sent, is deprecated.', 'true'),
  Sunset: text('When it stops working, as an HTTP date.', 'Wed, 30 Jun 2027 23:59:59 GMT'),
  Link: text(
    'The guide that says how to move on, with rel="deprecation".',
    '<http://localhost:8080/docs/payments/migrate-to-intents>; rel="deprecation"',
  ),
};

const deprecated = (responses: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(responses).map(([status, response]) => {
      const headers = { ...asObject(asObject(response).headers), ...DEPRECATION_HEADERS };
      return [status, { ...asObject(response), headers }];
    }),
  );

/** One status: a union that narrows on `code`, and one named example per code for Prism's `Prefer: example=`. */
const errorResponse = (answers: readonly UsedError[]): JsonObject => {
  const refs = answers.map(({ entry }) => ({ $ref: `#/components/schemas/${errorSchemaName(entry.code)}` }));
  const [only, ...others] = refs;
  return {
    description: answers.map(({ entry }) => entry.code).join(', '),
    content: {
      'application/json': {
        schema: others.length === 0 && only ? only : { oneOf: refs },
        examples: Object.fromEntries(
          answers.map(({ entry, status }) => [
            entry.code,
            { $ref: `#/components/examples/${errorExampleName(entry, status)}` },
          ]),
        ),
      },
    },
  };
};
