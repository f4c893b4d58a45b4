import { setTimeout as delay } from 'node:timers/promises';
import type { Cluster } from '../../cluster/cluster.ts';
import type { DatabaseName } from '../../cluster/layout.ts';
import type { Random } from '../random.ts';

/** The last three leave an old primary that does not know that it is one. */
export const FAILOVER_KINDS = ['switchover', 'crash', 'power loss', 'hung patroni', 'hung node', 'partition'] as const;
export type FailoverKind = (typeof FAILOVER_KINDS)[number];

/** What is taken in turns where nothing else is asked for. */
export const CRASHES: readonly FailoverKind[] = ['switchover', 'crash', 'switchover', 'power loss'];

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
  readonly #kinds: readonly FailoverKind[];

  /** `serves` waits until every `serve` has acknowledged a write that was asked after it was called. */
  constructor(
    cluster: Cluster,
    random: Random,
    { serves, kinds }: { readonly serves: () => Promise<void>; readonly kinds: readonly FailoverKind[] },
  ) {
    this.#kinds = kinds;
    this.#cluster = cluster;
    this.#random = random;
    this.#serves = serves;
  }

  async round(round: number): Promise<Failover> {
    const { primary, standby } = await this.#cluster.replicating();
    await delay(this.#random.between(...LOAD_MS));
    const kind = kindOf(round, this.#kinds);
    const began = performance.now();
    const failing = this.#fail(kind, primary, standby);
    await this.#promoted(standby);
    const promotedAt = performance.now();
    await this.#serves();
    const failover = { kind, promotionMs: promotedAt - began, servingMs: performance.now() - promotedAt };
    await failing;
    await this.#mend(kind, primary, standby);
    this.done.push(failover);
    return failover;
  }

  async #fail(kind: FailoverKind, primary: DatabaseName, standby: DatabaseName): Promise<void> {
    switch (kind) {
      case 'switchover':
        return this.#cluster.patroni.switchover(primary, standby);
      case 'crash':
        return this.#cluster.killPostgres(primary);
      case 'power loss':
        return this.#cluster.killDatabase(primary);
      case 'hung patroni':
        return this.#cluster.hangPatroni(primary);
      case 'hung node':
        return this.#cluster.hangDatabase(primary);
      case 'partition':
        return this.#cluster.network.drop(primary);
    }
  }

  /** The old primary comes back while the service works on the new one. */
  async #mend(kind: FailoverKind, old: DatabaseName, present: DatabaseName): Promise<void> {
    if (kind === 'power loss') await this.#cluster.startDatabase(old);
    if (kind === 'hung patroni' || kind === 'hung node') await this.#wake(old, present);
    if (kind === 'partition') this.#cluster.network.heal(old);
  }

  /** Lets a machine go on, or resets it where docs/operate/failover.md asks for a watchdog that does. */
  async #wake(old: DatabaseName, present: DatabaseName): Promise<void> {
    if (await this.#cluster.patroni.isSafeAfterHanging(present)) return this.#cluster.resume(old);
    await this.#cluster.killDatabase(old);
    await this.#cluster.startDatabase(old);
  }

  async #promoted(name: DatabaseName): Promise<void> {
    const deadline = performance.now() + PROMOTION_MS;
    while (!(await this.#cluster.patroni.is(name, 'primary'))) {
      if (performance.now() > deadline) throw new Error(`${name} was not promoted`);
      await delay(20);
    }
  }
}

/** They take turns. */
export const kindOf = (round: number, kinds: readonly FailoverKind[] = CRASHES): FailoverKind =>
  kinds[(round - 1) % kinds.length] ?? 'switchover';
