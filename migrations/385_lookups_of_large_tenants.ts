import type { Knex } from 'knex';

/** The tables may be large: their writers must not wait for the indexes. */
export const config = { transaction: false };

/** Without them these questions read all rows that the tenant has in the table. */
const INDEXES: Readonly<Record<string, string>> = {
  // Whether a wallet is the escrow of an open invoice, which every use of a wallet asks.
  invoices_by_hold_wallet: 'invoices (hold_wallet_id) WHERE hold_wallet_id IS NOT NULL',
  // The DIDs of a tenant and of the member who asks.
  identities_by_tenant_and_subject: 'identities (tenant_id, subject_id)',
  // The verification that a subject has begun.
  verification_sessions_open: "verification_sessions (tenant_id, subject_id, kind) WHERE status = 'CREATED'",
  // The links of a verification.
  verification_handoffs_by_session: 'verification_handoffs (session_id)',
  // Which addresses are bound to identities of the tenant.
  wallet_bindings_by_address: "wallet_bindings (tenant_id, wallet_address) WHERE status = 'ACTIVE'",
  // How many members could watch each other.
  members_active_by_role: "members (tenant_id, role) WHERE status = 'ACTIVE'",
};

export async function up(knex: Knex): Promise<void> {
  for (const [name, on] of Object.entries(INDEXES)) {
    // An attempt that was interrupted leaves an invalid index behind.
    await knex.raw(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
    await knex.raw(`CREATE INDEX CONCURRENTLY ${name} ON ${on}`);
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const name of Object.keys(INDEXES)) await knex.raw(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
}
