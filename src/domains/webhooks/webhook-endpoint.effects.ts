import type { AggregateView, EffectsOf } from '../../platform/lifecycle/definition.ts';
import { recordOf } from '../../platform/lifecycle/record.ts';
import { audit, insert, notify, type Row, type Write } from '../../platform/lifecycle/writes.ts';
import { wakeLane } from './deliveries/lane.ts';
import { TEST_EVENT } from './rules/event-filter.ts';
import { presentEndpoint } from './webhook-endpoint.present.ts';

type Endpoint = AggregateView<'webhook-endpoint'>;

export const effects: EffectsOf<'webhook-endpoint'> = {
  recordCreation: (endpoint) => [audited('created', endpoint, told(endpoint)), switched(endpoint, true)],
  recordChange: (endpoint) => [audited('updated', endpoint, told(endpoint))],
  recordRotation: (endpoint) => [
    audited('secret_rotated', endpoint, { graceEndsAt: endpoint.context.graceEndsAt?.toISOString() ?? null }),
  ],
  recordDisabling: (endpoint, { reason }) => [audited('disabled', endpoint, { reason }), switched(endpoint, false)],
  recordEnabling: (endpoint) => [audited('enabled', endpoint), switched(endpoint, true)],
  recordDeletion: (endpoint) => [audited('deleted', endpoint)],
  resumeDeliveries: ({ id }) => [wakeLane(id)],
  dropDeliveries: ({ id }) => [wakeLane(id)],
  announceTest: (endpoint, { eventId, environment }) => [
    audited('tested', endpoint, { eventId }),
    notify(TEST_EVENT, {
      id: eventId,
      resourceId: endpoint.id,
      parties: [endpoint.context.tenantId],
      object: presentEndpoint(recordOf(endpoint), environment),
    }),
  ],
  ignoreLateOutcome: () => [],
};

/** The query of a URL may carry a token of its owner's: the audit log has the place alone. */
const told = ({ context: { url, eventTypes } }: Endpoint): Row => {
  const { origin, pathname } = new URL(url);
  return { url: `${origin}${pathname}`, eventTypes: [...eventTypes] };
};

const audited = (action: string, { id, context: { tenantId } }: Endpoint, data: Row = {}): Write =>
  audit(`webhook_endpoint.${action}`, id, tenantId, data);

const switched = ({ id }: Endpoint, enabled: boolean): Write => insert('webhook_switches', { endpointId: id, enabled });
