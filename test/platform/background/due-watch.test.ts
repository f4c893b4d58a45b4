import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { modules } from '../../../generated/wiring/modules.ts';
import * as timersEarly from '../../../migrations/215_timers_vacuumed_early.ts';
import * as jobsEarly from '../../../migrations/216_jobs_vacuumed_early.ts';
import { DueWatch, lookAt, platformDueSources } from '../../../src/platform/background/due-watch.ts';
import type { Module } from '../../../src/platform/module.ts';
import type { Services } from '../../../src/platform/services.ts';
import { startTestEngine, type TestEngine } from '../../support/engine.ts';
import { genericPlan, nodesOf, usePlanner } from '../../support/generic-plan.ts';

const NOW = new Date('2026-05-01T12:00:00Z');
const at = (ms: number): Date => new Date(NOW.getTime() + ms);
const CHAIN = 31_337;

/** Those of the platform and of every module. */
const SOURCES = [...platformDueSources, ...modules.flatMap((module: Module) => module.dueSources ?? [])];
const LOOK = lookAt(SOURCES);

let world: TestEngine;
const db = (table: string) => world.pool.owner(table);

beforeAll(async () => {
  world = await startTestEngine({ services: { chain: { chainId: CHAIN } as Services['chain'] } });
  world.clock.now = NOW;
});
afterAll(() => world.stop());
beforeEach(async () => {
  world.faults.hit = () => undefined;
  for (const table of ['outbox_jobs', 'timers', 'events', 'lifecycle_log', 'audit_log', 'chain_transactions'])
    await world.pool.owner.raw('TRUNCATE ?? CASCADE', [table]);
  for (const table of ['webhook_marks', 'feed_counters']) await db(table).delete();
  await world.pool.owner.raw(`UPDATE cursors SET tx = pg_current_xact_id(), row_id = ''`);
});

async function look(): Promise<string[]> {
  const raised: string[] = [];
  await new DueWatch(world.engine, SOURCES, (source) => raised.push(source)).look();
  return raised;
}

const job = (more: object) =>
  db('outbox_jobs').insert({
    id: 'job_1',
    topic: 'test.due',
    key: 'k',
    payload: '{}',
    due_at: NOW,
    fires_at: NOW,
    created_at: NOW,
    generation: 1,
    attempts: 0,
    ...more,
  });

const call = (more: object) =>
  db('chain_transactions').insert({
    key: 'call:1',
    state: 'QUEUED',
    to_address: `0x${'1'.repeat(40)}`,
    data: '0x',
    value: 0,
    confirmations: 1,
    created_at: NOW,
    ...more,
  });

describe('one check for due work', () => {
  test('finds nothing in an empty database', async () => {
    expect(await look()).toEqual([]);
  });

  test.each([
    ['a millisecond before', at(1), []],
    ['at its time', NOW, ['outbox_jobs']],
    ['after it', at(-1), ['outbox_jobs']],
  ])('judges a job: %s', async (_, firesAt, raised) => {
    await job({ fires_at: firesAt });
    expect(await look()).toEqual(raised);
  });

  test('ignores a leased job, but not one whose lease has ended', async () => {
    await job({ lease_until: new Date(Date.now() + 60_000) });
    expect(await look()).toEqual([]);
    await db('outbox_jobs').update({ lease_until: new Date(Date.now() - 1) });
    expect(await look()).toEqual(['outbox_jobs']);
  });

  test.each([
    [at(1), []],
    [NOW, ['timers']],
  ])('judges a deadline at %s', async (firesAt, raised) => {
    const timer = { aggregate_id: 'clm_1', machine: 'claim', event: 'EXPIRE', tenant_id: 'ten_1' };
    await db('timers').insert({ ...timer, due_at: firesAt, fires_at: firesAt });
    expect(await look()).toEqual(raised);
  });

  test('finds an event that is not numbered yet', async () => {
    const event = { type: 'policy.deleted', resource_sequence: 1, at: NOW, presenter: 'stored', object: '{}' };
    await db('events').insert({ ...event, id: 'evt_1', resource_id: 'pol_1', parties: ['ten_1'] });
    expect(await look()).toEqual(['events']);
    await world.pool.owner.raw(
      `UPDATE cursors SET tx = (SELECT tx FROM events), row_id = 'evt_1' WHERE name = 'relay'`,
    );
    expect(await look()).toEqual([]);
    await db('events').insert({ ...event, id: 'evt_2', resource_id: 'pol_1', parties: ['ten_1'] });
    expect(await look()).toEqual(['events']);
  });

  test('finds a numbered event that is not queued for endpoints', async () => {
    await db('feed_counters').insert({ tenant_id: 'ten_1', last_sequence: 4 });
    expect(await look(), 'nobody listens').toEqual([]);
    await db('webhook_marks').insert({ tenant_id: 'ten_1', sequence: 3 });
    expect(await look()).toEqual(['feed_segments']);
    await db('webhook_marks').update({ sequence: 4 });
    expect(await look()).toEqual([]);
  });

  test.each([
    ['QUEUED', {}, ['chain_transactions']],
    ['SENT on this chain', { state: 'SENT', chain_id: CHAIN }, ['chain_transactions']],
    ['SENT on another', { state: 'SENT', chain_id: 1 }, []],
    ['FAILED', { state: 'FAILED' }, []],
  ])('judges a transaction that is %s', async (_, more, raised) => {
    await world.pool.owner.transaction(async (trx) => {
      // What a row of each state has beside it is the business of its own constraints.
      await trx.raw('SET LOCAL session_replication_role = replica');
      const { rows } = await trx.raw(`SELECT conname FROM pg_constraint
        WHERE conrelid = 'chain_transactions'::regclass AND contype = 'c'`);
      for (const { conname } of rows) await trx.raw('ALTER TABLE chain_transactions DROP CONSTRAINT ??', [conname]);
    });
    await call(more);
    expect(await look()).toEqual(raised);
  });

  test.each(['lifecycle_log', 'audit_log'])('judges a row of %s that is not sealed', async (table) => {
    const rows = {
      lifecycle_log: {
        aggregate_id: 'pol_1',
        step: 1,
        machine: 'policy',
        machine_hash: 'h',
        event: 'CREATE',
        at: NOW,
        to_status: 'ACTIVE',
        to_public: 'ACTIVE',
        actor: 'system',
      },
      audit_log: {
        id: 'aud_1',
        at: NOW,
        actor_type: 'system',
        action: 'policy.created',
        resource_id: 'pol_1',
        data: '{}',
      },
    };
    await db(table).insert(rows[table as keyof typeof rows]);
    expect(await look()).toEqual(['histories']);
    await world.pool.owner.raw(`UPDATE cursors SET tx = pg_current_xact_id(), row_id = '' WHERE name = 'sealer'`);
    expect(await look()).toEqual([]);
  });

  test('covers all tenants, with the system role', async () => {
    const begun: string[] = [];
    world.faults.hit = (_client, text) => void (text.startsWith('BEGIN') && begun.push(text));
    await look();
    expect(begun).toEqual(["BEGIN; SELECT set_config('role', 'paychart_system', true)"]);
  });

  test('wakes no task when it fails, and leaves no connection behind', async () => {
    await job({});
    const raised: string[] = [];
    const watch = new DueWatch(world.engine, SOURCES, (source) => raised.push(source));
    world.faults.hit = (_client, text) => {
      if (text.includes('EXISTS')) throw new Error('the database is away');
    };
    for (let nth = 0; nth < 8; nth += 1) await expect(watch.look()).rejects.toThrow('the database is away');
    expect(raised).toEqual([]);
    world.faults.hit = () => undefined;
    expect(await watch.look()).toBe(1);
    expect(raised).toEqual(['outbox_jobs']);
  });
});

/** So many timers and jobs, all for the same time. */
async function many(count: number, firesAt: Date, prefix: string): Promise<void> {
  const { owner } = world.pool;
  await owner.raw(
    `INSERT INTO timers (aggregate_id, machine, event, tenant_id, due_at, fires_at)
    SELECT ? || n, 'made-up', 'LATE', 'ten_1', ?::timestamptz, ? FROM generate_series(1, ?::int) AS n`,
    [prefix, firesAt, firesAt, count],
  );
  await owner.raw(
    `INSERT INTO outbox_jobs (id, topic, key, payload, due_at, fires_at, created_at, generation, attempts)
    SELECT ? || n, 'test.due', ? || n, '{}', ?::timestamptz, ?, ?, 1, 0 FROM generate_series(1, ?::int) AS n`,
    [prefix, prefix, firesAt, firesAt, NOW, count],
  );
}

test('one check finds due rows by an index, however many are due later', async () => {
  const { owner } = world.pool;
  await many(5000, at(60_000), 'later_');
  await owner.raw('ANALYZE timers, outbox_jobs');
  const nodes = await owner.transaction(async (trx) => {
    await usePlanner(trx);
    return [...nodesOf(await genericPlan(trx, LOOK))];
  });
  for (const table of ['timers', 'outbox_jobs']) {
    const scans = nodes.filter((node) => node['Relation Name'] === table);
    expect(scans.length).toBeGreaterThan(0);
    for (const { 'Index Name': index } of scans) expect(index).toContain(`${table}_fires_at`);
  }
  expect(await look()).toEqual([]);
});

/** Blocks that one look reads. */
async function blocks(): Promise<number> {
  const text = LOOK.replaceAll('$1', `timestamptz '${NOW.toISOString()}'`).replaceAll('$2', String(CHAIN));
  const { rows } = await world.pool.owner.raw(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`);
  const [{ Plan: plan }] = rows[0]['QUERY PLAN'];
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
}

describe('many events of one transaction', () => {
  beforeEach(async () => {
    await world.pool.owner.raw(
      `INSERT INTO events (id, type, resource_id, resource_sequence, at, parties, presenter, object)
      SELECT 'evt_' || lpad(n::text, 6, '0'), 'policy.deleted', 'pol_' || n, 1, ?, '{ten_1}', 'stored', '{}'
      FROM generate_series(1, 20000) AS n`,
      [NOW],
    );
    await world.pool.owner.raw('VACUUM ANALYZE events');
  });

  test.each([
    ['are all numbered, and the mark is behind them', 'pg_current_xact_id()', '', []],
    ['are all numbered, and the mark is on the last one', '(SELECT max(tx) FROM events)', 'evt_020000', []],
    ['are numbered but for the last one', '(SELECT max(tx) FROM events)', 'evt_019999', ['events']],
    ['are not numbered', `'3'::xid8`, '', ['events']],
  ])('%s: a check reads a few blocks', async (_, tx, id, raised) => {
    await world.pool.owner.raw(`UPDATE cursors SET tx = ${tx}, row_id = ? WHERE name = 'relay'`, [id]);
    expect(await look()).toEqual(raised);
    expect(await blocks()).toBeLessThan(25);
  });
});

describe('finished work', () => {
  test('is not read by each check after VACUUM, however small its share is', async () => {
    await many(100_000, at(60_000), 'later_');
    await world.pool.owner.raw('VACUUM ANALYZE timers, outbox_jobs');
    const clean = await blocks();
    await many(1500, at(-1), 'done_');
    await db('timers').whereLike('aggregate_id', 'done_%').delete();
    await db('outbox_jobs').whereLike('id', 'done_%').delete();
    // The first one finds out that they are gone, row by row.
    await blocks();
    expect(await blocks()).toBeGreaterThan(clean + 8);
    await world.pool.owner.raw('VACUUM timers, outbox_jobs');
    expect(await blocks()).toBeLessThanOrEqual(clean + 2);
  });

  test.each([
    ['timers', timersEarly],
    ['outbox_jobs', jobsEarly],
  ])('of %s gets VACUUM at a hundredth of all rows, not at a fifth', async (table, migration) => {
    const options = async () => (await db('pg_class').where({ relname: table }).first('reloptions')).reloptions;
    const early = expect.arrayContaining(['autovacuum_vacuum_scale_factor=0.01', 'autovacuum_vacuum_threshold=1000']);
    expect(await options()).toEqual(early);
    await world.pool.owner.transaction(migration.down);
    expect(await options()).toBeNull();
    await world.pool.owner.transaction(migration.up);
    expect(await options()).toEqual(early);
  });
});
