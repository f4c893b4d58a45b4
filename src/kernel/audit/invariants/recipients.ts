import type { Invariant } from '../invariant.ts';

export const recipientInvariants: readonly Invariant[] = [
  {
    name: 'claimed_dids_lead_home',
    // D-336.
    meaning: 'A reserved payment DID that was claimed is its tenant’s payid, or an alias of that.',
    sql: `SELECT r.id AS reservation, r.did, r.redirects_to, r.claimed_by_tenant_id FROM did_reservations r
      LEFT JOIN payment_identities p ON p.tenant_id = r.claimed_by_tenant_id
      WHERE r.status = 'CLAIMED' AND p.did IS DISTINCT FROM COALESCE(r.redirects_to, r.did)`,
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
        OR (e.message->>'nonce')::numeric IS DISTINCT FROM e.nonce`,
  },
];
