import { afterEach, expect, it, vi } from 'vitest';
import { takeStreamSlot } from '../../src/console/app/feed/stream-slot.ts';

/** The locks of a browser, shared by its tabs. */
function locks() {
  const held = new Set<string>();
  const request = async (
    name: string,
    _options: { ifAvailable: true },
    work: (lock: object | null) => unknown,
  ): Promise<void> => {
    if (held.has(name)) return void (await work(null));
    held.add(name);
    try {
      await work({ name });
    } finally {
      held.delete(name);
    }
  };
  vi.stubGlobal('navigator', { locks: { request } });
  return held;
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => vi.unstubAllGlobals());

it('gives four slots, and a fifth after one was given back', async () => {
  const held = locks();
  const slots = [];
  for (let n = 0; n < 4; n += 1) slots.push(await takeStreamSlot());
  expect(slots.every((slot) => slot !== undefined)).toBe(true);
  expect(held.size).toBe(4);
  expect(await takeStreamSlot()).toBeUndefined();
  slots[2]?.();
  await settled();
  expect(held.size).toBe(3);
  expect(await takeStreamSlot()).toBeDefined();
  expect(await takeStreamSlot()).toBeUndefined();
});

it('frees each slot, even if it is released twice', async () => {
  const held = locks();
  for (let n = 0; n < 12; n += 1) {
    const release = await takeStreamSlot();
    expect(release).toBeDefined();
    release?.();
    release?.();
    await settled();
  }
  expect(held.size).toBe(0);
});

it('gives a slot to every caller where there are no locks', async () => {
  vi.stubGlobal('navigator', {});
  for (let n = 0; n < 9; n += 1) expect(await takeStreamSlot()).toBeDefined();
});
