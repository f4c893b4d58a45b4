import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { NewJob } from '../../../src/platform/lifecycle/flush/jobs.ts';
import type { JobScope, LeasedJob } from '../../../src/platform/outbox/jobs.ts';
import { type JobTaker, LocalJobQueue } from '../../../src/platform/outbox/local-job-queue.ts';

const TIMES = { leaseMs: 5000, renewMs: 1500, heldAtMostMs: 60_000 };
const AT = new Date('2026-01-05T09:00:00Z');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function started() {
  const renewed: string[][] = [];
  const queue = new LocalJobQueue(
    async (leases) => {
      renewed.push(leases.map(({ id }) => id));
      return leases;
    },
    pino({ level: 'silent' }),
    TIMES,
  );
  return { queue, renewed };
}

/** Somebody who takes topics that begin with a word, and has been told so often. */
function takerOf(word: string): JobTaker & { told: number } {
  return {
    told: 0,
    takes: (topic) => topic.startsWith(word),
    arrived() {
      this.told += 1;
    },
  };
}

const newJob = (id: string, more: Partial<NewJob> = {}): NewJob => ({
  id,
  topic: 'test.a',
  key: `key of ${id}`,
  payload: { n: 1 },
  tenantId: null,
  dueAt: AT,
  firesAt: AT,
  generation: 1,
  attempts: 1,
  createdAt: AT,
  leaseMs: TIMES.leaseMs,
  leasedBy: null,
  traceparent: null,
  ...more,
});

const ids = (jobs: readonly LeasedJob[]) => jobs.map(({ id }) => id);

/** A queue with jobs in it that were committed just now. */
function holding(...jobs: readonly NewJob[]) {
  const made = started();
  const taker = takerOf('test.');
  made.queue.open(taker);
  made.queue.enqueueLocal(jobs, performance.now());
  return { ...made, taker };
}

describe('a process with a local queue', () => {
  test('keeps jobs of topics with a worker, for the time of a lease', () => {
    const { queue } = started();
    expect(queue.leaseFor('test.a')).toBeUndefined();
    const [own, others] = [takerOf('test.'), takerOf('other.')];
    queue.open(own);
    queue.open(others);
    expect([queue.leaseFor('test.a'), queue.leaseFor('nobodys')]).toEqual([5000, undefined]);
    queue.close(own);
    expect([queue.leaseFor('test.a'), queue.leaseFor('other.a')]).toEqual([undefined, 5000]);
  });

  test('leaves jobs to others while it has 256', () => {
    const { queue } = holding(...Array.from({ length: 255 }, (_, n) => newJob(`job_${n}`)));
    expect(queue.leaseFor('test.a')).toBe(5000);
    queue.enqueueLocal([newJob('job_last')], performance.now());
    expect(queue.leaseFor('test.a')).toBeUndefined();
    queue.take({}, 1);
    expect(queue.leaseFor('test.a')).toBe(5000);
  });

  test('announces a job to the workers of its topic only', () => {
    const { queue } = started();
    const [own, others] = [takerOf('test.'), takerOf('other.')];
    queue.open(others);
    queue.open(own);
    queue.enqueueLocal([newJob('job_1'), newJob('job_2')], performance.now());
    expect([own.told, others.told]).toEqual([2, 0]);
  });

  test('holds leases from the time of the request, and renews them', async () => {
    const { queue, renewed } = started();
    queue.open(takerOf('test.'));
    queue.enqueueLocal([newJob('job_1')], performance.now() - 4000);
    queue.enqueueLocal([newJob('job_2')], performance.now());
    await pass(1000);
    expect([queue.isHeld({ id: 'job_1', attempts: 1 }), queue.isHeld({ id: 'job_2', attempts: 1 })]).toEqual([
      false,
      true,
    ]);
    await pass(500);
    expect(renewed).toEqual([['job_2']]);
  });
});

describe('a job taken from the queue', () => {
  test('is the stored job, and belongs to its taker', () => {
    const { queue } = holding(newJob('job_1', { tenantId: 'ten_1' }));
    expect(queue.take({}, 8)).toEqual([
      {
        id: 'job_1',
        topic: 'test.a',
        key: 'key of job_1',
        payload: { n: 1 },
        tenantId: 'ten_1',
        attempts: 1,
        generation: 1,
        traceparent: null,
      },
    ]);
    expect(queue.take({}, 8)).toEqual([]);
  });

  test('is one of the first, up to the requested number', () => {
    const { queue } = holding(newJob('job_1'), newJob('job_2'), newJob('job_3'));
    expect(ids(queue.take({}, 2))).toEqual(['job_1', 'job_2']);
    expect(ids(queue.take({}, 0))).toEqual([]);
    expect(ids(queue.take({}, 2))).toEqual(['job_3']);
  });

  test.each<[JobScope, string[]]>([
    [{}, ['job_1', 'job_2', 'job_3']],
    [{ tenantId: 'ten_1' }, ['job_1']],
    [{ topic: 'test.b' as never }, ['job_3']],
    [{ key: 'key of job_2' }, ['job_2']],
    [{ topic: 'test.b' as never, key: 'key of job_2' }, []],
    [{ topics: { among: ['test.b'], are: true } }, ['job_3']],
    [{ topics: { among: ['test.b'], are: false } }, ['job_1', 'job_2']],
  ])('is in the scope %j', (scope, expected) => {
    const { queue } = holding(
      newJob('job_1', { tenantId: 'ten_1' }),
      newJob('job_2', { tenantId: 'ten_2' }),
      newJob('job_3', { topic: 'test.b' }),
    );
    expect(ids(queue.take(scope, 8))).toEqual(expected);
  });
});

test('the queue keeps a job that was requested again while its earlier run was in progress', () => {
  const { queue } = holding(newJob('job_1'));
  const [earlier] = queue.take({}, 1);
  queue.enqueueLocal([newJob('job_1', { attempts: 2 })], performance.now());
  queue.release([earlier as LeasedJob]);
  expect(queue.take({}, 2).map(({ id, attempts }) => [id, attempts])).toEqual([['job_1', 2]]);
});

test('the queue returns every waiting job at its end, even those that came after its takers had closed', () => {
  const { queue } = started();
  const [own, others] = [takerOf('test.'), takerOf('other.')];
  queue.open(own);
  queue.open(others);
  queue.enqueueLocal([newJob('job_1'), newJob('job_2', { topic: 'other.a' })], performance.now());
  expect(ids(queue.take({}, 1))).toEqual(['job_1']);
  queue.close(own);
  queue.close(others);
  // Its transaction was promised that it would be kept.
  queue.enqueueLocal([newJob('job_3')], performance.now());
  expect(ids(queue.takeAll())).toEqual(['job_2', 'job_3']);
  expect([queue.takeAll(), queue.take({}, 8)]).toEqual([[], []]);
});
