export { EVENTS_QUEUED_AT_ONCE, fanOutBatch, queueEvents } from './fan-out.cross-tenant.ts';
export { sinkUrl } from './rules/endpoint-url.ts';
export { type WebhookNetwork, WebhookSender } from './sender.cross-tenant.ts';
export { deliveryHeaders, newSigningSecret, signingKey } from './signing-secret.ts';
export { type SinkRecord, type SinkRequestRecord, sinkRequestsOf, sinksOf } from './sink.store.ts';
export { EventStreams } from './streams/event-streams.ts';
export { type WebhookWatch, watchWebhooks } from './watch.cross-tenant.ts';
