import { collectDefaultMetrics, Registry } from 'prom-client';
import { RequestDurations } from './request-durations.ts';

/** What the kernel tells of each request, and what `/metrics` answers. */
export interface Metrics {
  readonly registry: Registry;
  observe(operationId: string, status: number, milliseconds: number): void;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new RequestDurations();
  registry.registerMetric(durations as never);
  return {
    registry,
    observe: (operationId, status, milliseconds) => durations.observe(operationId, status, milliseconds),
  };
}
