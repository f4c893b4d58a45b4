import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { Owner } from '../../scripts/simulate/coming.ts';
import { asOwner, Scheduler } from '../../scripts/simulate/scheduler.ts';
import { Seeded } from '../../scripts/simulate/seeded.ts';
import { enter, simulatedWorld } from '../../scripts/simulate/simulated-world.ts';
import { world } from '../../src/platform/world.ts';

const AT = new Date('2026-03-02T09:00:00.000Z');
const noNetwork = async (): Promise<Response> => {
  throw new Error('There is no network');
};

/** What the code sees in the world of a seed. */
async function inWorld<T>(seed: string, code: (scheduler: Scheduler) => Promise<T>): Promise<T> {
  const scheduler = new Scheduler(AT);
  const leave = enter(
    simulatedWorld(scheduler, new Seeded(seed), noNetwork),
    scheduler,
    new Seeded(`${seed} packages`),
  );
  try {
    return await scheduler.until(code(scheduler));
  } finally {
    leave();
  }
}

describe('a simulated world', () => {
  test('shows its clock to the service and to packages, and advances it by its timers alone', async () => {
    const seen = await inWorld('a', async () => {
      const before = [world.now(), Date.now(), Date.parse(new Date().toISOString()), performance.now()];
      await world.delay(90_000);
      await delay(5000);
      await new Promise((resolve) => setTimeout(resolve, 5000));
      return [before, [world.now(), Date.now(), Date.parse(new Date().toISOString()), performance.now()]];
    });
    const [began, ended] = [AT.getTime(), AT.getTime() + 100_000];
    expect(seen).toEqual([
      [began, began, began, 0],
      [ended, ended, ended, 100_000],
    ]);
  });

  test('gives the same values for the same seed, wherever they are drawn', async () => {
    const drawn = async () => [
      world.randomUUID(),
      randomUUID(),
      randomBytes(4).toString('hex'),
      world.randomInt(1_000_000),
      Math.random(),
      crypto.getRandomValues(new Uint8Array(4)).join(),
    ];
    const first = await inWorld('a', drawn);
    expect(await inWorld('a', drawn)).toEqual(first);
    expect(await inWorld('b', drawn)).not.toEqual(first);
    expect(new Set(first).size).toBe(first.length);
  });

  test('returns the results of threads in the order of the requests', async () => {
    const order = await inWorld('a', async () => {
      const ended: number[] = [];
      const sizes = [2_000_000, 10, 500_000, 1];
      const work = sizes.map((size) =>
        crypto.subtle.digest('SHA-256', new Uint8Array(size)).then(() => ended.push(size)),
      );
      await Promise.all(work);
      return ended;
    });
    expect(order).toEqual([2_000_000, 10, 500_000, 1]);
  });

  test('restores the process at its end', async () => {
    const [date, random, timeout] = [Date, crypto.subtle, setTimeout];
    await inWorld('a', async () => undefined);
    expect([Date, crypto.subtle, setTimeout]).toEqual([date, random, timeout]);
    expect(Math.abs(Date.now() - AT.getTime())).toBeGreaterThan(1000);
    expect(world.now()).toBeGreaterThan(0);
    await expect(world.delay(1)).resolves.toBeUndefined();
  });
});

describe('what happens in a simulation', () => {
  test('comes in the order of time, and at the same time in the order of the requests', async () => {
    const scheduler = new Scheduler(AT);
    const seen: string[] = [];
    for (const [name, ms] of Object.entries({ d: 30, a: 10, b: 10, e: 31, c: 20 }))
      scheduler.after(ms, () => void seen.push(name));
    await scheduler.pass(40);
    expect(seen.join('')).toBe('abcde');
    expect(scheduler.monotonic).toBe(40);
  });

  test('waits until the code that was woken is idle', async () => {
    const scheduler = new Scheduler(AT);
    const seen: string[] = [];
    scheduler.after(1, async () => {
      for (let turn = 0; turn < 20; turn += 1) await undefined;
      seen.push('first');
    });
    scheduler.after(1, () => void seen.push('second'));
    await scheduler.pass(2);
    expect(seen).toEqual(['first', 'second']);
  });

  test('never reaches a process that has died', async () => {
    const scheduler = new Scheduler(AT);
    const process: Owner = { name: 'process', isDead: false };
    const seen: string[] = [];
    asOwner(process, () => {
      scheduler.after(5, () => {
        seen.push('lives');
        scheduler.after(10, () => void seen.push('lives still'));
      });
    });
    await scheduler.pass(10);
    process.isDead = true;
    await scheduler.pass(10);
    expect(seen).toEqual(['lives']);
  });

  test('reaches a frozen process when it thaws, and other processes before', async () => {
    const scheduler = new Scheduler(AT);
    const seen: string[] = [];
    const note = (name: string) => () => void seen.push(`${name} ${scheduler.monotonic}`);
    const begin = (name: string, frozenUntil: number): void =>
      asOwner<void>({ name, isDead: false, frozenUntil }, () => {
        scheduler.after(1000, note(`${name} second`));
        scheduler.after(10, note(`${name} first`));
      });
    begin('frozen', 60_000);
    begin('other', 0);
    await scheduler.pass(70_000);
    expect(seen).toEqual(['other first 10', 'other second 1000', 'frozen first 60000', 'frozen second 60000']);
  });

  test('can be cancelled even while its process is frozen', async () => {
    const scheduler = new Scheduler(AT);
    const seen: string[] = [];
    const coming = asOwner({ name: 'frozen', isDead: false, frozenUntil: 500 }, () =>
      scheduler.after(10, () => void seen.push('late')),
    );
    await scheduler.pass(100);
    coming.isCanceled = true;
    await scheduler.pass(1000);
    expect(seen).toEqual([]);
  });

  test('fails when a caller waits for an event that can never come', async () => {
    const never = new Promise<void>(() => {});
    await expect(new Scheduler(AT).until(never)).rejects.toThrow('Nothing will happen any more');
  });
});

describe('a task that looks for work', () => {
  const looking = (task: string, ms: number) => {
    const scheduler = new Scheduler(AT);
    const seen: number[] = [];
    const look = (): void => {
      seen.push(scheduler.monotonic);
      scheduler.look(ms, look, task);
    };
    scheduler.look(ms, look, task);
    return { scheduler, seen };
  };

  test('looks when something falls due, however late', async () => {
    const { scheduler, seen } = looking('due-watch', 60_000);
    scheduler.nextDue = () => (scheduler.monotonic < 5_000_000 ? 5_000_000 : undefined);
    await scheduler.pass(20_000_000);
    expect(seen).toEqual([5_000_000]);
  });

  test('looks as often as usual while something stays due', async () => {
    const { scheduler, seen } = looking('due-watch', 60_000);
    scheduler.nextDue = () => 0;
    await scheduler.pass(200_000);
    expect(seen).toEqual([60_000, 120_000, 180_000]);
  });

  test('looks once when time passes for another reason', async () => {
    const { scheduler, seen } = looking('sweep', 1000);
    await scheduler.pass(3_600_000);
    await scheduler.pass(3_600_000);
    expect(seen).toEqual([3_600_000, 7_200_000]);
  });
});
