import type { Handler } from '../../../platform/http/handler.ts';
import { audit, update } from '../../../platform/lifecycle/writes.ts';
import { type SinkRecord, sinksOf, sinkUrl } from '../../webhooks/index.ts';

/** Chooses what a sink answers from now on (D-382). */
export const updateTestWebhookSink: Handler<'updateTestWebhookSink'> = async (request) => {
  const { path, body, tenantId, reads, write, fail } = request;
  const { respondWith } = body;
  const sink = await reads.one<SinkRecord>(sinksOf(tenantId).where({ id: path.id }));
  if (!sink) return fail('WEBHOOK_SINK_NOT_FOUND');
  write(
    update('test_webhook_sinks', { id: sink.id }, { respondWith: String(respondWith) }),
    audit('test.webhook_sink.updated', sink.id, tenantId, { respondWith }),
  );
  return { sinkId: sink.id, url: sinkUrl(sink.id), respondWith };
};
