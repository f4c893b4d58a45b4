import { describe, expect, test } from 'vitest';
import { lookAheadAt } from '../../../src/domains/payments/propose.ts';
import { safeMemoryOf } from '../../../src/domains/payments/safe-memory.ts';
import { ChainUnavailable } from '../../../src/kernel/chain/index.ts';

const SAFE = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const OTHER = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';

describe('what a process remembers of Safes', () => {
  const newMemory = () => safeMemoryOf({ chain: {} as never });

  test('is each tenant’s own, of wallets and of payments', () => {
    const { wallets, payments } = newMemory();
    wallets.remember('ten_1', 'one', SAFE);
    payments.remember('ten_1', 'one', { safe: SAFE, nonce: 3n, lacking: 2 });
    payments.remember('ten_1', 'one', { safe: SAFE, nonce: 3n, lacking: 1 });
    expect([wallets.of('ten_1', 'one'), payments.of('ten_1', 'one')]).toEqual([
      SAFE,
      { safe: SAFE, nonce: 3n, lacking: 1 },
    ]);
    for (const [tenantId, id] of [
      ['ten_2', 'one'],
      ['ten_1', 'two'],
    ] as const) {
      expect([wallets.of(tenantId, id), payments.of(tenantId, id)]).toEqual([undefined, undefined]);
    }
  });

  test('is forgotten when it is told to, and that of others is not', () => {
    const { wallets } = newMemory();
    for (const [tenantId, id] of [
      ['ten_1', 'one'],
      ['ten_1', 'two'],
      ['ten_2', 'one'],
    ] as const) {
      wallets.remember(tenantId, id, SAFE);
    }
    wallets.forget('ten_1', 'one');
    expect([wallets.of('ten_1', 'one'), wallets.of('ten_1', 'two'), wallets.of('ten_2', 'one')]).toEqual([
      undefined,
      SAFE,
      SAFE,
    ]);
  });

  test('is ten thousand of each', () => {
    const { wallets } = newMemory();
    for (let nth = 0; nth < 10_000; nth += 1) wallets.remember('ten_1', `wal_${nth}`, SAFE);
    expect(wallets.of('ten_1', 'wal_0')).toBe(SAFE);
    wallets.remember('ten_1', 'wal_new', OTHER);
    expect([wallets.of('ten_1', 'wal_0'), wallets.of('ten_1', 'wal_1')]).toEqual([undefined, SAFE]);
  });

  test('is kept with the services of the process', () => {
    const [one, two] = [{ chain: {} as never }, { chain: {} as never }];
    safeMemoryOf(one).wallets.remember('ten_1', 'wal_1', SAFE);
    expect(safeMemoryOf(one).wallets.of('ten_1', 'wal_1')).toBe(SAFE);
    expect(safeMemoryOf(two).wallets.of('ten_1', 'wal_1')).toBeUndefined();
  });
});

describe('a look at a wallet before the transaction', () => {
  const silent = (asked: string[]) => ({
    chain: {
      contracts: { settlementToken: OTHER },
      ready: async () => {
        asked.push('ready');
        throw new ChainUnavailable('gone');
      },
    } as never,
  });

  test('is not for a wallet that was never looked at', async () => {
    const asked: string[] = [];
    expect(await lookAheadAt(silent(asked), 'ten_1', 'wal_1')).toBeUndefined();
    expect(asked).toEqual([]);
  });

  test('is told when the chain says nothing, and the wallet is forgotten', async () => {
    const asked: string[] = [];
    const services = silent(asked);
    safeMemoryOf(services).wallets.remember('ten_1', 'wal_1', SAFE);
    expect(await lookAheadAt(services, 'ten_1', 'wal_1')).toEqual({ look: undefined });
    expect(asked).not.toEqual([]);
    expect(safeMemoryOf(services).wallets.of('ten_1', 'wal_1')).toBeUndefined();
  });
});
