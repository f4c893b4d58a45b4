import type { Invariant } from '../../../platform/audit/index.ts';

/** The deals that were ended on the chain, by the keys of the calls that did it. */
const ENDED = `SELECT split_part(key, ':', 2) AS deal_id, split_part(key, ':', 3) AS ending, count(*) AS times
  FROM chain_transactions WHERE key LIKE 'deposit:%' AND state = 'CONFIRMED' GROUP BY 1, 2`;

export const depositInvariants: readonly Invariant[] = [
  {
    name: 'deposits_are_in_the_ledger',
    // D-086, D-087.
    meaning:
      'A payment took its amount from on-chain escrow once while it holds a deposit or has paid it out, and nothing otherwise.',
    sql: `SELECT p.id AS payment, p.status, p.custody, p.amount_base_units, COALESCE(m.taken, 0) AS taken
      FROM offramp_payments p
      LEFT JOIN (SELECT t.subject, sum(CASE d.kind WHEN 'onchain_escrow' THEN t.amount ELSE -t.amount END) AS taken
        FROM ledger_transfers t JOIN ledger_accounts d ON d.id = t.debit_account
        JOIN ledger_accounts c ON c.id = t.credit_account
        WHERE 'onchain_escrow' IN (d.kind, c.kind) GROUP BY 1) m ON m.subject = p.id
      WHERE COALESCE(m.taken, 0) <> CASE WHEN p.custody = 'onchain'
        OR p.funding_mode = 'ONCHAIN_DEPOSIT' AND p.status = 'DELIVERED' THEN p.amount_base_units ELSE 0 END`,
  },
  {
    name: 'deposits_fund_as_decided',
    // D-084, D-085.
    meaning:
      'A deposit that was taken is the whole amount of its payment, for its deal and its refund address; one that goes back never funded it.',
    sql: `SELECT d.deal_id AS deal, d.disposition, p.id AS payment, p.custody FROM offramp_deposits d
      LEFT JOIN offramp_payments p ON p.id = d.payment_id
      WHERE d.disposition = 'FUNDED' AND (p.deal_id IS DISTINCT FROM d.deal_id
          OR p.amount_base_units IS DISTINCT FROM d.amount_minor
          OR lower(p.refund_address) IS DISTINCT FROM lower(d.refund_address))
        OR d.disposition = 'RETURNED' AND p.custody = 'onchain' AND p.deal_id = d.deal_id`,
  },
  {
    name: 'deposits_stand',
    // D-085.
    meaning: 'The deposit that funds a payment is on the chain: no reorganisation has taken it back.',
    sql: `SELECT d.deal_id AS deal, p.id AS payment, p.status FROM offramp_deposits d
      JOIN offramp_payments p ON p.id = d.payment_id
      WHERE d.disposition = 'FUNDED' AND (p.custody = 'onchain' OR p.status = 'DELIVERED')
        AND p.source_chain_key NOT LIKE 'tron:%'
        AND NOT EXISTS (SELECT FROM chain_logs l WHERE l.filter = 'offramp.deposits'
          AND l.topics->>1 = d.deal_id AND l.state <> 'ORPHANED')`,
  },
  {
    name: 'deals_end_once',
    // D-087, D-094.
    meaning:
      'The escrow paid a deal out once, or gave it back once: out for a delivered payment, back for a refunded one or for a deposit that was not taken.',
    sql: `SELECT e.deal_id AS deal, e.ending, e.times, p.status FROM (${ENDED}) e
      LEFT JOIN offramp_deposits d ON d.deal_id = e.deal_id LEFT JOIN offramp_payments p ON p.deal_id = e.deal_id
      WHERE e.times > 1 OR d.deal_id IS NULL
        OR e.ending = 'release' AND (d.disposition <> 'FUNDED' OR p.status <> 'DELIVERED')
        OR e.ending = 'refund' AND d.disposition = 'FUNDED' AND p.status NOT IN ('REFUND_PENDING', 'REFUNDED')
      UNION ALL SELECT p.deal_id, 'none', 0, p.status FROM offramp_payments p
      WHERE p.status = 'REFUNDED' AND p.source_chain_key NOT LIKE 'tron:%'
        AND EXISTS (SELECT FROM offramp_deposits d WHERE d.deal_id = p.deal_id AND d.disposition = 'FUNDED')
        AND NOT EXISTS (SELECT FROM chain_transactions c WHERE c.key > 'deposit:' || p.deal_id || ':refund:'
          AND c.key < 'deposit:' || p.deal_id || ':refund;')`,
  },
];
