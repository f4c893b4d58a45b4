import { describe, expect, it } from 'vitest';
import { type Field, fieldOf } from '../../src/console/app/forms/schema.ts';
import { NOTHING, readValue, shownValue, type Value } from '../../src/console/app/forms/values.ts';
import { payingOf } from '../../src/console/app/pages/paying.ts';
import type { Schema } from '../../src/console/catalog.ts';
import { deriveCatalog } from '../../src/console/derive-catalog.ts';
import { sources } from './sources.ts';

const catalog = deriveCatalog(sources());
const withExamples = Object.entries(catalog.operations).filter(([, { example }]) => example !== undefined);

describe('every request of the contract', () => {
  it('has a form for most operations', () => expect(withExamples.length).toBeGreaterThan(90));

  it.each(withExamples)('has a form that can hold its example: %s', (_, { body, example }) => {
    const field = fieldOf(catalog, body ?? {});
    expect(readValue(field, shownValue(field, example))).toEqual({ value: example });
  });
});

const form = (schema: Schema): Field => fieldOf({ schemas: {} }, schema);
const object = form({ type: 'object', required: ['b'], properties: { a: { type: 'string' }, b: { type: 'integer' } } });

it('shows required fields first', () => {
  expect(object.kind === 'object' && object.members.map(({ name }) => name)).toEqual(['b', 'a']);
});

it('leaves out empty fields', () => {
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

it('titles alternatives by their required fields, or by schema when these are the same', () => {
  const titles = (id: string, name: string) => {
    const body = fieldOf(catalog, (id === 'createPayment' ? payingOf(catalog) : catalog.operations[id])?.body ?? {});
    const member = body.kind === 'object' ? body.members.find((one) => one.name === name)?.field : body;
    return member?.kind === 'forms' ? member.forms.map(({ title }) => title) : [];
  };
  expect(titles('createPayment', 'recipient')).toEqual(expect.arrayContaining(['phoneNumber', 'email', 'did']));
  const shared = [{ required: ['a'] }, { required: ['a', 'b'] }].map((one) => ({ type: 'object', ...one }));
  const field = form({ oneOf: shared });
  expect(field.kind === 'forms' && field.forms.map(({ title }) => title)).toEqual(['Form 1', 'Form 2']);
});

it('has one payment form for each kind of recipient, beginning with a phone number in USD', () => {
  const body = fieldOf(catalog, payingOf(catalog)?.body ?? {});
  const paid = (recipient: object) => {
    const request = { recipient, amount: { value: '25.00', currency: 'USD' }, memo: 'Invoice 1042' };
    return [readValue(body, shownValue(body, request)), { value: request }] as const;
  };
  for (const recipient of [{ phoneNumber: '+15550104567' }, { email: 'ada@example.com' }, { did: 'did:example:ada' }]) {
    const [read, expected] = paid(recipient);
    expect(read).toEqual(expected);
  }
});

it('names the wrong field with the path of its group', () => {
  const nested = form({
    type: 'object',
    properties: { inner: { type: 'object', properties: { n: { type: 'integer' } } } },
  });
  const value = { members: { inner: { members: { n: 'x' } } } };
  expect(readValue(nested, value)).toEqual({ fault: 'is no number', at: 'inner.n' });
});

it('chooses the alternative that matches the known values', () => {
  const either = form({
    oneOf: [
      { type: 'object', required: ['a'], properties: { a: { type: 'string' } } },
      { type: 'object', required: ['b'], properties: { b: { type: 'string' } } },
    ],
  });
  expect(shownValue(either, { b: 'x' })).toMatchObject({ form: 1 });
  expect(readValue(either, shownValue(either, { b: 'x' }))).toEqual({ value: { b: 'x' } });
});
