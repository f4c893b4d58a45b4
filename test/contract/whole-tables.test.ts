import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FaultPoint } from '../../src/platform/db/faults.ts';
import { lookedUp } from '../../src/platform/db/rows/row-estimate.ts';
import { feedCursor } from '../../src/platform/feed/event.store.ts';
import { quoted } from '../domains/offramp/audited.ts';
import { startTestChain, type TestChain } from '../support/chain.ts';
import { genericPlan, nodesOf, type PlanNode, usePlanner } from '../support/generic-plan.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { documented } from './documented.ts';
import { send, targetOf } from './exchange.ts';
import { credentialFor, furnish, idFor } from './world.ts';

let chain: TestChain;
let service: TestService;
/** What the service has asked its database, in any kind of request and in the work behind them. */
const statements = new Set<string>();
/** Those of them that a tenant's role has asked, behind row security. */
const behindWalls = new Set<string>();
const roles = new WeakMap<object, string>();
const fault: FaultPoint = {
  hit: (client, text) => {
    const [, role] = /set_config\('role', '(\w+)'|SET LOCAL ROLE (\w+)/.exec(text)?.filter(Boolean) ?? [];
    if (text.startsWith('BEGIN')) roles.delete(client);
    if (role !== undefined) roles.set(client, role);
    if (!/^\s*(select|insert|update|delete|with)\b/i.test(text)) return;
    statements.add(text);
    if (roles.get(client) === 'paychart_app') behindWalls.add(text);
  },
};

// The tests tell one story, in the order in which they stand.
describe('statements that the service has sent', { shuffle: false }, () => {
  beforeAll(async () => {
    chain = await startTestChain();
    service = await startTestService({ chain: chain.source, fault });
    const { acme, harbor } = await furnish(service);
    // Side by side: jobs that are due together ask about many things at once.
    await Promise.all(Array.from({ length: 5 }, () => quoted({ service, chain, acme, harbor }, 'confirmed')));
    await service.runUntilIdle();
    for (const operation of documented.filter(({ meta }) => meta.method === 'get')) {
      const target = targetOf(operation, idFor(operation, acme) ?? '');
      await send(service.url, { method: 'get', target, headers: credentialFor(operation, acme) });
    }
    // Each way to list events is a statement of its own.
    const cursor = feedCursor({ sequence: 3n, at: new Date() });
    for (const which of ['type=claim.opened', 'type=claim.*', `resourceId=${acme.ids.claims}&type=claim.*`]) {
      for (const query of [
        which,
        `${which}&order=asc&cursor=${cursor}`,
        `${which}&cursor=${cursor}`,
        `order=asc&${which}`,
      ]) {
        const headers = { 'x-service-api-key': acme.apiKey };
        const { status } = await send(service.url, { method: 'get', target: `/v1/events?${query}`, headers });
        expect(status, query).toBe(200);
      }
    }
  });
  afterAll(async () => {
    await service?.stop();
    await chain?.stop();
  });

  /** The tables that are read from end to end, and why that is meant. */
  const MEANT: Readonly<Record<string, string>> = {
    provider_liquidity: 'One row for each provider and currency, and all of them are wanted.',
    feed_counters: 'Compared with the mark of each tenant that has a webhook endpoint.',
  };

  /**
   * A statement is planned once for all of its values. Where an index serves one value only, such as an open status, the
   * value has to stand in the text.
   */
  async function readWhole(): Promise<Readonly<Record<string, readonly string[]>>> {
    const read: Record<string, readonly string[]> = {};
    await service.pool.owner.transaction(async (owner) => {
      // What is read from end to end even so cannot be found by an index.
      await usePlanner(owner);
      for (const text of statements) {
        for (const { 'Node Type': type, 'Relation Name': table } of nodesOf(await genericPlan(owner, text))) {
          if (type === 'Seq Scan' && table !== undefined) read[table] = [...(read[table] ?? []), text];
        }
      }
    });
    return read;
  }

  test('no request and no job reads a whole table that grows', async () => {
    expect(statements.size).toBeGreaterThan(250);
    const read = await readWhole();
    for (const table of Object.keys(MEANT)) expect(read, `${table} is read by an index now`).toHaveProperty(table);
    expect(Object.fromEntries(Object.entries(read).filter(([table]) => !(table in MEANT)))).toEqual({});
  });

  /** PostgreSQL has functions for it from 18 on. */
  const FORGET_STATISTICS = `DELETE FROM pg_statistic s USING pg_class c
      WHERE c.oid = s.starelid AND c.relnamespace = 'public'::regnamespace AND c.relkind = 'r';
    UPDATE pg_class SET relpages = 0, reltuples = -1, relallvisible = 0
      WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`;

  /** For a few rows several indexes cost the same, and versions of PostgreSQL choose differently. For many rows they do not. */
  const PRETEND_MANY_ROWS = `UPDATE pg_class SET relpages = 1, reltuples = 1000000
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`;

  /** Changes what the planner knows of the tables: whatever autovacuum has found out, and it finds out nothing until the end. */
  async function givenStatistics(owner: Knex.Transaction, ...statements: readonly string[]): Promise<void> {
    const { rows } = await owner.raw<{ rows: { name: string }[] }>(
      "SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'",
    );
    for (const { name } of rows) await owner.raw('LOCK TABLE ?? IN SHARE UPDATE EXCLUSIVE MODE', name);
    for (const statement of statements) await owner.raw(statement);
  }

  /** Tables all of whose rows are read to be joined with others, and what asks for that. */
  async function joinedWhole(): Promise<Readonly<Record<string, readonly string[]>>> {
    const joined: Record<string, string[]> = {};
    await service.pool.owner.transaction(async (owner) => {
      // As in a new database.
      await givenStatistics(owner, FORGET_STATISTICS);
      await usePlanner(owner);
      for (const text of statements) {
        const plan = await genericPlan(owner, text);
        for (const { Plans: sides = [], 'Node Type': type } of nodesOf(plan)) {
          if (type !== 'Hash Join' && type !== 'Merge Join') continue;
          for (const side of sides.map(readBy)) {
            const { 'Relation Name': table, 'Index Cond': condition } = side;
            if (table !== undefined && condition === undefined) joined[table] = [...(joined[table] ?? []), text];
          }
        }
      }
    });
    return joined;
  }

  /** What a side of a join is, before it is put in order or into a hash table. */
  function readBy(side: PlanNode): PlanNode {
    const [below, ...more] = side.Plans ?? [];
    const isPassedOn = /^(Hash|Sort|Materialize|Memoize)$/.test(side['Node Type']);
    if (below === undefined || more.length > 0) return side;
    return isPassedOn ? readBy(below) : { ...below, ...side };
  }

  /** Columns of an index to which a condition is applied only once the rows have been read. */
  async function readForNothing(): Promise<readonly string[]> {
    const found = new Set<string>();
    await service.pool.owner.transaction(async (owner) => {
      const { rows } =
        await owner.raw(`SELECT indexrelid::regclass::text AS index, array_agg(a.attname::text) AS columns
      FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indexrelid GROUP BY indexrelid`);
      const columnsOf = new Map<string, readonly string[]>(
        rows.map(({ index, columns }: { index: string; columns: readonly string[] }) => [index, columns]),
      );
      await givenStatistics(owner, FORGET_STATISTICS, PRETEND_MANY_ROWS);
      await usePlanner(owner);
      await owner.raw("SELECT set_config('role', 'paychart_app', true), set_config('app.tenant_id', 'ten_1', true)");
      for (const text of behindWalls) {
        const plan = await genericPlan(owner, text);
        for (const node of nodesOf(plan)) {
          const { 'Index Name': index = '', 'Index Cond': condition = '', Filter: filter = '' } = node;
          for (const column of columnsOf.get(index) ?? []) {
            const compared = new RegExp(`\\b${column}\\)?(?:::\\w+)? (?:=|<|<=|>|>=) `);
            if (compared.test(filter) && !new RegExp(`\\b${column}\\b`).test(condition))
              found.add(`${index} ${column}`);
          }
        }
      }
    });
    return [...found];
  }

  /**
   * Behind row security PostgreSQL applies a condition first only if its operator cannot tell anything of the rows that are
   * not shown. Those of text, integers and times cannot; those of numerics may.
   */
  test('no request filters rows one by one on a column that its index already has', async () => {
    expect(behindWalls.size).toBeGreaterThan(100);
    expect(await readForNothing()).toEqual([]);
  });

  /** Compared as a whole, as above. */
  const JOINED = ['feed_counters', 'webhook_marks'];

  test('no request and no job reads a whole table to join it with the few rows that it is about', async () => {
    await service.pool.owner.raw('ANALYZE');
    const joined = await joinedWhole();
    expect(Object.fromEntries(Object.entries(joined).filter(([table]) => !JOINED.includes(table)))).toEqual({});
  });

  test('the check sees a join for which PostgreSQL may read a whole table', async () => {
    const update = (matching: string): string => `UPDATE offramp_payments t SET step = r.step FROM
    (SELECT * FROM jsonb_to_recordset($1::jsonb) AS listed(id text, step int4) LIMIT 32) r WHERE ${matching}`;
    const joins = async (text: string): Promise<boolean> => {
      statements.add(text);
      const joined = await joinedWhole();
      statements.delete(text);
      return 'offramp_payments' in joined;
    };
    expect(await joins(update('t.id = r.id'))).toBe(true);
    expect(await joins(update(lookedUp('t.id', 'r.id')))).toBe(false);
  });

  test('reports a missing index', async () => {
    await service.pool.owner.raw('DROP INDEX provider_attempts_payment_id_index');
    expect(await readWhole()).toHaveProperty('provider_attempts');
  });

  test('the check sees a column that an index cannot find behind row security', async () => {
    const { owner } = service.pool;
    await owner.raw(`ALTER TABLE payment_envelopes DROP CONSTRAINT payment_envelopes_nonce_form,
    ALTER COLUMN nonce TYPE numeric USING nonce::numeric`);
    expect(await readForNothing()).toEqual(['payment_envelopes_nonce_unique nonce']);
  });
});
