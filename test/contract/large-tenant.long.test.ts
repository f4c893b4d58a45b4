import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limits } from '../../generated/contract/limits.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { type Documented, documented } from './documented.ts';
import { send, targetOf } from './exchange.ts';
import { type AskedStatement, type Listener, listen } from './long-lists/asked.ts';
import { costOf } from './long-lists/cost.ts';
import { fill } from './long-lists/filled.ts';
import { bodiesFor, credentialFor, type Furnished, furnish, idFor } from './world.ts';

/** Rows of each table of one tenant, about other things than those that the requests name. */
const ROWS = 4_000;

/** For one statement of a request. A statement that reads what the tenant has would read ROWS. */
const MOST_BUFFERS = 200;
const MOST_ROWS = 400;

/** Tables of which a tenant has few rows in use, and why. */
const FEW: Readonly<Record<string, number>> = {
  api_keys: 100,
  webhook_endpoints: limits.webhookEndpoints,
};

/** Statements that read as many rows as a tenant has, and why that is meant. A statement is named by a part of its text. */
const MEANT: Readonly<Record<string, string>> = {
  'from "ramps" where "tenant_id" = $1 and "created_at" > $2': 'the ramps of a window, whose sum has a cap',
  'FILTER (WHERE address = $1) AS address from "drips"': 'the drips of one day, whose number has a limit',
  'from "credentials" where "tenant_id" = $1 and "kind" = $2 order by "issued_at"':
    'the proofs of one business, one for each verification that it has passed',
  'select distinct "source_wallet_id"': 'every wallet with a payment under way, when a tenant is looked at',
  'unnest(e.parties) AS p(tenant_id)\n      JOIN webhook_endpoints':
    'one look for each event of the resource and each of the 20 endpoints that a tenant may have',
};

/** A statement, and the first request that has sent it. */
interface Asked {
  readonly statement: AskedStatement;
  readonly by: string;
}

/** What requests ask costs the same however many other rows their tenant has, in whichever table. */
describe('requests of a tenant with many rows in every table', { shuffle: false }, () => {
  let service: TestService;
  let acme: Furnished;
  let listener: Listener;
  const asked = new Map<string, Asked>();
  beforeAll(async () => {
    service = await startTestService({ checkResponses: 'never' });
    ({ acme } = await furnish(service));
    listener = listen({ locking: true });
  });
  afterAll(async () => {
    listener?.stop();
    await service?.stop();
  });

  async function hear(by: string, target: string, operation: Documented, body?: unknown): Promise<void> {
    const { method } = operation.meta;
    const headers = credentialFor(operation, acme);
    const statements = await listener.heard(() => send(service.url, { method, target, headers, body }));
    for (const statement of statements) {
      if (!asked.has(statement.text)) asked.set(statement.text, { statement, by });
    }
  }

  test('covers every operation of the contract, and explains every resource with an id', async () => {
    for (const operation of documented.filter(({ meta }) => meta.method === 'get')) {
      const target = targetOf(operation, idFor(operation, acme) ?? '');
      await hear(operation.id, operation.isList ? `${target}?take=20` : target, operation);
      if (operation.meta.path !== '/v1/explanations/{id}') continue;
      for (const [name, id] of Object.entries(acme.ids))
        await hear(`${operation.id} of ${name}`, targetOf(operation, id), operation);
    }
    for (const operation of documented.filter(({ id, meta }) => meta.method !== 'get' && !ENDING.test(id))) {
      const target = targetOf(operation, idFor(operation, acme) ?? '');
      const bodies = bodiesFor(operation, acme);
      for (const body of bodies.length === 0 ? [undefined] : bodies) await hear(operation.id, target, operation, body);
    }
    const worked = await listener.heard(() => service.runUntilIdle({ mayFail: true }));
    for (const statement of worked)
      if (!asked.has(statement.text)) asked.set(statement.text, { statement, by: 'work' });
    expect(asked.size).toBeGreaterThan(200);
  });

  test('fills every table in which the tenant has rows', async () => {
    const { owner } = service.pool;
    const tables = await tablesOf(owner);
    const filled: string[] = [];
    for (const { table, tenants, apart } of tables) {
      const row = await owner(table)
        .where((rows) => {
          for (const column of tenants) rows.orWhere(column, acme.tenantId);
        })
        .orderBy('id', 'desc')
        .first('id');
      if (row === undefined) continue;
      await fill(owner, {
        table,
        id: row.id,
        rows: FEW[table] ?? ROWS,
        newestAt: new Date(),
        mark: '77',
        blocks: [],
        kept: [],
        apart,
      });
      filled.push(table);
    }
    expect(filled.length).toBeGreaterThan(40);
  });

  /** What each statement costs that reads too much, by its text. */
  async function dear(): Promise<ReadonlyMap<string, string>> {
    const found = new Map<string, string>();
    for (const { statement, by } of asked.values()) {
      const { buffers, rows, plans } = await costOf(service.pool.owner, [statement]);
      if (buffers > MOST_BUFFERS || rows > MOST_ROWS)
        found.set(statement.text, `${by}: ${buffers} buffers, ${rows} rows\n${plans}`);
    }
    return found;
  }

  const isMeant = (text: string): boolean => Object.keys(MEANT).some((part) => text.includes(part));

  test('reads no table of the tenant in full in any statement', async () => {
    const found = await dear();
    expect([...found].filter(([text]) => !isMeant(text)).map(([, cost]) => cost)).toEqual([]);
    const cheap = Object.keys(MEANT).filter((part) => ![...found.keys()].some((text) => text.includes(part)));
    expect(cheap, 'reads few rows now').toEqual([]);
  });

  test('reports a planted missing index', async () => {
    await service.pool.owner.raw('DROP INDEX invoices_by_hold_wallet');
    const texts = [...(await dear()).keys()];
    expect(texts.filter((text) => text.includes('"hold_wallet_id"')).length).toBeGreaterThan(0);
  });
});

/** After these what is asked next would be refused. */
const ENDING =
  /^(revokeApiKey|removeMember|updateMember|suspendMember|setTestTenantStatus|advanceTestClock|setTestClock)$/;

/** Columns that name something, or are a fingerprint of it. */
const NAMES = /_(id|index|hash)$|^(address|sha256|wallet_address)$/;

interface TenantTable {
  readonly table: string;
  /** Its columns that name a tenant. */
  readonly tenants: readonly string[];
  /** Its columns that name something else: in a copy, something else than in the row. */
  readonly apart: readonly string[];
}

async function tablesOf(owner: Knex): Promise<readonly TenantTable[]> {
  const { rows } = await owner.raw<{ rows: { table: string; columns: string[] }[] }>(
    `SELECT c.relname::text AS "table", array_agg(a.attname::text) AS columns FROM pg_class c
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
        AND a.atttypid = 'text'::regtype
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' GROUP BY 1 ORDER BY 1`,
  );
  return rows
    .map(({ table, columns }) => ({
      table,
      tenants: columns.filter((name) => /(^|_)tenant_id$/.test(name)),
      apart: columns.filter((name) => NAMES.test(name) && !/(^|_)tenant_id$/.test(name)),
      hasId: columns.includes('id'),
    }))
    .filter(({ tenants, hasId }) => hasId && tenants.length > 0);
}
