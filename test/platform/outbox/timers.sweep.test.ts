import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FaultPoint } from '../../../src/platform/db/faults.ts';
import type { Deadline } from '../../../src/platform/lifecycle/aggregates/tracked-aggregate.ts';
import type { StepBatcher } from '../../../src/platform/lifecycle/batch.ts';
import type { UnitOfWork } from '../../../src/platform/lifecycle/unit-of-work.ts';
import type { Write } from '../../../src/platform/lifecycle/writes.ts';
import { TIMERS_AT_ONCE, TimerSweep } from '../../../src/platform/outbox/timers.ts';
import { type Outbox, startOutbox } from '../../support/outbox.ts';

const NOW = new Date('2026-05-01T12:00:00Z');
const at = (ms: number) => new Date(NOW.getTime() + ms);

let outbox: Outbox;

beforeAll(async () => {
  outbox = await startOutbox();
});
afterAll(() => outbox.stop());
beforeEach(() => outbox.pool.owner('timers').delete());

const stored = (...timers: readonly { readonly aggregate_id: string; readonly [column: string]: unknown }[]) => {
  const rest = { machine: 'claim', event: 'EXPIRE', tenant_id: 'ten_1', due_at: NOW, fires_at: NOW };
  return outbox.pool.owner('timers').insert(timers.map((timer) => ({ ...rest, ...timer })));
};
const timers = () => outbox.pool.owner('timers').orderBy('aggregate_id');

interface Machines {
  /** The deadline that each aggregate has when it is locked; what its timer says, if this does not say otherwise. */
  readonly deadline?: Deadline | null;
  readonly can?: (id: string) => boolean;
  readonly sends?: (id: string) => Promise<void>;
  /** What the batch itself fails with. */
  readonly fails?: (id: string) => Error | undefined;
  readonly fault?: FaultPoint;
}

/** A sweep over aggregates that are not there: what it sends to whom, and what it writes. */
function sweepOf({
  deadline = { event: 'EXPIRE', dueAt: NOW },
  can = () => true,
  sends = async () => {},
  fails = () => undefined,
  fault,
}: Machines = {}) {
  const sent: string[] = [];
  const written: Write[] = [];
  const logged: object[] = [];
  const batcher = {
    run: async (machine: string, id: string, work: (aggregate: unknown, unit: unknown) => Promise<void>) => {
      const error = fails(id);
      if (error) throw error;
      const aggregate = {
        deadline: deadline ?? undefined,
        can: () => can(id),
        send: async (event: string) => {
          sent.push(`${machine} ${id} ${event}`);
          await sends(id);
        },
      };
      await work(aggregate, { write: (...writes: Write[]) => void written.push(...writes) } as unknown as UnitOfWork);
    },
  };
  const log = pino({ level: 'debug' }, { write: (line: string) => void logged.push(JSON.parse(line)) });
  const engine = { ...outbox.engine, realTime: () => NOW, ...(fault && { fault }) };
  return { sweep: new TimerSweep(engine, batcher as unknown as StepBatcher, log), sent, written, logged };
}

describe('a sweep', () => {
  test.each([
    [-1, 1],
    [0, 1],
    [1, 0],
  ])('with a deadline %i ms away fires %i', async (ms, fired) => {
    await stored({ aggregate_id: 'clm_a', fires_at: at(ms) });
    const { sweep, sent } = sweepOf();
    expect(await sweep.fireDue()).toBe(fired);
    expect(sent).toEqual(fired === 1 ? ['claim clm_a EXPIRE'] : []);
  });

  test('takes the oldest first, at most a page, by id at equal times', async () => {
    const names = Array.from({ length: TIMERS_AT_ONCE }, (_, n) => `clm_${String(n).padStart(2, '0')}`);
    await stored(
      ...names.toReversed().map((aggregate_id) => ({ aggregate_id, fires_at: at(-1) })),
      { aggregate_id: 'clm_0', fires_at: NOW },
      { aggregate_id: 'clm_z', fires_at: at(-2) },
    );
    const { sweep, sent } = sweepOf();
    expect(TIMERS_AT_ONCE).toBe(64);
    expect(await sweep.fireDue()).toBe(64);
    expect(sent).toEqual(['clm_z', ...names.slice(0, 63)].map((id) => `claim ${id} EXPIRE`));
  });

  test("of one tenant fires that tenant's alone", async () => {
    await stored({ aggregate_id: 'clm_a' }, { aggregate_id: 'clm_b', tenant_id: 'ten_2' });
    const { sweep, sent } = sweepOf();
    expect(await sweep.fireDue({ tenantId: 'ten_2' })).toBe(1);
    expect(sent).toEqual(['claim clm_b EXPIRE']);
  });

  test('removes an obsolete deadline, and sends nothing for it', async () => {
    await stored({ aggregate_id: 'clm_a' }, { aggregate_id: 'clm_b' });
    const { sweep, sent, written } = sweepOf({ can: (id) => id === 'clm_b' });
    expect(await sweep.fireDue()).toBe(2);
    expect(sent).toEqual(['claim clm_b EXPIRE']);
    expect(written).toEqual([
      { kind: 'remove', table: 'timers', key: { aggregateId: 'clm_a', event: 'EXPIRE', dueAt: NOW } },
    ]);
  });

  test.each([
    ['another event', { event: 'CLOSE', dueAt: NOW }],
    ['another time', { event: 'EXPIRE', dueAt: at(1) }],
    ['no deadline', null],
  ])('sends nothing to an aggregate that now has %s, and removes only the timer that it read', async (_, deadline) => {
    await stored({ aggregate_id: 'clm_a' });
    const { sweep, sent, written } = sweepOf({ deadline });
    expect(await sweep.fireDue()).toBe(1);
    expect(sent).toEqual([]);
    const key = { aggregateId: 'clm_a', event: 'EXPIRE', dueAt: NOW };
    expect(written).toEqual([{ kind: 'remove', table: 'timers', key }]);
  });

  test.each([
    ['event', { event: 'CLOSE' }],
    ['time', { due_at: at(5000), fires_at: at(5000) }],
  ])('does not postpone a failed deadline that now has another %s', async (_, moved) => {
    await stored({ aggregate_id: 'clm_a' });
    const { sweep } = sweepOf({
      sends: async () => {
        await outbox.pool.owner('timers').update(moved);
        throw new Error('refused');
      },
    });
    expect(await sweep.fireDue()).toBe(1);
    expect(await timers()).toMatchObject([{ event: 'EXPIRE', due_at: NOW, fires_at: NOW, ...moved }]);
  });

  test('postpones a failed deadline by a minute, names it, and fires the others', async () => {
    await stored({ aggregate_id: 'clm_a', fires_at: at(-9) }, { aggregate_id: 'clm_b' });
    const { sweep, sent, logged } = sweepOf({
      sends: async (id) => {
        if (id === 'clm_a') throw new Error('refused');
      },
    });
    expect(await sweep.fireDue()).toBe(2);
    expect(sent).toHaveLength(2);
    // In real time alone: its place on the tenant's clock stays.
    expect(await timers()).toMatchObject([
      { aggregate_id: 'clm_a', fires_at: at(60_000), due_at: NOW },
      { aggregate_id: 'clm_b', fires_at: NOW },
    ]);
    expect(logged).toMatchObject([
      {
        aggregateId: 'clm_a',
        event: 'EXPIRE',
        msg: 'a deadline could not be carried out',
        err: { message: 'refused' },
      },
    ]);
  });

  test('fails as a whole if the database is away, and postpones nothing', async () => {
    await stored({ aggregate_id: 'clm_a' });
    const lost = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
    const { sweep, logged } = sweepOf({ fails: () => lost });
    await expect(sweep.fireDue()).rejects.toBe(lost);
    expect(await timers()).toMatchObject([{ fires_at: NOW }]);
    expect(logged).toEqual([]);
  });

  test('leaves a deadline in place if it cannot be postponed, and leaves no connection behind', async () => {
    await stored({ aggregate_id: 'clm_a' });
    const fault: FaultPoint = {
      hit: (_client, text) => {
        if (text.includes('UPDATE timers')) throw new Error('no');
      },
    };
    const { sweep } = sweepOf({ fails: () => new Error('refused'), fault });
    for (let round = 0; round < 8; round += 1) expect(await sweep.fireDue()).toBe(1);
    expect(await timers()).toMatchObject([{ fires_at: NOW }]);
  });

  test('reads and postpones with the system role', async () => {
    await stored({ aggregate_id: 'clm_a' });
    const begun: string[] = [];
    const fault: FaultPoint = { hit: (_client, text) => void (text.startsWith('BEGIN') && begun.push(text)) };
    await sweepOf({ fails: () => new Error('refused'), fault }).sweep.fireDue();
    expect(begun).toEqual(Array.from({ length: 2 }, () => "BEGIN; SELECT set_config('role', 'paychart_system', true)"));
  });

  test('fails and releases its connection if it cannot read', async () => {
    const fault: FaultPoint = {
      hit: (_client, text) => {
        if (text.includes('from "timers"')) throw new Error('no');
      },
    };
    const { sweep } = sweepOf({ fault });
    for (let round = 0; round < 8; round += 1) await expect(sweep.fireDue()).rejects.toThrow('no');
  });
});
