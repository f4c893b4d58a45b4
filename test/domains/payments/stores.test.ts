import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  nextFreeNonce,
  waitingPayments,
  walletsWithOpenPayments,
} from '../../../src/domains/payments/multisig-payment.store.ts';
import { type PaymentListFilter, pageOfPayments } from '../../../src/domains/payments/payment-list.store.ts';
import type { Reads } from '../../../src/platform/db/reads.ts';
import { anyRow } from '../../support/any-row.ts';
import { asking } from '../../support/asking.ts';
import { startTestEngine, type TestEngine } from '../../support/engine.ts';

const NOBODY = '0x000000000000000000000000000000000000dEaD';

/** Wallet, nonce, status. */
const PAYMENTS = [
  ['wal_a', 3, 'COMPLETED'],
  ['wal_a', 5, 'AWAITING_SIGNATURE'],
  ['wal_a', 6, 'EXECUTING'],
  ['wal_a', 8, 'READY_TO_EXECUTE'],
  ['wal_b', 4, 'COMPLETED'],
  ['wal_b', 5, 'FAILED'],
  ['wal_b', 6, 'CANCELLED'],
  ['wal_c', 0, 'EXECUTING'],
] as const;

let engine: TestEngine;
const ask = <T>(question: (reads: Reads) => Promise<T>): Promise<T> => asking(engine, question);

beforeAll(async () => {
  engine = await startTestEngine();
  const { owner } = engine.pool;
  for (const [nth, id] of ['wal_a', 'wal_b', 'wal_c'].entries()) {
    await anyRow(owner, 'wallets', {
      ...{
        id,
        tenant_id: 'ten_1',
        kind: 'STANDARD',
        status: 'PENDING_DEPLOYMENT',
        address: `0x${String(nth).repeat(40)}`,
      },
      ...{ owners: '[{}]', threshold: 1, failed_attempts: 0, attempt: 1 },
    });
  }
  for (const [at, [source_wallet_id, nonce, status]] of PAYMENTS.entries()) {
    const id = `pay_${source_wallet_id}_${nonce}`;
    await anyRow(owner, 'multisig_payments', {
      ...{ id, tenant_id: 'ten_1', source_wallet_id, nonce, status, asset: 'usdc', origin: 'PAYMENT' },
      ...{ destination_type: 'address', destination_address: NOBODY, safe_to: NOBODY, safe_data: '0x' },
      ...{
        multisig_tx_hash: `0x${String(at).repeat(64)}`,
        signers: '["0x1"]',
        signatures_required: status === 'AWAITING_SIGNATURE' ? 2 : 1,
      },
      executed_tx_hash: status === 'COMPLETED' ? '0x1' : null,
      failure_reason: status === 'FAILED' ? 'NONCE_CONFLICT' : null,
    });
  }
});
afterAll(() => engine?.stop());

describe('the payments of a wallet', () => {
  test.each([
    ['wal_a', 4n, 4n],
    ['wal_a', 5n, 7n],
    ['wal_a', 8n, 9n],
    // A node that lags behind says a nonce that was used here.
    ['wal_a', 3n, 4n],
    ['wal_a', 2n, 4n],
    // What has failed or was taken back holds none.
    ['wal_b', 5n, 5n],
    ['wal_b', 4n, 5n],
    ['wal_d', 0n, 0n],
  ])('of %s leave, for a Safe at nonce %s, the free nonce %s (D-455)', async (wallet, onChain, free) => {
    expect(await ask((reads) => nextFreeNonce(reads, wallet, onChain))).toBe(free);
  });

  test('wait for their turn, lowest nonce first, unless they have ended or are with the relayer', async () => {
    const waiting = await ask((reads) => waitingPayments(reads, ['wal_a', 'wal_b', 'wal_c']));
    expect(waiting.map(({ id }) => id)).toEqual(['pay_wal_a_5', 'pay_wal_a_8']);
    expect(await ask((reads) => walletsWithOpenPayments(reads, 'ten_1'))).toEqual([{ walletId: 'wal_a' }]);
  });
});

describe('the list of a tenant’s payments (D-044)', () => {
  const listed = async (filter: PaymentListFilter) =>
    (await ask((reads) => pageOfPayments(reads, 'ten_1', filter, { take: 50 }))).rows.length;

  test('shows legacy payments to their sender only', async () => {
    expect(await listed({})).toBe(PAYMENTS.length);
    expect(await listed({ role: 'sender' })).toBe(PAYMENTS.length);
    expect(await listed({ role: 'recipient' })).toBe(0);
    expect(await listed({ role: 'recipient', generation: 'legacy' })).toBe(0);
    expect(await listed({ generation: 'intent' })).toBe(0);
  });

  test('filters legacy payments by their own statuses', async () => {
    expect(await listed({ status: ['EXECUTING'] })).toBe(2);
    expect(await listed({ status: ['EXECUTING', 'FAILED'], generation: 'legacy' })).toBe(3);
    expect(await listed({ status: ['CANCELED'] })).toBe(0);
  });
});
