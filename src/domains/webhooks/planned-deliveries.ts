import { newId } from '../../kernel/db/ids.ts';
import type { RowReads } from '../../kernel/db/reads.ts';
import type { Claim, ClaimCapacity } from './claim.cross-tenant.ts';
import {
  alreadyQueued,
  backlogOf,
  entryKey,
  type FeedEndpoint,
  type FeedEvent,
  numberedEvents,
  pairKey,
} from './feed.cross-tenant.ts';
import { type Switch, TEST_EVENT, wants, wasEnabledAt } from './rules/event-filter.ts';
import { LIMITS } from './rules/lane-rest.ts';

/** An event that is going to have a delivery to an endpoint. */
export interface PlannedDelivery {
  readonly id: string;
  readonly endpointId: string;
  readonly eventId: string;
  readonly event: FeedEvent;
  readonly endpoint: FeedEndpoint;
}

/** Which event goes to which endpoint: it was on when the event was written, and wants its type (D-379, D-395). */
export function planDeliveries(
  events: readonly FeedEvent[],
  endpoints: readonly FeedEndpoint[],
  switches: ReadonlyMap<string, readonly Switch[]>,
): readonly PlannedDelivery[] {
  const byTenant = Map.groupBy(endpoints, (endpoint) => endpoint.tenantId);
  const isMeant = (event: FeedEvent, { id, eventTypes }: FeedEndpoint): boolean =>
    (event.type === TEST_EVENT ? event.resourceId === id : wants(eventTypes, event.type)) &&
    wasEnabledAt(switches.get(id) ?? [], BigInt(event.tx));
  return events.flatMap((event) =>
    (byTenant.get(event.tenantId) ?? [])
      .filter((endpoint) => isMeant(event, endpoint))
      .map((endpoint) => ({
        ...{ id: newId('whd'), endpointId: endpoint.id, eventId: event.eventId },
        ...{ event, endpoint },
      })),
  );
}

/** A replay was quicker to queue some of them. */
export async function withoutQueued(
  reads: RowReads,
  planned: readonly PlannedDelivery[],
): Promise<readonly PlannedDelivery[]> {
  if (planned.length === 0) return planned;
  const queued = await alreadyQueued(reads, planned);
  return planned.filter((pair) => !queued.has(pairKey(pair)));
}

/** What a process has room for. */
export interface DirectCapacity {
  capacityFor(endpointIds: readonly string[]): Pick<ClaimCapacity, 'room' | 'proven'>;
}

/** What is attempted before it is stored. */
export interface DirectClaims {
  readonly claimed: readonly Claim[];
  /** By tenant, how many attempts of it may be under way. */
  readonly tenantRoom: ReadonlyMap<string, number>;
}

const NO_CLAIMS: DirectClaims = { claimed: [], tenantRoom: new Map() };

/**
 * What can be attempted at once: its endpoint has answered the last time, and nothing waits there. What a process that
 * died may have attempted is not attempted again before the lease of that attempt is over (D-394).
 */
export async function claimDirectly(
  reads: RowReads,
  {
    planned,
    sender,
    token,
    now,
  }: {
    readonly planned: readonly PlannedDelivery[];
    readonly sender: DirectCapacity | undefined;
    readonly token: string;
    readonly now: Date;
  },
): Promise<DirectClaims> {
  const candidates = planned.filter(
    ({ event, endpoint }) => event.maybeAttemptedAt === null && endpoint.status === 'ENABLED',
  );
  if (sender === undefined || candidates.length === 0) return NO_CLAIMS;
  const { room, proven } = sender.capacityFor([...new Set(candidates.map(({ endpointId }) => endpointId))]);
  if (proven.length === 0) return NO_CLAIMS;
  const backlog = new Map((await backlogOf(reads, proven, now)).map((one) => [one.endpointId, one]));
  const direct = candidates.filter(({ endpointId }) => backlog.get(endpointId)?.isWaitedFor === false).slice(0, room);
  if (direct.length === 0) return NO_CLAIMS;
  const entries = await numberedEvents(reads, [...new Set(direct.map(({ event }) => event))]);
  const claimed = direct.flatMap(({ id, endpointId, event, endpoint }) => {
    const entry = entries.get(entryKey(event));
    const { url, secretCiphertext, previousSecretCiphertext, graceEndsAt } = endpoint;
    const receiver = { url, secretCiphertext, previousSecretCiphertext, graceEndsAt };
    return entry ? [{ ...entry, ...receiver, deliveryId: id, token, endpointId }] : [];
  });
  const tenantRoom = new Map(
    direct.map(({ endpointId, event }) => {
      const busy = backlog.get(endpointId)?.tenantAttempts ?? 0;
      return [event.tenantId, LIMITS.perTenant - busy] as const;
    }),
  );
  return { claimed, tenantRoom };
}
