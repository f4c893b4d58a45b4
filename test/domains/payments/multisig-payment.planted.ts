import type { Plants } from '../../platform/audit/planted/plant.ts';

const call = (id: string, state: string): string => `
  INSERT INTO chain_transactions (key, state, to_address, data, value, confirmations, chain_id, sender, nonce, hash, created_at)
    VALUES ('multisig-payment:${id}', '${state}', '0x', '0x', 0, 1, 1, '0x', 1, '0xcall', now());`;
const legacyEnded = (id: string, status: string): string => `
  UPDATE multisig_payments SET status = '${status}', signers = signers || '["0x0000000000000000000000000000000000000001"]',
    executed_tx_hash = CASE '${status}' WHEN 'COMPLETED' THEN '0xcall' END,
    failure_reason = CASE '${status}' WHEN 'FAILED' THEN 'EXECUTION_REVERTED' END WHERE id = '${id}';`;

export const plants: Plants = [
  [
    'legacy_signers_have_signed',
    'a signer without a signature',
    ({ legacy }) =>
      `UPDATE multisig_payments SET signers = '["0x0000000000000000000000000000000000000001"]' WHERE id = '${legacy}'`,
  ],
  [
    'legacy_signers_have_signed',
    'a signature that nobody is named for',
    () => `UPDATE multisig_payments SET signers = '[]'`,
  ],
  ['legacy_payments_end_as_their_calls', 'a call for a proposal', ({ legacy }) => call(legacy, 'SENT')],
  [
    'legacy_payments_end_as_their_calls',
    'an execution that nobody asked for',
    ({ legacy }) => legacyEnded(legacy, 'EXECUTING'),
  ],
  [
    'legacy_payments_end_as_their_calls',
    'a failure that has paid',
    ({ legacy }) => legacyEnded(legacy, 'FAILED') + call(legacy, 'CONFIRMED'),
  ],
  [
    'legacy_payments_end_as_their_calls',
    'a completion that was reverted',
    ({ legacy }) => legacyEnded(legacy, 'COMPLETED') + call(legacy, 'REVERTED'),
  ],
  [
    'legacy_nonces_are_used_once',
    'two payments of one nonce',
    ({ legacy }) => `${legacyEnded(legacy, 'COMPLETED')} INSERT INTO multisig_payments
      SELECT (jsonb_populate_record(null::multisig_payments, to_jsonb(p) || '{"id": "pay_x"}')).* FROM multisig_payments p
      WHERE id = '${legacy}'`,
  ],
  [
    'enforced_denials_end_legacy_payments',
    'a denial that is logged and not enforced',
    ({
      legacy,
      sender,
    }) => `INSERT INTO policy_decisions (id, tenant_id, source, mode, allow, enforced, reason, policy_id,
        policy_version, sha256, rule_trace, resource_id, created_at)
      SELECT 'dec_x', '${sender}', 'payment', 'enforce', false, true, 'DAILY_CAP', id, 1, repeat('a', 64), '[]', '${legacy}',
        now() FROM policies WHERE tenant_id = '${sender}' LIMIT 1`,
  ],
  [
    'one_event_per_change_of_multisig_payment',
    'a change that nobody was told of',
    ({ legacy }) => `DELETE FROM events WHERE resource_id = '${legacy}' AND type = 'multisig_payment.created'`,
  ],
  [
    'tenants_stay_apart',
    'multisig_payments.source_wallet_id',
    ({ recipient }) => `UPDATE wallets SET tenant_id = '${recipient}'`,
  ],
  [
    'tenants_stay_apart',
    'multisig_signatures.tenant_id',
    ({ recipient }) => `UPDATE multisig_signatures SET tenant_id = '${recipient}'`,
  ],
];
