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
const engine = { step: 1, created_at: at, updated_at: at, tenant_id: 'ten_a' };
let count = 0;
const hex = (): string => {
  count += 1;
  return count.toString(16).padStart(64, '0');
};
const insert = (table: string, row: object) => pool.owner(table).insert(row);
const refused = (table: string, row: object) => expect(insert(table, row)).rejects;

describe('hand-off links (D-317)', () => {
  const link = (more: object = {}) => ({
    id: `hnd_${hex()}`,
    status: 'OPEN',
    ...engine,
    session_id: 'vs_a',
    token_hash: hex(),
    expires_at: at,
    ...more,
  });

  test('keep one OPEN link per session, unique tokens, and a time of use for used links only', async () => {
    const first = link();
    await insert('verification_handoffs', first);
    await refused('verification_handoffs', link()).toThrow(/verification_handoffs_one_open/);
    const elsewhere = { session_id: 'vs_b' };
    await refused('verification_handoffs', link({ ...elsewhere, token_hash: first.token_hash })).toThrow(
      /verification_handoffs_token_unique/,
    );
    await refused('verification_handoffs', link({ ...elsewhere, token_hash: 'plain' })).toThrow(/token_hash_form/);
    await refused('verification_handoffs', link({ ...elsewhere, consumed_at: at })).toThrow(/iff_consumed/);
    await refused('verification_handoffs', link({ ...elsewhere, status: 'CONSUMED' })).toThrow(/iff_consumed/);
    await refused('verification_handoffs', link({ ...elsewhere, status: 'LOST' })).toThrow(/status_known/);
    await insert('verification_handoffs', link({ status: 'VOIDED' }));
  });

  test('allow one statement to void a link and open a new one', async () => {
    const [old, next] = [link({ session_id: 'vs_c' }), link({ session_id: 'vs_c' })];
    await insert('verification_handoffs', old);
    await pool.owner.transaction(async (transaction) => {
      await transaction.raw('SET CONSTRAINTS verification_handoffs_one_open DEFERRED');
      await transaction('verification_handoffs').insert(next);
      await transaction('verification_handoffs').where({ id: old.id }).update({ status: 'VOIDED' });
    });
    const open = await pool.owner('verification_handoffs').where({ session_id: 'vs_c', status: 'OPEN' }).pluck('id');
    expect(open).toEqual([next.id]);
  });
});

describe('presentation challenges (D-331, D-332)', () => {
  const challenge = (more: object = {}) => ({
    id: `prs_${hex()}`,
    status: 'ISSUED',
    ...engine,
    nonce: `0x${hex()}`,
    audience: 'localhost',
    purpose: 'x',
    expires_at: at,
    ...more,
  });
  const result = {
    status: 'CONSUMED',
    holder_did: 'did:subject:a',
    signer_address: '0x',
    verified: true,
    consumed_at: at,
    reason_codes: '[]',
    credential_results: '[]',
  };

  test('have unique nonces, and a complete result exactly when they are used', async () => {
    const first = challenge();
    const table = 'presentation_challenges';
    await insert(table, first);
    await insert(table, challenge(result));
    await insert(table, challenge({ status: 'EXPIRED' }));
    await refused(table, challenge({ nonce: first.nonce })).toThrow(/nonce_unique/);
    await refused(table, challenge({ nonce: '0x1' })).toThrow(/nonce_form/);
    await refused(table, challenge({ ...result, verified: null })).toThrow(/result_iff_consumed/);
    await refused(table, challenge({ ...result, status: 'ISSUED' })).toThrow(/result_iff_consumed/);
    await refused(table, challenge({ status: 'CONSUMED' })).toThrow(/result_iff_consumed/);
    await refused(table, challenge({ ...result, reason_codes: '["HOLDER_UNKNOWN"]' })).toThrow(/no_reason_against_it/);
    await insert(table, challenge({ ...result, verified: false, reason_codes: '["HOLDER_UNKNOWN"]' }));
  });
});

describe('credential anchors (D-329, D-330)', () => {
  const anchor = (more: object = {}) => ({
    id: `anc_${hex()}`,
    status: 'SUBMITTED',
    ...engine,
    credential_id: 'cred_a',
    claims: '[{}]',
    root: `0x${hex()}`,
    ...more,
  });
  const anchored = { status: 'ANCHORED', tx_hash: '0x1', anchored_at: at };

  test('keep one pending or anchored root per credential, with the transaction of an anchored one', async () => {
    const table = 'credential_anchors';
    await insert(table, anchor());
    await refused(table, anchor()).toThrow(/credential_anchors_one_standing/);
    await refused(table, anchor(anchored)).toThrow(/credential_anchors_one_standing/);
    await insert(table, anchor({ status: 'FAILED' }));
    const other = { credential_id: 'cred_b' };
    await refused(table, anchor({ ...other, ...anchored, tx_hash: null })).toThrow(/transaction_iff_anchored/);
    await refused(table, anchor({ ...other, tx_hash: '0x1', anchored_at: at })).toThrow(/transaction_iff_anchored/);
    await refused(table, anchor({ ...other, claims: '[]' })).toThrow(/claims_not_empty/);
    await refused(table, anchor({ ...other, root: '0x1' })).toThrow(/root_form/);
    await insert(table, anchor({ ...other, ...anchored }));
  });
});
