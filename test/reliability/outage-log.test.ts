import { connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually, startTestService, type TestService, type TestTenant } from '../support/service.ts';

/** Stands before the database, and can take it away. */
const door = { isShut: false, sockets: new Set<Socket>(), close: () => {} };

async function through(url: string): Promise<string> {
  const target = new URL(url);
  const server = createServer((client) => {
    if (door.isShut) return void client.resetAndDestroy();
    const upstream = connect(Number(target.port), target.hostname);
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      door.sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => other.destroy());
      socket.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  door.close = () => server.close();
  const proxied = new URL(url);
  // Not around the door, by the server's socket.
  proxied.searchParams.delete('host');
  proxied.hostname = '127.0.0.1';
  proxied.port = String((server.address() as { port: number }).port);
  return proxied.href;
}

let service: TestService;
let tenant: TestTenant;

beforeAll(async () => {
  service = await startTestService({ through, working: true });
  tenant = await service.signUp('Outage');
});
afterAll(async () => {
  await service?.stop();
  door.close();
});

test('requests and workers share one log line for a database outage, and another for its end', async () => {
  const me = () => fetch(`${service.url}/v1/me`, { headers: { 'X-Service-Api-Key': tenant.apiKey } });
  const lines = () =>
    service.logLines.map(
      (line) => JSON.parse(line) as { level: string; msg: string; status?: number; err?: { message: string } },
    );
  // A job that has begun says for itself how it ended.
  await service.runUntilIdle();
  const before = service.logLines.length;
  door.isShut = true;
  for (const socket of door.sockets) socket.destroy();
  const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await me()).status));
  expect(statuses).toEqual(Array.from({ length: 20 }, () => 503));
  const during = lines().slice(before);
  expect(during.filter(({ msg }) => msg.startsWith('the database is unavailable'))).toHaveLength(1);
  const told = during.filter(({ level, status }) => ['warn', 'error'].includes(level) || status === 503);
  const unexpected = told.filter(({ msg }) => !msg.startsWith('the database is unavailable'));
  expect(unexpected).toEqual([]);
  expect(told).toHaveLength(1);
  door.isShut = false;
  await eventually('the service serves again', async () => (await me()).status === 200);
  const back = lines().filter(({ msg }) => msg === 'the database is available again');
  expect(back).toEqual([expect.objectContaining({ level: 'info', failures: expect.any(Number) })]);
});
