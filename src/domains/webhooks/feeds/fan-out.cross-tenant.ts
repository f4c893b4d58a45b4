// Reads across tenants: one queue has the events of all tenants.

import type { Engine } from '../../../platform/lifecycle/engine.ts';
import { transact } from '../../../platform/lifecycle/transact.ts';
import type { UnitOfWork } from '../../../platform/lifecycle/unit-of-work.ts';
import { update } from '../../../platform/lifecycle/writes.ts';
import { withRemoteParent } from '../../../platform/tracing/index.ts';
import { type PlannedDelivery, planDeliveries } from '../deliveries/planned-deliveries.ts';
import { adoptAttempts, forgetBatches } from '../deliveries/unrecorded-batches.cross-tenant.ts';
import { newDelivery } from '../webhook-delivery.store.ts';
import {
  alreadyQueued,
  clocksOf,
  endpointsOf,
  type FeedEvent,
  lockMarks,
  nextEvents,
  pairKey,
  switchesOf,
} from './feed.cross-tenant.ts';

/** Events of one batch; each may go to 20 endpoints. */
export const EVENTS_QUEUED_AT_ONCE = 400;
/** Few, so that other processes queue the events of other tenants meanwhile. */
const TENANTS_AT_ONCE = 4;

/** The work that a batch has queued. */
export interface FanOut {
  /** Events that it has passed, whether any endpoint wants them or not. */
  readonly passed: number;
  /** There may be more. */
  readonly isFull: boolean;
}

/** Queues one batch of numbered events for the endpoints that want them; answers how many events it has passed. */
export async function fanOutBatch(engine: Engine, scope: { readonly tenantId?: string } = {}): Promise<number> {
  return (await fanOut(engine, scope)).passed;
}

/** The same for the background task: a full batch where there may be more events. */
export async function queueEvents(engine: Engine): Promise<number> {
  const { passed, isFull } = await fanOut(engine);
  return isFull ? EVENTS_QUEUED_AT_ONCE : passed;
}

/**
 * Stores a delivery for each event and endpoint. The delivery's lane attempts it. The marks of the tenants, `tenantId`
 * alone or some of all, are locked until the commit.
 */
export const fanOut = (engine: Engine, { tenantId }: { readonly tenantId?: string } = {}): Promise<FanOut> =>
  transact(engine, 'webhooks', async (unit) => {
    const { reads } = unit;
    const tenantIds = await lockMarks(reads, tenantId, TENANTS_AT_ONCE);
    if (tenantIds.length === 0) return { passed: 0, isFull: false };
    const [events, endpoints, switches, clocks] = await Promise.all([
      nextEvents(reads, tenantIds, Math.ceil(EVENTS_QUEUED_AT_ONCE / tenantIds.length)),
      endpointsOf(reads, tenantIds),
      switchesOf(reads, tenantIds),
      clocksOf(reads, tenantIds),
    ]);
    for (const [tenant, offsetMs] of clocks) unit.knowClock(tenant, offsetMs);
    const planned = planDeliveries(events, endpoints, switches);
    const queued = planned.length > 0 ? await alreadyQueued(reads, planned) : new Set();
    await store(
      unit,
      planned.filter((pair) => !queued.has(pairKey(pair))),
      events,
    );
    return { passed: events.length, isFull: tenantIds.length === TENANTS_AT_ONCE };
  });

async function store(
  unit: UnitOfWork,
  planned: readonly PlannedDelivery[],
  events: readonly FeedEvent[],
): Promise<void> {
  for (const { id, endpointId, event } of planned) {
    const context = newDelivery({ tenantId: event.tenantId, endpointId }, event, unit.realNow);
    await withRemoteParent(event.traceparent, () => unit.open('webhook-delivery', { id, context }));
  }
  const ends = new Map(events.map(({ tenantId, sequence }) => [tenantId, sequence]));
  for (const [tenantId, sequence] of ends) unit.write(update('webhook_marks', { tenantId }, { sequence }));
  if (events.some(({ maybeAttemptedEndpointIds }) => maybeAttemptedEndpointIds !== null))
    await Promise.all([forgetBatches(unit.reads, ends), adoptAttempts(unit.reads, planned)]);
}
