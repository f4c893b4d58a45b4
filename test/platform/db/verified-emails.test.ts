import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPool, type Pool } from '../../../src/platform/db/connection/pool.ts';
import { migrate } from '../../../src/platform/migrate/migrate.ts';
import type { TestDatabase } from '../../support/database.ts';
import { createOlderDatabase } from '../../support/older-database.ts';

const at = new Date('2026-03-02T09:00:00.000Z');
const later = new Date('2026-03-05T09:00:00.000Z');

let database: TestDatabase;
let pool: Pool;

const tenant = (id: string, environment: 'sandbox' | 'live') => ({
  id,
  status: 'ACTIVE',
  step: 1,
  created_at: at,
  updated_at: at,
  name: id,
  legal_name: id,
  country: null,
  environment,
  features: '{}',
});
const user = (id: string, email: string, created_at = at) => ({
  id,
  email_ciphertext: `cipher of ${email}`,
  email_index: email,
  name: null,
  signer_address: null,
  created_at,
});
const member = (id: string, tenant_id: string, user_id: string | null, email: string) => ({
  id,
  status: user_id === null ? 'INVITED' : 'ACTIVE',
  step: 1,
  created_at: at,
  updated_at: at,
  tenant_id,
  user_id,
  email_ciphertext: `cipher of ${email}`,
  email_index: email,
  name: null,
  role: 'OWNER',
  signer_address: null,
  approval_groups: [],
  approver_group: null,
  activated_at: user_id === null ? null : at,
  suspended_at: null,
  removed_at: null,
});

beforeAll(async () => {
  database = await createOlderDatabase('121_verified_emails.ts');
  pool = openPool({ url: database.url, max: 2 });
  await pool
    .owner('tenants')
    .insert([tenant('ten_sandbox', 'sandbox'), tenant('ten_other', 'sandbox'), tenant('ten_live', 'live')]);
  await pool.owner('users').insert([user('usr_ada', 'ada@acme'), user('usr_late', 'late@acme', later)]);
  await pool
    .owner('members')
    .insert([
      member('mem_own', 'ten_sandbox', 'usr_ada', 'ada@acme'),
      member('mem_late', 'ten_sandbox', 'usr_late', 'late@acme'),
      member('mem_contact', 'ten_sandbox', 'usr_ada', 'victim@acme'),
      member('mem_invited', 'ten_sandbox', null, 'invited@acme'),
      member('mem_operators', 'ten_sandbox', 'usr_operators', 'operators@acme'),
      member('mem_taken', 'ten_other', 'usr_taken', 'ada@acme'),
      member('mem_live', 'ten_live', 'idp|live', 'live@acme'),
    ]);
  await migrate(database.url);
});
afterAll(async () => {
  await pool.close();
  await database.drop();
});

describe('addresses from before verification (D-498)', () => {
  test('are verified if their user has signed in with them since, and contact addresses otherwise', async () => {
    const rows = await pool.owner('members').orderBy('id').select('id', 'email_verified_at');
    expect(Object.fromEntries(rows.map((row) => [row.id, row.email_verified_at]))).toEqual({
      mem_own: at,
      mem_late: later,
      mem_contact: null,
      mem_invited: null,
      mem_operators: null,
      mem_taken: null,
      mem_live: null,
    });
  });

  test('connect the owners whom an operator named to their sandbox tenants, and add no one else', async () => {
    const rows = await pool.owner('users').orderBy('id').select('id', 'email_index');
    expect(rows).toEqual([
      { id: 'usr_ada', email_index: 'ada@acme' },
      { id: 'usr_late', email_index: 'late@acme' },
      { id: 'usr_operators', email_index: 'operators@acme' },
    ]);
  });
});
