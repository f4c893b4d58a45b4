import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Aggregate } from '../../../src/platform/lifecycle/aggregates/aggregate.ts';
import { type StepBatcher, stepBatcher } from '../../../src/platform/lifecycle/batch.ts';
import { upsert } from '../../../src/platform/lifecycle/flush/upsert.ts';
import { recordOf } from '../../../src/platform/lifecycle/record.ts';
import type { UnitOfWork } from '../../../src/platform/lifecycle/unit-of-work.ts';
import { at, type MadeUp, NOW, startMadeUp } from './made-up.ts';

let test: MadeUp;
let batcher: StepBatcher;
beforeAll(async () => {
  test = await startMadeUp();
  batcher = stepBatcher(
    test.engine,
    test.scope({ role: 'system', tenantId: null, by: { actorType: 'system', actorId: null, requestId: null } }),
  );
});
beforeEach(() => test.clear());
afterAll(() => test?.stop());

const note =
  (text: string) =>
  async (aggregate: unknown): Promise<string> => {
    await (aggregate as Aggregate).send('NOTE', { note: text });
    return text;
  };
const stand = async (...ids: readonly string[]): Promise<void> => {
  for (const id of ids) await test.stands(id);
};
const notes = async () => (await test.rows('things')).map(({ id, note: text }) => [id, text]);
const commits = () => test.doing.statements.filter((text) => text === 'COMMIT').length;
const many = (count: number) => Array.from({ length: count }, (_, n) => `inv_${String(n).padStart(3, '0')}`);

describe('a batch', () => {
  it('commits the requests of one turn together, locked in the order of their ids', async () => {
    await stand('inv_1', 'inv_2', 'inv_3');
    const asked = ['inv_3', 'inv_1', 'inv_2'].map((id) => batcher.run('invoice', id, note(id)));
    expect(await Promise.all(asked)).toEqual(['inv_3', 'inv_1', 'inv_2']);
    expect(commits()).toBe(1);
    expect(test.doing.statements.filter((text) => text.includes('FOR UPDATE'))).toHaveLength(1);
    expect(await notes()).toEqual([
      ['inv_1', 'inv_1'],
      ['inv_2', 'inv_2'],
      ['inv_3', 'inv_3'],
    ]);
  });

  it('returns no answer before the commit', async () => {
    await stand('inv_1');
    await batcher.run('invoice', 'inv_1', note('x'));
    expect(commits()).toBe(1);
    expect(await notes()).toEqual([['inv_1', 'x']]);
  });

  it('does nothing for a missing aggregate', async () => {
    await stand('inv_1');
    let ran = 0;
    const none = batcher.run('invoice', 'inv_9', async () => (ran += 1));
    expect(await Promise.all([none, batcher.run('invoice', 'inv_1', note('x'))])).toEqual([undefined, 'x']);
    expect(ran).toBe(0);
  });

  it('takes tasks of one machine together, and those of another in a transaction of their own', async () => {
    await stand('inv_1', 'inv_2');
    await test.childStands('lon_1');
    const go = async (aggregate: unknown) => (await (aggregate as Aggregate).send('GO')).status;
    const asked = [
      batcher.run('loan', 'lon_1', go),
      batcher.run('invoice', 'inv_2', note('x')),
      batcher.run('invoice', 'inv_1', note('y')),
    ];
    expect(await Promise.all(asked)).toEqual(['GONE', 'x', 'y']);
    const locks = test.doing.statements.filter((text) => text.includes('FOR UPDATE'));
    expect(locks.map((text) => /FROM (\w+) t WHERE/.exec(text.replaceAll('\n', ' '))?.[1]).toSorted()).toEqual([
      'children',
      'things',
    ]);
    expect(commits()).toBe(2);
  });

  it('takes each aggregate once: its second step sees the commit of the first', async () => {
    await stand('inv_1', 'inv_2');
    const steps: unknown[] = [];
    const work = async (aggregate: unknown) => {
      steps.push([(aggregate as Aggregate).step, commits()]);
      await note('x')(aggregate);
    };
    await Promise.all([
      batcher.run('invoice', 'inv_1', work),
      batcher.run('invoice', 'inv_1', work),
      batcher.run('invoice', 'inv_2', note('y')),
    ]);
    expect(steps).toEqual([
      [1, 0],
      [2, 1],
    ]);
    expect(commits()).toBe(2);
  });

  it('takes 32 tasks at most, and puts others behind them', async () => {
    const ids = many(72);
    await stand(...ids);
    const sizes: number[] = [];
    const seen = new Map<UnitOfWork, number>();
    await Promise.all(
      ids.map((id) =>
        batcher.run('invoice', id, async (_aggregate, work) => {
          seen.set(work, (seen.get(work) ?? 0) + 1);
        }),
      ),
    );
    sizes.push(...seen.values());
    expect(sizes.sort((a, b) => b - a)).toEqual([32, 32, 8]);
  });

  it('runs beside one other batch at most', async () => {
    const ids = many(32 * 3);
    await stand(...ids);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const works = new Set<UnitOfWork>();
    const asked = ids.map((id) =>
      batcher.run('invoice', id, async (_aggregate, work) => {
        works.add(work);
        await held;
      }),
    );
    await expect.poll(() => works.size).toBe(2);
    // A third one would have begun before the second had its rows.
    expect(test.doing.statements.filter((text) => text.startsWith('BEGIN'))).toHaveLength(2);
    release();
    await Promise.all(asked);
    expect(works.size).toBe(3);
  });

  it('repeats its tasks one by one if one of them fails', async () => {
    await stand('inv_1', 'inv_2', 'inv_3');
    const fails = async () => {
      throw new Error('mine alone');
    };
    const asked = [
      batcher.run('invoice', 'inv_1', note('one')),
      batcher.run('invoice', 'inv_2', fails),
      batcher.run('invoice', 'inv_3', note('three')),
    ];
    expect(await Promise.allSettled(asked)).toMatchObject([
      { status: 'fulfilled', value: 'one' },
      { status: 'rejected', reason: { message: 'mine alone' } },
      { status: 'fulfilled', value: 'three' },
    ]);
    expect((await test.rows('things')).map(({ step, note: text }) => [step, text])).toEqual([
      [2, 'one'],
      [1, null],
      [2, 'three'],
    ]);
    // Nothing holds a lock, and the next one is taken.
    expect(await batcher.run('invoice', 'inv_2', note('two'))).toBe('two');
  });
});

describe('a row with required values', () => {
  it('is updated if it exists and inserted otherwise, and a second caller waits for the first', async () => {
    const hold = async (n: bigint, work: UnitOfWork) => {
      const write = await upsert(
        work.reads,
        'counters' as never,
        { ownerId: 'ten_a', name: 'a' } as never,
        { n } as never,
      );
      work.write(write);
      return write.kind;
    };
    const [first, second] = [test.begin(), test.begin()];
    expect(await hold(1n, first)).toBe('insert');
    const waiting = hold(2n, second);
    const blocked = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await expect.poll(async () => (await test.pool.owner.raw(blocked)).rowCount).toBe(1);
    await first.commit();
    expect(await waiting).toBe('update');
    await second.commit();
    expect(await test.rows('counters')).toMatchObject([{ owner_id: 'ten_a', name: 'a', n: 2n }]);
  });

  it('does not wait for a row of another key', async () => {
    const of = (name: string, work: UnitOfWork) =>
      upsert(work.reads, 'counters' as never, { ownerId: 'ten_a', name } as never, { n: 1n } as never);
    const [first, second] = [test.begin(), test.begin()];
    await of('a', first);
    expect(await of('b', second)).toMatchObject({
      kind: 'insert',
      row: { ownerId: 'ten_a', name: 'b', n: 1n },
      onConflict: 'fail',
    });
    await first.rollback();
    await second.rollback();
  });
});

describe('a record', () => {
  it('is the aggregate’s columns with those of the engine', async () => {
    await test.stands('inv_1', { note: 'n' });
    const work = test.begin();
    const record = recordOf((await work.aggregate('invoice', 'inv_1')) as never);
    expect(record).toEqual({
      id: 'inv_1',
      status: 'OPEN',
      publicStatus: 'WAITING',
      createdAt: at(-1000),
      ownerId: 'ten_a',
      otherId: null,
      dueAt: null,
      note: 'n',
      amount: 7n,
    });
    expect(NOW.getTime()).toBeGreaterThan(record.createdAt.getTime());
    await work.rollback();
  });
});
