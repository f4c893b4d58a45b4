import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkRows } from '../../../scripts/rows/check-rows.ts';
import { tablesFile, UnknownColumnType } from '../../../scripts/rows/print-tables.ts';
import { type Column, readColumns } from '../../../scripts/rows/read-tables.ts';
import { applyChange, copyProject, REPOSITORY } from '../../codegen/support/project.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';

test('the check finds nothing in the machines and the tables of this service', { timeout: 60_000 }, async () => {
  const database: TestDatabase = await createTestDatabase();
  try {
    expect(await checkRows(REPOSITORY, await readColumns(database.url))).toEqual([]);
  } finally {
    await database.drop();
  }
});

describe('the check of the orders', () => {
  let root: string;
  beforeEach(() => {
    root = copyProject('orders');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const MACHINE = 'machines/orders/order.machine.ts';
  const column = (name: string, type = 'text', more: Partial<Column> = {}): Column => ({
    table: 'orders',
    name,
    type,
    scale: null,
    nullable: false,
    defaulted: false,
    ...more,
  });
  const ENGINE = [
    column('id'),
    column('status'),
    column('step', 'int4'),
    column('created_at', 'timestamptz'),
    column('updated_at', 'timestamptz'),
  ];
  const all = [
    ...ENGINE,
    // Its children are shown under other names than they are stored.
    column('public_status'),
    column('tenant_id'),
    column('note', 'text', { nullable: true }),
    column('expires_at', 'timestamptz'),
  ];
  const without = (name: string) => all.filter((one) => one.name !== name);
  const withOther = (name: string, more: Partial<Column>) =>
    all.map((one) => (one.name === name ? { ...one, ...more } : one));

  test('finds nothing if each key has its column', async () => {
    expect(await checkRows(root, all)).toEqual([]);
    // What the database fills by itself, and what a trace is kept in, needs no key.
    const more = [
      column('traceparent'),
      column('number', 'int8', { defaulted: true }),
      column('seen', 'text', { nullable: true }),
    ];
    expect(await checkRows(root, [...all, ...more])).toEqual([]);
  });

  test.each<readonly [what: string, columns: readonly Column[], message: string]>([
    [
      'a table that no migration makes',
      [],
      'no migration makes orders, the table of order: make it with lifecycleColumns',
    ],
    ['a key without a column', without('note'), 'the context of order has the key note, and orders has no column note'],
    ['a table without a column of the service', without('step'), 'orders has no column step, which the service keeps'],
    ['children of a state without the column of their status', without('public_status'), 'and projected: true'],
    ['a column that needs a value and has no key', [...all, column('shelf_number')], 'has no key shelfNumber'],
    ['a time in a text', withOther('expires_at', { type: 'text' }), 'expires_at is text: it has to be timestamptz'],
    ['a key that may be null in a column that may not', withOther('note', { nullable: false }), 'which may be null'],
  ])('refuses %s', async (_what, columns, message) => {
    const [fault, ...others] = await checkRows(root, columns);
    expect(others).toEqual([]);
    expect(fault).toMatch(/^machines\/orders\/order\.machine\.ts:\d+:\d+ {2}.*\(unknown-column\)$/);
    expect(fault).toContain(message);
  });

  test.each([
    ['in snake case', 'ship_note: string | null;', 'call it shipNote, of the column ship_note'],
    ['that the service keeps itself', 'status: string;', 'the key status, which the service keeps itself'],
  ])('refuses a key %s', async (_what, key, message) => {
    applyChange(root, { file: MACHINE, from: 'note: string | null;', to: `note: string | null;\n  ${key}` });
    const faults = await checkRows(root, [...all, column('ship_note', 'text', { nullable: true })]);
    expect(faults.join('\n')).toContain(message);
    expect(faults[0]).toMatch(/^machines\/orders\/order\.machine\.ts:6:3 /);
  });

  test('refuses a column of an unknown type, and lists the known types', () => {
    expect(() => tablesFile([column('shape', 'polygon')])).toThrow(UnknownColumnType);
    expect(() => tablesFile([column('shape', 'polygon')])).toThrow(/orders\.shape is of the type polygon.*timestamptz/);
  });
});
