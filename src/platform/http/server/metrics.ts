import { Counter, collectDefaultMetrics, Registry } from 'prom-client';
import { metricName } from '../../names.ts';
import { RequestDurations } from './request-durations.ts';

/** The measurements of each request, and the registry that `/metrics` shows. */
export interface Metrics {
  readonly registry: Registry;
  observe(operationId: string, status: number, milliseconds: number): void;
  /** A request in a version of the contract that is not the newest. */
  observeOlder(version: string, operationId: string): void;
  /** A request of something that is deprecated. */
  observeDeprecated(operationId: string): void;
  /** All metrics, as text. The process is measured from the first scrape on: to do so costs a hundred wakes a second. */
  scrape(): Promise<string>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const durations = new RequestDurations();
  registry.registerMetric(durations as never);
  const older = new Counter({
    name: metricName('requests_of_older_versions_total'),
    help: 'Requests in a version of the contract that is not the newest, by version and operation',
    labelNames: ['version', 'operation'],
    registers: [registry],
  });
  const deprecated = new Counter({
    name: metricName('deprecated_requests_total'),
    help: 'Requests of an operation that is deprecated, or of a deprecated form of one, by operation',
    labelNames: ['operation'],
    registers: [registry],
  });
  let isProcessMeasured = false;
  return {
    registry,
    observe: (operationId, status, milliseconds) => durations.observe(operationId, status, milliseconds),
    observeOlder: (version, operation) => older.inc({ version, operation }),
    observeDeprecated: (operation) => deprecated.inc({ operation }),
    scrape() {
      if (!isProcessMeasured) collectDefaultMetrics({ register: registry, prefix: metricName('') });
      isProcessMeasured = true;
      return registry.metrics();
    },
  };
}
