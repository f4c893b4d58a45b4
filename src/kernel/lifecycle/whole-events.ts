import { RecentMap } from '../recent-map.ts';
import { baseKey, type Differing, type WholeEvent } from './event-differences.ts';

/** Resources whose events a process remembers. A payment takes five kilobytes: 50 MB in all. */
const MOST_RESOURCES = 10_000;

/**
 * The advisory lock of transactions that store events as differences to earlier ones. They share it, and take it before
 * they read how far a clock is ahead. Retention takes it alone before it erases what an event tells by a clock that was
 * moved: no transaction that has read the clock before the move is at work then.
 */
export const EVENT_BASES_LOCK = 7_260_411_202n;

/** The newest whole event that this process has committed of each resource, for those that follow it. */
export class WholeEvents {
  readonly #newest = new RecentMap<string, WholeEvent>(MOST_RESOURCES);

  /** What an event may be stored as the difference to. */
  readonly earlierOf = (event: WholeEvent): WholeEvent | undefined => this.#newest.get(baseKey(event));

  /** After their commit: those that were stored whole are the bases of what follows. */
  keep(events: readonly Differing<WholeEvent>[]): void {
    for (const event of events)
      if (event.baseId === null && event.clockOffsetMs !== undefined) this.#newest.set(baseKey(event), event);
  }
}
