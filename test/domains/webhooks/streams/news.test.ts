import { describe, expect, test } from 'vitest';
import { EVENTS_AT_ONCE, reachedBy } from '../../../../src/platform/streams/news.ts';

/** A page of events behind a position. */
const page = (count: number, from: number) =>
  Array.from({ length: count }, (_, n) => ({ sequence: BigInt(from + n + 1) }));

describe('the position up to which a feed has been read', () => {
  test.each([
    ['an empty page reaches the head', 0, 7, 90, 90],
    ['a page with room reaches the head', EVENTS_AT_ONCE - 1, 7, 90, 90],
    ['a full page reaches its last event alone', EVENTS_AT_ONCE, 7, 90, 7 + EVENTS_AT_ONCE],
    ['a full page that ends at the head reaches it', EVENTS_AT_ONCE, 7, 7 + EVENTS_AT_ONCE, 7 + EVENTS_AT_ONCE],
    ['a page that goes past the counted head reaches its last event', 3, 7, 8, 10],
    ['a full page past the counted head reaches its last event', EVENTS_AT_ONCE, 7, 8, 7 + EVENTS_AT_ONCE],
    ['nothing reaches back', 0, 7, 5, 7],
  ])('%s', (_, count, from, head, reached) => {
    expect(reachedBy(page(count, from), { from: BigInt(from), head: BigInt(head) })).toBe(BigInt(reached));
  });

  test('a client that is several pages behind gets every event', () => {
    const feed = page(187, 0);
    const seen: bigint[] = [];
    for (let from = 0n; from < 187n; ) {
      const events = feed.filter(({ sequence }) => sequence > from).slice(0, EVENTS_AT_ONCE);
      seen.push(...events.map(({ sequence }) => sequence));
      from = reachedBy(events, { from, head: 187n });
    }
    expect(seen).toEqual(feed.map(({ sequence }) => sequence));
  });
});
