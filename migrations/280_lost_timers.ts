import type { Knex } from 'knex';
import { changeRows } from './support/row-security.ts';

/** The deadlines of this release: table, status, event, column of the time, and the tenant whose clock rules it. */
const DEADLINES = [
  ['claim-link', 'claim_links', 'ISSUED', 'EXPIRE', 'expires_at', 'sender_tenant_id'],
  ['claim-link', 'claim_links', 'CONSUMED', 'EXPIRE', 'ticket_expires_at', 'sender_tenant_id'],
  ['credential', 'credentials', 'ACTIVE', 'EXPIRE', 'expires_at', 'tenant_id'],
  ['credential', 'credentials', 'SUSPENDED', 'EXPIRE', 'expires_at', 'tenant_id'],
  ['financing-pool', 'financing_pools', 'SUBSCRIPTION', 'START_ORIGINATION', 'subscription_ends_at', 'tenant_id'],
  ['financing-pool', 'financing_pools', 'ORIGINATION', 'END_ORIGINATION', 'origination_ends_at', 'tenant_id'],
  ['loan', 'loans', 'ACTIVE', 'MATURE', 'maturity_at', 'lender_tenant_id'],
  ['loan', 'loans', 'GRACE', 'DEFAULT', 'grace_ends_at', 'lender_tenant_id'],
  ['offer', 'lending_offers', 'OFFERED', 'EXPIRE', 'deadline', 'lender_tenant_id'],
  ['offer', 'lending_offers', 'ACCEPTED', 'EXPIRE', 'deadline', 'lender_tenant_id'],
  ['offramp-payment', 'offramp_payments', 'PENDING_CLAIM', 'EXPIRE_CLAIM', 'claim_expires_at', 'sender_tenant_id'],
  ...['PAYOUT_SELECTION_REQUIRED', 'COMPLIANCE_HOLD', 'AWAITING_RECIPIENT_CONFIRMATION', 'FUNDS_LOCKED'].map(
    (status) =>
      ['offramp-payment', 'offramp_payments', status, 'GRACE_OVER', 'claim_grace_ends_at', 'sender_tenant_id'] as const,
  ),
  ['permit', 'permits', 'ACTIVE', 'EXPIRE', 'expires_at', 'borrower_tenant_id'],
  ['phone-alias', 'phone_aliases', 'ACTIVE', 'EXPIRE', 'reverify_by', 'tenant_id'],
  ['presentation-challenge', 'presentation_challenges', 'ISSUED', 'EXPIRE', 'expires_at', 'tenant_id'],
  ['twofa-challenge', 'twofa_challenges', 'PENDING', 'EXPIRE', 'expires_at', 'tenant_id'],
  ['twofa-challenge', 'twofa_challenges', 'SATISFIED', 'EXPIRE', 'expires_at', 'tenant_id'],
  ['twofa-factor', 'twofa_factors', 'PENDING', 'EXPIRE', 'enroll_by', 'tenant_id'],
  ['verification-handoff', 'verification_handoffs', 'OPEN', 'EXPIRE', 'expires_at', 'tenant_id'],
  ['verification-session', 'verification_sessions', 'CREATED', 'EXPIRE', 'expires_at', 'tenant_id'],
] as const;

/**
 * Until this release, a worker that came second to a deadline could remove the timer of the next one. Rows that lost a
 * timer get it back; what is overdue happens as soon as a worker runs.
 */
export async function up(knex: Knex): Promise<void> {
  for (const [machine, table, status, event, due, tenant] of DEADLINES) {
    await changeRows(
      knex,
      `INSERT INTO timers (aggregate_id, machine, event, tenant_id, due_at, fires_at)
        SELECT t.id, '${machine}', '${event}', t.${tenant}, t.${due},
          t.${due} - COALESCE(c.offset_ms, 0) * interval '1 millisecond'
        FROM ${table} t LEFT JOIN tenant_clocks c ON c.tenant_id = t.${tenant}
        WHERE t.status = '${status}' AND t.${due} IS NOT NULL
        ON CONFLICT (aggregate_id) DO NOTHING`,
    );
  }
}

/** The timers that came back belong to their rows, also for an earlier release. */
export async function down(): Promise<void> {}
