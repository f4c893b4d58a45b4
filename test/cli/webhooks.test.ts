import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyWebhook } from '#sdk';
import { startDefaults } from '../../src/app/config.ts';
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

const paychart = (...args: readonly string[]) => run({ DATABASE_URL: service.databaseUrl, ...startDefaults }, args);

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
          id: at.endpointId,
          status: 'DISABLED',
          disabledReason: null,
          failureCount: 0,
          waiting: 0,
          oldestAt: null,
          host: `${at.sinkId}.sink.test`,
        },
      ],
    });
    const enabled = (await paychart('webhooks', 'enable', at.endpointId, '--json')).json();
    expect(enabled).toEqual({ id: at.endpointId, status: 'ENABLED' });
    await acme.api.deleteWebhookEndpoint({ id: at.endpointId }).unwrap();
    expect((await paychart('webhooks', 'list', '--tenant', acme.tenantId, '--json')).json()).toEqual({
      webhookEndpoints: [],
    });
    const refused = await paychart('webhooks', 'enable', 'whe_none', '--json');
    expect([refused.status, refused.json()]).toMatchObject([1, { error: { code: 'ENDPOINT_NOT_FOUND' } }]);
  });
});

describe('paychart webhooks listen, for developers', { shuffle: false }, () => {
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

  test('may start before the service, and survives a restart of the service', async () => {
    const way = await wayTo(service.url);
    const { port } = local.network.dial('', 0);
    const args = ['webhooks', 'listen', '--forward-to', `http://127.0.0.1:${port}/hooks`, '--url', way.url];
    const env = { PATH: process.env.PATH, HOME: process.env.HOME, PAYCHART_API_KEY: acme.apiKey };
    lines.length = 0;
    child = spawn(process.execPath, [PROGRAM, ...args], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    child.stdout?.setEncoding('utf8').on('data', (text: string) => lines.push(text));
    const said = (text: string) => eventually(text, async () => lines.join('').includes(text));
    await said('the service does not respond, waiting for it: connect ECONNREFUSED');
    await way.open();
    await said('the service responds again');
    await way.close();
    const id = await happen(acme, 'While it is away');
    await service.runUntilIdle();
    await way.open();
    const secret = /Signing secret: (\S+)/.exec(lines.join(''))?.[1] ?? '';
    await eventually('the event', async () => {
      const last = local.deliveries.at(-1);
      if (last === undefined) return false;
      return (await verifyWebhook(secret, last.headers, last.body).catch(() => undefined))?.resourceId === id;
    });
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    expect((await exited)[0]).toBe(0);
    await way.close();
  });

  test('ends with the code of the service when its key is refused, and with wrong usage when its URL is none', async () => {
    const args = ['webhooks', 'listen', '--forward-to', 'http://127.0.0.1:1/', '--url', service.url];
    const refused = await run({ PAYCHART_API_KEY: 'svc_test_wrong' }, args);
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('The API key is malformed')]);
    expect((await run({}, args)).status).toBe(1);
    expect((await run({}, ['webhooks', 'listen', '--forward-to', 'nowhere'])).status).toBe(2);
  });
});

/** A way to the service that can be closed, as a restart closes it. It begins closed. */
async function wayTo(url: string): Promise<{ url: string; open(): Promise<void>; close(): Promise<void> }> {
  const { hostname, port: servicePort } = new URL(url);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const there = connect(Number(servicePort), hostname);
    for (const end of [socket, there]) {
      sockets.add(end);
      end.on('error', () => undefined).once('close', () => sockets.delete(end));
    }
    socket.pipe(there).pipe(socket);
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  await close();
  return { url: `http://127.0.0.1:${port}`, open: () => listen(port), close };
}
