import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyWebhook } from '#sdk';
import { sandboxPayoutVariables } from '../../src/kernel/config/config.ts';
import { happen, received, sinkEndpoint } from '../domains/webhooks/fixture.ts';
import { type Receiver, startReceiver } from '../domains/webhooks/receiver.ts';
import { eventually, startTestService, type TestService, type TestTenant } from '../support/service.ts';
import { PROGRAM, run } from './run.ts';

let service: TestService;
let acme: TestTenant;

beforeAll(async () => {
  service = await startTestService();
  acme = await service.signUp('Commanded Hooks');
});
afterAll(() => service.stop());

const paychart = (...args: readonly string[]) =>
  run({ DATABASE_URL: service.databaseUrl, ...sandboxPayoutVariables }, args);

describe('paychart webhooks, for operators (D-428)', () => {
  test('run makes the attempts that are due, list shows what waits, enable goes on', async () => {
    const at = await sinkEndpoint(acme, ['policy.*']);
    const id = await happen(acme);
    await eventually('the event', async () => {
      expect((await paychart('webhooks', 'run')).stdout).toMatch(/^\d+ attempts\n$/);
      return (await received(acme, at)).length === 1;
    });
    expect((await received(acme, at))[0]?.event.resourceId).toBe(id);
    await acme.api.updateWebhookEndpoint({ id: at.endpointId, status: 'DISABLED' }).unwrap();
    const listed = (await paychart('webhooks', 'list', '--tenant', acme.tenantId, '--json')).json<object>();
    expect(listed).toEqual({
      webhookEndpoints: [
        {
          ...{ id: at.endpointId, status: 'DISABLED', disabledReason: null, failureCount: 0, waiting: 0 },
          ...{ oldestAt: null, host: `${at.sinkId}.sink.test` },
        },
      ],
    });
    const enabled = (await paychart('webhooks', 'enable', at.endpointId, '--json')).json();
    expect(enabled).toEqual({ id: at.endpointId, status: 'ENABLED' });
    const refused = await paychart('webhooks', 'enable', 'whe_none', '--json');
    expect([refused.status, refused.json()]).toMatchObject([1, { error: { code: 'ENDPOINT_NOT_FOUND' } }]);
  });
});

describe('paychart webhooks listen, for developers', () => {
  let local: Receiver;
  let child: ChildProcess | undefined;
  const lines: string[] = [];
  beforeAll(async () => {
    local = await startReceiver();
  });
  afterAll(async () => {
    child?.kill('SIGTERM');
    await local.close();
  });

  test('delivers the last events and those that follow to a private address, signed with the secret that it prints', async () => {
    for (const name of ['One', 'Two', 'Three']) await happen(acme, name);
    await service.runUntilIdle();
    const { port } = local.network.dial('', 0);
    const args = ['webhooks', 'listen', '--forward-to', `http://127.0.0.1:${port}/hooks`, '--replay', '2'];
    const env = { PATH: process.env.PATH, HOME: process.env.HOME, PAYCHART_API_KEY: acme.apiKey };
    child = spawn(process.execPath, [PROGRAM, ...args, '--url', service.url], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.stdout?.setEncoding('utf8').on('data', (text: string) => lines.push(text));
    await eventually('the replay', async () => local.deliveries.length === 2);
    const id = await happen(acme, 'Four');
    await service.runUntilIdle();
    await eventually('the next', async () => local.deliveries.length === 3);
    const secret = /Signing secret: (\S+)/.exec(lines.join(''))?.[1] ?? '';
    const events = await Promise.all(local.deliveries.map(({ headers, body }) => verifyWebhook(secret, headers, body)));
    expect(events.at(-1)?.resourceId).toBe(id);
    const { events: feed } = await acme.api.listEvents({ take: 3 }).unwrap();
    expect(events).toEqual(feed.toReversed());
    expect(local.deliveries.map(({ headers }) => headers['webhook-id'])).toEqual(events.map((event) => event.id));
    await eventually('its line', async () => /204 {2}\d+ ms {2}policy\.activated {2}evt_/.test(lines.join('')));
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    expect((await exited)[0]).toBe(0);
  });

  test('a key that the service refuses ends it with its code; what is no URL is wrong usage', async () => {
    const args = ['webhooks', 'listen', '--forward-to', 'http://127.0.0.1:1/', '--url', service.url];
    const refused = await run({ PAYCHART_API_KEY: 'svc_test_wrong' }, args);
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('The API key is malformed')]);
    expect((await run({}, args)).status).toBe(1);
    expect((await run({}, ['webhooks', 'listen', '--forward-to', 'nowhere'])).status).toBe(2);
  });
});
