import { afterAll, beforeAll, expect, test } from 'vitest';
import { COVERED_PAYMENTS } from '../../../src/domains/approvals/authority.store.ts';
import { openPool, type Pool } from '../../../src/platform/db/connection/pool.ts';
import { migrate } from '../../../src/platform/migrate/migrate.ts';
import type { TestDatabase } from '../../support/database.ts';
import { createOlderDatabase } from '../../support/older-database.ts';

const at = new Date('2026-03-02T09:00:00.000Z');
let versions = 0;

/** A grant as release 0.2 wrote it, with the actions of each of its versions. */
async function grant(pool: Pool, id: string, status: string, ...actions: readonly string[][]): Promise<void> {
  versions += 1;
  await pool.owner('authorities').insert({
    ...{ id, status, step: 1, created_at: at, updated_at: at, tenant_id: 'ten_1', member_id: 'mem_1' },
    ...{ version: versions, versioned_at: at, approval_weight: 1, requires_countersignature: false },
    allowed_actions: actions.at(-1),
    ...{ allowed_currencies: [], allowed_assets: [], allowed_chains: [], allowed_destination_ids: [] },
    suspended_at: status === 'SUSPENDED' ? at : null,
    revoked_at: status === 'REVOKED' ? at : null,
  });
  for (const [index, allowedActions] of actions.entries()) {
    await pool.owner('audit_log').insert({
      id: `aud_${id}_${index}`,
      at,
      tenant_id: 'ten_1',
      actor_type: 'member',
      action: index === 0 ? 'authority.created' : 'authority.updated',
      resource_id: id,
      data: { allowedActions },
    });
  }
}

let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await createOlderDatabase('310_grants_are_remembered.ts');
  pool = openPool({ url: database.url, max: 2 });
  await grant(pool, 'gra_active', 'ACTIVE', ['payment.create']);
  await grant(pool, 'gra_suspended', 'SUSPENDED', ['payment.approve', 'payment.create']);
  await grant(pool, 'gra_revoked', 'REVOKED', ['payment.create']);
  await grant(pool, 'gra_narrowed', 'ACTIVE', ['payment.create'], ['payment.approve']);
  await grant(pool, 'gra_narrowed_twice', 'REVOKED', ['policy.manage'], ['payment.create'], ['policy.manage']);
  await grant(pool, 'gra_of_votes', 'ACTIVE', ['payment.approve'], ['payment.approve', 'payment.cancel']);
  await migrate(database.url);
});
afterAll(async () => {
  await pool.close();
  await database.drop();
});

const remembered = async (): Promise<readonly string[]> =>
  (await pool.owner('authorities').whereRaw(COVERED_PAYMENTS).orderBy('version').select('id')).map(({ id }) => id);

test('existing grants remember whether a version allowed payments (D-516)', async () => {
  expect(await remembered()).toEqual([
    'gra_active',
    'gra_suspended',
    'gra_revoked',
    'gra_narrowed',
    'gra_narrowed_twice',
  ]);
});

test('a later grant remembers it, whichever release writes the row', async () => {
  await pool
    .owner('authorities')
    .where({ id: 'gra_active' })
    .update({ allowed_actions: ['payment.approve'] });
  await pool
    .owner('authorities')
    .where({ id: 'gra_of_votes' })
    .update({ allowed_actions: ['payment.create'] });
  await pool
    .owner('authorities')
    .where({ id: 'gra_of_votes' })
    .update({ allowed_actions: ['payment.approve'] });
  expect(await remembered()).toHaveLength(6);
});
