import type { Handler } from '../../../platform/http/handler.ts';
import { presentPolicy } from '../policy.present.ts';
import { findPolicy } from '../policy.store.ts';

/** One policy with the version in force (B 4.6). */
export const getPolicy: Handler<'getPolicy'> = async ({ path, tenantId, reads, fail }) => {
  const policy = await findPolicy(reads, tenantId, path.id);
  return policy ? presentPolicy(policy) : fail('POLICY_NOT_FOUND');
};
