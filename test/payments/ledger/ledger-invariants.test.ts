import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ledgerInvariants } from '../../../src/payments/ledger/invariants.ts';
import { anyRow } from '../../support/any-row.ts';
import { startTestEngine, type TestEngine } from '../../support/engine.ts';

let test: TestEngine;
beforeAll(async () => {
  test = await startTestEngine();
  // What the database itself refuses is let in, so that the invariants alone speak.
  await test.pool.owner.raw(`DO $$ DECLARE c record; BEGIN FOR c IN SELECT conrelid::regclass AS on_table, conname FROM pg_constraint
    WHERE conrelid::regclass::text IN ('ledger_accounts', 'ledger_transfers', 'ledger_balances') AND contype = 'c' LOOP
    EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', c.on_table, c.conname); END LOOP; END $$`);
});
afterAll(() => test?.stop());

const balance = (id: string, amount: number) =>
  anyRow(test.pool.owner, 'ledger_balances', { account_id: id, balance: amount });
let made = 0;
const transfer = (debit: string, credit: string, amount: number, asset = 'USDC') => {
  made += 1;
  return anyRow(test.pool.owner, 'ledger_transfers', {
    id: `x${made}`,
    debit_account: debit,
    credit_account: credit,
    amount,
    asset,
  });
};
const setBalance = (id: string, amount: number) =>
  test.pool.owner('ledger_balances').where({ account_id: id }).update({ balance: amount });

// The operator has paid 5 to `a`, and `a` 2 of it to `b`: the operator may be below zero, and has no balance of its own.
beforeEach(() =>
  test.pool.owner.raw(`SET session_replication_role = replica;
    DELETE FROM ledger_transfers; DELETE FROM ledger_balances; DELETE FROM ledger_accounts;
    INSERT INTO ledger_accounts (id, kind, asset, tenant_id) VALUES ('operator', 'x', 'USDC', NULL),
      ('a', 'x', 'USDC', 'ten_a'), ('b', 'x', 'USDC', 'ten_a'), ('euros', 'x', 'EURC', 'ten_a');
    INSERT INTO ledger_transfers (id, subject, debit_account, credit_account, asset, amount, at) VALUES
      ('paid', 'x', 'operator', 'a', 'USDC', 5, now()), ('passed', 'x', 'a', 'b', 'USDC', 2, now());
    INSERT INTO ledger_balances (account_id, tenant_id, balance) VALUES ('a', 'ten_a', 3), ('b', 'ten_a', 2), ('euros', 'ten_a', 0);
    SET session_replication_role = DEFAULT`),
);

async function broken(): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const { name, sql } of ledgerInvariants) {
    const { rows } = await test.pool.owner.raw(sql);
    if (rows.length > 0) found[name] = rows.map((row: Record<string, unknown>) => row.account ?? row.transfer);
  }
  return found;
}

describe('the ledger (D-086)', () => {
  it('holds while each balance is what was received less what was paid', async () => {
    expect(await broken()).toEqual({});
  });

  it.each<[string, () => Promise<unknown>, string[]]>([
    ['that differs from the transfers', () => setBalance('a', 4), ['a']],
    ['that is lost', () => test.pool.owner('ledger_balances').where({ account_id: 'b' }).delete(), ['b']],
    [
      'that was never there',
      () => anyRow(test.pool.owner, 'ledger_accounts', { id: 'new', tenant_id: 'ten_a' }),
      ['new'],
    ],
    ['of the operator, who has none', () => balance('operator', -5), ['operator']],
    ['of no account', () => balance('nobody', 0), ['nobody']],
  ])('reports a balance %s', async (_what, harm, accounts) => {
    await harm();
    expect(await broken()).toEqual({ balances_equal_transfers: accounts });
  });

  it('reports a tenant below zero, by its row or by its transfers', async () => {
    await transfer('b', 'operator', 3);
    await setBalance('b', -1);
    expect(await broken()).toEqual({ balances_not_negative: ['b'] });
    await setBalance('b', 0);
    expect(await broken()).toEqual({ balances_equal_transfers: ['b'], balances_not_negative: ['b'] });
    await transfer('operator', 'b', 1);
    await setBalance('b', -1);
    expect(await broken()).toEqual({ balances_equal_transfers: ['b'], balances_not_negative: ['b'] });
    await setBalance('b', 0);
    expect(await broken()).toEqual({});
  });

  it.each<[string, () => Promise<unknown>]>([
    ['of nothing', () => transfer('operator', 'a', 0)],
    ['to oneself', () => transfer('a', 'a', 1)],
  ])('reports a transfer %s', async (_what, harm) => {
    await harm();
    expect(await broken()).toEqual({ transfers_are_balanced: [`x${made}`] });
  });

  it.each([
    ['its payer', 'euros', 'operator', 'USDC'],
    ['its payee', 'operator', 'euros', 'USDC'],
    ['either', 'a', 'operator', 'EURC'],
    ['a payer that there is', 'nobody', 'operator', 'USDC'],
    ['a payee that there is', 'operator', 'nobody', 'USDC'],
  ])('reports a transfer in another asset than that of %s', async (_what, debit, credit, asset) => {
    await transfer(debit, credit, 1, asset);
    expect((await broken()).transfers_are_balanced).toEqual([`x${made}`]);
  });
});
