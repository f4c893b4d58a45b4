import { Histogram, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { RequestDurations } from '../../../src/platform/http/server/request-durations.ts';

/** prom-client's own histogram, beside ours. */
function both() {
  const [ours, theirs] = [new Registry(), new Registry()];
  const durations = new RequestDurations();
  ours.registerMetric(durations as never);
  const histogram = new Histogram({
    name: 'paychart_http_request_duration_seconds',
    help: 'Duration of requests by operation and status',
    labelNames: ['operation', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [theirs],
  });
  return {
    ours,
    theirs,
    durations,
    observe: (operation: string, status: number, ms: number) => {
      durations.observe(operation, status, ms);
      histogram.observe({ operation, status }, ms / 1000);
    },
  };
}

test('durations are counted as by prom-client: below, at and above every bound', async () => {
  const { ours, theirs, observe } = both();
  for (const bound of [1, 2.5, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000])
    for (const off of [-0.01, 0, 0.01]) {
      observe('getWallet', 200, bound + off);
      observe('createWallet', 201, bound + off);
    }
  observe('getWallet', 404, 0);
  observe('none', 404, 60_000);
  const linesOf = async (registry: Registry) => (await registry.metrics()).split('\n').sort();
  expect(await linesOf(ours)).toEqual(await linesOf(theirs));
});

test('counts begin anew when the registry is reset', async () => {
  const { ours, durations } = both();
  durations.observe('getWallet', 200, 3);
  ours.resetMetrics();
  expect(await ours.metrics()).not.toContain('getWallet');
  durations.observe('getWallet', 200, 3);
  expect(await ours.metrics()).toContain(
    'paychart_http_request_duration_seconds_count{operation="getWallet",status="200"} 1',
  );
});
