import { describe, expect, it } from 'vitest';
import { requestValidators } from '../../generated/contract/validators.js';
import { errorsOf, type Validator } from '../../src/platform/http/request/validation.ts';
import { cpuTimeOf } from '../support/cpu-time.ts';
import { someOf } from '../support/rounds.ts';
import { documented, resolved, type Schema } from './documented.ts';

/** What a validator takes grows with a body as the body does, wherever the contract has a list, an object or a text (D-511). */

const SIZE = 4000;

type Wrong = (size: number) => unknown;

/** Values that fail in each of their parts, by the type of the field. */
const WRONG: Readonly<Record<string, readonly Wrong[]>> = {
  array: [
    (size) => Array.from({ length: size }, (_, n) => `x${n}`),
    (size) => Array.from({ length: size }, (_, n) => ({ n })),
    (size) => Array.from({ length: size }, (_, n) => n),
    (size) => Array(size).fill('same'),
    (size) => Array(size).fill(null),
  ],
  object: [
    (size) => Object.fromEntries(Array.from({ length: size }, (_, n) => [`k${n}`, `x${n}`])),
    (size) => Object.fromEntries(Array.from({ length: size }, (_, n) => [`k${n}`, { n }])),
  ],
  string: [
    (size) => 'a'.repeat(size * 20),
    (size) => '0'.repeat(size * 20),
    (size) => `${' '.repeat(size * 20)}x`,
    (size) => `https://${'a.'.repeat(size * 10)}\u0001`,
    (size) => `a@${'a.'.repeat(size * 10)}\u0001`,
  ],
};

interface Field {
  readonly pointer: readonly string[];
  readonly type: string;
}

const MOST_LEVELS = 6;

/** Every field that a body may have, through references, lists and alternatives; a list's entry is the field `0`. */
function fieldsOf(schema: Schema | undefined, pointer: readonly string[] = []): Field[] {
  if (schema === undefined || pointer.length > MOST_LEVELS) return [];
  const { type, properties = {}, items, oneOf = [], ...more } = resolved(schema);
  const { anyOf = [], allOf = [] } = more as { anyOf?: readonly Schema[]; allOf?: readonly Schema[] };
  const types = [type].flat().filter((one): one is string => one !== undefined && one in WRONG);
  return [
    ...types.map((one) => ({ pointer, type: one })),
    ...Object.entries(properties).flatMap(([name, property]) => fieldsOf(property, [...pointer, name])),
    ...fieldsOf(items, [...pointer, '0']),
    ...[...oneOf, ...anyOf, ...allOf].flatMap((one) => fieldsOf(one, pointer)),
  ];
}

/** A body that has the value at that field and nothing else. */
const bodyWith = (pointer: readonly string[], value: unknown): unknown =>
  pointer.reduceRight<unknown>((inner, name) => (name === '0' ? [inner] : { [name]: inner }), value);

const timeOf = (validate: Validator, body: unknown, tries: number): number =>
  cpuTimeOf(() => errorsOf(validate, body, '/body'), tries);

/** Less is no growth worth a ratio. */
const LITTLE_MS = 5;

const withBody = documented.flatMap(({ id, bodySchema }) => {
  const { body: validate } = (requestValidators as Readonly<Record<string, { readonly body?: Validator }>>)[id] ?? {};
  return validate && bodySchema ? [[id, validate, bodySchema] as const] : [];
});

describe('twice as much input takes about twice as long', () => {
  it('for all operations with a body', () => {
    expect(withBody.length).toBeGreaterThan(100);
  });

  it.each(someOf(withBody, 8))('for every list, object and text of %s', (_id, validate, schema) => {
    const fields = [...new Map(fieldsOf(schema).map((field) => [JSON.stringify(field), field])).values()];
    expect(fields.length).toBeGreaterThan(0);
    const slow: string[] = [];
    for (const { pointer, type } of fields) {
      for (const [place, wrong] of (WRONG[type] ?? []).entries()) {
        /** Linear time grows as the size does, quadratic time by its square: `most` lies between the two. */
        const growth = (times: number, most: number, tries: number): string | undefined => {
          const [time, later] = [SIZE, times * SIZE].map((size) =>
            timeOf(validate, bodyWith(pointer, wrong(size)), tries),
          ) as [number, number];
          return later > LITTLE_MS && later > most * time ? `${time} ms, then ${later} ms` : undefined;
        };
        // Other work on the machine looks like growth for a moment, but not eight times, and not at eight times the size.
        const found = growth(2, 3.5, 1) && growth(2, 3.5, 8) && growth(8, 24, 8);
        if (found !== undefined) slow.push(`/${pointer.join('/')} (${type} ${place}): ${found}`);
      }
    }
    expect(slow).toEqual([]);
  });
});
