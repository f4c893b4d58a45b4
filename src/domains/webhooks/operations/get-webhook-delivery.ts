import type { Handler } from '../../../platform/http/handler.ts';
import type { RecordOf } from '../../../platform/lifecycle/record.ts';
import { presentDelivery } from '../webhook-delivery.present.ts';
import { deliveriesOf } from '../webhook-delivery.store.ts';

/** One delivery with every attempt; those of a deleted endpoint stay readable (D-392, D-395). */
export const getWebhookDelivery: Handler<'getWebhookDelivery'> = async ({ path, tenantId, reads, fail }) => {
  const delivery = await reads.one<RecordOf<'webhook-delivery'>>(deliveriesOf(tenantId).where({ id: path.id }));
  return delivery ? presentDelivery(delivery) : fail('DELIVERY_NOT_FOUND');
};
