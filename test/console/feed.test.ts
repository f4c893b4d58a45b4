import { expect, it } from 'vitest';
import { type Feed, type FeedEvent, grown } from '../../src/console/app/feed-state.ts';

const event = (sequence: number): FeedEvent => ({
  id: `evt_${sequence}`,
  type: 'payment.created',
  createdAt: '2026-01-01T00:00:00Z',
  resourceId: 'pay_1',
  sequence,
});
const page = (...sequences: number[]): FeedEvent[] => sequences.map(event);
const empty: Feed = { state: 'connecting', events: [], turn: 0, behindBy: 0 };

it('is live after the first look, whatever is in it', () => {
  expect(grown(empty, [], undefined)).toMatchObject({ state: 'live', turn: 0 });
  expect(grown(empty, page(900, 899), undefined)).toMatchObject({ state: 'live', turn: 1, behindBy: 0 });
});

it('takes only what is new, newest first', () => {
  const first = grown(empty, page(3, 2, 1), undefined);
  const second = grown(first, page(5, 4, 3, 2), 3);
  expect(second.events.map(({ sequence }) => sequence)).toEqual([5, 4, 3, 2, 1]);
  expect(second).toMatchObject({ state: 'live', turn: 2 });
});

it('says by how many events it is behind, and only if some were missed', () => {
  const first = grown(empty, page(3), undefined);
  expect(grown(first, page(5, 4), 3).behindBy).toBe(0);
  expect(grown(first, page(7, 6), 3)).toMatchObject({ state: 'behind', behindBy: 2 });
  expect(grown(grown(first, page(7, 6), 3), page(7, 6), 7)).toMatchObject({ state: 'live', behindBy: 0 });
});

it('is the same object while nothing happens, so that nothing is drawn again', () => {
  const live = grown(empty, page(1), undefined);
  expect(grown(live, page(1), 1)).toBe(live);
});

it('keeps a hundred events', () => {
  const many = page(...Array.from({ length: 150 }, (_, at) => 150 - at));
  expect(grown(empty, many, undefined).events).toHaveLength(100);
});
