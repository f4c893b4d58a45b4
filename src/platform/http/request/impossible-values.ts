import type { OperationMeta } from '../operation-meta.ts';
import type { FieldError } from './validation.ts';

/** A rule of values that no schema can say: `isImpossible` is asked of what has the form already. */
export interface ImpossibleValues {
  /** The code with which the contract refuses such a value. */
  readonly code: string;
  /** What the value is then, as it continues "is", and the rule's name in `details.errors`. */
  readonly message: string;
  readonly rule: string;
  isImpossible(value: string): boolean;
}

/**
 * Values that have the form of one and cannot be one, such as numbers that no country has (D-065): no schema can say it, so
 * that where nothing else is wrong the handler does. Where something is, they are told along with it, for their own code goes
 * before it (D-034, D-078).
 */
export const impossibleValues = (
  rules: readonly ImpossibleValues[],
  { fieldCodes = [] }: OperationMeta,
  body: Readonly<Record<string, unknown>> | undefined,
  replyOptions: readonly FieldError[],
): FieldError[] =>
  rules.flatMap(({ code, message, rule, isImpossible }) =>
    fieldCodes
      .filter((field) => field.code === code && !replyOptions.some(({ path }) => path === field.pointer))
      .filter(({ pointer }) => {
        const value = valueAt(body, pointer);
        return typeof value === 'string' && isImpossible(value);
      })
      .map(({ pointer }) => ({ path: pointer, message, rule })),
  );

/** The value behind `/body/…`, or undefined. */
function valueAt(body: unknown, pointer: string): unknown {
  let value = body;
  for (const name of pointer.split('/').slice(2)) {
    value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
  }
  return value;
}
