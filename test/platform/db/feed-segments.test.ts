import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { down, up } from '../../../migrations/209_feed_segments.ts';
import * as eventsByTransaction from '../../../migrations/290_events_by_resource_and_transaction.ts';
import { openPool, type Pool } from '../../../src/platform/db/connection/pool.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { feedOf } from '../../support/feed.ts';

const AT = new Date('2026-03-02T09:00:00.123Z');
const TYPES = ['claim.released', 'claim.opened', 'payment.created'];

let database: TestDatabase;
let pool: Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool({ url: database.url, max: 1 });
});
afterAll(async () => {
  await pool.close();
  await database.drop();
});

/** So many events, of which each third one is the second tenant's alone and each other third one is both tenants'. */
async function storeFeeds(count: number): Promise<void> {
  const events = Array.from({ length: count }, (_, n) => ({
    id: `evt_${String((n * 7919) % count).padStart(5, '0')}`,
    type: TYPES[(n >> 2) % 3] ?? '',
    resource_id: `res_${n % 50}`,
    resource_sequence: n,
    at: new Date(AT.getTime() + n),
    presenter: 'claim',
    object: '{}',
    tx: String(1000 + (n >> 1)),
    parties: [['ten_1'], ['ten_1', 'ten_2'], ['ten_2']][n % 3] ?? [],
  }));
  const feed = (tenant_id: string, first: number) =>
    events
      .filter(({ parties }) => parties.includes(tenant_id))
      .map(({ id: event_id, type, resource_id, at: created_at }, place) => ({
        tenant_id,
        sequence: first + place,
        event_id,
        type,
        resource_id,
        created_at,
      }));
  await pool.owner.batchInsert('events', events, 500);
  // Retention has erased the head of the second feed.
  await pool.owner.batchInsert('event_feed', [...feed('ten_1', 1), ...feed('ten_2', 4711)], 500);
}

describe('feeds in segments (migration 209)', () => {
  test('keep every event under its number, with its type, and become rows again', async () => {
    const { owner } = pool;
    // The later migration replaces an index of this one.
    await eventsByTransaction.down(owner);
    await owner.transaction(down);
    await storeFeeds(1500);
    // A number that is missing where none may be: the others keep theirs.
    await owner('event_feed').where({ tenant_id: 'ten_1', sequence: 700 }).delete();
    const before = await owner('event_feed').orderBy(['tenant_id', 'sequence']);
    expect(before).toHaveLength(1999);

    await owner.transaction(up);
    for (const tenant of ['ten_1', 'ten_2']) {
      const rows = before.filter(({ tenant_id }) => tenant_id === tenant);
      expect(await feedOf(owner, tenant)).toEqual(
        rows.map(({ sequence, event_id, type }) => ({ sequence: Number(sequence), event_id, type })),
      );
    }
    const segments = await owner('feed_segments').orderBy(['tenant_id', 'last_sequence']);
    expect(segments.map(({ tenant_id, last_sequence }) => `${tenant_id} ${last_sequence}`)).toEqual([
      ...['ten_1 200', 'ten_1 400', 'ten_1 600', 'ten_1 699', 'ten_1 801', 'ten_1 1000'],
      ...['ten_2 4910', 'ten_2 5110', 'ten_2 5310', 'ten_2 5510', 'ten_2 5710'],
    ]);
    const stored = new Map<string, bigint>((await owner('events')).map(({ id, tx }) => [id, BigInt(tx)]));
    for (const { event_ids, types, first_tx, last_tx } of segments) {
      const transactions = (event_ids as string[]).map((id) => stored.get(id) ?? 0n).toSorted((a, b) => Number(a - b));
      expect([BigInt(first_tx), BigInt(last_tx)]).toEqual([transactions[0], transactions.at(-1)]);
      expect(types).toEqual([...TYPES].sort());
    }

    await owner.transaction(down);
    expect(await owner('event_feed').orderBy(['tenant_id', 'sequence'])).toEqual(before);
    await owner.transaction(up);
    expect(await owner('feed_segments').orderBy(['tenant_id', 'last_sequence'])).toEqual(segments);
    await eventsByTransaction.up(owner);
  });

  const segment = (more: object) =>
    pool.owner('feed_segments').insert({
      tenant_id: 'ten_9',
      last_sequence: 9,
      event_ids: ['evt_1', 'evt_2'],
      types: ['a', 'b'],
      type_numbers: [1, 2],
      first_tx: '1',
      last_tx: '2',
      ...more,
    });
  const many = (count: number) => ({
    event_ids: Array.from({ length: count }, (_, n) => `evt_${n}`),
    types: ['a'],
    type_numbers: Array.from({ length: count }, () => 1),
    last_sequence: 1000,
  });

  test.each([
    ['bounded', { event_ids: [], types: [], type_numbers: [] }],
    ['bounded', many(201)],
    ['numbered_from_one', { last_sequence: 1 }],
    ['types_of_events', { types: ['a', 'b', 'c'] }],
    ['each_has_a_type', { types: [] }],
    ['each_has_a_type', { type_numbers: [1] }],
    ['each_has_a_type', { type_numbers: [1, 3] }],
    ['each_has_a_type', { type_numbers: [0, 1] }],
    ['without_nulls', { event_ids: ['evt_1', null] }],
    ['without_nulls', { types: ['a', null] }],
    ['without_nulls', { type_numbers: [1, null] }],
    ['transactions_ordered', { first_tx: '3' }],
  ])('feed_segments_%s', async (constraint, wrong) => {
    await expect(segment(wrong)).rejects.toMatchObject({ constraint: `feed_segments_${constraint}` });
    await segment({});
    await segment(many(200));
    await pool.owner('feed_segments').where({ tenant_id: 'ten_9' }).delete();
  });
});
