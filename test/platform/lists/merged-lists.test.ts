import type { Knex } from 'knex';
import knexOf from 'knex';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RowReads } from '../../../src/platform/db/reads.ts';
import { sql } from '../../../src/platform/db/sql.ts';
import type { Query } from '../../../src/platform/db/statement.ts';
import { listForEachColumn, listForEachValue, whereAnyIs } from '../../../src/platform/lists/alternatives.ts';
import { type PageQuery, type PageRow, page } from '../../../src/platform/lists/paging.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';

interface Deal extends PageRow {
  readonly buyer: string;
  readonly seller: string;
}

describe('a list of several parties', () => {
  let database: TestDatabase;
  let db: Knex;
  const SIDES = ['buyer', 'seller'];
  const TENANTS = ['acme', 'harbor'];
  const STATUSES = ['OPEN', 'SOLD', 'LOST'];

  beforeAll(async () => {
    database = await createTestDatabase();
    db = knexOf({ client: 'pg', connection: database.url });
    await db.schema.createTable('deals', (t) => {
      t.text('id').primary();
      t.specificType('created_at', 'timestamptz(3)').notNullable();
      for (const side of SIDES) t.text(side).notNullable();
      t.text('status').notNullable();
      // Rows that could not be compared with one another.
      t.json('terms').notNullable();
    });
    // Of each kind: acme buys, acme sells, acme deals with itself, acme is no party; four of them at one moment each.
    const deals = Array.from({ length: 96 }, (_, at) => ({
      id: `deal_${String((at * 37) % 96).padStart(3, '0')}`,
      created_at: new Date(Date.UTC(2026, 2, 2, 9, 0, 0, Math.floor(at / 16))),
      buyer: TENANTS[at % 2],
      seller: TENANTS[Math.floor(at / 2) % 2],
      status: STATUSES[Math.floor(at / 4) % 3],
      terms: '{}',
    }));
    await db('deals').insert(deals);
  });
  afterAll(async () => {
    await db.destroy();
    await database.drop();
  });

  const reads: RowReads = {
    many: async <T extends object>(query: Query) => {
      const { sql: text, bindings } = (query as Knex.QueryBuilder).toSQL();
      const { rows } = await db.raw(text, bindings as Knex.RawBinding[]);
      return rows.map(({ created_at: createdAt, ...row }: { created_at: Date }) => ({ ...row, createdAt })) as T[];
    },
    one: async () => undefined,
  };
  const deals = () => sql('deals').select('*');
  const listsOfAcme = () => listForEachColumn(deals(), SIDES, 'acme');
  const all = (rows: Knex.QueryBuilder) => reads.many<Deal>(rows.orderByRaw('created_at DESC, id DESC'));
  const idsOf = (rows: readonly PageRow[]): string[] => rows.map(({ id }) => id);

  async function walked(lists: readonly Knex.QueryBuilder[], query: PageQuery): Promise<string[]> {
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const { rows, next } = await page<Deal>(reads, lists, { ...query, ...(cursor !== undefined && { cursor }) });
      ids.push(...idsOf(rows));
      expect(ids.length, 'the list ends').toBeLessThan(200);
      cursor = next;
    } while (cursor !== undefined);
    return ids;
  }

  test.each([1, 2, 3, 5, 24, 200])('shows each row once, in order, in pages of %i', async (take) => {
    const expected = idsOf(await all(whereAnyIs(deals(), SIDES, 'acme')));
    expect(expected).toHaveLength(72);
    expect(await walked(listsOfAcme(), { take })).toEqual(expected);
  });

  test.each([0, 1, 7, 30, 71, 72, 100])('skips %i rows of the merged list', async (skip) => {
    const expected = idsOf(await all(whereAnyIs(deals(), SIDES, 'acme')));
    const { rows, next } = await page<Deal>(reads, listsOfAcme(), { take: 9, skip });
    expect(idsOf(rows)).toEqual(expected.slice(skip, skip + 9));
    expect(next === undefined).toBe(skip + 9 >= expected.length);
  });

  test.each([[['OPEN']], [['OPEN', 'LOST']], [['LOST', 'OPEN', 'LOST']], [['NONE']]])(
    'shows the rows of the statuses %j',
    async (statuses) => {
      const lists = listForEachValue(listsOfAcme(), 'status', statuses);
      const expected = idsOf(await all(whereAnyIs(deals(), SIDES, 'acme').whereIn('status', statuses)));
      expect(await walked(lists, { take: 4 })).toEqual(expected);
    },
  );

  test('respects the times that a request names', async () => {
    const [createdAfter, createdBefore] = ['2026-03-02T09:00:00.001Z', '2026-03-02T09:00:00.004Z'];
    const rows = whereAnyIs(deals(), SIDES, 'acme').whereRaw('created_at >= ? AND created_at < ?', [
      createdAfter,
      createdBefore,
    ]);
    const expected = idsOf(await all(rows));
    expect(expected).toHaveLength(36);
    expect(await walked(listsOfAcme(), { take: 5, createdAfter, createdBefore })).toEqual(expected);
  });

  test('has no rows if there are no lists', async () => {
    expect(await page(reads, [], {})).toEqual({ rows: [], next: undefined });
    expect(await page(reads, listForEachValue(listsOfAcme(), 'status', []), {})).toEqual({ rows: [], next: undefined });
  });

  test('is one list per side if no values are given', () => {
    expect(listForEachValue(listsOfAcme(), 'status', undefined)).toHaveLength(2);
  });
});
