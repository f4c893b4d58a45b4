import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { lifecycles } from '../../../generated/wiring/lifecycles.ts';
import type { FaultPoint } from '../../../src/platform/db/faults.ts';
import { UnitOfWork } from '../../../src/platform/lifecycle/unit-of-work.ts';
import { audit } from '../../../src/platform/lifecycle/writes.ts';
import { JobRunner } from '../../../src/platform/outbox/runner.ts';
import type { AnyWorker, Job, WorkerTools } from '../../../src/platform/outbox/worker.ts';
import { type Outbox, startOutbox } from '../../support/outbox.ts';

const TOPIC = 'test.shared';

let outbox: Outbox;

beforeAll(async () => {
  outbox = await startOutbox();
});
afterAll(() => outbox.stop());
beforeEach(async () => {
  for (const table of ['outbox_jobs', 'audit_log']) await outbox.pool.owner(table).delete();
});

type Work = (job: Job, tools: WorkerTools) => Promise<void>;

/** Workers of jobs that are about a row of their own, which is named as the job is unless `idOf` says otherwise. */
const about = (work: Work, idOf = (job: Job): string => job.key, topic: `test.${string}` = TOPIC): AnyWorker => ({
  topic,
  work,
  root: (job: Job) => ({ machine: 'api-key' as const, id: idOf(job) }),
});

/** Runs what is due; tells which rows each transaction has locked, and how many were committed. */
async function run(workers: readonly AnyWorker[], limit?: number) {
  let commits = 0;
  const fault: FaultPoint = {
    hit: (_client, text) => {
      if (text.includes('COMMIT')) commits += 1;
    },
  };
  const locked = vi.spyOn(UnitOfWork.prototype, 'aggregates');
  onTestFinished(() => locked.mockRestore());
  const runner = new JobRunner({ ...outbox.engine, lifecycles, fault }, workers, pino({ level: 'silent' }));
  await runner.runDue({}, limit);
  return { locked: locked.mock.calls.map(([machine, ids]) => [machine, ...ids]), commits };
}
const audited = async () =>
  (await outbox.pool.owner('audit_log').orderBy('resource_id')).map(({ resource_id }) => resource_id);
const writes: Work = async ({ key }, { transaction }) =>
  transaction(async ({ write }) => write(audit('test.shared', key, null)));

describe('the jobs of a topic that are ready at once', () => {
  test('share a transaction, which locks their rows in the order of their ids', async () => {
    await outbox.enqueue(TOPIC, 'c', 'a', 'b');
    const { locked, commits } = await run([about(writes)]);
    expect(locked).toEqual([['api-key', 'a', 'b', 'c']]);
    // That of the lease, and one for all of them.
    expect(commits).toBe(2);
    expect(await audited()).toEqual(['a', 'b', 'c']);
    expect(await outbox.jobs()).toEqual([]);
  });

  test('get the results of their own work', async () => {
    await outbox.enqueue(TOPIC, 'a', 'b');
    const told: string[][] = [];
    await run([
      about(async ({ key }, { transaction }) => void told.push([key, await transaction(async () => `done ${key}`)])),
    ]);
    expect(told.toSorted()).toEqual([
      ['a', 'done a'],
      ['b', 'done b'],
    ]);
  });

  test('share none with those of another topic', async () => {
    await outbox.enqueue(TOPIC, 'a');
    await outbox.enqueue('test.other', 'b');
    const { locked } = await run([about(writes), about(writes, undefined, 'test.other')]);
    expect(locked.toSorted()).toEqual([
      ['api-key', 'a'],
      ['api-key', 'b'],
    ]);
  });

  test('are sixteen at most', async () => {
    await outbox.enqueue(TOPIC, ...Array.from({ length: 20 }, (_, nth) => `k${String(nth).padStart(2, '0')}`));
    const { locked } = await run([about(writes)], 20);
    expect(locked.map((ids) => ids.length - 1).toSorted((a, b) => b - a)).toEqual([16, 4]);
    expect(await audited()).toHaveLength(20);
  });

  test('about the same row run one after the other in transactions of their own', async () => {
    await outbox.enqueue(TOPIC, 'a', 'b');
    const under: string[] = [];
    const { locked } = await run([
      about(
        async ({ key }, { transaction }) => {
          await transaction(async () => {
            under.push(`${key} begins`);
            await sleep(20);
            under.push(`${key} ends`);
          });
        },
        () => 'same',
      ),
    ]);
    expect(locked).toEqual([
      ['api-key', 'same'],
      ['api-key', 'same'],
    ]);
    expect(under.map((text) => text.slice(2))).toEqual(['begins', 'ends', 'begins', 'ends']);
  });
});

describe('a job of a shared transaction that only ends', () => {
  test('ends with the others, without locking a row', async () => {
    await outbox.enqueue(TOPIC, 'a', 'b', 'c');
    const { locked, commits } = await run([
      about(async (job, tools) => {
        if (job.key !== 'b') await writes(job, tools);
      }),
    ]);
    expect(locked).toEqual([['api-key', 'a', 'c']]);
    expect(commits).toBe(2);
    expect(await audited()).toEqual(['a', 'c']);
    expect(await outbox.jobs()).toEqual([]);
  });

  test('locks nothing when it is alone', async () => {
    await outbox.enqueue(TOPIC, 'a');
    const { locked } = await run([about(async () => {})]);
    expect(locked).toEqual([]);
    expect(await outbox.jobs()).toEqual([]);
  });
});

describe('a job of a shared transaction that fails', () => {
  test('leaves the others transactions of their own, and alone is kept', async () => {
    await outbox.enqueue(TOPIC, 'a', 'b', 'c');
    const { locked } = await run([
      about(async (job, tools) => {
        if (job.key !== 'b') return writes(job, tools);
        await tools.transaction(async ({ write }) => {
          write(audit('test.shared', 'of b', null));
          throw new Error('b says no');
        });
      }),
    ]);
    expect(locked[0]).toEqual(['api-key', 'a', 'b', 'c']);
    expect(locked.slice(1).toSorted()).toEqual([
      ['api-key', 'a'],
      ['api-key', 'b'],
      ['api-key', 'c'],
    ]);
    expect(await audited()).toEqual(['a', 'c']);
    expect(await outbox.jobs()).toMatchObject([{ key: 'b', last_error: 'b says no' }]);
  });

  test('does not end the transaction during the work of another job', async () => {
    await outbox.enqueue(TOPIC, 'a', 'b');
    const order: string[] = [];
    const worker = about(async ({ key }, { transaction }) => {
      await transaction(async () => {
        if (key === 'b' && order.length === 0) throw new Error('at once');
        await sleep(30);
        order.push(`${key} has worked`);
      });
    });
    const rollback = UnitOfWork.prototype.rollback;
    const rolledBack = vi.spyOn(UnitOfWork.prototype, 'rollback').mockImplementation(function (this: UnitOfWork) {
      order.push('rolled back');
      return rollback.call(this);
    });
    onTestFinished(() => rolledBack.mockRestore());
    await run([worker]);
    expect(order).toEqual(['a has worked', 'rolled back', 'a has worked', 'b has worked']);
    expect(await outbox.jobs()).toEqual([]);
  });
});
