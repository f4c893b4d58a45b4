import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FaultPoint } from '../../../src/platform/db/faults.ts';
import { sql } from '../../../src/platform/db/sql.ts';
import type { Topic } from '../../../src/platform/lifecycle/topics.ts';
import { audit, enqueue } from '../../../src/platform/lifecycle/writes.ts';
import { JOBS_AT_ONCE, JobRunner } from '../../../src/platform/outbox/runner.ts';
import type { AnyWorker, Job, WorkerTools } from '../../../src/platform/outbox/worker.ts';
import { type Outbox, startOutbox } from '../../support/outbox.ts';

const TOPIC = 'test.runner';

let outbox: Outbox;

beforeAll(async () => {
  outbox = await startOutbox();
});
afterAll(() => outbox.stop());
beforeEach(async () => {
  await outbox.pool.owner('outbox_jobs').delete();
  outbox.logged.length = 0;
});

const runs = (work: (job: Job, tools: WorkerTools) => Promise<void>): AnyWorker => ({ topic: TOPIC, work });
const due = (worker: AnyWorker) => outbox.runner([worker]).runDue({ topic: TOPIC });
const serialization = () =>
  Object.assign(new Error('could not serialize access'), { code: '40001', severity: 'ERROR' });
const audited = (action: string) => outbox.pool.owner('audit_log').where({ action }).orderBy('resource_id');

describe('the workers of a process', () => {
  test('take one topic each', () => {
    const both = [runs(async () => {}), runs(async () => {})];
    expect(() => outbox.runner(both)).toThrow('Two workers take the topic test.runner');
  });

  test('are divided by whether they wait for the network', () => {
    const worker = (topic: `test.${string}`, network?: boolean): AnyWorker => ({
      topic,
      work: async () => {},
      ...(network !== undefined && { network }),
    });
    const workers = [worker('test.a', true), worker('test.b'), worker('test.c', false), worker('test.d', true)];
    expect(outbox.runner(workers).networkTopics).toEqual(['test.a', 'test.d']);
  });
});

describe('due jobs', () => {
  test('are run at once, sixteen by default, and counted', async () => {
    const keys = Array.from({ length: 20 }, (_, n) => `k${n}`);
    await outbox.enqueue(TOPIC, ...keys);
    const seen: string[] = [];
    const runner = outbox.runner([runs(async ({ key }) => void seen.push(key))]);
    expect(JOBS_AT_ONCE).toBe(16);
    expect(await runner.runDue()).toBe(16);
    expect(await runner.runDue({}, 3)).toBe(3);
    expect(await runner.runDue()).toBe(1);
    expect(await runner.runDue()).toBe(0);
    expect(seen.toSorted()).toEqual(keys.toSorted());
    expect(await outbox.jobs()).toEqual([]);
  });

  test('are started in groups: batch jobs together, others alone, topics apart', async () => {
    await outbox.enqueue('test.batch', 'a', 'b');
    await outbox.enqueue(TOPIC, 'c', 'd');
    const calls: string[][] = [];
    const workers: AnyWorker[] = [
      { topic: 'test.batch', workAll: async (jobs) => void calls.push(jobs.map(({ key }) => key).toSorted()) },
      runs(async ({ key }) => void calls.push([key])),
    ];
    const started = await outbox.runner(workers).startDue({}, 16);
    expect(started.map(({ jobs }) => jobs).toSorted()).toEqual([1, 1, 2]);
    await Promise.all(started.map(({ done }) => done));
    expect(calls.toSorted()).toEqual([['a', 'b'], ['c'], ['d']]);
  });

  test.each([
    ['what is left of the limit', {}, 5, [[{}, 3]]],
    ['nothing where that is none', {}, 2, []],
    ['nothing of a key that the process has', { topic: TOPIC as Topic, key: 'a' }, 5, []],
  ])('come first from the process itself; then %s is leased', async (_, scope, limit, leased) => {
    const runner = outbox.runner([]);
    const inHand = [{ jobs: 2, done: Promise.resolve() }];
    vi.spyOn(runner, 'startLocal').mockReturnValue(inHand);
    const lease = vi.spyOn(runner, 'startLeased').mockResolvedValue([]);
    expect(await runner.startDue(scope, limit)).toEqual(inHand);
    expect(lease.mock.calls).toEqual(leased);
  });

  test('cannot be taken if the database refuses, and no connection is left behind', async () => {
    const fault: FaultPoint = {
      hit: (_client, text) => {
        if (text.startsWith('UPDATE outbox_jobs')) throw new Error('the database is away');
      },
    };
    const log = outbox.runner([]);
    expect(log).toBeInstanceOf(JobRunner);
    const { pino } = await import('pino');
    const runner = new JobRunner({ ...outbox.engine, fault }, [], pino({ level: 'silent' }));
    for (let call = 0; call < 8; call += 1) await expect(runner.runDue()).rejects.toThrow('the database is away');
  });

  test('are kept with a reason if no worker takes their topic', async () => {
    await outbox.enqueue('test.nobody', 'a');
    await outbox.runner([]).runDue();
    expect(await outbox.jobs()).toMatchObject([{ last_error: 'no worker takes test.nobody', lease_until: null }]);
  });
});

describe('a failed job', () => {
  test.each([
    [1, 1000],
    [2, 2000],
    [3, 4000],
    [6, 32_000],
    [7, 60_000],
    [40, 60_000],
  ])('is repeated after the %i. failure in %i ms', async (attempts, delayMs) => {
    await outbox.enqueue(TOPIC, 'a');
    await outbox.pool.owner('outbox_jobs').update({ attempts: attempts - 1 });
    const from = Date.now();
    await due(
      runs(async () => {
        throw new Error('x'.repeat(600));
      }),
    );
    const to = Date.now();
    const [job] = await outbox.jobs();
    expect(job).toMatchObject({ attempts, lease_until: null, last_error: 'x'.repeat(500) });
    expect(job?.fires_at.getTime()).toBeGreaterThanOrEqual(from + delayMs);
    expect(job?.fires_at.getTime()).toBeLessThanOrEqual(to + delayMs);
    expect(outbox.logged).toEqual(['warn job kept']);
  });

  test('is kept with the thrown value, whatever it is', async () => {
    await outbox.enqueue(TOPIC, 'a');
    await due(
      runs(() => {
        throw 'a text';
      }),
    );
    expect(await outbox.jobs()).toMatchObject([{ last_error: 'a text' }]);
  });

  test('leaves nothing of its transaction, and is not ended by it', async () => {
    await outbox.enqueue(TOPIC, 'a');
    await due(
      runs(async (_job, { transaction }) =>
        transaction(async ({ write }) => {
          write(audit('test.rolled-back', 'a', null));
          throw new Error('midway');
        }),
      ),
    );
    expect(await audited('test.rolled-back')).toEqual([]);
    expect(await outbox.jobs()).toMatchObject([{ last_error: 'midway' }]);
  });

  test('stays ended if it fails afterwards', async () => {
    await outbox.enqueue(TOPIC, 'a');
    await due(
      runs(async (_job, { transaction }) => {
        await transaction(async ({ write }) => write(audit('test.ended', 'a', null)));
        throw new Error('afterwards');
      }),
    );
    expect(await audited('test.ended')).toHaveLength(1);
    expect(await outbox.jobs()).toEqual([]);
    expect(outbox.logged).toEqual(['warn job kept', 'debug job left: its lease has ended']);
  });

  test('is left to its lease and logged if the failure cannot be stored', async () => {
    await outbox.enqueue(TOPIC, 'a');
    let isAway = false;
    const fault: FaultPoint = {
      hit: () => {
        if (isAway) throw new Error('the database is away');
      },
    };
    const logged: string[] = [];
    const { pino } = await import('pino');
    const log = pino({ level: 'debug' }, { write: (line: string) => void logged.push(JSON.parse(line).msg) });
    const worker = runs(async () => {
      isAway = true;
      throw new Error('the vendor said no');
    });
    const runner = new JobRunner({ ...outbox.engine, fault }, [worker], log);
    await runner.runDue();
    expect(logged).toEqual(['job kept', 'job left to its lease']);
    expect(await outbox.jobs()).toMatchObject([{ last_error: null, lease_until: expect.any(Date) }]);
  });
});

describe('a job that its own transaction requests again', () => {
  test.each([
    ['alone', ['a']],
    ['before another one', ['a', 'b']],
    ['behind another one', ['b', 'a']],
  ])('runs again: %s', async (_, asked) => {
    await outbox.enqueue(TOPIC, 'a');
    let rounds = 0;
    const worker = runs(async ({ key }, { transaction }) => {
      if (key !== 'a') return;
      rounds += 1;
      if (rounds === 1)
        await transaction(async ({ write }) => write(...asked.map((one) => enqueue(TOPIC, {}, { key: one }))));
    });
    await due(worker);
    expect((await outbox.jobs()).map(({ key, lease_until }) => [key, lease_until])).toEqual(
      asked.toSorted().map((key) => [key, null]),
    );
    await due(worker);
    expect(rounds).toBe(2);
    expect(await outbox.jobs()).toEqual([]);
  });

  test('does not run again for a request under another topic', async () => {
    await outbox.enqueue(TOPIC, 'a');
    await due(
      runs(async (_job, { transaction }) =>
        transaction(async ({ write }) => write(enqueue('test.other', {}, { key: 'a' }))),
      ),
    );
    expect((await outbox.jobs()).map(({ topic, key }) => [topic, key])).toEqual([['test.other', 'a']]);
  });
});

describe("a worker's transaction", () => {
  const attempted = async (failures: number, error: () => Error) => {
    await outbox.enqueue(TOPIC, 'a');
    let attempts = 0;
    await due(
      runs(async (_job, { transaction }) => {
        await transaction(async ({ write }) => {
          attempts += 1;
          write(audit(`test.attempts-${failures}`, String(attempts), null));
          if (attempts <= failures) throw error();
        });
      }),
    );
    return attempts;
  };

  test('is run again after a serialization failure, three times', async () => {
    expect(await attempted(3, serialization)).toBe(4);
    expect((await audited('test.attempts-3')).map(({ resource_id }) => resource_id)).toEqual(['4']);
    expect(await outbox.jobs()).toEqual([]);
  });

  test('fails permanently after the fourth run', async () => {
    expect(await attempted(4, serialization)).toBe(4);
    expect(await outbox.jobs()).toMatchObject([{ last_error: 'could not serialize access' }]);
  });

  test('is not run again for another reason', async () => {
    expect(await attempted(1, () => new Error('no'))).toBe(1);
  });

  test('returns the result of its work, and reads in it', async () => {
    await outbox.enqueue(TOPIC, 'a');
    const read: unknown[] = [];
    await due(
      runs(async ({ id }, { transaction, reads }) => {
        const query = () => sql('outbox_jobs').select('key').where({ id });
        read.push(await reads.one(query()), await reads.many(query()));
        read.push(await transaction(({ reads }) => reads.one(query())));
      }),
    );
    expect(read).toEqual([{ key: 'a' }, [{ key: 'a' }], { key: 'a' }]);
  });

  test('names its job and topic in the histories, and for several jobs only the topic', async () => {
    await outbox.enqueue(TOPIC, 'a');
    const [job] = await outbox.jobs();
    const write = async (tools: WorkerTools) =>
      tools.transaction(async (unit) => unit.write(audit('test.provenance', 'one', null)));
    await due(runs((_job, tools) => write(tools)));
    await outbox.enqueue(TOPIC, 'b', 'c');
    await due({
      topic: TOPIC,
      workAll: (jobs, { transaction }) =>
        transaction(jobs, async (unit) => unit.write(audit('test.provenance', 'two', null))),
    });
    const by = { actor_type: 'system', actor_id: TOPIC };
    expect(await audited('test.provenance')).toMatchObject([
      { ...by, request_id: job?.id },
      { ...by, request_id: null },
    ]);
  });
});

describe('a job that is given back', () => {
  test('has no error any more, because it has not failed this time', async () => {
    await outbox.enqueue(TOPIC, 'a');
    await outbox.pool.owner('outbox_jobs').update({ last_error: 'the last time' });
    await due(runs(async (_job, { later }) => later(60_000)));
    expect(await outbox.jobs()).toMatchObject([{ key: 'a', last_error: null, lease_until: null }]);
  });

  test('is kept until its time without a reason, in a transaction or without', async () => {
    for (const isWritten of [false, true]) {
      await outbox.enqueue(TOPIC, 'a');
      const from = Date.now();
      await due(
        runs(async (_job, { transaction, later }) => {
          later(30_000);
          if (isWritten) await transaction(async ({ write }) => write(audit('test.given-back', 'a', null)));
        }),
      );
      const [job] = await outbox.jobs();
      expect(job).toMatchObject({ lease_until: null, last_error: null });
      expect(job?.fires_at.getTime()).toBeGreaterThanOrEqual(from + 30_000);
      expect(job?.fires_at.getTime()).toBeLessThanOrEqual(Date.now() + 30_000);
      await outbox.pool.owner('outbox_jobs').delete();
    }
    expect(await audited('test.given-back')).toHaveLength(1);
  });

  test('is due at once if it was requested again while it ran', async () => {
    await outbox.enqueue(TOPIC, 'a');
    await due(
      runs(async (_job, { later }) => {
        await outbox.write(enqueue(TOPIC, {}, { key: 'a' }));
        later(30_000);
      }),
    );
    const [job] = await outbox.jobs();
    expect(job).toMatchObject({ generation: 2, lease_until: null });
    expect(job?.fires_at.getTime()).toBeLessThanOrEqual(Date.now());
  });
});

test('jobs of a batch that end one after the other are ended by their own transactions', async () => {
  await outbox.enqueue(TOPIC, 'a', 'b', 'c');
  const calls: string[][] = [];
  await due({
    topic: TOPIC,
    async workAll(jobs, tools) {
      calls.push(jobs.map(({ key }) => key).toSorted());
      const [first, second] = jobs.toSorted((one, other) => (one.key < other.key ? -1 : 1));
      if (first && jobs.length === 3) await tools.of(first).transaction(async () => undefined);
      if (second) throw new Error('the second fails');
    },
  });
  // Those that are left are worked on one by one, the one that has ended is not.
  expect(calls[0]).toEqual(['a', 'b', 'c']);
  expect(calls.slice(1).flat().toSorted()).toEqual(['b', 'c']);
  expect(await outbox.jobs()).toEqual([]);
  expect(outbox.logged).toEqual(['info jobs are worked on one by one']);
});
