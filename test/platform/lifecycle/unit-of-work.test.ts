import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import '../../../src/payments/ledger/transfer.ts';
import { oncePerTransaction } from '../../../src/platform/db/once-per-transaction.ts';
import { sql } from '../../../src/platform/db/sql.ts';
import type { Aggregate } from '../../../src/platform/lifecycle/aggregates/aggregate.ts';
import { insertPart } from '../../../src/platform/lifecycle/flush/part.ts';
import { RefusedEvent } from '../../../src/platform/lifecycle/refused.ts';
import { UnitOfWork } from '../../../src/platform/lifecycle/unit-of-work.ts';
import { audit, enqueue, type Insert, type Write } from '../../../src/platform/lifecycle/writes.ts';
import { at, contextOf, type MadeUp, NOW, startMadeUp, tell } from './made-up.ts';

let test: MadeUp;
beforeAll(async () => {
  test = await startMadeUp();
});
beforeEach(() => test.clear());
afterAll(() => test?.stop());

const thing = async (work: UnitOfWork, id = 'inv_1'): Promise<Aggregate> => {
  const found = await work.aggregate('invoice', id);
  if (found === undefined) throw new Error(`no thing ${id}`);
  return found as unknown as Aggregate;
};
const act = (...writes: readonly Write[]) => ['ACT', { writes }] as const;
const counter = (name: string, ownerId = 'ten_a'): Insert => ({
  kind: 'insert',
  table: 'counters',
  row: { ownerId, name, n: 0n },
  onConflict: 'fail',
});
const openChild = (id: string, clockOffsetMs?: number): Write => ({
  kind: 'open',
  machine: 'loan',
  id,
  context: { ownerId: 'ten_a' },
  clockOffsetMs,
});
const clockOf = (tenant_id: string, offset_ms: number) =>
  test.pool.owner('tenant_clocks').insert({ tenant_id, offset_ms });
const audits = async (): Promise<unknown[]> =>
  (await test.pool.owner('audit_log').orderBy('id')).map(({ action }) => action);
const steps = async (id: string): Promise<unknown[]> =>
  (await test.pool.owner('lifecycle_log').where({ aggregate_id: id }).orderBy('step')).map(
    ({ step, event, from_public, to_public }) => [step, event, from_public, to_public],
  );

describe('the locks in a scope', () => {
  beforeEach(async () => {
    await test.stands('inv_2', { other_id: 'ten_b' });
    await test.stands('inv_1');
    await test.stands('inv_3', { owner_id: 'ten_c' });
  });

  it.each([
    ['its tenant as a party of either kind', { tenantId: 'ten_b' }, ['inv_2']],
    ['its tenant', { tenantId: 'ten_a' }, ['inv_1', 'inv_2']],
    ['nobody’s, where it names no tenant', { tenantId: null }, []],
    ['everybody’s, of a worker', { role: 'system', tenantId: null }, ['inv_1', 'inv_2', 'inv_3']],
    ['everybody’s, of a worker of one tenant', { role: 'system', tenantId: 'ten_c' }, ['inv_1', 'inv_2', 'inv_3']],
  ] as const)('cover the rows of %s', async (_what, scope, ids) => {
    const work = test.begin(scope);
    for (const id of ['inv_1', 'inv_2', 'inv_3'])
      expect((await work.aggregate('invoice', id)) !== undefined, id).toBe((ids as readonly string[]).includes(id));
    expect([...(await work.aggregates('invoice', ['inv_3', 'inv_2', 'inv_1'])).keys()].sort()).toEqual(ids);
    expect((await work.aggregatesWith('invoice', { status: 'OPEN' } as never)).map(({ id }) => id)).toEqual(ids);
    const { statement, track } = work.lockFirst('invoice', 'inv_3');
    const [result] = await work.run([statement]);
    expect(result?.rowCount).toBe((ids as readonly string[]).includes('inv_3') ? 1 : 0);
    track(result as never);
    const sent = test.doing.statements.length;
    expect((await work.aggregate('invoice', 'inv_3')) !== undefined).toBe(result?.rowCount === 1);
    // Neither is asked for again: an unknown row costs what another one costs.
    expect(test.doing.statements).toHaveLength(sent);
    await work.rollback();
  });

  it('cover another tenant’s only if the scope says so, behind both walls', async () => {
    await test.childStands('lon_1', { owner_id: 'ten_b' });
    const work = test.begin();
    expect(await work.aggregate('loan', 'lon_1')).toBeUndefined();
    expect(await work.aggregatesWith('loan', { status: 'IDLE' } as never)).toEqual([]);
    const across = work.acrossTenants;
    expect((await across.aggregatesWith('loan', { status: 'IDLE' } as never)).map(({ id }) => id)).toEqual(['lon_1']);
    expect((await across.aggregate('loan', 'lon_1'))?.id).toBe('lon_1');
    expect(await across.aggregate('loan', 'lon_2')).toBeUndefined();
    await work.rollback();
  });

  it('stay behind the second wall otherwise', async () => {
    const work = test.begin();
    await work.aggregate('invoice', 'inv_1');
    await work.aggregates('invoice', ['inv_1', 'inv_2']);
    await work.aggregatesWith('invoice', { status: 'OPEN' } as never);
    expect(test.doing.statements.filter((text) => text.includes('paychart_system'))).toEqual([]);
    await work.rollback();
  });

  it('are taken once: a changed aggregate is returned in its current state', async () => {
    const work = test.begin();
    const first = await thing(work);
    await first.send('NOTE', { note: 'mine' });
    const sent = test.doing.statements.length;
    for (const found of [
      await work.aggregate('invoice', 'inv_1'),
      await work.acrossTenants.aggregate('invoice', 'inv_1'),
    ])
      expect(found).toMatchObject({ step: 2, context: { note: 'mine' } });
    expect(test.doing.statements).toHaveLength(sent);
    expect((await work.aggregates('invoice', ['inv_1'])).get('inv_1')).toMatchObject({ step: 2 });
    const { statement, track } = work.lockFirst('invoice', 'inv_1');
    for (const result of await work.run([statement])) track(result);
    expect(await work.aggregate('invoice', 'inv_1')).toMatchObject({ step: 2, context: { note: 'mine' } });
    await work.rollback();
  });

  it('remember a missing row by machine and id until the transaction restarts', async () => {
    const work = test.begin();
    const { statement, track } = work.lockFirst('invoice', 'inv_9');
    for (const result of await work.run([statement])) track(result);
    await test.stands('inv_9');
    await test.childStands('inv_9');
    expect(await work.aggregate('invoice', 'inv_9')).toBeUndefined();
    expect(await work.aggregate('loan', 'inv_9')).toMatchObject({ machine: 'loan' });
    expect(await work.aggregate('invoice', 'inv_1')).toMatchObject({ id: 'inv_1' });
    await work.restart();
    expect(await work.aggregate('invoice', 'inv_9')).toMatchObject({ id: 'inv_9' });
    await work.rollback();
  });

  it('distinguish rows of two machines with one id', async () => {
    await test.childStands('inv_1');
    const work = test.begin();
    await thing(work);
    expect(await work.aggregate('loan', 'inv_1')).toMatchObject({ machine: 'loan' });
    await work.rollback();
  });

  it('wait as long as the scope says', async () => {
    const holder = test.begin();
    await thing(holder);
    const waiting = test.begin({ lockTimeoutMs: 20 });
    await expect(waiting.aggregate('invoice', 'inv_1')).rejects.toMatchObject({ code: '55P03' });
    await waiting.rollback();
    await holder.rollback();
  });
});

describe('a new aggregate', () => {
  it('begins with its first step, on its tenant’s clock, with the effects of entering', async () => {
    await clockOf('ten_a', 60_000);
    test.doing.entered = ({ id, now }) => [audit(`entered ${now.toISOString()}`, id, 'ten_a')];
    const work = test.begin();
    const opened = await work.open('invoice', { id: 'inv_1', context: contextOf({ dueAt: at(90_000) }) });
    expect(opened).toMatchObject({ status: 'OPEN', publicStatus: 'WAITING', step: 1, now: at(60_000) });
    expect(await work.aggregate('invoice', 'inv_1')).toMatchObject({ step: 1 });
    await work.commit();
    expect(await test.rows('things')).toMatchObject([
      {
        id: 'inv_1',
        status: 'OPEN',
        public_status: 'WAITING',
        step: 1,
        created_at: at(60_000),
        updated_at: at(60_000),
      },
    ]);
    expect(await steps('inv_1')).toEqual([[1, 'CREATE', null, 'WAITING']]);
    expect(await audits()).toEqual([`entered ${at(60_000).toISOString()}`]);
    expect(await test.rows('timers')).toMatchObject([
      { aggregate_id: 'inv_1', due_at: at(90_000), fires_at: at(30_000) },
    ]);
  });

  it('begins in real time if it is a tenant, without a read of its clock', async () => {
    await clockOf('ten_new', 60_000);
    const work = test.begin();
    expect(await work.open('tenant', { id: 'ten_new', context: {} as never })).toMatchObject({ now: NOW });
    expect(test.doing.statements).toEqual([]);
    await work.rollback();
  });

  it('passes through its passing states before it is returned', async () => {
    test.doing.entered = () => [];
    await test.stands('inv_0');
    const work = test.begin();
    test.doing.entered = ({ id }) => (id === 'inv_1' ? [tell('invoice', 'inv_0', 'FINISH')] : []);
    await work.open('invoice', { id: 'inv_1', context: contextOf() });
    expect(await work.aggregate('invoice', 'inv_0')).toMatchObject({ status: 'DONE' });
    await work.rollback();
  });
});

describe('the clock of a tenant', () => {
  it('is read once, and not at all if the caller knows it', async () => {
    await clockOf('ten_a', 5);
    const work = test.begin();
    expect([await work.now('ten_a'), await work.now('ten_a'), await work.now('ten_none')]).toEqual([at(5), at(5), NOW]);
    expect(test.doing.statements.filter((text) => text.includes('tenant_clocks'))).toHaveLength(2);
    work.knowClock('ten_b', 7);
    expect(await work.now('ten_b')).toEqual(at(7));
    expect(test.doing.statements.filter((text) => text.includes('tenant_clocks'))).toHaveLength(2);
    await work.rollback();
  });

  it('decides when a job is due, whether a step or a handler schedules it (D-067)', async () => {
    await clockOf('ten_a', 60_000);
    await test.stands('inv_1');
    const work = test.begin();
    const dueAt = at(100_000);
    const job = (key: string) => enqueue('webhook.deliver' as never, {} as never, { key, dueAt, tenantId: 'ten_a' });
    await (await thing(work)).send(...act(job('step')));
    work.write(job('work'));
    await work.commit();
    expect((await test.pool.owner('outbox_jobs').orderBy('key')).map(({ key, fires_at }) => [key, fires_at])).toEqual([
      ['step', at(40_000)],
      ['work', at(40_000)],
    ]);
  });

  it('applies to a child that the step opens, unless the step names another clock (D-469)', async () => {
    await clockOf('ten_a', 60_000);
    await test.stands('inv_1');
    const work = test.begin();
    await (await thing(work)).send(...act(openChild('lon_1'), openChild('lon_3', 0), openChild('lon_4', 7000)));
    work.write(openChild('lon_2'));
    await work.commit();
    expect((await test.rows('children')).map(({ id, created_at }) => [id, created_at])).toEqual([
      ['lon_1', at(60_000)],
      ['lon_2', NOW],
      ['lon_3', NOW],
      ['lon_4', at(7000)],
    ]);
    expect(await steps('lon_1')).toEqual([[1, 'CREATE', null, 'IDLE']]);
  });
});

describe('an event', () => {
  beforeEach(() => test.stands('inv_1'));

  it('throws and changes nothing if the machine refuses it', async () => {
    const work = test.begin();
    const found = await thing(work);
    const refused = await found.send('NEVER').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(RefusedEvent);
    expect(refused).toMatchObject({
      name: 'RefusedEvent',
      message: 'invoice inv_1 refuses NEVER in OPEN',
      machine: 'invoice',
      status: 'OPEN',
      event: 'NEVER',
    });
    expect(found.step).toBe(1);
    await work.rollback();
  });

  it('takes a step: the row, its history, and an event for a public change', async () => {
    await clockOf('ten_a', 1000);
    const work = test.begin();
    await (await thing(work)).send('NOTE', { note: 'first' });
    await (await thing(work)).send('FINISH');
    await work.commit();
    expect(await test.rows('things')).toMatchObject([
      { status: 'DONE', public_status: 'DONE', step: 3, note: 'first', updated_at: at(1000), created_at: at(-1000) },
    ]);
    expect(await steps('inv_1')).toEqual([
      [2, 'NOTE', 'WAITING', 'WAITING'],
      [3, 'FINISH', 'WAITING', 'DONE'],
    ]);
    expect(await test.rows('lifecycle_log')).toMatchObject([
      {
        machine: 'invoice',
        from_status: 'OPEN',
        to_status: 'OPEN',
        actor: 'member:mem_1',
        request_id: 'req_1',
        at: at(1000),
      },
      {
        machine: 'invoice',
        from_status: 'OPEN',
        to_status: 'DONE',
        actor: 'member:mem_1',
        request_id: 'req_1',
        at: at(1000),
      },
    ]);
    expect(await test.rows('events')).toMatchObject([
      { type: 'thing.done', resource_id: 'inv_1', resource_sequence: 3, previous_status: 'WAITING', at: at(1000) },
    ]);
  });

  it('shows a column that its effect sets to later effects', async () => {
    const work = test.begin();
    const found = await thing(work);
    await found.send(...act({ kind: 'set', patch: { note: 'set' } }));
    expect(found.context).toMatchObject({ note: 'set', ownerId: 'ten_a' });
    await work.commit();
    expect(await test.rows('things')).toMatchObject([{ note: 'set', owner_id: 'ten_a' }]);
    expect(() => test.begin().write({ kind: 'set', patch: {} })).toThrow('`set` is for the effects of an aggregate');
  });

  it('throws if it asks for an unknown effect', async () => {
    const work = test.begin();
    await expect((await thing(work)).send('LOSE')).rejects.toThrow('invoice has no effect unknown');
    await work.rollback();
  });

  it('follows the facts of passing states until the aggregate rests', async () => {
    const seen: unknown[] = [];
    const events = [{ type: 'AGAIN' }, { type: 'PASSED' }];
    test.doing.facts = async (view, reads, services) => {
      seen.push([view.status, view.step, reads === work.reads, services === test.engine.services]);
      return events.shift();
    };
    const work = test.begin();
    await (await thing(work)).send('CHECK', { writes: [] });
    expect(seen).toEqual([
      ['CHECKING', 2, true, true],
      ['CHECKING', 3, true, true],
    ]);
    expect(await thing(work)).toMatchObject({ status: 'DONE', step: 4 });
    await work.rollback();
  });

  it('stays in a passing state while the facts are undecided', async () => {
    const work = test.begin();
    await (await thing(work)).send('CHECK', { writes: [] });
    expect(await thing(work)).toMatchObject({ status: 'CHECKING', step: 2 });
    await work.rollback();
  });

  it('throws in a passing state without facts', async () => {
    const work = test.begin();
    await expect((await thing(work)).send('STALL')).rejects.toThrow('invoice has no facts for STALLED');
    await work.rollback();
  });

  it('throws after 32 rounds of facts', async () => {
    let asked = 0;
    test.doing.facts = async () => {
      asked += 1;
      return { type: 'AGAIN' };
    };
    const work = test.begin();
    await expect((await thing(work)).send('CHECK', { writes: [] })).rejects.toThrow(
      'invoice inv_1 does not come to rest',
    );
    expect(asked).toBe(32);
    await work.rollback();
  });

  it('to a child is sent before the facts of its parent', async () => {
    await test.childStands('lon_1', { owner_id: 'ten_b' });
    const seen: unknown[] = [];
    const work = test.begin();
    test.doing.facts = async () => {
      seen.push((await work.acrossTenants.aggregate('loan', 'lon_1'))?.status);
      return { type: 'PASSED' };
    };
    await (await thing(work)).send('CHECK', { writes: [tell('loan', 'lon_1', 'GO')] });
    expect(seen).toEqual(['GONE']);
    await work.commit();
    expect(await test.rows('children')).toMatchObject([{ id: 'lon_1', status: 'GONE', owner_id: 'ten_b' }]);
  });

  it('to others is sent in order, with its payload', async () => {
    await test.childStands('lon_1');
    await test.childStands('lon_2');
    const work = test.begin();
    const go = (id: string) => tell('loan', id, 'GO', { writes: [audit(`left ${id}`, id, 'ten_a')] });
    await (await thing(work)).send(...act(go('lon_2'), go('lon_1')));
    expect(work.changes.audits.map(({ action }) => action)).toEqual(['left lon_2', 'left lon_1']);
    await work.rollback();
  });

  it('to a missing aggregate is a defect', async () => {
    const work = test.begin();
    const sent = (await thing(work)).send(...act(tell('loan', 'lon_9', 'GO')));
    await expect(sent).rejects.toThrow('no loan lon_9 to send GO to');
    await work.rollback();
  });

  it('is ignored if it is late and may be late, and throws otherwise', async () => {
    await test.childStands('lon_1', { status: 'GONE' });
    await test.childStands('lon_2');
    const work = test.begin();
    await (await thing(work)).send(
      ...act(tell('loan', 'lon_1', 'GO', {}, true), tell('loan', 'lon_2', 'GO', {}, true)),
    );
    expect([await work.aggregate('loan', 'lon_1'), await work.aggregate('loan', 'lon_2')]).toMatchObject([
      { status: 'GONE', step: 1 },
      { status: 'GONE', step: 2 },
    ]);
    const late = (await thing(work)).send(...act(tell('loan', 'lon_1', 'GO')));
    await expect(late).rejects.toThrow('loan lon_1 refuses GO in GONE');
    await work.rollback();
  });
});

describe('a commit', () => {
  it('sends no statement if there is nothing to write', async () => {
    await test.begin().commit();
    expect([test.doing.statements, test.doing.committed]).toEqual([[], []]);
  });

  it('ends the transaction after reads', async () => {
    await test.stands('inv_1');
    const work = test.begin();
    await thing(work);
    await work.commit();
    expect(test.doing.statements.at(-1)).toBe('COMMIT');
    const another = test.begin({ lockTimeoutMs: 1000 });
    await thing(another);
    await another.rollback();
  });

  it.each([
    ['is waited for', 'a worker', { role: 'system', tenantId: null } as const, true],
    ['is not waited for', 'a request', { isRequest: true }, false],
    ['is not waited for', 'a public request', { role: 'system', tenantId: null, isRequest: true } as const, false],
  ])('sends the end of a reading transaction, which %s by %s', async (_what, _whose, scope, isWaitedFor) => {
    const release = vi.spyOn(test.pool, 'release');
    onTestFinished(() => release.mockRestore());
    const work = test.begin(scope);
    // What a worker asks may have written, as a claim does.
    await work.reads.many(sql.raw(`INSERT INTO counters VALUES (?, 'claimed', 1) RETURNING n`, ['ten_a']));
    await work.commit();
    expect(release).toHaveBeenCalledTimes(isWaitedFor ? 1 : 0);
    await expect.poll(() => release.mock.calls.length).toBe(1);
    expect(await test.rows('counters')).toHaveLength(1);
  });

  it('sends no statement for a worker without reads', async () => {
    await test.begin({ role: 'system', tenantId: null }).commit();
    expect(test.doing.statements).toEqual([]);
  });

  const also = () => insertPart('counters', [{ ownerId: 'ten_b', name: 'also', n: 1 }], 'fail');

  it('delivers a handler’s events, writes what accompanies them, and reports the tables', async () => {
    await test.stands('inv_1');
    const work = test.begin();
    work.write(tell('invoice', 'inv_1', 'NOTE', { note: 'told' }), counter('a'), audit('acted', 'inv_1', 'ten_a'));
    expect(work.written('counters' as never)).toEqual([{ ownerId: 'ten_a', name: 'a', n: 0n }]);
    expect(work.written('things' as never)).toEqual([]);
    await work.commit(await work.flush({ also: [also()] }));
    expect(await test.rows('things')).toMatchObject([{ note: 'told' }]);
    expect((await test.pool.owner('counters').orderBy('name')).map(({ name }) => name)).toEqual(['a', 'also']);
    expect(test.doing.committed).toEqual(['counters']);
  });

  it('sends independent statements even if nothing else is written', async () => {
    const empty = test.begin();
    await empty.commit(await empty.flush({ also: [also()] }));
    expect(await test.rows('counters')).toHaveLength(1);
  });

  it('works without a registered listener', async () => {
    const { committed: _nobody, ...engine } = test.engine;
    const work = new UnitOfWork(engine, test.scope());
    work.write(counter('a'));
    await work.commit();
    expect(await test.rows('counters')).toHaveLength(1);
  });

  it('has the time of its beginning', async () => {
    const work = test.begin();
    test.clock.now = at(1000);
    work.write(audit('acted', 'inv_1', 'ten_a'));
    await work.commit();
    expect(await test.rows('audit_log')).toMatchObject([{ at: NOW }]);
  });
});

describe('a write outside of a step', () => {
  const asset = 'USDC';
  const post = (leg: string, subject?: string): Write => ({
    kind: 'transfer',
    debit: { kind: 'faucet_issuance', asset },
    credit: { kind: 'available', tenantId: 'ten_a', asset },
    amount: 5n,
    leg,
    ...(subject && { subject }),
  });

  it('is named by its request, its own text or its work, and a step’s by the step', async () => {
    await test.stands('inv_1');
    const work = test.begin();
    await (await thing(work)).send(...act(post('one')));
    work.write(post('two'), post('three', 'inv_9'));
    await work.commit();
    const worker = test.begin({ role: 'system', by: { actorType: 'system', actorId: null, requestId: null } });
    worker.write(post('four'));
    await worker.commit();
    expect((await test.rows('ledger_transfers')).map(({ id, subject, at: when }) => [id, subject, when])).toEqual([
      ['inv_1:2:one', 'inv_1', NOW],
      ['inv_9:0:three', 'inv_9', NOW],
      ['req_1:0:two', 'req_1', NOW],
      ['work:0:four', 'work', NOW],
    ]);
    expect(await test.rows('ledger_balances')).toMatchObject([{ balance: 20n }]);
  });

  it('may update, increase, delete or emit', async () => {
    await test.pool.owner('counters').insert([
      { owner_id: 'ten_a', name: 'kept', n: 1 },
      { owner_id: 'ten_a', name: 'sum', n: 1 },
      { owner_id: 'ten_a', name: 'gone', n: 1 },
    ]);
    const work = test.begin();
    const of = (name: string) => ({ ownerId: 'ten_a', name });
    work.write(
      { kind: 'update', table: 'counters', key: of('kept'), patch: { n: 9n } },
      { kind: 'adjust', table: 'counters', key: of('sum'), by: { n: 4n } },
      { kind: 'remove', table: 'counters', key: of('gone') },
      {
        kind: 'notify',
        type: 'card.created',
        resourceId: 'crd_1',
        parties: ['ten_a'],
        presenter: 'card',
        object: { id: 'crd_1' },
        previousStatus: null,
      },
    );
    await work.commit();
    expect((await test.pool.owner('counters').orderBy('name')).map(({ name, n }) => [name, n])).toEqual([
      ['kept', 9n],
      ['sum', 5n],
    ]);
    expect(await test.rows('events')).toMatchObject([
      {
        type: 'card.created',
        resource_id: 'crd_1',
        resource_sequence: 0,
        at: NOW,
        parties: ['ten_a'],
        object: { id: 'crd_1' },
      },
    ]);
  });
});

describe('a transaction that is given up', () => {
  it('leaves nothing, and may be given up twice, or before it has begun', async () => {
    await test.stands('inv_1');
    const work = test.begin();
    await (await thing(work)).send('FINISH');
    await work.rollback();
    await work.rollback();
    await test.begin().rollback();
    expect(await test.rows('things')).toMatchObject([{ status: 'OPEN' }]);
  });

  it('needs no statement if it never began', async () => {
    const broken = test.begin();
    const { acquire } = test.engine.pool;
    const failing = { acquire: () => Promise.reject(new Error('no connection')) };
    Object.assign(test.engine.pool, failing);
    await expect(broken.run([])).rejects.toThrow('no connection');
    Object.assign(test.engine.pool, { acquire });
    await broken.rollback();
  });

  it('can begin anew after mere reads, and remembers nothing', async () => {
    await clockOf('ten_a', 5);
    await test.stands('inv_1');
    const work = test.begin();
    let loaded = 0;
    const load = () => oncePerTransaction(work.reads, 'key', async () => (loaded += 1));
    await thing(work);
    await work.now('ten_a');
    await load();
    await work.restart();
    await test.pool.owner('things').update({ note: 'since' });
    await test.pool.owner('tenant_clocks').update({ offset_ms: 6 });
    await load();
    expect([loaded, await work.now('ten_a'), (await thing(work)).context]).toMatchObject([2, at(6), { note: 'since' }]);
    await work.commit();
  });

  it.each<[string, (work: UnitOfWork) => unknown]>([
    ['a step', async (work) => (await thing(work)).send('NOTE', { note: 'x' })],
    [
      'a step of one among others',
      async (work) => {
        await thing(work, 'inv_2');
        await (await thing(work)).send('NOTE', { note: 'x' });
      },
    ],
    ['a row', (work) => work.write(counter('a'))],
  ])('cannot begin anew after %s', async (_what, write) => {
    await test.stands('inv_1');
    await test.stands('inv_2');
    const work = test.begin();
    await write(work);
    await expect(work.restart()).rejects.toThrow('what has been written cannot be taken back by asking the network');
    await work.rollback();
  });
});

describe('reads', () => {
  it('are behind the wall of the tenant, or across tenants if they say so', async () => {
    await test.childStands('lon_1');
    await test.childStands('lon_2', { owner_id: 'ten_b' });
    const work = test.begin();
    const query = () => sql('children').orderBy('id').select('id');
    expect(await work.reads.many(query())).toEqual([{ id: 'lon_1' }]);
    expect(await work.reads.acrossTenants.many(query())).toEqual([{ id: 'lon_1' }, { id: 'lon_2' }]);
    expect(await work.reads.one(query().where({ id: 'lon_2' }))).toBeUndefined();
    expect(await work.reads.acrossTenants.one(query().where({ id: 'lon_2' }))).toEqual({ id: 'lon_2' });
    await work.rollback();
  });

  it('keep the executor’s first reads when later ones fail', async () => {
    const work = test.begin({ role: 'system' });
    const row = (name: string) => ({ text: `INSERT INTO counters VALUES ('ten_a', '${name}', 0) RETURNING name` });
    const { kept, locks } = await work.enter({ kept: [row('kept')], locks: [row('lost')] });
    expect([kept[0]?.rows, locks[0]?.rows]).toEqual([[{ name: 'kept' }], [{ name: 'lost' }]]);
    await work.rollback();
    expect((await test.pool.owner('counters').orderBy('name')).map(({ name }) => name)).toEqual(['kept']);
  });
});
