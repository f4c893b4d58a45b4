import type { TenantReference } from '../../../platform/audit/index.ts';

/** A payment's rows refer to its own parties only. */
export const paymentReferences: readonly TenantReference[] = [
  {
    reference: 'offramp_payments.agent_id',
    rows: `SELECT p.id, p.agent_id FROM offramp_payments p LEFT JOIN agents a ON a.id = p.agent_id
      WHERE p.agent_id IS NOT NULL AND a.tenant_id IS DISTINCT FROM p.sender_tenant_id`,
  },
  {
    reference: 'offramp_payments.initiator_member_id',
    rows: `SELECT p.id, p.initiator_member_id FROM offramp_payments p LEFT JOIN members m ON m.id = p.initiator_member_id
      WHERE m.tenant_id IS DISTINCT FROM p.sender_tenant_id`,
  },
  {
    reference: 'offramp_payments.destination_id',
    rows: `SELECT p.id, p.destination_id FROM offramp_payments p LEFT JOIN payout_destinations d ON d.id = p.destination_id
      WHERE p.destination_id IS NOT NULL AND d.tenant_id IS DISTINCT FROM p.recipient_tenant_id`,
  },
  {
    reference: 'route_quotes.destination_id',
    rows: `SELECT q.id, q.destination_id FROM route_quotes q JOIN offramp_payments p ON p.id = q.payment_id
      LEFT JOIN payout_destinations d ON d.id = q.destination_id
      WHERE d.tenant_id IS DISTINCT FROM p.recipient_tenant_id`,
  },
  {
    reference: 'payment_parties',
    rows: `SELECT x.payment_id, x.tenant_id FROM payment_parties x LEFT JOIN offramp_payments p ON p.id = x.payment_id
      WHERE (x.tenant_id IN (p.sender_tenant_id, p.recipient_tenant_id)) IS NOT TRUE`,
  },
  {
    reference: 'payment_parties (missing)',
    rows: `SELECT p.id, t.tenant_id FROM offramp_payments p
      CROSS JOIN LATERAL (VALUES (p.sender_tenant_id), (p.recipient_tenant_id)) AS t(tenant_id)
      WHERE t.tenant_id IS NOT NULL AND NOT EXISTS (SELECT FROM payment_parties x
        WHERE x.payment_id = p.id AND x.tenant_id = t.tenant_id)`,
  },
  {
    reference: 'ledger_accounts.payment_id',
    rows: `SELECT a.id, a.payment_id FROM ledger_accounts a JOIN offramp_payments p ON p.id = a.payment_id
      WHERE a.tenant_id IS DISTINCT FROM p.sender_tenant_id`,
  },
  {
    reference: 'ledger_transfers',
    rows: `SELECT t.id, a.id FROM ledger_transfers t JOIN offramp_payments p ON p.id = t.subject
      JOIN ledger_accounts a ON a.id IN (t.debit_account, t.credit_account)
      WHERE a.tenant_id IS NOT NULL AND (a.tenant_id IN (p.sender_tenant_id, p.recipient_tenant_id)) IS NOT TRUE`,
  },
  {
    reference: 'events.parties',
    rows: `SELECT e.id, t.tenant_id FROM events e JOIN offramp_payments p ON p.id = e.resource_id
      CROSS JOIN LATERAL unnest(e.parties) AS t(tenant_id)
      WHERE (t.tenant_id IN (p.sender_tenant_id, p.recipient_tenant_id)) IS NOT TRUE`,
  },
];
