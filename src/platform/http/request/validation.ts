import type { OperationMeta } from '../operation-meta.ts';
import { refusedText } from '../response/refused-text.ts';
import { scrub } from '../server/log-scrub.ts';
import { allowedBy, joinedLists, withinBudget } from './allowed-values.ts';
import { fieldWords } from './field-words.ts';
import type { SchemaError } from './schema-error.ts';

export type { SchemaError };

/** A generated validator. Those of query and headers turn text into integers and booleans, in place. */
export interface Validator {
  (data: unknown): boolean;
  errors?: readonly SchemaError[] | null | undefined;
}

export interface RequestValidators {
  readonly query?: Validator | undefined;
  readonly headers?: Validator | undefined;
  readonly body?: Validator | undefined;
}

/** One entry of `details.errors` (D-034): a JSON pointer, a text for people, the keyword or named rule. */
export interface FieldError {
  readonly path: string;
  readonly message: string;
  readonly rule: string;
  /** What the field takes, where that is a list of values. */
  readonly allowed?: string[];
  /** Which part of the schema refused it; the client is not told. */
  readonly schemaPath?: string | undefined;
}

/** More than so many are not told. */
export const MAX_ERRORS = 50;

/** Everything wrong with one part of a request. `where` is `/query`, `/headers` or `/body`. */
export function errorsOf(validate: Validator, data: unknown, where: string): FieldError[] {
  return validate(data) ? [] : toldErrors(validate.errors ?? [], where);
}

/** The same for a body, in which null stands for an absent field wherever null has no meaning of its own (D-037). */
export function bodyErrors(validate: Validator, body: Record<string, unknown>): FieldError[] {
  for (let round = 1; ; round += 1) {
    if (validate(body)) return [];
    const errors = validate.errors ?? [];
    const dropped = round > MOST_ROUNDS ? [] : errors.filter((error) => dropNull(body, error.instancePath));
    if (dropped.length === 0) return toldErrors(errors, '/body');
  }
}

/**
 * Each round removes every null that is known so far. A later round is needed only where one branch depends on another.
 */
const MOST_ROUNDS = 8;

/**
 * The first errors of a part. What fails in a condition's `then` tells more than that the condition fails. The others are
 * neither put into words nor scrubbed (D-511).
 */
function toldErrors(errors: readonly SchemaError[], where: string): FieldError[] {
  const told: FieldError[] = [];
  for (const error of joinedLists(errors)) {
    if (told.length === MAX_ERRORS) break;
    if (error.keyword !== 'if') told.push(fieldError(error, where));
  }
  return told;
}

/** Text that no field takes (D-063). */
export const textErrors = (value: unknown, where: string, opaque?: string): FieldError[] =>
  refusedText(value, where, MAX_ERRORS, opaque).map((path) => ({
    path: scrub(path),
    message: 'must not contain control characters, those of text direction included, or unpaired surrogates',
    rule: 'controlCharacters',
  }));

/** The code that the operation has for these errors, and the details of the refusal. */
export function validationRefusal(
  meta: OperationMeta,
  errors: readonly FieldError[],
): { readonly code: string; readonly details: { readonly errors: readonly FieldError[] } } {
  const told = withinBudget(errors.slice(0, MAX_ERRORS).map(toldError));
  return { code: codeOf(meta, errors), details: { errors: told } };
}

/** A failure as the client reads it. */
export const toldError = ({ path, message, rule, allowed }: FieldError): Omit<FieldError, 'schemaPath'> => ({
  path,
  message,
  rule,
  ...(allowed !== undefined && { allowed }),
});

type FieldCodes = NonNullable<OperationMeta['fieldCodes']>;

const SHAPE_RULES = new Set(['additionalProperties', 'unevaluatedProperties', 'required', 'dependentRequired']);

/** The body's shape comes first, then the fields' own codes in the contract's order, then the rest (D-034, D-078). */
function codeOf({ fieldCodes = [] }: OperationMeta, errors: readonly FieldError[]): string {
  let first = fieldCodes.length;
  for (const error of errors) {
    const rank = rankOf(fieldCodes, error);
    if (rank === -1 && SHAPE_RULES.has(error.rule)) return 'VALIDATION_FAILED';
    if (rank !== -1) first = Math.min(first, rank);
  }
  return fieldCodes[first]?.code ?? 'VALIDATION_FAILED';
}

/** The place of the coded rule that refused, else of the narrowest coded pointer that holds the path; -1 for none. */
function rankOf(fieldCodes: FieldCodes, { path, schemaPath = '' }: FieldError): number {
  let rank = -1;
  let width = -1;
  fieldCodes.forEach(({ pointer, rule }, place) => {
    if (rule !== undefined && schemaPath !== rule && !schemaPath.startsWith(`${rule}/`)) return;
    const own = pointer.length + (rule === undefined ? 0 : path.length);
    if (own > width && holds(pointer, path)) [rank, width] = [place, own];
  });
  return rank;
}

/** `*` in the contract's pointer stands for any index. */
function holds(pointer: string, path: string): boolean {
  if (!pointer.includes('*')) return path === pointer || path.startsWith(`${pointer}/`);
  const names = path.split('/');
  return pointer.split('/').every((name, place) => (name === '*' ? names[place] !== undefined : name === names[place]));
}

function fieldError(error: SchemaError, where: string): FieldError {
  const { instancePath, schemaPath, keyword, params } = error;
  const member = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty;
  const below = typeof member === 'string' ? `/${member.replaceAll('~', '~0').replaceAll('/', '~1')}` : '';
  const allowed = allowedBy(error);
  // The client chose the names in the path: they may be as secret as its values.
  return {
    path: scrub(`${where}${instancePath}${below}`),
    message: fieldWords(error),
    rule: keyword,
    schemaPath,
    ...(allowed !== undefined && { allowed }),
  };
}

/** Removes the object member at the pointer when it is null. */
function dropNull(root: Record<string, unknown>, pointer: string): boolean {
  const names = pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
  const last = names.pop();
  let holder: unknown = root;
  for (const name of names) holder = (holder as Record<string, unknown> | undefined)?.[name];
  if (last === undefined || typeof holder !== 'object' || holder === null || Array.isArray(holder)) return false;
  if ((holder as Record<string, unknown>)[last] !== null) return false;
  delete (holder as Record<string, unknown>)[last];
  return true;
}
