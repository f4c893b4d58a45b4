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
let count = 0;
const id = (prefix: string): string => {
  count += 1;
  return `${prefix}_${count}`;
};
const engine = { step: 1, created_at: at, updated_at: at, tenant_id: 'ten_a' };
const insert = (table: string, row: object) => pool.owner(table).insert(row);
const refused = (table: string, row: object) => expect(insert(table, row)).rejects;

describe('protection settings (D-340)', () => {
  const settings = (more: object = {}) => ({
    tenant_id: id('ten'),
    enabled: true,
    cooling_off_seconds: 86_400,
    threshold_base_units: 0,
    required_factors: 1,
    updated_at: at,
    ...more,
  });

  test('have bounds', async () => {
    const table = 'protection_settings';
    await insert(table, settings());
    await insert(table, settings({ enabled: false, cooling_off_seconds: 0 }));
    await refused(table, settings({ cooling_off_seconds: 86_399 })).toThrow(/cooling_off_while_enabled/);
    await refused(table, settings({ cooling_off_seconds: 2_592_001 })).toThrow(/cooling_off_range/);
    await refused(table, settings({ required_factors: 0 })).toThrow(/required_factors_range/);
    await refused(table, settings({ required_factors: 4 })).toThrow(/required_factors_range/);
    await refused(table, settings({ threshold_base_units: -1 })).toThrow(/threshold_not_negative/);
  });
});

describe('two-factor factors (D-349, D-353)', () => {
  const factor = (more: object = {}) => ({
    id: id('fac'),
    status: 'PENDING',
    public_status: 'PENDING',
    ...engine,
    member_id: id('mem'),
    type: 'TOTP',
    target_index: '',
    otp_sends: 0,
    otp_attempts: 0,
    enroll_by: at,
    ...more,
  });
  const table = 'twofa_factors';

  test('are one of a kind per member, until removed', async () => {
    const first = factor();
    await insert(table, first);
    await refused(table, factor({ member_id: first.member_id })).toThrow(/twofa_factors_one_each/);
    await insert(table, factor({ member_id: first.member_id, type: 'EMAIL', target_index: 'a' }));
    await insert(table, factor({ member_id: first.member_id, type: 'EMAIL', target_index: 'b' }));
    await insert(
      table,
      factor({ member_id: first.member_id, status: 'REMOVED', public_status: 'VERIFIED', removed_at: at }),
    );
  });

  test('have the fields of their type and state, and keep no secret after removal', async () => {
    const verified = { status: 'VERIFIED', public_status: 'VERIFIED' };
    const removed = { status: 'REMOVED', public_status: 'VERIFIED', removed_at: at };
    await insert(table, factor({ ...verified, verified_at: at, usable_at: at }));
    await refused(table, factor(verified)).toThrow(/verified_iff_verified/);
    await refused(table, factor({ verified_at: at, usable_at: at })).toThrow(/verified_iff_verified/);
    await refused(table, factor({ ...verified, verified_at: at })).toThrow(/verified_iff_verified/);
    await refused(table, factor({ type: 'EMAIL' })).toThrow(/target_iff_addressed/);
    await refused(table, factor({ type: 'IDP_MFA' })).toThrow(/signer_iff_idp_mfa/);
    await refused(table, factor({ type: 'PUSH' })).toThrow(/type_known/);
    await refused(table, factor({ otp_attempts: 6 })).toThrow(/attempts_range/);
    await refused(table, factor({ removed_at: at })).toThrow(/removed_iff_removed/);
    for (const column of ['target_ciphertext', 'secret_ciphertext', 'otp_hash'])
      await refused(table, factor({ ...removed, [column]: 'x' })).toThrow(/removed_without_secrets/);
  });
});

describe('two-factor challenges (D-346 to D-348)', () => {
  const challenge = (more: object = {}) => ({
    id: id('tfc'),
    status: 'PENDING',
    ...engine,
    member_id: 'mem_a',
    operation: 'createOfframpPayment',
    binding_sha256: 'a'.repeat(64),
    required_factors: 1,
    satisfied_factor_ids: '[]',
    codes: '[]',
    sends: 0,
    wrong_answers: 0,
    expires_at: at,
    ...more,
  });
  const table = 'twofa_challenges';
  const satisfied = { satisfied_factor_ids: '["fac_1"]', satisfied_at: at };

  test('are satisfied by enough factors, redeemed with a time, and cancelled by five wrong answers', async () => {
    await insert(table, challenge());
    await insert(table, challenge({ status: 'SATISFIED', ...satisfied }));
    await insert(table, challenge({ status: 'REDEEMED', ...satisfied, redeemed_at: at }));
    await insert(table, challenge({ status: 'CANCELLED', wrong_answers: 5 }));
    await refused(table, challenge({ status: 'SATISFIED', satisfied_at: at })).toThrow(/satisfied_by_enough/);
    await refused(table, challenge({ status: 'SATISFIED', ...satisfied, satisfied_at: null })).toThrow(/says_when/);
    await refused(table, challenge({ status: 'REDEEMED', ...satisfied })).toThrow(/redeemed_iff_redeemed/);
    await refused(table, challenge({ redeemed_at: at })).toThrow(/redeemed_iff_redeemed/);
    await refused(table, challenge({ wrong_answers: 5 })).toThrow(/cancelled_iff_guessed/);
    await refused(table, challenge({ status: 'CANCELLED' })).toThrow(/cancelled_iff_guessed/);
    await refused(table, challenge({ sends: 6 })).toThrow(/sends_range/);
    await refused(table, challenge({ binding_sha256: 'body' })).toThrow(/binding_form/);
    await refused(table, challenge({ status: 'LOST' })).toThrow(/status_known/);
  });
});

describe('contacts (D-355)', () => {
  const contact = (more: object = {}) => ({
    id: id('ctc'),
    status: 'SAVED',
    ...engine,
    label: 'l',
    kind: 'EMAIL',
    target_ciphertext: 'c',
    target_index: id('index'),
    masked: 'm',
    available_at: at,
    ...more,
  });

  test('keep one contact per target and tenant, until removed', async () => {
    const first = contact();
    const { target_index } = first;
    await insert('contacts', first);
    await refused('contacts', contact({ target_index })).toThrow(/contacts_target_unique/);
    await insert('contacts', contact({ target_index, tenant_id: 'ten_b' }));
    await insert('contacts', contact({ target_index, status: 'REMOVED', removed_at: at, target_ciphertext: null }));
  });

  test('have a chain for an address, and no target after removal', async () => {
    await insert('contacts', contact({ kind: 'ADDRESS', chain_id: 4_294_967_295 }));
    await refused('contacts', contact({ kind: 'ADDRESS' })).toThrow(/chain_iff_address/);
    await refused('contacts', contact({ chain_id: 1 })).toThrow(/chain_iff_address/);
    await refused('contacts', contact({ status: 'REMOVED', removed_at: at })).toThrow(/target_iff_saved/);
    await refused('contacts', contact({ removed_at: at })).toThrow(/removed_iff_removed/);
    await refused('contacts', contact({ kind: 'FAX' })).toThrow(/kind_known/);
  });
});
