import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { values } from '../../../generated/contract/values.ts';
import { createHttpProvider } from '../../../src/payments/providers/http-provider.ts';
import { createLedgerProvider } from '../../../src/payments/providers/ledger-provider.ts';
import { createMockProvider } from '../../../src/payments/providers/mock-provider.ts';
import { mockScript } from '../../../src/payments/providers/mock-script.ts';
import type { PayoutInstruction, ProviderStatus } from '../../../src/payments/providers/payout-provider.ts';
import { VENDORS } from '../../../src/payments/providers/vendors/vendors.ts';
import { adapterContract, type ToldStory, type UnderTest } from './contract.ts';
import { progressMap } from './progress-map.ts';
import type { Story } from './vendor/payout.ts';
import { type Manner, Obedient } from './vendor/temper.ts';
import { Vendor } from './vendor/vendor.ts';

const API_KEY = 'key-of-the-tests';
const TIMEOUT_MS = 150;

describe('the mock adapter keeps the contract of adapters', () => {
  const progress = progressMap();
  const subject: UnderTest = {
    provider: createMockProvider('payapp_a', progress),
    tell: (story) => {
      const digits = Array.from({ length: 10 }, (_, pair) => BigInt(pair));
      const found = digits.find((pair) => mockScript(pair).join() === story.join());
      if (found === undefined) throw new Error(`no script tells ${story.join()}`);
      return 25_000_000n + found;
    },
    payouts: () => progress.rows.size,
  };
  adapterContract(() => subject);
});

describe.each(values.PayoutVendor)('the HTTP adapter of %s keeps the contract of adapters', (name) => {
  let vendor: Vendor;
  let subject: UnderTest;

  beforeAll(async () => {
    const temper = new Obedient();
    vendor = await Vendor.start({ name, apiKey: API_KEY, webhookSecret: 'none', temper, lateMs: TIMEOUT_MS * 3 });
    subject = {
      provider: createHttpProvider(name, 'sandbox', { baseUrl: vendor.url, apiKey: API_KEY, timeoutMs: TIMEOUT_MS }),
      tell: ([first, ...later]: ToldStory, key) => {
        const isLost = first === 'TIMEOUT';
        if (isLost) temper.manners.submit.push('late');
        temper.stories.set(key, [isLost ? 'SUBMITTED' : first, ...later] as Story);
        return 25_000_000n;
      },
      payouts: () => vendor.books.byKey.size,
    };
  });
  afterAll(() => vendor.stop());

  adapterContract(() => subject);
});

const instruction: PayoutInstruction = {
  idempotencyKey: 'pay_1:rq_1',
  paymentId: 'pay_1',
  quoteId: 'rq_1',
  providerRef: null,
  sourceAmountBaseUnits: 25_000_000n,
  destinationCurrency: 'EUR',
  destinationAmountMinor: 2277n,
  payee: { destinationId: 'dst_1', type: 'PAYMENT_APP_A', identifier: 'a@recipient.test', country: 'DE' },
};

/** An adapter before a server that answers as it is told. */
async function adapterTo(answer: RequestListener, timeoutMs = 2000) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
  return createHttpProvider('payapp_a', 'sandbox', { baseUrl, apiKey: API_KEY, timeoutMs });
}

const saying =
  (status: number, body: string, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    response.writeHead(status, headers).end(body);

const payout = (changed: object = {}): string =>
  JSON.stringify({ id: 'po_1', status: 'processing', sequence: 1, updatedAt: '2026-03-02T09:00:00.000Z', ...changed });

describe('the HTTP adapter', () => {
  it('sends payee, amount and idempotency key, with its own key in the header only', async () => {
    const seen: object[] = [];
    const provider = await adapterTo((request, response) => {
      let text = '';
      request.on('data', (chunk) => {
        text += chunk;
      });
      request.on('end', () => {
        const { authorization, 'idempotency-key': key } = request.headers;
        seen.push({ method: request.method, url: request.url, authorization, key, body: text && JSON.parse(text) });
        response.end(payout());
      });
    });
    await provider.submit(instruction);
    await provider.poll(instruction);
    await provider.poll({ ...instruction, providerRef: 'po/1' });
    const authorization = `Bearer ${API_KEY}`;
    expect(seen).toEqual([
      {
        method: 'POST',
        url: '/api/payouts',
        authorization,
        key: 'pay_1:rq_1',
        body: {
          reference: 'pay_1:rq_1',
          amount: { minor: '2277', currency: 'EUR' },
          payee: { type: 'PAYMENT_APP_A', identifier: 'a@recipient.test', country: 'DE' },
        },
      },
      { method: 'GET', url: '/api/payouts/by-key/pay_1%3Arq_1', authorization, key: undefined, body: '' },
      { method: 'GET', url: '/api/payouts/po%2F1', authorization, key: undefined, body: '' },
    ]);
  });

  it.each(Object.entries(VENDORS.payapp_a.dialect))(
    'maps %s of the vendor to %s (D-093)',
    async (status, normalised) => {
      const provider = await adapterTo(saying(200, payout({ status, reason: 'so it is' })));
      expect(await provider.poll(instruction)).toEqual({
        kind: 'status',
        providerRef: 'po_1',
        status: normalised,
        eventId: 'poll:po_1:1',
        occurredAt: new Date('2026-03-02T09:00:00.000Z'),
        reason: 'so it is',
      });
    },
  );

  it('maps all ten statuses of both vendors (D-093)', () => {
    for (const { dialect } of Object.values(VENDORS)) {
      expect(new Set<ProviderStatus>(Object.values(dialect)).size).toBe(10);
    }
  });

  it.each([400, 402, 410, 422, 451])(
    'treats status %i as a refused submission, whatever its body (D-093, D-095)',
    async (status) => {
      const provider = await adapterTo(saying(status, 'no'));
      expect(await provider.submit(instruction)).toEqual({
        kind: 'status',
        providerRef: null,
        status: 'REJECTED',
        eventId: 'submit:pay_1:rq_1',
        occurredAt: null,
        reason: `status ${status}`,
      });
    },
  );

  it('reports the reason of a refusal', async () => {
    const provider = await adapterTo(saying(422, '{"error":{"code":"closed","message":"The account is closed"}}'));
    expect(await provider.submit(instruction)).toMatchObject({ reason: 'closed: The account is closed' });
  });

  it.each([301, 401, 403, 404, 405, 408, 409, 425, 429, 500, 502, 503, 504])(
    'treats status %i as unknown, never as a failure (D-095)',
    async (status) => {
      const provider = await adapterTo(saying(status, 'nothing'));
      expect((await provider.submit(instruction)).kind).toBe('unknown');
      expect((await provider.poll(instruction)).kind).toBe('unknown');
    },
  );

  it.each([400, 422])('treats status %i to a poll as unknown', async (status) => {
    expect((await (await adapterTo(saying(status, 'no'))).poll(instruction)).kind).toBe('unknown');
  });

  it.each([
    ['no JSON', 'processing'],
    ['no object', '[]'],
    ['a word of another vendor', payout({ status: 'COMPLETED' })],
    ['a word of JavaScript', payout({ status: 'constructor' })],
    ['no status', payout({ status: 7 })],
    ['no id', payout({ id: '' })],
    ['no sequence', payout({ sequence: '1' })],
    ['no time', payout({ updatedAt: 'yesterday' })],
    ['a body without an end', `{"id":"${'x'.repeat(70_000)}"}`],
  ])('treats %s as unknown, without guessing (D-093)', async (_what, body) => {
    const provider = await adapterTo(saying(200, body));
    expect((await provider.submit(instruction)).kind).toBe('unknown');
    expect((await provider.poll(instruction)).kind).toBe('unknown');
  });

  it.each<[string, RequestListener]>([
    ['a connection that breaks', (_request, response) => void response.destroy()],
    [
      'a body that breaks off',
      (_request, response) => void response.writeHead(200, { 'content-length': 99 }).write('{'),
    ],
    ['silence', () => {}],
    ['a redirect', saying(307, '', { location: 'http://127.0.0.1:9/elsewhere' })],
  ])('treats %s as unknown, without throwing (D-095)', async (what, listener) => {
    const breaking: RequestListener = (request, response) => {
      listener(request, response);
      if (what === 'a body that breaks off') setImmediate(() => response.destroy());
    };
    const provider = await adapterTo(breaking, 100);
    const started = performance.now();
    expect((await provider.submit(instruction)).kind).toBe('unknown');
    expect((await provider.poll(instruction)).kind).toBe('unknown');
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it('treats an unreachable vendor as unknown', async () => {
    const gone = createServer().listen(0, '127.0.0.1');
    await once(gone, 'listening');
    const { port } = gone.address() as AddressInfo;
    gone.close();
    await once(gone, 'close');
    const connection = { baseUrl: `http://127.0.0.1:${port}`, apiKey: API_KEY, timeoutMs: 1000 };
    const provider = createHttpProvider('payapp_b', 'live', connection);
    expect(await provider.submit(instruction)).toEqual({ kind: 'unknown', reason: 'ECONNREFUSED' });
  });

  it('passes on the pause that the vendor requests', async () => {
    const provider = await adapterTo(saying(429, '', { 'retry-after': '7' }));
    expect(await provider.poll(instruction)).toEqual({ kind: 'unknown', reason: 'status 429', retryAfterMs: 7000 });
  });

  it.each<[string, RequestListener, string]>([
    ['a vendor that confirms', saying(200, '{"status":"verified"}'), 'confirmed'],
    ['a vendor that refuses', saying(200, '{"status":"refused","reason":"closed"}'), 'refused'],
    ['a request that is refused', saying(422, '{"error":{"code":"closed"}}'), 'refused'],
    ['our own wrong key', saying(401, '{}'), 'unknown'],
    ['a vendor in trouble', saying(503, '{}'), 'unknown'],
    ['a word that nobody knows', saying(200, '{"status":"maybe"}'), 'unknown'],
    ['no JSON', saying(200, 'verified'), 'unknown'],
    ['a connection that breaks', (_request, response) => void response.destroy(), 'unknown'],
  ])('asks about a destination: %s', async (_what, listener, kind) => {
    const provider = await adapterTo(listener);
    expect((await provider.verifyDestination(instruction.payee)).kind).toBe(kind);
  });

  it('asks about a destination under our id, and pays nothing', async () => {
    const seen: unknown[] = [];
    const provider = await adapterTo((request, response) => {
      let text = '';
      request.on('data', (chunk) => {
        text += chunk;
      });
      request.on('end', () => {
        seen.push([request.method, request.url, request.headers['idempotency-key'], JSON.parse(text)]);
        response.end('{"status":"verified"}');
      });
    });
    await provider.verifyDestination(instruction.payee);
    const payee = { type: 'PAYMENT_APP_A', identifier: 'a@recipient.test', country: 'DE' };
    expect(seen).toEqual([['POST', '/api/destinations/verify', undefined, { reference: 'dst_1', payee }]]);
  });

  it('treats a 404 as absence only with the vendor’s own code', async () => {
    const absent = await adapterTo(saying(404, '{"error":{"code":"payout_not_found"}}'));
    expect(await absent.poll(instruction)).toEqual({ kind: 'absent' });
    const elsewhere = await adapterTo(saying(404, '<html>Not found</html>'));
    expect((await elsewhere.poll(instruction)).kind).toBe('unknown');
  });
});

describe('the ledger as its own provider (D-126)', () => {
  it('succeeds under one reference, from the first poll on', async () => {
    const provider = createLedgerProvider('live');
    const told = [
      await provider.submit(instruction),
      await provider.poll(instruction),
      await provider.poll(instruction),
    ];
    expect(told).toMatchObject(told.map(() => ({ status: 'SUCCEEDED', providerRef: 'ledger-pay_1-rq_1' })));
    expect(told[1]).toEqual(told[2]);
  });
});

const MANNERS: readonly Manner[] = ['late', 'lost', '500-taken'];
describe('the vendor of the tests', () => {
  it.each(MANNERS)(
    'takes a payout and answers %s: there is one payout, whatever the caller received',
    async (manner) => {
      const temper = new Obedient();
      const options = { name: 'payapp_a', apiKey: API_KEY, webhookSecret: 'none', temper, lateMs: 400 } as const;
      const vendor = await Vendor.start(options);
      onTestFinished(() => vendor.stop());
      const connection = { baseUrl: vendor.url, apiKey: API_KEY, timeoutMs: TIMEOUT_MS };
      const provider = createHttpProvider('payapp_a', 'sandbox', connection);
      temper.manners.submit.push(manner);
      expect((await provider.submit(instruction)).kind).toBe('unknown');
      expect((await provider.submit(instruction)).kind).toBe('status');
      await provider.poll(instruction);
      await provider.poll(instruction);
      expect(vendor.books.statement).toMatchObject([{ key: 'pay_1:rq_1', kind: 'paid', amountMinor: '2277' }]);
    },
  );
});
