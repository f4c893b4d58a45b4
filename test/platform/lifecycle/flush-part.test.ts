import { describe, expect, test } from 'vitest';
import {
  combine,
  deletePart,
  group,
  insertPart,
  type Part,
  updatePart,
  writing,
} from '../../../src/platform/lifecycle/flush/part.ts';

const row = (id: string) => ({ accountId: id, tenantId: 'tnt_1', balance: 5n });
const insert = (onConflict: string, ...ids: string[]): Part => insertPart('ledger_balances', ids.map(row), onConflict);
const note = (kind: string, said: string): Part =>
  writing(kind, [row('a')], { account_id: 'text', tenant_id: 'text', balance: 'numeric' }, () => said);

describe('parts of a flush as one statement', () => {
  test('keep their text, and take the values of their own rows', () => {
    const first = combine([insert('fail', 'a'), deletePart('timers', [{ aggregateId: 'x' }])]);
    const second = combine([insert('fail', 'b'), deletePart('timers', [{ aggregateId: 'y' }])]);
    expect(second.text).toBe(first.text);
    expect(first.values).toEqual(['a', 'tnt_1', 5n, 'x']);
    expect(second.values).toEqual(['b', 'tnt_1', 5n, 'y']);
    expect(first.text).toContain('$4::text AS aggregate_id');
  });

  test('number their parameters consecutively, with a list as one parameter', () => {
    const { text, values } = combine([insert('fail', 'a', 'b'), insert('ignore', 'c')]);
    expect(values).toEqual([JSON.stringify(['a', 'b'].map((id) => [id, 'tnt_1', '5'])), ...['c', 'tnt_1', 5n]]);
    expect(text).toContain('jsonb_array_elements($1::jsonb)');
    expect(text).toContain('$2::text AS account_id, $3::text AS tenant_id, $4::numeric AS balance');
  });

  const different: readonly (readonly [string, () => readonly Part[]])[] = [
    ['one row', () => [insert('fail', 'a')]],
    ['several', () => [insert('fail', 'a', 'b')]],
    ['what a conflict does', () => [insert('ignore', 'a')]],
    ['another conflict', () => [insert('(account_id) DO UPDATE SET balance = excluded.balance', 'a')]],
    ['another table', () => [insertPart('timers', [{ aggregateId: 'a' }], 'fail')]],
    ['other columns', () => [insertPart('ledger_balances', [{ accountId: 'a', balance: 5n }], 'fail')]],
    ['columns in another order', () => [insertPart('ledger_balances', [{ balance: 5n, accountId: 'a' }], 'fail')]],
    ['an update', () => [updatePart('ledger_balances', ['account_id'], [row('a')])]],
    ['an update by other keys', () => [updatePart('ledger_balances', ['account_id', 'tenant_id'], [row('a')])]],
    ['a deletion', () => [deletePart('ledger_balances', [row('a')])]],
    ['a statement of its own', () => [note('one', 'DELETE FROM timers')]],
    ['another one', () => [note('other', 'DELETE FROM seals')]],
    ['two parts', () => [insert('fail', 'a'), note('one', 'DELETE FROM timers')]],
    ['two parts the other way round', () => [note('one', 'DELETE FROM timers'), insert('fail', 'a')]],
  ];
  test.each(different)('differ from all others: %s', (name, made) => {
    const parts = made();
    const others = different.filter(([other]) => other !== name).map(([, list]) => combine(list()).text);
    const { text } = combine(parts);
    expect(others).not.toContain(text);
    expect(combine(parts).text).toBe(text);
  });

  const one = '(SELECT $1::text AS account_id, $2::text AS tenant_id, $3::numeric AS balance)';
  const list =
    'SELECT (item->>0)::text AS account_id, (item->>1)::text AS tenant_id, (item->>2)::numeric AS balance FROM jsonb_array_elements($1::jsonb) AS listed(item)';
  const inserted =
    'INSERT INTO ledger_balances (account_id, tenant_id, balance) SELECT account_id, tenant_id, balance FROM';
  const counted = 'SELECT (SELECT count(*) FROM p0)';
  const expected = (count: string) =>
    `SELECT (SELECT CASE WHEN count(*) <> ${count} THEN expect_rows(count(*), ${count}, 'ledger_balances') END FROM p0)`;
  const update = (keys: string[], ids: string[]) => updatePart('ledger_balances', keys, ids.map(row));

  test.each<[string, () => Part, string]>([
    ['a new row', () => insert('fail', 'a'), `WITH p0 AS (${inserted} ${one} r)\nSELECT `],
    ['new rows', () => insert('fail', 'a', 'b'), `WITH p0 AS (${inserted} (${list}) r)\nSELECT `],
    [
      'a row that may be there',
      () => insert('ignore', 'a'),
      `WITH p0 AS (${inserted} ${one} r ON CONFLICT DO NOTHING RETURNING 1)\n${counted}`,
    ],
    [
      'rows in place of others',
      () => insert('(account_id) DO UPDATE SET balance = 0', 'a', 'b'),
      `WITH p0 AS (${inserted} (${list}) r ON CONFLICT (account_id) DO UPDATE SET balance = 0 RETURNING 1)\n${expected('jsonb_array_length($1::jsonb)')}`,
    ],
    [
      'a change',
      () => update(['account_id', 'tenant_id'], ['a']),
      `WITH p0 AS (UPDATE ledger_balances t SET balance = r.balance FROM ${one} r WHERE t.account_id = r.account_id AND t.tenant_id = r.tenant_id RETURNING 1)\n${expected('1')}`,
    ],
    [
      'changes',
      () => update(['account_id'], ['a', 'b']),
      `WITH p0 AS (UPDATE ledger_balances t SET tenant_id = r.tenant_id, balance = r.balance FROM (${list} LIMIT 32) r WHERE t.account_id = ANY (ARRAY[r.account_id]) RETURNING 1)\n${expected('jsonb_array_length($1::jsonb)')}`,
    ],
    [
      'a deletion',
      () => deletePart('ledger_balances', [row('a')]),
      `WITH p0 AS (DELETE FROM ledger_balances t USING ${one} r WHERE t.account_id = r.account_id AND t.tenant_id = r.tenant_id AND t.balance = r.balance RETURNING 1)\n${counted}`,
    ],
    [
      'another statement',
      () => note('one', 'DELETE FROM timers'),
      `WITH p0 AS (DELETE FROM timers RETURNING 1)\n${counted}`,
    ],
  ])('send PostgreSQL: %s', (_what, part, text) => {
    expect(combine([part()]).text).toBe(text);
  });

  test('stay in order, and only the counted ones are in the outer query', () => {
    const { text } = combine([
      insert('fail', 'a'),
      note('one', 'DELETE FROM timers'),
      note('other', 'DELETE FROM seals'),
    ]);
    expect(text.endsWith('\nSELECT (SELECT count(*) FROM p1), (SELECT count(*) FROM p2)')).toBe(true);
    expect(text).toContain('RETURNING 1),\np2 AS (');
  });

  test('are grouped by kind, in a fixed order', () => {
    const grouped = [['b1', 'b2'], ['c1']];
    expect(group(['b1', 'c1', 'b2'], (item) => item.slice(0, 1))).toEqual(grouped);
    expect(group(['c1', 'b1', 'b2'], (item) => item.slice(0, 1))).toEqual(grouped);
    expect(group([], String)).toEqual([]);
  });

  test('have texts of which the newest thousand are cached', () => {
    const text = combine([note('kept', 'DELETE FROM timers')]).text;
    for (let at = 0; at < 999; at += 1) combine([note(`other ${at}`, 'DELETE FROM seals')]);
    // Of a kind that is known nothing is written: what else it would say is not asked.
    expect(combine([note('kept', 'DELETE FROM jobs')]).text).toBe(text);
    combine([note('other 999', 'DELETE FROM seals')]);
    expect(combine([note('kept', 'DELETE FROM jobs')]).text).not.toBe(text);
  });
});
