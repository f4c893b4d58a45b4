import type { Step } from '../../../walker/recipe.ts';
import type { Json } from '../../load/json.ts';
import { ownHeader } from '../../load/product/headers.ts';
import type { Product } from '../../load/product/product.ts';
import type { Operation } from '../../model/model.ts';

/** A request of a story. Its texts name values of the story as `{{name}}`. */
export interface Sent {
  readonly operation: Operation;
  readonly path: string;
  readonly query: readonly (readonly [string, string])[];
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Json | undefined;
}

/** Its plus sign would have to be encoded in a query, which no client does to a value of an earlier response. */
const PHONE = '{{phone}}';

/** Puts the input of a step where its operation takes it. */
export function sentOf(step: Step, operation: Operation, product: Product): Sent {
  const input = (step.with ?? {}) as Readonly<Record<string, Json>>;
  const { path, query, header } = operation.parameters;
  const placed = new Set([...path, ...query, ...header].map(({ name }) => name));
  const payload = Object.fromEntries(Object.entries(input).filter(([name]) => !placed.has(name)));
  const given = (parameters: typeof query): [string, string][] =>
    parameters.flatMap(({ name, required }) => {
      const value = input[name];
      return value === undefined || (value === PHONE && !required) ? [] : [[name, String(value)]];
    });
  return {
    operation,
    path: operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(input[name])),
    query: given(query),
    headers: [...credentialOf(step.as, product), ...keyOf(operation, step), ...given(header)],
    body: operation.body === undefined ? undefined : payload,
  };
}

const credentialOf = (as: string | undefined, product: Product): [string, string][] => {
  if (as === undefined) return [];
  return as.endsWith('Key') ? [[ownHeader(product, 'Api-Key'), `{{${as}}}`]] : [['Authorization', `Bearer {{${as}}}`]];
};

/** A request that is sent again until its response changes is a new one each time, and has no key. */
const keyOf = ({ parameters }: Operation, { until }: Step): [string, string][] =>
  until === undefined && parameters.header.some(({ name }) => name === 'Idempotency-Key')
    ? [['Idempotency-Key', '{{$guid}}']]
    : [];

/** What the response has to be, as the last part of a sentence. */
export const expectationOf = ({ refused, orRefused }: Step, operation: Operation): string | undefined => {
  const codes = [...operation.codes, ...operation.kernelCodes];
  const named = (code: string): string => `${codes.find((one) => one.code === code)?.status ?? 4} ${code}`;
  if (refused !== undefined) return `It is refused: ${named(refused)}.`;
  if (orRefused !== undefined) return `It is done, or refused because it was done already: ${named(orRefused)}.`;
  return undefined;
};
