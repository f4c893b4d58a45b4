import type { Handler } from '../../../platform/http/handler.ts';
import type { RecordOf } from '../../../platform/lifecycle/record.ts';
import { page } from '../../../platform/lists/paging.ts';
import { presentDelivery } from '../webhook-delivery.present.ts';
import { deliveriesOf } from '../webhook-delivery.store.ts';
import { findEndpoint } from '../webhook-endpoint.store.ts';

/** An endpoint's deliveries, newest first, each with its attempts (D-392). */
export const listWebhookDeliveries: Handler<'listWebhookDeliveries'> = async (request) => {
  const { path, query, tenantId, reads, nextPage, fail } = request;
  const list = deliveriesOf(tenantId).where({ endpoint_id: path.id });
  if (query.status !== undefined) list.where({ status: query.status });
  const [endpoint, { rows, next }] = await Promise.all([
    findEndpoint(reads, tenantId, path.id),
    page<RecordOf<'webhook-delivery'>>(reads, list, query),
  ]);
  if (!endpoint) return fail('ENDPOINT_NOT_FOUND');
  nextPage(next);
  return { deliveries: rows.map(presentDelivery) };
};
