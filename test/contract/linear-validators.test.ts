import { describe, expect, it } from 'vitest';
import { requestValidators } from '../../generated/contract/validators.js';
import { errorsOf, type Validator } from '../../src/kernel/http/validation.ts';
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

function timeOf(validate: Validator, body: unknown): number {
  const began = performance.now();
  errorsOf(validate, body, '/body');
  return performance.now() - began;
}

/** Less is no growth worth a ratio. */
const LITTLE_MS = 5;

const withBody = documented.flatMap(({ id, bodySchema }) => {
  const { body: validate } = (requestValidators as Readonly<Record<string, { readonly body?: Validator }>>)[id] ?? {};
  return validate && bodySchema ? [[id, validate, bodySchema] as const] : [];
});

describe('twice as much takes about twice as long', () => {
  it('of all operations with a body', () => {
    expect(withBody.length).toBeGreaterThan(100);
  });

  it.each(withBody)('in every list, object and text of %s', (_id, validate, schema) => {
    const fields = [...new Map(fieldsOf(schema).map((field) => [JSON.stringify(field), field])).values()];
    expect(fields.length).toBeGreaterThan(0);
    const slow: string[] = [];
    for (const { pointer, type } of fields) {
      for (const [place, wrong] of (WRONG[type] ?? []).entries()) {
        const [one, two] = [bodyWith(pointer, wrong(SIZE)), bodyWith(pointer, wrong(2 * SIZE))];
        let [best, bestOfTwo] = [timeOf(validate, one), timeOf(validate, two)];
        for (let tries = 0; tries < 8 && bestOfTwo > LITTLE_MS && bestOfTwo > 3 * best; tries += 1)
          [best, bestOfTwo] = [Math.min(best, timeOf(validate, one)), Math.min(bestOfTwo, timeOf(validate, two))];
        if (bestOfTwo > LITTLE_MS && bestOfTwo > 3 * best)
          slow.push(`/${pointer.join('/')} (${type} ${place}): ${best} ms, then ${bestOfTwo} ms`);
      }
    }
    expect(slow).toEqual([]);
  });
});
