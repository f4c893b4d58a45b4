// Reads across tenants: the one relayer sends the transactions of all tenants.

import type { Hex } from 'viem';
import { anyOf, sql } from '../../../platform/db/sql.ts';
import type { Engine } from '../../../platform/lifecycle/engine.ts';
import { transact } from '../../../platform/lifecycle/transact.ts';
import { world } from '../../../platform/world.ts';
import type { TransactionState } from './transaction.cross-tenant.ts';

/** The outcome of a call, which stands until its block is orphaned. */
export interface Outcome {
  readonly state: Extract<TransactionState, 'CONFIRMED' | 'REVERTED' | 'FAILED'>;
  /** Null for what was never sent. */
  readonly hash: Hex | null;
}

/** Waits for the outcome of a call by its key. */
export interface Settlement extends Outcome {
  readonly key: string;
}

type Told = (outcome: Outcome | undefined) => void;

/** Between two rounds: our own node mines at once. */
const EMBEDDED_REST_MS = 5;
/** Between two looks for what other processes have settled. */
const LOOK_MS = 100;

/**
 * What became of calls, for requests that answer with it. While anybody waits the relayer runs, round after round.
 */
export class Outcomes {
  readonly #engine: Engine;
  readonly #run: () => Promise<number>;
  readonly #waiting = new Map<string, Set<Told>>();
  #watching = false;
  #lookedAt = Number.NEGATIVE_INFINITY;

  constructor(engine: Engine, run: () => Promise<number>) {
    this.#engine = engine;
    this.#run = run;
  }

  /** Undefined means that the time was not enough. */
  waitForOutcome(key: string, timeoutMs: number): Promise<Outcome | undefined> {
    return new Promise((resolve) => {
      const waiting = this.#waiting.get(key) ?? new Set();
      this.#waiting.set(key, waiting);
      const told: Told = (outcome) => {
        world.clearTimeout(timer);
        waiting.delete(told);
        if (waiting.size === 0) this.#waiting.delete(key);
        resolve(outcome);
      };
      const timer = world.setTimeout(() => told(undefined), timeoutMs);
      waiting.add(told);
      if (!this.#watching) void this.#watch();
    });
  }

  /** Notifies the waiters of these outcomes. */
  tell(settled: readonly Settlement[]): void {
    for (const { key, ...outcome } of settled) {
      for (const told of [...(this.#waiting.get(key) ?? [])]) told(outcome);
    }
  }

  /** Tells the remaining waiters that there is no outcome. */
  close(): void {
    for (const waiting of [...this.#waiting.values()]) for (const told of [...waiting]) told(undefined);
  }

  async #watch(): Promise<void> {
    this.#watching = true;
    this.#lookedAt = Number.NEGATIVE_INFINITY;
    while (this.#waiting.size > 0) {
      // What fails is tried again: its reason is in the log of the relayer's own round.
      await this.#run().catch(() => undefined);
      this.tell(await this.#look().catch(() => []));
      // However much was done: what is asked meanwhile goes with the next round.
      if (this.#waiting.size > 0) await world.delay(this.#restMs());
    }
    this.#watching = false;
  }

  #restMs(): number {
    const { chain, config } = this.#engine.services;
    return chain.status().source === 'embedded' ? EMBEDDED_REST_MS : config.settlementIntervalMs;
  }

  /**
   * Reads outcomes that were settled before the wait began, or by another process. This process announces its own at
   * once.
   */
  async #look(): Promise<readonly Settlement[]> {
    const keys = [...this.#waiting.keys()];
    if (keys.length === 0 || world.monotonic() - this.#lookedAt < LOOK_MS) return [];
    this.#lookedAt = world.monotonic();
    return transact(this.#engine, 'chain.relayer', ({ reads }) =>
      reads.many(
        sql('chain_transactions')
          .where(anyOf('key', keys))
          .whereIn('state', ['CONFIRMED', 'REVERTED', 'FAILED'])
          .select('key', 'state', 'hash'),
      ),
    );
  }
}
