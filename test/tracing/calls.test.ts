import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createRpcClient, RPC_DEFAULTS } from '../../src/payments/chain/rpc.ts';
import { callVendor } from '../../src/payments/providers/vendor-call.ts';
import { currentTraceparent, inSpan } from '../../src/platform/tracing/index.ts';
import { type MemoryTracing, startMemoryTracing } from './memory-tracing.ts';

const API_KEY = 'key-of-the-vendor-0123456789';

/** Calls of other systems: a vendor and a node of the chain, on a server of this test. */
describe('the span of a call', () => {
  let server: Server;
  let tracing: MemoryTracing;
  let url: string;
  let port: number;
  let status = 200;
  const requests: IncomingMessage[] = [];

  beforeAll(async () => {
    tracing = startMemoryTracing();
    server = createServer(async (request, response) => {
      requests.push(request);
      const body = JSON.parse((await text(request)) || '{}') as object;
      const answer = (asked: { readonly id?: number }) => ({ jsonrpc: '2.0', id: asked.id, result: '0x10' });
      response.writeHead(status, { 'content-type': 'application/json' });
      // A client of the chain asks several things in one request.
      response.end(JSON.stringify(Array.isArray(body) ? body.map(answer) : answer(body)));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
    url = `http://127.0.0.1:${port}`;
  });
  afterEach(() => {
    status = 200;
    requests.length = 0;
    tracing.reset();
  });
  afterAll(() => {
    tracing.stop();
    server.close();
  });

  const vendor = () => ({ baseUrl: url, apiKey: API_KEY, timeoutMs: 1000 });
  const found = (name: string) => tracing.spans().find((span) => span.name === name);

  test('to a vendor names the server and the status, and passes its context in a header', async () => {
    await inSpan('work', {}, () => callVendor(vendor(), { method: 'POST', path: '/payouts/of+15550001111', body: {} }));
    const call = found('POST');
    expect(call?.attributes).toEqual({
      'http.request.method': 'POST',
      'http.response.status_code': 200,
      'server.address': '127.0.0.1',
      'server.port': port,
    });
    const { traceId, spanId } = call?.spanContext() ?? { traceId: '', spanId: '' };
    expect(requests[0]?.headers.traceparent).toBe(`00-${traceId}-${spanId}-01`);
    expect(call?.parentSpanContext?.spanId).toBe(found('work')?.spanContext().spanId);
  });

  test('that only reads exists, and sends no header', async () => {
    await inSpan('work', {}, () => callVendor(vendor(), { method: 'GET', path: '/payouts/1' }));
    expect(found('GET')?.attributes).toMatchObject({ 'http.response.status_code': 200 });
    expect(requests[0]?.headers.traceparent).toBeUndefined();
  });

  test.each([['POST'], ['GET']] as const)('to a vendor that fails has the reason: %s', async (method) => {
    status = 503;
    await inSpan('work', {}, () => callVendor(vendor(), { method, path: '/payouts' }));
    expect(found(method)).toMatchObject({ status: { code: 2 }, attributes: { 'error.type': '503' } });
  });

  test.each([['POST'], ['GET']] as const)('to a vendor that is unreachable has the reason: %s', async (method) => {
    const away = { ...vendor(), baseUrl: 'http://127.0.0.1:9' };
    await inSpan('work', {}, () => callVendor(away, { method, path: '/payouts' }));
    expect(found(method)).toMatchObject({ status: { code: 2 }, attributes: { 'error.type': '_OTHER' } });
  });

  test('to a node names the server alone, whose path may hold a key, and sends no context', async () => {
    const client = await createRpcClient(1, [`${url}/v2/secret-key-of-the-node`], RPC_DEFAULTS);
    await inSpan('work', {}, () => client.getBlockNumber());
    expect(found('POST')?.attributes).toMatchObject({ 'server.address': '127.0.0.1', 'server.port': port });
    expect(JSON.stringify(tracing.spans().map(({ name, attributes }) => [name, attributes]))).not.toContain('secret');
    expect(requests[0]?.headers.traceparent).toBeUndefined();
  });

  test('without a surrounding span is not recorded', async () => {
    await callVendor(vendor(), { method: 'POST', path: '/payouts' });
    expect(tracing.spans()).toEqual([]);
    expect(currentTraceparent()).toBeNull();
    expect(requests[0]?.headers.traceparent).toBeUndefined();
  });
});
