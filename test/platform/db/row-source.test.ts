import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type ColumnTypes,
  jsonValue,
  parametersOf,
  rowSource,
  shapeKeyOf,
  shapeOf,
  typesOf,
  type Values,
} from '../../../src/platform/db/rows/row-source.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client?.end();
  await database?.drop();
});

const AT = new Date('2026-03-02T09:00:00.123Z');
const types: ColumnTypes = {
  id: 'text',
  amount: 'numeric',
  step: 'int4',
  is_open: 'bool',
  paid_at: 'timestamptz',
  scopes: '_text',
  facts: 'jsonb',
};
const row = (id: string, more: Values = {}): Values => ({
  id,
  amount: 10n ** 30n,
  step: 3,
  isOpen: false,
  paidAt: AT,
  scopes: ['a', 'b "c", {d}', null],
  facts: { amount: 5n, at: AT, list: ['x', null], nothing: undefined },
  ...more,
});
const read = async (rows: readonly Values[], of: 'rows' | 'fewRows' = 'rows') => {
  const shape = shapeOf(rows, types);
  const source = rowSource(shape, 2);
  const values = ['in front', ...parametersOf(shape, rows)];
  const text = `SELECT $1::text AS front, r.*, ${source.count} AS count FROM ${source[of]} r`;
  return { text, values, rows: (await client.query(text, values)).rows };
};
const stored = (id: string) => ({
  front: 'in front',
  id,
  amount: String(10n ** 30n),
  step: 3,
  is_open: false,
  paid_at: AT,
  scopes: ['a', 'b "c", {d}', null],
  facts: { amount: '5', at: AT.toISOString(), list: ['x', null] },
});

describe('rows that come with a statement', () => {
  test.each(['rows', 'fewRows'] as const)('are equal, whether one or several (%s)', async (of) => {
    expect((await read([row('one')], of)).rows).toEqual([{ ...stored('one'), count: 1 }]);
    expect((await read([row('one'), row('two')], of)).rows).toEqual([
      { ...stored('one'), count: 2 },
      { ...stored('two'), count: 2 },
    ]);
  });

  test.each<[string, unknown]>([
    ['an object', { a: 1 }],
    ['a list', ['a', { b: 1n }]],
    ['a text', 'a "text"'],
    ['a number', 7],
    ['a truth value', true],
    ['nothing', null],
    ['what is undefined', undefined],
  ])('store %s in a column of JSON in either way', async (_what, facts) => {
    const [one] = (await read([row('one', { facts })])).rows;
    const [first] = (await read([row('one', { facts }), row('two')])).rows;
    expect(one?.facts).toEqual(facts === undefined ? null : JSON.parse(JSON.stringify(jsonValue(facts))));
    expect(first?.facts).toEqual(one?.facts);
  });

  test.each<[string, Values]>([
    ['what has no value', { facts: null, scopes: null, paidAt: null }],
    ['what is not given', { facts: undefined, scopes: undefined, paidAt: undefined }],
  ])('store %s as null, which differs from null in JSON', async (_what, nothing) => {
    for (const rows of [[row('one', nothing)], [row('one', nothing), row('two')]]) {
      const shape = shapeOf(rows, types);
      const found = await client.query(
        `SELECT facts IS NULL AS facts, scopes IS NULL AS scopes, paid_at IS NULL AS at FROM ${rowSource(shape, 1).rows} r`,
        parametersOf(shape, rows),
      );
      expect(found.rows[0]).toEqual({ facts: true, scopes: true, at: true });
    }
  });

  test('use a parameter per column for one row, and one for all of several rows', async () => {
    expect((await read([row('one')])).values).toHaveLength(1 + Object.keys(types).length);
    const [two, three] = [await read([row('a'), row('b')]), await read([row('a'), row('b'), row('c')])];
    expect(two.values).toHaveLength(2);
    expect(three.text).toBe(two.text);
    expect(three.text).not.toContain('LIMIT');
    expect((await read([row('a'), row('b')], 'fewRows')).text).toContain('LIMIT');
    expect((await read([row('a')], 'fewRows')).text).not.toContain('LIMIT');
  });

  test('have the same shape if their texts are the same', () => {
    const many = (count: number, of = row('a')) => Array.from({ length: count }, () => of);
    const lists = [[row('a')], many(2), many(32), many(33), many(34), [{ id: 'a' }], many(2, { id: 'a' })];
    const textOf = (rows: readonly Values[]) => Object.values(rowSource(shapeOf(rows, types), 1)).join();
    const keys = lists.map(shapeKeyOf);
    for (const [one, rows] of lists.entries())
      for (const [other, others] of lists.entries())
        expect(keys[one] === keys[other]).toBe(textOf(rows) === textOf(others));
    expect(shapeKeyOf([{ id: 'a', step: 1 }])).not.toBe(shapeKeyOf([{ step: 1, id: 'a' }]));
  });

  test('have columns of known types', () => {
    expect(() => shapeOf([{ unheardOf: 1 }], types)).toThrow('unheard_of');
    expect(() => typesOf('unheard_of')).toThrow('unheard_of');
    expect(typesOf('ledger_balances')).toMatchObject({ account_id: 'text', balance: 'numeric' });
  });
});
