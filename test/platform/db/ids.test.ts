import { afterEach, describe, expect, it, vi } from 'vitest';
import { newId } from '../../../src/platform/db/ids.ts';

afterEach(() => {
  vi.useRealTimers();
});

const timeOf = (id: string): number =>
  [...id.slice(-26, -16)].reduce((time, digit) => time * 32 + '0123456789abcdefghjkmnpqrstvwxyz'.indexOf(digit), 0);

describe('ids (D-047)', { shuffle: false }, () => {
  it('consist of a prefix and a lowercase Crockford ULID of the time', () => {
    const before = Date.now();
    const id = newId('pay');
    expect(id).toMatch(/^pay_[0-7][0-9a-hjkmnp-tv-z]{25}$/);
    expect(timeOf(id)).toBeGreaterThanOrEqual(before);
    expect(timeOf(id)).toBeLessThanOrEqual(Date.now());
  });

  it('have a prefix that a table declares', () => {
    // @ts-expect-error: no table's ids begin so
    expect(newId('nope')).toMatch(/^nope_/);
  });

  it('ascend and never repeat within a process', () => {
    const ids = Array.from({ length: 20_000 }, () => newId('evt'));
    expect(ids.every((id, at) => at === 0 || (ids[at - 1] ?? '') < id)).toBe(true);
  });

  it('ascend when the clock stands still or steps back', () => {
    const start = Date.now() + 60_000;
    vi.useFakeTimers({ now: start });
    const ids = [newId('key'), newId('key')];
    vi.setSystemTime(start - 5000);
    ids.push(newId('key'));
    vi.setSystemTime(start + 1);
    ids.push(newId('key'));
    expect([...ids].sort()).toEqual(ids);
    expect(new Set(ids).size).toBe(4);
    expect(timeOf(ids[3] ?? '')).toBe(start + 1);
  });
});
