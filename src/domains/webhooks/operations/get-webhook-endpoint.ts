import type { Handler } from '../../../platform/http/handler.ts';
import { presentEndpoint } from '../webhook-endpoint.present.ts';
import { findEndpoint } from '../webhook-endpoint.store.ts';

/** One endpoint, without its secret (D-379). */
export const getWebhookEndpoint: Handler<'getWebhookEndpoint'> = async ({ path, tenantId, reads, services, fail }) => {
  const endpoint = await findEndpoint(reads, tenantId, path.id);
  return endpoint ? presentEndpoint(endpoint, services.config.environment) : fail('ENDPOINT_NOT_FOUND');
};
