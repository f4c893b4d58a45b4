import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LeasedJob } from '../../../src/platform/outbox/jobs.ts';
import { type Lease, LeaseLost } from '../../../src/platform/outbox/leases.ts';
import { LocalJobQueue } from '../../../src/platform/outbox/local-job-queue.ts';

const TIMES = { leaseMs: 5000, renewMs: 1500, heldAtMostMs: 12_000 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const leased = (id: string, attempts: number): LeasedJob => ({
  id,
  attempts,
  topic: 'test.a',
  key: id,
  payload: {},
  tenantId: null,
  generation: 1,
  traceparent: null,
});
const a = leased('job_a', 1);
const b = leased('job_b', 4);

/** Jobs held by a process whose renewals are answered by `answer`; each of them unless told. */
function holding(answer: (leases: readonly Lease[]) => Promise<readonly Lease[]> = async (leases) => leases) {
  const asked: string[][] = [];
  const logged: string[] = [];
  const log = pino(
    { level: 'debug' },
    { write: (line: string) => void logged.push(`${JSON.parse(line).msg}: ${JSON.parse(line).jobs}`) },
  );
  const held = new LocalJobQueue(
    (leases, leaseMs) => {
      expect(leaseMs).toBe(TIMES.leaseMs);
      asked.push(leases.map(({ id }) => id));
      return answer(leases);
    },
    log,
    TIMES,
  );
  held.open({ takes: () => true, arrived: () => {} });
  return { held, asked, logged };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('the renewals of leases', () => {
  test('are sent once for all leases, every one and a half seconds, and end with the last lease', async () => {
    const { held, asked } = holding();
    held.hold([a], performance.now());
    await pass(1000);
    held.hold([b], performance.now());
    await pass(499);
    expect(asked).toEqual([]);
    await pass(1);
    expect(asked).toEqual([['job_a', 'job_b']]);
    await pass(1500);
    expect(asked).toHaveLength(2);
    held.release([a]);
    await pass(1500);
    expect(asked.at(-1)).toEqual(['job_b']);
    held.release([b]);
    expect(vi.getTimerCount()).toBe(0);
    await pass(60_000);
    expect(asked).toHaveLength(3);
  });

  test('are not sent by a process without leases', async () => {
    const { held, asked } = holding();
    held.hold([], performance.now());
    held.release([a]);
    expect(vi.getTimerCount()).toBe(0);
    await pass(60_000);
    expect(asked).toEqual([]);
  });

  test('begin anew with the next job, one at a time', async () => {
    let answer: (leases: readonly Lease[]) => void = () => {};
    const { held, asked } = holding(() => new Promise((resolve) => (answer = resolve)));
    held.hold([a], performance.now());
    held.release([a]);
    held.hold([a], performance.now());
    await pass(1500);
    held.hold([b], performance.now());
    await pass(3000);
    expect(asked).toEqual([['job_a']]);
    answer([a]);
    await pass(1499);
    expect(asked).toHaveLength(1);
    await pass(1);
    expect(asked).toEqual([['job_a'], ['job_a', 'job_b']]);
    held.release([a, b]);
    answer([]);
    await pass(60_000);
    expect(asked).toHaveLength(2);
  });

  test('extend a lease from their start, not from their answer', async () => {
    const hung = holding(async (leases) => {
      if (hung.asked.length > 1) await new Promise(() => {});
      return leases;
    });
    hung.held.hold([a], performance.now());
    await pass(1500 + 4999);
    expect(hung.held.isHeld(a)).toBe(true);
    await pass(1);
    expect(hung.held.isHeld(a)).toBe(false);
  });

  test('are repeated after failures, and the lease ends if none succeeds', async () => {
    let isDown = true;
    const { held, asked, logged } = holding(async (leases) => {
      if (isDown) throw new Error('the database is away');
      return leases;
    });
    held.hold([a], performance.now());
    await pass(4499);
    isDown = false;
    await pass(1);
    expect(asked).toHaveLength(3);
    expect(logged).toEqual(['leases could not be renewed: 1', 'leases could not be renewed: 1']);
    await pass(501);
    expect(held.isHeld(a)).toBe(true);
    isDown = true;
    await pass(5000);
    expect(held.isHeld(a)).toBe(false);
    expect(() => held.check([a])).toThrow(LeaseLost);
  });

  test('leave out lost leases, and do not restore them', async () => {
    const { held, asked } = holding(async (leases) => leases.filter(({ id }) => id !== a.id));
    held.hold([a, b], performance.now());
    await pass(4999);
    expect([held.isHeld(a), held.isHeld(b)]).toEqual([true, true]);
    await pass(1);
    expect([held.isHeld(a), held.isHeld(b)]).toEqual([false, true]);
    expect(() => held.check([b])).not.toThrow();
    expect(() => held.check([b, a])).toThrow(/^job_a not held any more$/);
    await pass(1500);
    expect(asked.at(-1)).toEqual(['job_b']);
  });

  test('end for a worker that does not answer', async () => {
    const { held, asked } = holding();
    held.hold([a], performance.now());
    await pass(10_500);
    expect(asked).toHaveLength(7);
    await pass(4999);
    expect([asked.at(-1), held.isHeld(a)]).toEqual([['job_a'], true]);
    await pass(1);
    expect(held.isHeld(a)).toBe(false);
    expect(asked).toHaveLength(7);
  });
});

describe('a held job', () => {
  test('counts as held from the request to the database until its time is over', async () => {
    const { held } = holding(() => new Promise(() => {}));
    held.hold([a], performance.now() - 3000);
    expect([held.isHeld(a), held.isHeld(b)]).toEqual([true, false]);
    await pass(1999);
    expect(held.isHeld(a)).toBe(true);
    await pass(1);
    expect(held.isHeld(a)).toBe(false);
  });

  test('has a new lease if the same process takes it again', async () => {
    const { held } = holding();
    const again = { ...a, attempts: 2 };
    held.hold([a], performance.now());
    held.hold([again], performance.now());
    held.release([a]);
    expect([held.isHeld(a), held.isHeld(again)]).toEqual([false, true]);
    await pass(6000);
    expect(held.isHeld(again)).toBe(true);
  });

  test('stays ended if a renewal is answered later', async () => {
    let answer: (leases: readonly Lease[]) => void = () => {};
    const { held, logged } = holding(() => new Promise((resolve) => (answer = resolve)));
    held.hold([a], performance.now());
    await pass(1500);
    held.release([a]);
    answer([a]);
    await pass(0);
    expect(held.isHeld(a)).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
    expect(logged).toEqual([]);
  });

  test('is not renewed at the very end of its lease, and every lost job is named', async () => {
    const { held, asked } = holding();
    expect(held.leaseMs).toBe(5000);
    held.hold([a], performance.now() - 3500);
    held.hold([b], performance.now() - 3499);
    await pass(1500);
    expect(asked).toEqual([['job_b']]);
    held.release([b]);
    expect(() => held.check([a, b])).toThrow(/^job_a, job_b not held any more$/);
  });
});
