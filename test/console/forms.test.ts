import { describe, expect, it } from 'vitest';
import { type Field, fieldOf } from '../../src/console/app/forms/schema.ts';
import { NOTHING, readValue, shownValue, type Value } from '../../src/console/app/forms/values.ts';
import type { Schema } from '../../src/console/catalog.ts';
import { deriveCatalog } from '../../src/console/derive-catalog.ts';
import { sources } from './sources.ts';

const catalog = deriveCatalog(sources());
const withExamples = Object.entries(catalog.operations).filter(([, { example }]) => example !== undefined);

describe('every request of the contract', () => {
  it('has forms for most of the operations', () => expect(withExamples.length).toBeGreaterThan(90));

  it.each(withExamples)('%s: its example can be written in its form', (_, { body, example }) => {
    const field = fieldOf(catalog, body ?? {});
    expect(readValue(field, shownValue(field, example))).toEqual({ value: example });
  });
});

const form = (schema: Schema): Field => fieldOf({ schemas: {} }, schema);
const object = form({ type: 'object', required: ['b'], properties: { a: { type: 'string' }, b: { type: 'integer' } } });

it('shows what is required first', () => {
  expect(object.kind === 'object' && object.members.map(({ name }) => name)).toEqual(['b', 'a']);
});

it('leaves out what nobody has filled in', () => {
  expect(readValue(object, NOTHING)).toEqual({ value: {} });
  expect(readValue(object, { members: { a: '  ', b: '0' } })).toEqual({ value: { b: 0 } });
  const nested = form({
    type: 'object',
    properties: { inner: { type: 'object', properties: { a: { type: 'string' } } } },
  });
  expect(readValue(nested, { members: { inner: { members: { a: '' } } } })).toEqual({ value: {} });
});

it.each<[string, Schema, Value, unknown]>([
  ['a flag', { type: 'boolean' }, 'false', { value: false }],
  ['a number', { type: 'number' }, '-1.5', { value: -1.5 }],
  ['a list', { type: 'array', items: { type: 'string' } }, 'a, b\nc,', { value: ['a', 'b', 'c'] }],
  ['text that looks like a number', { type: 'string' }, '25.00', { value: '25.00' }],
  ['JSON', { type: 'object' }, '{"a": [1]}', { value: { a: [1] } }],
  ['no number', { type: 'integer' }, 'ten', { fault: 'is no number', at: '' }],
  ['no JSON', { type: 'object' }, '{a}', { fault: 'is no JSON', at: '' }],
])('reads %s', (_, schema, value, read) => expect(readValue(form(schema), value)).toEqual(read));

it('names the field that is wrong, within its group', () => {
  const nested = form({
    type: 'object',
    properties: { inner: { type: 'object', properties: { n: { type: 'integer' } } } },
  });
  const value = { members: { inner: { members: { n: 'x' } } } };
  expect(readValue(nested, value)).toEqual({ fault: 'is no number', at: 'inner.n' });
});

it('takes the form of several that fits what is known', () => {
  const either = form({
    oneOf: [
      { type: 'object', required: ['a'], properties: { a: { type: 'string' } } },
      { type: 'object', required: ['b'], properties: { b: { type: 'string' } } },
    ],
  });
  expect(shownValue(either, { b: 'x' })).toMatchObject({ form: 1 });
  expect(readValue(either, shownValue(either, { b: 'x' }))).toEqual({ value: { b: 'x' } });
});
