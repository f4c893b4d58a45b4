import type { Handler } from '../../../platform/http/handler.ts';
import { presentEndpoint, upgradeOfEndpoint } from '../webhook-endpoint.present.ts';
import { findEndpoint } from '../webhook-endpoint.store.ts';

/** One endpoint, without its secret (D-379), with what its receiver would meet in the newest version (D-531). */
export const getWebhookEndpoint: Handler<'getWebhookEndpoint'> = async ({ path, tenantId, reads, services, fail }) => {
  const endpoint = await findEndpoint(reads, tenantId, path.id);
  if (!endpoint) return fail('ENDPOINT_NOT_FOUND');
  return { ...presentEndpoint(endpoint, services.config.environment), ...upgradeOfEndpoint(endpoint) };
};
