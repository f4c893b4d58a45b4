import type { WebhookDelivery } from '../../../generated/contract/schemas.ts';
import type { RecordOf } from '../../platform/lifecycle/record.ts';

export const presentDelivery = (delivery: RecordOf<'webhook-delivery'>): WebhookDelivery => ({
  id: delivery.id,
  endpointId: delivery.endpointId,
  eventId: delivery.eventId,
  eventType: delivery.eventType as WebhookDelivery['eventType'],
  status: delivery.status,
  attempts: [...delivery.attempts],
  attemptCount: delivery.attemptCount,
  nextAttemptAt: delivery.nextAttemptAt?.toISOString() ?? null,
  lastError: delivery.lastError,
  createdAt: delivery.createdAt.toISOString(),
});
