import { append, type Plants } from '../../platform/audit/planted/plant.ts';

export const plants: Plants = [
  [
    'delivered_or_refunded',
    'a refund after delivery',
    ({ payments }) => `
    UPDATE offramp_payments SET refunded_at = delivered_at WHERE id = '${payments.delivered}'`,
  ],
  [
    'delivered_or_refunded',
    'an end that nobody dated',
    ({ payments }) => `UPDATE offramp_payments SET delivered_at = NULL WHERE id = '${payments.delivered}'`,
  ],
  [
    'delivered_or_refunded',
    'the date of an end before there is one',
    ({ payments }) => `UPDATE offramp_payments SET canceled_at = updated_at WHERE id = '${payments.processing}'`,
  ],
  [
    'delivered_or_refunded',
    'a history with both ends',
    (story) => append(story, story.payments.delivered, 'DELIVERED', 'REFUND_POSTED', 'REFUNDED'),
  ],
  [
    'delivered_or_refunded',
    'money that went both ways',
    ({ payments }) => `
    INSERT INTO ledger_transfers SELECT replace(id, ':proceeds', ':refund'), subject, debit_account, credit_account, asset,
      amount, at FROM ledger_transfers WHERE subject = '${payments.delivered}' AND id LIKE '%:proceeds'`,
  ],
  [
    'submitted_as_confirmed',
    'another fee than the confirmed one',
    ({ payments }) => `
    UPDATE offramp_payments SET provider_fee_base_units = provider_fee_base_units + 1 WHERE id = '${payments.delivered}'`,
  ],
  [
    'submitted_as_confirmed',
    'another destination than the confirmed one',
    ({ payments }) => `
    UPDATE offramp_payments SET destination_id = 'dst_other' WHERE id = '${payments.processing}'`,
  ],
  [
    'submitted_as_confirmed',
    'a quote that nobody confirmed',
    ({ payments }) => `
    INSERT INTO route_quotes SELECT (jsonb_populate_record(null::route_quotes, to_jsonb(q) || '{"id": "rq_stale"}')).*
      FROM route_quotes q WHERE payment_id = '${payments.delivered}';
    UPDATE offramp_payments SET selected_route_quote_id = 'rq_stale' WHERE id = '${payments.delivered}'`,
  ],
  [
    'attempts_as_confirmed',
    "an attempt under another payment's quote",
    ({ payments }) => `
    UPDATE provider_attempts SET quote_id = (SELECT id FROM route_quotes WHERE payment_id = '${payments.locked}')
      WHERE payment_id = '${payments.processing}'`,
  ],
  [
    'delivered_money_equals_quote',
    'less paid out than quoted, more kept as fee',
    ({ payments }) => `
    UPDATE ledger_transfers SET amount = amount + CASE WHEN id LIKE '%:fees' THEN 1 ELSE -1 END
      WHERE subject = '${payments.delivered}' AND (id LIKE '%:fees' OR id LIKE '%:proceeds')`,
  ],
  [
    'delivered_money_equals_quote',
    'proceeds to another provider',
    ({ payments }) => `
    INSERT INTO ledger_accounts VALUES ('provider_clearing:payapp_b:USDC', 'provider_clearing', 'USDC', null, null, 'payapp_b');
    UPDATE ledger_transfers SET credit_account = 'provider_clearing:payapp_b:USDC'
      WHERE subject = '${payments.delivered}' AND id LIKE '%:proceeds'`,
  ],
  [
    'one_live_attempt',
    'a second live attempt',
    ({ payments }) => `
    DROP INDEX provider_attempts_one_live;
    INSERT INTO provider_attempts SELECT (jsonb_populate_record(null::provider_attempts, to_jsonb(a) || '{"idempotency_key": "x"}')).*
      FROM provider_attempts a WHERE payment_id = '${payments.processing}'`,
  ],
  [
    'one_live_attempt',
    'a live attempt of a payment that has ended',
    ({ payments }) => `
    UPDATE provider_attempts SET live = true WHERE payment_id = '${payments.delivered}'`,
  ],
];
