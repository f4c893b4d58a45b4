import process from 'node:process';
import type { Knex } from 'knex';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { writeCursor } from '../../src/platform/lists/paging.ts';
import { rounds } from '../support/rounds.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { type Documented, documented } from './documented.ts';
import { send, targetOf } from './exchange.ts';
import { filtersOf, knownValues, type Parameter } from './filters.ts';
import {
  type AskedStatement,
  type Condition,
  conditionsOf,
  isPage,
  type Listener,
  listedTables,
  listen,
} from './long-lists/asked.ts';
import { type Cost, costOf } from './long-lists/cost.ts';
import { type Blocks, checkedValues, copiedId, fill, removeCopies, startsOf } from './long-lists/filled.ts';
import { credentialFor, type Furnished, furnish, idFor } from './world.ts';

/**
 * A page of a list costs what the page costs: however many rows the list has, wherever the page begins, whatever the list
 * is filtered by. It is asked of every list of the contract. `npm test` fills a list with some thousand rows, in which a
 * scan of all of them shows by the rows that it looks at; `npm run test:long` with 100,000.
 */
const ROWS = Number(process.env.LIST_ROWS ?? rounds(2_000, 100_000));

/** For a page of 20, with everything else that the request asks. */
const MOST_BUFFERS = 200;
const MOST_ROWS = 400;
/** Judged on a machine that does nothing else: `QUIET_MACHINE=1`. */
const MOST_MS = process.env.QUIET_MACHINE === '1' ? 20 : Number.POSITIVE_INFINITY;

/** Lists that are not filled here, and why. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  listLiquidity: 'has one row for each provider and currency',
  listEvents: 'reads a feed by its numbers: test/domains/webhooks/feeds',
};

/** Rows that there are few of, whatever happens, and why. */
const FEW: Readonly<Record<string, string>> = {
  'api_keys status ACTIVE': 'a tenant has 100 keys at most that are not revoked',
  'twofa_factors status VERIFIED': 'the factors by which one person has proved to be that person',
};

/** Lists that tell how many rows they have, which PostgreSQL counts in an index. */
const COUNTED: readonly string[] = ['listWallets'];

const isCount = ({ id }: Documented, text: string): boolean => COUNTED.includes(id) && /^select count\(\*\)/.test(text);

/** What copies of a row cannot share with it, and why. */
const NOT_SHARED: Readonly<Record<string, string>> = {
  'members user_id': 'a person is a member of a tenant once',
};

const lists = documented.filter(({ isList, id }) => isList && !(id in ELSEWHERE));

/** A filter of a list with one of its values, and what the list's rows have to have for it. */
interface Filtered {
  readonly search: string;
  readonly conditions: readonly Condition[];
}

describe('long lists', { shuffle: false }, () => {
  let service: TestService;
  let acme: Furnished;
  let harbor: Furnished;
  let listener: Listener;
  beforeAll(async () => {
    service = await startTestService({ checkResponses: 'never' });
    ({ acme, harbor } = await furnish(service));
    listener = listen();
  });
  afterAll(async () => {
    listener?.stop();
    await service?.stop();
  });

  /** What a request for a page asks of the database, and how many rows it shows. */
  async function asked(list: Documented, search: string, expected?: number) {
    const target = `${targetOf(list, idFor(list, acme) ?? '')}?take=20&${search}`;
    let shown = 0;
    const statements = await listener.heard(async () => {
      const headers = credentialFor(list, acme);
      const { status, text, body } = await send(service.url, { method: 'get', target, headers });
      const told = status === 500 ? service.logLines.findLast((line) => line.includes('stack')) : text;
      if (expected !== undefined) expect(status, `${target} ${told}`).toBe(expected);
      shown = (Object.values(body as object)[0] as readonly unknown[]).length;
    });
    return { statements, shown };
  }

  const pageOf = async (list: Documented, search: string): Promise<AskedStatement | undefined> =>
    (await asked(list, search)).statements.find(isPage);

  /** A filter with each of its values, or with one that rows could have where the contract names none. */
  async function valuesOf(list: Documented, plain: AskedStatement, filter: Parameter): Promise<readonly Filtered[]> {
    const known = knownValues(filter);
    // Many things are named by ids, and few rows name one of them.
    const values = known.length > 0 ? known : Array.from({ length: 20 }, (_, at) => `+155501999${at + 10}`);
    const keyOf = ({ table, column, value }: Condition): string => `${table}.${column}=${value}`;
    const usual = new Set(conditionsOf(plain).map(keyOf));
    const found: Filtered[] = [];
    for (const value of values) {
      const search = `${filter.name}=${encodeURIComponent(value)}`;
      const page = await pageOf(list, search);
      const conditions = page && conditionsOf(page).filter((one) => !usual.has(keyOf(one)));
      found.push({ search, conditions: conditions ?? [] });
    }
    return found;
  }

  test.each(lists.map((list) => [list.id, list] as const))('%s', async (_, list) => {
    const { statements } = await asked(list, '', 200);
    const page = statements.find(isPage);
    if (page === undefined) throw new Error('no statement of the request reads a page');
    const filters: Filtered[] = [];
    for (const filter of filtersOf(list)) filters.push(...(await valuesOf(list, page, filter)));
    const filled = await fillList(page, filters);
    expect(await asked(list, '', 200), 'the list shows copies').toMatchObject({ shown: 20 });

    const isVersioned = /order by "version"/.test(page.text);
    const cursorAt = (place: number): string => {
      const createdAt = isVersioned ? new Date(1000 + place) : new Date(filled.newestAt.getTime() - place * 1000);
      return `cursor=${writeCursor({ id: copiedId(filled.id, filled.mark, place), createdAt })}`;
    };
    const faults: string[] = [];
    const judge = async (search: string, place?: number): Promise<void> => {
      const from = place === undefined ? search : [search, cursorAt(Math.floor(place))].filter(Boolean).join('&');
      const { buffers, rows, ms, plans } = await costIn(list, from);
      if (buffers <= MOST_BUFFERS && rows <= MOST_ROWS && ms <= MOST_MS) return;
      faults.push(
        `${list.id} ${search} from ${place ?? 'the first'}: ${buffers} buffers, ${rows} rows, ${ms} ms\n${plans}`,
      );
    };
    const ends = filled.blocks.flatMap(startsOf).filter((start) => start > 0);
    await judge('');
    for (const end of new Set([ROWS / 2, ROWS, ...ends])) await judge('', Math.max(0, end - 10));
    for (const { search, conditions } of filters) {
      const { start, rows } = blockOf(filled, conditions[0]);
      await judge(search);
      for (const place of [start + rows / 2, start + rows - 10]) await judge(search, place);
    }
    expect(faults).toEqual([]);
  });

  interface Filled {
    readonly id: string;
    readonly mark: string;
    readonly newestAt: Date;
    readonly blocks: readonly Blocks[];
  }

  let marks = 0;
  const copies: { table: string; id: string; mark: string }[] = [];
  afterEach(async () => {
    for (const one of copies.splice(0)) await removeCopies(service.pool.owner, one);
  });

  /** Copies a row of each table of a list; answers what the first of them has been given. */
  async function fillList(page: AskedStatement, filters: readonly Filtered[]): Promise<Filled> {
    const { owner } = service.pool;
    const newestAt = new Date();
    const mark = String(marks).padStart(2, '0');
    marks += 1;
    const ids = await listedIds(page);
    const filled: Filled[] = [];
    for (const table of listedTables(page)) {
      // The copies that an earlier list has left may fill the first page alone.
      const tenants = page.values.filter((value) => typeof value === 'string' && value.startsWith('ten_'));
      const row =
        (await owner(table).whereIn('id', ids).orderBy('id').first('id')) ??
        (await owner(table)
          .whereIn('tenant_id', tenants as string[])
          .orderBy('id')
          .first('id'));
      expect(row, `the list has a row of ${table}`).toBeDefined();
      const blocks = await blocksOf(table, page, filters);
      const kept = conditionsOf(page).map(({ column }) => column);
      await fill(owner, { table, id: row.id, rows: ROWS, newestAt, mark, blocks, kept });
      filled.push({ id: row.id, mark, newestAt, blocks });
      copies.push({ table, id: row.id, mark });
    }
    return filled[0] as Filled;
  }

  /** What the copies of a row have: each value that the list is filtered by, and each status that it does not show. */
  async function blocksOf(
    table: string,
    page: AskedStatement,
    filters: readonly Filtered[],
  ): Promise<readonly Blocks[]> {
    const conditions = filters.flatMap((filter) => filter.conditions).filter((one) => one.table === table);
    const valuesOfColumn = new Map(
      [...Map.groupBy(conditions, ({ column }) => column)].map(([column, of]) => [
        column,
        new Set(of.map(({ value }) => value)),
      ]),
    );
    const statuses = new Set(await checkedValues(service.pool.owner, table, 'status'));
    const isProjected = valuesOfColumn.has('public_status');
    if (statuses.size > 1 && !isProjected)
      valuesOfColumn.set('status', new Set([...(valuesOfColumn.get('status') ?? []), ...statuses]));
    return [
      ...sidesOf(table, page),
      ...[...valuesOfColumn].map(([column, values]) => divided(table, column, [...values])),
      ...Object.keys(NOT_SHARED)
        .filter((name) => name.startsWith(`${table} `))
        .map((name) => ({ column: name.slice(table.length + 1), blocks: [{ value: null, rows: ROWS }] })),
    ];
  }

  /** The one, the other, and both, where a list has the rows of several parties. */
  function sidesOf(table: string, page: AskedStatement): readonly Blocks[] {
    const own = conditionsOf(page).filter((one) => one.table === table && one.value === acme.tenantId);
    const parties = [...new Set(own.map(({ column }) => column))];
    if (parties.length < 2) return [];
    const rows = Math.floor(ROWS / (parties.length + 1));
    return parties.map((column) => ({
      column,
      blocks: [
        ...parties.map((one) => ({ value: one === column ? acme.tenantId : harbor.tenantId, rows })),
        { value: acme.tenantId, rows: ROWS - rows * parties.length },
      ],
    }));
  }

  function divided(table: string, column: string, values: readonly unknown[]): Blocks {
    const isFew = (value: unknown): boolean => `${table} ${column} ${value}` in FEW;
    const few = values.filter(isFew);
    const many = values.filter((value) => !isFew(value));
    const rest = ROWS - few.length * 20;
    const rows = Math.floor(rest / many.length);
    const blocks = many.map((value, at) => ({ value, rows: at === 0 ? rest - rows * (many.length - 1) : rows }));
    return { column, blocks: [...blocks, ...few.map((value) => ({ value, rows: 20 }))] };
  }

  /** Where the copies are that fit a condition; all of them where there is none. */
  function blockOf({ blocks }: Filled, condition: Condition | undefined): { start: number; rows: number } {
    const of = blocks.find(({ column }) => column === condition?.column);
    const at = of?.blocks.findIndex(({ value }) => value === condition?.value) ?? -1;
    const block = of?.blocks[at];
    return of && block ? { start: startsOf(of)[at] ?? 0, rows: block.rows } : { start: 0, rows: ROWS };
  }

  /** The ids of the rows that a page shows. */
  async function listedIds({ text, values }: AskedStatement): Promise<readonly string[]> {
    const { rows } = await service.pool.owner.raw<{ rows: { id: string }[] }>(
      text.replaceAll(/\$\d+/g, '?'),
      values as Knex.RawBinding[],
    );
    return rows.map(({ id }) => id);
  }

  async function costIn(list: Documented, search: string): Promise<Cost> {
    const { owner } = service.pool;
    const heard = await asked(list, search, 200);
    const statements = heard.statements.filter(({ text }) => !isCount(list, text));
    let cost = await costOf(owner, statements);
    // What else runs on the machine takes its time too.
    for (let again = 0; again < 4 && cost.ms > MOST_MS; again += 1) cost = await costOf(owner, statements);
    return cost;
  }
});
