import { Gauge, type Registry } from 'prom-client';

/**
 * A gauge that stands in the registry from its first value on. Prometheus then sees nothing where a process does not
 * measure, or has not measured yet: a 0 would be read as a measurement.
 */
export class MeasuredGauge<L extends string = never> {
  readonly #gauge: Gauge<L>;
  readonly #registry: Registry;

  constructor(registry: Registry, name: string, help: string, labelNames: readonly L[] = []) {
    this.#registry = registry;
    this.#gauge = new Gauge({ name, help, labelNames, registers: [] });
  }

  set(value: number, labels?: Record<L, string>): void {
    this.#registry.registerMetric(this.#gauge);
    if (labels === undefined) this.#gauge.set(value);
    else this.#gauge.set(labels, value);
  }

  /** Forgets the values of all labels: only what is set afterwards is reported. A gauge without values is a measurement, too. */
  clear(): void {
    this.#registry.registerMetric(this.#gauge);
    this.#gauge.reset();
  }
}
