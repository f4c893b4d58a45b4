import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as migration from '../../../migrations/145_policies.ts';
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
const HASH = 'a'.repeat(64);
let count = 0;
const engine = (prefix: string, status: string) => {
  count += 1;
  return { id: `${prefix}_${count}`, status, step: 1, created_at: at, updated_at: at, tenant_id: 'ten_a' };
};

const rows = {
  policies: () => ({ ...engine('pol', 'ACTIVE'), name: 'Spend', active_version_id: 'pver_a', active_version: 1 }),
  policy_versions: () => {
    count += 1;
    return {
      id: `pver_${count}`,
      tenant_id: 'ten_a',
      policy_id: 'pol_standing',
      version: count,
      sha256: HASH,
      ir: '{"schemaVersion":1,"rules":[]}',
      created_at: at,
    };
  },
  policy_attachments: () => ({
    ...engine('patt', 'ATTACHED'),
    policy_id: 'pol_standing',
    subject_type: 'wallet',
    subject_id: `wal_${count}`,
    attached_at: at,
  }),
  policy_decisions: () => {
    count += 1;
    return {
      id: `dec_${count}`,
      tenant_id: 'ten_a',
      source: 'payment',
      mode: 'log',
      allow: true,
      enforced: false,
      policy_id: 'pol_standing',
      policy_version: 1,
      sha256: HASH,
      rule_trace: '[]',
      created_at: at,
    };
  },
  test_policy_enforcement: () => {
    count += 1;
    return { tenant_id: `ten_${count}`, mode: 'enforce' };
  },
};
type Table = keyof typeof rows;
const insert = (table: Table, more: object = {}) => pool.owner(table).insert({ ...rows[table](), ...more });

beforeAll(() => insert('policies', { id: 'pol_standing' }));

describe('the tables of spend policies (R369, D-302, D-308, D-309)', () => {
  const noPolicy = { reason: 'NO_POLICY', policy_id: null, policy_version: null, sha256: null };
  test.each<[Table, string, object]>([
    ['policies', 'status_known', { status: 'SUSPENDED' }],
    ['policies', 'deleted_at_iff_deleted', { status: 'DELETED' }],
    ['policies', 'deleted_at_iff_deleted', { deleted_at: at }],
    ['policies', 'active_version_above_zero', { active_version: 0 }],
    ['policy_versions', 'number_above_zero', { version: 0 }],
    ['policy_versions', 'hash_form', { sha256: HASH.toUpperCase() }],
    ['policy_versions', 'ir_is_object', { ir: '[]' }],
    ['policy_attachments', 'status_known', { status: 'ACTIVE' }],
    ['policy_attachments', 'detached_at_iff_detached', { status: 'DETACHED' }],
    ['policy_attachments', 'detached_at_iff_detached', { detached_at: at }],
    ['policy_attachments', 'subject_known', { subject_type: 'member' }],
    ['policy_decisions', 'source_known', { source: 'sweep' }],
    ['policy_decisions', 'mode_known', { mode: 'off' }],
    ['policy_decisions', 'dry_run_has_no_mode', { mode: null }],
    ['policy_decisions', 'dry_run_has_no_mode', { source: 'evaluate' }],
    ['policy_decisions', 'enforced_iff_mode', { enforced: true }],
    ['policy_decisions', 'enforced_iff_mode', { source: 'evaluate', mode: null, enforced: true }],
    ['policy_decisions', 'enforced_iff_mode', { mode: 'enforce' }],
    ['policy_decisions', 'reason_iff_denied', { allow: false }],
    ['policy_decisions', 'reason_iff_denied', { reason: 'DAILY_CAP' }],
    ['policy_decisions', 'version_iff_policy', { policy_version: null }],
    ['policy_decisions', 'hash_iff_policy', { sha256: null }],
    ['policy_decisions', 'no_policy', { ...noPolicy, reason: null }],
    ['policy_decisions', 'subject_has_both', { subject_type: 'wallet' }],
    ['policy_decisions', 'subject_known', { subject_type: 'member', subject_id: 'mem_a' }],
    ['policy_decisions', 'hash_form', { sha256: '0x12' }],
    ['test_policy_enforcement', 'mode_known', { mode: 'strict' }],
  ])('%s_%s: a violation is refused', async (table, constraint, more) => {
    await expect(insert(table, more)).rejects.toThrow(new RegExp(`${table}_${constraint}"`));
  });

  test('accept valid rows', async () => {
    for (const table of Object.keys(rows) as Table[]) await insert(table);
    await insert('policies', { status: 'DELETED', deleted_at: at });
    await insert('policy_decisions', noPolicy);
    await insert('policy_decisions', { allow: false, reason: 'DAILY_CAP', mode: 'enforce', enforced: true });
    await insert('policy_decisions', { source: 'evaluate', mode: null });
  });

  test('allow one current policy per subject, and any number of earlier ones (R370, D-309)', async () => {
    const subject = { subject_type: 'agent', subject_id: 'agt_one' };
    await insert('policy_attachments', subject);
    await expect(insert('policy_attachments', subject)).rejects.toThrow(/policy_attachments_one_per_subject/);
    await insert('policy_attachments', { ...subject, status: 'DETACHED', detached_at: at });
    await insert('policy_attachments', { ...subject, subject_type: 'card' });
    await insert('policy_attachments', { ...subject, tenant_id: 'ten_b' });
  });

  test('number each version once, under its policy', async () => {
    await insert('policy_versions', { version: 1000 });
    await expect(insert('policy_versions', { version: 1000 })).rejects.toThrow(/policy_versions_number_unique/);
    await expect(insert('policy_versions', { policy_id: 'pol_nobodys' })).rejects.toThrow(/foreign key/);
  });

  test('never change versions and decisions, and let retention erase decisions alone (R369, R576, D-308)', async () => {
    const trial = (role: string, statement: string) =>
      pool.owner.transaction(async (transaction) => {
        await transaction.raw(`SET LOCAL ROLE ${role}`);
        await transaction.raw(statement);
      });
    for (const table of ['policy_versions', 'policy_decisions']) {
      for (const role of ['paychart_app', 'paychart_system', 'paychart_retention']) {
        for (const change of [`UPDATE ${table} SET tenant_id = 'x'`, `DELETE FROM ${table}`]) {
          const isRetention = role === 'paychart_retention' && change === 'DELETE FROM policy_decisions';
          const tried = trial(role, `${change} WHERE id = 'none'`);
          if (isRetention) await tried;
          else await expect(tried, `${role}: ${change}`).rejects.toThrow(/permission denied/);
        }
      }
    }
  });

  test('have a reversible migration', async () => {
    await pool.owner.transaction(async (transaction) => {
      await migration.down(transaction);
      await migration.up(transaction);
    });
    await insert('policies');
  });
});
