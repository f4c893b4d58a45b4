import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { JobRunner } from '../../../src/platform/outbox/runner.ts';
import type { TimerSweep } from '../../../src/platform/outbox/timers.ts';
import { createTestClockControl } from '../../../src/platform/test-clock/move-test-clock.ts';
import { type Outbox, startOutbox } from '../../support/outbox.ts';

const DUE = new Date('2026-05-01T12:00:00Z');
const HOUR_MS = 3_600_000;

let outbox: Outbox;

beforeAll(async () => {
  outbox = await startOutbox();
  await outbox.pool.owner.transaction(async (owner) => {
    await owner.raw(`SET LOCAL session_replication_role = 'replica'`);
    await owner('tenant_clocks').insert([
      { tenant_id: 'ten_1', offset_ms: HOUR_MS },
      { tenant_id: 'ten_2', offset_ms: 2 * HOUR_MS },
    ]);
  });
});
afterAll(() => outbox.stop());
beforeEach(async () => {
  await outbox.pool.owner('timers').delete();
  await outbox.pool.owner('outbox_jobs').delete();
  for (const tenant_id of ['ten_1', 'ten_2', 'ten_3']) {
    const times = { tenant_id, due_at: DUE, fires_at: new Date(0) };
    await outbox.pool.owner('timers').insert({ ...times, aggregate_id: tenant_id, machine: 'claim', event: 'EXPIRE' });
    const rest = { topic: 'test.a', payload: {}, generation: 1, attempts: 0, created_at: DUE };
    await outbox.pool.owner('outbox_jobs').insert({ ...times, id: `job_${tenant_id}`, key: tenant_id, ...rest });
  }
});

/** With a runner and a sweep that answer these numbers, round by round. */
function controlOf(rounds: readonly { readonly fired: number; readonly ran: number }[] | 'endless') {
  const asked: unknown[] = [];
  let round = 0;
  const answer = (what: 'fired' | 'ran') => (rounds === 'endless' ? 1 : (rounds[round]?.[what] ?? 0));
  const timers = {
    fireDue: async (scope: object) => {
      asked.push(scope);
      return answer('fired');
    },
  } as unknown as TimerSweep;
  const runner = {
    runDue: async (scope: object) => {
      asked.push(scope);
      const ran = answer('ran');
      round += 1;
      return ran;
    },
  } as unknown as JobRunner;
  return { control: createTestClockControl(outbox.engine, runner, timers), asked };
}

const times = async () => ({
  timers: (await outbox.pool.owner('timers').orderBy('tenant_id')).map(({ fires_at }) => fires_at.getTime()),
  jobs: (await outbox.jobs()).map(({ fires_at }) => fires_at.getTime()),
});

describe("moving a tenant's clock (D-067)", () => {
  test('moves its own timers and jobs to their new real time, and a repetition moves nothing', async () => {
    const { control } = controlOf([]);
    const moved = [DUE.getTime() - HOUR_MS, 0, 0];
    await control.reschedule('ten_1');
    expect(await times()).toEqual({ timers: moved, jobs: moved });
    await control.reschedule('ten_1');
    expect(await times()).toEqual({ timers: moved, jobs: moved });
  });

  test('uses real time if a tenant has no clock', async () => {
    await controlOf([]).control.reschedule('ten_3');
    expect(await times()).toEqual({ timers: [0, 0, DUE.getTime()], jobs: [0, 0, DUE.getTime()] });
  });

  test('moves both or nothing, and leaves no connection behind', async () => {
    const { control } = controlOf([]);
    await outbox.refusing('outbox_jobs', async () => {
      for (let round = 0; round < 8; round += 1) await expect(control.reschedule('ten_1')).rejects.toThrow('refused');
    });
    expect(await times()).toEqual({ timers: [0, 0, 0], jobs: [0, 0, 0] });
  });
});

describe('draining what has become due (D-482)', () => {
  test.each([
    { what: 'at once where nothing is', rounds: [], asked: 1 },
    { what: 'after timers that fire', rounds: [{ fired: 1, ran: 0 }], asked: 2 },
    { what: 'after jobs that run', rounds: [{ fired: 0, ran: 1 }], asked: 2 },
    {
      what: 'after both',
      rounds: [
        { fired: 2, ran: 1 },
        { fired: 0, ran: 3 },
      ],
      asked: 3,
    },
  ])('ends $what', async ({ rounds, asked: expected }) => {
    const { control, asked } = controlOf(rounds);
    await control.drain({ tenantId: 'ten_1' });
    expect(asked).toEqual(Array.from({ length: 2 * expected }, () => ({ tenantId: 'ten_1' })));
  });

  test('gives up after too many rounds', async () => {
    const { control, asked } = controlOf('endless');
    await expect(control.drain({ tenantId: 'ten_1' })).rejects.toThrow('ten_1: what is due does not come to an end');
    expect(asked).toHaveLength(2000);
  });
});
