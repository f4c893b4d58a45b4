import { newId } from '../../../platform/db/ids.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { audit, insert } from '../../../platform/lifecycle/writes.ts';
import { sinkUrl } from '../../webhooks/index.ts';

/** Creates a receiver without a host; it answers 200 until it is told otherwise (D-382). */
export const createTestWebhookSink: Handler<'createTestWebhookSink'> = async ({ tenantId, now, write }) => {
  // A label of a host name: without the prefix of other ids, whose underscore a name cannot have.
  const id = newId('sink').slice('sink_'.length);
  write(
    insert('test_webhook_sinks', { id, tenantId, respondWith: '200', createdAt: now }),
    audit('test.webhook_sink.created', id, tenantId),
  );
  return { sinkId: id, url: sinkUrl(id) };
};
