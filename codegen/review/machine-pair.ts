import type { ReviewedLifecycle } from './contract.ts';
import type { Say } from './say.ts';

/** One machine on both sides, and the events that operations send to it. */
export interface MachinePair {
  readonly was: ReviewedLifecycle;
  readonly now: ReviewedLifecycle;
  readonly sent: ReadonlySet<string>;
  readonly say: Say;
}
