import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lifecycles } from '../../../generated/wiring/lifecycles.ts';
import {
  assertStoredStates,
  invariantsOf,
  verifyInvariants,
  watchInvariants,
} from '../../../src/platform/audit/index.ts';
import type { Pool } from '../../../src/platform/db/connection/pool.ts';
import { foundAll } from '../../support/found.ts';
import { deadlines } from './planted/deadlines.ts';
import { feeds } from './planted/feeds.ts';
import { histories } from './planted/histories.ts';
import { ledger } from './planted/ledger.ts';
import type { Plants } from './planted/plant.ts';
import { type ToldDatabase, tellDatabase } from './told-database.ts';

const plants: Plants = [
  ...ledger,
  ...feeds,
  ...histories,
  ...deadlines,
  ...(await foundAll<Plants>('.planted.ts', 'plants')).flat(),
];

let told: ToldDatabase;

beforeAll(async () => {
  told = await tellDatabase();
}, 60_000);

afterAll(() => told?.drop());

const violated = async (pool: Pool): Promise<readonly string[]> =>
  (await verifyInvariants(pool, lifecycles)).map(({ invariant }) => invariant);

describe('invariants', () => {
  test('are not broken by a history that the engine wrote (R043)', async () => {
    expect(await told.harmed('', (pool) => verifyInvariants(pool, lifecycles))).toEqual([]);
  });

  test.each(plants)('%s catches %s', async (invariant, bug, plant) => {
    const { sql } = invariantsOf(lifecycles).find(({ name }) => name === invariant) ?? { sql: '' };
    const rows = await told.rowsAfter(plant(told.story), sql);
    expect(rows).not.toEqual([]);
    if (invariant === 'tenants_stay_apart') expect(rows.map(({ reference }) => reference)).toContain(bug);
  });

  test('have a planted bug each, and one for each reference that could leave its tenant', () => {
    const planted = new Set(plants.map(([invariant]) => invariant));
    const unplanted = invariantsOf(lifecycles).filter(({ name }) => !planted.has(name));
    expect(unplanted.map(({ name }) => name)).toEqual([]);
    const references = (invariantsOf(lifecycles).at(-1)?.sql ?? '').matchAll(/SELECT '([^']+)' AS reference/g);
    const strays = plants.filter(([invariant]) => invariant === 'tenants_stay_apart').map(([, reference]) => reference);
    expect([...references].map(([, reference]) => reference).toSorted()).toEqual(strays.toSorted());
  });

  test('do not judge a step of an earlier release by this release', async () => {
    const plant = `UPDATE lifecycle_log SET event = 'RENAMED', machine_hash = 'earlier' WHERE machine = 'tenant'`;
    expect(await told.harmed(plant, violated)).toEqual([]);
  });
});

describe('assertStoredStates', () => {
  test('lets a known database boot, and names unknown states', async () => {
    await told.harmed('', (pool) => assertStoredStates(pool, lifecycles));
    const plant = `ALTER TABLE claims DROP CONSTRAINT claims_status_known; UPDATE claims SET status = 'FROZEN' WHERE status = 'OPEN'`;
    await expect(told.harmed(plant, (pool) => assertStoredStates(pool, lifecycles))).rejects.toThrow('claim FROZEN');
  });
});

describe('watchInvariants', () => {
  test('shows a number for a broken invariant, and 0 for one that holds', async () => {
    const registry = new Registry();
    const watch = watchInvariants(registry, lifecycles);
    await told.harmed('UPDATE ledger_balances SET balance = balance + 1', (pool) => watch.check(pool));
    const text = await registry.metrics();
    expect(text).toMatch(/paychart_invariant_violations\{invariant="balances_equal_transfers"\} [1-9]/);
    expect(text).toContain('paychart_invariant_violations{invariant="history_is_a_path"} 0');
  });
});
