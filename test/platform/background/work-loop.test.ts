import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WakeSignal } from '../../../src/platform/background/wake-signal.ts';
import { type BackgroundTask, WorkLoop } from '../../../src/platform/background/work-loop.ts';
import { startOutbox } from '../../support/outbox.ts';

const log = pino({ level: 'silent' });
const HOUR_MS = 3_600_000;

async function running(task: BackgroundTask, during: () => Promise<void>): Promise<void> {
  const loop = new WorkLoop([task], log);
  loop.start();
  await during().finally(() => loop.stop());
}

test('a waiting task continues when its wake signal is raised', async () => {
  const wakeSignal = new WakeSignal();
  let runs = 0;
  const run = async () => {
    runs += 1;
    return 0;
  };
  await running({ name: 'test', idleMs: HOUR_MS, wakeSignal, run }, async () => {
    await expect.poll(() => runs).toBe(1);
    wakeSignal.raise();
    await expect.poll(() => runs).toBe(2);
  });
});

test('a signal that is raised while the task looks is not missed', async () => {
  const wakeSignal = new WakeSignal();
  let runs = 0;
  const run = async () => {
    runs += 1;
    // After the look that found nothing, and before the rest.
    if (runs === 1) wakeSignal.raise();
    return 0;
  };
  await running({ name: 'test', idleMs: HOUR_MS, wakeSignal, run }, () => expect.poll(() => runs).toBe(2));
});

test('a commit that leaves a job wakes the tasks that take jobs, unless the job is due later', async () => {
  const outbox = await startOutbox();
  const count = vi.fn();
  const engine = { ...outbox.engine, committed: count };
  const { UnitOfWork } = await import('../../../src/platform/lifecycle/unit-of-work.ts');
  const { enqueue } = await import('../../../src/platform/lifecycle/writes.ts');
  const by = { actorType: 'system', actorId: 'test', requestId: null } as const;
  const commit = async (dueAt?: Date) => {
    const unit = new UnitOfWork(engine, { role: 'system', tenantId: null, by });
    unit.write(enqueue('test.wake', {}, { key: String(dueAt), ...(dueAt && { dueAt }) }));
    expect(count).not.toHaveBeenCalled();
    await unit.commit();
  };
  await commit(new Date(Date.now() + HOUR_MS));
  expect(count.mock.calls).toEqual([]);
  await commit();
  expect(count.mock.calls).toEqual([['outbox_jobs']]);
  await outbox.stop();
});

test('a task that waits often leaves no listeners, neither on its wake signal nor on the end of the loop', async () => {
  const wakeSignal = new WakeSignal();
  const listening = { now: 0, most: 0 };
  const listen = wakeSignal.listen.bind(wakeSignal);
  vi.spyOn(wakeSignal, 'listen').mockImplementation((heard) => {
    listening.now += 1;
    listening.most = Math.max(listening.most, listening.now);
    const deafen = listen(heard);
    return () => {
      listening.now -= 1;
      deafen();
    };
  });
  const added = vi.spyOn(AbortSignal.prototype, 'addEventListener');
  const removed = vi.spyOn(AbortSignal.prototype, 'removeEventListener');
  let runs = 0;
  const run = async () => {
    runs += 1;
    return 0;
  };
  await running({ name: 'test', idleMs: 1, wakeSignal, run }, () => expect.poll(() => runs).toBeGreaterThan(20));
  expect(listening).toEqual({ now: 0, most: 1 });
  // Others of this process may listen to signals of their own.
  const signals = Map.groupBy(added.mock.contexts, (signal) => signal);
  const [end] = [...signals].find(([, rests]) => rests.length > 20) ?? [];
  expect(end).toBeInstanceOf(AbortSignal);
  const ended = new Set(removed.mock.calls.map(([, listener]) => listener));
  const left = added.mock.calls.filter(([, listener], at) => added.mock.contexts[at] === end && !ended.has(listener));
  expect(left).toEqual([]);
  added.mockRestore();
  removed.mockRestore();
});

/** A task that is run when it is asked for, and what the loop logs of it. */
function scripted(done: (number | Error)[], task: Partial<BackgroundTask> = {}) {
  const at: number[] = [];
  const logged: unknown[] = [];
  const sink = { write: (line: string) => void logged.push(JSON.parse(line)) };
  const run = async () => {
    at.push(Date.now());
    const next = done.shift() ?? 0;
    if (next instanceof Error) throw next;
    return next;
  };
  const loop = new WorkLoop([{ name: 'scripted', idleMs: 500, ...task, run }], pino({ level: 'error' }, sink));
  return { at, logged, loop };
}

describe('the pauses of a task', () => {
  /** Timers of the loop: others of this process, such as those of a pool of connections, are none of its business. */
  const pending = new Set<unknown>();
  beforeEach(() => {
    vi.useFakeTimers({ now: 0 });
    pending.clear();
    const { setTimeout: set, clearTimeout: clear } = globalThis;
    vi.stubGlobal('setTimeout', (run: () => void, ms: number) => {
      const isOwn = new Error('here').stack?.includes('work-loop.ts');
      const timer = set(() => {
        pending.delete(timer);
        run();
      }, ms);
      if (isOwn) pending.add(timer);
      return timer;
    });
    vi.stubGlobal('clearTimeout', (timer: NodeJS.Timeout) => {
      pending.delete(timer);
      clear(timer);
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  const stopped = async (loop: WorkLoop) => {
    const stop = loop.stop();
    await vi.advanceTimersByTimeAsync(0);
    await stop;
    expect(pending.size).toBe(0);
  };

  test.each([
    { what: 'nothing to do', done: [0], task: {}, at: [0, 500, 1000] },
    { what: 'something, without a linger', done: [1, 0], task: {}, at: [0, 0, 500, 1000] },
    { what: 'a part of a batch', done: [3, 0], task: { linger: { ms: 100, batch: 4 } }, at: [0, 100, 600] },
    {
      what: 'a full batch and then a part',
      done: [4, 1, 0],
      task: { linger: { ms: 100, batch: 4 } },
      at: [0, 0, 100, 600],
    },
    { what: 'a full batch', done: [4, 0], task: { linger: { ms: 100, batch: 4 } }, at: [0, 0, 500, 1000] },
    { what: 'more than a batch', done: [5, 0], task: { linger: { ms: 100, batch: 4 } }, at: [0, 0, 500, 1000] },
    ...[
      { what: 'less than makes it busy', done: [2, 0], at: [0, 100, 600] },
      { what: 'as much as makes it busy', done: [3, 0], at: [0, 300, 800] },
      { what: 'more than makes it busy', done: [5, 2, 0], at: [0, 300, 400, 900] },
      { what: 'a full batch of a busy task', done: [6, 0], at: [0, 0, 500, 1000] },
    ].map((one) => ({ ...one, task: { linger: { ms: 100, batch: 6, busy: { from: 3, ms: 300 } } } })),
    { what: 'a failure', done: [new Error('away'), 0], task: {}, at: [0, 1000] },
    {
      what: 'less than a batch, without a rest',
      done: [1, 0],
      task: { linger: { ms: 0, batch: 4 } },
      at: [0, 0, 500, 1000],
    },
  ])('have their length after $what', async ({ done, task, at }) => {
    const script = scripted(done, task);
    script.loop.start();
    await vi.advanceTimersByTimeAsync(1099);
    expect(script.at).toEqual(at);
    await stopped(script.loop);
  });

  test.each([
    { what: 'slows down after ten runs that found nothing', slowsDown: true, rest: 1000 },
    { what: 'does not unless it is told to', slowsDown: false, rest: 500 },
  ])('fit a task that $what', async ({ slowsDown, rest }) => {
    const found = [...Array.from({ length: 10 }, () => 0), 3];
    const script = scripted(found, { slowsDown });
    script.loop.start();
    await vi.advanceTimersByTimeAsync(4500 + rest + 600);
    const empty = Array.from({ length: 10 }, (_, nth) => nth * 500);
    // The eleventh finds something: the twelfth follows at once, and rests as at the beginning.
    expect(script.at).toEqual([...empty, 4500 + rest, 4500 + rest, 5000 + rest]);
    await stopped(script.loop);
  });

  test('follow a failure, which is logged with its task, and a second start has no effect', async () => {
    const script = scripted([new Error('away')]);
    script.loop.start();
    script.loop.start();
    await vi.advanceTimersByTimeAsync(999);
    expect(script.at).toEqual([0]);
    expect(script.logged).toMatchObject([
      { task: 'scripted', err: { message: 'away' }, msg: 'background task failed' },
    ]);
    await stopped(script.loop);
  });

  test('end with a signal during a wait for work; a lingering task waits for more first', async () => {
    const wakeSignal = new WakeSignal();
    const script = scripted([], { wakeSignal, linger: { ms: 40, batch: 4 } });
    script.loop.start();
    await vi.advanceTimersByTimeAsync(100);
    wakeSignal.raise();
    await vi.advanceTimersByTimeAsync(39);
    expect(script.at).toEqual([0]);
    await vi.advanceTimersByTimeAsync(1);
    expect(script.at).toEqual([0, 140]);
    await stopped(script.loop);
  });

  test('allow no more runs than the linger time does, however many useless signals there are', async () => {
    const wakeSignal = new WakeSignal();
    const script = scripted([], { wakeSignal, linger: { ms: 40, batch: 4 } });
    script.loop.start();
    for (let ms = 0; ms < 200; ms += 1) {
      wakeSignal.raise();
      await vi.advanceTimersByTimeAsync(1);
    }
    expect(script.at).toEqual([0, 40, 80, 120, 160, 200]);
    await stopped(script.loop);
  });

  test('include no linger after a wait that no signal ended', async () => {
    const script = scripted([], { wakeSignal: new WakeSignal(), linger: { ms: 40, batch: 4 } });
    script.loop.start();
    await vi.advanceTimersByTimeAsync(1099);
    expect(script.at).toEqual([0, 500, 1000]);
    await stopped(script.loop);
  });

  test('end early only in the wait for work, and the task does not linger again', async () => {
    const wakeSignal = new WakeSignal();
    const script = scripted([1, 0], { wakeSignal, linger: { ms: 40, batch: 4 } });
    script.loop.start();
    await vi.advanceTimersByTimeAsync(10);
    wakeSignal.raise();
    await vi.advanceTimersByTimeAsync(29);
    expect(script.at).toEqual([0]);
    await vi.advanceTimersByTimeAsync(1);
    expect(script.at).toEqual([0, 40]);
    await stopped(script.loop);
  });

  test('are skipped after a full batch, which leaves a signal to the next run', async () => {
    const wakeSignal = new WakeSignal();
    const script = scripted([4, 4, 0], { wakeSignal, linger: { ms: 40, batch: 4 } });
    wakeSignal.raise();
    script.loop.start();
    await vi.advanceTimersByTimeAsync(1);
    expect(script.at).toEqual([0, 0, 0]);
    await stopped(script.loop);
  });

  test('end at once with a signal for a task without a linger', async () => {
    const wakeSignal = new WakeSignal();
    const script = scripted([], { wakeSignal });
    script.loop.start();
    await vi.advanceTimersByTimeAsync(100);
    wakeSignal.raise();
    await vi.advanceTimersByTimeAsync(0);
    expect(script.at).toEqual([0, 100]);
    await stopped(script.loop);
  });

  test('end at once with a stop, which lets a running task finish and then drains it', async () => {
    const steps: string[] = [];
    let finish: () => void = () => {};
    const task: BackgroundTask = {
      name: 'slow',
      idleMs: 500,
      run: async () => {
        steps.push('runs');
        await new Promise<void>((resolve) => {
          finish = resolve;
        });
        steps.push('ran');
        return 1;
      },
      drain: async () => void steps.push('drained'),
    };
    const resting = scripted([]).loop;
    const loop = new WorkLoop([task], log);
    loop.start();
    resting.start();
    await vi.advanceTimersByTimeAsync(1);
    await stopped(resting);
    const stop = loop.stop().then(() => steps.push('stopped'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(steps).toEqual(['runs']);
    finish();
    await stop;
    expect(steps).toEqual(['runs', 'ran', 'drained', 'stopped']);
  });

  test('do not follow a run during which the loop was stopped', async () => {
    const wakeSignal = new WakeSignal();
    const listen = vi.spyOn(wakeSignal, 'listen');
    let finish: () => void = () => {};
    const run = () => new Promise<number>((resolve) => (finish = () => resolve(0)));
    const loop = new WorkLoop([{ name: 'slow', idleMs: 500, wakeSignal, run }], log);
    loop.start();
    await vi.advanceTimersByTimeAsync(1);
    const stop = loop.stop();
    finish();
    await stop;
    expect([listen.mock.calls.length, vi.getTimerCount()]).toEqual([0, 0]);
  });
});
