export { type WebhookNetwork, WebhookSender } from './deliveries/sender.cross-tenant.ts';
export { EVENTS_QUEUED_AT_ONCE, fanOutBatch, queueEvents } from './feeds/fan-out.cross-tenant.ts';
export { type WebhookWatch, watchWebhooks } from './feeds/watch.cross-tenant.ts';
export { sinkUrl } from './rules/endpoint-url.ts';
export { wants } from './rules/event-filter.ts';
export { runWebhooks } from './run-webhooks.ts';
export { deliveryHeaders, newSigningSecret, signingKey } from './signing-secret.ts';
export { type SinkRecord, type SinkRequestRecord, sinkRequestsOf, sinksOf } from './sink.store.ts';
export { EventStreams } from './streams/event-streams.ts';
