import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Transaction } from '../../../src/platform/db/transaction.ts';
import { combine, type Part } from '../../../src/platform/lifecycle/flush/part.ts';
import { enqueue } from '../../../src/platform/lifecycle/writes.ts';
import {
  finishJobs,
  type JobScope,
  type LeasedJob,
  leasedJobs,
  leaseJobs,
  postponeJobs,
} from '../../../src/platform/outbox/jobs.ts';
import { isLeaseLost } from '../../../src/platform/outbox/leases.ts';
import { type Outbox, startOutbox } from '../../support/outbox.ts';

const NOW = new Date('2026-05-01T12:00:00Z');
const at = (ms: number) => new Date(NOW.getTime() + ms);

let outbox: Outbox;

beforeAll(async () => {
  outbox = await startOutbox();
});
afterAll(() => outbox.stop());
beforeEach(() => outbox.pool.owner('outbox_jobs').delete());

async function run(...statements: Parameters<Transaction['commit']>[0] & object) {
  const transaction = await Transaction.begin(outbox.pool, { role: 'system', tenantId: null });
  try {
    return await transaction.commit(statements);
  } finally {
    await transaction.rollback();
  }
}

const end = (parts: readonly Part[]) => run(combine(parts));

async function lease(scope: JobScope = {}, { now = NOW, limit = 16 } = {}): Promise<LeasedJob[]> {
  return leasedJobs((await run(leaseJobs(now, { holder: 'test', leaseMs: 5000 }, limit, scope)))[0]);
}
const keys = (jobs: readonly { readonly key: string }[]) => jobs.map(({ key }) => key).toSorted();

/** Rows as they are given, with the rest filled in. */
const stored = async (...rows: readonly { readonly key: string; readonly [column: string]: unknown }[]) => {
  const rest = {
    topic: 'test.a',
    payload: {},
    generation: 1,
    attempts: 0,
    due_at: NOW,
    fires_at: NOW,
    created_at: NOW,
  };
  await outbox.pool.owner('outbox_jobs').insert(rows.map((row) => ({ id: `job_${row.key}`, ...rest, ...row })));
};

describe('a lease', () => {
  test('takes a job at its due time, and not a millisecond before', async () => {
    await stored({ key: 'a' });
    expect(await lease({}, { now: at(-1) })).toEqual([]);
    expect(keys(await lease({}, { now: at(0) }))).toEqual(['a']);
    await outbox.pool.owner('outbox_jobs').update({ lease_until: null });
    expect(keys(await lease({}, { now: at(1) }))).toEqual(['a']);
  });

  test('takes the oldest jobs first, by id at equal times, up to a limit', async () => {
    await stored({ key: 'c' }, { key: 'd', fires_at: at(-5) }, { key: 'b' }, { key: 'a', fires_at: at(-2) });
    expect(keys(await lease({}, { limit: 3 }))).toEqual(['a', 'b', 'd']);
    expect(keys(await lease())).toEqual(['c']);
    expect(await lease()).toEqual([]);
  });

  test('returns each job with token, generation, tenant and payload', async () => {
    await stored({ key: 'a', attempts: 3, generation: 2, payload: { n: 1 }, tenant_id: 'ten_1' });
    expect(await lease()).toEqual([
      {
        id: 'job_a',
        topic: 'test.a',
        key: 'a',
        payload: { n: 1 },
        tenantId: 'ten_1',
        attempts: 4,
        generation: 2,
        traceparent: null,
      },
    ]);
  });

  test.each<[string, JobScope, string[]]>([
    ['all', {}, ['a', 'b', 'c']],
    ['a tenant', { tenantId: 'ten_1' }, ['b']],
    ['a topic', { topic: 'test.a' }, ['a', 'b']],
    ['a key', { key: 'c' }, ['c']],
    ['a topic and a key', { topic: 'test.a', key: 'c' }, []],
    ['a tenant and a topic', { tenantId: 'ten_1', topic: 'test.b' }, []],
    ['topics', { topics: { among: ['test.b', 'test.z'], are: true } }, ['c']],
    ['none of these topics', { topics: { among: ['test.b', 'test.z'], are: false } }, ['a', 'b']],
    ['none of no topics', { topics: { among: [], are: false } }, ['a', 'b', 'c']],
    ['of no topics', { topics: { among: [], are: true } }, []],
  ])('takes only the jobs of its scope: %s', async (_what, scope, expected) => {
    await stored({ key: 'a' }, { key: 'b', tenant_id: 'ten_1' }, { key: 'c', topic: 'test.b' });
    expect(keys(await lease(scope))).toEqual(expected);
  });

  test('takes a job before its due time only if early jobs are requested', async () => {
    await stored({ key: 'a', fires_at: at(60_000) });
    expect(await lease({ key: 'a' })).toEqual([]);
    expect(await lease({ key: 'a', early: false })).toEqual([]);
    expect(keys(await lease({ topic: 'test.a', key: 'a', early: true }))).toEqual(['a']);
    expect(await lease({ topic: 'test.a', key: 'a', early: true })).toEqual([]);
  });

  test('takes only unlocked jobs, without waiting', async () => {
    await stored({ key: 'a' }, { key: 'b' });
    const other = await Transaction.begin(outbox.pool, { role: 'system', tenantId: null });
    await other.pipeline([{ text: `SELECT FROM outbox_jobs WHERE key = 'a' FOR UPDATE` }]);
    expect(keys(await lease())).toEqual(['b']);
    await other.rollback();
  });

  test('takes no job if the answer of the database is lost', () => {
    expect(leasedJobs(undefined)).toEqual([]);
  });
});

describe('the end of jobs', () => {
  test('removes them, except those that were requested again, which become free', async () => {
    await stored({ key: 'a' }, { key: 'b' }, { key: 'c' });
    const jobs = await lease();
    await outbox.pool.owner('outbox_jobs').where({ key: 'b' }).update({ generation: 2 });
    await end(finishJobs(jobs.filter(({ key }) => key !== 'c')));
    expect(await outbox.jobs()).toMatchObject([
      { key: 'b', lease_until: null, generation: 2 },
      { key: 'c', lease_until: expect.any(Date) },
    ]);
  });

  test('sends no statement if no job has ended', () => {
    expect(finishJobs([])).toEqual([]);
  });

  test('changes only its own leases', async () => {
    await stored({ key: 'a' }, { key: 'b' });
    const jobs = await lease();
    const [a, b] = jobs as [LeasedJob, LeasedJob];
    await outbox.pool.owner('outbox_jobs').where({ id: a.id }).update({ attempts: 2 });
    const before = await outbox.jobs();
    // Of two jobs neither stands for the other: tokens are compared by job.
    for (const lost of [[a], [a, b], [{ ...b, attempts: 2 }]])
      await expect(end(finishJobs(lost))).rejects.toSatisfy(isLeaseLost);
    expect(await outbox.jobs()).toEqual(before);
    await end(finishJobs([b]));
    expect(await outbox.jobs()).toEqual(before.filter(({ id }) => id === a.id));
  });

  test.each([
    ['wanted again', 'generation = 2', [{ key: 'a', generation: 2, lease_until: null }]],
    ['renewed', `lease_until = lease_until + interval '1 second'`, []],
  ])('detects that a job was %s, however late that is committed', async (_, change, left) => {
    await stored({ key: 'a' });
    const [job] = (await lease()) as [LeasedJob];
    const changing = await Transaction.begin(outbox.pool, { role: 'system', tenantId: null });
    await changing.pipeline([{ text: `UPDATE outbox_jobs SET ${change} WHERE id = $1`, values: [job.id] }]);
    const ended = end(finishJobs([job]));
    const waiting = outbox.pool
      .owner('pg_stat_activity')
      .whereRaw('datname = current_database()')
      .where({ wait_event_type: 'Lock' });
    await expect.poll(async () => (await waiting.clone()).length).toBe(1);
    await changing.commit();
    await ended;
    expect(await outbox.jobs()).toMatchObject(left);
    expect(await outbox.jobs()).toHaveLength(left.length);
  });
});

describe('a postponement', () => {
  const only = async (): Promise<LeasedJob> => {
    const [job] = await lease();
    if (job === undefined) throw new Error('no job');
    return job;
  };

  test("frees the job for a later time, in real time and on its tenant's clock", async () => {
    await outbox.pool.owner.transaction(async (owner) => {
      await owner.raw(`SET LOCAL session_replication_role = 'replica'`);
      await owner('tenant_clocks').insert({ tenant_id: 'ten_1', offset_ms: 3_600_000 });
    });
    for (const { tenantId, offset } of [
      { tenantId: 'ten_1', offset: 3_600_000 },
      { tenantId: 'ten_2', offset: 0 },
      { tenantId: null, offset: 0 },
    ]) {
      await outbox.pool.owner('outbox_jobs').delete();
      await stored({ key: 'a', tenant_id: tenantId, last_error: 'before' });
      await end(postponeJobs([{ job: await only(), firesAt: at(5000) }], { error: null }));
      const times = { fires_at: at(5000), due_at: at(5000 + offset) };
      expect(await outbox.jobs()).toMatchObject([{ lease_until: null, last_error: null, attempts: 1, ...times }]);
    }
  });

  test('keeps the time of a job that was requested again meanwhile, and stores its reason', async () => {
    await stored({ key: 'a' });
    const job = await only();
    await outbox.write(enqueue('test.a', {}, { key: 'a' }));
    await end(postponeJobs([{ job, firesAt: at(5000) }], { error: 'away' }));
    const times = { fires_at: NOW, due_at: NOW };
    expect(await outbox.jobs()).toMatchObject([{ lease_until: null, last_error: 'away', generation: 2, ...times }]);
  });

  test('changes no other lease of the job, and no other job', async () => {
    await stored({ key: 'a' }, { key: 'b' });
    const [a] = await lease();
    await outbox.pool.owner('outbox_jobs').where({ id: a?.id }).update({ attempts: 2 });
    const before = await outbox.jobs();
    const postponed = [{ job: a as LeasedJob, firesAt: at(5000) }];
    await expect(end(postponeJobs(postponed, { error: 'away' }))).rejects.toSatisfy(isLeaseLost);
    expect(await outbox.jobs()).toEqual(before);
  });
});
