import type { EffectsOf } from '../../platform/lifecycle/definition.ts';
import { audit, tell } from '../../platform/lifecycle/writes.ts';
import { wakeLane } from './deliveries/lane.ts';

export const effects: EffectsOf<'webhook-delivery'> = {
  scheduleAttempt: ({ context }) => [wakeLane(context.endpointId)],
  reportSuccess: ({ context }, { endsFailures }) =>
    endsFailures ? [tell('webhook-endpoint', context.endpointId, 'DELIVERY_SUCCEEDED')] : [],
  reportFailure: ({ context }) => [tell('webhook-endpoint', context.endpointId, 'DELIVERY_FAILED')],
  reportGone: ({ context }) => [tell('webhook-endpoint', context.endpointId, 'ANSWERED_GONE')],
  recordRedelivery: ({ id, context }, { from }) => [
    audit('webhook_delivery.redelivered', id, context.tenantId, { eventId: context.eventId, from }),
  ],
};
