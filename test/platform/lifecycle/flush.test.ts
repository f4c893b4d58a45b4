import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import '../../../src/payments/ledger/transfer.ts';
import type { Aggregate } from '../../../src/platform/lifecycle/aggregates/aggregate.ts';
import type { UnitOfWork } from '../../../src/platform/lifecycle/unit-of-work.ts';
import { audit, enqueue, type Write } from '../../../src/platform/lifecycle/writes.ts';
import { at, contextOf, type MadeUp, NOW, startMadeUp } from './made-up.ts';

let test: MadeUp;
beforeAll(async () => {
  test = await startMadeUp();
});
beforeEach(() => test.clear());
afterAll(() => test?.stop());

const thing = async (work: UnitOfWork, id = 'inv_1') => (await work.aggregate('invoice', id)) as unknown as Aggregate;
const commit = async (...writes: readonly Write[]): Promise<void> => {
  const work = test.begin();
  work.write(...writes);
  await work.commit();
};
const key = (name: string, ownerId = 'ten_a') => ({ ownerId, name });
const counted = async (): Promise<unknown[]> =>
  (await test.pool.owner('counters').orderBy('name')).map(({ name, n, calls }) => [name, n, calls]);
const insert = (name: string, n = 0n, onConflict: 'fail' | 'ignore' = 'fail', more: object = {}): Write => ({
  kind: 'insert',
  table: 'counters',
  row: { ...key(name), n, ...more },
  onConflict,
});
const adjust = (name: string, by: { n?: bigint; calls?: number }): Write => ({
  kind: 'adjust',
  table: 'counters',
  key: key(name),
  by,
});
const sent = (pattern: RegExp) => test.doing.statements.filter((text) => pattern.test(text));

describe('the rows of aggregates', () => {
  it('are written with their changed columns, several of one kind in one part', async () => {
    for (const id of ['inv_1', 'inv_2', 'inv_3']) await test.stands(id, { due_at: at(5) });
    const work = test.begin();
    await (await thing(work, 'inv_1')).send('NOTE', { note: 'one' });
    await (await thing(work, 'inv_2')).send('NOTE', { note: 'two' });
    await (await thing(work, 'inv_3')).send('POSTPONE', { dueAt: at(9) });
    await work.commit();
    expect((await test.rows('things')).map(({ id, note, due_at }) => [id, note, due_at])).toEqual([
      ['inv_1', 'one', at(5)],
      ['inv_2', 'two', at(5)],
      ['inv_3', null, at(9)],
    ]);
    const [flush = ''] = sent(/UPDATE things/);
    expect(flush.match(/UPDATE things t SET [^\n]+? FROM/g)).toEqual([
      'UPDATE things t SET status = r.status, public_status = r.public_status, step = r.step, updated_at = r.updated_at, due_at = r.due_at FROM',
      'UPDATE things t SET status = r.status, public_status = r.public_status, step = r.step, updated_at = r.updated_at, note = r.note FROM',
    ]);
  });

  it('are not written if they did not change', async () => {
    await test.stands('inv_1');
    await test.stands('inv_2');
    const work = test.begin();
    await thing(work, 'inv_1');
    await (await thing(work, 'inv_2')).send('FINISH');
    await work.commit();
    expect((await test.rows('things')).map(({ step }) => step)).toEqual([1, 2]);
    const another = test.begin();
    await thing(another, 'inv_1');
    another.write(audit('looked', 'inv_1', 'ten_a'));
    test.doing.statements = [];
    await another.commit();
    expect(sent(/UPDATE things/)).toEqual([]);
  });

  it('throw if the stored row is gone', async () => {
    await test.stands('inv_1');
    const work = test.begin({ role: 'system' });
    await (await thing(work)).send('FINISH');
    await work.run([{ text: `DELETE FROM things` }]);
    await expect(work.commit()).rejects.toThrow('expected 1 rows of things, wrote 0');
  });

  it('are inserted with all columns, and two with one id are refused', async () => {
    const open = async () => {
      const work = test.begin();
      await work.open('invoice', { id: 'inv_1', context: contextOf({ amount: 10n ** 30n, note: 'n' }) });
      await work.open('invoice', { id: 'inv_2', context: contextOf() });
      await work.commit();
    };
    await open();
    expect(await test.rows('things')).toMatchObject([
      { amount: 10n ** 30n, note: 'n', owner_id: 'ten_a' },
      { amount: 5n },
    ]);
    await expect(open()).rejects.toMatchObject({ code: '23505' });
  });
});

describe('rows without a lifecycle', () => {
  it('are inserted with any columns; an existing one is a failure, or is kept', async () => {
    await commit(insert('a', 1n), insert('b', 2n, 'fail', { calls: 3 }), insert('c', 4n));
    await commit(insert('a', 9n, 'ignore'), insert('d', 5n, 'ignore'));
    await expect(commit(insert('e'), insert('a', 9n))).rejects.toMatchObject({ code: '23505' });
    await expect(commit(insert('e'), insert('e', 1n))).rejects.toMatchObject({ code: '23505' });
    await expect(commit(insert('a', 9n, 'ignore'), insert('b', 9n))).rejects.toMatchObject({ code: '23505' });
    expect(await counted()).toEqual([
      ['a', 1n, 0],
      ['b', 2n, 3],
      ['c', 4n, 0],
      ['d', 5n, 0],
    ]);
  });

  it('are updated by their keys, and a missing one is reported', async () => {
    await commit(insert('a', 1n), insert('b', 1n), insert('c', 1n));
    const update = (name: string, patch: object): Write => ({
      kind: 'update',
      table: 'counters',
      key: key(name),
      patch: patch as never,
    });
    await commit(update('a', { n: 5n }), update('b', { n: 6n }), update('c', { calls: 7 }), update('c', { n: 8n }));
    expect(await counted()).toEqual([
      ['a', 5n, 0],
      ['b', 6n, 0],
      ['c', 8n, 7],
    ]);
    await expect(commit(update('z', { n: 5n }))).rejects.toThrow('expected 1 rows of counters, wrote 0');
    await expect(commit(update('a', { n: 0n }), update('z', { n: 5n }))).rejects.toThrow('wrote 1');
    expect(await counted()).toContainEqual(['a', 5n, 0]);
  });

  it('are updated by any key that a write names', async () => {
    await test.pool.owner('counters').insert([
      { owner_id: 'ten_a', name: 'a', n: 1 },
      { owner_id: 'ten_b', name: 'b', n: 1 },
    ]);
    await commit(
      { kind: 'update', table: 'counters', key: { name: 'a' }, patch: { n: 2n } },
      { kind: 'update', table: 'counters', key: { ownerId: 'ten_b' }, patch: { n: 3n } },
      { kind: 'remove', table: 'counters', key: { name: 'none' } },
    );
    expect(await counted()).toEqual([
      ['a', 2n, 0],
      ['b', 3n, 0],
    ]);
  });

  it('are increased, and the row of another key is not', async () => {
    await commit(insert('a', 1n), insert('b', 1n));
    await commit(adjust('a', { n: 5n, calls: 1 }), adjust('b', { n: -1n }));
    expect(await counted()).toEqual([
      ['a', 6n, 1],
      ['b', 0n, 0],
    ]);
    await expect(commit(adjust('z', { n: 1n }))).rejects.toThrow('expected 1 rows of counters, wrote 0');
  });

  it('are increased by several steps of one transaction', async () => {
    await commit(insert('a', 1n), insert('b', 1n));
    await commit(adjust('a', { n: 5n }), adjust('b', { n: 2n }), adjust('a', { n: -3n, calls: 1 }));
    expect(await counted()).toEqual([
      ['a', 3n, 1],
      ['b', 3n, 0],
    ]);
  });

  it('are removed by the whole key, each by its own', async () => {
    await commit(insert('a'), insert('b'), insert('c'));
    await test.pool.owner('counters').insert({ owner_id: 'ten_b', name: 'a', n: 0 });
    const remove = (name: string): Write => ({ kind: 'remove', table: 'counters', key: key(name) });
    await commit(remove('a'), remove('c'), remove('z'), { kind: 'remove', table: 'children', key: { id: 'lon_1' } });
    expect((await test.rows('counters')).map(({ owner_id, name }) => [owner_id, name])).toEqual([
      ['ten_a', 'b'],
      ['ten_b', 'a'],
    ]);
  });

  it('are removed by keys of several kinds at once', async () => {
    await commit(insert('a'), insert('b'), insert('c'));
    await commit(
      { kind: 'remove', table: 'counters', key: { name: 'a' } },
      { kind: 'remove', table: 'counters', key: key('b') },
    );
    expect(await counted()).toEqual([['c', 0n, 0]]);
  });

  it('make one statement, whose text does not depend on their order or on a number beyond one', async () => {
    await commit(insert('a'), insert('b', 0n, 'ignore'), insert('c', 0n, 'fail', { calls: 1 }));
    await commit(insert('d', 0n, 'fail', { calls: 1 }), insert('e', 0n, 'ignore'), insert('f'));
    await commit(insert('g', 0n, 'fail', { calls: 1 }), insert('h', 0n, 'ignore'), insert('i'), insert('j'));
    await commit(
      insert('k'),
      insert('l'),
      insert('m'),
      insert('n', 0n, 'ignore'),
      insert('o', 0n, 'fail', { calls: 1 }),
    );
    const [one, another, two, three, ...more] = sent(/INSERT INTO counters/);
    expect(another).toBe(one);
    expect(three).toBe(two);
    expect(two).not.toBe(one);
    expect(more).toEqual([]);
  });
});

describe('histories', () => {
  it('name the actor and the reason; without an actor, only its kind', async () => {
    await test.stands('inv_1');
    await test.stands('inv_2');
    for (const [id, by] of [
      ['inv_1', { actorType: 'key', actorId: 'key_1', requestId: 'req_7' }],
      ['inv_2', { actorType: 'system', actorId: null, requestId: null }],
    ] as const) {
      const work = test.begin({ role: 'system', by });
      await (await thing(work, id)).send('FINISH');
      work.write(audit('finished', id, 'ten_a', { n: 1 }));
      await work.commit();
    }
    expect(await test.rows('lifecycle_log')).toMatchObject([
      {
        aggregate_id: 'inv_1',
        step: 2,
        actor: 'key:key_1',
        request_id: 'req_7',
        machine_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
      { aggregate_id: 'inv_2', step: 2, actor: 'system', request_id: null },
    ]);
    expect(await test.pool.owner('audit_log').orderBy('resource_id')).toMatchObject([
      {
        id: expect.stringMatching(/^aud_/),
        actor_type: 'key',
        actor_id: 'key_1',
        request_id: 'req_7',
        action: 'finished',
        resource_id: 'inv_1',
        tenant_id: 'ten_a',
        data: { n: 1 },
        at: NOW,
      },
      { actor_type: 'system', actor_id: null, request_id: null },
    ]);
    expect(await test.pool.owner('events').orderBy('resource_id')).toMatchObject([
      {
        id: expect.stringMatching(/^evt_/),
        type: 'thing.done',
        resource_id: 'inv_1',
        parties: ['ten_a'],
        presenter: 'thing',
        object: { id: 'inv_1', status: 'DONE', ownerId: 'ten_a', amount: '7' },
        base_id: null,
        previous_status: 'WAITING',
      },
      { resource_id: 'inv_2' },
    ]);
  });

  it('omit columns without a value, and keep what an effect emits as it is', async () => {
    await test.stands('inv_1', { note: 'n' });
    const work = test.begin({ role: 'system' });
    await (await thing(work)).send('FINISH');
    work.write({
      kind: 'notify',
      type: 'other.told',
      resourceId: 'oth_1',
      parties: ['ten_a'],
      presenter: 'other',
      object: { note: null },
      previousStatus: null,
    });
    await work.commit();
    const [other, row] = await test.pool.owner('events').orderBy('type').pluck('object');
    expect(other).toEqual({ note: null });
    expect(row).toMatchObject({ id: 'inv_1', note: 'n' });
    expect(Object.keys(row)).not.toContain('otherId');
    expect(Object.values(row)).not.toContain(null);
  });
});

describe('the timer of an aggregate', () => {
  const timers = async (): Promise<unknown[]> =>
    (await test.rows('timers')).map(({ aggregate_id, event, due_at, fires_at }) => [
      aggregate_id,
      event,
      due_at,
      fires_at,
    ]);
  const stepOf = async (event: string, payload: object = {}, id = 'inv_1'): Promise<void> => {
    test.doing.statements = [];
    const work = test.begin();
    await (await thing(work, id)).send(event, payload);
    await work.commit();
  };

  beforeEach(async () => {
    await test.pool.owner('tenant_clocks').insert({ tenant_id: 'ten_a', offset_ms: 1000 });
    const work = test.begin();
    await work.open('invoice', { id: 'inv_1', context: contextOf({ dueAt: at(5000) }) });
    await work.open('invoice', { id: 'inv_2', context: contextOf() });
    await work.commit();
  });

  it('exists from its first step, on the tenant’s clock and in real time, if a time is set', async () => {
    expect(await timers()).toEqual([['inv_1', 'LATE', at(5000), at(4000)]]);
    expect(await test.rows('timers')).toMatchObject([{ machine: 'invoice', tenant_id: 'ten_a' }]);
  });

  it('is not written again if neither its event nor its time has changed', async () => {
    await stepOf('NOTE', { note: 'x' });
    expect(sent(/timers/)).toEqual([]);
    await stepOf('POSTPONE', { dueAt: at(5000) });
    expect(sent(/timers/)).toEqual([]);
    expect(await timers()).toHaveLength(1);
  });

  it.each<[string, string, object, unknown[]]>([
    ['moves with its time', 'POSTPONE', { dueAt: at(5001) }, [['inv_1', 'LATE', at(5001), at(4001)]]],
    ['changes with its event, at the same time', 'RETIME', {}, [['inv_1', 'FINISH', at(5000), at(4000)]]],
    ['goes with its state', 'FINISH', {}, []],
    ['goes with its time', 'POSTPONE', { dueAt: null }, []],
  ])('%s', async (_what, event, payload, left) => {
    await stepOf(event, payload);
    expect(await timers()).toEqual(left);
  });

  it('is written with its time, and is searched only if there was one', async () => {
    await stepOf('NOTE', { note: 'x' }, 'inv_2');
    expect(sent(/timers/)).toEqual([]);
    await stepOf('POSTPONE', { dueAt: at(7000) }, 'inv_2');
    expect(await timers()).toEqual([
      ['inv_1', 'LATE', at(5000), at(4000)],
      ['inv_2', 'LATE', at(7000), at(6000)],
    ]);
    await stepOf('FINISH', {}, 'inv_2');
    expect(await timers()).toHaveLength(1);
  });

  it('is not searched after its state was left', async () => {
    await stepOf('CHECK', { writes: [] });
    expect(await timers()).toEqual([]);
    test.doing.facts = async () => ({ type: 'PASSED' });
    const work = test.begin();
    const held = await thing(work);
    test.doing.statements = [];
    await held.send('PASSED');
    await work.commit();
    expect(sent(/timers/)).toEqual([]);
  });

  it('returns with its state', async () => {
    await stepOf('CHECK', { writes: [] });
    await stepOf('REOPEN');
    expect(await timers()).toEqual([['inv_1', 'LATE', at(5000), at(4000)]]);
  });
});

describe('jobs', () => {
  const job = (name: string, payload: object = {}, dueAt?: Date): Write =>
    enqueue('webhook.deliver' as never, payload as never, {
      key: name,
      ...(dueAt ? { dueAt } : { tenantId: 'ten_a' }),
    });
  const jobs = async (): Promise<unknown[]> =>
    (await test.pool.owner('outbox_jobs').orderBy('key')).map((row) => [
      row.key,
      row.payload,
      row.generation,
      row.due_at,
      row.fires_at,
    ]);

  it('are due at once or at their time, and the last one per key counts', async () => {
    await commit(job('a', { n: 1 }), job('b', {}, at(500)), job('a', { n: 2 }));
    expect(await jobs()).toEqual([
      ['a', { n: 2 }, 1, NOW, NOW],
      ['b', {}, 1, at(500), at(500)],
    ]);
    expect(await test.pool.owner('outbox_jobs').orderBy('key')).toMatchObject([
      {
        id: expect.stringMatching(/^job_/),
        topic: 'webhook.deliver',
        tenant_id: 'ten_a',
        attempts: 0,
        created_at: NOW,
      },
      { attempts: 0 },
    ]);
  });

  it('keep the earlier time and the later payload if they are waiting, with a new generation', async () => {
    await commit(job('a', { n: 1 }, at(500)), job('b', { n: 1 }, at(500)));
    await commit(job('a', { n: 2 }, at(400)), job('b', { n: 2 }, at(600)));
    expect(await jobs()).toEqual([
      ['a', { n: 2 }, 2, at(400), at(400)],
      ['b', { n: 2 }, 2, at(500), at(500)],
    ]);
  });

  it('are separate for different topics with one key', async () => {
    await commit(job('a'), enqueue('message.send' as never, {} as never, { key: 'a' }));
    expect(
      (await test.pool.owner('outbox_jobs').orderBy('topic')).map(({ topic, tenant_id }) => [topic, tenant_id]),
    ).toEqual([
      ['message.send', null],
      ['webhook.deliver', 'ten_a'],
    ]);
  });

  it('of a step are due at once on the tenant’s clock', async () => {
    await test.pool.owner('tenant_clocks').insert({ tenant_id: 'ten_a', offset_ms: 1000 });
    await test.stands('inv_1');
    const work = test.begin();
    await (await thing(work)).send('ACT', { writes: [job('a')] });
    await work.commit();
    expect(await jobs()).toEqual([['a', {}, 1, at(1000), NOW]]);
  });
});

describe('money', () => {
  const asset = 'USDC';
  const available = (tenantId: string) => ({ kind: 'available', tenantId, asset }) as const;
  const post = (from: string | null, to: string, amount: bigint, leg: string): Write => ({
    kind: 'transfer',
    debit: from === null ? { kind: 'faucet_issuance', asset } : available(from),
    credit: available(to),
    amount,
    leg,
  });
  const balances = async () =>
    (await test.rows('ledger_balances')).map(({ tenant_id, balance }) => [tenant_id, balance]);

  it('opens its accounts with the first transfer, and moves the net of all transfers', async () => {
    await commit(post(null, 'ten_b', 9n, '1'), post('ten_b', 'ten_a', 4n, '2'));
    expect(await balances()).toEqual([
      ['ten_a', 4n],
      ['ten_b', 5n],
    ]);
    await commit({ ...post('ten_b', 'ten_a', 1n, '3'), subject: 'again' } as Write);
    expect(await balances()).toEqual([
      ['ten_a', 5n],
      ['ten_b', 4n],
    ]);
    expect(await test.rows('ledger_accounts')).toMatchObject([
      { id: 'available:ten_a:USDC', kind: 'available', asset, tenant_id: 'ten_a' },
      { id: 'available:ten_b:USDC' },
      { id: 'faucet_issuance:USDC', tenant_id: null },
    ]);
    expect(await test.rows('ledger_transfers')).toMatchObject([
      {
        id: 'again:0:3',
        debit_account: 'available:ten_b:USDC',
        credit_account: 'available:ten_a:USDC',
        asset,
        amount: 1n,
        at: NOW,
      },
      { id: 'req_1:0:1', subject: 'req_1', debit_account: 'faucet_issuance:USDC', amount: 9n },
      { id: 'req_1:0:2' },
    ]);
  });

  it('never falls below zero, and is never posted twice', async () => {
    await commit(post(null, 'ten_a', 5n, '1'));
    await expect(commit(post('ten_a', 'ten_b', 6n, '2'))).rejects.toMatchObject({
      constraint: 'ledger_balances_not_negative',
    });
    await expect(commit(post(null, 'ten_a', 5n, '1'))).rejects.toMatchObject({ code: '23505' });
    expect(await balances()).toEqual([['ten_a', 5n]]);
  });

  it('makes accounts first and locks balances last, and locks none that nets to zero', async () => {
    const work = test.begin();
    work.write(post(null, 'ten_a', 5n, '1'), insert('a'));
    await work.commit();
    const order = ['INSERT INTO ledger_accounts', 'INSERT INTO counters', 'post_balances'];
    const [flush = '', balance = '', ...more] = sent(/ledger|balances/);
    const at = order.map((text) => `${flush}${balance}`.indexOf(text));
    expect([at, more]).toEqual([[...at].sort((a, b) => a - b), []]);
    expect(flush).not.toContain('post_balances');
    expect(at).not.toContain(-1);
    test.doing.statements = [];
    await commit(
      { ...post('ten_a', 'ten_b', 5n, '2'), subject: 's' } as Write,
      { ...post('ten_b', 'ten_a', 5n, '3'), subject: 's' } as Write,
    );
    expect(sent(/post_balances/)).toEqual([]);
    test.doing.statements = [];
    await commit(insert('b'));
    expect(sent(/ledger/)).toEqual([]);
  });

  it('throws if the balance row of its account is gone', async () => {
    await commit(post(null, 'ten_a', 5n, '1'));
    await test.pool.owner('ledger_balances').delete();
    await expect(commit({ ...post(null, 'ten_a', 5n, '2'), subject: 's' } as Write)).rejects.toThrow(
      'expected 1 rows of ledger_balances, wrote 0',
    );
  });

  it('waits for an account that another transaction is creating', async () => {
    const account = { id: 'available:ten_a:USDC', kind: 'available', asset, tenant_id: 'ten_a' };
    const waiting = () => test.pool.owner('pg_stat_activity').where({ wait_event_type: 'Lock' });
    let met: Promise<void> | undefined;
    await test.pool.owner.transaction(async (other) => {
      await other('ledger_accounts').insert(account);
      await other('ledger_balances').insert({ account_id: account.id, tenant_id: 'ten_a', balance: 1 });
      met = commit(post(null, 'ten_a', 5n, '1'));
      await expect.poll(async () => (await waiting()).length).toBe(1);
    });
    await met;
    expect(await balances()).toEqual([['ten_a', 6n]]);
  });
});
