import { describe, expect, it } from 'vitest';
import { Changes } from '../../../src/platform/lifecycle/changes.ts';
import { accountParts, balanceStatement, transferParts } from '../../../src/platform/lifecycle/flush/ledger.ts';

const asset = 'USDC';
const available = (tenantId: string) => ({ kind: 'available', tenantId, asset }) as const;

describe('what transactions that meet lock', () => {
  it('is locked in one order, whatever order they post in: neither waits for the other for ever', () => {
    const changes = new Changes();
    for (const [from, to] of [
      ['c', 'a'],
      ['b', 'd'],
      ['c', 'b'],
    ] as const) {
      const write = {
        kind: 'transfer',
        debit: available(from),
        credit: available(to),
        amount: 5n,
        leg: from + to,
      } as const;
      changes.transfer(write, 's', 1, new Date());
    }
    const [accounts] = accountParts(changes);
    expect(accounts?.rows.map(({ id }) => id)).toEqual(
      ['a', 'b', 'c', 'd'].map((tenant) => `available:${tenant}:USDC`),
    );
    expect(balanceStatement(changes)?.values?.slice(0, 3)).toEqual([
      ['a', 'c', 'd'].map((tenant) => `available:${tenant}:USDC`),
      ['a', 'c', 'd'],
      ['5', '-10', '5'],
    ]);
  });
});

describe('what a transaction posts', () => {
  const AT = new Date('2026-03-02T09:00:00.000Z');
  const issuance = { kind: 'operator_issuance', asset } as const;
  const posted = () => {
    const changes = new Changes();
    for (const leg of ['one', 'two']) {
      changes.transfer({ kind: 'transfer', debit: issuance, credit: available('a'), amount: 5n, leg }, 's', 3, AT);
    }
    return changes;
  };

  it('is nothing where nothing is moved', () => {
    const none = new Changes();
    expect([accountParts(none), balanceStatement(none), transferParts(none)]).toEqual([[], undefined, []]);
  });

  it('makes each account once', () => {
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

  it('moves balances of those alone that may run dry, and names its own transfers', () => {
    expect(balanceStatement(posted())).toEqual({
      text: 'SELECT post_balances($1, $2, $3, $4)',
      values: [['available:a:USDC'], ['a'], ['10'], ['s:3:one', 's:3:two']],
    });
  });

  it('moves no balance where what comes and goes is the same', () => {
    const changes = new Changes();
    const transfer = { kind: 'transfer', amount: 5n } as const;
    changes.transfer({ ...transfer, debit: available('a'), credit: available('b'), leg: 'there' }, 's', 1, AT);
    changes.transfer({ ...transfer, debit: available('b'), credit: available('a'), leg: 'back' }, 's', 1, AT);
    expect(balanceStatement(changes)).toBeUndefined();
    expect(transferParts(changes)).toHaveLength(1);
    // They are there all the same.
    expect(accountParts(changes)[1]?.rows).toEqual([
      { accountId: 'available:a:USDC', tenantId: 'a', balance: 0 },
      { accountId: 'available:b:USDC', tenantId: 'b', balance: 0 },
    ]);
  });

  it('records each transfer, once', () => {
    const [part] = transferParts(posted());
    const common = { subject: 's', debitAccount: 'operator_issuance:USDC', creditAccount: 'available:a:USDC' };
    expect(part?.rows).toEqual(
      ['s:3:one', 's:3:two'].map((id) => ({ id, ...common, asset: 'USDC', amount: 5n, at: AT })),
    );
    expect(part?.isPlain).toBe(true);
  });
});
