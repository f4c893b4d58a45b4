import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asArray, asObject, type JsonObject } from '../../../codegen/load/json.ts';
import { operationsOf } from '../../../codegen/versions/steps.ts';
import { newestVersion } from '../../../src/platform/versions/index.ts';
import { payable } from '../../domains/offramp/fixture.ts';
import { type Sunk, sinkEndpoint } from '../../domains/webhooks/fixture.ts';
import { type Consumer, exampleNames, installClient, run } from '../../sdk/packed.ts';
import { clientVersion } from '../../support/client-version.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { judgeOf } from './judge.ts';

/** The first release has no mirror in its SDK. */
const hasMirror = exampleNames().includes('mirror-resources.ts');
const EXAMPLES = [
  'follow-events.ts',
  'pay-a-phone-number.ts',
  'receive-webhooks.ts',
  ...(hasMirror ? ['mirror-resources.ts'] : []),
];

let service: TestService;
let consumer: Consumer;
let acme: TestTenant;
let sunk: Sunk;

beforeAll(async () => {
  [service, consumer] = await Promise.all([startTestService(), installClient(...EXAMPLES)]);
  acme = await service.signUp('Acme Client');
  await acme.fund('1000.00');
  await payable(service, 'Paid Client', '+15550104567');
  sunk = await sinkEndpoint(acme, ['payment.*']);
  const version = clientVersion ?? newestVersion ?? '';
  await acme.api.updateWebhookEndpoint({ id: sunk.endpointId, apiVersion: version as '2026-12-01' }).unwrap();
});
afterAll(async () => {
  await service?.stop();
  await consumer?.remove();
});

const variables = () => ({ ...process.env, PAYCHART_URL: service.url, PAYCHART_API_KEY: acme.apiKey });

test('the examples of the version compile against its package', () => consumer.compile('--types', 'node', ...EXAMPLES));

test('the package pays, and follows the events of the payment', async () => {
  const paid = await run(process.execPath, ['pay-a-phone-number.ts'], { cwd: consumer.folder, env: variables() });
  // Each surface has its own word for the same wait.
  expect(paid.stdout).toMatch(/^pay_\w+ AWAITING_(?:RECIPIENT_)?CONFIRMATION, \d+ quotes\n$/);
  await service.runUntilIdle();
  const { stdout } = await run(process.execPath, ['follow-events.ts'], { cwd: consumer.folder, env: variables() });
  expect(stdout).toMatch(/^(?:\d+ [a-z_]+\.[a-z_]+ \w+\n)+$/);
  expect(stdout).toContain('payment.created');
});

test('the package reads every list and document of its own contract that takes no parameter', async () => {
  const { createPaychart } = (await import(`${consumer.sdk}/dist/esm/index.js`)) as { createPaychart: Create };
  const client = createPaychart({ apiKey: acme.apiKey, baseUrl: service.url, maxRetries: 0 });
  const asked = readable(contractOfClient());
  expect(asked.length).toBeGreaterThan(30);
  const unread: string[] = [];
  for (const id of asked) {
    const result = await client[id]?.();
    // Without a chain a balance cannot be read, which the contract says.
    if (result === undefined || ['UNKNOWN', 'INVALID_RESPONSE', 'NETWORK_ERROR'].includes(result.error?.code ?? ''))
      unread.push(`${id}: ${result?.error?.code} ${result?.error?.message}`);
  }
  expect(unread).toEqual([]);
});

test('its receiver verifies real deliveries, accepts each once, and refuses a changed one', async () => {
  const judge = judgeOf(clientVersion ?? newestVersion ?? '', clientVersion === undefined);
  const child = spawn(process.execPath, ['receive-webhooks.ts'], {
    cwd: consumer.folder,
    env: { ...variables(), PORT: '0', PAYCHART_WEBHOOK_SECRET: sunk.secret },
  });
  try {
    const url = await lineOf(child);
    const deliveries = await delivered();
    expect(deliveries.length).toBeGreaterThan(0);
    for (const { headers, body } of deliveries) {
      expect(judge.faultOfEvent(JSON.parse(body))).toBeUndefined();
      expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(204);
      expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(204);
      expect((await fetch(url, { method: 'POST', headers, body: body.replace('payment.', 'payments.') })).status).toBe(
        401,
      );
    }
    // The first release keeps in memory what it has seen.
    if (!readFileSync(`${consumer.folder}/receive-webhooks.ts`, 'utf8').includes('events.jsonl')) return;
    const stored = readFileSync(`${consumer.folder}/events.jsonl`, 'utf8').trim().split('\n');
    expect(stored.map((line) => (JSON.parse(line) as { id: string }).id)).toEqual(
      deliveries.map(({ body }) => (JSON.parse(body) as { id: string }).id),
    );
  } finally {
    child.kill();
  }
});

if (hasMirror) test('its mirror catches up with the feed, and accepts real deliveries', mirrored);

async function mirrored(): Promise<void> {
  const child = spawn(process.execPath, ['mirror-resources.ts'], {
    cwd: consumer.folder,
    env: { ...variables(), PORT: '0', PAYCHART_WEBHOOK_SECRET: sunk.secret },
  });
  try {
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const url = String((await lines.next()).value);
    expect((await lines.next()).value).toMatch(/^[1-9]\d* changes from the feed$/);
    const before = (await delivered()).length;
    const { paymentId } = await acme.api.createOfframpPayment({ phone: '+15550104567', amountUsd: '3.00' }).unwrap();
    await service.runUntilIdle();
    for (const { headers, body } of (await delivered()).slice(before)) {
      expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(204);
    }
    expect((await lines.next()).value).toMatch(new RegExp(`^${paymentId} [A-Z_]+$`));
  } finally {
    child.kill();
  }
}

/** What the endpoint was sent, oldest first, as it came. */
const delivered = async (): Promise<{ headers: Record<string, string>; body: string }[]> => {
  const { requests } = await acme.api.listTestWebhookSinkRequests({ id: sunk.sinkId, take: 200 }).unwrap();
  return requests.toReversed().map(({ headers, body }) => {
    const sent = headers as Record<string, string>;
    const kept = Object.entries(sent).filter(([name]) => name.startsWith('webhook-') || name === 'content-type');
    return { headers: Object.fromEntries(kept), body };
  });
};

type Client = Readonly<Record<string, () => Promise<{ error?: { code: string; message: string } }>>>;
type Create = (options: { apiKey: string; baseUrl: string; maxRetries: number }) => Client;

const contractOfClient = (): JsonObject =>
  JSON.parse(
    clientVersion === undefined
      ? readFileSync('generated/openapi.json', 'utf8')
      : gunzipSync(readFileSync(`spec/versions/${clientVersion}/published/openapi.json.gz`)).toString('utf8'),
  ) as JsonObject;

/** Operations that an API key may call with nothing. */
const readable = (document: JsonObject): string[] =>
  operationsOf(document)
    .filter(
      ({ method, path, node }) => method === 'get' && path.startsWith('/v1/') && !path.includes('{') && takesKey(node),
    )
    .map(({ id }) => id);

const takesKey = ({ security }: JsonObject): boolean => asArray(security).some((one) => 'apiKey' in asObject(one));

async function lineOf(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('the example has no output');
  const [chunk] = (await once(child.stdout, 'data')) as [Buffer];
  return chunk.toString().trim();
}
