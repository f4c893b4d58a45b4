import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { statementOf } from '../../../src/platform/db/statement.ts';
import { eventOf, feedOf, type ListedEvents } from '../../../src/platform/feed/event.store.ts';
import { startTestEngine, type TestEngine } from '../../support/engine.ts';
import { eventually } from '../../support/eventually.ts';

const SINCE = new Date('2026-03-02T09:00:00.000Z');
const SEGMENTS = 200;
const SIZE = 100;
const LAST = SEGMENTS * SIZE;
/** As long as an id is. */
const ID = `'evt_' || lpad(n::text, 10, '0') || substr(md5(n::text), 1, 16)`;
/** A page and one more. */
const LIMIT = 51;

let engine: TestEngine;

/** A feed of many segments; one event in a thousand is of a rare type, and each resource has five. */
beforeAll(async () => {
  engine = await startTestEngine();
  const { owner } = engine.pool;
  await owner.raw(
    `INSERT INTO events (id, type, resource_id, resource_sequence, at, parties, presenter, object, tx)
      SELECT ${ID}, CASE WHEN n % 1000 = 500 THEN 'card.frozen' ELSE 'payment.created' END, 'pay_' || n / 5, 1,
        ?::timestamptz + (n + 1) * interval '1 second', '{ten_1}', 'payment', '{}', (n / ${SIZE} + 100)::text::xid8
      FROM generate_series(0, ${LAST - 1}) AS n`,
    [SINCE],
  );
  await owner.raw(
    `INSERT INTO feed_segments (tenant_id, last_sequence, event_ids, types, type_numbers, first_tx, last_tx)
      SELECT 'ten_1', max(n) + 1, array_agg(id ORDER BY n), array_agg(DISTINCT type),
        array_agg(CASE WHEN type = 'card.frozen' OR NOT is_mixed THEN 1 ELSE 2 END::smallint ORDER BY n), min(tx), max(tx)
      FROM (SELECT e.*, substr(id, 5, 10)::int AS n, bool_or(type = 'card.frozen') OVER (PARTITION BY tx) AS is_mixed
        FROM events e) e GROUP BY n / ${SIZE}`,
  );
  // Nine tenants of ten are others.
  await owner.raw(
    `INSERT INTO feed_segments SELECT 'ten_' || other, last_sequence, event_ids, types, type_numbers, first_tx, last_tx
      FROM feed_segments CROSS JOIN generate_series(2, 10) AS other`,
  );
  // What was committed a moment ago need not be on the disk yet: until then a page does not count as visible to all.
  await eventually('the index to answer alone', async () => {
    await owner.raw('VACUUM ANALYZE events, feed_segments');
    const { rows } = await owner.raw(`SELECT relallvisible = relpages AS is_visible FROM pg_class
      WHERE oid = 'feed_segments'::regclass`);
    return rows[0].is_visible;
  });
});
afterAll(() => engine.stop());

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
}

/** How many rows of a table were looked at, and how many entries of its indexes alone. */
interface Read {
  events: number;
  feed_segments: number;
  entries: number;
}

function add(read: Read, plan: Plan): Read {
  const { 'Relation Name': table, 'Node Type': node, 'Actual Loops': loops } = plan;
  const rows = Math.round((plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * loops);
  if (node === 'Index Only Scan') read.entries += rows;
  else if (table === 'events' || table === 'feed_segments') read[table] += rows;
  return (plan.Plans ?? []).reduce(add, read);
}

/** As a request of the tenant does, by a plan that is made for all values. */
async function readBy(query: Knex.QueryBuilder): Promise<Read & { readonly found: number }> {
  const { text, values } = statementOf(query);
  const literals = (values ?? []).map((value) =>
    Array.isArray(value)
      ? `ARRAY[${value.map((one) => `'${one}'`).join()}]`
      : `'${value instanceof Date ? value.toISOString() : value}'`,
  );
  return engine.pool.owner.transaction(async (trx) => {
    await trx.raw(`SET LOCAL ROLE paychart_app; SET LOCAL app.tenant_id = 'ten_1';
      SET LOCAL plan_cache_mode = force_generic_plan`);
    await trx.raw(`PREPARE asked AS ${text.replaceAll('?', '\\?')}`);
    const { rows } = await trx.raw(`EXPLAIN (ANALYZE, FORMAT JSON) EXECUTE asked (${literals.join()})`);
    await trx.raw('DEALLOCATE asked');
    const [{ Plan: plan }] = rows[0]['QUERY PLAN'];
    return { ...add({ events: 0, feed_segments: 0, entries: 0 }, plan), found: plan['Actual Rows'] };
  });
}

const listed = (more: Partial<ListedEvents>): Promise<Read & { readonly found: number }> =>
  readBy(feedOf('ten_1', SINCE, { order: 'desc', ...more }).limit(LIMIT));

/** The segments of a page, and one that sorting looks ahead at. */
const PAGE = Math.ceil(LIMIT / SIZE) + 2;

describe('a page of a long feed reads no more segments than it shows', () => {
  test.each([
    ['the newest', {}, 0],
    ['the oldest', { order: 'asc' as const }, 0],
    ['on from the middle', { order: 'asc' as const, from: String(LAST / 2) }, 0],
    // Where a segment begins is not known by its key: those that end up to a segment's length behind are looked at.
    ['back from the middle', { from: String(LAST / 2) }, 200 / SIZE],
  ])('%s', async (_what, which, more) => {
    const { found, events, feed_segments, entries } = await listed(which);
    expect([found, events]).toEqual([LIMIT, LIMIT]);
    expect(feed_segments).toBeLessThanOrEqual(PAGE + more);
    expect(entries).toBe(0);
  });

  test.each(['payment.created', 'payment.*'])('reads a page of a common type: %s', async (type) => {
    const { found, events, feed_segments, entries } = await listed({ type });
    expect([found, events]).toEqual([LIMIT, LIMIT]);
    expect(feed_segments).toBeLessThanOrEqual(PAGE);
    expect(entries).toBeLessThanOrEqual(PAGE);
  });

  test.each(['card.frozen', 'card.*'])(
    'reads only the segments that the index names for a rare type: %s',
    async (type) => {
      const { found, events, feed_segments, entries } = await listed({ type });
      expect([found, events, feed_segments]).toEqual([20, 20, 20]);
      expect(entries).toBe(SEGMENTS);
    },
  );

  test.each(['loan.active', 'loan.*'])('reads nothing for a type without events: %s', async (type) => {
    expect(await listed({ type })).toEqual({ found: 0, events: 0, feed_segments: 0, entries: SEGMENTS });
  });

  test('reads a page of one resource', async () => {
    const { found, events, feed_segments } = await listed({ resourceId: 'pay_700' });
    expect([found, events]).toEqual([5, 5]);
    expect(feed_segments).toBeLessThanOrEqual(5);
    expect(await listed({ resourceId: 'pay_x' })).toMatchObject({ found: 0, events: 0, feed_segments: 0 });
  });

  test('reads one event', async () => {
    const of = (id: string) => readBy(eventOf('ten_1', SINCE, id));
    const { rows } = await engine.pool.owner.raw(`SELECT ${ID} AS id FROM (SELECT 4000 AS n) AS one`);
    expect(await of(rows[0].id)).toMatchObject({ found: 1, events: 1, feed_segments: 1 });
    expect(await of('evt_x')).toMatchObject({ found: 0, events: 0, feed_segments: 0 });
  });
});
