import type { Handler } from '../../../platform/http/handler.ts';
import { upsert } from '../../../platform/lifecycle/flush/upsert.ts';
import { audit } from '../../../platform/lifecycle/writes.ts';

/** Overrides the deployment's enforcement mode for the caller's tenant (D-311). */
export const setTestPolicyEnforcement: Handler<'setTestPolicyEnforcement'> = async ({
  tenantId,
  body,
  reads,
  write,
}) => {
  const { mode } = body;
  write(
    await upsert(reads, 'test_policy_enforcement', { tenantId }, { mode }),
    audit('test.policy_enforcement.set', tenantId, tenantId, { mode }),
  );
  return { mode };
};
