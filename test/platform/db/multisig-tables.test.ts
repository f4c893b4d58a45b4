import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPool, type Pool } from '../../../src/platform/db/connection/pool.ts';
import { createTestDatabase } from '../../support/database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool({ url: database.url, max: 2 });
});
afterAll(async () => {
  await pool.close();
  await database.drop();
});

const at = new Date('2026-03-02T09:00:00.000Z');
const ADDRESS = '0x000000000000000000000000000000000000dEaD';
let count = 0;

function payment(more: object = {}) {
  count += 1;
  return {
    id: `pay_${count}`,
    status: 'AWAITING_SIGNATURE',
    step: 1,
    created_at: at,
    updated_at: at,
    tenant_id: 'ten_a',
    origin: 'PAYMENT',
    source_wallet_id: 'wal_a',
    destination_type: 'address',
    destination_address: ADDRESS,
    destination_chain_id: 84532,
    asset: 'usdc',
    amount_base_units: 1,
    safe_to: ADDRESS,
    safe_value: 0,
    safe_data: '0xa9059cbb',
    nonce: count,
    signatures_required: 1,
    multisig_tx_hash: `0x${count.toString(16).padStart(64, '0')}`,
    signers: '[]',
    ...more,
  };
}
const insert = (more: object = {}) => pool.owner('multisig_payments').insert(payment(more));

describe('the tables of legacy payments', () => {
  test('allow one open proposal per nonce, which an ended one frees (D-455)', async () => {
    await insert({ nonce: 1000 });
    await expect(insert({ nonce: 1000 })).rejects.toThrow(/multisig_payments_one_a_nonce/);
    await insert({ nonce: 1000, source_wallet_id: 'wal_b' });
    await insert({ nonce: 1000, status: 'CANCELLED' });
    await insert({ nonce: 1000, status: 'FAILED', failure_reason: 'NONCE_CONFLICT' });
    await insert({ nonce: 1000, status: 'COMPLETED', executed_tx_hash: '0x1', signers: JSON.stringify([ADDRESS]) });
  });

  test.each([
    ['status_known', { status: 'PENDING' }],
    ['origin_known', { origin: 'NOBODY', origin_id: 'nob_1' }],
    ['origin_id_iff_proposed_for', { origin: 'SWEEP' }],
    ['origin_id_iff_proposed_for', { origin_id: 'inv_1' }],
    ['destination_type_known', { destination_type: 'pigeon' }],
    ['handle_iff_named', { destination_handle: 'acme' }],
    ['handle_iff_named', { destination_type: 'handle' }],
    ['email_iff_named', { destination_type: 'email', destination_email_masked: 'a***@b' }],
    ['email_iff_named', { destination_email_ciphertext: 'x', destination_email_masked: 'a***@b' }],
    ['destination_address_form', { destination_address: '0x12' }],
    ['safe_to_form', { safe_to: 'nobody' }],
    ['safe_data_form', { safe_data: '0xABC' }],
    ['hash_form', { multisig_tx_hash: '0x12' }],
    ['asset_known', { asset: 'doge' }],
    ['amount_above_zero', { amount_base_units: 0 }],
    ['value_not_negative', { safe_value: -1 }],
    ['nonce_not_negative', { nonce: -1 }],
    ['threshold_above_zero', { signatures_required: 0 }],
    ['ready_is_signed', { status: 'READY_TO_EXECUTE' }],
    ['ready_is_signed', { status: 'EXECUTING', signatures_required: 2, signers: JSON.stringify([ADDRESS]) }],
    ['blocked_by_lower_nonce', { blocked_by_nonce: 0 }],
    [
      'blocked_by_lower_nonce',
      { status: 'READY_TO_EXECUTE', signers: JSON.stringify([ADDRESS]), nonce: 5000, blocked_by_nonce: 5000 },
    ],
    ['executed_hash_iff_completed', { status: 'COMPLETED', signers: JSON.stringify([ADDRESS]) }],
    ['executed_hash_iff_completed', { executed_tx_hash: '0x1' }],
    ['reason_iff_failed', { status: 'FAILED' }],
    ['reason_iff_failed', { failure_reason: 'NONCE_CONFLICT' }],
    ['reason_known', { status: 'FAILED', failure_reason: 'BAD_LUCK' }],
  ])('refuse %s', async (constraint, more) => {
    await expect(insert(more)).rejects.toThrow(new RegExp(`multisig_payments_${constraint}`));
  });

  test('allow a call without value, and one permanent signature per owner (D-175, D-261)', async () => {
    await insert({ destination_type: 'transaction', amount_base_units: 0, origin: 'TRANSACTION' });
    const id = `pay_${count}`;
    const signature = { payment_id: id, tenant_id: 'ten_a', signer: ADDRESS, signature: `0x${'1'.repeat(130)}` };
    const sign = (more: object = {}) =>
      pool.owner('multisig_signatures').insert({ ...signature, created_at: at, ...more });
    await sign();
    await expect(sign()).rejects.toThrow(/multisig_signatures_pkey/);
    await expect(sign({ signer: '0x1' })).rejects.toThrow(/multisig_signatures_signer_form/);
    await expect(sign({ signer: `0x${'2'.repeat(40)}`, signature: '0x12' })).rejects.toThrow(
      /multisig_signatures_signature_form/,
    );
    await expect(sign({ payment_id: 'pay_nobodys' })).rejects.toThrow(/foreign key/);
  });
});
