import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPaychart } from '#sdk';
import { newId } from '../../src/platform/db/ids.ts';
import { sql } from '../../src/platform/db/sql.ts';
import { type DatabaseRole, Transaction } from '../../src/platform/db/transaction.ts';
import { sample as multisigPayment } from '../domains/payments/multisig-payment.sample.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { working } from '../support/working.ts';
import { tablesOf } from './rows.ts';
import { equip, type Furnished, furnish } from './world.ts';

/** The walls as the database itself has them: this file lists exceptions, and everything else must be closed. */
const service: TestService = await startTestService();
const { owner }: { owner: Knex } = service.pool;
const tables = await tablesOf(owner);

/** Tables without row-level security: none. */
const UNWALLED: readonly string[] = [];

/** Tables that every tenant may read whole, and why; none may write them. */
const READ_BY_ALL: Readonly<Record<string, string>> = {
  fx_rates: 'prices are the same for everyone',
  provider_liquidity: 'quoting reads it in the tenant’s transaction',
  tenant_clocks: 'a recipient acts on the clock of the sender',
};

/** Written once: neither role changes or removes a row. */
const APPEND_ONLY = [
  'address_sends',
  'alias_code_sends',
  'audit_log',
  'claim_code_sends',
  'claim_events',
  'destination_ownership_nonces',
  'fx_rates',
  'ledger_transfers',
  'lifecycle_log',
  'loan_repayments',
  'multisig_signatures',
  'policy_decisions',
  'policy_versions',
  'route_exclusions',
  'route_quotes',
  'seals',
];

/** What a request begins with, before its handler: rows of its own tenant. */
const INSERTED_BY_REQUESTS: ReadonlySet<string> = new Set(['idempotency_keys', 'request_signatures']);

/** The tenant's rows of a table, for the superuser. */
const OWNERS: Readonly<Record<string, string>> = {
  tenants: 'id = ?',
  events: '? = ANY (parties)',
  offramp_payments: '? IN (sender_tenant_id, recipient_tenant_id)',
  claims: '? IN (sender_tenant_id, recipient_tenant_id)',
  did_reservations: '? IN (reserved_by_tenant_id, claimed_by_tenant_id)',
  payment_envelopes: 'sender_tenant_id = ?',
  claim_links: 'sender_tenant_id = ?',
  review_cases: 'sender_tenant_id = ?',
  sales_orders: '? IN (buyer_tenant_id, seller_tenant_id)',
  delivery_records: '? IN (buyer_tenant_id, seller_tenant_id)',
  purchase_orders: '? IN (borrower_tenant_id, supplier_tenant_id, lender_tenant_id)',
  permits: '? IN (borrower_tenant_id, lender_tenant_id)',
  lending_offers: '? IN (lender_tenant_id, borrower_tenant_id)',
  loans: '? IN (lender_tenant_id, borrower_tenant_id, supplier_tenant_id)',
  loan_repayments: '? IN (lender_tenant_id, borrower_tenant_id)',
  route_quotes: 'payment_id IN (SELECT payment_id FROM payment_parties WHERE tenant_id = ?)',
  route_exclusions: 'payment_id IN (SELECT payment_id FROM payment_parties WHERE tenant_id = ?)',
};
const ownedBy = (table: string): string => OWNERS[table] ?? 'tenant_id = ?';

interface Policy {
  readonly table: string;
  readonly command: string;
  readonly using: string;
}

const policies: readonly Policy[] = (
  await owner.raw(`SELECT tablename AS table, cmd AS command, qual AS using FROM pg_policies
    WHERE 'paychart_app' = ANY (roles) ORDER BY tablename`)
).rows;
const walled = policies.filter(({ table }) => !(table in READ_BY_ALL)).map(({ table }) => table);
const closed = tables.filter((table) => !policies.some((policy) => policy.table === table));

let acme: Furnished;
let harbor: Furnished;
let stranger: string;

beforeAll(async () => {
  ({ acme, harbor } = await furnish(service));
  stranger = (await service.signUp('Stranger')).tenantId;
  // What only one of the two is a party to.
  const { phone } = await equip(service, 'Quiet Pond', '+15550104503');
  for (const { session } of [acme, harbor]) {
    // Signed, so that both have a signature too.
    const { apiKey, signingSecret } = await session.createApiKey({ name: 'Signed', requestSigning: true }).unwrap();
    const api = createPaychart({ baseUrl: service.url, apiKey, signingSecret: signingSecret ?? '', maxRetries: 0 });
    await api.createOfframpPayment({ phone, amountUsd: '3.00', allowedRails: ['SERVICE_BALANCE'] }).unwrap();
  }
  const row = {
    destination_id: acme.ids['payout-destinations'],
    nonce: '1',
    tenant_id: acme.tenantId,
    used_at: new Date(),
  };
  for (const { tenantId, memberId } of [acme, harbor]) {
    // Proposed and signed by the engine alone: this test has no chain.
    await working(service, async (unit) => {
      const context = multisigPayment.context({ tenantId, memberId, paymentId: '' }, 1);
      await unit.open('multisig-payment', { id: newId('pay'), context: { ...context, sourceWalletId: tenantId } });
    });
    const { id } = await owner('multisig_payments').where({ tenant_id: tenantId }).first('id');
    await working(service, async (unit) => {
      const [sign] = multisigPayment.events.SIGN;
      if (sign) await (await unit.aggregate('multisig-payment', id))?.send('SIGN', sign);
    });
  }
  await owner('destination_ownership_nonces').insert([row, { ...row, nonce: '2', tenant_id: harbor.tenantId }]);
  // As counted by a process.
  for (const { tenantId: tenant_id } of [acme, harbor]) {
    const { id: api_key_id } = await owner('api_keys').where({ tenant_id }).first('id');
    const use = { day: '2026-12-01', api_version: '2026-11-28', operation: 'getMe', requests: 1 };
    await owner('version_uses').insert({ ...use, tenant_id, api_key_id });
  }
  // As while a process sends webhooks.
  const batch = { token: 'sending', to_sequence: 1, endpoint_ids: [], began_at: new Date(), lease_until: new Date() };
  for (const { tenantId: tenant_id } of [acme, harbor]) await owner('webhook_batches').insert({ ...batch, tenant_id });
});
afterAll(() => service.stop());

/** Runs a statement as the service's transactions do, with the wall of a tenant, and gives it up. */
async function as(role: DatabaseRole, tenantId: string | null, text: string, values: readonly unknown[] = []) {
  const transaction = await Transaction.begin(service.pool, { role, tenantId });
  try {
    const [result] = await transaction.pipeline([{ text, values }]);
    return { rows: result?.rows ?? [], count: result?.rowCount ?? 0 };
  } finally {
    await transaction.rollback();
  }
}

const count = async (table: string, tenantId: string): Promise<number> =>
  (await owner.raw(`SELECT 1 FROM ${table} WHERE ${ownedBy(table)}`, [tenantId])).rows.length;

describe('the walls in place (design, the request path)', () => {
  test('every table has a wall, which also binds the owner', async () => {
    const open = await owner.raw(`SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace
      AND relkind IN ('r', 'p') AND relname NOT LIKE 'knex%' AND NOT (relrowsecurity AND relforcerowsecurity)`);
    expect(open.rows.map(({ relname }: { relname: string }) => relname)).toEqual(UNWALLED);
    const views = await owner.raw(`SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace
      AND relkind IN ('v', 'm')`);
    expect(views.rows).toEqual([]);
  });

  test('no role can pass a wall, is a superuser, or can become another role', async () => {
    const roles = await owner.raw(`SELECT rolsuper OR rolbypassrls OR rolcreaterole OR rolcanlogin AS mighty
      FROM pg_roles WHERE rolname IN ('paychart_app', 'paychart_system')`);
    expect(roles.rows).toEqual([{ mighty: false }, { mighty: false }]);
    const member = await owner.raw(`SELECT pg_has_role('paychart_app', 'paychart_system', 'MEMBER') AS is`);
    expect(member.rows).toEqual([{ is: false }]);
  });

  test('the policies compare the tenant of the transaction, except on tables that every tenant may read', () => {
    for (const { table, command, using } of policies) {
      if (table in READ_BY_ALL) expect([table, command, using]).toEqual([table, 'SELECT', 'true']);
      else expect([table, using]).toEqual([table, expect.stringContaining("current_setting('app.tenant_id'")]);
    }
    expect(Object.keys(READ_BY_ALL).filter((table) => !policies.some((policy) => policy.table === table))).toEqual([]);
  });

  test('requests may insert and delete only their idempotency key, and insert their signature', async () => {
    const grants = await owner.raw(`SELECT table_name AS table, privilege_type AS privilege
      FROM information_schema.role_table_grants
      WHERE grantee = 'paychart_app' AND privilege_type NOT IN ('SELECT', 'UPDATE') ORDER BY 1, 2`);
    expect(grants.rows).toEqual([
      { table: 'idempotency_keys', privilege: 'DELETE' },
      { table: 'idempotency_keys', privilege: 'INSERT' },
      { table: 'request_signatures', privilege: 'INSERT' },
    ]);
    const everyone = await owner.raw(`SELECT table_name FROM information_schema.role_table_grants
      WHERE grantee = 'PUBLIC' AND table_schema = 'public'`);
    expect(everyone.rows).toEqual([]);
  });
});

describe('tables with rows of a tenant', () => {
  test.each(walled)('%s: another tenant cannot see, lock, change or remove any', async (table) => {
    const mine = await count(table, acme.tenantId);
    expect(mine, `${table} needs rows of the tenant for this to mean anything`).toBeGreaterThan(0);
    const seen = await as('app', acme.tenantId, `SELECT * FROM ${table}`);
    expect(seen.count).toBe(mine);
    expect((await owner.raw(`SELECT 1 FROM ${table}`)).rows.length).toBeGreaterThan(mine);

    const filter = ownedBy(table).replace('?', '$1');
    for (const tenantId of [stranger, null, '', "' OR true --", acme.tenantId.toUpperCase()]) {
      const all = await as('app', tenantId, `SELECT * FROM ${table} WHERE ${filter}`, [acme.tenantId]);
      expect(all.count, `seen by ${tenantId}`).toBe(0);
      await expectNone(tenantId, `SELECT 1 FROM ${table} WHERE ${filter} FOR UPDATE`);
      await expectNone(tenantId, `SELECT 1 FROM ${table} WHERE ${filter} FOR SHARE`);
      await expectNone(tenantId, `DELETE FROM ${table} WHERE ${filter}`);
      const column = await firstColumn(table);
      await expectNone(tenantId, `UPDATE ${table} SET ${column} = ${column} WHERE ${filter}`);
    }
  });

  async function expectNone(tenantId: string | null, statement: string): Promise<void> {
    const outcome = await as('app', tenantId, statement, [acme.tenantId]).catch((error: Error) => error.message);
    if (typeof outcome === 'string') expect(outcome, statement).toMatch(/permission denied/);
    else expect(outcome.count, statement).toBe(0);
  }

  const firstColumn = async (table: string): Promise<string> =>
    (
      await owner.raw('SELECT column_name AS name FROM information_schema.columns WHERE table_name = ? LIMIT 1', [
        table,
      ])
    ).rows[0].name;

  test('a hole is noticed: with an extra policy, the same check finds rows', async () => {
    const look = async (isOpen: boolean) => {
      const transaction = await owner.transaction();
      try {
        if (isOpen) await transaction.raw('CREATE POLICY hole ON members TO paychart_app USING (true)');
        await transaction.raw("SELECT set_config('app.tenant_id', ?, true)", [stranger]);
        await transaction.raw('SET LOCAL ROLE paychart_app');
        return (await transaction('members').where({ tenant_id: acme.tenantId }).select('id')).length;
      } finally {
        await transaction.rollback();
      }
    };
    expect([await look(false), await look(true)]).toEqual([0, await count('members', acme.tenantId)]);
  });

  test('no tenant can move a row to another tenant', async () => {
    const key = [newId('req'), 'k', stranger, new Date()];
    const insert = `INSERT INTO idempotency_keys (scope, key, tenant_id, created_at, expires_at) VALUES ($1, $2, $3, $4, $4)`;
    await expect(as('app', acme.tenantId, insert, key)).rejects.toThrow('row-level security');
    expect((await as('app', stranger, insert, key)).count).toBe(1);
    const sign = 'INSERT INTO request_signatures (hash, bound, tenant_id, expires_at) VALUES ($1, $2, $3, $4)';
    await expect(as('app', acme.tenantId, sign, key)).rejects.toThrow('row-level security');
    for (const table of INSERTED_BY_REQUESTS) {
      const give = `UPDATE ${table} SET tenant_id = $1`;
      await expect(as('app', acme.tenantId, give, [stranger])).rejects.toThrow('row-level security');
    }
    const move = 'UPDATE payout_destinations SET tenant_id = $1';
    await expect(as('app', acme.tenantId, move, [stranger])).rejects.toThrow('row-level security');
  });

  test.each(walled.filter((table) => !INSERTED_BY_REQUESTS.has(table)))('%s refuses an insert', async (table) => {
    await expect(as('app', acme.tenantId, `INSERT INTO ${table} DEFAULT VALUES`)).rejects.toThrow('permission denied');
  });

  test.each(closed)('%s is closed to tenants', async (table) => {
    for (const statement of [`SELECT 1 FROM ${table}`, `DELETE FROM ${table}`, `INSERT INTO ${table} DEFAULT VALUES`]) {
      await expect(as('app', acme.tenantId, statement)).rejects.toThrow('permission denied');
    }
  });

  test.each(Object.keys(READ_BY_ALL))('%s can be read by every tenant and written by none', async (table) => {
    expect((await as('app', stranger, `SELECT * FROM ${table}`)).count).toBeGreaterThan(1);
    for (const statement of [`DELETE FROM ${table}`, `SELECT 1 FROM ${table} FOR UPDATE`]) {
      await expect(as('app', stranger, statement)).rejects.toThrow('permission denied');
    }
  });
});

describe('append-only tables', () => {
  test('are all listed here', async () => {
    const revoked = await owner.raw(`SELECT relname AS name FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND relname NOT LIKE 'knex%'
      AND NOT has_table_privilege('paychart_system', oid, 'UPDATE') ORDER BY 1`);
    expect(revoked.rows.map(({ name }: { name: string }) => name)).toEqual(APPEND_ONLY);
  });

  test.each(APPEND_ONLY)('%s refuses UPDATE, DELETE and TRUNCATE from both roles', async (table) => {
    const { name } = (await owner.raw(`SELECT * FROM ${table} LIMIT 0`)).fields[0];
    for (const role of ['app', 'system'] as const) {
      for (const statement of [`UPDATE ${table} SET ${name} = ${name}`, `DELETE FROM ${table}`, `TRUNCATE ${table}`]) {
        await expect(as(role, acme.tenantId, statement), `${role}: ${statement}`).rejects.toThrow('permission denied');
      }
    }
  });
});

describe('without the first wall, the tenant filter of a handler’s reads', () => {
  test.each(walled)('%s shows own rows only', async (table) => {
    const transaction = await Transaction.begin(service.pool, { role: 'app', tenantId: harbor.tenantId });
    try {
      const rows = await transaction.reads.many(sql(table).select('*'));
      expect(rows).toHaveLength(await count(table, harbor.tenantId));
      expect(rows.length).toBeLessThan((await owner.raw(`SELECT 1 FROM ${table}`)).rows.length);
    } finally {
      await transaction.rollback();
    }
  });

  test('a wall does not outlive its transaction on the connection', async () => {
    const left = await owner.raw(`SELECT current_user AS role, current_setting('app.tenant_id', true) AS tenant`);
    expect(left.rows[0].role).not.toMatch(/^paychart_/);
    await as('app', acme.tenantId, 'SELECT 1');
    const client = await service.pool.acquire();
    try {
      const after = await client.query(`SELECT current_user AS role, current_setting('app.tenant_id', true) AS tenant`);
      expect(after.rows[0].role).not.toMatch(/^paychart_/);
      expect(after.rows[0].tenant ?? '').toBe('');
    } finally {
      await service.pool.release(client);
    }
  });
});
