import type { Handler } from '../../../platform/http/handler.ts';
import { sandboxArbiter } from '../arbiter.ts';

/** The arbiter of the sandbox with its key, so that tests can sign (D-289, D-449). */
export const getTestArbiter: Handler<'getTestArbiter'> = async ({ services: { config } }) => ({
  address: sandboxArbiter(config).address,
  privateKey: config.platformArbiterKey,
});
