import { afterAll, beforeAll, expect, test } from 'vitest';
import { down, up } from '../../../migrations/131_claim_link_resends.ts';
import { openPool, type Pool } from '../../../src/platform/db/connection/pool.ts';
import { createTestDatabase } from '../../support/database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool({ url: database.url, max: 1 });
});
afterAll(async () => {
  await pool.close();
  await database.drop();
});

test('links that a sender requested are told apart from the first link of a claim (D-190)', async () => {
  const { owner } = pool;
  await down(owner);
  // Rows alone: what they hang on is not what is migrated.
  await owner.raw(`SET session_replication_role = 'replica'`);
  const at = new Date();
  const issued = [
    ['lnk_first', 'system:claim.notification_requested'],
    ['lnk_resent', 'key:key_1'],
    ['lnk_by_session', 'member:mem_1'],
  ] as const;
  for (const [n, [id, actor]] of issued.entries()) {
    await owner('claim_links').insert({
      id,
      status: 'VOIDED',
      step: 2,
      created_at: at,
      updated_at: at,
      claim_id: 'clm',
      sender_tenant_id: 'ten',
      token_hash: `${n}`.repeat(64),
      channel: 'sms',
      expires_at: at,
      otp_attempts: 0,
    });
    const step = { aggregate_id: id, machine: 'claim-link', machine_hash: 'x', to_status: 'ISSUED', at };
    await owner('lifecycle_log').insert([
      { ...step, step: 1, event: 'xstate.init', to_public: 'ISSUED', actor },
      { ...step, step: 2, event: 'VOID', to_public: 'VOIDED', actor: 'system:claim.bind' },
    ]);
  }
  await up(owner);
  expect(await owner('claim_links').select('id', 'resent').orderBy('id')).toEqual([
    { id: 'lnk_by_session', resent: true },
    { id: 'lnk_first', resent: false },
    { id: 'lnk_resent', resent: true },
  ]);
});
