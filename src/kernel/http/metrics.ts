import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** What the kernel tells of each request, and what `/metrics` answers. */
export interface Metrics {
  readonly registry: Registry;
  observe(operationId: string, status: number, milliseconds: number): void;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by operation and status',
    labelNames: ['operation', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  return {
    registry,
    observe: (operation, status, milliseconds) => requests.observe({ operation, status }, milliseconds / 1000),
  };
}
