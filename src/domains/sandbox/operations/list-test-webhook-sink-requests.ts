import type { Handler } from '../../../platform/http/handler.ts';
import { page } from '../../../platform/lists/paging.ts';
import { type SinkRequestRecord, sinkRequestsOf, sinksOf } from '../../webhooks/index.ts';

/** Lists the requests that a sink received, newest first, each with the signed bytes (D-382). */
export const listTestWebhookSinkRequests: Handler<'listTestWebhookSinkRequests'> = async (request) => {
  const { path, query, tenantId, reads, nextPage, fail } = request;
  const [sink, { rows, next }] = await Promise.all([
    reads.one(sinksOf(tenantId).where({ id: path.id }).select('id')),
    page<SinkRequestRecord>(reads, sinkRequestsOf(tenantId, path.id), query),
  ]);
  if (!sink) return fail('WEBHOOK_SINK_NOT_FOUND');
  nextPage(next);
  const requests = rows.map(({ headers, body, createdAt }) => ({
    headers,
    body,
    receivedAt: createdAt.toISOString(),
  }));
  return { requests };
};
