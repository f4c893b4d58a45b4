import { describe, expect, test } from 'vitest';
import { feedCursor, presentEvent, retainedSince, sequenceOf } from '../../../../src/platform/feed/event.store.ts';
import { likeFamily } from '../../../../src/platform/feed/feed-entries.ts';
import { renderJson } from '../../../../src/platform/json/index.ts';
import { writeCursor } from '../../../../src/platform/lists/paging.ts';

const at = new Date('2026-03-31T09:00:00.000Z');

describe('the feed', () => {
  test('renders an event with its number, byte for byte (D-490)', () => {
    const text = '{"id":"evt_1","data":{"b":1.50,"a":"\\u00e9"},"sequence":"7"}';
    expect(renderJson(presentEvent({ render: () => text }, {} as never))).toBe(text);
  });

  test('puts the sequence of an event into its cursor, and refuses the cursor of another list (D-439)', () => {
    const cursor = feedCursor({ sequence: 42n, at });
    expect(sequenceOf(cursor)).toBe('42');
    const other = (id: string) => sequenceOf(writeCursor({ createdAt: at, id }));
    expect(other('9'.repeat(18))).toBe('9'.repeat(18));
    for (const id of ['9'.repeat(19), 'pay_1', '1x', 'x1', '']) expect(other(id)).toBeUndefined();
    expect(sequenceOf('nothing')).toBeUndefined();
  });

  test('is kept for 30 days (D-389)', () => {
    expect(retainedSince(at)).toEqual(new Date('2026-03-01T09:00:00.000Z'));
  });

  test('matches a family by a pattern with escaped underscores', () => {
    expect(likeFamily('payment.*')).toBe('payment.%');
    expect(likeFamily('payout_destination_x.*')).toBe('payout\\_destination\\_x.%');
  });
});
