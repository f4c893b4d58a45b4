import type { Plants } from '../../platform/audit/planted/plant.ts';

const payment = (sweep: string) => `(SELECT payment_id FROM treasury_sweeps WHERE id = '${sweep}')`;
const again = (sweep: string, more: string) => `INSERT INTO treasury_sweeps
  SELECT (jsonb_populate_record(null::treasury_sweeps, to_jsonb(s) || '${more}')).* FROM treasury_sweeps s
  WHERE s.id = '${sweep}';`;

export const plants: Plants = [
  [
    'treasury_sweeps_follow_their_payments',
    'a payment that was cancelled without its sweep',
    ({ sweep }) => `UPDATE multisig_payments SET status = 'CANCELLED' WHERE id = ${payment(sweep)}`,
  ],
  [
    'treasury_sweeps_follow_their_payments',
    'a sweep that is over before its payment',
    ({ sweep }) => `UPDATE treasury_sweeps SET status = 'COMPLETED', completed_at = now() WHERE id = '${sweep}'`,
  ],
  [
    'treasury_sweeps_follow_their_payments',
    'another reason than the payment’s',
    ({ sweep }) => `UPDATE multisig_payments SET status = 'FAILED', failure_reason = 'NONCE_CONFLICT'
        WHERE id = ${payment(sweep)};
      UPDATE treasury_sweeps SET status = 'FAILED', failure_reason = 'INSUFFICIENT_FUNDS' WHERE id = '${sweep}'`,
  ],
  [
    'treasury_sweeps_move_what_they_say',
    'a payment of another amount',
    ({ sweep }) => `UPDATE treasury_sweeps SET amount_base_units = amount_base_units + 1 WHERE id = '${sweep}'`,
  ],
  [
    'treasury_sweeps_move_what_they_say',
    'a payment to somebody else',
    ({ sweep }) => `UPDATE multisig_payments SET destination_address = '0x0000000000000000000000000000000000000001'
      WHERE id = ${payment(sweep)}`,
  ],
  [
    'treasury_sweeps_move_what_they_say',
    'buckets the other way round',
    ({ sweep }) => `UPDATE treasury_sweeps SET source_bucket_id = dest_bucket_id, dest_bucket_id = source_bucket_id
      WHERE id = '${sweep}'`,
  ],
  [
    'treasury_payments_have_their_sweeps',
    'a payment whose sweep was not kept',
    ({ sweep }) => `DELETE FROM treasury_sweeps WHERE id = '${sweep}'`,
  ],
  [
    'treasury_rules_wait_for_open_sweeps',
    'a rule that fires into an open sweep',
    ({ sweep }) => again(sweep, '{"id": "swp_x", "payment_id": "pay_x", "created_at": "2099-01-01T00:00:00Z"}'),
  ],
  [
    'treasury_accounts_stand_as_their_wallets',
    'ACTIVE before its wallets are there',
    ({ treasury }) => `UPDATE treasury_accounts SET status = 'ACTIVE' WHERE id = '${treasury}'`,
  ],
  [
    'treasury_accounts_stand_as_their_wallets',
    'FAILED though none has',
    ({ treasury }) => `UPDATE treasury_accounts SET status = 'FAILED' WHERE id = '${treasury}'`,
  ],
  [
    'treasury_targets_are_at_most_the_whole',
    'targets of more than all',
    ({ treasury }) => `UPDATE treasury_buckets SET target_bps = 5001 WHERE account_id = '${treasury}'`,
  ],
  [
    'treasury_rules_are_waited_for',
    'a rule that nobody runs',
    ({ treasury }) => `DELETE FROM outbox_jobs WHERE topic = 'treasury.rules' AND key = '${treasury}'`,
  ],
  [
    'treasury_rules_stay_in_their_account',
    'a bucket of another account',
    ({
      treasury,
      treasuryRule,
    }) => `INSERT INTO treasury_accounts SELECT (jsonb_populate_record(null::treasury_accounts,
        to_jsonb(a) || '{"id": "trs_x"}')).* FROM treasury_accounts a WHERE id = '${treasury}';
      UPDATE treasury_rules SET account_id = 'trs_x' WHERE id = '${treasuryRule}';
      UPDATE outbox_jobs SET key = 'trs_x' WHERE topic = 'treasury.rules' AND key = '${treasury}'`,
  ],
  [
    'treasury_yields_are_waited_for',
    'a yield that nobody counts',
    ({ treasury }) => `DELETE FROM outbox_jobs WHERE topic = 'treasury.yield' AND key = '${treasury}'`,
  ],
  [
    'one_event_per_change_of_treasury_sweep',
    'a proposal that nobody was told of',
    ({ sweep }) => `DELETE FROM events WHERE resource_id = '${sweep}'`,
  ],
  [
    'tenants_stay_apart',
    'treasury_sweeps.account_id',
    ({ recipient, sweep }) => `UPDATE treasury_sweeps SET tenant_id = '${recipient}' WHERE id = '${sweep}'`,
  ],
  [
    'tenants_stay_apart',
    'treasury_sweeps.payment_id',
    ({ sweep }) => `UPDATE treasury_sweeps SET payment_id = 'pay_x' WHERE id = '${sweep}'`,
  ],
  [
    'tenants_stay_apart',
    'treasury_buckets.account_id',
    ({ recipient, treasury }) =>
      `UPDATE treasury_buckets SET tenant_id = '${recipient}' WHERE account_id = '${treasury}'`,
  ],
  [
    'tenants_stay_apart',
    'treasury_buckets.wallet_id',
    ({ treasury }) => `UPDATE treasury_buckets SET wallet_id = id WHERE account_id = '${treasury}'`,
  ],
  [
    'tenants_stay_apart',
    'treasury_rules.account_id',
    ({ recipient, treasuryRule }) =>
      `UPDATE treasury_rules SET tenant_id = '${recipient}' WHERE id = '${treasuryRule}'`,
  ],
];
