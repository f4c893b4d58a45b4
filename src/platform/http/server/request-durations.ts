import type { MetricObjectWithValues, MetricValue } from 'prom-client';
import { metricName } from '../../names.ts';

/** Upper bounds of the buckets, in seconds. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The durations of one operation's answers with one status. */
interface Durations {
  /** By bound, without those of the smaller ones; what is above the last bound is only in `count`. */
  readonly within: number[];
  sum: number;
  count: number;
}

/**
 * The histogram of requests, for prom-client's registry. Its own Histogram checks and joins the labels of every value,
 * which is a twentieth of what a request costs the platform; this one finds the counters by two look-ups.
 */
export class RequestDurations {
  readonly name = metricName('http_request_duration_seconds');
  readonly help = 'Duration of requests by operation and status';
  readonly type = 'histogram';
  readonly aggregator = 'sum';
  #byOperation = new Map<string, Map<number, Durations>>();

  observe(operation: string, status: number, milliseconds: number): void {
    const seconds = milliseconds / 1000;
    const durations = this.#durationsOf(operation, status);
    const bucket = BOUNDS.findIndex((bound) => seconds <= bound);
    if (bucket !== -1) durations.within[bucket] = (durations.within[bucket] ?? 0) + 1;
    durations.sum += seconds;
    durations.count += 1;
  }

  reset(): void {
    this.#byOperation = new Map();
  }

  /** The interface that prom-client expects of a metric. */
  async get(): Promise<MetricObjectWithValues<MetricValue<string>>> {
    const { name, help, aggregator } = this;
    const values: (MetricValue<string> & { metricName: string })[] = [];
    for (const [operation, byStatus] of this.#byOperation) {
      for (const [status, { within, sum, count }] of byStatus) {
        const labels = { operation, status };
        let below = 0;
        for (const [at, bound] of BOUNDS.entries()) {
          below += within[at] ?? 0;
          values.push({ labels: { le: bound, ...labels }, value: below, metricName: `${name}_bucket` });
        }
        values.push({ labels: { le: '+Inf', ...labels }, value: count, metricName: `${name}_bucket` });
        values.push({ labels, value: sum, metricName: `${name}_sum` });
        values.push({ labels, value: count, metricName: `${name}_count` });
      }
    }
    return { name, help, aggregator, type: 'histogram' as never, values } as never;
  }

  #durationsOf(operation: string, status: number): Durations {
    let byStatus = this.#byOperation.get(operation);
    if (byStatus === undefined) {
      byStatus = new Map();
      this.#byOperation.set(operation, byStatus);
    }
    let durations = byStatus.get(status);
    if (durations === undefined) {
      durations = { within: BOUNDS.map(() => 0), sum: 0, count: 0 };
      byStatus.set(status, durations);
    }
    return durations;
  }
}
