import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lifecycleTable } from '../../generated/contract/lifecycles.ts';
import { lifecycles } from '../../generated/wiring/lifecycles.ts';
import { newId } from '../../src/platform/db/ids.ts';
import { type DatabaseRole, Transaction } from '../../src/platform/db/transaction.ts';
import { lockAllStatement, lockStatement } from '../../src/platform/lifecycle/aggregates/rows.ts';
import { compiledMachine } from '../../src/platform/lifecycle/compiled-machine.ts';
import { startTestService, type TestService } from '../support/service.ts';
import type { Owned, StoreWalls, WalledRead } from './store-walls.ts';
import { type Furnished, furnish } from './world.ts';

/**
 * The two walls between tenants, each alone, on every function of every store. With row-level security taken away (the
 * system role) the query's own filter has to find the tenant's rows and nobody else's; with the filter taken away (it
 * names the owner) row-level security has to hide them from whoever else asks. Each store has a `<store>.walls.ts` in
 * its domain's tests.
 */
const root = join(import.meta.dirname, '../..');
const load = (file: string) => import(pathToFileURL(join(root, file)).href);
const STORE = /^(?:src|test)\/(?:domains|platform)\/(?<domain>\w+)\/(?:.+\/)?(?<store>[\w-]+)\.(?:store|walls)\.ts$/;
/** By domain, or folder of the platform, and name: the tests of a domain have no folders for its subjects. */
const nameOf = (file: string): string => {
  const { domain, store } = STORE.exec(file)?.groups ?? {};
  return `${domain}/${store}`;
};
const files = globSync('src/{domains,platform}/**/*.store.ts', { cwd: root }).sort();

const exported: string[] = [];
for (const file of files)
  for (const [name, value] of Object.entries(await load(file)))
    if (typeof value === 'function') exported.push(`${nameOf(file)}/${name}`);

const walled = new Map<string, StoreWalls>();
for (const file of globSync('test/{domains,platform}/**/*.walls.ts', { cwd: root }).sort())
  walled.set(nameOf(file), (await load(file)).walls);

const namesIn = (field: 'reads' | 'others') =>
  [...walled].flatMap(([store, walls]) => Object.keys(walls[field] ?? {}).map((name) => `${store}/${name}`));
const cases = [...walled].flatMap(([store, { reads = {} }]) =>
  Object.entries(reads).map(([name, read]) => ({ name: `${store}/${name}`, ...read })),
);

let service: TestService;
let acme: Owned;
/** Has nothing: whatever it sees is somebody else's. */
const stranger = newId('ten');

beforeAll(async () => {
  service = await startTestService();
  const world = await furnish(service);
  acme = owned(world.acme);
  for (const { plant } of walled.values()) await plant?.(service, acme);
}, 60_000);
afterAll(() => service?.stop());

const owned = (tenant: Furnished): Owned => ({
  ...tenant,
  id: (collection) => {
    const id = tenant.ids[collection];
    if (id === undefined) throw new Error(`the world has no ${collection} of ${tenant.name}`);
    return id;
  },
  find: async (table, column, where = { tenant_id: tenant.tenantId }) => {
    const row = await service.pool.owner(table).where(where).first({ value: column });
    if (row === undefined) throw new Error(`the world has no ${table} of ${tenant.name}`);
    return row.value;
  },
});

/** How much was found: rows, a truth, an amount. */
function found(result: unknown): number {
  if (result === undefined || result === null || result === false) return 0;
  if (Array.isArray(result)) {
    const [only] = result as Record<string, unknown>[];
    if (result.length === 1 && only && Object.keys(only).join() === 'count') return Number(only.count);
    return result.length;
  }
  return typeof result === 'bigint' || typeof result === 'number' ? Number(result) : 1;
}

const isQuery = (asked: unknown): asked is Knex.QueryBuilder =>
  typeof (asked as { toSQL?: unknown })?.toSQL === 'function';

/** Asks in a transaction of a tenant, or with the system role, for which there is no row-level security. */
async function look(
  ask: WalledRead['ask'],
  behind: { role: DatabaseRole; wall: string | null; filter: string; of: Owned },
): Promise<number> {
  const transaction = await Transaction.begin(service.pool, { role: behind.role, tenantId: behind.wall });
  try {
    const { reads } = transaction;
    const asked = ask({ reads, tenantId: behind.filter, of: behind.of });
    return found(await (isQuery(asked) ? reads.many(asked) : asked));
  } finally {
    await transaction.rollback();
  }
}

describe('every exported function of a store is listed here', () => {
  test('each is checked against its walls, or states why not', () => {
    const known = [...namesIn('reads'), ...namesIn('others')];
    expect(exported.filter((name) => !known.includes(name))).toEqual([]);
    expect(known.filter((name) => !exported.includes(name))).toEqual([]);
    expect(files.length).toBeGreaterThan(15);
  });
});

describe('with both walls, the owner finds its rows', () => {
  test.each(cases)('$name', async ({ ask }) => {
    const { tenantId } = acme;
    expect(await look(ask, { role: 'app', wall: tenantId, filter: tenantId, of: acme })).toBeGreaterThan(0);
  });
});

describe('without row-level security, the filter of the query holds (R582)', () => {
  test.each(cases.filter(({ walls }) => walls === 'both'))('$name', async ({ ask }) => {
    const seen = (filter: string, of: Owned) => look(ask, { role: 'system', wall: null, filter, of });
    const own = await look(ask, { role: 'app', wall: acme.tenantId, filter: acme.tenantId, of: acme });
    expect(await seen(acme.tenantId, acme), 'exactly what it sees behind both').toBe(own);
    expect(await seen(stranger, acme), 'another tenant, by the owner’s ids').toBe(0);
  });
});

describe('without the filter of the query, row-level security holds (R582)', () => {
  test.each(cases)('$name', async ({ ask }) => {
    const seen = (wall: string) => look(ask, { role: 'app', wall, filter: acme.tenantId, of: acme });
    expect(await seen(stranger)).toBe(0);
    expect(await seen('')).toBe(0);
  });
});

/** The machines whose tables this world has rows of. */
const machines = Object.keys(lifecycles) as (keyof typeof lifecycles)[];
const locked: string[] = [];

describe('locks of every lifecycle hold without row-level security, and without their filter', {
  shuffle: false,
}, () => {
  test.each(machines)('%s', async (machine) => {
    const compiled = compiledMachine(lifecycles[machine].machine as never);
    const { table } = lifecycleTable[machine];
    const { parties } = compiled.meta;
    const exists = await service.pool.owner.schema.hasTable(table);
    if (!exists) return;
    const column = (key: string) => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const mine = await service.pool
      .owner(table)
      .where((any) => {
        for (const key of parties) any.orWhere({ [column(key)]: acme.tenantId });
      })
      .first('id', 'status');
    if (mine === undefined) return;
    locked.push(machine);
    const count = async (role: DatabaseRole, wall: string | null, statement: ReturnType<typeof lockStatement>) => {
      const transaction = await Transaction.begin(service.pool, { role, tenantId: wall });
      try {
        const [result] = await transaction.pipeline([statement]);
        return ((result?.rows ?? []) as { id: string }[]).filter(({ id }) => id === mine.id).length;
      } finally {
        await transaction.rollback();
      }
    };
    const common = { status: mine.status };
    for (const statementFor of [
      (tenant: string) => lockStatement(compiled, [mine.id], tenant),
      (tenant: string) => lockStatement(compiled, [mine.id, 'none'], tenant),
      (tenant: string) => lockAllStatement(compiled, common, tenant),
    ]) {
      expect(await count('app', acme.tenantId, statementFor(acme.tenantId))).toBe(1);
      expect(await count('system', null, statementFor(stranger)), 'the first wall alone').toBe(0);
      expect(await count('app', stranger, statementFor(acme.tenantId)), 'the second wall alone').toBe(0);
    }
  });

  test('the world has rows of most lifecycles', () => {
    expect(locked).toEqual(
      expect.arrayContaining([
        'api-key',
        'claim',
        'claim-link',
        'credential',
        'drip',
        'member',
        'offramp-payment',
        'wallet',
      ]),
    );
  });
});
