import { describe, expect, it } from 'vitest';
import { accountParts, balanceStatement, transferParts } from '../../../src/payments/ledger/flush.ts';
import type { PostedTransfer } from '../../../src/payments/ledger/posted-transfer.ts';
import '../../../src/payments/ledger/transfer.ts';
import type { Transfer } from '../../../src/payments/ledger/transfer.ts';
import { Changes } from '../../../src/platform/lifecycle/changes.ts';

const asset = 'USDC';
/** The transfers as a transaction keeps them until its flush. */
function posting(writes: readonly Transfer[], step: number, at: Date): readonly PostedTransfer[] {
  const changes = new Changes();
  for (const write of writes) changes.collect(write, { subject: 's', step, at, offset: 0 });
  return (changes.ofModules.get('transfer') ?? []) as PostedTransfer[];
}

const available = (tenantId: string) => ({ kind: 'available', tenantId, asset }) as const;

describe('the locks of concurrent transactions', () => {
  it('are taken in one order, whatever order they post in, so that none waits endlessly', () => {
    const pairs = ['ca', 'bd', 'cb'].map(([from = '', to = '']) => [from, to] as const);
    const writes = pairs.map(([from, to]) => {
      const [debit, credit] = [available(from), available(to)];
      return { kind: 'transfer', debit, credit, amount: 5n, leg: from + to } as const;
    });
    const transfers = posting(writes, 1, new Date());
    const [accounts] = accountParts(transfers);
    expect(accounts?.rows.map(({ id }) => id)).toEqual(
      ['a', 'b', 'c', 'd'].map((tenant) => `available:${tenant}:USDC`),
    );
    expect(balanceStatement(transfers)?.values?.slice(0, 3)).toEqual([
      ['a', 'c', 'd'].map((tenant) => `available:${tenant}:USDC`),
      ['a', 'c', 'd'],
      ['5', '-10', '5'],
    ]);
  });
});

describe('the statements of a posting', () => {
  const AT = new Date('2026-03-02T09:00:00.000Z');
  const issuance = { kind: 'operator_issuance', asset } as const;
  const posted = () =>
    posting(
      ['one', 'two'].map((leg) => ({ kind: 'transfer', debit: issuance, credit: available('a'), amount: 5n, leg })),
      3,
      AT,
    );

  it('are empty without a transfer', () => {
    const none: readonly PostedTransfer[] = [];
    expect([accountParts(none), balanceStatement(none), transferParts(none)]).toEqual([[], undefined, []]);
  });

  it('create each account once', () => {
    expect(accountParts(posted()).map(({ rows }) => rows)).toEqual([
      [
        { id: 'available:a:USDC', kind: 'available', asset, tenantId: 'a', paymentId: null, provider: null },
        {
          id: 'operator_issuance:USDC',
          kind: 'operator_issuance',
          asset,
          tenantId: null,
          paymentId: null,
          provider: null,
        },
      ],
    ]);
  });

  it('change the balance only of accounts that can run dry, and name their own transfers', () => {
    expect(balanceStatement(posted())).toEqual({
      text: 'SELECT post_balances($1, $2, $3, $4)',
      values: [['available:a:USDC'], ['a'], ['10'], ['s:3:one', 's:3:two']],
    });
  });

  it('change no balance when equal amounts come and go', () => {
    const transfer = { kind: 'transfer', amount: 5n } as const;
    const there = { ...transfer, debit: available('a'), credit: available('b'), leg: 'there' };
    const back = { ...transfer, debit: available('b'), credit: available('a'), leg: 'back' };
    const transfers = posting([there, back], 1, AT);
    expect(balanceStatement(transfers)).toBeUndefined();
    expect(transferParts(transfers)).toHaveLength(1);
    // They are there all the same.
    expect(accountParts(transfers)[1]?.rows).toEqual([
      { accountId: 'available:a:USDC', tenantId: 'a', balance: 0 },
      { accountId: 'available:b:USDC', tenantId: 'b', balance: 0 },
    ]);
  });

  it('record each transfer once', () => {
    const [part] = transferParts(posted());
    const common = { subject: 's', debitAccount: 'operator_issuance:USDC', creditAccount: 'available:a:USDC' };
    expect(part?.rows).toEqual(
      ['s:3:one', 's:3:two'].map((id) => ({ id, ...common, asset: 'USDC', amount: 5n, at: AT })),
    );
    expect(part?.isPlain).toBe(true);
  });
});
