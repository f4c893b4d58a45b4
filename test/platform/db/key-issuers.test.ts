import { afterAll, beforeAll, expect, test } from 'vitest';
import { lifecycles } from '../../../generated/wiring/lifecycles.ts';
import * as migration from '../../../migrations/225_key_issuers.ts';
import { verifyInvariants } from '../../../src/platform/audit/index.ts';
import { openPool, type Pool } from '../../../src/platform/db/connection/pool.ts';
import { migrate } from '../../../src/platform/migrate/migrate.ts';
import type { TestDatabase } from '../../support/database.ts';
import { createOlderDatabase } from '../../support/older-database.ts';

const at = new Date('2026-03-02T09:00:00.000Z');
const row = (id: string, status = 'ACTIVE') => ({ id, status, step: 1, created_at: at, updated_at: at });

let database: TestDatabase;
let pool: Pool;

const tenant = (id: string) => ({
  ...row(id),
  name: id,
  legal_name: id,
  country: null,
  environment: 'sandbox',
  features: '{}',
});
const member = (id: string, tenant_id = 'ten_1') => ({
  ...row(id),
  tenant_id,
  user_id: id,
  email_ciphertext: 'sealed',
  email_index: id,
  role: 'OWNER',
  approval_groups: [],
  activated_at: at,
});
const key = (id: string) => ({
  ...row(id),
  tenant_id: 'ten_1',
  member_id: 'mem_colleague',
  name: id,
  key_hash: id,
  prefix: id,
  last4: id,
  environment: 'sandbox',
  scopes: [],
  ip_allowlist: [],
});
const payment = (id: string, more: object = {}) => ({
  ...row(id, 'CREATED'),
  public_status: 'CREATED',
  sender_tenant_id: 'ten_1',
  source_chain_key: 'eip155:84532',
  initiator_member_id: 'mem_colleague',
  source_asset_id: 'x',
  asset: 'USDC',
  amount_base_units: 1,
  funding_mode: 'INTERNAL_BALANCE',
  custody: 'none',
  quote_set_version: 0,
  hold_reasons: [],
  cleared_reviews: [],
  opened_reviews: [],
  liquidity_overridden: false,
  ...more,
});
const log = (machine: string, actor: string, { id, status }: { id: string; status: string }) => ({
  aggregate_id: id,
  step: 1,
  machine,
  machine_hash: 'older',
  event: 'CREATE',
  to_status: status,
  actor,
  at,
  to_public: status,
});
const request = (id: string, payment_id: string) => ({
  ...row(id, 'PENDING'),
  tenant_id: 'ten_1',
  payment_id,
  initiator_member_id: 'mem_colleague',
  required_weight: 2,
  received_weight: 1,
  votes: JSON.stringify([
    { memberId: 'mem_issuer', decision: 'APPROVE', weight: 1, invalidatedAt: null, at: at.toISOString() },
  ]),
});

beforeAll(async () => {
  database = await createOlderDatabase('225_key_issuers.ts');
  pool = openPool({ url: database.url, max: 2 });
  const insert = async (
    table: string,
    machine: string,
    rows: readonly (readonly [{ id: string; status: string }, string])[],
  ) => {
    await pool.owner(table).insert(rows.map(([one]) => one));
    await pool.owner('lifecycle_log').insert(rows.map(([one, actor]) => log(machine, actor, one)));
  };
  await insert(
    'tenants',
    'tenant',
    ['ten_1', 'ten_2'].map((id) => [tenant(id), 'system'] as const),
  );
  await insert('members', 'member', [
    [member('mem_issuer'), 'system'],
    [member('mem_colleague'), 'system'],
    [member('mem_foreign', 'ten_2'), 'system'],
  ]);
  await insert('api_keys', 'api-key', [
    [key('key_issued'), 'member:mem_issuer'],
    [key('key_of_operator'), 'system:cli'],
    [key('key_of_nobody'), 'member:mem_foreign'],
  ]);
  await insert('offramp_payments', 'offramp-payment', [
    [payment('pay_by_key'), 'key:key_issued'],
    [payment('pay_by_operators_key'), 'key:key_of_operator'],
    [payment('pay_by_session'), 'member:mem_issuer'],
    [payment('pay_voted_on'), 'key:key_issued'],
    [payment('pay_ended', { status: 'CANCELED', public_status: 'CANCELED', canceled_at: at }), 'key:key_issued'],
  ]);
  await insert('approval_requests', 'approval-request', [[request('apr_voted_on', 'pay_voted_on'), 'system']]);
  await pool.owner('approval_votes').insert({
    approval_request_id: 'apr_voted_on',
    member_id: 'mem_issuer',
    tenant_id: 'ten_1',
    decision: 'APPROVE',
    weight: 1,
    created_at: at,
  });
  await migrate(database.url);
});
afterAll(async () => {
  await pool.close();
  await database.drop();
});

const issuers = async (table: string, column: string) =>
  Object.fromEntries((await pool.owner(table).select('id', column)).map((one) => [one.id, one[column]]));

test('existing keys get their issuers from their history (D-510)', async () => {
  expect(await issuers('api_keys', 'issued_by_member_id')).toEqual({
    key_issued: 'mem_issuer',
    key_of_operator: null,
    key_of_nobody: null,
  });
});

test('open payments of keys get the issuer, unless it has already voted; ended ones do not', async () => {
  expect(await issuers('offramp_payments', 'key_issuer_id')).toEqual({
    pay_by_key: 'mem_issuer',
    pay_by_operators_key: null,
    pay_by_session: null,
    pay_voted_on: null,
    pay_ended: null,
  });
  const broken = await verifyInvariants(pool, lifecycles);
  expect(broken.filter(({ invariant }) => invariant.startsWith('approvals_'))).toEqual([]);
});

test('the migration of the columns is reversible', async () => {
  const before = await issuers('offramp_payments', 'key_issuer_id');
  await pool.owner.transaction(async (transaction) => migration.down(transaction));
  const columns = pool
    .owner('information_schema.columns')
    .whereIn('column_name', ['key_issuer_id', 'issued_by_member_id']);
  expect(await columns).toEqual([]);
  await pool.owner.transaction(async (transaction) => migration.up(transaction));
  expect(await issuers('offramp_payments', 'key_issuer_id')).toEqual(before);
});
