import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areStale } from '../../../src/domains/treasury/stale-buckets.store.ts';
import type { BucketRecord } from '../../../src/domains/treasury/treasury-account.store.ts';
import { anyRow } from '../../support/any-row.ts';
import { asking } from '../../support/asking.ts';
import { startTestEngine, type TestEngine } from '../../support/engine.ts';

const NOBODY = '0x000000000000000000000000000000000000dEaD';
const PAYMENT = {
  asset: 'usdc',
  origin: 'PAYMENT',
  destination_type: 'address',
  destination_address: NOBODY,
  safe_to: NOBODY,
  safe_data: '0x',
  multisig_tx_hash: `0x${'1'.repeat(64)}`,
  signers: '["0x1"]',
  signatures_required: 1,
};

let test: TestEngine;
beforeAll(async () => {
  test = await startTestEngine();
  const { owner } = test.pool;
  const payment = (source_wallet_id: string, nonce: number, status: string) =>
    anyRow(owner, 'multisig_payments', {
      tenant_id: 'ten_1',
      source_wallet_id,
      nonce,
      status,
      ...PAYMENT,
      ...(status === 'COMPLETED' && { executed_tx_hash: '0x1' }),
      ...(status === 'FAILED' && { failure_reason: 'NONCE_CONFLICT' }),
    });
  await payment('wal_a', 7, 'COMPLETED');
  await payment('wal_b', 7, 'EXECUTING');
  await payment('wal_b', 8, 'FAILED');
  await payment('wal_b', 9, 'CANCELLED');
});
afterAll(() => test?.stop());

const bucket = (id: string): BucketRecord => ({ id, walletId: `wal_${id}` }) as BucketRecord;

function asked(seen: Readonly<Record<string, bigint | null>>): Promise<boolean> {
  const known = new Map(Object.entries(seen).map(([id, nonce]) => [id, { balance: 1n, nonce }]));
  return asking(test, (reads) => areStale(reads, Object.keys(seen).map(bucket), known));
}

describe('a balance from before a completed payment is stale or not', () => {
  it.each([
    ['its nonce was not used yet', { a: 7n }, true],
    ['nor those before it', { a: 6n }, true],
    ['it was used', { a: 8n }, false],
    ['of one of two', { b: 7n, a: 7n }, true],
    ['nothing was executed for good', { b: 0n }, false],
    ['nothing has ever left', { c: 0n }, false],
    ['nonces that were not read say nothing', { a: null }, false],
    ['no buckets', {}, false],
  ])('%s', async (_, seen, stale) => {
    expect(await asked(seen as Record<string, bigint | null>)).toBe(stale);
  });
});
