import { afterAll, beforeAll, expect, test } from 'vitest';
import { lifecycles } from '../../../generated/wiring/lifecycles.ts';
import { verifyInvariants } from '../../../src/platform/audit/index.ts';
import { openPool, type Pool } from '../../../src/platform/db/connection/pool.ts';
import { migrate } from '../../../src/platform/migrate/migrate.ts';
import type { TestDatabase } from '../../support/database.ts';
import { createOlderDatabase } from '../../support/older-database.ts';

const at = (day: number) => new Date(`2026-03-0${day}T09:00:00.000Z`);

let database: TestDatabase;
let pool: Pool;

const tenant = (id: string, day = 1) => ({
  id,
  status: 'ACTIVE',
  step: 1,
  created_at: at(day),
  updated_at: at(day),
  name: id,
  legal_name: id,
  country: null,
  environment: 'sandbox',
  features: '{}',
});
const member = (id: string, tenant_id: string, user_id: string | null, email: string, more: object = {}) => ({
  id: `mem_${id}`,
  status: user_id === null ? 'INVITED' : 'ACTIVE',
  step: 1,
  created_at: at(2),
  updated_at: at(2),
  tenant_id,
  user_id,
  email_ciphertext: `cipher of ${email}`,
  email_index: email,
  name: null,
  role: 'OWNER',
  signer_address: null,
  approval_groups: [],
  approver_group: null,
  email_verified_at: user_id && at(3),
  activated_at: user_id && at(2),
  suspended_at: null,
  removed_at: null,
  ...more,
});
const log = ({ id, status }: { id: string; status: string }) => ({
  aggregate_id: id,
  step: 1,
  machine: id.startsWith('ten') ? 'tenant' : 'member',
  machine_hash: 'older',
  event: 'CREATE',
  to_status: status,
  to_public: status,
  actor: 'system',
  at: at(2),
});

beforeAll(async () => {
  database = await createOlderDatabase('221_email_aliases.ts');
  pool = openPool({ url: database.url, max: 2 });
  const tenants = ['one', 'two', 'three', 'four', 'five', 'six'].map((name, nth) => tenant(`ten_${name}`, nth + 1));
  const members = [
    member('a_founder', 'ten_one', 'usr_ada', 'ada@one'),
    member('b_invited', 'ten_one', null, 'ada@four', { role: 'ADMIN' }),
    member('c_activated', 'ten_one', 'usr_bea', 'bea@victim', { role: 'ADMIN' }),
    member('d_again', 'ten_two', 'usr_ada', 'ada@one', { created_at: at(4) }),
    member('e_contact', 'ten_three', 'usr_cy', 'contact@three', { email_verified_at: null }),
    member('f_four', 'ten_four', 'usr_four', 'ada@four'),
    member('g_one_of_two', 'ten_five', 'usr_x', 'twice@five'),
    member('h_two_of_two', 'ten_six', 'usr_y', 'twice@five'),
  ];
  await pool.owner('tenants').insert(tenants);
  await pool.owner('members').insert(members);
  await pool.owner('lifecycle_log').insert([...tenants, ...members].map(log));
  await migrate(database.url);
});
afterAll(async () => {
  await pool.close();
  await database.drop();
});

test('a proved address belongs to the tenant that its one user founded, or the first of several (D-503)', async () => {
  const rows = await pool.owner('email_aliases').orderBy('id').select('id', 'tenant_id', 'member_id', 'email_index');
  expect(rows).toEqual([
    { id: 'eal_a_founder', tenant_id: 'ten_one', member_id: 'mem_a_founder', email_index: 'ada@one' },
    { id: 'eal_f_four', tenant_id: 'ten_four', member_id: 'mem_f_four', email_index: 'ada@four' },
  ]);
  const [alias] = await pool.owner('email_aliases').where({ id: 'eal_a_founder' });
  expect(alias).toMatchObject({ status: 'ACTIVE', verified_at: at(3), revoked_at: null });
});

test('open invitations stay open (D-502)', async () => {
  expect(await pool.owner('members').where({ id: 'mem_b_invited' }).first()).toMatchObject({ status: 'INVITED' });
});

test('each e-mail alias has a history', async () => {
  const broken = await verifyInvariants(pool, lifecycles);
  expect(broken.filter(({ invariant }) => /history|states/.test(invariant))).toEqual([]);
});
