import type { Invariant } from '../invariant.ts';

export const paymentInvariants: readonly Invariant[] = [
  {
    name: 'delivered_or_refunded',
    // A 1, D-130.
    meaning: 'No payment is both delivered and given back; a return after delivery is a record of its own.',
    sql: `SELECT p.id AS payment, p.delivered_at, p.refunded_at, p.canceled_at FROM offramp_payments p
      WHERE num_nonnulls(p.delivered_at, p.refunded_at, p.canceled_at) > 1
        OR (SELECT count(DISTINCT l.to_status) FROM lifecycle_log l WHERE l.aggregate_id = p.id
          AND l.to_status IN ('DELIVERED', 'REFUNDED', 'CANCELED')) > 1
        OR (EXISTS (SELECT FROM ledger_transfers t WHERE t.subject = p.id AND split_part(t.id, ':', 3) = 'proceeds')
          AND EXISTS (SELECT FROM ledger_transfers t WHERE t.subject = p.id
            AND split_part(t.id, ':', 3) IN ('refund', 'release')))`,
  },
  {
    name: 'claims_end_once',
    // A 3.3, D-197.
    meaning: 'No claim is both released and refunded, in its row, its journal or its history.',
    sql: `SELECT c.id AS claim, c.status, c.released_at, c.refunded_at, c.canceled_at FROM claims c
      WHERE num_nonnulls(c.released_at, c.refunded_at, c.canceled_at) > 1
        OR (SELECT count(*) FROM claim_events e WHERE e.claim_id = c.id
          AND e.kind IN ('ClaimReleased', 'ClaimRefunded', 'ClaimCanceled')) > 1
        OR (SELECT count(DISTINCT l.to_status) FROM lifecycle_log l WHERE l.aggregate_id = c.id
          AND l.to_status IN ('RELEASED', 'REFUNDED', 'CANCELED')) > 1`,
  },
  {
    name: 'claims_agree_with_payments',
    // A 3.3.
    meaning: 'A claim is released with its delivered payment, refunded with its refunded, canceled with its canceled.',
    sql: `SELECT c.id AS claim, c.status, p.id AS payment, p.status AS payment_status
      FROM claims c LEFT JOIN offramp_payments p ON p.id = c.payment_id
      WHERE p.claim_id IS DISTINCT FROM c.id
        OR (c.status = 'RELEASED') <> (p.status = 'DELIVERED')
        OR (c.status = 'REFUNDED') <> (p.status = 'REFUNDED')
        OR (c.status = 'CANCELED') <> (p.status = 'CANCELED')`,
  },
  {
    name: 'claims_are_told_in_their_journal',
    // A 3.3, D-186.
    meaning: 'Each status that a claim has taken is one event of its journal, and nothing else is.',
    sql: `SELECT COALESCE(j.claim_id, l.aggregate_id) AS claim, COALESCE(j.kind, l.kind) AS kind, j.n AS told, l.n AS taken
      FROM (SELECT claim_id, kind, count(*) AS n FROM claim_events GROUP BY 1, 2) j
      FULL JOIN (SELECT aggregate_id, count(*) AS n,
          CASE to_status WHEN 'OPEN' THEN 'ClaimOpened' ELSE 'Claim' || initcap(to_status) END AS kind
        FROM lifecycle_log WHERE machine = 'claim' AND from_status IS DISTINCT FROM to_status GROUP BY 1, to_status) l
        ON l.aggregate_id = j.claim_id AND l.kind = j.kind
      WHERE j.n IS DISTINCT FROM l.n`,
  },
  {
    name: 'funded_claims_have_money',
    // D-085, D-088.
    meaning: 'While a claim can still be paid out, it is funded exactly when money is set aside for it.',
    sql: `SELECT c.id AS claim, c.funded, p.id AS payment, p.custody
      FROM claims c JOIN offramp_payments p ON p.id = c.payment_id
      WHERE c.status IN ('OPEN', 'LOCKED') AND c.funded <> (p.custody <> 'none')`,
  },
  {
    name: 'submitted_as_confirmed',
    // A 1, A 4.1.
    meaning:
      'What was submitted is what the recipient confirmed: quote, provider, destination, amount, fees and proceeds.',
    sql: `SELECT p.id AS payment, p.selected_route_quote_id, k.quote_id AS confirmed FROM offramp_payments p
      LEFT JOIN route_quotes q ON q.id = p.selected_route_quote_id AND q.payment_id = p.id
      LEFT JOIN (SELECT DISTINCT ON (resource_id) resource_id, data->>'routeQuoteId' AS quote_id FROM audit_log
        WHERE action = 'offramp_payment.confirmed' ORDER BY resource_id, id DESC) k ON k.resource_id = p.id
      WHERE p.provider IS NOT NULL AND (q.id IS NULL OR k.quote_id IS DISTINCT FROM q.id
        OR ROW(p.provider, p.destination_id, p.amount_base_units, p.provider_fee_base_units, p.network_fee_base_units,
          p.proceeds_base_units)
        IS DISTINCT FROM ROW(q.provider, q.destination_id, q.source_amount_base_units, q.provider_fee_base_units,
          q.network_fee_base_units, q.proceeds_base_units))`,
  },
  {
    name: 'attempts_as_confirmed',
    // D-095.
    meaning: 'A provider was only ever asked for a quote of that payment, at the provider that the quote names.',
    sql: `SELECT a.idempotency_key AS attempt, a.payment_id, a.quote_id, a.provider FROM provider_attempts a
      LEFT JOIN route_quotes q ON q.id = a.quote_id
      WHERE q.payment_id IS DISTINCT FROM a.payment_id OR q.provider IS DISTINCT FROM a.provider`,
  },
  {
    name: 'delivered_money_equals_quote',
    // D-049, D-087.
    meaning:
      'A delivered payment paid the proceeds of its quote to the quoted place and the quoted fees, and rounding is the rest.',
    sql: `SELECT p.id AS payment, q.proceeds_base_units, m.proceeds, m.fees FROM offramp_payments p
      LEFT JOIN route_quotes q ON q.id = p.selected_route_quote_id
      LEFT JOIN (SELECT t.subject, sum(t.amount) AS total,
          sum(t.amount) FILTER (WHERE split_part(t.id, ':', 3) = 'proceeds') AS proceeds,
          COALESCE(sum(t.amount) FILTER (WHERE split_part(t.id, ':', 3) = 'fees'), 0) AS fees,
          min(t.credit_account) FILTER (WHERE split_part(t.id, ':', 3) = 'proceeds') AS paid_to
        FROM ledger_transfers t WHERE split_part(t.id, ':', 3) IN ('proceeds', 'fees', 'rounding') GROUP BY 1) m
        ON m.subject = p.id
      WHERE p.status = 'DELIVERED' AND ROW(m.total, m.proceeds, m.fees, m.paid_to)
        IS DISTINCT FROM ROW(p.amount_base_units, q.proceeds_base_units,
          q.provider_fee_base_units + q.network_fee_base_units,
          CASE q.provider WHEN 'internal' THEN 'available:' || p.recipient_tenant_id || ':' || p.asset
            ELSE 'provider_clearing:' || q.provider || ':' || p.asset END)`,
  },
  {
    name: 'one_live_attempt',
    // D-095.
    meaning: 'At most one provider attempt of a payment is live, and only while the payment is with the provider.',
    sql: `SELECT a.payment_id AS payment, min(p.status) AS status, count(*) AS live FROM provider_attempts a
      LEFT JOIN offramp_payments p ON p.id = a.payment_id WHERE a.live GROUP BY 1
      HAVING count(*) > 1
        OR bool_or(p.status IS NULL OR p.status NOT IN ('PROVIDER_SUBMITTED', 'PROVIDER_PROCESSING', 'ACTION_REQUIRED'))`,
  },
  {
    name: 'feeds_have_no_gaps',
    // D-389, D-390.
    meaning:
      "A tenant's feed is numbered without a gap from 1, or from what its retention has kept; its counter is the last number, and each entry is an event of that tenant.",
    sql: `SELECT COALESCE(f.tenant_id, c.tenant_id) AS tenant, f.first, f.last, f.entries, c.last_sequence, r.first_sequence, f.strangers
      FROM (SELECT e.tenant_id, min(e.sequence) AS first, max(e.sequence) AS last, count(*) AS entries,
          count(*) FILTER (WHERE o.id IS NULL OR NOT e.tenant_id = ANY (o.parties) OR o.type <> e.type) AS strangers
        FROM event_feed e LEFT JOIN events o ON o.id = e.event_id GROUP BY 1) f
      FULL JOIN feed_counters c ON c.tenant_id = f.tenant_id
      LEFT JOIN feed_retention r ON r.tenant_id = COALESCE(f.tenant_id, c.tenant_id)
      WHERE ROW(COALESCE(f.first, r.first_sequence), COALESCE(f.last, c.last_sequence), COALESCE(f.entries, 0), COALESCE(f.strangers, 0))
        IS DISTINCT FROM ROW(COALESCE(r.first_sequence, 1), c.last_sequence, c.last_sequence - COALESCE(r.first_sequence, 1) + 1, 0::bigint)`,
  },
];
