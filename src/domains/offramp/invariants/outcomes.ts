import type { Invariant } from '../../../platform/audit/index.ts';

export const outcomeInvariants: readonly Invariant[] = [
  {
    name: 'delivered_or_refunded',
    // A 1, D-130.
    meaning:
      'No payment is both delivered and given back, and the time of its end is known exactly when it has ended. A return after delivery is a record of its own.',
    sql: `SELECT p.id AS payment, p.delivered_at, p.refunded_at, p.canceled_at FROM offramp_payments p
      WHERE num_nonnulls(p.delivered_at, p.refunded_at, p.canceled_at)
          <> (p.status IN ('DELIVERED', 'REFUNDED', 'CANCELED'))::int
        OR (SELECT count(DISTINCT l.to_status) FROM lifecycle_log l WHERE l.aggregate_id = p.id
          AND l.to_status IN ('DELIVERED', 'REFUNDED', 'CANCELED')) > 1
        OR (EXISTS (SELECT FROM ledger_transfers t WHERE t.subject = p.id AND split_part(t.id, ':', 3) = 'proceeds')
          AND EXISTS (SELECT FROM ledger_transfers t WHERE t.subject = p.id
            AND split_part(t.id, ':', 3) IN ('refund', 'release')))`,
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
    name: 'envelopes_bind_their_payment',
    // A 2.10.
    meaning: 'A payment’s envelope is its sender’s, for this amount and this payee, and each binds one.',
    sql: `SELECT COALESCE(p.id, e.payment_id) AS payment, p.envelope_id, e.id AS envelope
      FROM (SELECT * FROM offramp_payments WHERE envelope_id IS NOT NULL) p
      FULL JOIN payment_envelopes e ON e.id = p.envelope_id
      WHERE p.id IS NULL OR e.payment_id IS DISTINCT FROM p.id
        OR e.sender_tenant_id IS DISTINCT FROM p.sender_tenant_id
        OR e.message->>'amountBaseUnits' IS DISTINCT FROM p.amount_base_units::text
        OR e.message->>'payeeDid' IS DISTINCT FROM p.recipient_did
        OR e.message->>'nonce' IS DISTINCT FROM e.nonce`,
  },
];
