import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { replayable } from '../../../src/domains/webhooks/feeds/replay.store.ts';
import { type DatabaseRole, Transaction } from '../../../src/platform/db/transaction.ts';
import { eventOf, feedOf } from '../../../src/platform/feed/event.store.ts';
import { entriesOf } from '../../../src/platform/feed/feed-entries.ts';
import type { RecordOf } from '../../../src/platform/lifecycle/record.ts';
import { anyRow } from '../../support/any-row.ts';
import { startTestEngine, type TestEngine } from '../../support/engine.ts';
import { tell } from '../../support/feed.ts';

const SINCE = new Date('2026-03-02T09:00:00.000Z');
const TENANT = 'ten_1';

/** An event of the tenant's feed, as it has to be found. */
interface Told {
  readonly id: string;
  readonly sequence: number;
  readonly type: string;
  readonly resource: string;
  readonly at: Date;
}

/** `payoutxx` would be of the family `payout_x` if its underscore stood for any letter; `claim.opened` is no family. */
const TYPES = ['claim.opened', 'claim.openex', 'payout_x.created', 'payoutxx.created', 'card.authorization.approved'];
const RESOURCES = ['res_1', 'res_2', 'res_3'];
/** The head is erased, and the last segments are of another cluster, whose transactions began anew. */
const SEGMENTS = [3, 1, 7, 2, 40, 1, 1, 5, 4];
const FIRST = 12;
const FIRST_TX = [100, 100, 101, 102, 140, 150, 90, 99, 145];

let engine: TestEngine;
const feed: Told[] = [];

beforeAll(async () => {
  engine = await startTestEngine();
  const { owner } = engine.pool;
  let sequence = FIRST - 1;
  for (const [nth, size] of SEGMENTS.entries()) {
    const ids: string[] = [];
    for (let place = 0; place < size; place += 1) {
      sequence += 1;
      const n = sequence * 7;
      // The rare type is in two segments alone, and what is too old stands among what is not.
      const type = sequence % 31 === 0 ? 'card.authorization.approved' : (TYPES[n % 4] ?? '');
      const at = new Date(SINCE.getTime() + (sequence % 5 === 0 ? 0 : sequence));
      const event = { id: `evt_${String(n % 100).padStart(2, '0')}_${sequence}`, sequence, type, at };
      const resource = RESOURCES[n % 3] ?? '';
      feed.push({ ...event, resource });
      ids.push(event.id);
      const told = {
        type,
        at,
        resource_id: resource,
        parties: '{ten_1,ten_2}',
        tx: (FIRST_TX[nth] ?? 0) + (place % 3),
      };
      await anyRow(owner, 'events', { id: event.id, presenter: 'claim', ...told });
    }
    await tell(owner, TENANT, sequence, ...ids);
    // Another tenant has some of them under other numbers.
    if (nth % 2 === 0) await tell(owner, 'ten_2', 1000 + sequence, ...ids);
  }
  const beside = { type: 'claim.opened', at: new Date(SINCE.getTime() + 1), resource_id: 'res_1', presenter: 'claim' };
  await anyRow(owner, 'events', { id: 'evt_unnumbered', ...beside, parties: '{ten_1}', tx: 999 });
  await anyRow(owner, 'events', { id: 'evt_erased', ...beside, parties: '{ten_1}', tx: 99 });
  await anyRow(owner, 'events', { id: 'evt_others', ...beside, parties: '{ten_2}', tx: 120 });
  await tell(owner, 'ten_2', 5, 'evt_others');
});
afterAll(() => engine.stop());

const found = async <T extends object>(query: Knex.QueryBuilder, role: DatabaseRole = 'app'): Promise<T[]> => {
  const transaction = await Transaction.begin(engine.pool, { role, tenantId: TENANT });
  const rows = await transaction.reads.many<T>(query);
  await transaction.rollback();
  return rows;
};
const numbers = async (query: Knex.QueryBuilder, role?: DatabaseRole): Promise<number[]> =>
  (await found<{ sequence: bigint }>(query, role)).map(({ sequence }) => Number(sequence));

const isOfType = ({ type }: Told, wanted: string): boolean =>
  wanted === type || (wanted.endsWith('.*') && type.startsWith(wanted.slice(0, -1)));

const orders = ['asc', 'desc'] as const;
const types = [
  undefined,
  'claim.opened',
  'claim.*',
  'payout_x.*',
  'card.authorization.approved',
  'loan.active',
  'loan.*',
];
const LAST = FIRST - 1 + feed.length;

describe.each(orders)('a feed is listed, %s', (order) => {
  describe.each(types)('of the type %s', (type) => {
    test.each([undefined, 'res_2', 'res_9'])(
      'a page of the resource %s starts after its position',
      async (resourceId) => {
        const model = feed
          .filter(({ at }) => at > SINCE)
          .filter((one) => type === undefined || isOfType(one, type))
          .filter(({ resource }) => resourceId === undefined || resource === resourceId)
          .map(({ sequence }) => sequence);
        const ordered = order === 'asc' ? model : model.toReversed();
        for (const from of [undefined, 0, FIRST, FIRST + 3, FIRST + 10, FIRST + 13, 30, 57, 70, LAST, 10_000]) {
          const begins = ordered.filter((one) => from === undefined || (order === 'asc' ? one > from : one < from));
          const given = { order, type, resourceId, from: from === undefined ? undefined : String(from) };
          expect(await numbers(feedOf(TENANT, SINCE, given)), `from ${from}`).toEqual(begins);
          const page = feedOf(TENANT, SINCE, given).limit(4).offset(3);
          expect(await numbers(page, 'system'), `from ${from}`).toEqual(begins.slice(3, 7));
        }
      },
    );
  });
});

test('types and families are separate conditions, each only when it is used', () => {
  const asked = (...wanted: string[]) => entriesOf(TENANT, { order: 'asc', types: wanted }).toString();
  const [names, families] = ['types && ', ' LIKE ANY '];
  expect([asked('claim.*').includes(names), asked('claim.opened').includes(families)]).toEqual([false, false]);
  for (const part of [names, families]) expect(asked('claim.*', 'card.frozen')).toContain(part);
});

describe('one event of a feed', () => {
  test('is found by its id, with its number, among any transactions', async () => {
    const listed = feed.filter(({ at }) => at > SINCE);
    expect(listed.length).toBeGreaterThan(40);
    for (const { id, sequence, type, resource, at } of listed) {
      const [event, ...others] = await found(eventOf(TENANT, SINCE, id));
      expect(others).toEqual([]);
      const numbered = { tenantId: TENANT, eventId: id, sequence: BigInt(sequence) };
      expect(event).toMatchObject({ ...numbered, type, resourceId: resource, at, presenter: 'claim' });
    }
  });

  test.each(['evt_unnumbered', 'evt_erased', 'evt_others', 'evt_x'])('%s is not found', async (id) => {
    expect(await found(eventOf(TENANT, SINCE, id), 'system')).toEqual([]);
  });

  test('is not found after its retention', async () => {
    const old = feed.find(({ at }) => at.getTime() === SINCE.getTime());
    expect(await found(eventOf(TENANT, SINCE, old?.id ?? ''))).toEqual([]);
    expect(await found(eventOf(TENANT, new Date(SINCE.getTime() - 1), old?.id ?? ''))).toHaveLength(1);
  });
});

describe('the events that a replay selects (D-393)', () => {
  const replayed = (eventTypes: readonly string[], until: Date | null = null) => {
    const endpoint = { id: 'whe_1', eventTypes } as unknown as RecordOf<'webhook-endpoint'>;
    const since = new Date(SINCE.getTime() + FIRST + 4);
    return replayable(TENANT, endpoint, { since, until, retainedSince: SINCE });
  };

  test.each([
    [['*']],
    [['claim.opened']],
    [['payout_x.*', 'card.authorization.approved']],
    [['loan.*', 'loan.active']],
  ])('are of the types %s, in feed order', async (eventTypes) => {
    const model = feed
      .filter(({ at }) => at.getTime() >= SINCE.getTime() + FIRST + 4)
      .filter((one) => eventTypes.some((type) => type === '*' || isOfType(one, type)));
    const rows = await found<{ eventId: string; type: string; resourceId: string; sequence: bigint }>(
      replayed(eventTypes),
      'system',
    );
    expect(
      rows.map(({ eventId, type, resourceId, sequence }) => [eventId, type, resourceId, Number(sequence)]),
    ).toEqual(model.map(({ id, type, resource, sequence }) => [id, type, resource, sequence]));
  });

  test('end before the end of the span', async () => {
    const until = new Date(SINCE.getTime() + FIRST + 6);
    expect(await numbers(replayed(['*'], until), 'system')).toEqual([FIRST + 4, FIRST + 5].filter((n) => n % 5 !== 0));
  });
});
