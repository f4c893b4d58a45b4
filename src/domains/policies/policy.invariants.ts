import type { DomainInvariant } from '../../platform/audit/index.ts';
import { spendsAddUp } from './spends-add-up.ts';

export const invariants: readonly DomainInvariant[] = [
  ...spendsAddUp,
  {
    name: 'policies_stand_on_their_newest_version',
    // B 2.7, D-310.
    meaning: 'The version that a policy names is the newest of its versions, which are numbered from 1 without a gap.',
    sql: `SELECT p.id AS policy, p.active_version, v.newest, v.versions FROM policies p
      LEFT JOIN LATERAL (SELECT max(version) AS newest, count(*) AS versions,
          (array_agg(id ORDER BY version DESC))[1] AS newest_id FROM policy_versions WHERE policy_id = p.id) v ON true
      WHERE (p.active_version_id, p.active_version::bigint) IS DISTINCT FROM (v.newest_id, v.versions)
        OR v.newest IS DISTINCT FROM p.active_version`,
  },
  {
    reference: 'policy_versions.policy_id',
    rows: `SELECT v.id, v.policy_id FROM policy_versions v LEFT JOIN policies p ON p.id = v.policy_id
      WHERE p.tenant_id IS DISTINCT FROM v.tenant_id`,
  },
  {
    reference: 'policy_decisions.policy_id',
    rows: `SELECT d.id, d.policy_id FROM policy_decisions d LEFT JOIN policies p ON p.id = d.policy_id
      WHERE d.policy_id IS NOT NULL AND p.tenant_id IS DISTINCT FROM d.tenant_id`,
  },
];
