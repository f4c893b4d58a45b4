import process from 'node:process';
import { Command, InvalidArgumentError } from 'commander';
import { sql } from '../../kernel/db/sql.ts';
import { matching, type Options, operatorCommand, type Report, tenantId } from '../command.ts';
import type { Operator } from '../operator.ts';
import { type Outcome, Refused, table } from '../outcome.ts';

/** Endpoints of all tenants, and a listener for developers (B 6, D-428). */
export const webhookCommands = (report: Report): Command =>
  new Command('webhooks')
    .description('webhook endpoints, and receiving events on your own machine')
    .addCommand(
      operatorCommand(
        'list',
        "list a tenant's endpoints, oldest first, with their pending deliveries",
        list,
      )(report).requiredOption('--tenant <id>', 'ten_…', tenantId),
    )
    .addCommand(
      operatorCommand('enable', 'enable an endpoint and forget its failures', (operator, _, [id = '']) =>
        enable(operator, id),
      )(report).argument('<endpoint>', 'whe_…'),
    )
    .addCommand(operatorCommand('run', 'queue new events and make the attempts that are due', run)(report))
    .addCommand(listen());

interface EndpointLine {
  readonly id: string;
  readonly status: string;
  readonly disabledReason: string | null;
  readonly failureCount: number;
  readonly waiting: bigint;
  readonly oldestAt: Date | null;
  readonly host: string;
}

async function list({ transact }: Operator, { tenant = '' }: Options): Promise<Outcome> {
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

async function enable({ transact }: Operator, id: string): Promise<Outcome> {
  const status = await transact(async (unit) => {
    const endpoint = await unit.aggregate('webhook-endpoint', id);
    if (!endpoint?.can('ENABLE')) throw new Refused('ENDPOINT_NOT_FOUND', 'There is no such webhook endpoint');
    return (await endpoint.send('ENABLE')).status;
  });
  return { json: { id, status }, text: `${id}  ${status}` };
}

async function run({ engine, runner }: Operator): Promise<Outcome> {
  const { runWebhooks } = await import('../../app/main.ts');
  const attempted = await runWebhooks({ engine, runner });
  return { json: { attempted }, text: `${attempted} attempts` };
}

const listen = (): Command =>
  new Command('listen')
    .description('receive the events of an API key, and deliver them to a URL on your own machine')
    .requiredOption('--forward-to <url>', 'such as http://localhost:3000/hooks', webUrl)
    .option('--replay <count>', 'number of past events to begin with', matching(/^\d{1,4}$/, 'a number'), '0')
    .option('--url <url>', 'URL of the service; PAYCHART_URL by default, or http://localhost:8080', webUrl)
    .option('--api-key <key>', 'API key with the scope webhooks:read; PAYCHART_API_KEY by default')
    .option('--secret <secret>', 'secret to sign with; a new one by default', matching(SECRET, 'whsec_ and base64'))
    .action(async (options: Options) => {
      const apiKey = options.apiKey ?? process.env.PAYCHART_API_KEY ?? '';
      if (apiKey === '') throw new Refused('API_KEY_REQUIRED', 'Name a key with --api-key or PAYCHART_API_KEY.');
      const baseUrl = (options.url ?? process.env.PAYCHART_URL ?? 'http://localhost:8080').replace(/\/+$/, '');
      await follow({ baseUrl, apiKey }, options);
    });

const SECRET = /^whsec_[A-Za-z0-9+/]{32,}={0,2}$/;

async function follow(access: { readonly baseUrl: string; readonly apiKey: string }, options: Options): Promise<void> {
  const [{ newSigningSecret }, { FeedRefused, WebhookFeed }, { listenToFeed }] = await Promise.all([
    import('../../domains/webhooks/index.ts'),
    import('../webhook-feed.ts'),
    import('../webhook-listener.ts'),
  ]);
  const secret = options.secret ?? newSigningSecret();
  const forwardTo = new URL(options.forwardTo ?? '');
  const end = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end.abort());
  console.log(`Events of ${access.baseUrl} go to ${forwardTo.href}\nSigning secret: ${secret}`);
  const listening = { forwardTo, replay: Number(options.replay), secret, signal: end.signal, say: console.log };
  await listenToFeed(new WebhookFeed(access), listening).catch((error: unknown) => {
    throw error instanceof FeedRefused ? new Refused(error.code, error.message) : error;
  });
}

function webUrl(text: string): string {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) throw new InvalidArgumentError('It is an http or https URL.');
  return text;
}
