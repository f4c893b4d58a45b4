import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPool, type Pool } from '../../../src/platform/db/connection/pool.ts';
import { createTestDatabase } from '../../support/database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: Pool;

// The tests tell one story, in the order in which they stand.
describe('tables of cards and ramps', { shuffle: false }, () => {
  beforeAll(async () => {
    database = await createTestDatabase();
    pool = openPool({ url: database.url, max: 2 });
  });
  afterAll(async () => {
    await pool.close();
    await database.drop();
  });

  const at = new Date('2026-03-02T09:00:00.000Z');
  const address = `0x${'1'.repeat(40)}`;
  const hash = `0x${'5'.repeat(64)}`;
  let count = 0;
  const nextId = (prefix: string): string => {
    count += 1;
    return `${prefix}_${count}`;
  };
  const engine = (prefix: string, status: string) => ({
    id: nextId(prefix),
    status,
    step: 1,
    created_at: at,
    updated_at: at,
    tenant_id: 'ten_a',
  });

  const card = (more: object = {}) =>
    pool.owner('cards').insert({
      ...engine('card', 'active'),
      issuer_card_id: nextId('icd'),
      last4: '4242',
      cardholder_id: 'ich_1',
      funding_card_account_id: 'fca_1',
      blocked_mcc: '[]',
      ...more,
    });
  const walled = { wallet_id: 'wal_1', multisig_address: address, cardholder_id: null, funding_card_account_id: null };

  const authorization = (more: object = {}) =>
    pool.owner('card_authorizations').insert({
      ...engine('auz', 'APPROVED'),
      card_id: 'card_1',
      amount_base_units: 10,
      reversed_base_units: 0,
      spent_daily_base_units: 0,
      spent_weekly_base_units: 0,
      spent_monthly_base_units: 0,
      ...more,
    });

  const ramp = (more: object = {}) =>
    pool.owner('ramps').insert({
      ...engine('rmp', 'SUBMITTED'),
      wallet_id: 'wal_1',
      direction: 'on',
      amount_base_units: 1,
      provider: 'simulated',
      ...more,
    });

  describe('the table of cards (180)', () => {
    test('accepts cards of wallets and of the provider, with and without a tenant', async () => {
      await card();
      await card({ tenant_id: null });
      await card({ ...walled, agent_id: 'agt_1', allowed_mcc: '["58"]', daily_base_units: 1 });
      await card({ chain: 'base', crypto_account_address: address, crypto_account_type: 'standard' });
    });

    test.each([
      ['status_known', { status: 'lost' }],
      ['last4_form', { last4: '424' }],
      ['per_transaction_above_zero', { per_transaction_base_units: 0 }],
      ['daily_above_zero', { daily_base_units: 0 }],
      ['weekly_above_zero', { weekly_base_units: 0 }],
      ['monthly_above_zero', { monthly_base_units: -1 }],
      ['address_iff_wallet', { wallet_id: 'wal_1' }],
      ['wallet_has_tenant', { ...walled, tenant_id: null }],
      ['agent_has_tenant', { agent_id: 'agt_1', tenant_id: null }],
      ['funding_iff_cardholder', { funding_card_account_id: null }],
      ['of_wallet_or_provider', { wallet_id: 'wal_1', multisig_address: address }],
      ['crypto_fields_together', { chain: 'base' }],
      ['chain_known', { chain: 'other', crypto_account_address: address, crypto_account_type: 'standard' }],
      ['crypto_account_type_known', { chain: 'base', crypto_account_address: address, crypto_account_type: 'other' }],
      ['blocked_mcc_form', { blocked_mcc: '{}' }],
      ['allowed_mcc_form', { allowed_mcc: '[]' }],
      ['issuer_card_id_unique', { issuer_card_id: 'icd_2' }],
    ])('%s: %o', async (constraint, row) => {
      await expect(card(row)).rejects.toThrow(new RegExp(`cards_${constraint}`));
    });
  });

  describe('the table of authorizations (180)', () => {
    test.each([
      ['status_known', { status: 'HELD' }],
      ['amount_above_zero', { amount_base_units: 0 }],
      ['reversed_at_most_the_amount', { reversed_base_units: 11 }],
      ['reversed_at_most_the_amount', { reversed_base_units: -1 }],
      ['reversed_iff_whole', { reversed_base_units: 10 }],
      ['reversed_iff_whole', { status: 'REVERSED', reversed_base_units: 9 }],
      ['declined_gives_nothing_back', { status: 'DECLINED', decline_reason: 'DAILY_CAP', reversed_base_units: 1 }],
      ['reason_iff_declined', { status: 'DECLINED' }],
      ['reason_iff_declined', { decline_reason: 'DAILY_CAP' }],
      ['reason_known', { status: 'DECLINED', decline_reason: 'BAD_LUCK' }],
      ['mcc_form', { mcc: '58' }],
      ['merchant_address_form', { merchant_address: '0x1' }],
      ['spent_daily_not_negative', { spent_daily_base_units: -1 }],
      ['spent_weekly_not_negative', { spent_weekly_base_units: -1 }],
      ['spent_monthly_not_negative', { spent_monthly_base_units: -1 }],
    ])('%s: %o', async (constraint, row) => {
      await expect(authorization(row)).rejects.toThrow(new RegExp(`card_authorizations_${constraint}`));
    });

    test('stores each issuer’s id once, and any number of rows without one', async () => {
      await authorization({ issuer_authorization_id: 'iauth_1' });
      await expect(authorization({ issuer_authorization_id: 'iauth_1' })).rejects.toThrow(/issuer_id_unique/);
      await authorization();
      await authorization();
    });

    test('gives back no more than was spent on a day (D-272)', async () => {
      const spent = { subject_type: 'card', subject_id: 'card_x', day: 1, tenant_id: 'ten_a' };
      const { owner } = pool;
      await expect(owner('card_spend').insert({ ...spent, amount_base_units: -1 })).rejects.toThrow(/not_negative/);
      await expect(
        owner('card_spend').insert({ ...spent, subject_type: 'tenant', amount_base_units: 1 }),
      ).rejects.toThrow(/subject_known/);
      const given = { tenant_id: 'ten_a', authorization_id: 'auz_1', created_at: at };
      await expect(owner('card_issuer_reversals').insert({ ...given, id: 'r', amount_base_units: 0 })).rejects.toThrow(
        /above_zero/,
      );
    });
  });

  describe('the table of ramps (181)', () => {
    const confirmed = { status: 'CONFIRMED', fiat_ref: 'SIM-0123456789AB', confirmed_at: at };
    const off = { direction: 'off', payment_id: 'pay_1' };

    test('accepts both directions and each end', async () => {
      await ramp();
      await ramp({ ...confirmed, tx_hash: hash });
      await ramp({ status: 'FAILED', failure_reason: 'MINT_FAILED' });
      await ramp(off);
      await ramp({ ...off, ...confirmed, payment_id: 'pay_2' });
    });

    test.each([
      ['status_known', { status: 'HELD' }],
      ['direction_known', { direction: 'up' }],
      ['provider_known', { provider: 'bank' }],
      ['amount_above_zero', { amount_base_units: 0 }],
      ['payment_iff_off', { payment_id: 'pay_3' }],
      ['payment_iff_off', { direction: 'off' }],
      ['payment_unique', off],
      ['fiat_ref_iff_confirmed', { fiat_ref: 'SIM-0123456789AB' }],
      ['confirmed_at_iff_confirmed', { confirmed_at: at }],
      ['tx_hash_iff_minted', confirmed],
      ['tx_hash_iff_minted', { ...off, ...confirmed, payment_id: 'pay_4', tx_hash: hash }],
      ['reason_iff_failed', { status: 'FAILED' }],
      ['reason_known', { status: 'FAILED', failure_reason: 'PAYMENT_FAILED' }],
      ['reason_known', { ...off, payment_id: 'pay_5', status: 'FAILED', failure_reason: 'MINT_FAILED' }],
      ['tx_hash_form', { ...confirmed, tx_hash: '0x1' }],
      ['fiat_ref_form', { ...confirmed, tx_hash: hash, fiat_ref: 'SIM-1' }],
    ])('%s: %o', async (constraint, row) => {
      await expect(ramp(row)).rejects.toThrow(new RegExp(`ramps_${constraint}`));
    });
  });
});
