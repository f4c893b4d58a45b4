import type { Knex } from 'knex';
import { sql } from '../../../platform/db/sql.ts';
import { entriesOf } from '../../../platform/feed/feed-entries.ts';
import type { RecordOf } from '../../../platform/lifecycle/record.ts';
import { TEST_EVENT } from '../rules/event-filter.ts';
import type { DeliverableEvent } from '../webhook-delivery.store.ts';

/** With the delivery that the endpoint has of it. */
export interface ReplayableEvent extends DeliverableEvent {
  readonly deliveryId: string | null;
}

export interface Span {
  readonly since: Date;
  /** Exclusive; null: all that follow. */
  readonly until: Date | null;
  /** Older events are not kept (D-389). */
  readonly retainedSince: Date;
}

/** At most so many at once (D-393). */
const MAX_REPLAYED = 1000;

/**
 * The events of a span that match an endpoint's types, oldest first; tests of other endpoints are not for this one, and
 * what is attempted there at this moment has its delivery in the next one.
 */
export function replayable(tenantId: string, endpoint: RecordOf<'webhook-endpoint'>, span: Span): Knex.QueryBuilder {
  const entries: Knex.Raw = entriesOf(tenantId, { order: 'asc', types: endpoint.eventTypes });
  const list = sql(entries)
    .join({ e: 'events' }, 'e.id', 'f.event_id')
    .leftJoin({ d: 'webhook_deliveries' }, (join) =>
      join.on('d.event_id', 'f.event_id').andOnVal('d.endpoint_id', endpoint.id).andOnVal('d.tenant_id', tenantId),
    )
    .select('f.event_id', 'f.type', 'e.resource_id', 'f.sequence', { deliveryId: 'd.id' })
    .where('e.at', '>=', span.since)
    .where('e.at', '>', span.retainedSince)
    .where((mine) => mine.whereNot('f.type', TEST_EVENT).orWhere('e.resource_id', endpoint.id))
    .whereNotExists(
      sql({ b: 'webhook_batches' })
        .join({ m: 'webhook_marks' }, 'm.tenant_id', 'b.tenant_id')
        .where('b.tenant_id', tenantId)
        .whereRaw('f.sequence > m.sequence AND f.sequence <= b.to_sequence AND ? = ANY(b.endpoint_ids)', [endpoint.id]),
    )
    .orderBy(['f.last_sequence', 'f.sequence'])
    .limit(MAX_REPLAYED);
  return span.until ? list.where('e.at', '<', span.until) : list;
}
