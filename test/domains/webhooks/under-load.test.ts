import { createHmac } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyWebhook } from '#sdk';
import { LIMITS } from '../../../src/domains/webhooks/rules/lane-rest.ts';
import { newSigningSecret } from '../../../src/domains/webhooks/signing-secret.ts';
import { eventually, startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { happen } from './fixture.ts';
import { type Delivered, type Receiver, startReceiver } from './receiver.ts';

let receiver: Receiver;
let service: TestService;

beforeAll(async () => {
  receiver = await startReceiver();
  service = await startTestService({ webhookNetwork: receiver.network, working: true });
});
afterAll(async () => {
  receiver.respond = (_, response) => response.writeHead(204).end();
  await receiver.close();
  await service.stop();
});

const endpoint = ({ api }: TestTenant, host: string) =>
  api.createWebhookEndpoint({ url: `http://${host}.hooks.example/`, eventTypes: ['policy.*'] }).unwrap();

const hostOf = ({ headers }: Delivered): string => String(headers.host).split('.')[0] ?? '';

describe('slow receivers (D-391)', () => {
  test('use their own share of attempts, their tenant its own, and other tenants do not wait', async () => {
    const slow = await service.signUp('Slow Tenant');
    const quick = await service.signUp('Quick Tenant');
    const waiting = new Map<string, number>();
    receiver.respond = (delivered, response) => {
      const host = hostOf(delivered);
      if (host.startsWith('slow')) waiting.set(host, (waiting.get(host) ?? 0) + 1);
      else response.writeHead(204).end();
    };
    const hosts = Array.from({ length: 8 }, (_, n) => `slow${n}`);
    for (const host of hosts) await endpoint(slow, host);
    await endpoint(quick, 'quick');
    const events = LIMITS.perEndpoint + 4;
    for (let n = 0; n < events; n += 1) await happen(slow, `Slow ${n}`);
    const total = () => [...waiting.values()].reduce((sum, count) => sum + count, 0);
    await eventually('the tenant’s share', async () => total() >= LIMITS.perTenant);
    await delay(300);
    expect(total()).toBe(LIMITS.perTenant);
    expect(Math.max(...waiting.values())).toBeLessThanOrEqual(LIMITS.perEndpoint);

    const delays: number[] = [];
    for (let n = 0; n < 20; n += 1) {
      const id = await happen(quick, `Quick ${n}`);
      const begunAt = performance.now();
      await eventually('its delivery', async () => receiver.deliveries.some(({ body }) => body.includes(id)));
      delays.push(performance.now() - begunAt);
    }
    delays.sort((a, b) => a - b);
    expect(delays[10]).toBeLessThan(1000);
    expect(delays[19]).toBeLessThan(5000);
  });
});

describe('receivers that hang and fill all slots of a process (D-391)', () => {
  test('leave room for receivers that answer', async () => {
    const width = 16;
    const hanging = new Set<ServerResponse>();
    let most = 0;
    let hasEnded = false;
    const full = await startReceiver((delivered, response) => {
      if (!hostOf(delivered).startsWith('hangs')) return response.writeHead(204).end();
      hanging.add(response);
      response.on('close', () => {
        hasEnded = true;
        hanging.delete(response);
      });
      // The sender knows of an attempt's end before the receiver does.
      if (!hasEnded) most = Math.max(most, hanging.size);
    });
    const narrow = await startTestService({ webhookNetwork: { ...full.network, width }, working: true });
    try {
      const quick = await narrow.signUp('Answers');
      await endpoint(quick, 'quick');
      const arrives = async (name: string): Promise<void> => {
        const id = await happen(quick, name);
        await eventually('its delivery', async () => full.deliveries.some(({ body }) => body.includes(id)));
      };
      await arrives('Before');
      for (const name of ['First', 'Second']) {
        const slow = await narrow.signUp(`Hangs ${name}`);
        await endpoint(slow, `hangs-${name.toLowerCase()}`);
        for (let n = 0; n < width / 2; n += 1) await happen(slow, `Hangs ${n}`);
      }
      await eventually('all that they may take', async () => most >= width / 2);
      const begunAt = performance.now();
      for (let n = 0; n < 5; n += 1) await arrives(`Beside ${n}`);
      // An attempt that hangs has its slot for 15 s.
      expect(performance.now() - begunAt).toBeLessThan(10_000);
      expect(most).toBe(width / 2);
    } finally {
      await full.close();
      await narrow.stop();
    }
  });
});

describe('rotation under load (D-396)', () => {
  test('fails no delivery when the receiver changes its secret within the grace', async () => {
    const acme = await service.signUp('Rotating Load');
    receiver.respond = (_, response) => response.writeHead(204).end();
    const { id, secret } = await endpoint(acme, 'rotating');
    const secrets = [secret];
    let going = true;
    const load = (async () => {
      for (let n = 0; going; n += 1) await happen(acme, `Rotated ${n}`);
    })();
    const arrived = () => receiver.deliveries.filter((one) => hostOf(one) === 'rotating');
    await eventually('the first', async () => arrived().length > 5);
    const before = arrived().length;
    const rotated = await acme.api.rotateWebhookEndpointSecret({ id }).unwrap();
    secrets.push(rotated.secret);
    await eventually('those that follow', async () => arrived().length > before + 30);
    going = false;
    await load;
    const all = arrived();
    const verifies = (key: string, { headers, body }: Delivered) =>
      verifyWebhook(key, headers, body).then(
        () => true,
        () => false,
      );
    const old = await Promise.all(all.map((one) => verifies(secret, one)));
    const fresh = await Promise.all(all.map((one) => verifies(rotated.secret, one)));
    // Whoever has not switched verifies all of them. Whoever switches when the answer is there verifies all that follow:
    // what was begun before it is at most what was under way then.
    expect(old).not.toContain(false);
    const first = fresh.indexOf(true);
    expect(first).toBeGreaterThan(0);
    expect(fresh.slice(first + LIMITS.perEndpoint)).not.toContain(false);
    // During the change-over a receiver takes both.
    const both = await Promise.all(all.map((one) => verifyWebhook(secrets, one.headers, one.body)));
    expect(both).toHaveLength(all.length);
  });
});

/** What a receiver can see of a sender that is wrong. */
async function faultsOf(deliveries: readonly Delivered[], secret: string, feed: ReadonlyMap<string, string>) {
  const faults: string[] = [];
  for (const { id, headers, body } of deliveries) {
    const told = (JSON.parse(body) as { readonly id: string }).id;
    if (id !== told) faults.push('the webhook-id is not the event’s');
    if (feed.get(told) !== body) faults.push('the body is not what the feed has');
    await verifyWebhook(secret, headers, body).catch((error: Error) => faults.push(error.message));
  }
  return [...new Set(faults)];
}

describe('the check of deliveries', () => {
  const secret = newSigningSecret();
  // As it was sent: a number with its zeros, keys in their order, an escape.
  const event = '{"id":"evt_1","data":{"object":{"metadata":{"b":1.50,"2":"x","1":"\\u00e9"}}},"sequence":"7"}';
  const feed = new Map([['evt_1', event]]);
  const delivered = (id: string, body: string): Delivered => {
    const timestamp = String(Math.floor(Date.now() / 1000));
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
    const headers = { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
    return { id, headers, body };
  };

  test('accepts correct deliveries', async () => {
    expect(await faultsOf([delivered('evt_1', event), delivered('evt_1', event)], secret, feed)).toEqual([]);
  });

  test('detects a signature over re-serialised JSON', async () => {
    const printed = delivered('evt_1', JSON.stringify(JSON.parse(event)));
    expect(await faultsOf([printed], secret, feed)).toEqual(['the body is not what the feed has']);
    expect(await faultsOf([{ ...printed, body: event }], secret, feed)).toEqual(['no signature matches']);
  });

  test('detects a retry with a new webhook-id', async () => {
    expect(await faultsOf([delivered('evt_1', event), delivered('msg_2', event)], secret, feed)).toEqual([
      'the webhook-id is not the event’s',
    ]);
  });

  test('finds no fault in the service itself, retries included (D-383, D-391)', async () => {
    const acme = await service.signUp('Found Right');
    let failures = 2;
    receiver.respond = (one, response) => {
      const fails = hostOf(one) === 'right' && failures > 0;
      if (fails) failures -= 1;
      response.writeHead(fails ? 500 : 204).end();
    };
    const { secret: own } = await endpoint(acme, 'right');
    const resourceId = await happen(acme);
    await acme.api.createPolicyVersion({ id: resourceId, document: {} }).unwrap();
    const arrived = () => receiver.deliveries.filter((one) => hostOf(one) === 'right');
    await eventually('its retries', async () => arrived().length >= 4, 30_000);
    const { events } = await acme.api.listEvents({ resourceId }).unwrap();
    const texts = events.map(async ({ id }) => {
      const answer = await fetch(`${service.url}/v1/events/${id}`, { headers: { 'x-service-api-key': acme.apiKey } });
      return [id, await answer.text()] as const;
    });
    expect(await faultsOf(arrived(), own, new Map(await Promise.all(texts)))).toEqual([]);
    expect(new Set(arrived().map(({ id }) => id)).size).toBe(2);
  });
});
