import type { DomainInvariant } from '../../platform/audit/index.ts';

export const invariants: readonly DomainInvariant[] = [
  {
    name: 'invoices_stand_as_their_settlements',
    // B 3, D-295, D-296.
    meaning:
      'An invoice is RELEASED or REFUNDED exactly if the payment that settles it is COMPLETED; a settlement that failed or was cancelled is not named any more.',
    sql: `SELECT i.id AS invoice, i.status, p.id AS payment, p.status AS payment_status FROM invoices i
      LEFT JOIN multisig_payments p ON p.id = i.settlement_payment_id
      WHERE i.settlement_payment_id IS NOT NULL AND (p.id IS NULL OR p.status IN ('FAILED', 'CANCELLED')
        OR (p.status = 'COMPLETED') <> (i.status IN ('RELEASED', 'REFUNDED')))`,
  },
  {
    name: 'settlements_are_named_by_their_invoices',
    // B 3, D-296.
    meaning: 'A settlement that is open or has completed is the one that its invoice names: there is no second.',
    sql: `SELECT p.id AS payment, p.status, p.origin_id AS invoice, i.settlement_payment_id FROM multisig_payments p
      LEFT JOIN invoices i ON i.id = p.origin_id
      WHERE p.origin = 'SETTLEMENT' AND p.status NOT IN ('FAILED', 'CANCELLED')
        AND i.settlement_payment_id IS DISTINCT FROM p.id`,
  },
  {
    name: 'settlements_pay_the_parties',
    // B 3, B 4.4, D-295.
    meaning: 'A release pays the invoiced amount to the payee, a refund pays the payer, both out of the escrow.',
    sql: `SELECT i.id AS invoice, i.settlement_kind, p.id AS payment FROM invoices i
      JOIN multisig_payments p ON p.id = i.settlement_payment_id
      WHERE p.origin <> 'SETTLEMENT' OR p.origin_id <> i.id OR p.source_wallet_id <> i.hold_wallet_id
        OR p.asset <> 'usdc' OR p.destination_address <>
          CASE i.settlement_kind WHEN 'RELEASE' THEN i.payee_address ELSE i.payer_address END
        OR (i.settlement_kind = 'RELEASE' AND p.amount_base_units <> i.amount_base_units)`,
  },
  {
    name: 'escrows_belong_to_their_parties',
    // B 1, B 2.5, B 3.
    meaning:
      'The escrow of an invoice stands at the address that the invoice shows, and two of its owners have to sign.',
    sql: `SELECT i.id AS invoice, i.hold_address, w.address, w.threshold FROM invoices i
      LEFT JOIN wallets w ON w.id = i.hold_wallet_id
      WHERE i.hold_wallet_id IS NOT NULL AND (w.id IS NULL OR w.address <> i.hold_address
        OR (w.status <> 'DEPLOYED' AND (w.threshold <> 2 OR ARRAY(SELECT o->>'address' FROM jsonb_array_elements(w.owners) o)
          <> ARRAY[i.payer_address, i.payee_address, i.arbiter_address])))`,
  },
  {
    reference: 'invoices.hold_wallet_id',
    rows: `SELECT i.id, i.hold_wallet_id FROM invoices i JOIN wallets w ON w.id = i.hold_wallet_id
      WHERE w.tenant_id <> i.tenant_id`,
  },
  {
    reference: 'invoices.settlement_payment_id',
    rows: `SELECT i.id, i.settlement_payment_id FROM invoices i JOIN multisig_payments p ON p.id = i.settlement_payment_id
      WHERE p.tenant_id <> i.tenant_id`,
  },
];
