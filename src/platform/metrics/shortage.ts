import { Counter, type Registry } from 'prom-client';
import { SHORTAGES, type Shortage, shortageOf } from '../db/errors.ts';
import { metricName } from '../names.ts';
import { world } from '../world.ts';

/** A process is not ready for so long after the last statement that the server refused for lack of something. */
const RECENT_MS = 30_000;

/** What the server of the database has refused for lack of disk, memory, connections or another resource. */
export interface Shortages {
  /** Notes an error of a statement or a connection. */
  note(error: unknown): void;
  /** What was short within the last 30 seconds. */
  recent(): Shortage | undefined;
}

declare module '../services.ts' {
  interface Services {
    readonly shortages: Shortages;
  }
}

export class NotedShortages implements Shortages {
  readonly #monotonic: () => number;
  readonly #counts = new Map<Shortage, number>(SHORTAGES.map((resource) => [resource, 0]));
  #last: { readonly resource: Shortage; readonly at: number } | undefined;

  constructor(monotonic: () => number = () => world.monotonic()) {
    this.#monotonic = monotonic;
  }

  note(error: unknown): void {
    const resource = shortageOf(error);
    if (resource === undefined) return;
    this.#counts.set(resource, (this.#counts.get(resource) ?? 0) + 1);
    this.#last = { resource, at: this.#monotonic() };
  }

  recent(): Shortage | undefined {
    if (this.#last === undefined || this.#monotonic() - this.#last.at >= RECENT_MS) return undefined;
    return this.#last.resource;
  }

  /** Shows `<product>_database_refusals_total{resource}`, from 0 on, so that the first one is an increase. */
  showIn(registry: Registry): void {
    const counts = this.#counts;
    new Counter({
      name: metricName('database_refusals_total'),
      help: 'Statements that the database has refused, by what it lacks',
      labelNames: ['resource'],
      registers: [registry],
      collect() {
        this.reset();
        for (const [resource, count] of counts) this.inc({ resource }, count);
      },
    });
  }
}
