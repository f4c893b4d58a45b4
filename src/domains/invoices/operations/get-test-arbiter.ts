import type { Handler } from '../../../kernel/http/handler.ts';
import { platformArbiter } from '../arbiter.ts';

/** The platform's arbiter with its key, so that tests can sign (D-289, D-449). */
export const getTestArbiter: Handler<'getTestArbiter'> = async ({ services: { config } }) => ({
  address: platformArbiter(config).address,
  privateKey: config.platformArbiterKey,
});
