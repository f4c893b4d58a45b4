import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lifecycles } from '../../../generated/wiring/lifecycles.ts';
import {
  assertStoredStates,
  invariantsOf,
  verifyInvariants,
  watchInvariants,
} from '../../../src/kernel/audit/index.ts';
import type { Pool } from '../../../src/kernel/db/pool.ts';
import { builtLifecycles } from '../../support/built.ts';
import { deposits } from './planted/deposits.ts';
import { histories } from './planted/histories.ts';
import { money } from './planted/ledger.ts';
import { legacyPayments } from './planted/legacy-payments.ts';
import { outcomes } from './planted/payments.ts';
import { recipients } from './planted/recipients.ts';
import { tenants } from './planted/tenants.ts';
import { type ToldDatabase, tellDatabase } from './told-database.ts';

let told: ToldDatabase;

beforeAll(async () => {
  told = await tellDatabase();
}, 60_000);

afterAll(() => told?.drop());

const violated = async (pool: Pool): Promise<readonly string[]> =>
  (await verifyInvariants(pool, lifecycles)).map(({ invariant }) => invariant);

describe('invariants', () => {
  test('a history that the engine wrote breaks none of them (R043)', async () => {
    expect(await told.harmed('', (pool) => verifyInvariants(pool, lifecycles))).toEqual([]);
  });

  test.each([...money, ...deposits, ...legacyPayments, ...outcomes, ...recipients, ...histories])(
    '%s catches %s',
    async (invariant, _bug, plant) => {
      expect(await told.harmed(plant(told.story), violated)).toContain(invariant);
    },
  );

  test.each(tenants)('tenants_stay_apart catches %s', async (reference, plant) => {
    const violations = await told.harmed(plant(told.story), (pool) => verifyInvariants(pool, lifecycles));
    const rows = violations.find(({ invariant }) => invariant === 'tenants_stay_apart')?.rows ?? [];
    expect(rows.map((row) => row.reference)).toContain(reference);
  });

  test('each has a planted bug', () => {
    const built = Object.fromEntries(builtLifecycles.map((name) => [name, lifecycles[name]]));
    const planted = new Set(
      [...money, ...deposits, ...legacyPayments, ...outcomes, ...recipients, ...histories]
        .map(([name]) => name)
        .concat('tenants_stay_apart'),
    );
    expect(
      invariantsOf(built)
        .map(({ name }) => name)
        .filter((name) => !planted.has(name)),
    ).toEqual([]);
  });

  test('a step of an earlier release is not judged by this one', async () => {
    const plant = `UPDATE lifecycle_log SET event = 'RENAMED', machine_hash = 'earlier' WHERE machine = 'tenant'`;
    expect(await told.harmed(plant, violated)).toEqual([]);
  });
});

describe('assertStoredStates', () => {
  test('lets a known database boot and names what it does not know', async () => {
    await told.harmed('', (pool) => assertStoredStates(pool, lifecycles));
    const plant = `ALTER TABLE claims DROP CONSTRAINT claims_status_known; UPDATE claims SET status = 'FROZEN' WHERE status = 'OPEN'`;
    await expect(told.harmed(plant, (pool) => assertStoredStates(pool, lifecycles))).rejects.toThrow('claim FROZEN');
  });
});

describe('watchInvariants', () => {
  test('shows what is broken, and 0 for what holds', async () => {
    const registry = new Registry();
    const watch = watchInvariants(registry, lifecycles);
    await told.harmed('UPDATE ledger_balances SET balance = balance + 1', (pool) => watch.check(pool));
    const text = await registry.metrics();
    expect(text).toMatch(/invariant_violations\{invariant="balances_equal_transfers"\} [1-9]/);
    expect(text).toContain('invariant_violations{invariant="history_is_a_path"} 0');
  });
});
