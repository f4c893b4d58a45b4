import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { presentDelivery } from '../webhook-delivery.present.ts';
import { findEndpoint } from '../webhook-endpoint.store.ts';

/** Begins a new series of attempts, now, under the same webhook-id (D-393). */
export const redeliverWebhookDelivery: Handler<'redeliverWebhookDelivery'> = async (request) => {
  const { path, tenantId, aggregate, reads, services, fail } = request;
  const delivery = await aggregate('webhook-delivery', path.id);
  if (!delivery) return fail('DELIVERY_NOT_FOUND');
  const endpoint = await findEndpoint(reads, tenantId, delivery.context.endpointId);
  if (!endpoint) return fail('ENDPOINT_NOT_FOUND');
  if (endpoint.status === 'DISABLED') return fail('ENDPOINT_DISABLED');
  await delivery.send('REDELIVER', { at: services.realTime() });
  return presentDelivery(recordOf(delivery));
};
