import { expect, it } from 'vitest';
import { comparedWith, type FeedEvent, inState, NO_EVENTS, withNews } from '../../src/console/app/feed/feed-state.ts';

const event = (sequence: number): FeedEvent => ({
  id: `evt_${sequence}`,
  type: 'payment.created',
  createdAt: '2026-01-01T00:00:00Z',
  resourceId: 'pay_1',
  sequence: String(sequence),
});
const page = (...sequences: number[]): FeedEvent[] => sequences.map(event);
const sequences = ({ events }: { readonly events: readonly FeedEvent[] }) => events.map(({ sequence }) => +sequence);
const live = inState(withNews(NO_EVENTS, page(3, 2, 1)), 'live');

it('accepts only new events, newest first, in whatever order they arrive', () => {
  const second = withNews(live, page(3, 4, 5));
  expect(sequences(second)).toEqual([5, 4, 3, 2, 1]);
  expect(second).toMatchObject({ state: 'live', turn: 2 });
  expect(sequences(withNews(live, page(5, 4, 3, 2)))).toEqual([5, 4, 3, 2, 1]);
});

it('shows no list that has a gap', () => {
  expect(sequences(withNews(live, page(4)))).toEqual([4, 3, 2, 1]);
  expect(sequences(withNews(live, page(6, 5)))).toEqual([6, 5]);
});

it('says by how many events it is behind, and counts them down as they arrive', () => {
  expect(comparedWith(live, 3)).toBe(live);
  const behind = comparedWith(live, 5);
  expect(behind).toMatchObject({ state: 'behind', behindBy: 2, turn: 1 });
  expect(withNews(behind, page(4))).toMatchObject({ state: 'behind', behindBy: 1 });
  expect(withNews(behind, page(5, 4))).toMatchObject({ state: 'live', behindBy: 0 });
  expect(withNews(behind, page(7, 6, 5, 4))).toMatchObject({ state: 'live', behindBy: 0 });
  expect(comparedWith(withNews(behind, page(4)), 4)).toMatchObject({ state: 'live', behindBy: 0 });
});

it('stays the same object while nothing happens, so that nothing is drawn again', () => {
  expect(withNews(live, page(3, 2))).toBe(live);
  expect(inState(live, 'live')).toBe(live);
  expect(inState(live, 'lost')).toMatchObject({ state: 'lost', turn: 1 });
});

it('keeps at most a hundred events', () => {
  const many = page(...Array.from({ length: 150 }, (_, at) => 150 - at));
  expect(withNews(NO_EVENTS, many).events).toHaveLength(100);
});
