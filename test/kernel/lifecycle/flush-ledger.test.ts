import { describe, expect, it } from 'vitest';
import { Changes } from '../../../src/kernel/lifecycle/changes.ts';
import { accountStatement, balanceStatement } from '../../../src/kernel/lifecycle/flush-ledger.ts';

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
    const idsIn = (text: unknown, name: string) =>
      JSON.parse(String(text)).map((row: Record<string, string>) => row[name]);
    expect(idsIn(accountStatement(changes)?.values?.[0], 'id')).toEqual(
      ['a', 'b', 'c', 'd'].map((tenant) => `available:${tenant}:USDC`),
    );
    expect(JSON.parse(String(balanceStatement(changes)?.values?.[0]))).toEqual([
      { account_id: 'available:a:USDC', delta: '5' },
      { account_id: 'available:c:USDC', delta: '-10' },
      { account_id: 'available:d:USDC', delta: '5' },
    ]);
  });
});
