import { world } from '../world.ts';

/** Deadlock, and a lock that was not free within LOCK_TIMEOUT. */
const LOCKED: readonly unknown[] = ['40P01', '55P03'];
const ATTEMPTS = 60;

/** Repeats a migration that met the locks of the service's own transactions. An attempt that fails changes nothing. */
export async function untilUnlocked(apply: () => Promise<unknown>, pause = pauseABit): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await apply();
      return;
    } catch (error) {
      if (attempt === ATTEMPTS || !LOCKED.includes((error as { code?: unknown }).code)) throw error;
      await pause();
    }
  }
}

const pauseABit = (): Promise<void> => world.delay(world.random() * 1000);
