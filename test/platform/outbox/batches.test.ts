import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Topic } from '../../../src/platform/lifecycle/topics.ts';
import { audit, enqueue, type Write } from '../../../src/platform/lifecycle/writes.ts';
import type { BatchTools, BatchWorker, Job } from '../../../src/platform/outbox/worker.ts';
import { type Outbox, startOutbox } from '../../support/outbox.ts';

describe('jobs that are worked on together', () => {
  let outbox: Outbox;
  let topics = 0;

  beforeAll(async () => {
    outbox = await startOutbox();
  });
  afterAll(() => outbox.stop());

  const written = (...writes: readonly Write[]) => outbox.write(...writes);

  /** A topic of its own with these jobs, each of which leaves a row; `fails` refuses, and `midway` acts while they run. */
  async function work(
    keys: readonly string[],
    { fails, midway }: { fails?: string; midway?: (topic: Topic, tools: BatchTools) => Promise<void> } = {},
  ) {
    topics += 1;
    const topic = `test.batch-${topics}` as const;
    const calls: string[][] = [];
    const worker: BatchWorker = {
      topic,
      async workAll(jobs, tools) {
        calls.push(keysOf(jobs));
        await midway?.(topic, tools);
        await tools.transaction(jobs, async ({ write }) => {
          for (const { key } of jobs) {
            write(audit(topic, key, null));
            if (key === fails) throw new Error(`${key} fails`);
          }
        });
      },
    };
    await written(...keys.map((key) => enqueue(topic, {}, { key })));
    const runner = outbox.runner([worker]);
    const took = await runner.runDue({ topic });
    const rows = await outbox.pool.owner('audit_log').where({ action: topic }).select('resource_id', 'tx');
    const left = await outbox.pool.owner('outbox_jobs').where({ topic }).orderBy('key');
    return { runner, topic, calls, took, rows, left };
  }

  const keysOf = (jobs: readonly Job[]): string[] => jobs.map(({ key }) => key).sort();

  test('share one transaction, which ends them all', async () => {
    const { calls, took, rows, left } = await work(['a', 'b', 'c']);
    expect({ calls, took }).toEqual({ calls: [['a', 'b', 'c']], took: 3 });
    expect(rows.map(({ resource_id }) => resource_id).sort()).toEqual(['a', 'b', 'c']);
    expect(new Set(rows.map(({ tx }) => tx)).size).toBe(1);
    expect(left).toEqual([]);
  });

  test('are not held up by a bad one, which is kept with its reason', async () => {
    const { calls, rows, left } = await work(['a', 'bad', 'c'], { fails: 'bad' });
    expect(calls.slice(1).flat().sort()).toEqual(['a', 'bad', 'c']);
    expect(rows.map(({ resource_id }) => resource_id).sort()).toEqual(['a', 'c']);
    expect(new Set(rows.map(({ tx }) => tx)).size).toBe(2);
    expect(left).toMatchObject([{ key: 'bad', attempts: 1, last_error: 'bad fails', lease_until: null }]);
  });

  test('include one that is requested again while they run, which alone runs again', async () => {
    let wanted = false;
    const again = async (topic: Topic): Promise<void> => {
      if (!wanted) await written(enqueue(topic, {}, { key: 'b' }));
      wanted = true;
    };
    const { runner, topic, calls, left } = await work(['a', 'b', 'c'], { midway: again });
    expect(left).toMatchObject([{ key: 'b', generation: 2, lease_until: null }]);
    expect(await runner.runDue({ topic })).toBe(1);
    expect(calls).toEqual([['a', 'b', 'c'], ['b']]);
    expect(await outbox.pool.owner('outbox_jobs').where({ topic })).toEqual([]);
  });

  test('end except for the one that is given back', async () => {
    const topic = 'test.given-back';
    const worker: BatchWorker = {
      topic,
      workAll: async (jobs, tools) => {
        for (const job of jobs) if (job.key === 'b') tools.of(job).later(60_000);
      },
    };
    await written(...['a', 'b', 'c'].map((key) => enqueue(topic, {}, { key })));
    await outbox.runner([worker]).runDue({ topic });
    const left = await outbox.pool.owner('outbox_jobs').where({ topic });
    expect(left).toMatchObject([{ key: 'b', lease_until: null, last_error: null }]);
    expect(left[0].fires_at.getTime()).toBeGreaterThan(Date.now() + 50_000);
  });

  test('give back only those of the last run if the transaction is repeated', async () => {
    const topic = 'test.run-again';
    let attempts = 0;
    const worker: BatchWorker = {
      topic,
      workAll: async (jobs, tools) => {
        const [before, within] = jobs.toSorted((a, b) => (a.key < b.key ? -1 : 1)) as [Job, Job];
        tools.of(before).later(60_000);
        await tools.transaction(jobs, async () => {
          attempts += 1;
          if (attempts > 1) return;
          tools.of(within).later(60_000);
          tools.of(before).later(1);
          throw Object.assign(new Error('could not serialize access'), { code: '40001', severity: 'ERROR' });
        });
      },
    };
    await written(...['before', 'within'].map((key) => enqueue(topic, {}, { key })));
    await outbox.runner([worker]).runDue({ topic });
    expect(attempts).toBe(2);
    const left = await outbox.pool.owner('outbox_jobs').where({ topic });
    expect(left).toMatchObject([{ key: 'before' }]);
    expect(left[0].fires_at.getTime()).toBeGreaterThan(Date.now() + 50_000);
  });
});
