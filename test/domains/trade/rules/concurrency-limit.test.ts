import { expect, it } from 'vitest';
import { ConcurrencyLimit } from '../../../../src/domains/trade/concurrency-limit.ts';

/** Work that is ended by hand, and the order in which it began. */
function works() {
  const begun: number[] = [];
  const ends = new Map<number, { end(): void; fail(): void }>();
  const work = (nth: number) => () => {
    begun.push(nth);
    return new Promise<number>((resolve, reject) => {
      ends.set(nth, { end: () => resolve(nth), fail: () => reject(new Error(`${nth} failed`)) });
    });
  };
  return { begun, work, end: (nth: number) => ends.get(nth)?.end(), fail: (nth: number) => ends.get(nth)?.fail() };
}

it('so many work at once, so many wait in their order, and whoever comes then is sent away (D-367)', async () => {
  const turns = new ConcurrencyLimit({ atOnce: 2, waiting: 2 });
  const { begun, work, end } = works();
  const taken = [1, 2, 3, 4].map((nth) => turns.take(work(nth)));
  expect(begun).toEqual([1, 2]);
  expect(await turns.take(work(5))).toBe('unavailable');
  end(2);
  expect(await taken[1]).toBe(2);
  await expect.poll(() => begun).toEqual([1, 2, 3]);
  // A place among those who wait is free again.
  const late = turns.take(work(6));
  expect(await turns.take(work(7))).toBe('unavailable');
  for (const nth of [1, 3]) end(nth);
  await expect.poll(() => begun).toEqual([1, 2, 3, 4, 6]);
  for (const nth of [4, 6]) end(nth);
  expect(await Promise.all([taken[0], taken[2], taken[3], late])).toEqual([1, 3, 4, 6]);
});

it('whose work fails gives its place up too, and who comes to an empty room waits for nobody', async () => {
  const turns = new ConcurrencyLimit({ atOnce: 1, waiting: 0 });
  const { begun, work, end, fail } = works();
  const failing = turns.take(work(1));
  expect(await turns.take(work(2))).toBe('unavailable');
  fail(1);
  await expect(failing).rejects.toThrow('1 failed');
  const next = turns.take(work(3));
  expect(begun).toEqual([1, 3]);
  end(3);
  expect(await next).toBe(3);
});
