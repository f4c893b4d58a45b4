import { FOLDED_ACCOUNTS } from '../../../payments/ledger/invariants.ts';
import type { Invariant } from '../../../platform/audit/index.ts';

/** Statuses in which nothing happens to a payment any more. */
const ENDED = `('DELIVERED', 'REFUNDED', 'CANCELED')`;

export const moneyInvariants: readonly Invariant[] = [
  {
    name: 'transfers_belong_to_a_step',
    // D-130.
    meaning:
      'Money of a payment moves in a step of its history, whose name the transfer bears; what a provider returns after delivery is a record of its own.',
    sql: `SELECT t.id AS transfer, t.subject FROM ledger_transfers t JOIN offramp_payments p ON p.id = t.subject
      WHERE NOT EXISTS (SELECT FROM lifecycle_log l WHERE l.aggregate_id = t.subject
        AND t.id LIKE l.aggregate_id || ':' || l.step || ':%')
      AND NOT (t.id = t.subject || ':0:return' AND EXISTS (SELECT FROM provider_attempts a
        WHERE a.payment_id = t.subject AND a.returned_at IS NOT NULL))`,
  },
  {
    name: 'ended_payments_hold_nothing',
    // A 3.1, D-087.
    meaning: 'A payment that has ended holds no money.',
    sql: `SELECT p.id AS payment, p.status, p.custody, f.folded AS escrow FROM offramp_payments p
      LEFT JOIN (${FOLDED_ACCOUNTS}) f ON f.kind = 'escrow' AND f.payment_id = p.id
      WHERE p.status IN ${ENDED} AND (p.custody <> 'none' OR COALESCE(f.folded, 0) <> 0)`,
  },
  {
    name: 'escrow_equals_amount',
    // D-087.
    meaning: 'The escrow of a payment is its amount while its money is in escrow or a deposit, and zero otherwise.',
    sql: `SELECT COALESCE(p.id, e.payment_id) AS payment, p.custody, p.amount_base_units, e.held FROM offramp_payments p
      FULL JOIN (SELECT f.payment_id, sum(b.balance) AS held, bool_and(f.asset = q.asset) AS one_asset FROM (${FOLDED_ACCOUNTS}) f
        JOIN ledger_balances b ON b.account_id = f.id LEFT JOIN offramp_payments q ON q.id = f.payment_id
        WHERE f.kind = 'escrow' GROUP BY 1) e ON e.payment_id = p.id
      WHERE p.id IS NULL OR e.one_asset IS FALSE
        OR COALESCE(e.held, 0) <> CASE WHEN p.custody IN ('escrow', 'onchain') THEN p.amount_base_units ELSE 0 END`,
  },
  {
    name: 'reserved_equals_payments',
    // D-087.
    meaning: 'What a tenant has reserved is the sum of its payments in custody reserved: nobody pays from a pool.',
    sql: `SELECT COALESCE(r.tenant_id, p.tenant_id) AS tenant, COALESCE(r.asset, p.asset) AS asset, r.balance, p.reserved
      FROM (SELECT a.tenant_id, a.asset, b.balance FROM ledger_accounts a JOIN ledger_balances b ON b.account_id = a.id
        WHERE a.kind = 'reserved') r
      FULL JOIN (SELECT sender_tenant_id AS tenant_id, asset, sum(amount_base_units) AS reserved FROM offramp_payments
        WHERE custody = 'reserved' GROUP BY 1, 2) p ON p.tenant_id = r.tenant_id AND p.asset = r.asset
      WHERE COALESCE(r.balance, 0) <> COALESCE(p.reserved, 0)`,
  },
  {
    name: 'ended_payments_are_square',
    // A 1, D-087.
    meaning:
      'A delivered payment cost the balance of its sender the amount once; a refunded or canceled one cost nothing. Payments between two tenants only.',
    sql: `SELECT p.id AS payment, p.status, p.amount_base_units, COALESCE(m.cost, 0) AS cost FROM offramp_payments p
      LEFT JOIN (SELECT q.id, sum(CASE WHEN d.kind = 'available' AND d.tenant_id = q.sender_tenant_id THEN t.amount ELSE 0 END)
          - sum(CASE WHEN c.kind = 'available' AND c.tenant_id = q.sender_tenant_id THEN t.amount ELSE 0 END) AS cost
        FROM offramp_payments q JOIN ledger_transfers t ON t.subject = q.id
        JOIN ledger_accounts d ON d.id = t.debit_account JOIN ledger_accounts c ON c.id = t.credit_account
        GROUP BY q.id) m ON m.id = p.id
      WHERE p.status IN ${ENDED} AND p.funding_mode = 'INTERNAL_BALANCE'
        AND p.sender_tenant_id IS DISTINCT FROM p.recipient_tenant_id
        AND COALESCE(m.cost, 0) <> CASE p.status WHEN 'DELIVERED' THEN p.amount_base_units ELSE 0 END`,
  },
];
