import type { Knex } from 'knex';

/** Some of the tables are large: their writers must not wait for the indexes. */
export const config = { transaction: false };

type Index = readonly [table: string, columns: string, rows?: string];

/** The tables of lists: whose rows a list has, and by what it filters them. */
const FILTERED: readonly (readonly [table: string, scopes: readonly string[], filters: readonly string[]])[] = [
  ['agents', ['tenant_id'], ['status']],
  ['api_keys', ['tenant_id'], ['status']],
  ['approval_requests', ['tenant_id'], ['status']],
  ['cards', ['wallet_id'], ['status']],
  ['credentials', ['tenant_id'], ['status', 'kind']],
  ['drips', ['tenant_id'], ['status', 'wallet_id']],
  ['email_aliases', ['tenant_id'], ['status']],
  ['extractions', ['tenant_id'], ['status']],
  ['identities', ['tenant_id'], ['status']],
  ['invoices', ['tenant_id'], ['status']],
  ['loans', ['lender_tenant_id', 'borrower_tenant_id', 'supplier_tenant_id'], ['status']],
  ['members', ['tenant_id'], ['status']],
  ['multisig_payments', ['tenant_id'], ['status']],
  ['payout_destinations', ['tenant_id'], ['status', 'type']],
  ['permits', ['borrower_tenant_id', 'lender_tenant_id'], ['status']],
  ['phone_aliases', ['tenant_id'], ['status']],
  ['policies', ['tenant_id'], ['status']],
  ['policy_decisions', ['tenant_id'], ['allow', 'subject_type']],
  ['purchase_orders', ['borrower_tenant_id', 'supplier_tenant_id', 'lender_tenant_id'], ['status']],
  ['ramps', ['tenant_id'], ['status']],
  ['review_cases', ['sender_tenant_id'], ['status', 'reason']],
  ['sales_orders', ['buyer_tenant_id', 'seller_tenant_id'], ['status']],
  ['test_messages', ['tenant_id'], ['channel', 'purpose']],
  ['treasury_accounts', ['tenant_id'], ['status']],
  ['treasury_sweeps', ['account_id'], ['status']],
  ['wallet_bindings', ['identity_id'], ['status']],
  ['wallets', ['tenant_id'], ['status']],
  ['webhook_deliveries', ['endpoint_id'], ['status']],
  ['webhook_endpoints', ['tenant_id'], ['status']],
];

/** Those that no tenant limits: operators read the cases of all. */
const OF_ALL = ['status', 'reason'].map((filter): Index => ['review_cases', `${filter}, created_at, id`]);

/** Those with more than one column before the filter. */
const OF_SEVERAL: readonly Index[] = [
  ['authorities', 'tenant_id, member_id, status, version'],
  ['twofa_factors', 'tenant_id, member_id, status, created_at, id'],
];

/** Those of rows that have not been removed: removed ones are never listed, and there may be many. */
const OF_KEPT: readonly Index[] = [
  ['contacts', 'tenant_id, created_at, id', "status = 'SAVED'"],
  ['policy_attachments', 'policy_id, created_at, id', "status = 'ATTACHED'"],
  ['twofa_factors', 'tenant_id, member_id, created_at, id', "status <> 'REMOVED'"],
  ['webhook_endpoints', 'tenant_id, created_at, id', "status <> 'DELETED'"],
];

const ADDED: readonly Index[] = [
  ...FILTERED.flatMap(([table, scopes, filters]) =>
    scopes.flatMap((scope) => filters.map((filter): Index => [table, `${scope}, ${filter}, created_at, id`])),
  ),
  ...OF_ALL,
  ...OF_SEVERAL,
  ...OF_KEPT,
];

const nameOf = (table: string, columns: string): string =>
  `${table}_${columns.replace(/, (created_at, id|version)$/, '').replaceAll(', ', '_')}_listed`;

/** Without `id` it does not serve the order of lists. */
const REMOVED = 'credentials_tenant_id_kind_created_at_index';

/** A filtered list reads the rows of its page alone, also where few rows of many have what it filters by. */
export async function up(knex: Knex): Promise<void> {
  for (const [table, columns, rows] of ADDED) {
    const name = nameOf(table, columns);
    // An attempt that was interrupted leaves an invalid index behind.
    await knex.raw(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
    await knex.raw(
      `CREATE INDEX CONCURRENTLY ${name} ON ${table} (${columns})${rows === undefined ? '' : ` WHERE ${rows}`}`,
    );
  }
  await knex.raw(`DROP INDEX CONCURRENTLY IF EXISTS ${REMOVED}`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`DROP INDEX CONCURRENTLY IF EXISTS ${REMOVED}`);
  await knex.raw(`CREATE INDEX CONCURRENTLY ${REMOVED} ON credentials (tenant_id, kind, created_at)`);
  for (const [table, columns] of ADDED) await knex.raw(`DROP INDEX CONCURRENTLY IF EXISTS ${nameOf(table, columns)}`);
}
