import { lockChainControls } from '../../../payments/chain/test-controls.ts';
import { lockByName } from '../../../platform/db/named-lock.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { upsert } from '../../../platform/lifecycle/flush/upsert.ts';
import { audit, enqueue } from '../../../platform/lifecycle/writes.ts';

/** Scripts the chain for the tenant's requests and jobs; what the body does not name stays as it is (D-263). */
export const setTestChain: Handler<'setTestChain'> = async ({ tenantId, body, reads, write }) => {
  // The name before the row is read: of two at once the second builds on what the first has set.
  const [, standing] = await Promise.all([
    lockByName(reads, 'test_chain', tenantId),
    lockChainControls(reads, tenantId),
  ]);
  const controls = {
    available: body.available ?? standing.available,
    holdExecution: body.holdExecution ?? standing.holdExecution,
    holdDeployments: body.holdDeployments ?? standing.holdDeployments,
    failNextDrips: body.failNextDrips ?? standing.failNextDrips,
    failNextDeployments: body.failNextDeployments ?? standing.failNextDeployments,
  };
  write(
    await upsert(reads, 'test_chain', { tenantId }, controls),
    audit('test.chain.set', tenantId, tenantId),
    // What was held waits for the end of that, and asks for nothing meanwhile (D-461).
    enqueue('payments.release', { tenantId }, { key: tenantId, tenantId }),
  );
  return controls;
};
