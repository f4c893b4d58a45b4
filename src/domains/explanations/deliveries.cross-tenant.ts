// Reads across tenants: deliveries are found by their events. Who reads the resource itself decides what a caller sees.

import type { Reads } from '../../platform/db/reads.ts';
import { sql } from '../../platform/db/sql.ts';

export interface Delivered {
  readonly id: string;
  readonly endpointId: string;
  readonly eventType: string;
  readonly status: string;
  readonly attemptCount: number;
  readonly lastError: string | null;
  readonly nextAttemptAt: Date | null;
}

/** Deliveries of a resource's events to the endpoints of a tenant; with null, of all that are told of it. */
export const deliveriesOf = (
  { acrossTenants }: Reads,
  id: string,
  tenantId: string | null,
): Promise<readonly Delivered[]> =>
  acrossTenants.many<Delivered>(
    sql.raw(
      // One at a time by the index of endpoint and event: no index begins with the event.
      `SELECT d.id, d.endpoint_id, d.event_type, d.status, d.attempt_count, d.last_error, d.next_attempt_at
      FROM events e CROSS JOIN LATERAL unnest(e.parties) AS p(tenant_id)
      JOIN webhook_endpoints w ON w.tenant_id = p.tenant_id
      CROSS JOIN LATERAL (SELECT * FROM webhook_deliveries WHERE endpoint_id = w.id AND event_id = e.id LIMIT 1) d
      WHERE e.resource_id = ? AND (?::text IS NULL OR p.tenant_id = ?)
      ORDER BY d.created_at DESC, d.id DESC LIMIT 50`,
      [id, tenantId, tenantId],
    ),
  );
