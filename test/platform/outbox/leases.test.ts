import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Transaction } from '../../../src/platform/db/transaction.ts';
import { combine, type Part } from '../../../src/platform/lifecycle/flush/part.ts';
import { audit, enqueue } from '../../../src/platform/lifecycle/writes.ts';
import { finishJobs, type LeasedJob, leasedJobs, leaseJobs, postponeJobs } from '../../../src/platform/outbox/jobs.ts';
import { isLeaseLost, LEASE_TIMES, LeaseLost, renewLeases } from '../../../src/platform/outbox/leases.ts';
import type { Job, WorkerTools } from '../../../src/platform/outbox/worker.ts';
import { eventually } from '../../support/eventually.ts';
import { type Outbox, startOutbox } from '../../support/outbox.ts';

const TOPIC = 'test.leases';
const LEASE_MS = 5000;

let outbox: Outbox;

beforeAll(async () => {
  outbox = await startOutbox();
});
afterAll(() => outbox.stop());
beforeEach(async () => {
  await outbox.pool.owner('outbox_jobs').delete();
  outbox.logged.length = 0;
});

/** In one transaction with the system role; its results. */
async function run(...statements: Parameters<Transaction['commit']>[0] & object) {
  const transaction = await Transaction.begin(outbox.pool, { role: 'system', tenantId: null });
  try {
    return await transaction.commit(statements);
  } catch (error) {
    await transaction.rollback();
    throw error;
  }
}

const end = (parts: readonly Part[]) => run(combine(parts));

const leaseAll = async (limit = 16): Promise<LeasedJob[]> =>
  leasedJobs((await run(leaseJobs(new Date(), { holder: 'test', leaseMs: LEASE_MS }, limit, { topic: TOPIC })))[0]);
const leaseOne = async (): Promise<LeasedJob> => {
  const [job] = await leaseAll(1);
  if (job === undefined) throw new Error('no job to lease');
  return job;
};
const lost = (run: Promise<unknown>): Promise<boolean> => run.then(() => false, isLeaseLost);
const auditedAs = (action: string) => outbox.pool.owner('audit_log').where({ action }).select('resource_id');

describe('a lease', () => {
  test('lasts five seconds on the database’s clock, whatever the clock of the process says', async () => {
    expect(LEASE_TIMES).toMatchObject({ leaseMs: 5000, renewMs: 1500 });
    await outbox.clock.moveTo(new Date('2031-01-01T00:00:00Z'));
    await outbox.enqueue(TOPIC, 'a');
    await leaseOne();
    expect(await outbox.jobs()).toMatchObject([{ lease_until: new Date('2031-01-01T00:00:05Z'), attempts: 1 }]);
    await outbox.clock.moveTo(new Date('2026-01-01T00:00:00Z'));
  });

  test.each([
    { ms: -1, holder: 'first' },
    { ms: 0, holder: 'nobody' },
    { ms: 1, holder: 'nobody' },
  ])('$ms ms from its end is held by $holder', async ({ ms, holder }) => {
    await outbox.enqueue(TOPIC, 'a');
    const job = await leaseOne();
    await outbox.clock.advance(LEASE_MS + ms);
    const isHeld = holder === 'first';
    expect((await run(renewLeases([job], LEASE_MS)))[0]?.rows).toEqual(isHeld ? [{ id: job.id, attempts: 1 }] : []);
    expect(await lost(end(finishJobs([job])))).toBe(!isHeld);
  });

  test.each([
    { ms: -1, taken: 0 },
    { ms: 0, taken: 1 },
    { ms: 1, taken: 1 },
  ])('$ms ms from its end is taken by $taken others', async ({ ms, taken }) => {
    await outbox.enqueue(TOPIC, 'a');
    await leaseOne();
    await outbox.clock.advance(LEASE_MS + ms);
    expect(await leaseAll()).toHaveLength(taken);
  });

  test('is renewed from the time of the request, together with all others, in one statement', async () => {
    const keys = Array.from({ length: 40 }, (_, n) => `job-${n}`);
    await outbox.enqueue(TOPIC, ...keys);
    const jobs = await leaseAll(40);
    await outbox.clock.advance(4000);
    const [renewed] = await run(renewLeases(jobs, LEASE_MS));
    expect(renewed?.rows).toHaveLength(40);
    const until = new Date((await outbox.clock.at()).getTime() + LEASE_MS);
    expect((await outbox.jobs()).every(({ lease_until }) => lease_until?.getTime() === until.getTime())).toBe(true);
  });

  test('is skipped by the renewal of others while it is being ended', async () => {
    await outbox.enqueue(TOPIC, 'ending', 'running');
    const jobs = await leaseAll();
    const ending = await Transaction.begin(outbox.pool, { role: 'system', tenantId: null });
    await ending.pipeline([combine(finishJobs(jobs.filter(({ key }) => key === 'ending')))]);
    const [renewed] = await run(renewLeases(jobs, LEASE_MS));
    expect(renewed?.rows).toMatchObject([{ id: jobs.find(({ key }) => key === 'running')?.id }]);
    await ending.rollback();
  });

  test('is not taken by another worker while its end holds the lock', async () => {
    await outbox.enqueue(TOPIC, 'a');
    const job = await leaseOne();
    const ending = await Transaction.begin(outbox.pool, { role: 'system', tenantId: null });
    await ending.pipeline([combine(finishJobs([job]))]);
    await outbox.clock.advance(LEASE_MS);
    expect(await leaseAll()).toEqual([]);
    await ending.commit();
    expect(await outbox.jobs()).toEqual([]);
  });

  test('fails the end of all jobs of a batch if one lease is lost', async () => {
    await outbox.enqueue(TOPIC, 'a', 'b');
    const jobs = await leaseAll();
    await outbox.pool.owner('outbox_jobs').where({ key: 'b' }).update({ lease_until: null });
    expect(await lost(end(finishJobs(jobs)))).toBe(true);
    expect(await outbox.jobs()).toHaveLength(2);
  });

  test('is distinguished from other failures, including those of the database', () => {
    const failure = (code: string) => Object.assign(new Error('x'), { code, severity: 'ERROR' });
    const none = Object.assign(new Error('x'), { code: 'LE001' });
    const lost = [new LeaseLost('x'), failure('LE001')];
    expect([...lost, failure('40001'), none, new Error('x')].map(isLeaseLost)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(new LeaseLost('x').name).toBe('LeaseLost');
  });
});

describe('the holder of an ended lease', () => {
  const stale = async () => {
    await outbox.enqueue(TOPIC, 'a');
    const slow = await leaseOne();
    await outbox.clock.advance(LEASE_MS);
    return slow;
  };
  const later = (job: LeasedJob, error: string | null) => postponeJobs([{ job, firesAt: new Date(0) }], { error });

  test.each(['ends', 'postpones', 'fails'] as const)(
    '%s nothing, whether its successor is running or not',
    async (how) => {
      const slow = await stale();
      const ending = (job: LeasedJob) =>
        how === 'ends' ? finishJobs([job]) : later(job, how === 'fails' ? 'the vendor is away' : null);
      expect(await lost(end(ending(slow)))).toBe(true);
      const successor = await leaseOne();
      const before = await outbox.jobs();
      expect(await lost(end(ending(slow)))).toBe(true);
      expect(await outbox.jobs()).toEqual(before);
      await end(ending(successor));
      const after = { ends: [], postpones: [{ lease_until: null }], fails: [{ last_error: 'the vendor is away' }] };
      expect(await outbox.jobs()).toMatchObject(after[how]);
    },
  );

  test('renews nothing, even if no other worker has taken the job', async () => {
    const slow = await stale();
    expect((await run(renewLeases([slow], LEASE_MS)))[0]?.rows).toEqual([]);
    await leaseOne();
    expect((await run(renewLeases([slow], LEASE_MS)))[0]?.rows).toEqual([]);
  });
});

describe('a worker', () => {
  const work = async (working: (job: Job, tools: WorkerTools) => Promise<void>, times = LEASE_TIMES) => {
    await outbox.enqueue(TOPIC, 'a');
    const runner = outbox.runner([{ topic: TOPIC, work: working }], times);
    await runner.runDue({ topic: TOPIC });
  };

  test('writes nothing if it loses its lease midway', async () => {
    let successor: LeasedJob | undefined;
    await work(async (_job, { transaction, later }) => {
      later(60_000);
      await transaction(async ({ write }) => {
        write(audit('test.stale-step', 'stale', null));
        write(enqueue('test.follow-up', {}, { key: 'b' }));
        await outbox.clock.advance(LEASE_MS);
        successor = await leaseOne();
      });
    });
    expect(await auditedAs('test.stale-step')).toEqual([]);
    expect(await outbox.jobs()).toMatchObject([{ key: 'a', attempts: 2, last_error: null }]);
    expect((await outbox.jobs())[0]?.lease_until).not.toBeNull();
    expect(outbox.logged).toEqual(['debug job left: its lease has ended']);
    if (successor) await end(finishJobs([successor]));
    expect(await outbox.jobs()).toEqual([]);
  });

  test('does not delay its successor if it fails after its lease', async () => {
    await work(async () => {
      await outbox.clock.advance(LEASE_MS);
      await leaseOne();
      throw new Error('the vendor said no');
    });
    expect(await outbox.jobs()).toMatchObject([{ attempts: 2, last_error: null }]);
    expect((await outbox.jobs())[0]?.lease_until).not.toBeNull();
    expect(outbox.logged).toEqual(['warn job kept', 'debug job left: its lease has ended']);
  });

  test('begins and ends nothing in a process that could not renew in time', async () => {
    let began = 0;
    const begins = async () => {
      began += 1;
    };
    await work(begins, { ...LEASE_TIMES, leaseMs: 0 });
    expect(began).toBe(0);
    expect(await outbox.jobs()).toMatchObject([{ key: 'a', last_error: null }]);
    // By its own clock alone: the database would still have it.
    await outbox.pool.owner('outbox_jobs').delete();
    let asked = 0;
    await work(
      async (_job, { transaction }) => {
        const blockedUntil = performance.now() + 60;
        while (performance.now() < blockedUntil);
        await transaction(async () => {
          asked += 1;
        });
      },
      { ...LEASE_TIMES, leaseMs: 50 },
    );
    expect(asked).toBe(0);
    expect(await outbox.jobs()).toHaveLength(1);
  });

  test('keeps a long job by renewals, so that others do not take it', async () => {
    const times = { ...LEASE_TIMES, leaseMs: 300, renewMs: 20 };
    let others = 0;
    await work(async (_job, { transaction }) => {
      for (let lease = 0; lease < 4; lease += 1) {
        // Almost its whole time, again and again: without renewals it would be over at the second.
        await outbox.clock.advance(250);
        const now = (await outbox.clock.at()).getTime();
        await eventually('a renewal', async () => {
          const [job] = await outbox.jobs(TOPIC);
          return (job?.lease_until?.getTime() ?? 0) === now + 300;
        });
        others += (await leaseAll()).length;
      }
      await transaction(async ({ write }) => write(audit('test.long-job', 'a', null)));
    }, times);
    expect(others).toBe(0);
    expect(await auditedAs('test.long-job')).toHaveLength(1);
    expect(await outbox.jobs()).toEqual([]);
  });

  test('is renewed although every other connection of its process is in use', async () => {
    const taken = await Promise.all(Array.from({ length: 6 }, () => outbox.pool.acquire()));
    const free = () => Promise.all(taken.splice(0).map((client) => outbox.pool.release(client)));
    await free();
    const times = { ...LEASE_TIMES, leaseMs: 300, renewMs: 20 };
    await work(async () => {
      taken.push(...(await Promise.all(Array.from({ length: 6 }, () => outbox.pool.acquire()))));
      const [client] = taken;
      const until = async () => (await client?.query('SELECT lease_until FROM outbox_jobs'))?.rows[0].lease_until;
      const before = await until();
      await client?.query(`UPDATE stopped.clock SET at = at + interval '100 milliseconds'`);
      await eventually('a renewal', async () => (await until()) > before);
      await free();
    }, times);
    expect(await outbox.jobs()).toEqual([]);
  });

  test('keeps the leases of other jobs if it loses one', async () => {
    await outbox.enqueue(TOPIC, 'a', 'b', 'c');
    let stolen = false;
    const alone: string[] = [];
    const runner = outbox.runner([
      {
        topic: TOPIC,
        async workAll(jobs, { transaction }) {
          if (jobs.length === 1) alone.push(...jobs.map(({ key }) => key));
          await transaction(jobs, async ({ write }) => {
            write(...jobs.map(({ key }) => audit('test.batch-lost', key, null)));
            if (!stolen) await outbox.pool.owner('outbox_jobs').where({ key: 'b' }).update({ attempts: 7 });
            stolen = true;
          });
        },
      },
    ]);
    await runner.runDue({ topic: TOPIC });
    expect(alone.toSorted()).toEqual(['a', 'b', 'c']);
    expect((await auditedAs('test.batch-lost')).map(({ resource_id }) => resource_id).toSorted()).toEqual(['a', 'c']);
    expect(await outbox.jobs()).toMatchObject([{ key: 'b', attempts: 7, last_error: null }]);
  });
});
