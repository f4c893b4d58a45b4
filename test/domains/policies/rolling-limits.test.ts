import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPaychart } from '#sdk';
import type { PolicyDocument } from '../../../generated/contract/schemas.ts';
import { type Client, startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { meetingAt } from '../../support/together.ts';
import { type CardWorld, declined, issued, ruled, startCardWorld } from '../cards/fixture.ts';
import { payable } from '../offramp/fixture.ts';

/** A limit over 24 or 720 hours adds up whatever its subject spends (D-528). */

const PHONE = '+15550108801';
const LATE = 'ROLLING_DAILY_CAP';

let service: TestService;
let agents = 0;
beforeAll(async () => {
  service = await startTestService();
  await payable(service, 'Rolling Payee', PHONE);
});
afterAll(() => service?.stop());

interface Paying {
  readonly tenant: TestTenant;
  readonly agentId: string;
  readonly agent: Client;
  readonly policyId: string;
  pay(amountUsd: string, idempotencyKey?: string): Promise<string>;
}

/** An agent under a policy, in a tenant of its own. */
async function paying(document: PolicyDocument): Promise<Paying> {
  agents += 1;
  const tenant = await service.signUp(`Rolling ${agents}`);
  await tenant.fund('10000.00');
  await tenant.api.setTestPolicyEnforcement({ mode: 'enforce' }).unwrap();
  const { apiKey, agentId } = await tenant.session.createApiKey({ name: 'Buyer', agent: true }).unwrap();
  const agent = createPaychart({ baseUrl: service.url, apiKey, maxRetries: 0 });
  const subject = { subjectType: 'agent' as const, subjectId: agentId ?? '' };
  const { policyId } = await tenant.api.createPolicy({ name: 'Rolling', document }).unwrap();
  await tenant.api.attachPolicy({ id: policyId, ...subject }).unwrap();
  const pay = async (amountUsd: string, idempotencyKey: string = crypto.randomUUID()) => {
    const order = { phone: PHONE, amountUsd };
    const { failureReason, paymentId } = await agent.createOfframpPayment(order, { idempotencyKey }).unwrap();
    return failureReason ?? paymentId;
  };
  return { tenant, agentId: agentId ?? '', agent, policyId, pay };
}

const daily = (rollingDailyUsd: string): PolicyDocument => ({ limits: { rollingDailyUsd } });
const DENIED = 'POLICY_DENIED';
const reasons = async ({ tenant, policyId }: Paying) =>
  (await tenant.api.listPolicyDecisions({ policyId, allow: false }).unwrap()).decisions.map(({ reason }) => reason);

/** As if the payment had been made so much earlier. */
const age = (resourceId: string, ms: number) =>
  service.pool.owner.raw(
    `UPDATE spends SET created_at = created_at - ? * interval '1 millisecond' WHERE resource_id = ?`,
    [ms, resourceId],
  );

const HOUR = 3_600_000;

describe('a rolling limit of an agent', () => {
  it('adds up the agent’s payments, and lets their sum reach the limit', async () => {
    const of = await paying({ limits: { rollingDailyUsd: '30.00', dailyUsd: '30.00' } });
    for (const amount of ['20.00', '10.00']) expect(await of.pay(amount)).toMatch(/^pay_/);
    expect(await of.pay('0.01')).toBe(DENIED);
    expect(await reasons(of)).toEqual([LATE]);
    const [{ ruleTrace = [] } = {}] = (await of.tenant.api.listPolicyDecisions({ policyId: of.policyId }).unwrap())
      .decisions;
    expect(ruleTrace.filter(({ rule }) => rule.endsWith('DAILY_CAP'))).toEqual([
      { rule: 'DAILY_CAP', result: 'pass', detail: '0.01 USD is at most 30.00 USD, of this payment alone' },
      { rule: LATE, result: 'fail', detail: '0.01 on top of 30.00 USD is above 30.00 USD' },
    ]);
  });

  it('counts payments of both surfaces, also those before the policy was attached', async () => {
    const of = await paying({});
    await of.pay('20.00');
    await of.tenant.session.createPolicyVersion({ id: of.policyId, document: daily('30.00') }).unwrap();
    const intent = await of.agent
      .createPayment({ recipient: { phoneNumber: PHONE }, amount: { value: '10.01', currency: 'USD' } })
      .unwrap();
    expect(intent).toMatchObject({ internalStatus: 'CANCELED', failureReason: DENIED });
    expect(await of.pay('10.00')).toMatch(/^pay_/);
  });

  it('counts a payment once, even when requested and judged again', async () => {
    const of = await paying(daily('30.00'));
    const [first, again] = [await of.pay('20.00', 'the-same-key'), await of.pay('20.00', 'the-same-key')];
    expect(again).toBe(first);
    await service.runUntilIdle();
    expect((await of.tenant.api.getOfframpPayment({ id: first }).unwrap()).status).not.toBe('CANCELED');
    expect(await of.pay('10.00')).toMatch(/^pay_/);
  });

  it('counts each deposit into the same financing pool', async () => {
    const of = await paying(daily('30.00'));
    const { id } = await of.tenant.api.createFinancingPool({ name: 'Pool' }).unwrap();
    const deposit = async (dollars: string) => {
      const { ok, error } = await of.agent.depositToPool({ id, amountAtoms: `${Number(dollars) * 1_000_000}` });
      return ok ? 'deposited' : error.code;
    };
    expect(await deposit('20')).toBe('deposited');
    expect(await deposit('10.01')).toBe(DENIED);
    expect(await deposit('10')).toBe('deposited');
    expect(await deposit('1')).toBe(DENIED);
    expect(await reasons(of)).toEqual([LATE, LATE]);
  });

  it('releases the amount of a cancelled payment, and counts no refused one', async () => {
    const of = await paying(daily('30.00'));
    expect(await of.pay('30.01')).toBe(DENIED);
    const id = await of.pay('30.00');
    expect(await of.pay('30.00')).toBe(DENIED);
    await of.tenant.api.cancelOfframpPayment({ id }).unwrap();
    expect(await of.pay('30.00')).toMatch(/^pay_/);
  });

  it.each([
    ['rollingDailyUsd', 24 * HOUR],
    ['rollingMonthlyUsd', 720 * HOUR],
  ] as const)('%s ends after its hours, independent of calendar days and months', async (limit, ms) => {
    const of = await paying({ limits: { [limit]: '30.00' } });
    const id = await of.pay('30.00');
    await age(id, ms - HOUR);
    expect(await of.pay('0.01')).toBe(DENIED);
    await age(id, HOUR);
    expect(await of.pay('30.00')).toMatch(/^pay_/);
  });

  it('follows the clock of the tenant', async () => {
    const of = await paying(daily('30.00'));
    await of.pay('30.00');
    await of.tenant.api.advanceTestClock({ advanceSeconds: 24 * 3600 - 60 }).unwrap();
    expect(await of.pay('0.01')).toBe(DENIED);
    await of.tenant.api.advanceTestClock({ advanceSeconds: 60 }).unwrap();
    expect(await of.pay('30.00')).toMatch(/^pay_/);
  });

  it('counts no payment of another agent, of the tenant itself or of another tenant', async () => {
    const of = await paying(daily('30.00'));
    const other = await paying(daily('30.00'));
    const { apiKey } = await of.tenant.session.createApiKey({ name: 'Second', agent: true }).unwrap();
    const second = createPaychart({ baseUrl: service.url, apiKey, maxRetries: 0 });
    for (const who of [second, of.tenant.api])
      await who.createOfframpPayment({ phone: PHONE, amountUsd: '50' }).unwrap();
    await other.pay('30.00');
    expect(await of.pay('30.00')).toMatch(/^pay_/);
  });

  it('lets one of two simultaneous payments pass', async () => {
    const of = await paying(daily('30.00'));
    const answers = await meetingAt(service.pool.owner, 'offramp_payments', [
      () => of.pay('20.00'),
      () => of.pay('20.00'),
    ]);
    expect(answers.filter((answer) => answer === DENIED)).toHaveLength(1);
  });

  it('is applied by a dry run of its subject, which counts nothing', async () => {
    const of = await paying(daily('30.00'));
    await of.pay('20.00');
    const ask = (amountUsd: string) =>
      of.tenant.api.evaluatePolicy({ subjectType: 'agent', subjectId: of.agentId, amountUsd }).unwrap();
    for (let times = 0; times < 3; times += 1) expect(await ask('10.00')).toMatchObject({ allow: true });
    expect(await ask('10.01')).toMatchObject({ allow: false, reason: LATE });
    const ofPolicy = await of.tenant.api.evaluatePolicy({ policyId: of.policyId, amountUsd: '30.00' }).unwrap();
    expect(ofPolicy.allow).toBe(true);
  });
});

describe('a rolling limit and cards', () => {
  let world: CardWorld;
  beforeAll(async () => {
    world = await startCardWorld('Rolling Cards');
    await world.acme.api.setTestPolicyEnforcement({ mode: 'enforce' }).unwrap();
  });
  afterAll(() => world?.stop());

  it('adds up the uses of one card, and declines with POLICY_DENIED', async () => {
    const { acme, wallet } = world;
    const { cardId } = await issued(acme, wallet.id);
    await ruled(acme, { subjectType: 'card', subjectId: cardId }, daily('5.00'));
    expect(await declined(acme, cardId, '3.00')).toBeNull();
    expect(await declined(acme, cardId, '2.01')).toBe('POLICY_DENIED');
    expect(await declined(acme, cardId, '2.00')).toBeNull();
    expect(await declined(acme, cardId, '0.01')).toBe('POLICY_DENIED');
  });

  it('adds up all cards of an agent, and its payments', async () => {
    const { acme, wallet, service: of } = world;
    const { agentId } = await acme.session.createApiKey({ name: 'Buyer', agent: true }).unwrap();
    const card = async () => (await issued(acme, wallet.id, { agentId: agentId ?? '' })).cardId;
    const [first, second] = [await card(), await card()];
    await ruled(acme, { subjectType: 'agent', subjectId: agentId ?? '' }, daily('5.00'));
    expect(await declined(acme, first, '3.00')).toBeNull();
    expect(await declined(acme, second, '2.01')).toBe('POLICY_DENIED');
    expect(await declined(acme, second, '2.00')).toBeNull();
    const counted = await of.pool.owner('spends').where({ spender_id: wallet.id }).whereNull('ended_at');
    expect(counted.length).toBeGreaterThanOrEqual(2);
  });
});
