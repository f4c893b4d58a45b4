import type { Invariant } from '../invariant.ts';

/** A row of `from` whose reference leaves its tenant: each names what refers, and what it should not have reached. */
const strays: readonly { readonly reference: string; readonly rows: string }[] = [
  {
    reference: 'api_keys.member_id',
    rows: `SELECT k.id, k.member_id AS refers FROM api_keys k LEFT JOIN members m ON m.id = k.member_id
      WHERE m.tenant_id IS DISTINCT FROM k.tenant_id`,
  },
  {
    reference: 'api_keys.agent_id',
    rows: `SELECT k.id, k.agent_id FROM api_keys k LEFT JOIN agents a ON a.id = k.agent_id
      WHERE k.agent_id IS NOT NULL AND a.tenant_id IS DISTINCT FROM k.tenant_id`,
  },
  {
    reference: 'api_key_uses.tenant_id',
    rows: `SELECT u.api_key_id, u.tenant_id FROM api_key_uses u JOIN api_keys k ON k.id = u.api_key_id
      WHERE k.tenant_id <> u.tenant_id`,
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
    reference: 'multisig_payments.source_wallet_id',
    rows: `SELECT p.id, p.source_wallet_id FROM multisig_payments p LEFT JOIN wallets w ON w.id = p.source_wallet_id
      WHERE w.tenant_id IS DISTINCT FROM p.tenant_id`,
  },
  {
    reference: 'multisig_signatures.tenant_id',
    rows: `SELECT s.payment_id, s.tenant_id FROM multisig_signatures s JOIN multisig_payments p ON p.id = s.payment_id
      WHERE p.tenant_id <> s.tenant_id`,
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
    reference: 'claims',
    rows: `SELECT c.id, c.payment_id FROM claims c LEFT JOIN offramp_payments p ON p.id = c.payment_id
      WHERE ROW(p.sender_tenant_id, p.recipient_tenant_id) IS DISTINCT FROM ROW(c.sender_tenant_id, c.recipient_tenant_id)`,
  },
  {
    reference: 'review_cases',
    rows: `SELECT r.id, r.payment_id FROM review_cases r LEFT JOIN offramp_payments p ON p.id = r.payment_id
      WHERE p.sender_tenant_id IS DISTINCT FROM r.sender_tenant_id`,
  },
  {
    reference: 'credentials.verification_session_id',
    rows: `SELECT c.id, c.verification_session_id FROM credentials c
      JOIN verification_sessions s ON s.id = c.verification_session_id WHERE s.tenant_id <> c.tenant_id`,
  },
  {
    reference: 'payout_destinations.verification_credential_id',
    rows: `SELECT d.id, d.verification_credential_id FROM payout_destinations d
      JOIN credentials c ON c.id = d.verification_credential_id WHERE c.tenant_id <> d.tenant_id`,
  },
  {
    reference: 'ledger_balances.tenant_id',
    rows: `SELECT b.account_id, b.tenant_id FROM ledger_balances b JOIN ledger_accounts a ON a.id = b.account_id
      WHERE a.tenant_id IS DISTINCT FROM b.tenant_id`,
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

export const tenantInvariants: readonly Invariant[] = [
  {
    name: 'tenants_stay_apart',
    // B 5, D-039.
    meaning: "No row of one tenant refers to another's, but for the two parties of a payment.",
    sql: strays
      .map(({ reference, rows }) => `SELECT '${reference}' AS reference, s.* FROM (${rows}) AS s(id, refers)`)
      .join('\nUNION ALL '),
  },
];
