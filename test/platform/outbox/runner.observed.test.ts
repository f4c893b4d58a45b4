import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lifecycles } from '../../../generated/wiring/lifecycles.ts';
import { sql } from '../../../src/platform/db/sql.ts';
import type { Engine } from '../../../src/platform/lifecycle/engine.ts';
import { audit } from '../../../src/platform/lifecycle/writes.ts';
import { LEASE_TIMES, type LeaseTimes } from '../../../src/platform/outbox/leases.ts';
import { JobRunner } from '../../../src/platform/outbox/runner.ts';
import type { AnyWorker, Job, WorkerTools } from '../../../src/platform/outbox/worker.ts';
import type { Services } from '../../../src/platform/services.ts';
import { sample } from '../../domains/treasury/treasury-account.sample.ts';
import { eventually } from '../../support/eventually.ts';
import { type Outbox, startOutbox } from '../../support/outbox.ts';

const TOPIC = 'test.observed';
const RENEWAL = /^UPDATE outbox_jobs j SET lease_until = clock_timestamp\(\) \+ \$3/;

let outbox: Outbox;

beforeAll(async () => {
  outbox = await startOutbox();
});
afterAll(() => outbox.stop());
beforeEach(() => outbox.pool.owner('outbox_jobs').delete());

const runs = (work: (job: Job, tools: WorkerTools) => Promise<void>): AnyWorker => ({ topic: TOPIC, work });

/** A runner with what it sends to the database and what it logs; `fails` names the statements that fail. */
function observed(
  worker: AnyWorker,
  { times, engine }: { times?: Partial<LeaseTimes>; engine?: Partial<Engine> } = {},
) {
  const sent: string[] = [];
  const logged: Record<string, unknown>[] = [];
  const failing: { on: RegExp | undefined } = { on: undefined };
  const fault: Engine['fault'] = {
    hit: (_client, text) => {
      sent.push(text);
      if (failing.on?.test(text)) throw new Error('the database says no');
    },
  };
  const log = pino({ level: 'debug', base: null }, { write: (line) => void logged.push(JSON.parse(line)) });
  const runner = new JobRunner({ ...outbox.engine, ...engine, fault }, [worker], log, { ...LEASE_TIMES, ...times });
  const begun = (): string[] => sent.filter((text) => text.startsWith('BEGIN'));
  const renewals = (): number => sent.filter((text) => RENEWAL.test(text)).length;
  return { run: () => runner.runDue({ topic: TOPIC }), sent, logged, failing, begun, renewals };
}

describe('the database behind the workers', () => {
  test('gets every transaction with the system role, and no more than there is work for', async () => {
    await outbox.enqueue(TOPIC, 'a');
    const { run, begun, renewals } = observed(
      runs(async (_job, { reads, transaction }) => {
        await reads.one(sql('outbox_jobs'));
        await eventually('a renewal', async () => renewals() > 0);
        await transaction(async ({ write }) => write(audit('test.observed', 'a', null)));
      }),
      { times: { renewMs: 5 } },
    );
    await run();
    const [renewed, ...others] = [renewals(), ...begun()];
    expect(new Set(others)).toEqual(new Set(["BEGIN; SELECT set_config('role', 'paychart_system', true)"]));
    // The lease, the read and the outcome; ending it once more would be one too many.
    expect(others.length - renewed).toBe(3);
  });

  test('gets no renewal for an ended job, though its worker continues', async () => {
    await outbox.enqueue(TOPIC, 'a');
    let renewed = 0;
    const { run, renewals } = observed(
      runs(async (_job, { transaction }) => {
        await transaction(async () => undefined);
        const before = renewals();
        await sleep(60);
        renewed = renewals() - before;
      }),
      { times: { renewMs: 5 } },
    );
    await run();
    expect(renewed).toBe(0);
  });

  test('gets no renewal for a failed job', async () => {
    await outbox.enqueue(TOPIC, 'a');
    const { run, renewals } = observed(
      runs(async () => {
        throw new Error('no');
      }),
      { times: { renewMs: 5 } },
    );
    await run();
    const before = renewals();
    await sleep(60);
    expect(renewals()).toBe(before);
  });

  test('gets repeated renewals after failed ones, and the job stays held', async () => {
    await outbox.enqueue(TOPIC, 'a');
    const { run, logged, failing, renewals } = observed(
      runs(async (_job, { transaction }) => {
        failing.on = RENEWAL;
        await eventually('renewals to fail', async () => renewals() > 8);
        failing.on = undefined;
        // Longer than a lease: what holds it are the renewals after the failures.
        await sleep(2000);
        await transaction(async ({ write }) => write(audit('test.held-on', 'a', null)));
      }),
      { times: { leaseMs: 1500, renewMs: 5 } },
    );
    await run();
    expect(await outbox.pool.owner('audit_log').where({ action: 'test.held-on' })).toHaveLength(1);
    expect(await outbox.jobs()).toEqual([]);
    const told = logged.map(({ msg, err }) => `${msg}: ${(err as Error).message}`);
    expect(new Set(told)).toEqual(new Set(['leases could not be renewed: the database says no']));
  });

  test('gets its connections back from failed reads, and from jobs that could not be kept', async () => {
    const { run, failing } = observed(
      runs(async (_job, { reads }) => {
        failing.on = /from "outbox_jobs"|SET lease_until = NULL/;
        await reads.one(sql('outbox_jobs'));
      }),
    );
    for (let round = 0; round < 8; round += 1) {
      failing.on = undefined;
      await outbox.pool.owner('outbox_jobs').delete();
      await outbox.enqueue(TOPIC, 'a');
      expect(await run()).toBe(1);
    }
  });
});

test("a worker's transaction opens aggregates and finds them, one, several and those of a status", async () => {
  await outbox.enqueue(TOPIC, 'a');
  const context = (n: number) => sample.context({ tenantId: 'ten_1', memberId: '', paymentId: '' }, n);
  const machine = 'treasury-account';
  const found: unknown[] = [];
  const services = { log: pino({ level: 'silent' }), realTime: () => new Date() } as Services;
  const { run, logged } = observed(
    runs(async (_job, { transaction }) => {
      await transaction(async ({ open }) => {
        await open(machine, { id: 'trs_1', context: context(1) });
        await open(machine, { id: 'trs_2', context: context(2) });
      });
    }),
    { engine: { lifecycles, services } },
  );
  await run();
  await outbox.enqueue(TOPIC, 'b');
  const second = observed(
    runs(async (_job, { transaction }) => {
      await transaction(async ({ aggregate, aggregates, aggregatesWith }) => {
        found.push((await aggregate(machine, 'trs_1'))?.id);
        found.push([...(await aggregates(machine, ['trs_2', 'trs_1', 'trs_9'])).keys()]);
        found.push((await aggregatesWith(machine, { tenantId: 'ten_1' })).map(({ id }) => id).toSorted());
      });
    }),
    { engine: { lifecycles, services } },
  );
  await second.run();
  expect([...logged, ...second.logged]).toEqual([]);
  expect(found).toEqual(['trs_1', ['trs_1', 'trs_2'], ['trs_1', 'trs_2']]);
});

describe('the log', () => {
  test('names topic and job of a worker, and for several jobs only the topic', async () => {
    await outbox.enqueue(TOPIC, 'a');
    const [job] = await outbox.jobs();
    const one = observed(runs(async (_job, { log }) => log.info('at work')));
    await one.run();
    expect(one.logged).toEqual([expect.objectContaining({ msg: 'at work', topic: TOPIC, job: job?.id })]);
    await outbox.enqueue(TOPIC, 'b', 'c');
    const two = observed({ topic: TOPIC, workAll: async (_jobs, { log }) => log.info('at work') });
    await two.run();
    expect(two.logged).toEqual([expect.objectContaining({ msg: 'at work', topic: TOPIC })]);
    expect(two.logged[0]).not.toHaveProperty('job');
  });

  test('says why a job is kept and how often it was taken, and why it could not be kept', async () => {
    await outbox.enqueue(TOPIC, 'a');
    const { run, logged, failing } = observed(
      runs(async () => {
        failing.on = /SET lease_until = NULL/;
        throw new Error('the vendor is away');
      }),
    );
    await run();
    expect(logged).toMatchObject([
      { msg: 'job kept', attempts: 1, err: { message: 'the vendor is away' } },
      { msg: 'job left to its lease', err: { message: 'the database says no' } },
    ]);
  });

  test('names at the lowest level the job whose lease ended, and why jobs are run one by one', async () => {
    await outbox.enqueue(TOPIC, 'a', 'b');
    const { run, logged } = observed({
      topic: TOPIC,
      async workAll(jobs, { transaction }) {
        if (jobs.length > 1) throw new Error('not together');
        await outbox.pool.owner('outbox_jobs').update({ lease_until: null });
        await transaction(jobs, async () => undefined);
      },
    });
    await run();
    expect(logged[0]).toMatchObject({
      msg: 'jobs are worked on one by one',
      jobs: 2,
      err: { message: 'not together' },
    });
    // Another process may have done it: nothing that warns an operator.
    const left = { level: 20, msg: 'job left: its lease has ended', attempts: 1 };
    expect(logged.slice(1)).toMatchObject([left, left]);
  });
});
