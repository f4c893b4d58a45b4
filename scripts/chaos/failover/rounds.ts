import { setTimeout as delay } from 'node:timers/promises';
import type { Cluster } from '../../cluster/cluster.ts';
import type { DatabaseName } from '../../cluster/layout.ts';
import type { Random } from '../random.ts';

export type FailoverKind = 'switchover' | 'crash' | 'power loss';

/** The longest that a failover may take to be noticed: Patroni's `ttl`, and its work. */
const PROMOTION_MS = 90_000;
const LOAD_MS = [200, 1500] as const;

/** One failover. Times are milliseconds. */
export interface Failover {
  readonly kind: FailoverKind;
  /** From the failure to the promotion. */
  readonly promotionMs: number;
  /** From the promotion to an acknowledged write by every `serve`. */
  readonly servingMs: number;
}

/** Switchovers, and ends of the primary's processes, in turns. */
export class Failovers {
  readonly done: Failover[] = [];
  readonly #cluster: Cluster;
  readonly #random: Random;
  readonly #serves: () => Promise<void>;

  /** `serves` waits until every `serve` has acknowledged a write that was asked after it was called. */
  constructor(cluster: Cluster, random: Random, serves: () => Promise<void>) {
    this.#cluster = cluster;
    this.#random = random;
    this.#serves = serves;
  }

  async round(round: number): Promise<Failover> {
    const { primary, standby } = await this.#cluster.patroni.healthy();
    await delay(this.#random.between(...LOAD_MS));
    const kind = kindOf(round);
    const began = performance.now();
    const failing = this.#fail(kind, primary, standby);
    await this.#promoted(standby);
    const promotedAt = performance.now();
    await this.#serves();
    const failover = { kind, promotionMs: promotedAt - began, servingMs: performance.now() - promotedAt };
    await failing;
    if (kind === 'power loss') await this.#cluster.startDatabase(primary);
    this.done.push(failover);
    return failover;
  }

  #fail(kind: FailoverKind, primary: DatabaseName, standby: DatabaseName): Promise<void> {
    if (kind === 'switchover') return this.#cluster.patroni.switchover(primary, standby);
    return kind === 'crash' ? this.#cluster.killPostgres(primary) : this.#cluster.killDatabase(primary);
  }

  async #promoted(name: DatabaseName): Promise<void> {
    const deadline = performance.now() + PROMOTION_MS;
    while (!(await this.#cluster.patroni.is(name, 'primary'))) {
      if (performance.now() > deadline) throw new Error(`${name} was not promoted`);
      await delay(20);
    }
  }
}

/** Every other one is a switchover; of the others, every other one takes Patroni along. */
export const kindOf = (round: number): FailoverKind =>
  round % 2 === 1 ? 'switchover' : round % 4 === 2 ? 'crash' : 'power loss';
