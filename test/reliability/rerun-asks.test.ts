import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { UnitOfWork } from '../../src/platform/lifecycle/unit-of-work.ts';
import { type Documented, documented } from '../contract/documented.ts';
import { send, targetOf } from '../contract/exchange.ts';
import { bodiesFor, credentialFor, type Furnished, furnish, idFor } from '../contract/world.ts';
import { startTestChain, type TestChain } from '../support/chain.ts';
import { startTestService, type TestService } from '../support/service.ts';

/** Something that the service has asked of others, which may have an effect there. */
interface Order {
  readonly url: string;
  readonly key: string | null;
  readonly body: string;
}

/** A request may run again after it has asked the network. What it then asks must be the same order, and nothing new. */
const operations = documented.filter(({ meta }) => meta.transaction !== undefined);

/** What changes something where it is answered: of the calls of a chain, those that send a transaction. */
const isOrder = (method: string, body: string): boolean =>
  method !== 'GET' && (!body.includes('"jsonrpc"') || body.includes('"method":"eth_send'));

/** A vendor that issues cards and their keys. */
async function startVendor(): Promise<Server> {
  let made = 0;
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const { reference } = JSON.parse(text || '{}') as { reference?: string };
    made += 1;
    const id = `vnd_${made}`;
    response.statusCode = 201;
    response.end(JSON.stringify({ id, reference, last4: '1881', fundingAccountId: 'fca_1', secret: 'x' }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

describe('a request that runs again after a network call', { shuffle: false }, () => {
  let vendor: Server;
  let chain: TestChain;
  let service: TestService;
  let acme: Furnished;
  const commit = UnitOfWork.prototype.commit;
  beforeAll(async () => {
    vendor = await startVendor();
    chain = await startTestChain();
    const baseUrl = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`;
    service = await startTestService({
      chain: chain.source,
      checkResponses: 'never',
      variables: {
        CARD_ISSUER_MODE: 'sandbox',
        CARD_ISSUER_BASE_URL: baseUrl,
        CARD_ISSUER_API_KEY: 'key',
      },
    });
    ({ acme } = await furnish(service));
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(async () => {
    await service?.stop();
    await chain?.stop();
    vendor?.close();
  });

  /** Whether a commit is the request's own, and not of the work that some operations of the sandbox run. */
  function isOfRequest(): boolean {
    const frames = (new Error().stack ?? '').split('\n').filter((line) => /\/src\//.test(line));
    const outer = frames.findIndex((line) => !line.includes('write-path.ts') && !line.includes('unit-of-work.ts'));
    return frames[outer]?.includes('execution/executor.ts') ?? false;
  }

  /** Sends a request whose commit of this number fails once, as if another transaction had been in the way. */
  async function rerun(operation: Documented, body: unknown, failing: number) {
    let commits = 0;
    let failed = false;
    const spied = vi.spyOn(UnitOfWork.prototype, 'commit').mockImplementation(async function (
      this: UnitOfWork,
      flushed,
    ) {
      if (isOfRequest()) {
        commits += 1;
        if (commits === failing) {
          failed = true;
          throw Object.assign(new pg.DatabaseError('could not serialize access', 0, 'error'), {
            severity: 'ERROR',
            code: '40001',
          });
        }
      }
      return commit.call(this, flushed);
    });
    const orders: Order[] = [];
    const ask = globalThis.fetch;
    const listened = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const text =
        typeof init?.body === 'string' || init?.body instanceof Uint8Array ? Buffer.from(init.body).toString() : '';
      if (isOrder(init?.method ?? 'GET', text))
        orders.push({ url: String(input), key: new Headers(init?.headers).get('idempotency-key'), body: text });
      return ask(input, init);
    });
    const { method } = operation.meta;
    const target = targetOf(operation, idFor(operation, acme) ?? '');
    const answer = await send(service.url, { method, target, headers: credentialFor(operation, acme), body });
    spied.mockRestore();
    listened.mockRestore();
    return { commits, failed, orders, status: answer.status, text: answer.text };
  }

  const reran: string[] = [];

  test.each(operations.map((operation) => [operation.id, operation] as const))('%s', async (id, operation) => {
    const bodies = bodiesFor(operation, acme);
    for (const body of bodies.length === 0 ? [undefined] : bodies) {
      for (const failing of [1, 2]) {
        const { commits, failed, orders, status, text } = await rerun(operation, body, failing);
        if (failed) reran.push(id);
        expect(status, text).not.toBe(500);
        // One for each phase, and the one that failed.
        const phases = operation.meta.transaction === 'two-phase' ? 2 : 1;
        expect(commits, `${id} ran its first phase again`).toBeLessThanOrEqual(phases + (failed ? 1 : 0));
        // Events of a provider count once by their id, and transactions by their hash.
        const keyed = orders.filter(
          ({ url, body: sent }) => !url.includes('/v1/webhooks/') && !sent.includes('"jsonrpc"'),
        );
        for (const { url, key, body: sent } of keyed)
          expect(key, `${id} orders without a key: ${url} ${sent}`).not.toBeNull();
        const distinct = new Set(orders.map(({ url, key, body: sent }) => `${url} ${key} ${sent}`));
        expect(distinct.size, [...distinct].join('\n')).toBeLessThanOrEqual(1);
      }
    }
  });

  test('happens for most operations', () => {
    expect(new Set(reran).size).toBeGreaterThan(15);
  });
});
