import { randomBytes } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestTenant } from '../support/service.ts';
import { type Collector, inOneTree, type Received, startCollector } from './collector.ts';
import { startTracedService, type TracedService } from './traced-service.ts';

const SERVER = 2;
const hex = (bytes: number): string => randomBytes(bytes).toString('hex');

describe('the span of a request', () => {
  let collector: Collector;
  let service: TracedService;
  let sender: TestTenant;

  beforeAll(async () => {
    collector = await startCollector();
    service = await startTracedService(collector);
    sender = await service.signUp('Request Sender');
    await sender.fund('1000.00');
  });
  beforeEach(async () => {
    await service.flushTracing();
    collector.clear();
    service.logLines.length = 0;
  });
  afterAll(async () => {
    await service.closeTracing();
    await service.stop();
    await collector.close();
  });

  async function call(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { 'x-service-api-key': sender.apiKey, 'content-type': 'application/json', ...init.headers };
    return fetch(`${service.url}${path}`, { ...init, headers });
  }
  const create = (phone: string, headers: Record<string, string> = {}): Promise<{ readonly paymentId: string }> =>
    call('/v1/offramp/payments', { method: 'POST', headers, body: JSON.stringify({ phone, amountUsd: '5.00' }) }).then(
      (response) => response.json() as Promise<{ readonly paymentId: string }>,
    );

  async function spans(): Promise<readonly Received[]> {
    await service.flushTracing();
    return collector.spans;
  }
  const served = async (): Promise<readonly Received[]> => (await spans()).filter(({ kind }) => kind === SERVER);

  test('joins the trace of a caller that sends a traceparent, with everything that follows', async () => {
    const [traceId, spanId] = [hex(16), hex(8)];
    await create('+15550490001', { traceparent: `00-${traceId}-${spanId}-01` });
    await service.runUntilIdle();
    const [request] = await served();
    expect(request).toMatchObject({ name: 'POST /v1/offramp/payments', traceId, parentSpanId: spanId });
    expect(request?.attributes).toMatchObject({
      'http.request.method': 'POST',
      'http.route': '/v1/offramp/payments',
      'http.response.status_code': 201,
      'paychart.operation': 'createOfframpPayment',
    });
    const inTrace = (await spans()).filter((span) => span.traceId === traceId);
    expect(inTrace.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['offramp-payment CREATE', 'claim CREATE', 'claim.notification_requested']),
    );
    const job = inTrace.find(({ name }) => name === 'claim.notification_requested');
    const step = inTrace.find((span) => span.spanId === job?.parentSpanId);
    expect(step?.attributes['paychart.machine']).toBe('claim');
  });

  test.for([
    ...['', ' ', '00', 'x'.repeat(8000), '00-00-00-00', '../../etc/passwd', '%00', '{"a":1}', 'тест'.normalize()],
    `00-${'0'.repeat(32)}-${'a'.repeat(16)}-01`,
    `00-${'a'.repeat(32)}-${'0'.repeat(16)}-01`,
    `ff-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
    `00-${'A'.repeat(32)}-${'b'.repeat(16)}-01`,
    `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01-more`,
    `00-${'a'.repeat(33)}-${'b'.repeat(16)}-01`,
    `00-${'g'.repeat(32)}-${'b'.repeat(16)}-01`,
    `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01, 00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
  ])('begins a trace where the traceparent is not valid: %j', async (traceparent) => {
    const response = await call('/v1/tenants/me', { headers: { traceparent: encodeURI(traceparent) } });
    expect(response.status).toBe(200);
    const [request, ...others] = await served();
    expect(others).toEqual([]);
    expect(request?.parentSpanId).toBeUndefined();
    expect(request?.traceId).not.toMatch(/^(0+|a+)$/);
    if (traceparent.length > 8) expect(collector.bytes()).not.toContain(traceparent.slice(0, 40));
  });

  test('is not recorded if the caller does not record, but passes the trace on', async () => {
    const traceId = hex(16);
    const { paymentId } = await create('+15550490002', { traceparent: `00-${traceId}-${hex(8)}-00` });
    await service.runUntilIdle();
    expect(await spans()).toEqual([]);
    const row = await service.pool.owner('offramp_payments').where({ id: paymentId }).first('traceparent');
    expect(row.traceparent).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-00$`));
  });

  test('of a later request with its own trace is recorded and linked, while the steps stay with the payment', async () => {
    const { paymentId } = await create('+15550490003');
    const own = hex(16);
    const canceled = await call(`/v1/offramp/payments/${paymentId}/cancel`, {
      method: 'POST',
      headers: { traceparent: `00-${own}-${hex(8)}-01` },
      body: '{}',
    });
    expect(canceled.status).toBe(200);
    const [created, cancel] = await served();
    expect(cancel).toMatchObject({ traceId: own, links: [created?.traceId] });
    const steps = (await spans()).filter(({ attributes }) => attributes['paychart.id'] === paymentId);
    expect(steps.length).toBeGreaterThan(1);
    for (const { traceId } of steps) expect(traceId).toBe(created?.traceId);
    expect(steps.flatMap(({ links }) => links)).toContain(own);
  });

  test('of a timer joins the trace of the payment', async () => {
    const { paymentId } = await create('+15550490004');
    await service.runUntilIdle();
    await sender.api.advanceTestClock({ advanceSeconds: 60 * 86_400 }).unwrap();
    await service.runUntilIdle();
    const [created] = await served();
    const trace = (await spans()).filter(({ traceId }) => traceId === created?.traceId);
    const timer = trace.find(({ name }) => name.startsWith('timer '));
    expect(timer).toBeDefined();
    expect(
      trace.some(({ parentSpanId, attributes }) => parentSpanId === timer?.spanId && attributes['paychart.event']),
    ).toBe(true);
    expect(inOneTree(trace)).toHaveLength(trace.length);
    expect(paymentId).not.toBe('');
  });

  test('shows no path without a route, and no invented method', async () => {
    expect((await call('/v1/secret-token-of-a-link/4711')).status).toBe(404);
    await new Promise((resolve) =>
      httpRequest(`${service.url}/v1/tenants/me`, { method: 'PROPFIND' }, (response) =>
        resolve(response.resume().on('end', resolve)),
      ).end(),
    );
    const requests = await served();
    expect(requests.map(({ name }) => name)).toEqual(['GET', '_OTHER']);
    expect(requests[0]?.attributes).toMatchObject({ 'http.response.status_code': 404, 'paychart.operation': 'none' });
    expect(requests.map(({ isFailed }) => isFailed)).toEqual([false, false]);
    expect(collector.bytes()).not.toContain('4711');
    expect(collector.bytes()).not.toContain('PROPFIND');
  });

  test('names the code of a refusal, and only the parameter names of a path', async () => {
    expect((await call('/v1/offramp/payments/pay_that-is-not-there')).status).toBe(404);
    const [request] = await served();
    expect(request).toMatchObject({ name: 'GET /v1/offramp/payments/{id}', isFailed: false });
    expect(request?.attributes).toMatchObject({ 'url.path': '/v1/offramp/payments/{id}' });
    expect(request?.attributes['paychart.error.code']).toMatch(/NOT_FOUND/);
    expect(collector.bytes()).not.toContain('pay_that-is-not-there');
  });

  test('has its ids in the log lines of the request and of its jobs', async () => {
    await create('+15550490005');
    await service.runUntilIdle();
    const [request] = await served();
    const lines = service.logLines.map((line) => JSON.parse(line) as Record<string, string>);
    const line = lines.find(({ operationId }) => operationId === 'createOfframpPayment');
    expect(line).toMatchObject({ trace_id: request?.traceId, span_id: request?.spanId });
  });

  test('has a span for each message to the database, without parameters', async () => {
    await create('+15550490006');
    const messages = (await spans()).filter(({ attributes }) => attributes['db.system.name'] === 'postgresql');
    expect(messages.length).toBeGreaterThan(2);
    for (const { kind, name, attributes, parentSpanId } of messages) {
      expect(kind).toBe(3);
      expect(parentSpanId).toBeDefined();
      expect(attributes['db.query.summary']).toBe(name);
      expect(name).not.toMatch(/[$'0-9]{3}/);
    }
    expect(messages.map(({ name }) => name).join()).toContain('insert offramp_payments');
  });
});
