// Reads across tenants: metrics count the rows of all tenants.

import { Counter, type Registry } from 'prom-client';
import { sql } from '../../../platform/db/sql.ts';
import type { Engine } from '../../../platform/lifecycle/engine.ts';
import { transact } from '../../../platform/lifecycle/transact.ts';
import { MeasuredGauge } from '../../../platform/metrics/measured-gauge.ts';
import type { WebhookSender } from '../deliveries/sender.cross-tenant.ts';

/** Looks at what operators watch and shows it in `/metrics`; a worker calls it now and then, never a scrape. */
export interface WebhookWatch {
  check(engine: Engine): Promise<void>;
}

/**
 * `paychart_webhook_attempts_total{outcome}` counts this process's own; `paychart_webhook_oldest_undelivered_seconds` and
 * `paychart_webhook_endpoints_disabled{reason}` are of all. An event that waits for a disabled endpoint is its owner's affair.
 */
export function watchWebhooks(registry: Registry, sender: WebhookSender): WebhookWatch {
  const attempts = new Counter({
    name: 'paychart_webhook_attempts_total',
    help: 'Attempts to deliver an event, by outcome: delivered, or why not',
    labelNames: ['outcome'],
    registers: [registry],
  });
  sender.onAttempt = ({ lastError }) => attempts.inc({ outcome: lastError ?? 'delivered' });
  const oldest = new MeasuredGauge(
    registry,
    'paychart_webhook_oldest_undelivered_seconds',
    'Age of the oldest event that an enabled endpoint has not taken; 0 without any',
  );
  const disabled = new MeasuredGauge(
    registry,
    'paychart_webhook_endpoints_disabled',
    'Disabled endpoints, by who did it',
    ['reason'],
  );
  return {
    check: (engine) =>
      transact(engine, 'watch', async ({ reads, realNow }) => {
        const [age, counts] = await Promise.all([
          reads.one<{ seconds: number | null }>(sql.raw(OLDEST, [realNow])),
          reads.many<{ reason: string; count: bigint }>(sql.raw(DISABLED)),
        ]);
        oldest.set(age?.seconds ?? 0);
        disabled.clear();
        for (const { reason, count } of counts) disabled.set(Number(count), { reason });
      }),
  };
}

const OLDEST = `SELECT max(extract(epoch FROM ?::timestamptz + COALESCE(k.offset_ms, 0) * interval '1 millisecond'
    - d.created_at))::float8 AS seconds
  FROM webhook_endpoints e JOIN webhook_deliveries d ON d.endpoint_id = e.id AND d.status = 'PENDING'
  LEFT JOIN tenant_clocks k ON k.tenant_id = d.tenant_id WHERE e.status = 'ENABLED'`;

const DISABLED = `SELECT COALESCE(disabled_reason, 'OWNER') AS reason, count(*) FROM webhook_endpoints
  WHERE status = 'DISABLED' GROUP BY 1`;
