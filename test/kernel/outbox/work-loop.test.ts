import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { WakeSignal } from '../../../src/kernel/outbox/wake-signal.ts';
import { type BackgroundTask, WorkLoop } from '../../../src/kernel/outbox/work-loop.ts';
import { startTestService } from '../../support/service.ts';

const log = pino({ level: 'silent' });
const HOUR_MS = 3_600_000;

async function running(task: BackgroundTask, during: () => Promise<void>): Promise<void> {
  const loop = new WorkLoop([task], log);
  loop.start();
  await during().finally(() => loop.stop());
}

test('a chore that rests for want of work goes on when its bell rings', async () => {
  const wakeSignal = new WakeSignal();
  let runs = 0;
  const run = async () => {
    runs += 1;
    return 0;
  };
  await running({ name: 'test', idleMs: HOUR_MS, wakeSignal, run }, async () => {
    await vi.waitFor(() => expect(runs).toBe(1));
    wakeSignal.raise();
    await vi.waitFor(() => expect(runs).toBe(2));
  });
});

test('a ring while it works is not missed', async () => {
  const wakeSignal = new WakeSignal();
  let runs = 0;
  const run = async () => {
    runs += 1;
    // After the look that found nothing, and before the rest.
    if (runs === 1) wakeSignal.raise();
    return 0;
  };
  await running({ name: 'test', idleMs: HOUR_MS, wakeSignal, run }, () => vi.waitFor(() => expect(runs).toBe(2)));
});

test('however often it rings in vain, it is asked no more often than it gathers', async () => {
  const wakeSignal = new WakeSignal();
  let runs = 0;
  const run = async () => {
    runs += 1;
    return 0;
  };
  await running({ name: 'test', idleMs: HOUR_MS, linger: { ms: 40, batch: 4 }, wakeSignal, run }, async () => {
    const ends = performance.now() + 200;
    while (performance.now() < ends) {
      wakeSignal.raise();
      await delay(1);
    }
  });
  expect(runs).toBeGreaterThan(2);
  expect(runs).toBeLessThan(8);
});

test('less than a full batch is followed by a short rest, a full one by none', async () => {
  const done = [4, 1, 0];
  const at: number[] = [];
  const run = async () => {
    at.push(performance.now());
    return done.shift() ?? 0;
  };
  await running({ name: 'test', idleMs: HOUR_MS, linger: { ms: 60, batch: 4 }, run }, () =>
    vi.waitFor(() => expect(at).toHaveLength(3)),
  );
  const [first = 0, second = 0, third = 0] = at;
  expect(second - first).toBeLessThan(50);
  expect(third - second).toBeGreaterThan(50);
});

test('a commit that leaves a job rings for those who take jobs, and a job of later does not', async () => {
  const service = await startTestService();
  const count = vi.fn();
  const engine = { ...service.engine, committed: count };
  const { UnitOfWork } = await import('../../../src/kernel/lifecycle/unit-of-work.ts');
  const { enqueue } = await import('../../../src/kernel/lifecycle/writes.ts');
  const by = { actorType: 'system', actorId: 'test', requestId: null } as const;
  const commit = async (dueAt?: Date) => {
    const unit = new UnitOfWork(engine, { role: 'system', tenantId: null, by });
    unit.write(enqueue('test.bell', {}, { key: String(dueAt), ...(dueAt && { dueAt }) }));
    expect(count).not.toHaveBeenCalled();
    await unit.commit();
  };
  await commit(new Date(Date.now() + HOUR_MS));
  expect(count.mock.calls).toEqual([]);
  await commit();
  expect(count.mock.calls).toEqual([['outbox_jobs']]);
  await service.stop();
});
