import { newId } from '../../../platform/db/ids.ts';
import { retainedSince } from '../../../platform/feed/event.store.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { audit } from '../../../platform/lifecycle/writes.ts';
import { lockMark } from '../feeds/mark.store.ts';
import { type ReplayableEvent, replayable } from '../feeds/replay.store.ts';
import { newDelivery } from '../webhook-delivery.store.ts';
import { findEndpoint } from '../webhook-endpoint.store.ts';

const EMPTY_SPAN = { path: '/body/until', message: 'must be later than since', rule: 'range' };

/** Queues past events again, oldest first: a new series where there was one, a delivery where there was none (D-393). */
export const replayWebhookEndpoint: Handler<'replayWebhookEndpoint'> = async (request) => {
  const { path, body, tenantId, reads, now, services, aggregatesWith, open, write, fail } = request;
  const since = new Date(body.since);
  const until = body.until ? new Date(body.until) : null;
  if (until && until <= since) return fail('VALIDATION_FAILED', { errors: [EMPTY_SPAN] });
  // Whoever queues new events holds the same lock: none is queued twice.
  const [endpoint] = await Promise.all([findEndpoint(reads, tenantId, path.id), lockMark(reads, tenantId)]);
  if (!endpoint) return fail('ENDPOINT_NOT_FOUND');
  if (endpoint.status === 'DISABLED') return fail('ENDPOINT_DISABLED');

  const span = { since, until, retainedSince: retainedSince(now) };
  const events = await reads.many<ReplayableEvent>(replayable(tenantId, endpoint, span));
  const had = events.flatMap(({ eventId, deliveryId }) => (deliveryId === null ? [] : [eventId]));
  const at = services.realTime();
  const again = had.length > 0 ? await aggregatesWith('webhook-delivery', { endpointId: path.id, eventId: had }) : [];
  for (const delivery of again) await delivery.send('REDELIVER', { at });
  for (const event of events.filter(({ deliveryId }) => deliveryId === null)) {
    const context = newDelivery({ tenantId, endpointId: endpoint.id }, event, at);
    await open('webhook-delivery', { id: newId('whd'), context });
  }
  const told = { since: body.since, until: body.until ?? null, enqueued: events.length };
  write(audit('webhook_endpoint.replayed', endpoint.id, tenantId, told));
  return { enqueued: events.length };
};
