import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { EVENTS_AT_ONCE, EventRelay } from '../../src/platform/feed/relay.ts';
import { startTestEngine, type TestEngine } from '../support/engine.ts';
import { feedOf } from '../support/feed.ts';
import { everyEventNumbered, takenByLook } from '../support/horizon.ts';

let tested: TestEngine;
let relay: EventRelay;
let clients: pg.Client[];
beforeAll(async () => {
  tested = await startTestEngine();
  relay = new EventRelay(tested.engine);
  clients = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const client = new pg.Client({ connectionString: tested.url });
      await client.connect();
      return client;
    }),
  );
});
afterAll(async () => {
  await Promise.all(clients.map((client) => client.end()));
  await tested.stop();
});
beforeEach(async () => {
  const { owner } = tested.pool;
  await owner.raw('TRUNCATE events, feed_segments, feed_counters');
  await owner('cursors').where({ name: 'relay' }).update({ tx: '0', row_id: '' });
});

const event = (id: string, step: number, more: object = {}) => ({
  id,
  type: 'payment.created',
  resource_id: 'pay_1',
  resource_sequence: step,
  at: new Date('2026-05-01T12:00:00Z'),
  parties: ['ten_1'],
  presenter: 'member',
  object: {},
  ...more,
});

const told = async (): Promise<string[]> =>
  (await feedOf(tested.pool.owner, 'ten_1')).map(({ sequence, event_id }) => `${sequence} ${event_id}`);

/** Begins a transaction that has its id from now on, as one does whose request has an idempotency key. */
async function began(client: pg.Client): Promise<void> {
  await client.query('BEGIN');
  await client.query('SELECT pg_current_xact_id()');
}

async function commitStep(client: pg.Client, id: string, step: number): Promise<void> {
  await client.query(
    `INSERT INTO events (id, type, resource_id, resource_sequence, at, parties, presenter, object)
      VALUES ($1, 'payment.created', 'pay_1', $2, now(), '{ten_1}', 'member', '{}')`,
    [id, step],
  );
  await client.query('COMMIT');
}

test('the steps of a resource keep their order when an unrelated transaction has an id between theirs (D-390)', async () => {
  const [waiting, unrelated, first] = clients as [pg.Client, pg.Client, pg.Client];
  await began(waiting);
  await began(unrelated);
  await began(first);
  await commitStep(first, 'evt_1', 1);
  await commitStep(waiting, 'evt_2', 2);
  await relay.drain();
  expect(await told()).toEqual([]);
  await unrelated.query('COMMIT');
  await everyEventNumbered(tested.pool.owner, relay);
  expect(await told()).toEqual(['1 evt_1', '2 evt_2']);
});

test('steps before a waiting step keep their place', async () => {
  const [waiting, unrelated, first] = clients as [pg.Client, pg.Client, pg.Client];
  await tested.pool.owner('events').insert(event('evt_0', 1, { resource_id: 'pay_2' }));
  await began(waiting);
  await began(unrelated);
  await began(first);
  await commitStep(first, 'evt_1', 1);
  await commitStep(waiting, 'evt_2', 2);
  await relay.drain();
  await unrelated.query('COMMIT');
  await everyEventNumbered(tested.pool.owner, relay);
  expect(await told()).toEqual(['1 evt_0', '2 evt_1', '3 evt_2']);
});

/** Of one resource: step 2 has the first id, and step 1 the last one, with so many other events between them. */
async function storeApart(between: number): Promise<void> {
  const others = Array.from({ length: between }, (_, n) =>
    event(`evt_other_${String(n).padStart(4, '0')}`, 1, { resource_id: `pay_other_${n}`, tx: '20' }),
  );
  const { owner } = tested.pool;
  await owner('events').insert([event('evt_2', 2, { tx: '10' }), ...others, event('evt_1', 1, { tx: '30' })]);
}

test('an earlier step outside the batch is numbered with it, once', async () => {
  await storeApart(EVENTS_AT_ONCE + 50);
  expect(await takenByLook(tested.pool.owner, () => relay.relayBatch())).toBe(EVENTS_AT_ONCE / 2);
  expect((await told()).slice(0, 3)).toEqual(['1 evt_1', '2 evt_2', '3 evt_other_0000']);
  await everyEventNumbered(tested.pool.owner, relay);
  const feed = await feedOf(tested.pool.owner, 'ten_1');
  expect(feed.map(({ sequence }) => sequence)).toEqual(Array.from({ length: EVENTS_AT_ONCE + 52 }, (_, n) => n + 1));
  expect(new Set(feed.map(({ event_id }) => event_id)).size).toBe(EVENTS_AT_ONCE + 52);
});

test('more earlier steps than fit into a batch do not stop the feed', async () => {
  const late = Array.from({ length: EVENTS_AT_ONCE }, (_, n) =>
    event(`evt_late_${String(n).padStart(4, '0')}`, n + 1, { tx: '30' }),
  );
  const { owner } = tested.pool;
  const others = Array.from({ length: EVENTS_AT_ONCE }, (_, n) =>
    event(`evt_other_${n}`, 1, { resource_id: `pay_other_${n}`, tx: '20' }),
  );
  await owner('events').insert([event('evt_last', EVENTS_AT_ONCE + 1, { tx: '10' }), ...others, ...late]);
  await everyEventNumbered(owner, relay);
  const feed = await feedOf(owner, 'ten_1');
  expect(new Set(feed.map(({ event_id }) => event_id)).size).toBe(2 * EVENTS_AT_ONCE + 1);
  expect(feed).toHaveLength(2 * EVENTS_AT_ONCE + 1);
});
