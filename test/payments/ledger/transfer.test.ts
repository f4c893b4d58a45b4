import { describe, expect, it } from 'vitest';
import type { LedgerAccount } from '../../../src/payments/ledger/accounts.ts';
import { balanceDeltas } from '../../../src/payments/ledger/flush.ts';
import type { PostedTransfer } from '../../../src/payments/ledger/posted-transfer.ts';
import { type Transfer, transfer } from '../../../src/payments/ledger/transfer.ts';
import { Changes } from '../../../src/platform/lifecycle/changes.ts';

const AT = new Date('2026-03-02T09:00:00.000Z');

describe('transfers', () => {
  const asset = 'USDC';
  const of = (tenantId: string): LedgerAccount => ({ kind: 'available', tenantId, asset });
  const fees: LedgerAccount = { kind: 'provider_fees', asset };
  const at = (step: number) => ({ subject: 'pay_1', step, at: AT, offset: 0 });
  const collecting = (...writes: readonly (readonly [Transfer, number])[]): Changes => {
    const changes = new Changes();
    for (const [write, step] of writes) changes.collect(write, at(step));
    return changes;
  };

  it('have an id that prevents a second posting', () => {
    const changes = collecting([transfer(of('b'), fees, 5n, 'fees'), 3]);
    expect(changes.ofModules.get('transfer')).toEqual([
      {
        id: 'pay_1:3:fees',
        subject: 'pay_1',
        debit: expect.objectContaining({ id: 'available:b:USDC' }),
        credit: expect.objectContaining({ id: 'provider_fees:USDC' }),
        amount: 5n,
        at: AT,
      },
    ]);
  });

  it.each([0n, -1n])('of %s throw', (amount) => {
    const changes = new Changes();
    const post = () => changes.collect(transfer(of('b'), fees, amount, 'fees'), at(3));
    expect(post).toThrow(`transfer fees of pay_1 moves ${amount}`);
    expect(changes.isEmpty()).toBe(true);
  });

  it('are summed per account that can run dry, in lock order', () => {
    const changes = collecting(
      [transfer(of('c'), of('a'), 5n, 'leg'), 1],
      [transfer(of('c'), of('b'), 7n, 'leg'), 2],
      [transfer(of('a'), of('d'), 2n, 'leg'), 3],
      [transfer(of('d'), fees, 2n, 'leg'), 4],
    );
    const transfers = changes.ofModules.get('transfer') as PostedTransfer[];
    expect(balanceDeltas(transfers).map(({ account, delta }) => [account.tenantId, delta])).toEqual([
      ['a', 3n],
      ['b', 7n],
      ['c', -12n],
    ]);
  });
});
