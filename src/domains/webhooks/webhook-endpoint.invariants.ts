import type { DomainInvariant } from '../../platform/audit/index.ts';

export const invariants: readonly DomainInvariant[] = [
  {
    name: 'endpoints_stand_as_they_were_switched',
    // D-395.
    meaning: 'The newest switch of an endpoint says what its status says, so that its events are queued or not.',
    sql: `SELECT e.id AS endpoint, e.status, s.enabled FROM webhook_endpoints e LEFT JOIN LATERAL (SELECT enabled
        FROM webhook_switches WHERE endpoint_id = e.id ORDER BY tx DESC LIMIT 1) s ON true
      WHERE e.status <> 'DELETED' AND s.enabled IS DISTINCT FROM (e.status = 'ENABLED')`,
  },
  {
    reference: 'test_webhook_sink_requests.sink_id',
    rows: `SELECT r.id, r.sink_id FROM test_webhook_sink_requests r LEFT JOIN test_webhook_sinks s ON s.id = r.sink_id
      WHERE s.tenant_id IS DISTINCT FROM r.tenant_id`,
  },
];
