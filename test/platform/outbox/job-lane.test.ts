import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WakeSignal } from '../../../src/platform/background/wake-signal.ts';
import { JobLane } from '../../../src/platform/outbox/job-lane.ts';
import type { JobScope } from '../../../src/platform/outbox/jobs.ts';
import type { JobRunner, Started } from '../../../src/platform/outbox/runner.ts';

const SCOPE = { topics: { among: ['test.network'], are: true } };
const UNTOLD_MS = 14_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/**
 * A lane whose runner has so many jobs in hand, and so many in the database, in groups of these sizes; each group ends
 * when it is told to.
 */
function laneOf(width: number, groups: { inHand?: number[]; due?: number[] }) {
  const { inHand = [], due = [] } = groups;
  const asked: string[] = [];
  const ends: (() => void)[] = [];
  const failing = { is: false };
  const opened = new Set<unknown>();
  const taken = (from: number[], limit: number): Started[] => {
    const started: Started[] = [];
    let room = limit;
    while (from[0] !== undefined && from[0] <= room) {
      const jobs = from.shift() ?? 0;
      room -= jobs;
      started.push({ jobs, done: new Promise<void>((resolve) => ends.push(resolve)) });
    }
    return started;
  };
  const runner = {
    startLocal(scope: JobScope, limit: number) {
      expect(scope).toBe(SCOPE);
      asked.push(`in hand ${limit}`);
      return taken(inHand, limit);
    },
    async startLeased(scope: JobScope, limit: number) {
      expect(scope).toBe(SCOPE);
      asked.push(`leased ${limit}`);
      if (failing.is) throw new Error('the database is away');
      return taken(due, limit);
    },
    queue: {
      open: (taker: unknown) => void opened.add(taker),
      close: (taker: unknown) => void asked.push(taker === lane ? 'close' : 'somebody else'),
    },
  };
  const signal = new WakeSignal();
  const lane: JobLane = new JobLane(runner as unknown as JobRunner, {
    scope: SCOPE,
    width,
    due: signal,
    untoldMs: UNTOLD_MS,
  });
  /** What the runner is asked in the next run, and what that answers. */
  const run = async (): Promise<[string[], number]> => {
    asked.length = 0;
    const count = await lane.run();
    return [[...asked], count];
  };
  return { lane, run, asked, ends, signal, due, inHand, failing, opened };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('a job lane', () => {
  test('takes jobs up to its room, local ones first', async () => {
    const { lane, run, opened } = laneOf(8, { inHand: [1], due: [2, 3] });
    expect([...opened]).toEqual([]);
    expect(await run()).toEqual([['in hand 8', 'leased 7'], 6]);
    expect([...opened]).toEqual([lane]);
    expect(await run()).toEqual([['in hand 2'], 0]);
  });

  test('leases jobs when notified, and again if it got as many as it had room for', async () => {
    const { run, signal, due, ends } = laneOf(8, { due: [8] });
    expect(await run()).toEqual([['in hand 8', 'leased 8'], 8]);
    ends[0]?.();
    await turn();
    expect(await run()).toEqual([['in hand 8', 'leased 8'], 0]);
    due.push(1);
    expect(await run()).toEqual([['in hand 8'], 0]);
    signal.raise();
    expect(await run()).toEqual([['in hand 8', 'leased 8'], 1]);
  });

  test('leases none if its running jobs leave no room, and does so once there is room', async () => {
    const { run, ends } = laneOf(8, { inHand: [8], due: [1] });
    expect(await run()).toEqual([['in hand 8'], 8]);
    ends[0]?.();
    await turn();
    expect(await run()).toEqual([['in hand 8', 'leased 8'], 1]);
  });

  test('looks by itself after a long time without a notification', async () => {
    const { run } = laneOf(8, {});
    await run();
    vi.advanceTimersByTime(UNTOLD_MS - 1);
    expect(await run()).toEqual([['in hand 8'], 0]);
    vi.advanceTimersByTime(1);
    expect(await run()).toEqual([['in hand 8', 'leased 8'], 0]);
    expect(await run()).toEqual([['in hand 8'], 0]);
  });

  test('looks again after a look that failed', async () => {
    const { lane, run, failing } = laneOf(8, { due: [1] });
    failing.is = true;
    await expect(lane.run()).rejects.toThrow('the database is away');
    failing.is = false;
    expect(await run()).toEqual([['in hand 8', 'leased 8'], 1]);
  });

  test('is woken by jobs that arrive, and by its notifications', () => {
    const { lane, signal } = laneOf(8, {});
    expect(lane.wakeSignal.count).toBe(0);
    lane.arrived();
    expect(lane.wakeSignal.count).toBe(1);
    signal.raise();
    expect(lane.wakeSignal.count).toBe(2);
  });

  test('takes the topics of its scope', () => {
    const { lane } = laneOf(8, {});
    expect([lane.takes('test.network'), lane.takes('test.own')]).toEqual([true, false]);
    const others = new JobLane({} as JobRunner, {
      scope: { topics: { among: ['test.network'], are: false } },
      width: 1,
      due: new WakeSignal(),
      untoldMs: 1,
    });
    expect([others.takes('test.network'), others.takes('test.own')]).toEqual([false, true]);
  });

  test('waits for the end of a job if less than a quarter is free, and counts that as work', async () => {
    const { lane, run, asked, ends } = laneOf(8, { due: [1, 6] });
    expect((await run())[1]).toBe(7);
    asked.length = 0;
    let waited: number | undefined;
    const waiting = lane.run().then((done) => {
      waited = done;
    });
    await turn();
    expect([waited, asked]).toEqual([undefined, []]);
    ends[0]?.();
    await waiting;
    expect([waited, asked]).toEqual([1, []]);
    // A quarter of it is free: that is worth a look.
    expect((await run())[0]).toEqual(['in hand 2']);
    ends[1]?.();
    await turn();
    expect((await run())[0]).toEqual(['in hand 8']);
  });

  test('waits again if it is still full after a job has ended', async () => {
    const { lane, ends, asked } = laneOf(8, { inHand: [1, 7] });
    expect(await lane.run()).toBe(8);
    asked.length = 0;
    ends[0]?.();
    expect(await lane.run()).toBe(1);
    const ended = vi.fn();
    const run = lane.run().then(ended);
    await turn();
    expect(ended).not.toHaveBeenCalled();
    ends[1]?.();
    await run;
    expect(asked).toEqual([]);
  });

  test('takes no new job while it drains, and waits for the running ones', async () => {
    const { lane, ends, asked, signal } = laneOf(8, { due: [1, 1] });
    await lane.run();
    asked.length = 0;
    let drained = false;
    const drain = lane.drain().then(() => {
      drained = true;
    });
    expect(asked).toEqual(['close']);
    ends[0]?.();
    await turn();
    expect([drained, asked]).toEqual([false, ['close']]);
    ends[1]?.();
    await drain;
    expect(asked).toEqual(['close']);
    const before = lane.wakeSignal.count;
    signal.raise();
    expect(lane.wakeSignal.count).toBe(before);
  });
});
