import { runWebhooks } from '../../domains/webhooks/index.ts';
import { sql } from '../../platform/db/sql.ts';
import type { Options } from '../command.ts';
import type { Operator } from '../operator.ts';
import { type Outcome, Refused, table } from '../outcome.ts';

interface EndpointLine {
  readonly id: string;
  readonly status: string;
  readonly disabledReason: string | null;
  readonly failureCount: number;
  readonly waiting: bigint;
  readonly oldestAt: Date | null;
  readonly host: string;
}

export async function list({ transact }: Operator, { tenant = '' }: Options): Promise<Outcome> {
  const query = sql.raw(
    `SELECT e.id, e.status, e.disabled_reason, e.failure_count, d.waiting, d.oldest_at, e.url FROM webhook_endpoints e
      CROSS JOIN LATERAL (SELECT count(*) AS waiting, min(created_at) AS oldest_at FROM webhook_deliveries
        WHERE endpoint_id = e.id AND status = 'PENDING') d
      WHERE e.tenant_id = ? AND e.status <> 'DELETED' ORDER BY e.created_at, e.id`,
    [tenant],
  );
  const rows = await transact((unit) => unit.reads.many<EndpointLine & { readonly url: string }>(query));
  const endpoints = rows.map(({ url, waiting, ...row }) => ({
    ...row,
    waiting: Number(waiting),
    host: new URL(url).host,
  }));
  const lines = endpoints.map(({ id, status, failureCount, waiting, oldestAt, host, disabledReason }) => [
    ...[id, disabledReason ?? status, String(failureCount), String(waiting), oldestAt?.toISOString() ?? '', host],
  ]);
  const heading = ['ENDPOINT', 'STATUS', 'FAILURES', 'WAITING', 'OLDEST', 'HOST'];
  return { json: { webhookEndpoints: endpoints }, text: table([heading, ...lines]) };
}

export async function enable({ transact }: Operator, id: string): Promise<Outcome> {
  const status = await transact(async (unit) => {
    const endpoint = await unit.aggregate('webhook-endpoint', id);
    if (!endpoint?.can('ENABLE')) throw new Refused('ENDPOINT_NOT_FOUND', 'There is no such webhook endpoint');
    return (await endpoint.send('ENABLE')).status;
  });
  return { json: { id, status }, text: `${id}  ${status}` };
}

export async function run({ engine, runner }: Operator): Promise<Outcome> {
  const attempted = await runWebhooks(engine, runner);
  return { json: { attempted }, text: `${attempted} attempts` };
}
