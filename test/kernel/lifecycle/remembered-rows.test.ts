import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isRetryable } from '../../../src/kernel/db/errors.ts';
import { sql } from '../../../src/kernel/db/sql.ts';
import type { AnyAggregate } from '../../../src/kernel/lifecycle/aggregate.ts';
import { Batcher } from '../../../src/kernel/lifecycle/batch.ts';
import type { Engine } from '../../../src/kernel/lifecycle/engine.ts';
import { RememberedRows } from '../../../src/kernel/lifecycle/remembered-rows.ts';
import { transact } from '../../../src/kernel/lifecycle/transact.ts';
import { type Scope, UnitOfWork } from '../../../src/kernel/lifecycle/unit-of-work.ts';
import { at, contextOf, type MadeUp, NOW, startMadeUp, tell } from './made-up.ts';

let test: MadeUp;
beforeAll(async () => {
  test = await startMadeUp();
});
afterAll(() => test?.stop());

const PARTY = { ownerId: 'ten_a', otherId: null, dueAt: null, note: null };
const compiled = (table = 'things') => ({ machine: { id: 'invoice' }, meta: { table } });
const tracked = (changed: object = {}) =>
  ({
    ...{ compiled: compiled(), id: 'inv_1', leaf: { status: 'OPEN' }, step: 2, steps: [{}], clockOffsetMs: 0 },
    ...{ createdAt: NOW, updatedAt: NOW, loaded: { context: { ...PARTY, amount: 5n } } },
    ...{ context: { ...PARTY, amount: 6n }, ...changed },
  }) as never;
const found = (rows: RememberedRows, now = NOW) => rows.find('invoice', 'inv_1', now);

describe('what a process remembers of a row', () => {
  it('is what it has committed, under the transaction that wrote it', () => {
    const rows = new RememberedRows();
    expect(found(rows)).toBeUndefined();
    rows.keep([tracked()], '7', NOW);
    expect(found(rows)).toMatchObject({ version: '7', step: 2, context: { ownerId: 'ten_a', amount: 6n } });
    expect(rows.find('loan', 'inv_1', NOW)).toBeUndefined();
    rows.keep([tracked({ step: 3, context: { ...PARTY, note: 'n', amount: 7n } })], '8', NOW);
    expect(found(rows)).toMatchObject({ version: '8', step: 3, context: { note: 'n', amount: 7n } });
  });

  it('is not what was locked alone', () => {
    const rows = new RememberedRows();
    rows.keep([tracked({ steps: [] })], '7', NOW);
    expect(found(rows)).toBeUndefined();
  });

  it('is forgotten after ten minutes', () => {
    const rows = new RememberedRows();
    rows.keep([tracked()], '7', NOW);
    expect(found(rows, at(599_999))).toBeDefined();
    expect(found(rows, at(600_000))).toBeUndefined();
  });

  it('is nothing once a clock was moved', () => {
    const rows = new RememberedRows();
    rows.keep([tracked()], '7', NOW);
    rows.forgetAll();
    expect(found(rows)).toBeUndefined();
  });

  it.each(['twofa-challenge', 'twofa-factor', 'verification-handoff'])('is nothing of a %s', (id) => {
    const rows = new RememberedRows();
    rows.keep([tracked({ compiled: { ...compiled(), machine: { id } } })], '7', NOW);
    expect(rows.find(id, 'inv_1', NOW)).toBeUndefined();
  });

  it.each([
    ['a number where the column is a text', { note: 5 }],
    ['a text where it is a whole number', { amount: '6' }],
    ['a number where it is a decimal', { amount: 6 }],
    ['a text where it is a time', { dueAt: '2026-03-02' }],
    ['what the table has no column for', { unheard: 'x' }],
  ])('nothing, where PostgreSQL may return another value: %s', (_what, context) => {
    const rows = new RememberedRows();
    rows.keep([tracked()], '7', NOW);
    rows.keep([tracked({ context: { ...PARTY, amount: 6n, ...context } })], '8', NOW);
    expect(found(rows)).toBeUndefined();
  });

  it.each<[string, string, unknown, unknown]>([
    ['offramp_payments', 'amountBaseUnits', 5n, 5n],
    ['offramp_payments', 'liquidityOverridden', true, true],
    ['offramp_payments', 'quoteSetVersion', 3, 3],
    ['api_keys', 'scopes', ['a', 'b'], ['a', 'b']],
    ['api_keys', 'scopes', [], []],
    ['api_keys', 'expiresAt', NOW, NOW],
    ['tenants', 'features', { at: NOW, amount: 5n, gone: undefined }, { at: NOW.toISOString(), amount: '5' }],
    ['tenants', 'features', undefined, null],
  ])('is a value of %s.%s as PostgreSQL returns it', (table, column, value, returned) => {
    const rows = new RememberedRows();
    for (const loaded of [{ context: { [column]: null } }, null]) {
      rows.keep([tracked({ compiled: compiled(table), loaded, context: { [column]: value } })], '7', NOW);
      expect(found(rows)?.context[column]).toEqual(returned);
    }
  });

  it.each<[string, string, unknown]>([
    ['offramp_payments', 'liquidityOverridden', 'true'],
    ['offramp_payments', 'quoteSetVersion', 3n],
    ['api_keys', 'scopes', 'a'],
    ['api_keys', 'scopes', ['a', 5]],
    ['api_keys', 'expiresAt', NOW.getTime()],
  ])('is nothing where %s.%s has another kind of value', (table, column, value) => {
    const rows = new RememberedRows();
    const loaded = { context: { [column]: null } };
    rows.keep([tracked({ compiled: compiled(table), loaded, context: { [column]: value } })], '7', NOW);
    expect(found(rows)).toBeUndefined();
  });

  it('nothing of a table whose columns are not known', () => {
    const rows = new RememberedRows();
    rows.keep([tracked({ compiled: compiled('unheard_of') })], '7', NOW);
    expect(found(rows)).toBeUndefined();
  });

  it('of a new row that a column has no value which it does not name', () => {
    const rows = new RememberedRows();
    rows.keep([tracked({ loaded: null, context: { ownerId: 'ten_a', amount: 5n, dueAt: undefined } })], '7', NOW);
    expect(found(rows)?.context).toEqual({ ...PARTY, amount: 5n });
  });

  it('is left alone for a while where one transaction in four was wrong', () => {
    const rows = new RememberedRows();
    const keep = () => rows.keep([tracked()], '7', NOW);
    const tries = (): number => {
      for (let n = 0; n < 100_000; n += 1) {
        keep();
        if (found(rows) === undefined) return n;
        rows.disproved([tracked()]);
        for (let right = 0; right < 3; right += 1) rows.proved();
      }
      return Number.POSITIVE_INFINITY;
    };
    expect(tries()).toBe(64);
    // A row that has changed once more: so many looks at what it could have had lead to the next try.
    rows.disproved([tracked()]);
    keep();
    let looks = 1;
    while (found(rows) === undefined) looks += 1;
    expect(looks).toBe(33);
  });

  it('is tried for ever where it is one in five or fewer', () => {
    const rows = new RememberedRows();
    for (let n = 0; n < 1000; n += 1) {
      rows.keep([tracked()], '7', NOW);
      expect(found(rows)).toBeDefined();
      rows.disproved([tracked()]);
      expect(found(rows)).toBeUndefined();
      for (let right = 0; right < 4; right += 1) rows.proved();
    }
  });
});

describe('a step of a row that is remembered', () => {
  let engine: Engine;
  let rememberedRows: RememberedRows;
  const begun: UnitOfWork[] = [];
  beforeEach(async () => {
    await Promise.all(begun.splice(0).map((work) => work.rollback()));
    await test.clear();
    rememberedRows = new RememberedRows();
    engine = { ...test.engine, rememberedRows };
    const work = begin();
    await work.open('invoice', { id: 'inv_1', context: contextOf({ note: 'n' }) });
    await work.commit();
    test.doing.statements.length = 0;
  });
  afterAll(() => Promise.all(begun.splice(0).map((work) => work.rollback())));

  const system = (): Scope => test.scope({ role: 'system', tenantId: null, remembers: true });
  const begin = (scope: Partial<Scope> = {}): UnitOfWork => {
    const work = new UnitOfWork(engine, { ...system(), ...scope });
    begun.push(work);
    return work;
  };
  const thing = async (work: UnitOfWork, id = 'inv_1'): Promise<AnyAggregate> =>
    (await work.aggregate('invoice', id)) as unknown as AnyAggregate;
  const elsewhere = (change: object, id = 'inv_1') => test.pool.owner('things').where({ id }).update(change);
  const note = async (text: string, scope: Partial<Scope> = {}) => {
    const work = begin(scope);
    await (await thing(work)).send('NOTE', { note: text });
    await work.commit();
  };
  const row = async () => (await test.rows('things'))[0];
  const kinds = () =>
    test.doing.statements.map(
      (text) => /BEGIN|expect_unchanged|SELECT t\.\*|WITH|COMMIT|SET LOCAL ROLE/.exec(text)?.[0],
    );

  it('is one message, whose first statement locks the row as it is remembered', async () => {
    await note('a');
    expect(kinds()).toEqual(['BEGIN', 'expect_unchanged', 'WITH', 'COMMIT']);
    await note('b');
    expect(kinds().slice(4)).toEqual(['BEGIN', 'expect_unchanged', 'WITH', 'COMMIT']);
    expect(await row()).toMatchObject({ note: 'b', step: 3, status: 'OPEN' });
  });

  it('is made within the wall of its tenant, and written by the system', async () => {
    await note('a', { role: 'app', tenantId: 'ten_a' });
    expect(kinds()).toEqual(['BEGIN', 'expect_unchanged', 'SET LOCAL ROLE', 'WITH', 'COMMIT']);
    expect(test.doing.statements[1]).toMatch(/\$4 IN \(t\.owner_id, t\.other_id\)/);
    expect(await row()).toMatchObject({ note: 'a' });
  });

  it('is none for a tenant that is no party', async () => {
    const work = begin({ role: 'app', tenantId: 'ten_b' });
    expect(await thing(work)).toBeUndefined();
    expect(kinds()).toEqual(['BEGIN', 'SELECT t.*']);
  });

  it('fails where the row has changed, and is made again from what is stored', async () => {
    await elsewhere({ amount: '70' });
    const amounts: unknown[] = [];
    await transact(engine, 'test', async (unit) => {
      const { context, send } = await thing(unit);
      amounts.push((context as { amount: bigint }).amount);
      await send('NOTE', { note: 'a' });
    });
    expect(amounts).toEqual([5n, 70n]);
    expect(await row()).toMatchObject({ note: 'a', amount: 70n, step: 2 });
    expect(await test.rows('lifecycle_log')).toHaveLength(2);
  });

  it('fails where another transaction changes it meanwhile', async () => {
    const other = await test.pool.owner.transaction();
    await other('things').where({ id: 'inv_1' }).update({ note: 'other' });
    const step = note('a').catch((error: unknown) => error);
    await expect(waiting()).resolves.toBe(1);
    await other.commit();
    expect(isRetryable(await step)).toBe(true);
    expect(await row()).toMatchObject({ note: 'other', step: 1 });
  });
  const waiting = async (): Promise<number> => {
    for (;;) {
      const { rows } = await test.pool.owner.raw(
        "SELECT count(*)::int AS n FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
      );
      if (rows[0].n > 0) return rows[0].n;
    }
  };

  it('fails where the clock that rules it was moved', async () => {
    await test.pool.owner('tenant_clocks').insert({ tenant_id: 'ten_a', offset_ms: 1000 });
    const work = begin();
    expect((await thing(work)).now).toEqual(NOW);
    await (await thing(work)).send('NOTE', { note: 'a' });
    await expect(work.commit()).rejects.toSatisfy(isRetryable);
    await note('b');
    expect(await row()).toMatchObject({ note: 'b', updated_at: at(1000) });
    await note('c');
    expect(await row()).toMatchObject({ note: 'c', updated_at: at(1000) });
  });

  it('fails where the row is gone', async () => {
    await test.pool.owner('things').delete();
    await expect(note('a')).rejects.toSatisfy(isRetryable);
    expect(await thing(begin())).toBeUndefined();
  });

  it('is refused only by what is stored', async () => {
    await elsewhere({ status: 'DONE', public_status: 'DONE' });
    const work = begin();
    expect((await thing(work)).status).toBe('OPEN');
    await expect(work.prove()).rejects.toSatisfy(isRetryable);
    await work.rollback();
    const again = begin();
    expect((await thing(again)).status).toBe('DONE');
    await again.prove();
  });

  it('is looked at only by what is stored, where nothing is written', async () => {
    await elsewhere({ note: 'other' });
    const work = begin();
    await thing(work);
    await expect(work.commit()).rejects.toSatisfy(isRetryable);
  });

  it('has failed for its own reason, or because it was another row', async () => {
    const cause = new Error('mine');
    const right = begin();
    await thing(right);
    expect(await right.failed(cause)).toBe(cause);
    await elsewhere({ note: 'other' });
    const wrong = begin();
    await thing(wrong);
    expect(await wrong.failed(cause)).toSatisfy(isRetryable);
    const asked = begin();
    const database = Object.assign(new Error('x'), { code: '23505', severity: 'ERROR' });
    expect(await asked.failed(database)).toBe(database);
  });

  it('asks behind the lock of the row', async () => {
    const work = begin();
    await thing(work);
    expect(await work.reads.one(sql('things').select('note').where({ id: 'inv_1' }))).toEqual({ note: 'n' });
    expect(kinds().slice(0, 2)).toEqual(['BEGIN', 'expect_unchanged']);
    const locked = test.pool.owner.raw("SELECT FROM things WHERE id = 'inv_1' FOR UPDATE NOWAIT");
    await expect(locked).rejects.toMatchObject({ code: '55P03' });
    await (await thing(work)).send('NOTE', { note: 'a' });
    await work.commit();
    expect(kinds().filter((kind) => kind === 'expect_unchanged')).toHaveLength(1);
    expect(await row()).toMatchObject({ note: 'a' });
  });

  it('is asked about nothing where what is asked finds that it has changed', async () => {
    await elsewhere({ note: 'other' });
    const work = begin();
    await thing(work);
    await expect(work.reads.one(sql('things').select('note'))).rejects.toSatisfy(isRetryable);
    expect(rememberedRows.find('invoice', 'inv_1', NOW)).toBeUndefined();
  });

  it('takes another one with it that is remembered, locked behind it', async () => {
    const first = begin();
    await first.open('invoice', { id: 'inv_0', context: contextOf() });
    await first.commit();
    test.doing.statements.length = 0;
    const work = begin();
    const writes = [tell('invoice', 'inv_0', 'NOTE', { note: 'sent' })];
    await (await thing(work)).send('ACT', { writes });
    await work.commit();
    expect(kinds()).toEqual(['BEGIN', 'expect_unchanged', 'expect_unchanged', 'WITH', 'COMMIT']);
    expect((await test.rows('things')).map(({ id, note: text, step }) => [id, text, step])).toEqual([
      ['inv_0', 'sent', 2],
      ['inv_1', 'n', 2],
    ]);
  });

  it('is begun anew behind a question to the network', async () => {
    const work = begin();
    await thing(work);
    await work.restart();
    await elsewhere({ note: 'other' });
    expect(await work.reads.one(sql('things').select('note'))).toEqual({ note: 'other' });
    expect((await thing(work)).context).toMatchObject({ note: 'n' });
    await expect(work.commit()).rejects.toSatisfy(isRetryable);
  });

  it('is not made from memory by who does not make it again', async () => {
    await note('a', { remembers: false });
    expect(kinds()).toEqual(['BEGIN', 'SELECT t.*', 'WITH', 'COMMIT']);
  });

  it('is none of what stands behind a savepoint: that has another number', async () => {
    const work = begin();
    await work.enter({ kept: [{ text: 'SELECT 1', values: [] }] });
    await (await thing(work)).send('NOTE', { note: 'a' });
    await work.commit();
    expect(rememberedRows.find('invoice', 'inv_1', NOW)).toMatchObject({ step: 1 });
    await expect(note('b')).rejects.toSatisfy(isRetryable);
  });

  it('is none of what was rolled back', async () => {
    const work = begin();
    await (await thing(work)).send('NOTE', { note: 'a' });
    await work.rollback();
    await note('b');
    expect(await row()).toMatchObject({ note: 'b', step: 2 });
  });

  describe('in a batch', () => {
    const batch = (...ids: readonly string[]) => {
      const batcher = new Batcher(engine, system());
      return Promise.all(
        ids.map((id) =>
          batcher.run('invoice', id, async (aggregate: unknown) => {
            const { context, send } = aggregate as AnyAggregate;
            await send('NOTE', { note: `${(context as { note: string }).note}+` });
            return id;
          }),
        ),
      );
    };
    beforeEach(async () => {
      const work = begin();
      for (const id of ['inv_2', 'inv_3']) await work.open('invoice', { id, context: contextOf({ note: id }) });
      await work.commit();
      test.doing.statements.length = 0;
    });
    const notes = async () => (await test.rows('things')).map(({ note: text }) => text);

    it('is one message for all of them', async () => {
      expect(await batch('inv_3', 'inv_1', 'inv_2')).toEqual(['inv_3', 'inv_1', 'inv_2']);
      expect(kinds()).toEqual(['BEGIN', 'expect_unchanged', 'WITH', 'COMMIT']);
      expect(test.doing.statements[1]).toMatch(/ORDER BY id LIMIT 32.* FOR UPDATE OF t/s);
      expect(await notes()).toEqual(['n+', 'inv_2+', 'inv_3+']);
    });

    it('locks them while the work on them goes on, and not only for its end', async () => {
      const free = async () => (await test.pool.owner.raw('SELECT id FROM things FOR UPDATE SKIP LOCKED')).rows;
      const batcher = new Batcher(engine, system());
      const run = (id: string) =>
        batcher.run('invoice', id, async (aggregate: unknown) => {
          await expect.poll(free).toEqual([{ id: 'inv_3' }]);
          await (aggregate as AnyAggregate).send('NOTE', { note: id });
        });
      await Promise.all([run('inv_1'), run('inv_2')]);
      expect(await notes()).toEqual(['inv_1', 'inv_2', 'inv_3']);
    });

    it('gives the locks back where the work on one of them fails', async () => {
      const batcher = new Batcher(engine, system());
      const run = (id: string) =>
        batcher.run('invoice', id, async (aggregate: unknown) => {
          if (id === 'inv_2') throw new Error('mine alone');
          await (aggregate as AnyAggregate).send('NOTE', { note: id });
        });
      const ends = await Promise.allSettled([run('inv_1'), run('inv_2'), run('inv_3')]);
      expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      expect(await notes()).toEqual(['inv_1', 'inv_2', 'inv_3']);
      expect((await test.pool.owner.raw('SELECT id FROM things FOR UPDATE SKIP LOCKED')).rows).toHaveLength(3);
    });

    it('reads all of them where one is not remembered', async () => {
      await test.stands('inv_4', { note: 'four' });
      await batch('inv_1', 'inv_4');
      expect(kinds()).toEqual(['BEGIN', 'SELECT t.*', 'WITH', 'COMMIT']);
      expect(await notes()).toEqual(['n+', 'inv_2', 'inv_3', 'four+']);
    });

    it('is made again together, from what is stored, where one has changed', async () => {
      await elsewhere({ note: 'other' }, 'inv_2');
      expect(await batch('inv_1', 'inv_2', 'inv_3')).toEqual(['inv_1', 'inv_2', 'inv_3']);
      expect(await notes()).toEqual(['n+', 'other+', 'inv_3+']);
      expect(kinds().filter((kind) => kind === 'WITH')).toHaveLength(2);
      expect(await test.rows('lifecycle_log')).toHaveLength(6);
    });

    it('waits for who has one of them locked, in their order, and is made again where that has changed it', async () => {
      const holder = await test.pool.owner.transaction();
      await holder.raw("UPDATE things SET note = 'meanwhile', step = step WHERE id = 'inv_2'");
      const made = batch('inv_3', 'inv_2', 'inv_1');
      await expect(waiting()).resolves.toBe(1);
      // The one before it is locked by now, and the one behind it is not.
      const free = await holder.raw('SELECT id FROM things ORDER BY id FOR UPDATE SKIP LOCKED');
      expect(free.rows.map(({ id }: { id: string }) => id)).toEqual(['inv_2', 'inv_3']);
      await holder.commit();
      expect(await made).toEqual(['inv_3', 'inv_2', 'inv_1']);
      expect(await notes()).toEqual(['n+', 'meanwhile+', 'inv_3+']);
    });
  });
});
