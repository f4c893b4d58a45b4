import { HOUR_MS } from '../../../platform/limits/budget.ts';
import { CUTOFF, days, FURTHEST_CUTOFF, OVER, type RetentionRule } from '../../../platform/retention/rule.ts';

const ENDED_AT = 'COALESCE(p.delivered_at, p.refunded_at, p.canceled_at)';

const memos = `SELECT p.id FROM offramp_payments p JOIN tenant_clocks k ON k.tenant_id = p.sender_tenant_id
  WHERE p.memo IS NOT NULL AND ${ENDED_AT} <= ${FURTHEST_CUTOFF} AND ${ENDED_AT} <= ${CUTOFF}
    AND p.status IN ('DELIVERED', 'REFUNDED', 'CANCELED')`;

const paymentMemos: RetentionRule = {
  name: 'payment_memos',
  // D-150.
  meaning: "Memos of payments, MEMO_RETENTION_DAYS after a terminal status, on the sender's clock",
  periodMs: ({ retention }) => days(retention.memoDays),
  count: `SELECT count(*) FROM (${memos}) doomed`,
  // Who gave a memo in an intent's purpose has the same as the payment's, or another one beside it (D-153).
  batch: `WITH gone AS (UPDATE offramp_payments SET memo = NULL, intent = CASE
      WHEN intent #> '{purpose,memo}' IS NULL THEN intent ELSE jsonb_set(intent, '{purpose,memo}', 'null') END
    WHERE id IN (${memos} ORDER BY ${ENDED_AT} LIMIT $3) RETURNING 1) SELECT count(*) AS gone FROM gone`,
};

const sends = `SELECT id FROM address_sends WHERE created_at <= ${OVER}`;

const addressSends: RetentionRule = {
  name: 'address_sends',
  // D-526.
  meaning: 'Counts of the codes and links to one address, an hour after each was sent, on the real clock',
  periodMs: () => HOUR_MS,
  count: `SELECT count(*) FROM (${sends}) doomed`,
  batch: `WITH gone AS (DELETE FROM address_sends WHERE id IN (${sends} ORDER BY created_at LIMIT $3)
    RETURNING 1) SELECT count(*) AS gone FROM gone`,
};

const messages = `SELECT m.id FROM tenant_clocks k JOIN test_messages m ON m.tenant_id = k.tenant_id
  WHERE m.created_at <= ${CUTOFF}`;

const testMessages: RetentionRule = {
  name: 'messages',
  // D-069.
  meaning: 'What the simulated gateway took, after MESSAGE_RETENTION_DAYS on the clock of the tenant that caused it',
  periodMs: ({ retention }) => days(retention.messageDays),
  count: `SELECT count(*) FROM (${messages}) doomed`,
  batch: `WITH gone AS (DELETE FROM test_messages WHERE id IN (${messages} LIMIT $3) RETURNING 1)
    SELECT count(*) AS gone FROM gone`,
};

/** The set of an attempt is what was executed and what was withheld then: it stays, as the newest set does (D-102, D-140). */
const quotes = `SELECT q.id FROM route_quotes q JOIN offramp_payments p ON p.id = q.payment_id
  JOIN tenant_clocks k ON k.tenant_id = p.sender_tenant_id
  WHERE q.quote_expires_at <= ${FURTHEST_CUTOFF} AND q.quote_expires_at <= ${CUTOFF}
    AND p.status IN ('DELIVERED', 'REFUNDED', 'CANCELED')
    AND (q.quote_set_version < p.quote_set_version OR p.status = 'CANCELED')
    AND q.id IS DISTINCT FROM p.selected_route_quote_id
    AND NOT EXISTS (SELECT FROM provider_attempts a JOIN route_quotes x ON x.id = a.quote_id
      WHERE a.payment_id = q.payment_id AND x.quote_set_version = q.quote_set_version)`;

const expiredQuotes: RetentionRule = {
  name: 'quotes',
  // D-140.
  meaning: 'Quote sets that nothing was executed by, of ended payments, QUOTE_RETENTION_DAYS after they expired',
  periodMs: ({ retention }) => days(retention.quoteDays),
  count: `SELECT count(*) FROM (${quotes}) doomed`,
  batch: `WITH gone AS (DELETE FROM route_quotes WHERE id IN (${quotes} LIMIT $3) RETURNING payment_id, quote_set_version),
    withheld AS (DELETE FROM route_exclusions e USING (SELECT DISTINCT payment_id, quote_set_version FROM gone) g
      WHERE (e.payment_id, e.quote_set_version) = (g.payment_id, g.quote_set_version))
    SELECT count(*) AS gone FROM gone`,
};

const decisions = `SELECT d.id FROM tenant_clocks k JOIN policy_decisions d ON d.tenant_id = k.tenant_id
  WHERE d.created_at <= ${CUTOFF}`;

const policyDecisions: RetentionRule = {
  name: 'policy_decisions',
  // D-308.
  meaning: "What spend policies decided, POLICY_DECISION_RETENTION_DAYS after it, on the tenant's clock",
  periodMs: ({ retention }) => days(retention.decisionDays),
  count: `SELECT count(*) FROM (${decisions}) doomed`,
  batch: `WITH gone AS (DELETE FROM policy_decisions WHERE id IN (${decisions} LIMIT $3) RETURNING 1)
    SELECT count(*) AS gone FROM gone`,
};

/** A clock that was moved ahead may be set back: what only the moved one has passed stays. */
const buckets = `SELECT s.ctid FROM member_spend s JOIN tenant_clocks k ON k.tenant_id = s.tenant_id
  WHERE s.level < 3 AND s.since <= LEAST($1::timestamptz - $2::bigint * interval '1 millisecond', ${CUTOFF})`;

const memberSpend: RetentionRule = {
  name: 'member_spend',
  // D-207.
  meaning: 'Sums of what a member spent in a millisecond, a minute or an hour, 31 days after it; the sums of days stay',
  periodMs: () => days(31),
  count: `SELECT count(*) FROM (${buckets}) doomed`,
  batch: `WITH gone AS (DELETE FROM member_spend WHERE ctid = ANY (ARRAY(${buckets} LIMIT $3)) RETURNING 1)
    SELECT count(*) AS gone FROM gone`,
};

/** The longest window that counts them is 30 days. */
const uses = `SELECT s.ctid FROM spends s JOIN tenant_clocks k ON k.tenant_id = s.tenant_id
  WHERE s.created_at <= LEAST($1::timestamptz - $2::bigint * interval '1 millisecond', ${CUTOFF})`;

const spends: RetentionRule = {
  name: 'spends',
  // D-521, D-528.
  meaning: 'Uses of money that count into limits over time, 31 days after each',
  periodMs: () => days(31),
  count: `SELECT count(*) FROM (${uses}) doomed`,
  batch: `WITH gone AS (DELETE FROM spends WHERE ctid = ANY (ARRAY(${uses} LIMIT $3)) RETURNING 1)
    SELECT count(*) AS gone FROM gone`,
};

/** A delivery goes with its event, whatever it came to. */
const deliveries = `SELECT d.id FROM feed_retention r JOIN webhook_deliveries d
  ON d.tenant_id = r.tenant_id AND d.sequence < r.first_sequence WHERE $1::timestamptz IS NOT NULL AND $2::bigint >= 0`;

const webhookDeliveries: RetentionRule = {
  name: 'webhook_deliveries',
  // D-389, D-392.
  meaning: 'Deliveries of events that are not kept any more, with their attempts',
  periodMs: () => 0,
  count: `SELECT count(*) FROM (${deliveries}) doomed`,
  batch: `WITH gone AS (DELETE FROM webhook_deliveries WHERE id IN (${deliveries} LIMIT $3) RETURNING 1)
    SELECT count(*) AS gone FROM gone`,
};

const sinkRequests = `SELECT q.id FROM test_webhook_sink_requests q
  WHERE q.created_at <= $1::timestamptz - $2::bigint * interval '1 millisecond'`;

const webhookSinkRequests: RetentionRule = {
  name: 'webhook_sink_requests',
  // D-382.
  meaning: 'What the webhook sinks of the sandbox received, after EVENT_RETENTION_DAYS, on the real clock',
  periodMs: ({ retention }) => days(retention.eventDays),
  count: `SELECT count(*) FROM (${sinkRequests}) doomed`,
  batch: `WITH gone AS (DELETE FROM test_webhook_sink_requests WHERE id IN (${sinkRequests} LIMIT $3) RETURNING 1)
    SELECT count(*) AS gone FROM gone`,
};

/** What payments keep for a time only, beside what the platform does; the ledger has no period. */
export const retention: readonly RetentionRule[] = [
  paymentMemos,
  testMessages,
  addressSends,
  expiredQuotes,
  policyDecisions,
  memberSpend,
  spends,
  webhookDeliveries,
  webhookSinkRequests,
];
