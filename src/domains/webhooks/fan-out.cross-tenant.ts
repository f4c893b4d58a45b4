// Passes the walls of tenants: queues the events of all tenants.

import { isRetryable } from '../../kernel/db/errors.ts';
import { newId } from '../../kernel/db/ids.ts';
import { sql } from '../../kernel/db/sql.ts';
import type { Engine } from '../../kernel/lifecycle/engine.ts';
import { UnitOfWork } from '../../kernel/lifecycle/unit-of-work.ts';
import { update } from '../../kernel/lifecycle/writes.ts';
import { type Switch, TEST_EVENT, wants, wasEnabledAt } from './rules/event-filter.ts';
import { type DeliverableEvent, newDelivery } from './webhook-delivery.store.ts';

/** Events of one batch; each may go to 20 endpoints. */
export const EVENTS_QUEUED_AT_ONCE = 400;
const TENANTS_AT_ONCE = 16;
const RETRIES = 4;

interface FeedEvent extends DeliverableEvent {
  readonly tenantId: string;
  /** The transaction that wrote it. */
  readonly tx: string;
}

interface Endpoint {
  readonly id: string;
  readonly tenantId: string;
  readonly eventTypes: readonly string[];
}

/** Queues one batch of numbered events for the endpoints that want them; answers how many events it has passed. */
export async function fanOutBatch(engine: Engine, tenantId?: string): Promise<number> {
  for (let round = 1; ; round += 1) {
    const by = { actorType: 'system', actorId: 'webhooks', requestId: null } as const;
    const unit = new UnitOfWork(engine, { role: 'system', tenantId: null, by });
    try {
      const passed = await fanOut(unit, tenantId);
      await unit.commit();
      return passed;
    } catch (error) {
      await unit.rollback();
      if (round === RETRIES || !isRetryable(error)) throw error;
    }
  }
}

async function fanOut(unit: UnitOfWork, tenantId: string | undefined): Promise<number> {
  const tenantIds = await lockMarks(unit, tenantId);
  if (tenantIds.length === 0) return 0;
  const [events, endpoints] = await Promise.all([
    nextEvents(unit, tenantIds),
    endpointsOf(unit, tenantIds),
    readClocks(unit, tenantIds),
  ]);
  const [switches, queued] = await Promise.all([switchesOf(unit, endpoints), alreadyQueued(unit, endpoints, events)]);
  const byTenant = Map.groupBy(endpoints, (endpoint) => endpoint.tenantId);
  for (const event of events) {
    for (const endpoint of byTenant.get(event.tenantId) ?? []) {
      const isMeant =
        event.type === TEST_EVENT ? event.resourceId === endpoint.id : wants(endpoint.eventTypes, event.type);
      if (!isMeant || !wasEnabledAt(switches.get(endpoint.id) ?? [], BigInt(event.tx))) continue;
      if (queued.has(`${endpoint.id} ${event.eventId}`)) continue;
      const context = newDelivery({ tenantId: event.tenantId, endpointId: endpoint.id }, event, unit.realNow);
      await unit.open('webhook-delivery', { id: newId('whd'), context });
    }
  }
  for (const [tenant, own] of Map.groupBy(events, (event) => event.tenantId)) {
    const last = own.at(-1);
    if (last) unit.write(update('webhook_marks', { tenantId: tenant }, { sequence: last.sequence }));
  }
  return events.length;
}

/** Tenants whose feed has gone on; of two processes that look, each locks others. */
async function lockMarks(unit: UnitOfWork, tenantId: string | undefined): Promise<string[]> {
  const rows = await unit.reads.many<{ tenantId: string }>(
    sql.raw(
      `SELECT m.tenant_id FROM webhook_marks m JOIN feed_counters c ON c.tenant_id = m.tenant_id
      WHERE c.last_sequence > m.sequence AND (?::text IS NULL OR m.tenant_id = ?)
      ORDER BY m.tenant_id LIMIT ${TENANTS_AT_ONCE} FOR UPDATE OF m SKIP LOCKED`,
      [tenantId ?? null, tenantId ?? null],
    ),
  );
  return rows.map((row) => row.tenantId);
}

/**
 * The first of what follows each mark, in the order of its feed. Read after the lock: the mark is as it stands now. In the
 * feed's own collation, without which its index would not serve.
 */
const nextEvents = (unit: UnitOfWork, tenantIds: readonly string[]): Promise<FeedEvent[]> =>
  unit.reads.many<FeedEvent>(
    sql.raw(
      `SELECT f.tenant_id, f.sequence, f.event_id, f.type, f.resource_id, e.tx::text AS tx
      FROM webhook_marks m CROSS JOIN LATERAL (SELECT * FROM event_feed WHERE tenant_id = m.tenant_id COLLATE "default"
        AND sequence > m.sequence ORDER BY sequence LIMIT ?) f JOIN events e ON e.id = f.event_id
      WHERE m.tenant_id = ANY(?) ORDER BY f.tenant_id, f.sequence`,
      [Math.ceil(EVENTS_QUEUED_AT_ONCE / tenantIds.length), [...tenantIds]],
    ),
  );

/** All at once: each delivery is opened on its tenant's clock. */
async function readClocks(unit: UnitOfWork, tenantIds: readonly string[]): Promise<void> {
  const clocks = await unit.reads.many<{ tenantId: string; offsetMs: bigint }>(
    sql('tenant_clocks')
      .select('tenant_id', 'offset_ms')
      .whereIn('tenant_id', [...tenantIds]),
  );
  const offsets = new Map(clocks.map(({ tenantId, offsetMs }) => [tenantId, Number(offsetMs)]));
  for (const tenantId of tenantIds) unit.knowClock(tenantId, offsets.get(tenantId) ?? 0);
}

const endpointsOf = (unit: UnitOfWork, tenantIds: readonly string[]): Promise<Endpoint[]> =>
  unit.reads.many<Endpoint>(
    sql.raw(
      `SELECT id, tenant_id, event_types FROM webhook_endpoints WHERE tenant_id = ANY(?) AND status <> 'DELETED'
      ORDER BY id`,
      [[...tenantIds]],
    ),
  );

async function switchesOf(unit: UnitOfWork, endpoints: readonly Endpoint[]): Promise<Map<string, Switch[]>> {
  const rows = await unit.reads.many<{ endpointId: string; enabled: boolean; tx: string }>(
    sql.raw(
      `SELECT endpoint_id, enabled, tx::text AS tx FROM webhook_switches WHERE endpoint_id = ANY(?)
      ORDER BY webhook_switches.tx`,
      [endpoints.map(({ id }) => id)],
    ),
  );
  return Map.groupBy(
    rows.map((row) => ({ ...row, tx: BigInt(row.tx) })),
    (row) => row.endpointId,
  );
}

/** What a replay was quicker to queue. */
async function alreadyQueued(
  unit: UnitOfWork,
  endpoints: readonly Endpoint[],
  events: readonly FeedEvent[],
): Promise<Set<string>> {
  const rows = await unit.reads.many<{ endpointId: string; eventId: string }>(
    sql.raw('SELECT endpoint_id, event_id FROM webhook_deliveries WHERE endpoint_id = ANY(?) AND event_id = ANY(?)', [
      endpoints.map(({ id }) => id),
      events.map(({ eventId }) => eventId),
    ]),
  );
  return new Set(rows.map(({ endpointId, eventId }) => `${endpointId} ${eventId}`));
}
