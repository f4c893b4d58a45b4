import { describe, expect, test } from 'vitest';
import { Slots } from '../../../../src/domains/webhooks/deliveries/slots.ts';

const take = (slots: Slots, endpointId: string, count: number) =>
  Array.from({ length: count }, () => slots.take(endpointId));
const proven = (slots: Slots, ...endpointIds: string[]): void => {
  for (const id of endpointIds) slots.take(id)(true);
};

describe('the attempts that a process has room for (D-391)', () => {
  test('reserve half of the slots from endpoints that have not answered', () => {
    const slots = new Slots(9);
    expect([slots.room, slots.unprovenRoom]).toEqual([9, 4]);
    take(slots, 'hangs', 3);
    expect([slots.room, slots.unprovenRoom]).toEqual([6, 1]);
    take(slots, 'new', 1);
    expect([slots.room, slots.unprovenRoom]).toEqual([5, 0]);
  });

  test('have the configured shares', () => {
    const slots = new Slots();
    expect([slots.room, slots.unprovenRoom]).toEqual([2048, 1024]);
  });

  test('for answering endpoints do not use the reserved half, and may use all', () => {
    const slots = new Slots(8);
    proven(slots, 'answers');
    take(slots, 'answers', 3);
    expect([slots.room, slots.unprovenRoom]).toEqual([5, 4]);
    take(slots, 'answers', 3);
    expect([slots.room, slots.unprovenRoom]).toEqual([2, 2]);
    take(slots, 'answers', 4);
    expect([slots.room, slots.unprovenRoom]).toEqual([0, 0]);
  });

  test('for a claim beyond that half leave no negative room', () => {
    const slots = new Slots(4);
    take(slots, 'hangs', 3);
    expect([slots.room, slots.unprovenRoom]).toEqual([1, 0]);
  });

  test('return their slot to the share that it came from', () => {
    const slots = new Slots(8);
    const [first, second] = take(slots, 'new', 2);
    first?.(true);
    // It answers now, and its other attempt, which was begun before, is still one of an endpoint that nobody knew.
    expect([slots.room, slots.unprovenRoom]).toEqual([7, 3]);
    take(slots, 'new', 1);
    expect([slots.room, slots.unprovenRoom]).toEqual([6, 3]);
    second?.(true);
    expect([slots.room, slots.unprovenRoom]).toEqual([7, 4]);
  });

  test('count an endpoint as proven by its last attempt only', () => {
    const slots = new Slots(8);
    expect(slots.provenAmong(['a', 'b'])).toEqual([]);
    proven(slots, 'a', 'b');
    expect(slots.provenAmong(['b', 'c', 'a'])).toEqual(['b', 'a']);
    slots.take('a')(false);
    expect(slots.provenAmong(['a', 'b'])).toEqual(['b']);
    proven(slots, 'a');
    expect(slots.provenAmong(['a', 'b'])).toEqual(['a', 'b']);
  });

  test('that are reserved for a claim go to no other until they are released', () => {
    const slots = new Slots(16);
    proven(slots, 'answers');
    const kept = slots.reserve(['new', 'answers', 'hangs'], 3);
    expect(kept).toMatchObject({ room: 9, unprovenRoom: 6, proven: ['answers'] });
    expect([slots.room, slots.unprovenRoom]).toEqual([7, 2]);
    const second = slots.reserve(['new'], 3);
    expect(second).toMatchObject({ room: 3, unprovenRoom: 2, proven: [] });
    const last = slots.reserve(['answers', 'hangs', 'new'], 3);
    expect(last).toMatchObject({ room: 4, unprovenRoom: 0 });
    expect(slots.reserve(['answers'], 3)).toMatchObject({ room: 0, unprovenRoom: 0, proven: ['answers'] });
    for (const { release } of [kept, second, last]) release();
    expect([slots.room, slots.unprovenRoom]).toEqual([16, 8]);
    expect(slots.reserve(['answers'], 3)).toMatchObject({ room: 3, unprovenRoom: 0 });
  });

  test('forget the endpoints that have not answered for longest', () => {
    const slots = new Slots(8);
    const ids = Array.from({ length: 10_000 }, (_, nth) => `whe_${nth}`);
    proven(slots, ...ids);
    expect(slots.provenAmong(ids)).toHaveLength(10_000);
    proven(slots, 'whe_0', 'newest');
    expect(slots.provenAmong(['whe_0', 'whe_1', 'whe_2', 'newest'])).toEqual(['whe_0', 'whe_2', 'newest']);
  });
});
