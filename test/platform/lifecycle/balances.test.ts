import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LedgerAccount } from '../../../src/payments/ledger/accounts.ts';
import { accountRow } from '../../../src/payments/ledger/accounts.ts';
import { type Transfer, transfer } from '../../../src/payments/ledger/transfer.ts';
import { UnitOfWork } from '../../../src/platform/lifecycle/unit-of-work.ts';
import { eventually } from '../../support/eventually.ts';
import { type Outbox, startOutbox } from '../../support/outbox.ts';

const asset = 'USDC';
const issuance: LedgerAccount = { kind: 'operator_issuance', asset };
const available = (tenantId: string): LedgerAccount => ({ kind: 'available', tenantId, asset });
const by = { actorType: 'system', actorId: 'test', requestId: null } as const;

let outbox: Outbox;
let number = 0;

beforeAll(async () => {
  outbox = await startOutbox();
});
afterAll(() => outbox.stop());
beforeEach(() => outbox.pool.owner.raw('TRUNCATE ledger_balances, ledger_transfers, ledger_accounts CASCADE'));

/** A transfer with a name of its own. */
function moves(debit: LedgerAccount, credit: LedgerAccount, amount: bigint): Transfer {
  number += 1;
  return { ...transfer(debit, credit, amount, 'test'), subject: `test ${number}` };
}

const post = (...transfers: readonly Transfer[]): Promise<void> => outbox.write(...transfers);

async function balances(): Promise<Record<string, string>> {
  const rows: { account_id: string; balance: string }[] = await outbox.pool
    .owner('ledger_balances')
    .orderBy('account_id');
  return Object.fromEntries(rows.map(({ account_id, balance }) => [account_id, String(balance)]));
}

const idOf = (account: LedgerAccount): string => accountRow(account).id;

describe('a balance', () => {
  test('begins with its first change, as one row', async () => {
    await post(moves(issuance, available('a'), 7n));
    expect(await balances()).toEqual({ [idOf(available('a'))]: '7' });
    expect(await outbox.pool.owner('ledger_balances').first()).toMatchObject({ tenant_id: 'a' });
    const { rows } = await outbox.pool.owner.raw(
      'SELECT xmin = (SELECT xmin FROM ledger_accounts WHERE id = account_id) AS once FROM ledger_balances',
    );
    expect(rows).toEqual([{ once: true }]);
  });

  test('changes up and down, also beside a new one in one transaction', async () => {
    await post(moves(issuance, available('a'), 7n));
    await post(moves(available('a'), available('b'), 5n));
    expect(await balances()).toEqual({ [idOf(available('a'))]: '2', [idOf(available('b'))]: '5' });
  });

  test('stays as a row of zero if it receives and gives the same amount', async () => {
    await post(moves(issuance, available('a'), 7n), moves(available('a'), issuance, 7n));
    expect(await balances()).toEqual({ [idOf(available('a'))]: '0' });
  });

  test.each<[string, Transfer]>([
    ['came', moves(issuance, available('a'), 5n)],
    ['went', moves(available('a'), issuance, 5n)],
  ])('is not created again after its row was deleted, whether something %s before', async (_what, earlier) => {
    await post(moves(issuance, available('a'), 7n), earlier);
    await outbox.pool.owner('ledger_transfers').whereNot({ amount: 5 }).delete();
    await outbox.pool.owner('ledger_balances').delete();
    await expect(post(moves(issuance, available('a'), 1n))).rejects.toThrow(
      'expected 1 rows of ledger_balances, wrote 0',
    );
    expect(await balances()).toEqual({});
  });

  test('neither begins below zero nor falls below it', async () => {
    await expect(post(moves(available('a'), issuance, 1n))).rejects.toMatchObject({
      constraint: 'ledger_balances_not_negative',
    });
    await post(moves(issuance, available('b'), 3n));
    await expect(post(moves(available('b'), issuance, 4n))).rejects.toMatchObject({
      constraint: 'ledger_balances_not_negative',
    });
    expect(await balances()).toEqual({ [idOf(available('b'))]: '3' });
  });

  test('adds to a row that another transaction is creating', async () => {
    const { owner } = outbox.pool;
    const gate = 7;
    // The accounts are there, so that the two meet at the balance.
    for (const account of [issuance, available('a')]) {
      const { id, kind, tenantId } = accountRow(account);
      await owner('ledger_accounts').insert({ id, kind, asset, tenant_id: tenantId });
    }
    await owner.raw(`CREATE FUNCTION wait_at_gate() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN PERFORM pg_advisory_xact_lock_shared(${gate}); RETURN NULL; END $$`);
    await owner.raw(
      'CREATE TRIGGER gate AFTER INSERT OR UPDATE ON ledger_balances FOR EACH ROW EXECUTE FUNCTION wait_at_gate()',
    );
    const waiting = async (): Promise<number> =>
      (await owner('pg_stat_activity').whereRaw(`datname = current_database() AND wait_event_type = 'Lock'`)).length;
    const closed = await owner.transaction();
    let first: Promise<void> | undefined;
    let second: Promise<void> | undefined;
    try {
      await closed.raw(`SELECT pg_advisory_xact_lock(${gate})`);
      first = post(moves(issuance, available('a'), 7n));
      await eventually('the first one', async () => (await waiting()) === 1);
      second = post(moves(issuance, available('a'), 5n));
      await eventually('the second one', async () => (await waiting()) === 2);
    } finally {
      await closed.commit();
      await Promise.all([first, second]);
      await owner.raw('DROP FUNCTION wait_at_gate CASCADE');
    }
    expect(await balances()).toEqual({ [idOf(available('a'))]: '12' });
  });

  test('adds to a row that another transaction has just created', async () => {
    const { owner } = outbox.pool;
    const gate = 8;
    const [debit, credit] = [idOf(issuance), idOf(available('a'))];
    // Behind an UPDATE that has found nothing.
    await owner.raw(`CREATE FUNCTION wait_at_gate() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN PERFORM pg_advisory_xact_lock_shared(${gate}); RETURN NULL; END $$`);
    await owner.raw(
      'CREATE TRIGGER gate AFTER UPDATE ON ledger_balances FOR EACH STATEMENT EXECUTE FUNCTION wait_at_gate()',
    );
    const closed = await owner.transaction();
    let posted: Promise<void> | undefined;
    try {
      await closed.raw(`SELECT pg_advisory_xact_lock(${gate})`);
      for (const account of [issuance, available('a')]) {
        const { id, kind, tenantId } = accountRow(account);
        await owner('ledger_accounts').insert({ id, kind, asset, tenant_id: tenantId });
      }
      posted = post(moves(issuance, available('a'), 7n));
      await eventually('it waits', async () => {
        const waiting = owner('pg_stat_activity').whereRaw(`datname = current_database() AND wait_event_type = 'Lock'`);
        return (await waiting).length === 1;
      });
      const at = new Date();
      await owner('ledger_transfers').insert({
        id: 'other',
        subject: 'other',
        debit_account: debit,
        credit_account: credit,
        asset,
        amount: 5,
        at,
      });
      await owner('ledger_balances').insert({ account_id: credit, tenant_id: 'a', balance: 5 });
    } finally {
      await closed.commit();
      await posted?.finally(() => owner.raw('DROP FUNCTION wait_at_gate CASCADE'));
    }
    expect(await balances()).toEqual({ [credit]: '12' });
  });

  test('is the sum of a transaction that keeps something by a savepoint', async () => {
    const unit = new UnitOfWork(outbox.engine, { role: 'system', tenantId: null, by });
    await unit.enter({ kept: [{ text: 'SELECT 1', values: [] }] });
    unit.write(moves(issuance, available('a'), 7n));
    await unit.commit();
    expect(await balances()).toEqual({ [idOf(available('a'))]: '7' });
  });
});
