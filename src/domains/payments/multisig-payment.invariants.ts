import type { DomainInvariant } from '../../platform/audit/index.ts';

/** The one call of a legacy payment, by its key. */
const CALL = `chain_transactions c ON c.key = 'multisig-payment:' || p.id`;

export const invariants: readonly DomainInvariant[] = [
  {
    name: 'legacy_signers_have_signed',
    // D-174, D-175.
    meaning: 'The owners that a legacy payment names are those whose signatures are stored.',
    sql: `SELECT p.id AS payment, p.status, p.signers, s.stored FROM multisig_payments p
      LEFT JOIN LATERAL (SELECT COALESCE(array_agg(m.signer ORDER BY m.signer), '{}') AS stored
        FROM multisig_signatures m WHERE m.payment_id = p.id) s ON true
      WHERE s.stored IS DISTINCT FROM
        ARRAY(SELECT signer FROM jsonb_array_elements_text(p.signers) AS signer ORDER BY signer)`,
  },
  {
    name: 'legacy_payments_end_as_their_calls',
    // A 3.6, D-177.
    meaning:
      'A legacy payment is called for once it is EXECUTING and not before; what failed has not paid, and what is COMPLETED by its own call has not reverted.',
    sql: `SELECT p.id AS payment, p.status, c.state, c.hash FROM multisig_payments p LEFT JOIN ${CALL}
      WHERE (p.status = 'EXECUTING' AND c.key IS NULL)
        OR (p.status NOT IN ('EXECUTING', 'COMPLETED', 'FAILED') AND c.key IS NOT NULL)
        OR (p.status = 'FAILED' AND c.state = 'CONFIRMED')
        OR (p.status = 'COMPLETED' AND c.state IN ('REVERTED', 'FAILED') AND c.hash = p.executed_tx_hash)`,
  },
  {
    name: 'legacy_nonces_are_used_once',
    // D-177, D-455.
    meaning: 'A Safe nonce has executed one legacy payment at most.',
    sql: `SELECT source_wallet_id AS wallet, nonce, count(*) AS payments FROM multisig_payments
      WHERE status = 'COMPLETED' GROUP BY 1, 2 HAVING count(*) > 1`,
  },
  {
    name: 'enforced_denials_end_legacy_payments',
    // B 4.6, D-179.
    meaning: 'A legacy payment that its spend policy denied in enforce mode has FAILED for it, and was not executed.',
    sql: `SELECT p.id AS payment, p.status, p.failure_reason, d.id AS decision FROM policy_decisions d
      JOIN multisig_payments p ON p.id = d.resource_id
      WHERE d.enforced AND NOT d.allow AND (p.status <> 'FAILED' OR p.failure_reason <> 'POLICY_DENIED')`,
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
];
