import type { Plants } from '../../platform/audit/planted/plant.ts';

const withoutChecks = `ALTER TABLE invoices DROP CONSTRAINT invoices_expired_never_released;
  ALTER TABLE invoices DROP CONSTRAINT invoices_funded_or_expired;`;

export const plants: Plants = [
  [
    'invoices_stand_as_their_settlements',
    'an invoice that is released though nothing was paid',
    ({ invoice }) => `UPDATE invoices SET status = 'RELEASED', released_at = now() WHERE id = '${invoice}'`,
  ],
  [
    'invoices_stand_as_their_settlements',
    'a payment that was cancelled, and an invoice that waits for it',
    ({ settlement }) => `UPDATE multisig_payments SET status = 'CANCELLED' WHERE id = '${settlement}'`,
  ],
  [
    'settlements_are_named_by_their_invoices',
    'two settlements in flight',
    ({ settlement }) => `DROP INDEX multisig_payments_one_settlement; INSERT INTO multisig_payments
      SELECT (jsonb_populate_record(null::multisig_payments, to_jsonb(p) || '{"id": "pay_second", "nonce": 99}')).*
      FROM multisig_payments p WHERE id = '${settlement}'`,
  ],
  [
    'history_is_a_path',
    'an invoice released after expiry',
    ({ invoice }) => `${withoutChecks}
      UPDATE invoices SET status = 'EXPIRED', expired_at = now(), funded_at = NULL WHERE id = '${invoice}';
      UPDATE lifecycle_log SET to_status = 'EXPIRED' WHERE aggregate_id = '${invoice}' AND event = 'POLL';
      UPDATE lifecycle_log SET from_status = 'EXPIRED', to_status = 'EXPIRED'
        WHERE aggregate_id = '${invoice}' AND event = 'RELEASE'`,
  ],
  [
    'settlements_pay_the_parties',
    'a release to the payer',
    ({ settlement }) =>
      `UPDATE multisig_payments SET destination_address = '0x${'1'.repeat(40)}' WHERE id = '${settlement}'`,
  ],
  [
    'settlements_pay_the_parties',
    'a release of less than was invoiced',
    ({ settlement }) => `UPDATE multisig_payments SET amount_base_units = 1 WHERE id = '${settlement}'`,
  ],
  [
    'settlements_pay_the_parties',
    'a settlement out of another wallet',
    ({ settlement }) => `UPDATE multisig_payments SET source_wallet_id = 'wal_other' WHERE id = '${settlement}'`,
  ],
  [
    'escrows_belong_to_their_parties',
    'an escrow that one of three can empty',
    () => `UPDATE wallets SET threshold = 1 WHERE name LIKE 'Escrow%'`,
  ],
  [
    'escrows_belong_to_their_parties',
    'an address that is not the escrow’s',
    ({ invoice }) => `UPDATE invoices SET hold_address = '0x${'9'.repeat(40)}' WHERE id = '${invoice}'`,
  ],
  [
    'tenants_stay_apart',
    'invoices.hold_wallet_id',
    ({ recipient }) => `UPDATE wallets SET tenant_id = '${recipient}' WHERE name LIKE 'Escrow%'`,
  ],
  [
    'tenants_stay_apart',
    'invoices.settlement_payment_id',
    ({ recipient, settlement }) => `UPDATE multisig_payments SET tenant_id = '${recipient}' WHERE id = '${settlement}'`,
  ],
];
