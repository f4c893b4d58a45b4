import { setTimeout as delay } from 'node:timers/promises';

/** Waits for a condition that a worker or a child process brings about; fails with what it waited for. */
export async function eventually<T>(
  what: string,
  probe: () => Promise<T | undefined | false>,
  deadlineMs = 60_000,
): Promise<T> {
  const deadline = performance.now() + deadlineMs;
  for (;;) {
    const found = await probe();
    if (found !== undefined && found !== false) return found;
    if (performance.now() > deadline) throw new Error(`gave up waiting for ${what}`);
    await delay(10);
  }
}
