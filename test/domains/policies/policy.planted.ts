import type { Plants } from '../../kernel/audit/planted/plant.ts';

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
