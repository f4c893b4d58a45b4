import type { Handler } from '../../../platform/http/handler.ts';
import { upsert } from '../../../platform/lifecycle/flush/upsert.ts';
import { controlsChanged } from '../controls-changed.ts';

/** Takes the composer down or up for the caller's tenant (D-124). */
export const setTestPolicySubsystem: Handler<'setTestPolicySubsystem'> = async ({ tenantId, body, reads, write }) => {
  const { available } = body;
  write(
    await upsert(reads, 'test_policy_subsystem', { tenantId }, { available }),
    ...controlsChanged(tenantId, 'policy_subsystem'),
  );
  return { available };
};
