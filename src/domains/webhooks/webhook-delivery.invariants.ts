import type { DomainInvariant } from '../../platform/audit/index.ts';

export const invariants: readonly DomainInvariant[] = [
  {
    name: 'waiting_deliveries_are_looked_after',
    // D-391, D-394, D-395.
    meaning: 'Where a delivery waits, a job looks after its endpoint, unless the endpoint is disabled.',
    sql: `SELECT d.id AS delivery, d.endpoint_id FROM webhook_deliveries d JOIN webhook_endpoints e ON e.id = d.endpoint_id
      WHERE d.status = 'PENDING' AND e.status <> 'DISABLED' AND NOT EXISTS (SELECT FROM outbox_jobs j
        WHERE j.topic = 'webhooks.lane' AND j.key = e.id)`,
  },
  {
    name: 'attempts_under_way_are_of_waiting_deliveries',
    // D-390, D-395.
    meaning: 'An attempt is under way only for a delivery that waits, or whose endpoint was deleted meanwhile.',
    sql: `SELECT a.delivery_id, d.status FROM webhook_attempts a LEFT JOIN webhook_deliveries d ON d.id = a.delivery_id
      WHERE d.status IS DISTINCT FROM 'PENDING' AND d.last_error IS DISTINCT FROM 'ENDPOINT_GONE'`,
  },
  {
    reference: 'webhook_deliveries.endpoint_id',
    rows: `SELECT d.id, d.endpoint_id FROM webhook_deliveries d LEFT JOIN webhook_endpoints e ON e.id = d.endpoint_id
      WHERE e.tenant_id IS DISTINCT FROM d.tenant_id`,
  },
  {
    reference: 'webhook_attempts.delivery_id',
    rows: `SELECT a.delivery_id, a.tenant_id FROM webhook_attempts a LEFT JOIN webhook_deliveries d ON d.id = a.delivery_id
      WHERE (d.tenant_id, d.endpoint_id) IS DISTINCT FROM (a.tenant_id, a.endpoint_id)`,
  },
];
