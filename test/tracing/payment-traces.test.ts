import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Delivered, type Receiver, startReceiver } from '../domains/webhooks/receiver.ts';
import { addServiceBalance, onboard } from '../support/recipient.ts';
import { rounds } from '../support/rounds.ts';
import { eventually, TEST_ADMIN_KEY, type TestTenant } from '../support/service.ts';
import { byTrace, type Collector, inOneTree, type Received, startCollector } from './collector.ts';
import { type Life, live, liveMany } from './lives.ts';
import { startTracedService, type TracedService } from './traced-service.ts';

const PAYMENTS = rounds(25, 100);

/** The requests that change a payment on its way from create to delivered: each of them once. */
const REQUESTS = [
  'createOfframpPayment',
  'sendClaimOtp',
  'verifyClaimOtp',
  'acceptClaim',
  'selectOfframpPaymentRoute',
  'confirmOfframpPayment',
];

/** Payments that are created, claimed by another party and delivered, while a collector receives the spans. */
describe('the traces of payments', () => {
  let collector: Collector;
  let receiver: Receiver;
  let service: TracedService;
  let sender: TestTenant;
  let recipient: TestTenant;
  let lives: readonly Life[];
  let traces: Map<string, Received[]>;

  beforeAll(async () => {
    collector = await startCollector();
    receiver = await startReceiver();
    service = await startTracedService(collector, { working: true, webhookNetwork: receiver.network });
    sender = await service.signUp('Traced Sender');
    recipient = await service.signUp('Traced Recipient');
    await sender.fund('1000.00');
    await onboard(recipient);
    await addServiceBalance(recipient);
    for (const { api } of [sender, recipient])
      await api.createWebhookEndpoint({ url: receiver.url, eventTypes: ['*'] }).unwrap();
    const number = (nth: number): string => `+1555048${String(nth).padStart(4, '0')}`;
    lives = await liveMany(PAYMENTS, 8, (nth) => live(sender, recipient, number(nth)));
    await eventually('the last webhook', () => isEverythingTold(service), 120_000);
    await service.closeTracing();
    traces = byTrace(collector.spans);
  }, 600_000);
  afterAll(async () => {
    await service.stop();
    await receiver.close();
    await collector.close();
  });

  const traceIdOf = ({ paymentId }: Life): string =>
    collector.spans.find(
      ({ name, attributes }) => name === 'offramp-payment CREATE' && attributes['paychart.id'] === paymentId,
    )?.traceId ?? '';
  const traceOf = (life: Life): Received[] => traces.get(traceIdOf(life)) ?? [];

  test('have all spans of a payment in one tree, from its creation to the webhook of its delivery', () => {
    expect(new Set(lives.map(traceIdOf)).size).toBe(PAYMENTS);
    for (const life of lives) {
      const trace = traceOf(life);
      expect(inOneTree(trace).length / trace.length).toBeGreaterThanOrEqual(0.99);
      const requests = trace.filter(({ kind }) => kind === 2).map(({ attributes }) => attributes['paychart.operation']);
      for (const operation of REQUESTS) expect(requests.filter((one) => one === operation)).toHaveLength(1);
      const events = trace.filter(({ attributes }) => attributes['paychart.id'] === life.paymentId);
      expect(events.map(({ attributes }) => attributes['paychart.to'])).toContain('DELIVERED');
      const told = trace.filter(({ attributes }) => attributes['paychart.webhook.event'] === 'payment.delivered');
      // Both parties are told.
      expect(told).toHaveLength(2);
    }
  });

  test('contain at least 99 % of what the service did for the payments', () => {
    const own = new Set(lives.map(traceIdOf));
    const sums = { inTrees: 0, all: 0 };
    for (const [id, trace] of traces) {
      if (own.has(id)) sums.inTrees += inOneTree(trace).length;
      // What only reads is a trace of its own, as are the requests that have made the two tenants.
      if (own.has(id) || !isReadOrSetUp(trace)) sums.all += trace.length;
    }
    expect(sums.all).toBeGreaterThan(PAYMENTS * 100);
    expect(sums.inTrees / sums.all).toBeGreaterThanOrEqual(0.99);
  });

  test('have the steps of a payment and of its claim in no other trace', () => {
    const expected = new Map(
      lives.flatMap((life) => [life.paymentId, life.claimId].map((id) => [id, traceIdOf(life)])),
    );
    const steps = collector.spans.filter(({ attributes }) => expected.has(String(attributes['paychart.id'])));
    expect(steps.length).toBeGreaterThan(PAYMENTS * 10);
    for (const { traceId, attributes } of steps) expect(traceId).toBe(expected.get(String(attributes['paychart.id'])));
  });

  test('have shared work in the trace of one payment, linked to those of the others', () => {
    const shared = collector.spans.filter(({ name }) => name === 'transaction');
    expect(shared.length).toBeGreaterThan(0);
    const own = new Set(lives.map(traceIdOf));
    for (const { links } of shared) {
      expect(links.length).toBeGreaterThan(0);
      for (const link of links) expect(own.has(link)).toBe(true);
    }
  });

  test('continue in the webhooks about the payment', () => {
    const byPayment = new Map(lives.map((life) => [life.paymentId, traceIdOf(life)]));
    const told = receiver.deliveries.filter(({ body }) => byPayment.has(resourceOf(body)));
    expect(told.length).toBeGreaterThan(PAYMENTS * 2);
    for (const delivered of told) expect(sentTraceId(delivered)).toBe(byPayment.get(resourceOf(delivered.body)));
  });

  test('contain no key, code, link, name or number in anything sent to the collector', () => {
    const bytes = collector.bytes();
    expect(bytes).toContain('offramp-payment CREATE');
    const secrets = [sender, recipient].flatMap(({ apiKey, token }) => [apiKey, token]);
    const ofLives = lives.flatMap(({ phone, claimToken, claimTicket }) => [phone.slice(1), claimToken, claimTicket]);
    for (const secret of [TEST_ADMIN_KEY, ...secrets, ...ofLives, '@', 'Traced Sender', 'hooks.example/in']) {
      expect(secret.length).toBeGreaterThan(0);
      expect(bytes.includes(secret), `${secret} was sent`).toBe(false);
    }
    // A code has six digits, which may stand in an id or a time: here it is looked for as a value.
    const values = new Set(collector.spans.flatMap(({ attributes }) => Object.values(attributes).map(String)));
    for (const { code } of lives) expect(values.has(code)).toBe(false);
  });

  test('contain only documented attributes', () => {
    const known = new Set(ATTRIBUTES);
    const named = new Set(collector.spans.flatMap(({ attributes }) => Object.keys(attributes)));
    expect([...named].filter((name) => !known.has(name))).toEqual([]);
  });

  test('name the process and its version', () => {
    expect(collector.resources[0]).toMatchObject({ 'service.name': 'paychart', 'service.version': '0.0.0-test' });
  });
});

const ATTRIBUTES = [
  ...['http.request.method', 'http.route', 'url.path', 'http.response.status_code', 'error.type'],
  ...['server.address', 'server.port'],
  ...['db.system.name', 'db.namespace', 'db.operation.name', 'db.query.summary', 'db.operation.batch.size'],
  ...['paychart.operation', 'paychart.request.id', 'paychart.error.code'],
  ...['paychart.machine', 'paychart.event', 'paychart.from', 'paychart.to', 'paychart.id'],
  ...['paychart.job.topic', 'paychart.job.attempts', 'paychart.job.count'],
  ...['paychart.webhook.endpoint', 'paychart.webhook.event'],
];

/** One statement asks for all three, because an event goes from one place to the next meanwhile. */
async function isEverythingTold({ pool }: TracedService): Promise<boolean> {
  const { rows } = await pool.owner.raw(`SELECT
    EXISTS (SELECT FROM events WHERE id NOT IN (SELECT unnest(event_ids) FROM feed_segments)) AS is_unnumbered,
    EXISTS (SELECT FROM webhook_marks m JOIN feed_counters c USING (tenant_id)
      WHERE m.sequence < c.last_sequence) AS is_unqueued,
    EXISTS (SELECT FROM webhook_deliveries WHERE status = 'PENDING') AS is_pending`);
  const [{ is_unnumbered, is_unqueued, is_pending }] = rows;
  return !is_unnumbered && !is_unqueued && !is_pending;
}

/** A request that changes no payment. */
function isReadOrSetUp(trace: readonly Received[]): boolean {
  const root = trace.find(({ parentSpanId }) => parentSpanId === undefined);
  return root?.kind === 2 && !REQUESTS.includes(String(root.attributes['paychart.operation']));
}

const resourceOf = (body: string): string => {
  const { data } = JSON.parse(body) as { readonly data: { readonly object?: { readonly paymentId?: string } } };
  return data.object?.paymentId ?? '';
};

const sentTraceId = ({ headers }: Delivered): string | undefined => String(headers.traceparent).split('-')[1];
