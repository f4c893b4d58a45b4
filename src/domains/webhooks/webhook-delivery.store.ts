import type { Knex } from 'knex';
import { sql } from '../../platform/db/sql.ts';
import type { RecordOf } from '../../platform/lifecycle/record.ts';

export const deliveriesOf = (tenantId: string): Knex.QueryBuilder =>
  sql('webhook_deliveries').where({ tenant_id: tenantId });

/** A delivery to make: an event of a tenant's feed. */
export interface DeliverableEvent {
  readonly eventId: string;
  readonly type: string;
  readonly resourceId: string;
  readonly sequence: bigint;
}

/** A delivery that was not attempted yet (D-390). */
export const newDelivery = (
  { tenantId, endpointId }: { readonly tenantId: string; readonly endpointId: string },
  event: DeliverableEvent,
  nextAttemptAt: Date,
): Omit<RecordOf<'webhook-delivery'>, 'id' | 'status' | 'createdAt'> => ({
  tenantId,
  endpointId,
  eventId: event.eventId,
  eventType: event.type,
  resourceId: event.resourceId,
  sequence: event.sequence,
  attempts: [],
  attemptCount: 0,
  seriesAttempts: 0,
  nextAttemptAt,
  leftAt: null,
  lastError: null,
});
