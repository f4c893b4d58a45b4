import { describe, expect, test, vi } from 'vitest';
import { JobLane } from '../../../src/kernel/outbox/job-lane.ts';
import type { JobScope } from '../../../src/kernel/outbox/jobs.ts';
import type { JobRunner, Started } from '../../../src/kernel/outbox/runner.ts';

const SCOPE: JobScope = { topics: { among: ['test.network'], are: true } };

/** A lane whose runner has so many jobs due, in groups of these sizes; each group ends when it is told to. */
function laneOf(width: number, due: number[]) {
  const asked: number[] = [];
  const ends: (() => void)[] = [];
  const startDue = async (scope: JobScope, limit: number): Promise<Started[]> => {
    expect(scope).toBe(SCOPE);
    asked.push(limit);
    const started: Started[] = [];
    let room = limit;
    while (due[0] !== undefined && due[0] <= room) {
      const jobs = due.shift() ?? 0;
      room -= jobs;
      started.push({ jobs, done: new Promise<void>((resolve) => ends.push(resolve)) });
    }
    return started;
  };
  const lane = new JobLane({ startDue } as unknown as JobRunner, SCOPE, width);
  return { lane, asked, ends };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('a lane', () => {
  test('asks for as many jobs as it has room for, and answers how many it took', async () => {
    const { lane, asked } = laneOf(8, [1, 2, 3]);
    expect(await lane.run()).toBe(6);
    // A quarter of it is free: that is worth a lease.
    expect(await lane.run()).toBe(0);
    expect(asked).toEqual([8, 2]);
  });

  test('waits for one that ends where less than a quarter is free, and counts that as done', async () => {
    const { lane, asked, ends } = laneOf(8, [1, 6]);
    expect(await lane.run()).toBe(7);
    let waited: number | undefined;
    const run = lane.run().then((done) => {
      waited = done;
    });
    await turn();
    expect([waited, asked]).toEqual([undefined, [8]]);
    ends[0]?.();
    await run;
    expect([waited, asked]).toEqual([1, [8]]);
    expect(await lane.run()).toBe(0);
    expect(asked).toEqual([8, 2]);
    ends[1]?.();
    await turn();
    await lane.run();
    expect(asked).toEqual([8, 2, 8]);
  });

  test('that is still full waits for the next one: one that has ended ends no second wait', async () => {
    const { lane, asked, ends } = laneOf(8, [1, 7]);
    expect(await lane.run()).toBe(8);
    ends[0]?.();
    expect(await lane.run()).toBe(1);
    const ended = vi.fn();
    const run = lane.run().then(ended);
    await turn();
    expect(ended).not.toHaveBeenCalled();
    ends[1]?.();
    await run;
    expect(asked).toEqual([8]);
  });

  test('has drained when everything that it started has ended', async () => {
    const { lane, ends } = laneOf(8, [1, 1]);
    await lane.run();
    let drained = false;
    const drain = lane.drain().then(() => {
      drained = true;
    });
    ends[0]?.();
    await turn();
    expect(drained).toBe(false);
    ends[1]?.();
    await drain;
    await lane.drain();
  });
});
