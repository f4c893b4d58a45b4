import { describe, expect, test } from 'vitest';
import { lookAheadAt } from '../../../src/domains/payments/propose.ts';
import { SafeMemory, safeMemoryOf } from '../../../src/domains/payments/safe-memory.ts';
import { ChainUnavailable } from '../../../src/kernel/chain/index.ts';

const SAFE = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const OTHER = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';

describe('what a process remembers of Safes', () => {
  test('is each tenant’s own, of wallets and of payments', () => {
    const memory = new SafeMemory();
    memory.rememberWallet('ten_1', 'wal_1', SAFE);
    memory.rememberPayment('ten_1', 'pay_1', { safe: SAFE, nonce: 3n, lacking: 2 });
    expect(memory.wallet('ten_1', 'wal_1')).toBe(SAFE);
    expect(memory.payment('ten_1', 'pay_1')).toEqual({ safe: SAFE, nonce: 3n, lacking: 2 });
    expect([memory.wallet('ten_2', 'wal_1'), memory.payment('ten_2', 'pay_1')]).toEqual([undefined, undefined]);
    expect([memory.wallet('ten_1', 'pay_1'), memory.payment('ten_1', 'wal_1')]).toEqual([undefined, undefined]);
  });

  test('is what was said last', () => {
    const memory = new SafeMemory();
    memory.rememberPayment('ten_1', 'pay_1', { safe: SAFE, nonce: 3n, lacking: 2 });
    memory.rememberPayment('ten_1', 'pay_1', { safe: SAFE, nonce: 3n, lacking: 1 });
    expect(memory.payment('ten_1', 'pay_1')?.lacking).toBe(1);
  });

  test('is forgotten when it is told to, and that of others is not', () => {
    const memory = new SafeMemory();
    memory.rememberWallet('ten_1', 'one', SAFE);
    memory.rememberPayment('ten_1', 'one', { safe: SAFE, nonce: 3n, lacking: 2 });
    memory.rememberWallet('ten_1', 'two', OTHER);
    memory.rememberWallet('ten_2', 'one', OTHER);
    memory.forget('ten_1', 'one');
    expect([memory.wallet('ten_1', 'one'), memory.payment('ten_1', 'one')]).toEqual([undefined, undefined]);
    expect([memory.wallet('ten_1', 'two'), memory.wallet('ten_2', 'one')]).toEqual([OTHER, OTHER]);
  });

  test('is ten thousand of each: the one goes that was told longest ago', () => {
    const memory = new SafeMemory();
    for (let nth = 0; nth < 10_000; nth += 1) memory.rememberWallet('ten_1', `wal_${nth}`, SAFE);
    expect(memory.wallet('ten_1', 'wal_0')).toBe(SAFE);
    memory.rememberWallet('ten_1', 'wal_0', OTHER);
    memory.rememberWallet('ten_1', 'wal_new', SAFE);
    const left = ['wal_0', 'wal_1', 'wal_2', 'wal_new'].map((id) => memory.wallet('ten_1', id));
    expect(left).toEqual([OTHER, undefined, SAFE, SAFE]);
  });

  test('is kept with the services of the process', () => {
    const [one, two] = [{ chain: {} as never }, { chain: {} as never }];
    safeMemoryOf(one).rememberWallet('ten_1', 'wal_1', SAFE);
    expect(safeMemoryOf(one).wallet('ten_1', 'wal_1')).toBe(SAFE);
    expect(safeMemoryOf(two).wallet('ten_1', 'wal_1')).toBeUndefined();
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
    safeMemoryOf(services).rememberWallet('ten_1', 'wal_1', SAFE);
    expect(await lookAheadAt(services, 'ten_1', 'wal_1')).toEqual({ look: undefined });
    expect(asked).not.toEqual([]);
    expect(safeMemoryOf(services).wallet('ten_1', 'wal_1')).toBeUndefined();
  });
});
