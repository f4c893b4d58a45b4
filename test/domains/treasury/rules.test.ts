import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CreateTreasuryRuleRequest } from '../../../generated/contract/schemas.ts';
import { anyRow } from '../../support/any-row.ts';
import { startTestChain, type TestChain } from '../../support/chain.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { changesNothing } from '../../support/unchanged.ts';
import { legacy, STRANGER } from '../payments/fixture.ts';
import { runUntilChainIdle } from '../wallets/owners.ts';
import { between, give, held, signSweep, THREE, type Treasury, treasury } from './fixture.ts';

let chain: TestChain;
let service: TestService;
let acme: TestTenant;
let harbor: TestTenant;

beforeAll(async () => {
  chain = await startTestChain();
  service = await startTestService({ chain: chain.source });
  acme = await service.signUp('Acme Rules');
  harbor = await service.signUp('Harbor Rules');
});
afterAll(async () => {
  await service?.stop();
  await chain?.stop();
});

const rule = (to: Treasury, body: object) =>
  acme.api.createTreasuryRule({ id: to.id, ...body } as { id: string } & CreateTreasuryRuleRequest);
const excess = (to: Treasury, more: object = {}) => ({
  type: 'SWEEP_EXCESS',
  ...between(to, 0, 1),
  thresholdUsd: '100.00',
  ...more,
});
const topUp = (to: Treasury, more: object = {}) => ({
  type: 'TOP_UP',
  ...between(to, 1, 0),
  targetUsd: '100.00',
  ...more,
});
const run = (ruleId: string) => acme.api.runTestTreasuryRule({ ruleId }).unwrap();
const advance = (advanceSeconds: number, tenant = acme) => tenant.api.advanceTestClock({ advanceSeconds }).unwrap();
const rulesOf = async (to: Treasury) => (await acme.api.listTreasuryRules({ id: to.id }).unwrap()).rules;
const sweepsOf = async (to: Treasury) => (await acme.api.listTreasurySweeps({ id: to.id }).unwrap()).sweeps;
const refused = async (asked: PromiseLike<{ readonly error?: unknown }>) => (await asked).error;

describe('rules', () => {
  it('are created with the fields of their type (R345, B 2.4, D-283)', async () => {
    const main = await treasury(service, acme);
    const made = await rule(main, excess(main)).unwrap();
    expect(made).toEqual({
      id: expect.stringMatching(/^trl_/),
      accountId: main.id,
      type: 'SWEEP_EXCESS',
      ...between(main, 0, 1),
      thresholdUsd: '100.00',
      targetUsd: null,
      intervalSeconds: 3600,
      enabled: true,
      lastRunAt: null,
      lastOutcome: null,
      createdAt: expect.any(String),
    });
    const refill = await rule(main, topUp(main, { thresholdUsd: '50', intervalSeconds: 60, enabled: false })).unwrap();
    expect(refill).toMatchObject({ thresholdUsd: '50.00', targetUsd: '100.00', intervalSeconds: 60, enabled: false });
    const balance = await rule(main, { type: 'REBALANCE_TO_TARGET', intervalSeconds: 2_592_000 }).unwrap();
    const none = { sourceBucketId: null, destBucketId: null, thresholdUsd: null, targetUsd: null };
    expect(balance).toMatchObject({ ...none, intervalSeconds: 2_592_000 });
    expect(await rulesOf(main)).toEqual([balance, refill, made]);
  });

  it('are refused with fields of another type, and with buckets of another account (D-283)', async () => {
    const main = await treasury(service, acme);
    const other = await treasury(service, acme);
    const theirs = await treasury(service, harbor);
    await changesNothing(service, 'refused rules', async () => {
      for (const body of [
        excess(main, { thresholdUsd: undefined }),
        excess(main, { targetUsd: '1.00' }),
        excess(main, { destBucketId: undefined }),
        excess(main, { thresholdUsd: '0.00' }),
        excess(main, { intervalSeconds: 59 }),
        excess(main, { intervalSeconds: 2_592_001 }),
        excess(main, between(main, 0, 0)),
        topUp(main, { targetUsd: undefined }),
        topUp(main, { thresholdUsd: '100.000001' }),
        { type: 'REBALANCE_TO_TARGET', thresholdUsd: '1.00' },
        { type: 'REBALANCE_TO_TARGET', ...between(main, 0, 1) },
        { type: 'DRAIN' },
      ]) {
        expect(await refused(rule(main, body)), JSON.stringify(body)).toMatchObject({ code: 'VALIDATION_FAILED' });
      }
      for (const body of [
        excess(main, { sourceBucketId: other.buckets[0]?.id }),
        excess(main, { destBucketId: theirs.buckets[0]?.id }),
      ]) {
        const { code, statusCode } = (await refused(rule(main, body))) as { code: string; statusCode: number };
        expect([code, statusCode]).toEqual(['TREASURY_BUCKET_NOT_FOUND', 404]);
      }
      expect(await refused(rule(theirs, excess(theirs)))).toMatchObject({ code: 'TREASURY_ACCOUNT_NOT_FOUND' });
    });
  });

  it('change under their own path, except for their type (R451, D-283)', async () => {
    const main = await treasury(service, acme);
    const { id: ruleId } = await rule(main, topUp(main)).unwrap();
    const change = (body: object) => acme.api.updateTreasuryRule({ ruleId, ...body });
    const first = await change({ thresholdUsd: '40.00', intervalSeconds: 60 }).unwrap();
    expect(first).toMatchObject({ thresholdUsd: '40.00', targetUsd: '100.00', intervalSeconds: 60, enabled: true });
    const then = await change({ ...between(main, 2, 0), enabled: false }).unwrap();
    expect(then).toEqual({ ...first, ...between(main, 2, 0), enabled: false });
    expect(await change({}).unwrap()).toEqual(then);
    await changesNothing(service, 'refused changes of a rule', async () => {
      for (const body of [
        { type: 'SWEEP_EXCESS' },
        { targetUsd: '39.00' },
        between(main, 0, 0),
        { intervalSeconds: 59 },
      ]) {
        expect(await refused(change(body)), JSON.stringify(body)).toMatchObject({ code: 'VALIDATION_FAILED' });
      }
      expect(await refused(change({ sourceBucketId: 'bkt_x' }))).toMatchObject({ code: 'TREASURY_BUCKET_NOT_FOUND' });
      const missing = { code: 'TREASURY_RULE_NOT_FOUND', statusCode: 404 };
      expect(await refused(harbor.api.updateTreasuryRule({ ruleId, enabled: true }))).toMatchObject(missing);
      expect(await refused(harbor.api.deleteTreasuryRule({ ruleId }))).toMatchObject(missing);
      expect(await refused(harbor.api.runTestTreasuryRule({ ruleId }))).toMatchObject(missing);
      const { id } = await rulesOf(main).then(([one]) => one ?? { id: '' });
      expect(id).toBe(ruleId);
    });
    const { id: balance } = await rule(main, { type: 'REBALANCE_TO_TARGET' }).unwrap();
    for (const body of [between(main, 0, 1), { thresholdUsd: '1.00' }, { targetUsd: '1.00' }]) {
      expect(await refused(acme.api.updateTreasuryRule({ ruleId: balance, ...body }))).toMatchObject({
        code: 'VALIDATION_FAILED',
      });
    }
  });

  it('are deleted once, and their sweeps stay (D-042, D-283)', async () => {
    const main = await treasury(service, acme, { holdings: [150] });
    const { id: ruleId } = await rule(main, excess(main)).unwrap();
    await run(ruleId);
    expect(await acme.api.deleteTreasuryRule({ ruleId }).unwrap()).toEqual({ id: ruleId, deleted: true });
    for (const asked of [
      acme.api.deleteTreasuryRule({ ruleId }),
      acme.api.updateTreasuryRule({ ruleId }),
      acme.api.runTestTreasuryRule({ ruleId }),
    ]) {
      expect(await refused(asked)).toMatchObject({ code: 'TREASURY_RULE_NOT_FOUND', statusCode: 404 });
    }
    expect(await rulesOf(main)).toEqual([]);
    expect(await sweepsOf(main)).toMatchObject([{ ruleId, status: 'PROPOSED' }]);
    await advance(7200);
  });
});

describe('a run of a rule', () => {
  it('of SWEEP_EXCESS drains the source above the threshold, once owners sign (R299, R346, R352, R353, D-285)', async () => {
    const main = await treasury(service, acme, { holdings: [150, 5] });
    const { id: ruleId } = await rule(main, excess(main)).unwrap();
    const { rule: ran, sweep } = await run(ruleId);
    expect(ran.lastOutcome).toBe('PROPOSED');
    expect(sweep).toEqual({
      id: expect.stringMatching(/^swp_/),
      accountId: main.id,
      ruleId,
      ...between(main, 0, 1),
      amountUsd: '50.00',
      paymentId: expect.stringMatching(/^pay_/),
      status: 'PROPOSED',
      failureReason: null,
      createdAt: ran.lastRunAt,
      completedAt: null,
    });
    const payment = legacy(await acme.api.getPayment({ id: sweep?.paymentId ?? '' }).unwrap());
    expect(payment).toMatchObject({
      status: 'AWAITING_SIGNATURE',
      destinationType: 'wallet',
      destinationAddress: main.buckets[1]?.address,
      asset: 'usdc',
      amount: '50',
      sourceWalletId: main.buckets[0]?.walletId,
    });
    expect(await held(acme, main)).toEqual(['150.00', '5.00', '0.00']);
    const signed = await signSweep(acme, main, { paymentId: payment.id });
    expect(signed.status).toBe('COMPLETED');
    expect(await held(acme, main)).toEqual(['100.00', '55.00', '0.00']);
    expect((await run(ruleId)).rule.lastOutcome).toBe('NOT_TRIGGERED');
  });

  it('of TOP_UP refills to the target below the trigger, with what the source has (R347, R348, D-285)', async () => {
    const main = await treasury(service, acme, { holdings: [40, 30] });
    const { id: ruleId } = await rule(main, topUp(main, { thresholdUsd: '40.00' })).unwrap();
    expect(await run(ruleId)).toMatchObject({ rule: { lastOutcome: 'NOT_TRIGGERED' }, sweep: null });
    await acme.api.updateTreasuryRule({ ruleId, thresholdUsd: '40.000001' }).unwrap();
    const { sweep } = await run(ruleId);
    expect(sweep).toMatchObject({ ...between(main, 1, 0), amountUsd: '30.00' });
    await acme.api.cancelPayment({ id: sweep?.paymentId ?? '' }).unwrap();
    // Without a threshold the target is the trigger.
    const none = await rule(main, topUp(main, between(main, 2, 0))).unwrap();
    expect(await run(none.id)).toMatchObject({ rule: { lastOutcome: 'SKIPPED_INSUFFICIENT' }, sweep: null });
  });

  it('of REBALANCE_TO_TARGET moves once, from the largest excess to the largest gap (R349, D-285)', async () => {
    const main = await treasury(service, acme, { holdings: [100] });
    const { id: ruleId } = await rule(main, { type: 'REBALANCE_TO_TARGET' }).unwrap();
    const first = await run(ruleId);
    expect(first.sweep).toMatchObject({ ...between(main, 0, 1), amountUsd: '25.00' });
    await signSweep(acme, main, first.sweep ?? { paymentId: '' });
    const second = await run(ruleId);
    expect(second.sweep).toMatchObject({ ...between(main, 0, 2), amountUsd: '15.00' });
    await signSweep(acme, main, second.sweep ?? { paymentId: '' });
    expect((await run(ruleId)).rule.lastOutcome).toBe('NOT_TRIGGERED');
    const { buckets } = await acme.api.getTreasuryAccount({ id: main.id }).unwrap();
    expect(buckets.map(({ driftBps }) => driftBps)).toEqual([0, 0, 0]);
  });

  it('with an unread balance skips the window, and never takes it for zero (R354, B 2.4, D-284)', async () => {
    const main = await treasury(service, acme, { holdings: [500, 0] });
    const rules = [
      await rule(main, topUp(main, between(main, 1, 0))).unwrap(),
      await rule(main, topUp(main, between(main, 0, 1))).unwrap(),
      await rule(main, { type: 'REBALANCE_TO_TARGET' }).unwrap(),
      await rule(main, excess(main)).unwrap(),
    ];
    await acme.api.setTestChain({ available: false }).unwrap();
    for (const { id } of rules) {
      expect(await run(id)).toMatchObject({ rule: { lastOutcome: 'SKIPPED_UNREADABLE' }, sweep: null });
    }
    await advance(3601);
    expect((await rulesOf(main)).map(({ lastOutcome }) => lastOutcome)).toEqual(rules.map(() => 'SKIPPED_UNREADABLE'));
    expect(await sweepsOf(main)).toEqual([]);
    await acme.api.setTestChain({ available: true }).unwrap();
    // The skip has used the window up.
    await service.runUntilIdle();
    expect(await sweepsOf(main)).toEqual([]);
  });

  it('does not use a balance that is older than a payment out of the bucket', async () => {
    const main = await treasury(service, acme, { holdings: [150] });
    const { id: ruleId } = await rule(main, excess(main, { intervalSeconds: 60 })).unwrap();
    const { sourceBucketId, destBucketId } = between(main, 0, 1);
    const [bucket] = await service.pool.owner('treasury_buckets').where({ id: sourceBucketId });
    // As if its Safe had executed nonce 7, and the node that is asked did not know of it yet.
    await anyRow(service.pool.owner, 'multisig_payments', {
      ...{
        id: 'pay_unseen',
        tenant_id: acme.tenantId,
        source_wallet_id: bucket.wallet_id,
        status: 'COMPLETED',
        nonce: 7,
      },
      ...{ asset: 'usdc', origin: 'PAYMENT', destination_type: 'address', safe_data: '0x', executed_tx_hash: '0x1' },
      ...{ destination_address: STRANGER, safe_to: STRANGER, multisig_tx_hash: `0x${'1'.repeat(64)}` },
      ...{ signers: '["0x1"]', signatures_required: 1 },
    });
    const byHand = () => acme.api.createTreasurySweep({ id: main.id, sourceBucketId, destBucketId, amountUsd: '1.00' });
    expect(await refused(byHand())).toMatchObject({ code: 'BALANCE_UNAVAILABLE' });
    await advance(60);
    await service.runUntilIdle();
    expect((await rulesOf(main))[0]?.lastRunAt, 'the runner looks again').toBeNull();
    expect((await run(ruleId)).rule.lastOutcome).toBe('SKIPPED_UNREADABLE');
    expect(await sweepsOf(main)).toEqual([]);
    await service.pool.owner('multisig_payments').where({ id: 'pay_unseen' }).delete();
    expect((await run(ruleId)).rule.lastOutcome).toBe('PROPOSED');
  });

  it('waits while a sweep is open on either bucket (D-284)', async () => {
    const main = await treasury(service, acme, { holdings: [300, 0, 50] });
    const sweep = await acme.api
      .createTreasurySweep({ id: main.id, ...between(main, 2, 1), amountUsd: '1.00' })
      .unwrap();
    const { id: into } = await rule(main, excess(main)).unwrap();
    const { id: outOf } = await rule(main, excess(main, { ...between(main, 2, 0), thresholdUsd: '10.00' })).unwrap();
    const { id: idle } = await rule(main, excess(main, { ...between(main, 2, 0), thresholdUsd: '50.00' })).unwrap();
    for (const id of [into, outOf]) {
      expect(await run(id)).toMatchObject({ rule: { lastOutcome: 'SKIPPED_PENDING_SWEEP' }, sweep: null });
    }
    expect((await run(idle)).rule.lastOutcome).toBe('NOT_TRIGGERED');
    await signSweep(acme, main, sweep);
    expect((await run(into)).sweep).toMatchObject({ amountUsd: '200.00' });
  });

  it('is FAILED without a sweep when the policy denies it or its multisig is not deployed (D-462, D-287, D-312)', async () => {
    const main = await treasury(service, acme, { holdings: [150] });
    const { policyId } = await acme.api
      .createPolicy({ name: 'Cap', document: { limits: { perTransactionUsd: '49.99' } } })
      .unwrap();
    await acme.api.attachPolicy({ id: policyId, subjectType: 'treasury_account', subjectId: main.id }).unwrap();
    await acme.api.setTestPolicyEnforcement({ mode: 'enforce' }).unwrap();
    const { id: ruleId } = await rule(main, excess(main)).unwrap();
    expect(await run(ruleId)).toMatchObject({ rule: { lastOutcome: 'FAILED' }, sweep: null });
    const { decisions } = await acme.api.listPolicyDecisions({ policyId }).unwrap();
    expect(decisions[0]).toMatchObject({
      source: 'payment',
      allow: false,
      enforced: true,
      resourceId: null,
      input: { subjectType: 'treasury_account', subjectId: main.id, amountUsd: '50.00' },
    });
    await acme.api.setTestPolicySubsystem({ available: false }).unwrap();
    expect((await run(ruleId)).rule.lastOutcome).toBe('FAILED');
    await acme.api.setTestPolicySubsystem({ available: true }).unwrap();
    await acme.api.createPolicyVersion({ id: policyId, document: {} }).unwrap();
    expect((await run(ruleId)).rule.lastOutcome).toBe('PROPOSED');
    await acme.api.setTestPolicyEnforcement({ mode: 'log' }).unwrap();
    await acme.api.setTestChain({ holdDeployments: true }).unwrap();
    const late = await acme.api
      .createTreasuryAccount({
        name: 'Late',
        owners: [{ address: main.owners[0]?.address ?? '' }],
        buckets: [...THREE],
      })
      .unwrap();
    await give(service, late, 0, 150);
    await service.runUntilIdle();
    const { id: tooEarly } = await rule(
      { ...late, owners: main.owners },
      excess({ ...late, owners: main.owners }),
    ).unwrap();
    expect(await run(tooEarly)).toMatchObject({ rule: { lastOutcome: 'FAILED' }, sweep: null });
    await acme.api.setTestChain({ holdDeployments: false }).unwrap();
  });
});

describe('the runner', () => {
  it('runs a rule one interval after its creation, and then after each run (R351, D-284, D-462)', async () => {
    const own = await service.signUp('Own Clock');
    const main = await treasury(service, own, { holdings: [150] });
    const body = { id: main.id, ...excess(main, { intervalSeconds: 600 }) };
    const { id } = await own.api.createTreasuryRule(body as never).unwrap();
    const look = async () => (await own.api.listTreasuryRules({ id: main.id }).unwrap()).rules[0];
    await service.runUntilIdle();
    expect(await look()).toMatchObject({ lastRunAt: null });
    await advance(590, own);
    expect(await look()).toMatchObject({ id, lastRunAt: null, lastOutcome: null });
    await advance(10, own);
    const first = await look();
    expect(first).toMatchObject({ lastOutcome: 'PROPOSED' });
    await advance(590, own);
    expect(await look()).toEqual(first);
    await advance(10, own);
    expect(await look()).toMatchObject({ lastOutcome: 'SKIPPED_PENDING_SWEEP' });
    // However far the clock goes, it runs once: windows that were missed are not made up for.
    await advance(86_400, own);
    const { sweeps } = await own.api.listTreasurySweeps({ id: main.id }).unwrap();
    expect(sweeps).toMatchObject([{ ruleId: id, amountUsd: '50.00', status: 'PROPOSED' }]);
  });

  it('takes rules that are due together in the order of their creation (D-284)', async () => {
    const own = await service.signUp('Own Order');
    const main = await treasury(service, own, { holdings: [150, 0, 0] });
    const make = (more: object) =>
      own.api.createTreasuryRule({ id: main.id, ...excess(main, { intervalSeconds: 60, ...more }) } as never).unwrap();
    const first = await make({ ...between(main, 0, 2), intervalSeconds: 120 });
    const second = await make({});
    await advance(120, own);
    const { rules } = await own.api.listTreasuryRules({ id: main.id }).unwrap();
    expect(rules.map(({ id, lastOutcome }) => [id, lastOutcome])).toEqual([
      [second.id, 'SKIPPED_PENDING_SWEEP'],
      [first.id, 'PROPOSED'],
    ]);
  });

  it('ignores disabled rules, and takes them up once enabled (R350, D-283, D-284)', async () => {
    const own = await service.signUp('Own Switch');
    const main = await treasury(service, own, { holdings: [150] });
    const body = { id: main.id, ...excess(main, { intervalSeconds: 60, enabled: false }) };
    const { id: ruleId } = await own.api.createTreasuryRule(body as never).unwrap();
    const outcome = async () => (await own.api.listTreasuryRules({ id: main.id }).unwrap()).rules[0]?.lastOutcome;
    await advance(3600, own);
    expect(await outcome()).toBeNull();
    await own.api.updateTreasuryRule({ ruleId, enabled: true }).unwrap();
    await service.runUntilIdle();
    expect(await outcome()).toBe('PROPOSED');
    await own.api.updateTreasuryRule({ ruleId, enabled: false }).unwrap();
    await advance(3600, own);
    expect(await outcome()).toBe('PROPOSED');
  });

  it('runs earlier after the interval was shortened (D-284)', async () => {
    const own = await service.signUp('Own Interval');
    const main = await treasury(service, own, { holdings: [150] });
    const body = { id: main.id, ...excess(main, { intervalSeconds: 86_400 }) };
    const { id: ruleId } = await own.api.createTreasuryRule(body as never).unwrap();
    await own.api.updateTreasuryRule({ ruleId, intervalSeconds: 60 }).unwrap();
    await advance(60, own);
    expect((await own.api.listTreasuryRules({ id: main.id }).unwrap()).rules[0]?.lastOutcome).toBe('PROPOSED');
  });
});

describe('simulated yield', () => {
  it('adds a day’s interest at each UTC midnight of the tenant’s clock, and moves nothing (R344, D-282)', async () => {
    const own = await service.signUp('Own Yield');
    const main = await treasury(service, own, { holdings: [1000, 0, 1000] });
    const yields = async () =>
      (await own.api.getTreasuryAccount({ id: main.id }).unwrap()).buckets.map(
        ({ accruedYieldUsd }) => accruedYieldUsd,
      );
    const toMidnight = async () => {
      const { now } = await own.api.getTestClock().unwrap();
      return Math.ceil((86_400_000 - (Date.parse(now) % 86_400_000)) / 1000);
    };
    expect(await yields()).toEqual([null, null, '0.00']);
    await advance((await toMidnight()) - 30, own);
    expect(await yields()).toEqual([null, null, '0.00']);
    await advance(await toMidnight(), own);
    // 1000 × 0.042 / 365.
    expect(await yields()).toEqual([null, null, '0.115068']);
    await advance(2 * 86_400, own);
    expect(await yields()).toEqual([null, null, '0.345204']);
    await own.api.setTestChain({ available: false }).unwrap();
    await advance(86_400, own);
    await own.api.setTestChain({ available: true }).unwrap();
    expect(await yields()).toEqual([null, null, '0.345204']);
    await advance(86_400, own);
    expect(await yields()).toEqual([null, null, '0.460272']);
    expect(await held(own, main)).toEqual(['1000.00', '0.00', '1000.00']);
    await runUntilChainIdle(service);
  });
});
