import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPool, type Pool } from '../../../src/platform/db/connection/pool.ts';
import { createTestDatabase } from '../../support/database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: Pool;

const at = new Date('2026-03-02T09:00:00.000Z');
const address = (digit: string): string => `0x${digit.repeat(40)}`;
let count = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool({ url: database.url, max: 2 });
});
afterAll(async () => {
  await pool.close();
  await database.drop();
});

async function insert(more: Readonly<Record<string, unknown>> = {}): Promise<void> {
  count += 1;
  const { held = false, ...columns } = more;
  const row = {
    id: `inv_${count}`,
    status: 'DRAFT',
    step: 1,
    created_at: at,
    updated_at: at,
    tenant_id: 'ten_a',
    payer_address: address('1'),
    payee_address: address('2'),
    arbiter_address: address('3'),
    amount_base_units: 1,
    payee_name: 'Acme',
    chain_id: 84532,
  };
  await pool.owner('invoices').insert({ ...row, ...(held === true && (await hold())), ...columns });
}

/** What a sent one has. */
async function hold(): Promise<object> {
  const id = `wal_${count}`;
  await pool.owner('wallets').insert({
    id,
    status: 'PENDING_DEPLOYMENT',
    step: 1,
    created_at: at,
    updated_at: at,
    tenant_id: 'ten_a',
    kind: 'STANDARD',
    name: 'Escrow',
    chain_id: 84532,
    address: `0x${count.toString(16).padStart(40, '0')}`,
    threshold: 2,
    owners: JSON.stringify(['1', '2', '3'].map((one) => ({ address: address(one) }))),
    failed_attempts: 0,
    attempt: 1,
  });
  return { hold_wallet_id: id, hold_address: address('4'), sent_at: at, expires_at: at };
}

const release = { settlement_kind: 'RELEASE', settlement_payment_id: 'pay_x' };
const refund = { settlement_kind: 'REFUND', settlement_payment_id: 'pay_y' };

describe('the table of invoices (D-288)', () => {
  test('accepts an invoice in each of its states', async () => {
    await insert();
    await insert({ status: 'CANCELLED', cancelled_at: at });
    await insert({ held: true, status: 'SENT' });
    await insert({ held: true, status: 'CANCELLED', cancelled_at: at });
    await insert({ held: true, status: 'FUNDED', funded_at: at });
    await insert({ held: true, status: 'DELIVERED', funded_at: at, delivered_at: at, evidence: '{}' });
    const ended = { settlement_payment_id: 'pay_1', settlement_kind: 'RELEASE' };
    await insert({ held: true, status: 'RELEASED', funded_at: at, delivered_at: at, released_at: at, ...ended });
    await insert({ held: true, status: 'EXPIRED', expired_at: at });
    const back = { settlement_payment_id: 'pay_2', settlement_kind: 'REFUND' };
    await insert({ held: true, status: 'REFUNDED', expired_at: at, refunded_at: at, ...back });
  });

  test.each([
    ['status_known', { held: true, status: 'PAID' }],
    ['amount_above_zero', { amount_base_units: 0 }],
    ['payer_form', { payer_address: '0x12' }],
    ['payee_form', { payee_address: '0x12' }],
    ['arbiter_form', { arbiter_address: '0x12' }],
    ['parties_distinct', { payee_address: address('1') }],
    ['parties_distinct', { arbiter_address: address('1') }],
    ['parties_distinct', { payee_address: address('a'), arbiter_address: address('A') }],
    ['hold_form', { held: true, status: 'SENT', hold_address: 'nowhere' }],
    ['hold_iff_sent', { sent_at: at, expires_at: at, status: 'SENT' }],
    ['sent_expires', { held: true, status: 'SENT', expires_at: null }],
    ['sent_at_iff_sent', { status: 'SENT' }],
    ['sent_at_iff_sent', { held: true }],
    ['funded_or_expired', { held: true, status: 'FUNDED' }],
    ['funded_or_expired', { held: true, status: 'SENT', funded_at: at }],
    ['funded_or_expired', { held: true, status: 'EXPIRED', funded_at: at, expired_at: at }],
    ['funded_or_expired', { held: true, status: 'EXPIRED' }],
    ['funded_or_expired', { held: true, status: 'REFUNDED', refunded_at: at, ...refund }],
    ['delivered_at_iff_delivered', { held: true, status: 'DELIVERED', funded_at: at }],
    ['delivered_at_iff_delivered', { held: true, status: 'FUNDED', funded_at: at, delivered_at: at }],
    ['evidence_of_delivery', { held: true, status: 'FUNDED', funded_at: at, evidence: '{}' }],
    ['released_at_iff_released', { held: true, status: 'FUNDED', funded_at: at, released_at: at }],
    ['released_at_iff_released', { held: true, status: 'RELEASED', funded_at: at, ...release }],
    ['refunded_at_iff_refunded', { held: true, status: 'REFUNDED', funded_at: at, ...refund }],
    ['cancelled_at_iff_cancelled', { status: 'CANCELLED' }],
    ['settlement_kind_known', { held: true, status: 'FUNDED', funded_at: at, ...release, settlement_kind: 'KEEP' }],
    ['settlement_whole', { held: true, status: 'FUNDED', funded_at: at, settlement_kind: 'RELEASE' }],
    ['settled_when_held', { held: true, status: 'SENT', ...release }],
    // An invoice released after expiry (B 3).
    ['expired_never_released', { held: true, status: 'EXPIRED', expired_at: at, ...release }],
    ['released_by_release', { held: true, status: 'RELEASED', funded_at: at, released_at: at, ...refund }],
    ['refunded_by_refund', { held: true, status: 'REFUNDED', funded_at: at, refunded_at: at, ...release }],
  ])('refuses %s', async (constraint, more) => {
    await expect(insert(more)).rejects.toThrow(new RegExp(`invoices_${constraint}`));
  });

  test('refuses a second open settlement of an invoice (D-296)', async () => {
    let nonce = 0;
    const settle = (status: string, more: object = {}) => {
      nonce += 1;
      return pool.owner('multisig_payments').insert({
        id: `pay_s${nonce}`,
        status,
        step: 1,
        created_at: at,
        updated_at: at,
        tenant_id: 'ten_a',
        nonce,
        origin: 'SETTLEMENT',
        origin_id: 'inv_1',
        source_wallet_id: 'wal_s',
        destination_type: 'address',
        destination_address: address('5'),
        destination_chain_id: 84532,
        asset: 'usdc',
        amount_base_units: 1,
        safe_to: address('5'),
        safe_value: 0,
        safe_data: '0x',
        signatures_required: 2,
        signers: '[]',
        multisig_tx_hash: `0x${nonce.toString(16).padStart(64, '0')}`,
        ...more,
      });
    };
    await settle('CANCELLED');
    await settle('FAILED', { failure_reason: 'NONCE_CONFLICT' });
    await settle('AWAITING_SIGNATURE');
    await expect(settle('SIGNING')).rejects.toThrow(/multisig_payments_one_settlement/);
    await settle('AWAITING_SIGNATURE', { origin_id: 'inv_2' });
  });
});
