import type { DomainInvariant } from '../../platform/audit/index.ts';

/** What the retention has left for certain, and what a window can reach: 30 days before the tenant's clock and the real one. */
const KEPT = (row: string, tenant = 'tenant_id') => `${row}.created_at > now() - interval '720 hours'
  + LEAST(0, COALESCE((SELECT k.offset_ms FROM tenant_clocks k WHERE k.tenant_id = ${row}.${tenant}), 0))
    * interval '1 millisecond'`;

const COUNTS = (row: string) => `${row}.status NOT IN ('CANCELED', 'FAILED', 'REFUND_PENDING', 'REFUNDED')`;

/** What an agent has paid, and what was taken from a card, its agent and its wallet. */
const USED = `SELECT p.id, p.agent_id AS spender, p.amount_base_units AS amount FROM offramp_payments p
    WHERE p.agent_id IS NOT NULL AND ${COUNTS('p')} AND ${KEPT('p', 'sender_tenant_id')}
  UNION ALL
  SELECT a.id, s, a.amount_base_units - a.reversed_base_units
    FROM card_authorizations a, unnest(ARRAY[a.card_id, a.agent_id, a.wallet_id]) s
    WHERE a.status IN ('APPROVED', 'REVERSED') AND a.amount_base_units > a.reversed_base_units AND s IS NOT NULL
      AND a.tenant_id IS NOT NULL AND ${KEPT('a')}`;

/** The rows that rolling limits add up, of every spender. */
export const spendsAddUp: readonly DomainInvariant[] = [
  {
    name: 'spends_add_up',
    // D-207, D-521, D-528.
    meaning:
      'What counts into rolling limits is what was used: every payment of an agent and every use of a card with its amount, and nothing that was cancelled, failed, expired or was given back.',
    sql: `SELECT u.id AS resource, u.spender, u.amount AS used, s.amount_base_units AS counted FROM (${USED}) u
      LEFT JOIN spends s ON (s.resource_id, s.spender_id) = (u.id, u.spender) AND s.ended_at IS NULL
      WHERE s.amount_base_units IS DISTINCT FROM u.amount
      UNION ALL
      SELECT s.resource_id, s.spender_id, CASE WHEN p.id IS NULL OR ${COUNTS('p')} THEN p.amount_base_units ELSE 0 END,
        s.amount_base_units
      FROM spends s LEFT JOIN offramp_payments p ON p.id = s.resource_id
        LEFT JOIN multisig_payments m ON m.id = s.resource_id LEFT JOIN lending_offers o ON o.id = s.resource_id
        LEFT JOIN card_authorizations a ON a.id = s.resource_id
      WHERE s.ended_at IS NULL AND ((p.id IS NOT NULL AND NOT (${COUNTS('p')} AND p.amount_base_units = s.amount_base_units))
        OR m.status IN ('FAILED', 'CANCELLED') OR o.status = 'EXPIRED'
        OR a.amount_base_units - a.reversed_base_units <> s.amount_base_units)
      UNION ALL
      SELECT s.resource_id, s.spender_id, s.amount_base_units, 0 FROM spends s
        LEFT JOIN offramp_payments p ON p.id = s.resource_id LEFT JOIN multisig_payments m ON m.id = s.resource_id
      WHERE s.ended_at IS NOT NULL AND (${COUNTS('p')} OR m.status NOT IN ('FAILED', 'CANCELLED'))`,
  },
  {
    reference: 'spends.spender_id',
    rows: `SELECT s.resource_id AS id, s.spender_id FROM spends s
      LEFT JOIN LATERAL (SELECT tenant_id FROM members WHERE id = s.spender_id
        UNION ALL SELECT tenant_id FROM agents WHERE id = s.spender_id
        UNION ALL SELECT tenant_id FROM wallets WHERE id = s.spender_id
        UNION ALL SELECT tenant_id FROM cards WHERE id = s.spender_id) o ON true
      WHERE o.tenant_id IS DISTINCT FROM s.tenant_id`,
  },
];
