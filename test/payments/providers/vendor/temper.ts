import type { Random } from '../../../../scripts/chaos/random.ts';
import type { Story } from './payout.ts';

/** How a call is answered. `late` outlasts the client's patience; `lost` and `late` of a submit come after it was taken. */
export type Manner = 'well' | 'late' | 'lost' | 'lost-untaken' | '500' | '500-taken' | '503' | '429';

/** What a vendor is asked: to pay, what became of it, and whether it would pay there. */
export type Call = 'submit' | 'poll' | 'verify';

/** What a vendor does that no contract mentions. */
export interface Temper {
  storyOf(key: string): Story;
  mannerOf(call: Call): Manner;
  /** Milliseconds until the next step of a payout; undefined: it moves when it is polled. */
  pauseMs(): number | undefined;
  /** How long each copy of a webhook takes; none for one that is lost. */
  webhook(): readonly number[];
  /** Whether somebody else claims, without the secret, that a payout succeeded. */
  isForging(): boolean;
}

const DELIVERS: Story = ['SUBMITTED', 'PENDING', 'SUCCEEDED'];

/** Of a hundred payouts. */
const STORIES: readonly (readonly [number, Story])[] = [
  [52, DELIVERS],
  [8, ['SUCCEEDED']],
  [6, ['SUBMITTED', 'UNCLAIMED', 'SUCCEEDED']],
  [6, ['SUBMITTED', 'HELD', 'PENDING', 'SUCCEEDED']],
  [4, ['SUBMITTED', 'HELD', 'PENDING', 'HELD', 'PENDING', 'SUCCEEDED']],
  [5, ['SUBMITTED', 'SUCCEEDED', 'RETURNED']],
  [5, ['SUBMITTED', 'PENDING', 'FAILED']],
  [3, ['SUBMITTED', 'FAILED']],
  [3, ['SUBMITTED', 'BLOCKED', 'FAILED']],
  [2, ['SUBMITTED', 'PENDING', 'CANCELED']],
  [2, ['SUBMITTED', 'PENDING', 'RETURNED']],
  [4, ['REJECTED']],
];

/** Of a hundred calls, on top of the ones that go well. */
const SUBMIT_MANNERS: readonly (readonly [number, Manner])[] = [
  [6, 'late'],
  [8, 'lost'],
  [4, 'lost-untaken'],
  [4, '500'],
  [4, '500-taken'],
  [3, '503'],
  [3, '429'],
];
const POLL_MANNERS: readonly (readonly [number, Manner])[] = [
  [4, 'late'],
  [6, 'lost'],
  [4, '500'],
  [3, '503'],
  [3, '429'],
];

const draw = <T>(random: Random, table: readonly (readonly [number, T])[], otherwise: T): T => {
  let left = random.next() * 100;
  for (const [share, value] of table) {
    if (left < share) return value;
    left -= share;
  }
  return otherwise;
};

export interface ChaosPace {
  /** Between two steps of a payout, at most. */
  readonly stepMs: number;
  /** Until a webhook arrives, at most: what is sent first may arrive last. */
  readonly webhookMs: number;
}

/** Duplicates, reorders, delays and drops, by the seed (research: provider chaos). */
export const chaotic = (random: Random, { stepMs, webhookMs }: ChaosPace): Temper => ({
  storyOf: () => draw(random, STORIES, DELIVERS),
  mannerOf: (call) => draw(random, call === 'submit' ? SUBMIT_MANNERS : POLL_MANNERS, 'well'),
  pauseMs: () => random.between(0, stepMs),
  webhook: () => {
    if (random.chance(0.3)) return [];
    const copies = random.chance(0.2) ? 1 + Math.ceil(random.between(0, 3)) : 1;
    return Array.from({ length: copies }, () => random.between(0, webhookMs));
  },
  isForging: () => random.chance(0.03),
});

/** Does what it is told: stories by key, one manner for a key's submissions, a step with every poll, no webhooks. */
export class Obedient implements Temper {
  readonly stories = new Map<string, Story>();
  /** Taken in turn, first the first; then all goes well. */
  readonly manners: Readonly<Record<Call, Manner[]>> = { submit: [], poll: [], verify: [] };

  storyOf(key: string): Story {
    return this.stories.get(key) ?? DELIVERS;
  }
  mannerOf(call: Call): Manner {
    return this.manners[call].shift() ?? 'well';
  }
  pauseMs(): undefined {
    return undefined;
  }
  webhook(): readonly number[] {
    return [];
  }
  isForging(): boolean {
    return false;
  }
}
