import { newId } from '../../../platform/db/ids.ts';
import type { Handler } from '../../../platform/http/handler.ts';

/** Sends endpoint.test to this endpoint alone (D-379, D-449). */
export const testWebhookEndpoint: Handler<'testWebhookEndpoint'> = async ({ path, aggregate, services, fail }) => {
  const endpoint = await aggregate('webhook-endpoint', path.id);
  if (!endpoint || endpoint.status === 'DELETED') return fail('ENDPOINT_NOT_FOUND');
  if (endpoint.status === 'DISABLED') return fail('ENDPOINT_DISABLED');
  const eventId = newId('evt');
  await endpoint.send('TEST', { eventId, environment: services.config.environment });
  return { eventId };
};
