import type { Handler } from '../../../platform/http/handler.ts';
import type { RecordOf } from '../../../platform/lifecycle/record.ts';
import { page } from '../../../platform/lists/paging.ts';
import { presentEndpoint } from '../webhook-endpoint.present.ts';
import { endpointsOf } from '../webhook-endpoint.store.ts';

/** The tenant's endpoints, newest first, without secrets (D-379). */
export const listWebhookEndpoints: Handler<'listWebhookEndpoints'> = async (request) => {
  const { tenantId, query, reads, services, nextPage } = request;
  const list = endpointsOf(tenantId);
  if (query.status !== undefined) list.where({ status: query.status });
  const { rows, next } = await page<RecordOf<'webhook-endpoint'>>(reads, list, query);
  nextPage(next);
  return { webhookEndpoints: rows.map((endpoint) => presentEndpoint(endpoint, services.config.environment)) };
};
