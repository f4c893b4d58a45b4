import type { Recipe, Step } from '../../../walker/recipe.ts';
import type { Json, JsonObject } from '../../load/json.ts';
import { ownHeader } from '../../load/product/headers.ts';
import type { Product } from '../../load/product/product.ts';
import type { Lifecycle, Operation } from '../../model/model.ts';
import type { Refusals } from './refusals.ts';

export interface Walked {
  readonly lifecycle: Lifecycle;
  readonly operations: ReadonlyMap<string, Operation>;
  readonly refusals: Refusals;
  /** Names the headers. */
  readonly product: Product;
}

/** Where a look has to find the resource, and the event that has brought it there. */
export interface Arrival {
  readonly state: string;
  /** Undefined for what no event has made, and where nothing may have happened since the last look. */
  readonly event?: string;
}

/** The expressions of values by their names, as the steps so far have kept them. */
export type Known = Map<string, string>;

/** What is repeated until the service has done it by itself: tries, a fifth of a second apart. */
export const COMPONENT_FAILURE_ACTIONS: JsonObject = {
  again: { name: 'again', type: 'retry', retryAfter: 0.2, retryLimit: 100 },
};
const RETRIED: JsonObject = { onFailure: [{ reference: '$components.failureActions.again' }] };

/** One request of a walk as a step. */
export const stepOf = (walked: Walked, step: Step, stepId: string, known: Known): JsonObject => {
  const operation = operationOf(walked, step.call);
  const input = filled(step.with ?? {}, known) as Readonly<Record<string, Json>>;
  const parameters = [
    ...placed(operation, input),
    ...credentialOf(walked, step.as, known),
    ...keyOf(operation, step, stepId, known),
  ];
  const names = new Set(Object.values(operation.parameters).flatMap((some) => some.map(({ name }) => name)));
  const payload = Object.fromEntries(Object.entries(input).filter(([name]) => !names.has(name)));
  const criteria = criteriaOf(operation, step, known);
  const outputs = Object.entries(step.keep ?? {}).map(([name, at]) => [
    name,
    `$response.body#/${at.replaceAll('.', '/')}`,
  ]);
  for (const [name = ''] of outputs) known.set(name, `{$steps.${stepId}.outputs.${name}}`);
  return {
    stepId,
    operationId: step.call,
    ...(parameters.length > 0 && { parameters }),
    ...(operation.body !== undefined && {
      requestBody: { contentType: operation.body.mediaType ?? 'application/json', payload },
    }),
    successCriteria: criteria.map((condition) => ({ condition })),
    ...(step.until !== undefined && RETRIED),
    ...(outputs.length > 0 && { outputs: Object.fromEntries(outputs) }),
  };
};

/** The resource is where the lifecycle says and its history has the event, or nobody can read it any more. */
export const lookAt = (
  walked: Walked,
  recipe: Recipe,
  { state, event }: Arrival,
  stepId: string,
  known: Known,
): JsonObject => {
  const { status } = walked.lifecycle.leaves.find(({ name }) => name === state) ?? { status: state };
  const isGone = recipe.gone?.includes(state) === true;
  return {
    stepId,
    operationId: 'explainResource',
    parameters: [
      { name: 'id', in: 'path', value: filled(`{{${recipe.id}}}`, known) },
      ...credentialOf(walked, recipe.owner, known),
    ],
    successCriteria: isGone
      ? [{ condition: '$statusCode == 404 || $statusCode == 403' }]
      : [
          { condition: '$statusCode == 200' },
          { condition: `$response.body#/resource/status == '${status}'` },
          ...(event === undefined ? [] : [inHistory(event)]),
        ],
    ...RETRIED,
  };
};

/** Many events do not change the status. The history shows that they have happened. */
const inHistory = (event: string): JsonObject => ({
  context: '$response.body',
  type: 'jsonpath',
  condition: `$..timeline[?(@.event == '${event}')]`,
});

const criteriaOf = (operation: Operation, { refused, orRefused, until }: Step, known: Known): string[] => {
  if (refused !== undefined) {
    return [`$statusCode == ${statusOf(operation, refused)}`, `$response.body#/code == '${refused}'`];
  }
  const status = orRefused === undefined ? '$statusCode < 300' : '$statusCode < 500';
  if (until === undefined) return [status];
  const value = `$response.body#/${until.at.replaceAll('.', '/')}`;
  const old = until.isNot === undefined ? undefined : bare(String(filled(until.isNot, known)));
  return [
    status,
    until.is === undefined ? `${value} != null` : `${value} == '${until.is}'`,
    ...(old === undefined ? [] : [`${value} != ${old}`]),
  ];
};

const statusOf = ({ id, codes, kernelCodes }: Operation, code: string): number => {
  const found = [...codes, ...kernelCodes].find((declared) => declared.code === code);
  if (found === undefined)
    throw new Error(`A recipe of the walker expects ${code} of ${id}, which does not declare it`);
  return found.status;
};

/** `{$steps.x}` within a condition. */
const bare = (text: string): string => text.replace(/^\{(.*)\}$/, '$1');

const placed = (operation: Operation, input: Readonly<Record<string, Json>>): JsonObject[] =>
  (['path', 'query', 'header'] as const).flatMap((place) =>
    operation.parameters[place].flatMap(({ name }) => {
      const value = input[name];
      return value === undefined ? [] : [{ name, in: place, value }];
    }),
  );

const credentialOf = ({ product }: Walked, as: string | undefined, known: Known): JsonObject[] => {
  if (as === undefined) return [];
  return as.endsWith('Key')
    ? [{ name: ownHeader(product, 'Api-Key'), in: 'header', value: filled(`{{${as}}}`, known) }]
    : [{ name: 'Authorization', in: 'header', value: filled(`Bearer {{${as}}}`, known) }];
};

/** A request that is repeated until its response changes is a new one each time, and has no key. */
const keyOf = ({ parameters }: Operation, { until }: Step, stepId: string, known: Known): JsonObject[] =>
  until === undefined && parameters.header.some(({ name }) => name === 'Idempotency-Key')
    ? [{ name: 'Idempotency-Key', in: 'header', value: `${known.get('unique')}-${stepId}` }]
    : [];

const operationOf = ({ operations }: Walked, id: string): Operation => {
  const found = operations.get(id);
  if (found === undefined) throw new Error(`A recipe of the walker calls ${id}, which is no operation`);
  return found;
};

/** Texts with the expressions of the values that they name; a text that is one value is its expression alone. */
const filled = (value: unknown, known: Known): Json => {
  if (typeof value === 'string') {
    const whole = /^\{\{(\w+)\}\}$/.exec(value)?.[1];
    const text = value.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => expressionOf(known, name));
    return whole !== undefined && /^\{\$[^{}]*\}$/.test(text) ? bare(text) : text;
  }
  if (Array.isArray(value)) return value.map((item) => filled(item, known));
  if (typeof value !== 'object' || value === null) return value as Json;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, filled(item, known)]));
};

const expressionOf = (known: Known, name: string): string => {
  const found = known.get(name);
  if (found === undefined) throw new Error(`A recipe of the walker uses ${name} before it is known`);
  return found;
};
