import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, it } from 'vitest';
import { fieldWords } from '../../../src/platform/http/request/field-words.ts';

const ajv = new Ajv2020({ allErrors: true, strict: false });
(addFormats as unknown as (one: Ajv2020) => void)(ajv);

/** What is said of a value that fails a schema; the last of it, where a whole says more than its parts. */
const wordsFor = (schema: object, value: unknown): string | undefined => {
  const validate = ajv.compile(schema);
  validate(value);
  const error = validate.errors?.at(-1);
  return error && fieldWords(error);
};

it.each([
  [{ type: 'string' }, 7, 'must be a string'],
  [{ type: ['integer', 'null'] }, 'x', 'must be a whole number or null'],
  [{ type: 'boolean' }, 'x', 'must be true or false'],
  [{ type: 'array' }, {}, 'must be a list'],
  [{ const: 84532 }, 1, 'must be 84532'],
  [{ enum: ['FASTEST'] }, 'x', 'must be FASTEST'],
  [{ enum: ['FASTEST', 'CHEAPEST', null] }, 'x', 'must be FASTEST, CHEAPEST or null'],
  [{ pattern: '^\\+[1-9][0-9]{6,14}$' }, '555', 'must be a phone number in E.164 form, + and 7 to 15 digits'],
  [{ pattern: '^unheard of$' }, 'x', 'does not have the documented format'],
  [{ format: 'date-time' }, 'x', 'must be a date and time with an offset, such as 2026-03-02T09:00:00Z'],
  [{ format: 'uri' }, 'x', 'must be an absolute URL'],
  [{ format: 'ipv4' }, 'x', 'must be a valid ipv4'],
  [{ minLength: 1 }, '', 'must not be empty'],
  [{ minLength: 3 }, 'x', 'must have at least 3 characters'],
  [{ maxLength: 1 }, 'xx', 'must have at most 1 character'],
  [{ minItems: 1 }, [], 'must have at least 1 entry'],
  [{ maxItems: 2 }, [1, 2, 3], 'must have at most 2 entries'],
  [{ maxItems: 1 }, [1, 2], 'must have at most 1 entry'],
  [{ minItems: 2 }, [1], 'must have at least 2 entries'],
  [{ enum: Array.from({ length: 12 }, (_, at) => at) }, 'x', 'must be 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 or 11'],
  [{ uniqueItems: true }, [1, 1], 'must not contain the same entry twice'],
  [{ minProperties: 1 }, {}, 'must have at least 1 field'],
  [{ maxProperties: 0 }, { a: 1 }, 'must have at most 0 fields'],
  [{ minimum: 1 }, 0, 'must be at least 1'],
  [{ maximum: 200 }, 201, 'must be at most 200'],
  [{ exclusiveMinimum: 0 }, 0, 'must be more than 0'],
  [{ required: ['phone'] }, {}, 'is required'],
  [{ dependentRequired: { nonce: ['signature'] } }, { nonce: 1 }, 'is required together with nonce'],
  [{ additionalProperties: false }, { a: 1 }, 'is not a known field'],
  [{ anyOf: [{ required: ['phone'] }, { required: ['did'] }] }, {}, 'does not match any of the allowed alternatives'],
  [{ oneOf: [{ type: 'object' }, {}] }, {}, 'matches several alternatives, but only one is allowed'],
  [{ not: {} }, 1, 'is not allowed in this combination'],
])('%j has a plain message', (schema, value, words) => {
  expect(wordsFor(schema, value)).toBe(words);
});

it('a list of values is named up to 400 characters, and counted beyond', () => {
  const twoOf = (length: number) => ({ enum: ['a'.repeat(length), 'b'.repeat(length)] });
  expect(wordsFor(twoOf(198), 'x')).toMatch(/^must be a{198} or b{198}$/);
  expect(wordsFor(twoOf(199), 'x')).toBe('must be one of the 2 values that are listed in allowed');
});
