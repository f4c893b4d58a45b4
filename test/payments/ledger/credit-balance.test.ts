import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { creditBalance } from '../../../src/payments/ledger/credit-balance.ts';
import { startTestEngine, type TestEngine } from '../../support/engine.ts';

let test: TestEngine;

// The tests tell one story, in the order in which they stand.
describe('crediting a balance', { shuffle: false }, () => {
  beforeAll(async () => {
    test = await startTestEngine();
  });
  afterAll(() => test?.stop());

  const credit = (changed: object = {}) =>
    creditBalance(test.engine, {
      tenantId: 'ten_1',
      amount: 5_000_000n,
      asset: 'USDC',
      reference: 'wire-1',
      operator: 'alice',
      ...changed,
    });
  const table = (name: string): Promise<Record<string, unknown>[]> => test.pool.owner(name);
  const balance = async () =>
    (await test.pool.owner('ledger_balances').where({ account_id: 'available:ten_1:USDC' }))[0];

  it('credits a deposit once, under its reference, in the operator’s name (D-252)', async () => {
    expect(await credit()).toBe(true);
    expect(await credit()).toBe(false);
    // Whatever else it says: the reference is the deposit.
    expect(await credit({ amount: 9n, operator: 'bob' })).toBe(false);
    expect(await balance()).toMatchObject({ balance: 5_000_000n });
    expect(await table('ledger_transfers')).toMatchObject([
      {
        subject: 'credit:wire-1',
        id: 'credit:wire-1:0:credit',
        amount: 5_000_000n,
        debit_account: 'operator_issuance:USDC',
        credit_account: 'available:ten_1:USDC',
      },
    ]);
    expect(await table('audit_log')).toMatchObject([
      {
        actor_type: 'operator',
        actor_id: 'alice',
        action: 'ledger.credited',
        resource_id: 'ten_1',
        tenant_id: 'ten_1',
        request_id: expect.stringMatching(/^req_/),
        data: { amountBaseUnits: '5000000', asset: 'USDC', reference: 'wire-1' },
      },
    ]);
    expect(await credit({ reference: 'wire-2', amount: 1n })).toBe(true);
    expect(await balance()).toMatchObject({ balance: 5_000_001n });
  });

  it('passes on every other failure, and stores nothing', async () => {
    const before = await table('ledger_transfers');
    // Not every constraint says that the reference was credited before.
    for (const constraint of [undefined, 'audit_log_pkey']) {
      test.faults.hit = (_client, statement) => {
        if (statement === 'COMMIT') throw Object.assign(new Error('a bug'), { constraint });
      };
      await expect(credit({ reference: 'wire-3' })).rejects.toThrow('a bug');
    }
    test.faults.hit = () => undefined;
    expect(await table('ledger_transfers')).toEqual(before);
    const { rows } = await test.pool.owner.raw(`SELECT count(*)::int AS open FROM pg_stat_activity
    WHERE datname = current_database() AND state LIKE 'idle in transaction%'`);
    expect(rows).toEqual([{ open: 0 }]);
  });

  it('opens its transaction with the role of the system', async () => {
    const opened: string[] = [];
    test.faults.hit = (_client, statement) => void (statement.startsWith('BEGIN') && opened.push(statement));
    await credit({ reference: 'wire-4' });
    expect(opened).toEqual(["BEGIN; SELECT set_config('role', 'paychart_system', true)"]);
  });
});
