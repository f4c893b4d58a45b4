import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enqueue } from '../../../src/platform/lifecycle/writes.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { together } from '../../support/together.ts';
import { working } from '../../support/working.ts';
import { newOwner } from '../wallets/owners.ts';
import { between, THREE } from './fixture.ts';

/** What several accounts, rules or requests have to do with each other: nothing of it needs the chain. */
let service: TestService;
let acme: TestTenant;
let harbor: TestTenant;
beforeAll(async () => {
  service = await startTestService();
  acme = await service.signUp('Acme Treasury');
  harbor = await service.signUp('Harbor Treasury');
});
afterAll(() => service?.stop());

const HOUR = 3600;
const DAY = 24 * HOUR;
const db = (table: string) => service.pool.owner(table);
const account = ({ api }: TestTenant) =>
  api.createTreasuryAccount({ name: 'Main', owners: [{ address: newOwner().address }], buckets: [...THREE] }).unwrap();
const advance = ({ api }: TestTenant, advanceSeconds: number) => api.advanceTestClock({ advanceSeconds }).unwrap();

describe('several accounts', () => {
  test('accrue until the midnight of their own tenant’s clock (D-282)', async () => {
    const tenants = [acme, harbor];
    const accounts = [await account(acme), await account(harbor)];
    await Promise.all([advance(acme, DAY), advance(harbor, 3 * DAY)]);
    await service.runUntilIdle();
    // Once more, and both at the same time.
    const ids = accounts.map(({ id }) => id);
    await db('treasury_buckets')
      .whereIn('account_id', ids)
      .update({ accrued_until: new Date(0) });
    await working(service, async (unit) => {
      for (const accountId of ids) unit.write(enqueue('treasury.yield', { accountId }, { key: accountId }));
    });
    await service.runUntilIdle();
    for (const [at, tenant] of tenants.entries()) {
      const clock = Date.parse((await tenant.api.getTestClock().unwrap()).now);
      const bucket = await db('treasury_buckets')
        .where({ account_id: accounts[at]?.id })
        .whereNotNull('apy_bps')
        .first();
      expect(bucket.accrued_until, tenant.name).toEqual(new Date(Math.floor(clock / (DAY * 1000)) * DAY * 1000));
    }
  });

  test('are completed or failed by their own wallets only (D-278)', async () => {
    const accounts = [await account(acme), await account(acme), await account(acme)];
    const walletsOf = (at: number) =>
      db('treasury_buckets').where({ account_id: accounts[at]?.id }).select('wallet_id');
    const at = { deployed_at: new Date(), deployment_tx_hash: '0x01' };
    await db('wallets')
      .whereIn('id', walletsOf(0))
      .update({ status: 'DEPLOYED', ...at });
    await db('wallets').whereIn('id', walletsOf(1)).update({ status: 'FAILED', failure_reason: 'x' });
    const wallets: { wallet_id: string }[] = await db('treasury_buckets').whereIn(
      'account_id',
      accounts.map(({ id }) => id),
    );
    await working(service, async (unit) => {
      for (const { wallet_id: walletId } of wallets) {
        unit.write(enqueue('treasury.provision', { walletId }, { key: walletId }));
      }
    });
    await service.runUntilIdle();
    const statuses = await Promise.all(
      accounts.map(async ({ id }) => (await db('treasury_accounts').where({ id }).first()).status),
    );
    expect(statuses).toEqual(['ACTIVE', 'FAILED', 'PROVISIONING']);
  });
});

describe('rules of one account', () => {
  const rule = async (tenant: TestTenant, intervalSeconds: number) => {
    const { id, buckets } = await account(tenant);
    const terms = { type: 'SWEEP_EXCESS', thresholdUsd: '100.00', ...between({ buckets }, 0, 1) } as const;
    const add = (seconds: number) => tenant.api.createTreasuryRule({ id, ...terms, intervalSeconds: seconds }).unwrap();
    return { id, add, first: await add(intervalSeconds) };
  };

  test('run when they are due, even when another rule runs less often (D-284)', async () => {
    const { id, add, first } = await rule(acme, 2 * HOUR);
    const second = await add(3 * HOUR);
    const ran = async () => {
      await service.runUntilIdle();
      const { rules } = await acme.api.listTreasuryRules({ id }).unwrap();
      return [first, second].map((one) => rules.find((found) => found.id === one.id)?.lastRunAt !== null);
    };
    await advance(acme, 2 * HOUR);
    expect(await ran()).toEqual([true, false]);
    await advance(acme, HOUR);
    expect(await ran()).toEqual([true, true]);
  });

  test('keep both of two changes that are made at the same time (D-283)', async () => {
    const { first } = await rule(harbor, HOUR);
    const { id: ruleId } = first;
    await together(service.pool.owner, [
      () => harbor.api.updateTreasuryRule({ ruleId, thresholdUsd: '90.00' }).unwrap(),
      () => harbor.api.updateTreasuryRule({ ruleId, intervalSeconds: 2 * HOUR }).unwrap(),
    ]);
    const row = await db('treasury_rules').where({ id: ruleId }).first();
    expect([String(row.threshold_base_units), row.interval_seconds]).toEqual(['90000000', 2 * HOUR]);
  });
});
