import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import type { Address } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatUsd } from '../../../src/payments/ledger/money.ts';
import { verifyInvariants } from '../../../src/platform/audit/index.ts';
import { Random } from '../../contract/random.ts';
import { startTestChain, type TestChain } from '../../support/chain.ts';
import { startFaultProxy } from '../../support/fault-proxy.ts';
import { type Process, spawnProcess } from '../../support/processes.ts';
import { rounds } from '../../support/rounds.ts';
import { eventually, startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { callsOf, usdcOf } from '../payments/fixture.ts';
import { runUntilChainIdle } from '../wallets/owners.ts';
import { between, held, signSweep, type Treasury, treasury } from './fixture.ts';

const SWEEPS = rounds(8, 40);
const KILLS = rounds(1, 6);
const ACCOUNTS = 4;

let chain: TestChain;
let service: TestService;
let acme: TestTenant;
let accounts: Treasury[];

beforeAll(async () => {
  chain = await startTestChain();
  service = await startTestService({ chain: chain.source });
  acme = await service.signUp('Acme Faults');
  accounts = [];
  for (let n = 0; n < ACCOUNTS; n += 1) accounts.push(await treasury(service, acme, { holdings: [1000, 1000] }));
});
afterAll(async () => {
  await service?.stop();
  await chain?.stop();
});

const hold = (holdExecution: boolean) => acme.api.setTestChain({ holdExecution }).unwrap();

interface Ready {
  readonly id: string;
  readonly paymentId: string;
}

/** So many sweeps over the accounts, to and fro, signed and held back. */
async function ready(count: number): Promise<Ready[]> {
  const sweeps: Ready[] = [];
  for (let n = 0; n < count; n += 1) {
    const main = accounts[n % ACCOUNTS];
    if (!main) throw new Error('no account');
    // Two of three go one way.
    const [source, dest] = Math.floor(n / ACCOUNTS) % 3 === 2 ? [1, 0] : [0, 1];
    const body = { id: main.id, ...between(main, source, dest), amountUsd: '0.01' };
    const sweep = await acme.api.createTreasurySweep(body).unwrap();
    await signSweep(acme, main, sweep);
    sweeps.push(sweep);
  }
  return sweeps;
}

/** What each bucket has to hold when these sweeps are done. */
async function after(sweeps: readonly Ready[], before: readonly (readonly bigint[])[]): Promise<bigint[][]> {
  const then = before.map((balances) => [...balances]);
  for (const { id } of sweeps) {
    const { accountId, sourceBucketId, destBucketId } = await acme.api.getTreasurySweep({ sweepId: id }).unwrap();
    const nth = accounts.findIndex((one) => one.id === accountId);
    const buckets = accounts[nth]?.buckets ?? [];
    const balances = then[nth] ?? [];
    const place = (bucketId: string) => buckets.findIndex((bucket) => bucket.id === bucketId);
    balances[place(sourceBucketId)] = (balances[place(sourceBucketId)] ?? 0n) - 10_000n;
    balances[place(destBucketId)] = (balances[place(destBucketId)] ?? 0n) + 10_000n;
  }
  return then;
}

const onChain = () =>
  Promise.all(
    accounts.map(({ buckets }) => Promise.all(buckets.map(({ address }) => usdcOf(chain, address as Address)))),
  );

/** Each moved its money exactly once, and the service says of every bucket what the chain does. */
async function expectOnce(sweeps: readonly Ready[], before: readonly (readonly bigint[])[]): Promise<void> {
  for (const { id, paymentId } of sweeps) {
    expect((await acme.api.getTreasurySweep({ sweepId: id }).unwrap()).status, id).toBe('COMPLETED');
    expect(await callsOf(service, paymentId)).toMatchObject([{ state: 'CONFIRMED' }]);
  }
  const balances = await onChain();
  expect(balances).toEqual(await after(sweeps, before));
  for (const [nth, main] of accounts.entries()) {
    expect(await held(acme, main)).toEqual((balances[nth] ?? []).map(formatUsd));
  }
  expect(await verifyInvariants(service.pool, service.engine.lifecycles)).toEqual([]);
}

const openAmong = async (sweeps: readonly Ready[]): Promise<number> => {
  const ids = sweeps.map(({ id }) => id);
  return (await service.pool.owner('treasury_sweeps').whereIn('id', ids).where({ status: 'PROPOSED' })).length;
};

describe('sweeps over a node that fails', { timeout: 120_000 + SWEEPS * 3000 }, () => {
  it(`completes each of ${SWEEPS} sweeps exactly once, with 30 % errors, 5 % silence and lost replies (D-286)`, async () => {
    const before = await onChain();
    await hold(true);
    const sweeps = await ready(SWEEPS);
    await hold(false);
    const proxy = await startFaultProxy(chain.url, { error: 0.3, hang: 0.05, lost: 0.05 });
    const flaky = await startTestService({
      databaseUrl: service.databaseUrl,
      chain: { kind: 'rpc', urls: [proxy.url], rpc: { timeoutMs: 300, retryCount: 6, retryDelayMs: 5 } },
      variables: { DEPOSIT_CONFIRMATIONS: '1' },
      working: true,
    });
    try {
      await eventually('all to be executed', async () => (await openAmong(sweeps)) === 0, 90_000 + SWEEPS * 2000);
    } finally {
      await flaky.stop();
      await proxy.close();
    }
    expect(proxy.told.error).toBeGreaterThan(0);
    await expectOnce(sweeps, before);
  });

  it('an unread balance is null, and no rule takes it for zero (R342, R354)', async () => {
    const proxy = await startFaultProxy(chain.url, { error: 0.3, hang: 0.05, lost: 0.05 });
    const flaky = await startTestService({
      databaseUrl: service.databaseUrl,
      // Without retries: most reads of an account fail in one part or another.
      chain: { kind: 'rpc', urls: [proxy.url], rpc: { timeoutMs: 200, retryCount: 0, retryDelayMs: 5 } },
    });
    const [main] = accounts;
    if (main === undefined) throw new Error('no account');
    const [full] = await onChain();
    const headers = { 'x-service-api-key': acme.apiKey, 'content-type': 'application/json' };
    const seen = new Set<string>();
    try {
      // Refilled if a bucket of 1000 were taken for empty.
      const body = { type: 'TOP_UP', ...between(main, 0, 1), targetUsd: '900.00' } as const;
      const { id: ruleId } = await acme.api.createTreasuryRule({ id: main.id, ...body }).unwrap();
      const ask = async (path: string, method = 'GET') =>
        (await fetch(`${flaky.url}${path}`, { method, headers })).json() as Promise<never>;
      for (let n = 0; n < 30; n += 1) {
        const account: { totalUsd: string | null; buckets: { balanceUsd: string | null; shareBps: number | null }[] } =
          await ask(`/v1/treasury/accounts/${main.id}`);
        const unread = account.buckets.filter(({ balanceUsd }) => balanceUsd === null).length;
        for (const [at, { balanceUsd }] of account.buckets.entries()) {
          if (balanceUsd !== null) expect(balanceUsd).toBe(formatUsd(full?.[at] ?? -1n));
        }
        if (unread > 0)
          expect([account.totalUsd, account.buckets.every(({ shareBps }) => shareBps === null)]).toEqual([null, true]);
        const { rule, sweep }: { rule: { lastOutcome: string }; sweep: unknown } = await ask(
          `/v1/test/treasury/rules/${ruleId}/run`,
          'POST',
        );
        expect(sweep).toBeNull();
        expect(['NOT_TRIGGERED', 'SKIPPED_UNREADABLE']).toContain(rule.lastOutcome);
        seen.add(unread > 0 ? 'unread' : 'read').add(rule.lastOutcome);
      }
      await acme.api.deleteTreasuryRule({ ruleId }).unwrap();
    } finally {
      await flaky.stop();
      await proxy.close();
    }
    expect([...seen].sort()).toEqual(['NOT_TRIGGERED', 'SKIPPED_UNREADABLE', 'read', 'unread']);
  });
});

describe('a worker that is killed in the middle', { timeout: 180_000 + KILLS * 20_000 }, () => {
  it(`moves the money of each sweep exactly once, after ${KILLS} kills (D-286)`, async () => {
    const random = new Random(Number(process.env.SWEEP_SEED ?? 17));
    const before = await onChain();
    await hold(true);
    const sweeps = await ready(8 + KILLS * 4);
    await hold(false);
    const proxy = await startFaultProxy(chain.url, { error: 0.05, hang: 0, lost: 0.05 });
    let worker: Process | undefined;
    let killed = 0;
    try {
      for (; killed < KILLS; killed += 1) {
        const standing = await openAmong(sweeps);
        if (standing === 0) break;
        worker = spawnProcess('work', service.databaseUrl, { RPC_URL: proxy.url, DEPOSIT_CONFIRMATIONS: '1' });
        await eventually('the worker to execute', async () => (await openAmong(sweeps)) < standing, 60_000);
        await delay(random.next() * 60);
        await worker.end('SIGKILL');
      }
    } finally {
      await worker?.end('SIGKILL');
      await proxy.close();
    }
    expect(killed).toBeGreaterThan(0);
    await eventually('the rest', async () => {
      await runUntilChainIdle(service);
      return (await openAmong(sweeps)) === 0;
    });
    await expectOnce(sweeps, before);
  });

  it(`makes one sweep per window, after ${KILLS} kills (D-284)`, async () => {
    const random = new Random(Number(process.env.SWEEP_SEED ?? 19));
    let worker: Process | undefined;
    for (let killed = 0; killed < KILLS; killed += 1) {
      const ids: string[] = [];
      for (const main of accounts) {
        const body = {
          type: 'SWEEP_EXCESS',
          ...between(main, 0, 1),
          thresholdUsd: '1.00',
          intervalSeconds: 60,
        } as const;
        ids.push((await acme.api.createTreasuryRule({ id: main.id, ...body }).unwrap()).id);
      }
      // Due now, and run by nobody but the worker that is killed.
      const past = new Date(Date.now() - 61_000);
      await service.pool.owner('treasury_rules').whereIn('id', ids).update({ created_at: past });
      await service.pool
        .owner('outbox_jobs')
        .where({ topic: 'treasury.rules' })
        .update({ fires_at: past, due_at: past });
      worker = spawnProcess('work', service.databaseUrl, { RPC_URL: chain.url, DEPOSIT_CONFIRMATIONS: '1' });
      const begun = async () =>
        (await service.pool.owner('outbox_jobs').where({ topic: 'treasury.rules' }).whereNotNull('lease_until'))
          .length + (await service.pool.owner('treasury_rules').whereIn('id', ids).whereNotNull('last_run_at')).length;
      await eventually('the worker to begin', async () => (await begun()) > 0, 60_000);
      await delay(random.next() * 20);
      await worker.end('SIGKILL');
      await eventually('the rest', async () => {
        await service.runUntilIdle();
        return (await service.pool.owner('treasury_rules').whereIn('id', ids).whereNull('last_run_at')).length === 0;
      });
      for (const [nth, ruleId] of ids.entries()) {
        const of = { account_id: accounts[nth]?.id, rule_id: ruleId };
        const sweeps = await service.pool.owner('treasury_sweeps').where(of);
        expect(sweeps.map(({ status }) => status)).toEqual(['PROPOSED']);
        await acme.api.cancelPayment({ id: sweeps[0].payment_id }).unwrap();
        await acme.api.deleteTreasuryRule({ ruleId }).unwrap();
      }
    }
    expect(await verifyInvariants(service.pool, service.engine.lifecycles)).toEqual([]);
  });
});
