import { describe, expect, test } from 'vitest';
import { Histories } from '../../scripts/simulate/histories.ts';

const read = (histories: Histories, at: number, first: number, ...events: string[]): void =>
  histories.read({ feed: 'sender', first, events, calledAt: at, returnedAt: at + 1 });

describe('a feed that is read twice', () => {
  test('may lack its oldest events the second time, because they expire after thirty days', () => {
    const histories = new Histories();
    read(histories, 0, 1, 'a', 'b', 'c');
    read(histories, 10, 3, 'c', 'd');
    expect(histories.problems()).toEqual([]);
  });

  test('keeps the order of the other events', () => {
    const histories = new Histories();
    read(histories, 0, 1, 'a', 'b', 'c');
    read(histories, 10, 2, 'c', 'b', 'd');
    expect(histories.problems()).toEqual([expect.stringContaining('in another order')]);
  });

  test('has every event that its count includes', () => {
    const histories = new Histories();
    read(histories, 0, 1, 'a', 'b', 'c', 'd');
    read(histories, 10, 2, 'c', 'd');
    expect(histories.problems()).toEqual([expect.stringContaining('in another order')]);
  });

  test('is not judged if its beginning was never read', () => {
    const histories = new Histories();
    read(histories, 0, 3, 'c', 'd');
    expect(histories.problems()).toEqual([]);
  });
});
