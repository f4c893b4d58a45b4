import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Poster } from '../../../src/domains/webhooks/network/post.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { happen } from './fixture.ts';
import { PUBLIC_ADDRESS, type Receiver, startReceiver } from './receiver.ts';

let receiver: Receiver;
let service: TestService;
let acme: TestTenant;

beforeAll(async () => {
  receiver = await startReceiver();
  service = await startTestService({ webhookNetwork: receiver.network });
  acme = await service.signUp('Acme Sockets');
});
afterAll(async () => {
  await service.stop();
  await receiver.close();
});

const lastOf = async (id: string) => (await acme.api.listWebhookDeliveries({ id }).unwrap()).deliveries[0];

async function deliver(respond: Receiver['respond'], url = receiver.url) {
  receiver.respond = respond;
  const { id, secret } = await acme.api.createWebhookEndpoint({ url, eventTypes: ['policy.*'] }).unwrap();
  await happen(acme);
  await service.runUntilIdle();
  const delivery = await lastOf(id);
  await acme.api.deleteWebhookEndpoint({ id }).unwrap();
  await service.runUntilIdle();
  return { delivery, secret };
}

describe('over a socket (D-381, D-391)', () => {
  test('the body and its signature are those of the feed (D-383)', async () => {
    const { delivery } = await deliver((_, response) => response.writeHead(200).end('thank you'));
    expect(delivery).toMatchObject({ status: 'DELIVERED', attempts: [{ httpStatus: 200, lastError: null }] });
    const got = receiver.deliveries.at(-1);
    expect(got?.headers).toMatchObject({ host: 'hooks.example', 'content-type': 'application/json' });
    expect(got?.headers['user-agent']).toBe('Service-Webhooks/1');
    const { verifyWebhook } = await import('#sdk');
    const { delivery: again, secret } = await deliver((_, response) => response.writeHead(200).end());
    const last = receiver.deliveries.at(-1);
    const event = await verifyWebhook(secret, last?.headers ?? {}, last?.body ?? '');
    expect(event.id).toBe(again?.eventId);
  });

  test('a redirect is not followed, and is HTTP_ERROR (D-381, D-394)', async () => {
    const before = receiver.deliveries.length;
    const { delivery } = await deliver((_, response) =>
      response.writeHead(307, { location: 'http://hooks.example/elsewhere' }).end(),
    );
    expect(delivery).toMatchObject({ status: 'PENDING', attempts: [{ httpStatus: 307, lastError: 'HTTP_ERROR' }] });
    expect(receiver.deliveries).toHaveLength(before + 1);
  });

  test('a broken connection is CONNECTION_FAILED (D-394)', async () => {
    const { delivery } = await deliver((_, response) => response.socket?.destroy());
    expect(delivery).toMatchObject({ attempts: [{ httpStatus: null, lastError: 'CONNECTION_FAILED' }] });
  });

  test('an upgrade is HTTP_ERROR, since its status does not end a request (D-394)', async () => {
    const { delivery } = await deliver((_, response) => {
      response.socket?.end('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n');
    });
    expect(delivery).toMatchObject({ attempts: [{ httpStatus: 101, lastError: 'HTTP_ERROR' }] });
  });

  test('a server without TLS behind https is CONNECTION_FAILED (D-394)', async () => {
    const { delivery } = await deliver((_, response) => response.writeHead(200).end(), 'https://hooks.example/');
    expect(delivery).toMatchObject({ attempts: [{ httpStatus: null, lastError: 'CONNECTION_FAILED' }] });
  });

  test('an endless body counts by its status, and its socket is closed (D-391)', async () => {
    let written = 0;
    let closed = false;
    const { delivery } = await deliver((_, response) => {
      response.writeHead(200);
      const timer = setInterval(() => {
        written += 1024;
        response.write('x'.repeat(1024));
      }, 1);
      response.on('close', () => {
        closed = true;
        clearInterval(timer);
      });
    });
    expect(delivery).toMatchObject({ status: 'DELIVERED' });
    await expect.poll(() => closed).toBe(true);
    expect(written).toBeLessThan(1024 * 1024);
  });

  test('sockets are reused', async () => {
    receiver.respond = (_, response) => response.writeHead(204).end();
    const { id } = await acme.api.createWebhookEndpoint({ url: receiver.url, eventTypes: ['policy.*'] }).unwrap();
    await happen(acme);
    await service.runUntilIdle();
    const opened = receiver.connections();
    for (let n = 0; n < 5; n += 1) {
      await happen(acme, `Again ${n}`);
      await service.runUntilIdle();
    }
    expect(receiver.connections()).toBe(opened);
    await acme.api.deleteWebhookEndpoint({ id }).unwrap();
    await service.runUntilIdle();
  });

  test('a delivery goes to the checked address, even when another address of the name is connected (D-381)', async () => {
    const other = await startReceiver();
    receiver.respond = (_, response) => response.writeHead(200).end();
    other.respond = (_, response) => response.writeHead(204).end();
    const poster = new Poster((address, port) =>
      (address === PUBLIC_ADDRESS ? receiver : other).network.dial(address, port),
    );
    const post = async (address: string) => {
      const signal = AbortSignal.timeout(10_000);
      return poster.post({ url: new URL(receiver.url), address, headers: {}, body: '{}', signal });
    };
    for (let round = 0; round < 2; round += 1) {
      expect(await post(PUBLIC_ADDRESS)).toEqual({ httpStatus: 200 });
      expect(await post('93.184.216.35')).toEqual({ httpStatus: 204 });
    }
    await poster.close();
    await other.close();
  });

  test('reports TIMEOUT for a receiver that does not answer in time (D-391, D-394)', async () => {
    receiver.respond = () => {};
    const poster = new Poster(receiver.network.dial);
    const signal = AbortSignal.timeout(50);
    const request = { url: new URL(receiver.url), address: PUBLIC_ADDRESS, headers: {}, body: '{}', signal };
    expect(await poster.post(request)).toEqual({ error: 'TIMEOUT' });
    await poster.close();
  });
});

describe('logs and metrics of deliveries', { shuffle: false }, () => {
  test('log lines contain no payload, secret or URL', async () => {
    const secretPath = 'http://hooks.example/token-in-the-path';
    const { secret } = await deliver((_, response) => response.writeHead(200).end(), secretPath);
    const lines = service.logLines.filter((line) => line.includes('webhook attempt'));
    expect(lines.length).toBeGreaterThan(0);
    const all = service.logLines.join('\n');
    expect(all).not.toContain(secret);
    expect(lines.join('\n')).not.toContain('token-in-the-path');
    expect(lines.join('\n')).not.toContain('policy.activated');
  });

  test('metrics count attempts by outcome, and show the oldest event and the disabled endpoints', async () => {
    const { delivery } = await deliver((_, response) => response.writeHead(500).end());
    expect(delivery?.lastError).toBe('HTTP_5XX');
    const metrics = await (await fetch(`${service.url}/metrics`)).text();
    expect(metrics).toMatch(/paychart_webhook_attempts_total\{outcome="delivered"\} [1-9]/);
    expect(metrics).toMatch(/paychart_webhook_attempts_total\{outcome="HTTP_5XX"\} [1-9]/);
  });
});
