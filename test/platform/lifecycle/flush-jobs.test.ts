import { describe, expect, test } from 'vitest';
import { Changes } from '../../../src/platform/lifecycle/changes.ts';
import { jobParts, newJobs } from '../../../src/platform/lifecycle/flush/jobs.ts';
import { enqueue } from '../../../src/platform/lifecycle/writes.ts';

const NOW = new Date('2026-03-02T09:00:00.000Z');
const DUE = new Date('2026-03-02T10:00:00.000Z');

interface Wanted {
  readonly key: string;
  readonly topic?: string;
  readonly dueAt?: Date;
  readonly payload?: object;
  readonly fromClockMs?: number;
  readonly tenantId?: string;
}

function changesWith(...wanted: readonly Wanted[]): Changes {
  const changes = new Changes();
  for (const { key, topic = 'test.a', payload = {}, fromClockMs = 0, ...options } of wanted)
    changes.jobs.push({
      ...enqueue(topic as never, payload as never, { key, ...options }),
      fromClockMs,
      traceparent: null,
    });
  return changes;
}

describe('the jobs of a transaction', () => {
  test('begin with the first generation, and without a worker', () => {
    const [job, ...others] = newJobs(changesWith({ key: 'k', payload: { n: 1 }, tenantId: 'ten_1' }), NOW);
    expect(job).toEqual({
      id: expect.stringMatching(/^job_/),
      topic: 'test.a',
      key: 'k',
      payload: { n: 1 },
      tenantId: 'ten_1',
      dueAt: NOW,
      firesAt: NOW,
      generation: 1,
      attempts: 0,
      createdAt: NOW,
      leaseMs: null,
      leasedBy: null,
      traceparent: null,
    });
    expect(others).toEqual([]);
  });

  test('are due on the tenant’s clock, and fire in real time', () => {
    const hour = 3_600_000;
    expect(
      newJobs(changesWith({ key: 'k', fromClockMs: hour }, { key: 'l', fromClockMs: hour, dueAt: DUE }), NOW),
    ).toMatchObject([
      { key: 'k', dueAt: DUE, firesAt: NOW },
      { key: 'l', dueAt: DUE, firesAt: NOW },
    ]);
  });

  test('are unique per topic and key: the last one counts', () => {
    const changes = changesWith(
      { key: 'k', payload: { n: 1 } },
      { key: 'k', topic: 'test.b', payload: { n: 2 } },
      { key: 'k', payload: { n: 3 } },
    );
    expect(newJobs(changes, NOW)).toMatchObject([
      { topic: 'test.a', payload: { n: 3 } },
      { topic: 'test.b', payload: { n: 2 } },
    ]);
  });

  test('have values like the database: amounts as text, and null if nothing is given', () => {
    const [job] = newJobs(changesWith({ key: 'k', payload: { amount: 5n, at: NOW, nothing: undefined } }), NOW);
    expect(job?.payload).toStrictEqual({ amount: '5', at: NOW.toISOString() });
  });

  test('are leased at once if they are due and this process takes their topic', () => {
    const keeper = { holder: 'host 7', leaseFor: (topic: string) => (topic === 'test.a' ? 5000 : undefined) };
    const changes = changesWith({ key: 'k' }, { key: 'l', dueAt: DUE }, { key: 'm', topic: 'test.b' });
    expect(newJobs(changes, NOW, keeper)).toMatchObject([
      { key: 'k', attempts: 1, leaseMs: 5000, leasedBy: 'host 7' },
      { key: 'l', attempts: 0, leaseMs: null },
      { key: 'm', attempts: 0, leaseMs: null, leasedBy: null },
    ]);
  });

  test('are one part of the flush, which is absent without jobs', () => {
    expect(jobParts([])).toEqual([]);
    const jobs = newJobs(changesWith({ key: 'k' }, { key: 'l' }), NOW);
    const [part, ...others] = jobParts(jobs);
    expect([part?.rows, others]).toEqual([jobs, []]);
    expect(part?.check?.({ rows: 'r', fewRows: 'r', matching: () => '', count: '2' }, 'p3')).toBe(
      '(SELECT array_agg(id) FROM p3) AS job_ids',
    );
  });
});
