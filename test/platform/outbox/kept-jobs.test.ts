import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { WakeSignal } from '../../../src/platform/background/wake-signal.ts';
import type { FaultPoint } from '../../../src/platform/db/faults.ts';
import type { Engine } from '../../../src/platform/lifecycle/engine.ts';
import { UnitOfWork } from '../../../src/platform/lifecycle/unit-of-work.ts';
import { audit, enqueue, type Write } from '../../../src/platform/lifecycle/writes.ts';
import { JobLane } from '../../../src/platform/outbox/job-lane.ts';
import { LEASE_TIMES, type LeaseTimes } from '../../../src/platform/outbox/leases.ts';
import { JobRunner } from '../../../src/platform/outbox/runner.ts';
import type { AnyWorker, Job, WorkerTools } from '../../../src/platform/outbox/worker.ts';
import { type Outbox, startOutbox } from '../../support/outbox.ts';

const TOPIC = 'test.kept';

let outbox: Outbox;

beforeAll(async () => {
  outbox = await startOutbox();
});
afterAll(() => outbox.stop());
beforeEach(() => outbox.pool.owner('outbox_jobs').delete());

const runs = (work: (job: Job, tools: WorkerTools) => Promise<void>): AnyWorker => ({ topic: TOPIC, work });
const by = { actorType: 'system', actorId: 'test', requestId: null } as const;

/** A process that works on jobs: what it commits, what it sends to the database, and what it is told of. */
function working(workers: readonly AnyWorker[], times: LeaseTimes = LEASE_TIMES) {
  const sent: string[] = [];
  const committed: string[] = [];
  const failing: { on: RegExp | undefined } = { on: undefined };
  const watched: { sending?: (text: string) => void } = {};
  const fault: FaultPoint = {
    hit: (_client, text) => {
      sent.push(text);
      watched.sending?.(text);
      if (failing.on?.test(text)) throw new Error('the database says no');
    },
  };
  const engine: Engine = {
    ...outbox.engine,
    fault,
    committed: (table) => void committed.push(table),
    get jobKeeper() {
      return runner.queue;
    },
  };
  const logged: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line) => void logged.push(JSON.parse(line).msg) });
  const runner: JobRunner = new JobRunner(engine, workers, log, times);
  const lane = new JobLane(runner, {
    scope: { topics: { among: [], are: false } },
    width: 16,
    due: new WakeSignal(),
    untoldMs: 1e9,
  });
  /** As a service ends: nothing runs any more when what is in hand is given back. */
  const end = async (): Promise<void> => {
    await lane.drain();
    await runner.close();
  };
  onTestFinished(end);
  const write = async (...writes: readonly Write[]): Promise<void> => {
    const unit = new UnitOfWork(engine, { role: 'system', tenantId: null, by });
    unit.write(...writes);
    await unit.commit().catch(async (error: unknown) => {
      await unit.rollback();
      throw error;
    });
  };
  /** Starts what is there, and waits until it has been worked on. */
  const run = async (): Promise<number> => {
    const started = runner.startLocal({}, 16);
    await Promise.all(started.map(({ done }) => done));
    return started.length;
  };
  const leases = (): number => sent.filter((text) => text.startsWith('UPDATE outbox_jobs')).length;
  return { lane, runner, end, write, run, sent, committed, failing, watched, leases, logged };
}

const wanted = (key: string, payload: object = {}) => enqueue(TOPIC, payload as never, { key });
const open = async (process: ReturnType<typeof working>) => {
  await process.lane.run();
  process.sent.length = 0;
  return process;
};

describe('a job that is committed in a working process', () => {
  test('belongs to that process from the beginning, and no other leases it', async () => {
    const seen: unknown[] = [];
    const { write, run, leases, committed } = await open(working([runs(async (job) => void seen.push(job))]));
    const before = await outbox.clock.at();
    await write(wanted('a', { amount: '12' }));
    const [row] = await outbox.jobs();
    expect(row).toMatchObject({ key: 'a', attempts: 1, generation: 1 });
    expect(row?.lease_until?.getTime()).toBe(before.getTime() + 5000);
    expect(await outbox.runner([]).runDue()).toBe(0);
    expect(await run()).toBe(1);
    expect(seen).toMatchObject([{ id: row?.id, topic: TOPIC, key: 'a', payload: { amount: '12' }, attempts: 1 }]);
    expect(await outbox.jobs()).toEqual([]);
    expect([leases(), committed]).toEqual([0, []]);
  });

  test('is free once the lease has ended, because its process may be gone', async () => {
    const { write } = await open(working([runs(async () => {})]));
    await write(wanted('a'));
    await outbox.clock.advance(4999);
    const other = outbox.runner([runs(async () => {})]);
    expect(await other.runDue()).toBe(0);
    await outbox.clock.advance(1);
    expect(await other.runDue()).toBe(1);
  });

  test('stays in the table if it is due later or this process takes none', async () => {
    const process = working([runs(async () => {})]);
    await process.write(wanted('early'));
    expect(process.committed).toEqual(['outbox_jobs']);
    expect(await outbox.jobs()).toMatchObject([{ key: 'early', attempts: 0, lease_until: null }]);
    await outbox.pool.owner('outbox_jobs').delete();
    await open(process);
    const dueAt = new Date(Date.now() + 60_000);
    await process.write(enqueue(TOPIC, {} as never, { key: 'later', dueAt }));
    expect(process.committed).toEqual(['outbox_jobs']);
    await process.write(enqueue(TOPIC, {} as never, { key: 'past', dueAt: new Date(0) }));
    expect(process.committed).toEqual(['outbox_jobs', 'outbox_jobs']);
    expect(await outbox.jobs()).toMatchObject([
      { key: 'later', attempts: 0, lease_until: null },
      { key: 'past', attempts: 0, lease_until: null },
    ]);
  });

  test('keeps its lease if it was there already', async () => {
    await outbox.enqueue(TOPIC, 'a');
    const { write, run, committed } = await open(working([runs(async () => {})]));
    // The first look of the lane has taken it.
    await outbox.pool.owner('outbox_jobs').delete();
    await outbox.enqueue(TOPIC, 'a');
    await write(wanted('a'), wanted('b'));
    expect(await outbox.jobs()).toMatchObject([
      { key: 'a', attempts: 0, generation: 2, lease_until: null },
      { key: 'b', attempts: 1, generation: 1 },
    ]);
    expect(committed).toEqual(['outbox_jobs']);
    expect(await run()).toBe(1);
    expect(await outbox.jobs()).toMatchObject([{ key: 'a' }]);
  });

  test('is not started if its transaction fails', async () => {
    const { write, run, failing } = await open(working([runs(async () => {})]));
    failing.on = /^COMMIT/;
    await expect(write(wanted('a'))).rejects.toThrow('the database says no');
    failing.on = undefined;
    expect(await run()).toBe(0);
  });
});

describe('a job that is to be repeated', () => {
  test('is given back in the transaction of its outcome, and both fail without its lease', async () => {
    const process = await open(
      working([
        runs(async ({ key }, { later, transaction }) => {
          await transaction(async ({ write }) => {
            write(audit(`test.kept-${key}`, key, null));
            later(1000);
            if (key === 'lost') await outbox.clock.advance(5000);
          });
        }),
      ]),
    );
    const audited = () => outbox.pool.owner('audit_log').whereLike('action', 'test.kept-%').pluck('resource_id');
    await process.write(wanted('held'));
    await process.run();
    expect(await outbox.jobs()).toMatchObject([{ key: 'held', attempts: 1, last_error: null, lease_until: null }]);
    expect(await audited()).toEqual(['held']);
    await process.write(wanted('lost'));
    await process.run();
    expect(await audited()).toEqual(['held']);
    expect(process.logged).toEqual(['job left: its lease has ended']);
  });

  test('is taken at once by this process if it is due at once, and not if it is due later', async () => {
    let delayMs = 0;
    const attempts: number[] = [];
    const process = await open(
      working([
        runs(async (job, { later }) => {
          attempts.push(job.attempts);
          if (attempts.length < 3) later(delayMs);
        }),
      ]),
    );
    await process.write(wanted('a'));
    await process.run();
    expect(process.committed).toEqual(['outbox_jobs']);
    delayMs = 1;
    expect(await process.runner.runDue()).toBe(1);
    expect(process.committed).toEqual(['outbox_jobs']);
    expect(await process.runner.runNow({ topic: TOPIC, key: 'a' })).toBe(true);
    expect(attempts).toEqual([1, 2, 3]);
    expect(await outbox.jobs()).toEqual([]);
  });
});

describe('a job that is run on request', () => {
  test('runs before its due time, if it exists', async () => {
    const process = await open(working([runs(async () => {})]));
    await process.write(enqueue(TOPIC, {} as never, { key: 'a', dueAt: new Date(Date.now() + 60_000) }));
    expect(await process.runner.runNow({ topic: TOPIC, key: 'b' })).toBe(false);
    expect(await process.runner.runNow({ topic: TOPIC, key: 'a' })).toBe(true);
    expect(await outbox.jobs()).toEqual([]);
  });

  test('waits for the process that runs it, and runs after that has given it back', async () => {
    const other = Promise.withResolvers<void>();
    const process = await open(
      working([
        runs(async (_job, { later }) => {
          await other.promise;
          later(60_000);
        }),
      ]),
    );
    await process.write(wanted('a'));
    const first = process.run();
    const ran: number[] = [];
    const now = outbox
      .runner([runs(async ({ attempts }) => void ran.push(attempts))])
      .runNow({ topic: TOPIC, key: 'a' });
    await sleep(50);
    expect(ran).toEqual([]);
    other.resolve();
    expect(await now).toBe(true);
    await first;
    expect(ran).toEqual([2]);
  });

  test('waits at most for the lease of a dead process', async () => {
    const never = Promise.withResolvers<void>();
    const process = await open(working([runs(() => never.promise)]));
    await process.write(wanted('a'));
    const hanging = process.run();
    const other = new JobRunner(outbox.engine, [runs(async () => {})], pino({ level: 'silent' }), {
      ...LEASE_TIMES,
      leaseMs: 60,
    });
    expect(await other.runNow({ topic: TOPIC, key: 'a' })).toBe(false);
    never.resolve();
    await hanging;
  });
});

describe('a process that is stopping', () => {
  test('gives back jobs that it has not begun, which can be taken at once', async () => {
    const process = await open(working([runs(async () => {})]));
    await process.write(wanted('a'));
    await process.end();
    const now = (await outbox.clock.at()).getTime();
    const [a] = await outbox.jobs();
    expect(a).toMatchObject({ key: 'a', attempts: 1, lease_until: null, last_error: null });
    expect(a?.fires_at.getTime()).toBeLessThanOrEqual(Math.max(now, Date.now()));
    expect(await process.run()).toBe(0);
    await process.write(wanted('c'));
    expect((await outbox.jobs()).at(-1)).toMatchObject({ key: 'c', attempts: 0, lease_until: null });
  });

  test('gives back jobs that are committed meanwhile, and renews no lease after that', async () => {
    const process = await open(working([runs(async () => {})], { leaseMs: 500, renewMs: 20, heldAtMostMs: 60_000 }));
    const drains: Promise<void>[] = [];
    // What is on its way has been promised to be kept, and arrives when the lane has closed.
    process.watched.sending = (text) =>
      void (/INSERT INTO outbox_jobs/.test(text) && drains.push(process.lane.drain()));
    await process.write(wanted('a'));
    await Promise.all(drains);
    expect(drains).toHaveLength(1);
    expect(await outbox.jobs()).toMatchObject([{ attempts: 1, lease_until: expect.any(Date) }]);
    await process.runner.close();
    expect(await outbox.jobs()).toMatchObject([{ attempts: 1, lease_until: null }]);
    process.sent.length = 0;
    await sleep(100);
    expect(process.sent).toEqual([]);
  });

  test('leaves jobs to their leases if the database is away, and sends nothing without jobs', async () => {
    const process = await open(working([runs(async () => {})]));
    await process.end();
    expect(process.sent).toEqual([]);
    const other = await open(working([runs(async () => {})]));
    await other.write(wanted('a'));
    other.failing.on = /^COMMIT/;
    await other.end();
    expect(other.logged).toEqual(['jobs left to their leases']);
    expect(await outbox.jobs()).toMatchObject([{ attempts: 1 }]);
    expect((await outbox.jobs())[0]?.lease_until).not.toBeNull();
  });
});
