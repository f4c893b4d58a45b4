import type { Plants } from '../../platform/audit/planted/plant.ts';

export const plants: Plants = [
  [
    'policies_stand_on_their_newest_version',
    'a policy that still names the version before',
    ({ policy }) => `UPDATE policies SET active_version = 1, active_version_id =
      (SELECT id FROM policy_versions WHERE policy_id = '${policy}' AND version = 1) WHERE id = '${policy}'`,
  ],
  [
    'policies_stand_on_their_newest_version',
    'a version that is gone',
    ({ policy }) => `DELETE FROM policy_versions WHERE policy_id = '${policy}' AND version = 1`,
  ],
  [
    'policies_stand_on_their_newest_version',
    'another version’s id',
    ({ policy }) => `UPDATE policies SET active_version_id = 'pver_x' WHERE id = '${policy}'`,
  ],
  [
    'attached_policies_are_active',
    'a policy that was deleted while it was attached',
    ({ policy }) => `UPDATE policies SET status = 'DELETED', deleted_at = now() WHERE id = '${policy}'`,
  ],
  [
    'spends_add_up',
    'a payment of an agent that was not counted',
    ({ payments: { delivered }, sender }) => `UPDATE offramp_payments SET created_at = now(),
      agent_id = (SELECT min(id) FROM agents WHERE tenant_id = '${sender}') WHERE id = '${delivered}'`,
  ],
  [
    'spends_add_up',
    'a use of a card with another amount',
    ({ authorization }) => `UPDATE spends SET amount_base_units = amount_base_units + 1
      WHERE resource_id = '${authorization}'`,
  ],
  [
    'spends_add_up',
    'a payment that counts no more, though nothing has ended it',
    ({
      payments: { delivered },
      sender,
    }) => `INSERT INTO spends SELECT id, '${sender}', sender_tenant_id, amount_base_units, created_at, now()
      FROM offramp_payments WHERE id = '${delivered}'`,
  ],
  [
    'spends_add_up',
    'a transaction of a wallet that failed, and counts',
    ({
      legacy,
    }) => `INSERT INTO spends SELECT id, source_wallet_id, tenant_id, 1, created_at, NULL FROM multisig_payments
      WHERE id = '${legacy}' ON CONFLICT DO NOTHING;
      UPDATE multisig_payments SET status = 'FAILED', failure_reason = 'POLICY_DENIED' WHERE id = '${legacy}';
      UPDATE spends SET ended_at = NULL WHERE resource_id = '${legacy}'`,
  ],
  [
    'tenants_stay_apart',
    'spends.spender_id',
    ({ authorization, recipient }) =>
      `UPDATE spends SET tenant_id = '${recipient}' WHERE resource_id = '${authorization}'`,
  ],
  [
    'tenants_stay_apart',
    'policy_versions.policy_id',
    ({ policy, recipient }) => `UPDATE policy_versions SET tenant_id = '${recipient}' WHERE policy_id = '${policy}'`,
  ],
  [
    'tenants_stay_apart',
    'policy_decisions.policy_id',
    ({ policy, recipient }) => `INSERT INTO policy_decisions (id, tenant_id, source, allow, enforced, policy_id,
        policy_version, sha256, rule_trace, created_at)
      VALUES ('dec_x', '${recipient}', 'evaluate', true, false, '${policy}', 1, repeat('a', 64), '[]', now())`,
  ],
  [
    'tenants_stay_apart',
    'policy_attachments.policy_id',
    ({ attachment }) => `UPDATE policy_attachments SET policy_id = 'pol_x' WHERE id = '${attachment}'`,
  ],
  [
    'tenants_stay_apart',
    'policy_attachments.subject_id',
    ({ attachment }) => `UPDATE policy_attachments SET subject_id = 'agt_x' WHERE id = '${attachment}'`,
  ],
];
