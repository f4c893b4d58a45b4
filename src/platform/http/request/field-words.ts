import { forms } from '../../../../generated/contract/forms.ts';
import { valueText } from './allowed-values.ts';

/** A failed keyword of JSON Schema, as the generated validators (ajv) report it. */
export interface FailedKeyword {
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string | undefined;
}

/**
 * What a failed keyword means, in the words of somebody who fills a form in. It continues the name of the field: "must
 * be a whole number".
 */
export function fieldWords({ keyword, params }: FailedKeyword): string {
  return WORDS[keyword]?.(params) ?? 'does not have the documented format';
}

type Params = FailedKeyword['params'];

const WORDS: Readonly<Record<string, (params: Params) => string>> = {
  required: () => 'is required',
  dependentRequired: ({ property }) => `is required together with ${String(property)}`,
  additionalProperties: () => 'is not a known field',
  unevaluatedProperties: () => 'is not a known field',
  propertyNames: () => 'has a field whose name is not allowed',
  type: ({ type }) => `must be ${typesInWords(type)}`,
  const: ({ allowedValue }) => `must be ${valueText(allowedValue)}`,
  enum: ({ allowedValues }) => `must be ${oneOf(allowedValues)}`,
  pattern: ({ pattern }) => patternInWords(pattern),
  format: ({ format }) => FORMATS[String(format)] ?? `must be a valid ${String(format)}`,
  minLength: ({ limit }) => (limit === 1 ? 'must not be empty' : `must have at least ${limit} characters`),
  maxLength: ({ limit }) => `must have at most ${counted(limit, 'character')}`,
  minItems: ({ limit }) => `must have at least ${counted(limit, 'entry', 'entries')}`,
  maxItems: ({ limit }) => `must have at most ${counted(limit, 'entry', 'entries')}`,
  uniqueItems: () => 'must not contain the same entry twice',
  minProperties: ({ limit }) => `must have at least ${counted(limit, 'field')}`,
  maxProperties: ({ limit }) => `must have at most ${counted(limit, 'field')}`,
  minimum: ({ limit }) => `must be at least ${limit}`,
  maximum: ({ limit }) => `must be at most ${limit}`,
  exclusiveMinimum: ({ limit }) => `must be more than ${limit}`,
  exclusiveMaximum: ({ limit }) => `must be less than ${limit}`,
  multipleOf: ({ multipleOf }) => `must be a multiple of ${multipleOf}`,
  anyOf: () => 'does not match any of the allowed alternatives',
  oneOf: ({ passingSchemas }) =>
    Array.isArray(passingSchemas)
      ? 'matches several alternatives, but only one is allowed'
      : 'does not match any of the allowed alternatives',
  not: () => 'is not allowed in this combination',
  'false schema': () => 'is not allowed',
  // No keyword of JSON Schema: how to choose between alternatives, in the words of the check that found no choice.
  choice: ({ words }) => String(words),
};

/** Longer lists are no sentence: the error has the values in `allowed`. */
const LONGEST_LIST = 400;

function oneOf(values: unknown): string {
  const shown = Array.isArray(values) ? values.map(valueText) : [];
  const last = shown.pop();
  if (last === undefined) return 'one of the documented values';
  const words = shown.length === 0 ? last : `${shown.join(', ')} or ${last}`;
  return words.length > LONGEST_LIST ? `one of the ${shown.length + 1} values that are listed in allowed` : words;
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'a string',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  null: 'null',
};

function typesInWords(type: unknown): string {
  const names = Array.isArray(type) ? type : String(type).split(',');
  return names.map((name) => TYPES[String(name)] ?? String(name)).join(' or ');
}

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': 'must be a date and time with an offset, such as 2026-03-02T09:00:00Z',
  date: 'must be a date, such as 2026-03-02',
  uri: 'must be an absolute URL',
  email: 'must be an e-mail address',
};

/** The contract says what each pattern of a request means (`x-form`). */
function patternInWords(pattern: unknown): string {
  const form = forms[String(pattern)];
  return form === undefined ? 'does not have the documented format' : `must be ${form}`;
}

const counted = (limit: unknown, one: string, many = `${one}s`): string => `${limit} ${limit === 1 ? one : many}`;
