import { expect, test } from 'vitest';
import { createMetrics } from '../../../src/platform/http/server/metrics.ts';
import { call, startServer, type TestServer } from './server-fixture.ts';

const scrape = async (server: TestServer, authorization?: string) => {
  const response = await fetch(`${server.url}/metrics`, authorization ? { headers: { authorization } } : {});
  return { response, status: response.status, text: await response.text() };
};

test('open: metrics show request durations by operation and status, to every client', async () => {
  const server = await startServer();
  await call(server, 'GET', '/v1/things');
  const { status, text } = await scrape(server);
  expect(status).toBe(200);
  expect(text).toContain('paychart_http_request_duration_seconds_count{operation="listThings",status="200"} 1');
});

test('open: a process that is never scraped measures nothing, and is not woken for it', async () => {
  const metrics = createMetrics();
  expect(metrics.registry.getMetricsAsArray().map(({ name }) => name)).toEqual([
    'paychart_http_request_duration_seconds',
    'paychart_requests_of_older_versions_total',
    'paychart_deprecated_requests_total',
  ]);
  expect(await metrics.scrape()).toContain('paychart_process_cpu_seconds_total');
  expect(await metrics.scrape()).toContain('paychart_nodejs_eventloop_lag_p99_seconds');
});

test('off: the path of metrics does not exist', async () => {
  const server = await startServer({ metrics: { kind: 'off' } });
  const { status, text } = await scrape(server);
  expect([status, JSON.parse(text).code]).toEqual([404, 'ROUTE_NOT_FOUND']);
});

test('token: metrics are shown to a client with the Bearer token', async () => {
  const server = await startServer({ metrics: { kind: 'token', token: 'scraper-secret' } });
  const { status, text } = await scrape(server, 'Bearer scraper-secret');
  expect(status).toBe(200);
  expect(text).toContain('paychart_process_cpu_seconds_total');
  for (const wrong of [undefined, 'Bearer scraper-secre', 'Bearer', 'Basic c2NyYXBlci1zZWNyZXQ=', 'scraper-secret']) {
    const refused = await scrape(server, wrong);
    expect([wrong, refused.status, JSON.parse(refused.text).code]).toEqual([wrong, 401, 'UNAUTHENTICATED']);
    expect(refused.response.headers.get('www-authenticate')).toBe('Bearer realm="service"');
  }
  expect(server.lines.filter((line) => line.includes('scraper-secret'))).toEqual([]);
});

test('guesses of the metrics token are limited', async () => {
  const rateLimits = { perMinute: 0, burst: 100, publicPerMinute: 2 };
  const metrics = { kind: 'token', token: 'scraper-secret' } as const;
  const server = await startServer({ rateLimits, metrics, monotonic: () => 0 });
  const statuses: number[] = [];
  for (const token of ['scraper-secret', 'a', 'b', 'c', 'scraper-secret']) {
    statuses.push((await scrape(server, `Bearer ${token}`)).status);
  }
  expect(statuses).toEqual([200, 401, 401, 429, 429]);
});
