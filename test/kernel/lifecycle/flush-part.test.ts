import { describe, expect, test } from 'vitest';
import {
  combine,
  deletePart,
  insertPart,
  type Part,
  updatePart,
  writing,
} from '../../../src/kernel/lifecycle/flush-part.ts';

const row = (id: string) => ({ accountId: id, tenantId: 'tnt_1', balance: 5n });
const insert = (onConflict: string, ...ids: string[]): Part => insertPart('ledger_balances', ids.map(row), onConflict);
const note = (kind: string, said: string): Part =>
  writing(kind, [row('a')], { account_id: 'text', tenant_id: 'text', balance: 'numeric' }, () => said);

describe('parts of a flush as one statement', () => {
  test('have the text that they had before, and the values of their own rows', () => {
    const first = combine([insert('fail', 'a'), deletePart('timers', [{ aggregateId: 'x' }])]);
    const second = combine([insert('fail', 'b'), deletePart('timers', [{ aggregateId: 'y' }])]);
    expect(second.text).toBe(first.text);
    expect(first.values).toEqual(['a', 'tnt_1', 5n, 'x']);
    expect(second.values).toEqual(['b', 'tnt_1', 5n, 'y']);
    expect(first.text).toContain('$4::text AS aggregate_id');
  });

  test('number their parameters one behind the other, a list being one of them', () => {
    const { text, values } = combine([insert('fail', 'a', 'b'), insert('ignore', 'c')]);
    expect(values).toEqual([
      JSON.stringify(['a', 'b'].map((id) => ({ account_id: id, tenant_id: 'tnt_1', balance: '5' }))),
      ...['c', 'tnt_1', 5n],
    ]);
    expect(text).toContain('jsonb_to_recordset($1::jsonb)');
    expect(text).toContain('$2::text AS account_id, $3::text AS tenant_id, $4::numeric AS balance');
  });

  const different: readonly (readonly [string, readonly Part[]])[] = [
    ['one row', [insert('fail', 'a')]],
    ['several', [insert('fail', 'a', 'b')]],
    ['what a conflict does', [insert('ignore', 'a')]],
    ['another conflict', [insert('(account_id) DO UPDATE SET balance = excluded.balance', 'a')]],
    ['another table', [insertPart('timers', [{ aggregateId: 'a' }], 'fail')]],
    ['other columns', [insertPart('ledger_balances', [{ accountId: 'a', balance: 5n }], 'fail')]],
    ['columns in another order', [insertPart('ledger_balances', [{ balance: 5n, accountId: 'a' }], 'fail')]],
    ['an update', [updatePart('ledger_balances', ['account_id'], [row('a')])]],
    ['an update by other keys', [updatePart('ledger_balances', ['account_id', 'tenant_id'], [row('a')])]],
    ['a deletion', [deletePart('ledger_balances', [row('a')])]],
    ['a statement of its own', [note('one', 'DELETE FROM timers')]],
    ['another one', [note('other', 'DELETE FROM seals')]],
    ['two parts', [insert('fail', 'a'), note('one', 'DELETE FROM timers')]],
    ['two parts the other way round', [note('one', 'DELETE FROM timers'), insert('fail', 'a')]],
  ];
  test.each(different)('are told from all others: %s', (name, parts) => {
    const others = different.filter(([other]) => other !== name).map(([, list]) => combine(list).text);
    const { text } = combine(parts);
    expect(others).not.toContain(text);
    expect(combine(parts).text).toBe(text);
  });
});
