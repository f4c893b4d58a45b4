import { newId } from '../../../platform/db/ids.ts';
import { wants } from '../../../platform/feed/wanted-types.ts';
import { olderVersion } from '../../../platform/versions/index.ts';
import type { FeedEndpoint, FeedEvent } from '../feeds/feed.cross-tenant.ts';
import { type Switch, TEST_EVENT, wasEnabledAt } from '../rules/event-filter.ts';

/** An event that is going to have a delivery to an endpoint. */
export interface PlannedDelivery {
  readonly id: string;
  readonly endpointId: string;
  readonly eventId: string;
  readonly event: FeedEvent;
}

/** Which event goes to which endpoint: it was on when the event was written, and wants its type (D-379, D-395). */
export function planDeliveries(
  events: readonly FeedEvent[],
  endpoints: readonly FeedEndpoint[],
  switches: ReadonlyMap<string, readonly Switch[]>,
): readonly PlannedDelivery[] {
  const byTenant = Map.groupBy(endpoints, (endpoint) => endpoint.tenantId);
  const isMeant = (event: FeedEvent, { id, eventTypes, apiVersion }: FeedEndpoint): boolean =>
    (event.type === TEST_EVENT ? event.resourceId === id : wants(eventTypes, event.type)) &&
    (apiVersion == null || olderVersion(apiVersion)?.tells(event.type) !== false) &&
    wasEnabledAt(switches.get(id) ?? [], BigInt(event.tx));
  return events.flatMap((event) =>
    (byTenant.get(event.tenantId) ?? [])
      .filter((endpoint) => isMeant(event, endpoint))
      .map(({ id: endpointId }) => ({ id: newId('whd'), endpointId, eventId: event.eventId, event })),
  );
}
