import type { Logger } from 'pino';
import { world } from '../../../platform/world.ts';
import type { Outcome } from './record-outcomes.cross-tenant.ts';

/** Outcomes that arrive shortly after each other share a transaction. */
const LINGER_MS = 5;
const BATCH = 256;
const IN_FLIGHT = 2;
const ATTEMPTS = 6;
const BACKOFF_MS = 200;

/**
 * Gathers outcomes so that many share a transaction. One that cannot be recorded is tried again for some seconds and then
 * left to its lease, which makes it a LEASE_EXPIRED.
 */
export class OutcomeBatcher {
  readonly #record: (outcomes: readonly Outcome[]) => Promise<void>;
  readonly #log: Logger;
  readonly #queue: { readonly outcome: Outcome; readonly done: () => void }[] = [];
  #inFlight = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(record: (outcomes: readonly Outcome[]) => Promise<void>, log: Logger) {
    this.#record = record;
    this.#log = log;
  }

  /** Resolves when it is recorded, or given up. */
  add(outcome: Outcome): Promise<void> {
    return new Promise((done) => {
      this.#queue.push({ outcome, done });
      if (this.#queue.length >= BATCH) this.#flush();
      else this.#timer ??= world.setTimeout(() => this.#flush(), LINGER_MS);
    });
  }

  #flush(): void {
    world.clearTimeout(this.#timer);
    this.#timer = undefined;
    while (this.#inFlight < IN_FLIGHT && this.#queue.length > 0) {
      const batch = this.#queue.splice(0, BATCH);
      this.#inFlight += 1;
      void this.#store(batch.map(({ outcome }) => outcome)).finally(() => {
        this.#inFlight -= 1;
        for (const { done } of batch) done();
        this.#flush();
      });
    }
  }

  async #store(outcomes: readonly Outcome[]): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#record(outcomes);
      } catch (error) {
        this.#log.warn({ err: error, outcomes: outcomes.length, attempt }, 'webhook outcomes are not recorded yet');
        if (attempt === ATTEMPTS) return this.#storeApart(outcomes, error);
        await new Promise<void>((resolve) => world.setTimeout(resolve, BACKOFF_MS * 2 ** (attempt - 1)));
      }
    }
  }

  /** One that cannot be recorded must not take the others with it. */
  async #storeApart(outcomes: readonly Outcome[], failure: unknown): Promise<void> {
    if (outcomes.length === 1) {
      for (const alone of outcomes) this.#giveUp(alone, failure);
      return;
    }
    await Promise.all(
      outcomes.map((outcome) => this.#record([outcome]).catch((error: unknown) => this.#giveUp(outcome, error))),
    );
  }

  #giveUp({ claim: { deliveryId } }: Outcome, error: unknown): void {
    this.#log.error({ err: error, deliveryId }, 'webhook outcome is left to its lease');
  }
}
