import type { Handler } from '../../../platform/http/handler.ts';
import { pageByVersion } from '../../../platform/lists/page-by-version.ts';
import { presentVersion } from '../policy.present.ts';
import { findPolicy, type PolicyVersionRecord, versionsOf } from '../policy.store.ts';

/** All versions of a policy, oldest first (D-310, D-439). */
export const listPolicyVersions: Handler<'listPolicyVersions'> = async (request) => {
  const { path, tenantId, query, reads, nextPage, fail } = request;
  const [policy, { rows, next }] = await Promise.all([
    findPolicy(reads, tenantId, path.id),
    pageByVersion<PolicyVersionRecord>(reads, versionsOf(tenantId, path.id), query, 'oldestFirst'),
  ]);
  if (!policy) return fail('POLICY_NOT_FOUND');
  nextPage(next);
  return { versions: rows.map(presentVersion) };
};
