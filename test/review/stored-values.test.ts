import { describe, expect, test } from 'vitest';
import type { Change, Role } from '../../codegen/review/change.ts';
import type { Contract } from '../../codegen/review/contract.ts';
import { storedColumns, withStorage } from '../../codegen/review/stored-values.ts';

const VALUES = ['RETAIL', 'WHOLESALE'];
const rule = (column: string, values: readonly string[]) => ({
  table: 'orders',
  name: `orders_${column}_check`,
  lists: column,
  values: new Map([[column, values]]),
  place: { file: 'migrations/001.ts', line: 1 },
});
/** A contract whose only rule is that of the column. */
const contractOf = (column: string, values: readonly string[]): Contract =>
  ({ lifecycles: [{ table: 'orders', types: {} }], rules: [rule(column, values)] }) as unknown as Contract;

const before = contractOf('kind', VALUES);
const change = (more: Partial<Change>): Change =>
  ({ rule: 'value-removed', subject: 'Order kind', was: 'RETAIL', values: VALUES, ...more }) as unknown as Change;
const storedBy = (roles: readonly Role[] | undefined, more: Partial<Change> = {}): readonly string[] | undefined =>
  withStorage([change({ ...(roles && { roles }), ...more })], before)[0]?.stored;

describe('a removed value', () => {
  test.each<[string, readonly Role[] | undefined]>([
    ['is written and read', ['request', 'response']],
    ['is read and written', ['response', 'request']],
    ['is written and told by events', ['request', 'event']],
    ['is read', ['response']],
    ['is told by events', ['event']],
    ['has no known use', []],
    ['has no list of uses', undefined],
  ])('may be in stored rows if it %s', (_, roles) => {
    expect(storedBy(roles)).toEqual(['orders.kind']);
  });

  test('stays unchanged in stored rows if only callers write it', () => {
    expect(storedBy(['request'])).toBeUndefined();
    expect(storedBy(['request', 'request'])).toBeUndefined();
  });
});

test.each<[Role[]]>([[['request']], [['request', 'response']], [['response']]])(
  'an added value has to be accepted by the column first, whatever uses it: %j',
  (roles) => expect(storedBy(roles, { rule: 'value-added' } as Partial<Change>)).toEqual(['orders.kind']),
);

test('other kinds of change concern no stored values', () => {
  expect(storedBy(['response'], { rule: 'limit-tightened' } as Partial<Change>)).toBeUndefined();
  expect(storedBy(['response'], { values: [] })).toBeUndefined();
});

describe('the columns of an enum', () => {
  test.each([
    ['the same values', VALUES, true],
    ['more values', [...VALUES, 'BULK'], true],
    ['two of three', ['RETAIL', 'WHOLESALE', 'BULK'], true],
    ['one value in common', ['RETAIL', 'BULK'], false],
    ['nothing in common', ['A', 'B'], false],
  ])('include one that lists %s', (_, listed, is) => {
    expect(storedColumns(contractOf('kind', listed), VALUES)).toHaveLength(is ? 1 : 0);
  });

  test('exclude the status of a lifecycle', () => {
    expect(storedColumns(contractOf('status', VALUES), VALUES)).toEqual([]);
  });
});
