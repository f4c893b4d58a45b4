import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { NewJob } from '../../../src/kernel/lifecycle/flush-jobs.ts';
import { HeldJobs } from '../../../src/kernel/outbox/held-jobs.ts';
import type { JobScope, LeasedJob } from '../../../src/kernel/outbox/jobs.ts';
import { JobsInHand, type JobTaker } from '../../../src/kernel/outbox/jobs-in-hand.ts';

const TIMES = { leaseMs: 5000, renewMs: 1500, heldAtMostMs: 60_000 };
const AT = new Date('2026-01-05T09:00:00Z');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function hand() {
  const renewed: string[][] = [];
  const held = new HeldJobs(
    async (leases) => {
      renewed.push(leases.map(({ id }) => id));
      return leases;
    },
    pino({ level: 'silent' }),
    TIMES,
  );
  return { held, inHand: new JobsInHand(held), renewed };
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
  ...{ id, topic: 'test.a', key: `key of ${id}`, payload: { n: 1 }, tenantId: null, dueAt: AT, firesAt: AT },
  ...{ generation: 1, attempts: 1, createdAt: AT, leaseMs: TIMES.leaseMs },
  ...more,
});

const ids = (jobs: readonly LeasedJob[]) => jobs.map(({ id }) => id);

/** A hand with jobs in it that were committed just now. */
function holding(...jobs: readonly NewJob[]) {
  const made = hand();
  const taker = takerOf('test.');
  made.inHand.open(taker);
  made.inHand.keep(jobs, performance.now());
  return { ...made, taker };
}

describe('a process', () => {
  test('keeps jobs of topics that somebody works on, for as long as a lease lasts', () => {
    const { inHand } = hand();
    expect(inHand.leaseFor('test.a')).toBeUndefined();
    const [own, others] = [takerOf('test.'), takerOf('other.')];
    inHand.open(own);
    inHand.open(others);
    expect([inHand.leaseFor('test.a'), inHand.leaseFor('nobodys')]).toEqual([5000, undefined]);
    inHand.close(own);
    expect([inHand.leaseFor('test.a'), inHand.leaseFor('other.a')]).toEqual([undefined, 5000]);
  });

  test('leaves jobs to others while it has 256', () => {
    const { inHand } = holding(...Array.from({ length: 255 }, (_, n) => newJob(`job_${n}`)));
    expect(inHand.leaseFor('test.a')).toBe(5000);
    inHand.keep([newJob('job_last')], performance.now());
    expect(inHand.leaseFor('test.a')).toBeUndefined();
    inHand.take({}, 1);
    expect(inHand.leaseFor('test.a')).toBe(5000);
  });

  test('tells whoever works on a job that it is there, and nobody else', () => {
    const { inHand } = hand();
    const [own, others] = [takerOf('test.'), takerOf('other.')];
    inHand.open(others);
    inHand.open(own);
    inHand.keep([newJob('job_1'), newJob('job_2')], performance.now());
    expect([own.told, others.told]).toEqual([2, 0]);
  });

  test('holds the leases of what it keeps from when they were asked for, and renews them', async () => {
    const { inHand, held, renewed } = hand();
    inHand.open(takerOf('test.'));
    inHand.keep([newJob('job_1')], performance.now() - 4000);
    inHand.keep([newJob('job_2')], performance.now());
    await pass(1000);
    expect([held.isHeld({ id: 'job_1', attempts: 1 }), held.isHeld({ id: 'job_2', attempts: 1 })]).toEqual([
      false,
      true,
    ]);
    await pass(500);
    expect(renewed).toEqual([['job_2']]);
  });
});

describe('what is taken', () => {
  test('is the job as it was stored, and nobody else’s from then on', () => {
    const { inHand } = holding(newJob('job_1', { tenantId: 'ten_1' }));
    expect(inHand.take({}, 8)).toEqual([
      {
        ...{ id: 'job_1', topic: 'test.a', key: 'key of job_1', payload: { n: 1 }, tenantId: 'ten_1' },
        ...{ attempts: 1, generation: 1, rounds: 0 },
      },
    ]);
    expect(inHand.take({}, 8)).toEqual([]);
  });

  test('is no more than is asked for, the first ones first', () => {
    const { inHand } = holding(newJob('job_1'), newJob('job_2'), newJob('job_3'));
    expect(ids(inHand.take({}, 2))).toEqual(['job_1', 'job_2']);
    expect(ids(inHand.take({}, 0))).toEqual([]);
    expect(ids(inHand.take({}, 2))).toEqual(['job_3']);
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
    const { inHand } = holding(
      newJob('job_1', { tenantId: 'ten_1' }),
      newJob('job_2', { tenantId: 'ten_2' }),
      newJob('job_3', { topic: 'test.b' }),
    );
    expect(ids(inHand.take(scope, 8))).toEqual(expected);
  });
});

describe('a job that rests', () => {
  /** One that was worked on, and taken out of hand for that. */
  function worked() {
    const made = holding(newJob('job_1'));
    const [job] = made.inHand.take({}, 1);
    if (job === undefined) throw new Error('nothing was taken');
    return { ...made, job, toldBefore: made.taker.told };
  }

  test('is there when its time has come, one round later, and is told of then', async () => {
    const { inHand, job, taker, toldBefore } = worked();
    inHand.rest(job, 2000);
    await pass(1999);
    expect([inHand.take({}, 1), taker.told]).toEqual([[], toldBefore]);
    await pass(1);
    expect(taker.told).toBe(toldBefore + 1);
    expect(inHand.take({}, 1)).toEqual([{ ...job, rounds: 1 }]);
    expect(vi.getTimerCount()).toBe(1);
  });

  test('of no time is there at once', () => {
    const { inHand, job, taker, toldBefore } = worked();
    inHand.rest(job, 0);
    expect(taker.told).toBe(toldBefore + 1);
    expect(ids(inHand.take({}, 1))).toEqual(['job_1']);
  });

  test('is had before its time by whoever asks for it early, once', async () => {
    const { inHand, job } = worked();
    inHand.rest(job, 2000);
    expect(ids(inHand.take({ key: job.key, early: true }, 1))).toEqual(['job_1']);
    await pass(3000);
    expect(inHand.take({}, 1)).toEqual([]);
  });

  test('is woken when it is wanted again, and stays where it is not', async () => {
    const { inHand, job } = worked();
    inHand.rest(job, 2000);
    inHand.wake(['job_2']);
    expect(inHand.take({}, 1)).toEqual([]);
    inHand.wake(['job_2', 'job_1']);
    expect(inHand.take({}, 1)).toEqual([{ ...job, rounds: 1 }]);
    await pass(3000);
    expect(inHand.take({}, 1)).toEqual([]);
  });

  test('needs no renewal where its lease lasts until it has been worked on again', async () => {
    const { inHand, job, held, renewed } = worked();
    inHand.rest(job, 2000);
    await pass(1500);
    expect(renewed).toEqual([]);
    await pass(1500);
    expect(renewed).toEqual([['job_1']]);
    expect(held.isHeld(job)).toBe(true);
  });

  test('is renewed where its lease would end too early', async () => {
    const { inHand, job, renewed } = worked();
    await pass(1499);
    inHand.rest(job, 2000);
    await pass(1);
    // 3499 + 1500 ms are not over before 5000 ms: not renewed yet.
    expect(renewed).toEqual([]);
    inHand.rest(job, 2001);
    await pass(1500);
    expect(renewed).toEqual([['job_1']]);
  });

  test('may do so where that is brief, its lease is held, and its time with this process is not over', async () => {
    const { inHand, job, held, taker } = worked();
    expect([inHand.mayRest(job, 2000), inHand.mayRest(job, 2001)]).toEqual([true, false]);
    expect(inHand.mayRest({ ...job, topic: 'other.a' as never }, 0)).toBe(false);
    expect(inHand.mayRest({ ...job, attempts: 2 }, 0)).toBe(false);
    await pass(53_000);
    expect([inHand.mayRest(job, 2000), inHand.mayRest(job, 2001)]).toEqual([true, false]);
    await pass(1);
    expect(inHand.mayRest(job, 2000)).toBe(false);
    expect(inHand.mayRest(job, 1999)).toBe(true);
    inHand.close(taker);
    expect(inHand.mayRest(job, 0)).toBe(false);
    held.release([job]);
    inHand.open(taker);
    expect(inHand.mayRest(job, 0)).toBe(false);
  });

  test('may not once its lease has ended', async () => {
    const { inHand, job, held } = worked();
    held.release([job]);
    held.hold([job], performance.now() - 4999);
    expect(inHand.mayRest(job, 0)).toBe(true);
    await pass(1);
    expect(inHand.mayRest(job, 0)).toBe(false);
  });
});

test('what is in hand at the end is had with how long it was to rest, whoever closed before it came', async () => {
  const { inHand } = hand();
  const [own, others] = [takerOf('test.'), takerOf('other.')];
  inHand.open(own);
  inHand.open(others);
  inHand.keep([newJob('job_1'), newJob('job_2', { topic: 'other.a' })], performance.now());
  const [first] = inHand.take({}, 1);
  if (first !== undefined) inHand.rest(first, 2000);
  await pass(500);
  inHand.close(own);
  inHand.close(others);
  // Its transaction was promised that it would be kept.
  inHand.keep([newJob('job_3')], performance.now());
  expect(inHand.takeAll().map(({ job, restMs }) => [job.id, restMs])).toEqual([
    ['job_2', 0],
    ['job_1', 1500],
    ['job_3', 0],
  ]);
  await pass(2000);
  expect([inHand.takeAll(), inHand.take({}, 8)]).toEqual([[], []]);
});
