import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Poster } from '../../../src/domains/webhooks/network/post.ts';
import { dnsResolve, findPlace } from '../../../src/domains/webhooks/network/resolve.ts';
import { judgeUrl } from '../../../src/domains/webhooks/rules/endpoint-url.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { type DnsServer, startDnsServer } from './dns-server.ts';
import { happen } from './fixture.ts';
import { FORBIDDEN_HOSTS } from './forbidden-addresses.ts';

/** A machine of our own network, which must see no connection. */
let inside: Server;
let port: number;
let connections = 0;

beforeAll(async () => {
  inside = createServer((socket) => {
    connections += 1;
    socket.resume();
    socket.on('error', () => undefined);
    socket.end('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n');
  });
  // On every address of this machine.
  inside.listen(0, '::');
  await once(inside, 'listening');
  port = (inside.address() as AddressInfo).port;
});
beforeEach(() => {
  connections = 0;
});
afterAll(async () => {
  inside.close();
  await once(inside, 'close');
});

describe('forbidden hosts in every notation (R540, R541, D-381)', () => {
  let service: TestService;
  let acme: TestTenant;
  beforeAll(async () => {
    service = await startTestService();
    acme = await service.signUp('Forbidden Hosts');
  });
  afterAll(() => service.stop());

  test('are at least 150', () => {
    expect(new Set(FORBIDDEN_HOSTS).size).toBeGreaterThanOrEqual(150);
  });

  test.each(FORBIDDEN_HOSTS)('%s is refused', async (host) => {
    const refused = await acme.api.createWebhookEndpoint({ url: `http://${host}:${port}/` });
    // What is no URL at all is refused as such.
    expect(['PRIVATE_HOST_BLOCKED', 'INVALID_URL']).toContain(refused.error?.code);
    expect(connections).toBe(0);
  });

  test('an attempt does not connect to a forbidden host that was registered before the rule', async () => {
    for (let from = 0; from < FORBIDDEN_HOSTS.length; from += 20) {
      const tenant = await service.signUp(`Forbidden Hosts ${from}`);
      const { url: sink } = await tenant.api.createTestWebhookSink().unwrap();
      for (const host of FORBIDDEN_HOSTS.slice(from, from + 20)) {
        const { id } = await tenant.api.createWebhookEndpoint({ url: sink, eventTypes: ['policy.*'] }).unwrap();
        await service.pool
          .owner('webhook_endpoints')
          .where({ id })
          .update({ url: `http://${host}:${port}/` });
      }
      await happen(tenant);
    }
    await service.runUntilIdle();
    const { owner } = service.pool;
    const ends = await owner('webhook_deliveries')
      .groupBy('status', 'last_error')
      .select('status', 'last_error')
      .count();
    const count = BigInt(FORBIDDEN_HOSTS.length);
    expect(ends).toEqual([{ status: 'PENDING', last_error: 'BLOCKED_URL', count }]);
    expect(connections).toBe(0);
  });

  test('the test counts a connection that is made', async () => {
    const before = connections;
    const poster = new Poster();
    const signal = AbortSignal.timeout(5000);
    const url = new URL(`http://example.test:${port}/`);
    await poster.post({ url, address: '127.0.0.1', headers: {}, body: '', signal });
    await poster.close();
    expect(connections).toBe(before + 1);
  });
});

describe('names that change between look-ups (D-381)', () => {
  const ATTEMPTS = 1000;
  let dns: DnsServer;
  beforeAll(async () => {
    // Public when it is judged and private when it is connected to, the other way round, and both at once.
    dns = await startDnsServer((name, lookup) => {
      const kind = Number(/\d+/.exec(name)?.[0]) % 3;
      if (kind === 2) return ['93.184.216.34', '127.0.0.1', '::1'];
      return (lookup === 1) === (kind === 0) ? ['93.184.216.34'] : ['127.0.0.1', '::ffff:127.0.0.1'];
    });
  });
  afterAll(() => dns.close());

  /** Tries to get in; answers how the attempts ended. */
  async function rebind(prefix: string, connect: (host: string) => Promise<unknown>): Promise<Map<string, number>> {
    const ends = new Map<string, number>();
    const one = async (n: number): Promise<void> => {
      const end = String(await connect(`${prefix}-${n}.example`));
      ends.set(end, (ends.get(end) ?? 0) + 1);
    };
    for (let n = 0; n < ATTEMPTS; n += 50) await Promise.all(Array.from({ length: 50 }, (_, at) => one(n + at)));
    return ends;
  }

  test('1,000 attempts reach no private address', async () => {
    const before = connections;
    const resolve = dnsResolve([dns.address]);
    const dialled: string[] = [];
    // Outside is the public half of the answers: it is not called from a test.
    const poster = new Poster((address, at) => {
      dialled.push(address);
      return address === '93.184.216.34' ? { address: '127.0.0.1', port: 1 } : { address, port: at };
    });
    const ends = await rebind('rebind', async (host) => {
      const judged = judgeUrl(`http://${host}:${port}/`, 'sandbox');
      if (typeof judged === 'string') return judged;
      const place = await findPlace(judged.host, resolve);
      if ('error' in place) return place.error;
      const signal = AbortSignal.timeout(5000);
      const answer = await poster.post({ url: judged.url, address: place.address, headers: {}, body: '', signal });
      return 'error' in answer ? answer.error : answer.httpStatus;
    });
    await poster.close();
    expect(connections).toBe(before);
    expect(new Set(dialled)).toEqual(new Set(['93.184.216.34']));
    expect([...ends.keys()].sort()).toEqual(['BLOCKED_URL', 'CONNECTION_FAILED']);
    expect(ends.get('BLOCKED_URL')).toBe(666);
    expect(ends.get('CONNECTION_FAILED')).toBe(334);
    expect(dns.questions()).toBeGreaterThanOrEqual(2 * ATTEMPTS);
  });

  test('planted: a check of the name alone is detected', async () => {
    const before = connections;
    const resolve = dnsResolve([dns.address]);
    await rebind('planted', async (host) => {
      const place = await findPlace(host, resolve);
      if ('error' in place) return place.error;
      // Looks the name up again, as a client does that is given a URL.
      const [again = '93.184.216.34'] = await resolve(host);
      if (again === '93.184.216.34') return 'outside';
      const poster = new Poster();
      const signal = AbortSignal.timeout(5000);
      const url = new URL(`http://${host}:${port}/`);
      const answer = await poster.post({ url, address: again, headers: {}, body: '', signal });
      await poster.close();
      return 'error' in answer ? answer.error : answer.httpStatus;
    });
    expect(connections).toBeGreaterThan(before);
  });
});
