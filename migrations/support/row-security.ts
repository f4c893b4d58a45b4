import type { Knex } from 'knex';
import { ROLES } from '../../src/platform/names.ts';

export type { Knex } from 'knex';

/** The role of requests: sees the rows of one tenant only. */
export const APP: string = ROLES.app;
/** The role of workers and of the engine's flush: sees all tenants. */
export const SYSTEM: string = ROLES.system;
/** The role of the retention: the only one that erases, and only what a migration lets it. */
export const RETENTION: string = ROLES.retention;

/**
 * Puts the second wall of tenant isolation around a table: FORCEd row-level security by the tenant that the transaction
 * named (`app.tenant_id`), full access for the system role. Without the setting the app role sees no row.
 */
export async function protectByTenant(knex: Knex, table: string, columns: readonly string[]): Promise<void> {
  const mine = `current_setting('app.tenant_id', true) IN (${columns.join(', ')})`;
  await protect(knex, table, mine);
}

/** A table reached through its payment: visible to the payment's two parties (`payment_parties`). */
export async function protectByPayment(knex: Knex, table: string, column = 'payment_id'): Promise<void> {
  const mine = `EXISTS (SELECT FROM payment_parties p WHERE p.payment_id = ${table}.${column}
    AND p.tenant_id = current_setting('app.tenant_id', true))`;
  await protect(knex, table, mine);
}

/** A table that only the system role touches. */
export async function protectFromTenants(knex: Knex, table: string): Promise<void> {
  await protect(knex, table, undefined);
}

async function protect(knex: Knex, table: string, mine: string | undefined): Promise<void> {
  await knex.raw(`ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY`);
  await knex.raw(`ALTER TABLE ${table} FORCE ROW LEVEL SECURITY`);
  await knex.raw(`GRANT SELECT, INSERT, UPDATE, DELETE ON ${table} TO ${SYSTEM}`);
  await knex.raw(`CREATE POLICY ${table}_system ON ${table} TO ${SYSTEM} USING (true) WITH CHECK (true)`);
  if (mine === undefined) return;
  // UPDATE is what SELECT … FOR UPDATE asks for; requests lock rows, but write only through the engine's flush.
  await knex.raw(`GRANT SELECT, UPDATE ON ${table} TO ${APP}`);
  await knex.raw(`CREATE POLICY ${table}_app ON ${table} TO ${APP} USING (${mine})`);
}

/** Changes stored rows: behind forced row-level security an owner who is no superuser sees none of them. */
export async function changeRows(knex: Knex, statement: string): Promise<void> {
  await knex.raw(`SET LOCAL ROLE ${SYSTEM}`);
  await knex.raw(statement);
  await knex.raw('RESET ROLE');
}

/** Append-only: nobody updates or deletes, the system role included. */
export async function appendOnly(knex: Knex, table: string): Promise<void> {
  await knex.raw(`REVOKE UPDATE, DELETE ON ${table} FROM ${SYSTEM}, ${APP}`);
}

/** The columns that the engine keeps on the table of every lifecycle. */
export function lifecycleColumns(knex: Knex, table: Knex.CreateTableBuilder, options: { projected: boolean }): void {
  table.specificType('id', 'text COLLATE "C"').primary();
  table.text('status').notNullable();
  if (options.projected) table.text('public_status').notNullable();
  table.integer('step').notNullable();
  table.specificType('created_at', 'timestamptz(3)').notNullable();
  table.specificType('updated_at', 'timestamptz(3)').notNullable();
  void knex;
}
