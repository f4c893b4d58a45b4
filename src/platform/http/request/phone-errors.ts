import { parsePhone } from '../../contacts/phone-number.ts';
import type { OperationMeta } from '../operation-meta.ts';
import type { FieldError } from './validation.ts';

/**
 * Numbers that have the form of one and that no country has (D-065): no schema can say it, so that where nothing else is
 * wrong the handler does. Where something is, they are told along with it, for INVALID_PHONE goes before it (D-034, D-078).
 */
export const impossiblePhones = (
  { fieldCodes = [] }: OperationMeta,
  body: Readonly<Record<string, unknown>> | undefined,
  replyOptions: readonly FieldError[],
): FieldError[] =>
  fieldCodes
    .filter(({ code, pointer }) => code === 'INVALID_PHONE' && !replyOptions.some(({ path }) => path === pointer))
    .filter(({ pointer }) => isImpossible(valueAt(body, pointer)))
    .map(({ pointer }) => ({ path: pointer, message: 'is not a phone number', rule: 'phone' }));

const isImpossible = (value: unknown): boolean => typeof value === 'string' && parsePhone(value) === undefined;

/** The value behind `/body/…`, or undefined. */
function valueAt(body: unknown, pointer: string): unknown {
  let value = body;
  for (const name of pointer.split('/').slice(2)) {
    value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
  }
  return value;
}
