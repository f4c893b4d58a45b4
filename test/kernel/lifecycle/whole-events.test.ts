import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AnyAggregate } from '../../../src/kernel/lifecycle/aggregate.ts';
import { type Scope, UnitOfWork } from '../../../src/kernel/lifecycle/unit-of-work.ts';
import { EVENT_BASES_LOCK, WholeEvents } from '../../../src/kernel/lifecycle/whole-events.ts';
import { contextOf, type MadeUp, NOW, startMadeUp } from './made-up.ts';

describe('of each resource and presenter', () => {
  const event = (n: number, more: object = {}) => ({
    ...{ id: `evt_${n}`, resourceId: 'pay_1', resourceSequence: n, presenter: 'payment', parties: ['ten_1'], at: NOW },
    ...{ object: { n }, clockOffsetMs: 0, baseId: null, ...more },
  });

  it('the newest one that was stored whole is known', () => {
    const whole = new WholeEvents();
    const [first, second] = [event(1), event(2)];
    expect(whole.earlierOf(first)).toBeUndefined();
    whole.keep([first]);
    expect(whole.earlierOf(event(9))).toBe(first);
    whole.keep([second, event(3, { baseId: 'evt_2' })]);
    expect(whole.earlierOf(event(9))).toBe(second);
    expect(whole.earlierOf(event(9, { resourceId: 'pay_2' }))).toBeUndefined();
    expect(whole.earlierOf(event(9, { presenter: 'claim' }))).toBeUndefined();
  });

  it('unless it is none of a lifecycle', () => {
    const whole = new WholeEvents();
    whole.keep([event(1, { clockOffsetMs: undefined })]);
    expect(whole.earlierOf(event(2))).toBeUndefined();
  });
});

describe('what one transaction has told', () => {
  let test: MadeUp;
  let wholeEvents: WholeEvents;
  const begun: UnitOfWork[] = [];
  beforeAll(async () => {
    test = await startMadeUp();
  });
  beforeEach(async () => {
    await Promise.all(begun.splice(0).map((work) => work.rollback()));
    await test.clear();
    wholeEvents = new WholeEvents();
    const work = begin();
    await work.open('invoice', { id: 'inv_1', context: contextOf({ note: 'n' }) });
    await work.commit();
  });
  afterAll(async () => {
    await Promise.all(begun.splice(0).map((work) => work.rollback()));
    await test?.stop();
  });

  const begin = (scope: Partial<Scope> = {}): UnitOfWork => {
    const work = new UnitOfWork({ ...test.engine, wholeEvents }, test.scope({ role: 'system', ...scope }));
    begun.push(work);
    return work;
  };
  const thing = async (work: UnitOfWork): Promise<AnyAggregate> =>
    (await work.aggregate('invoice', 'inv_1')) as unknown as AnyAggregate;
  const send = async (type: string, payload: object = {}): Promise<void> => {
    const work = begin();
    await (await thing(work)).send(type, payload);
    await work.commit();
  };
  /** Of each event its type, its object, and which one its base is. */
  const stored = async (): Promise<unknown[]> => {
    const events = await test.pool.owner('events').orderBy('id');
    return events.map(({ type, object, base_id }) => [type, object, events.findIndex(({ id }) => id === base_id)]);
  };
  const reopened = () => {
    test.doing.facts = async () => ({ type: 'REOPEN' });
  };
  const whole = { id: 'inv_1', ownerId: 'ten_a', amount: '5', note: 'n', status: 'OPEN', publicStatus: 'WAITING' };

  it('is what those behind it are the difference to', async () => {
    reopened();
    test.clock.now = new Date(NOW.getTime() + 1000);
    await send('CHECK', { writes: [] });
    await send('FINISH');
    const updatedAt = test.clock.now.toISOString();
    expect(await stored()).toEqual([
      ['thing.waiting', { ...whole, createdAt: NOW.toISOString(), updatedAt: NOW.toISOString() }, -1],
      ['thing.checking', { status: 'CHECKING', publicStatus: 'CHECKING', updatedAt }, 0],
      ['thing.waiting', { updatedAt }, 0],
      ['thing.done', { status: 'DONE', publicStatus: 'DONE', updatedAt }, 0],
    ]);
  });

  it('says what has no value any more', async () => {
    await send('NOTE', { note: null });
    await send('FINISH');
    expect((await stored())[1]).toMatchObject(['thing.done', { note: null }, 0]);
  });

  it('is nothing to them where it was rolled back', async () => {
    await test.pool.owner('events').delete();
    wholeEvents = new WholeEvents();
    reopened();
    const work = begin();
    await (await thing(work)).send('CHECK', { writes: [] });
    test.faults.hit = (_client, statement) => {
      if (statement === 'COMMIT') throw new Error('gone');
    };
    await expect(work.commit()).rejects.toThrow('gone');
    await work.rollback();
    test.faults.hit = () => {};
    await send('FINISH');
    expect(await stored()).toMatchObject([['thing.done', { note: 'n' }, -1]]);
  });

  it('is nothing to them once the clock of their resource was moved', async () => {
    await test.pool.owner('tenant_clocks').insert({ tenant_id: 'ten_a', offset_ms: 1 });
    await send('FINISH');
    expect((await stored())[1]).toMatchObject(['thing.done', { note: 'n' }, -1]);
  });

  it('is held meanwhile: their transactions share a lock, which retention does not', async () => {
    const locks = async (): Promise<string[]> => {
      const { rows } = await test.pool.owner.raw(
        `SELECT mode FROM pg_locks WHERE locktype = 'advisory' AND (classid::bigint << 32) + objid::bigint = ?
          AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
        [String(EVENT_BASES_LOCK)],
      );
      return rows.map(({ mode }: { mode: string }) => mode);
    };
    const [app, system, retention] = [begin({ role: 'app' }), begin(), begin({ role: 'retention' })];
    for (const work of [app, system, retention]) await work.run([{ text: 'SELECT 1', values: [] }]);
    expect(await locks()).toEqual(['ShareLock', 'ShareLock']);
    await app.rollback();
    await system.rollback();
    expect(await locks()).toEqual([]);
    const alone = new UnitOfWork(test.engine, test.scope());
    await alone.run([{ text: 'SELECT 1', values: [] }]);
    expect(await locks()).toEqual([]);
    await alone.rollback();
  });
});
