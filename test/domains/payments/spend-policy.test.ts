import { encodeFunctionData } from 'viem/utils';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPaychart } from '#sdk';
import type { PolicyDocument } from '../../../generated/contract/schemas.ts';
import { erc20Abi } from '../../../src/payments/chain/index.ts';
import { startTestChain, type TestChain } from '../../support/chain.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { changesNothing } from '../../support/unchanged.ts';
import { newOwner, runUntilChainIdle } from '../wallets/owners.ts';
import { callsOf, legacyBody, type Owned, ownedWallet, proposed, read, STRANGER, signed, usdcOf } from './fixture.ts';

let chain: TestChain;
let service: TestService;
let acme: TestTenant;
let harbor: TestTenant;
let wallet: Owned;
let policyId: string;

beforeAll(async () => {
  chain = await startTestChain();
  service = await startTestService({ chain: chain.source });
  acme = await service.signUp('Acme Spends');
  harbor = await service.signUp('Harbor Spends');
  wallet = await ownedWallet(service, chain, acme, { eth: 10n ** 18n });
  ({ policyId } = await acme.api.createPolicy({ name: 'Spend', document: {} }).unwrap());
  await acme.api.attachPolicy({ id: policyId, subjectType: 'wallet', subjectId: wallet.id }).unwrap();
});
afterAll(async () => {
  await service?.stop();
  await chain?.stop();
});

type Mode = 'off' | 'log' | 'enforce';
const mode = (to: Mode) => acme.api.setTestPolicyEnforcement({ mode: to }).unwrap();
const rule = (document: PolicyDocument) => acme.api.createPolicyVersion({ id: policyId, document }).unwrap();
const outage = (isDown: boolean) => acme.api.setTestPolicySubsystem({ available: !isDown }).unwrap();
const hold = (holdExecution: boolean) => acme.api.setTestChain({ holdExecution }).unwrap();
const decisions = async () => (await acme.api.listPolicyDecisions({ policyId }).unwrap()).decisions;
const propose = (wanted: Parameters<typeof legacyBody>[1] = {}) => acme.api.createPayment(legacyBody(wallet, wanted));
const refused = async (asked: PromiseLike<{ readonly error?: unknown }>) => {
  const { code, statusCode, details } = (await asked).error as { code: string; statusCode: number; details?: unknown };
  return { code, statusCode, details };
};
const payments = async () => Number((await service.pool.owner('multisig_payments').count().first())?.count);
const ten: PolicyDocument = { limits: { perTransactionUsd: '10.00' } };

beforeEach(async () => {
  await mode('enforce');
  await outage(false);
  await hold(false);
  await rule({});
});

describe('the policy of the source wallet, at the proposal', () => {
  it('refuses a denied proposal in mode enforce, with a decision on record and nothing else created (R467, R468, R548, D-179)', async () => {
    const { version } = await rule(ten);
    const [before, logged] = [await payments(), (await decisions()).length];
    const { code, statusCode, details } = await refused(propose({ value: '10.000001' }));
    const [decision, ...others] = await decisions();
    expect([code, statusCode]).toEqual(['POLICY_DENIED', 403]);
    const decisionLogId = decision?.decisionLogId;
    expect(details).toEqual({ reason: 'PER_TXN_LIMIT', policyId, policyVersion: version, decisionLogId });
    expect(decision).toMatchObject({
      source: 'payment',
      mode: 'enforce',
      allow: false,
      enforced: true,
      reason: 'PER_TXN_LIMIT',
      resourceId: null,
      policyId,
      policyVersion: version,
      input: { subjectType: 'wallet', subjectId: wallet.id, amountUsd: '10.000001', mcc: null, counterparty: STRANGER },
    });
    expect([others.length, await payments()]).toEqual([logged, before]);
  });

  it('lets an allowed proposal pass in mode enforce, and names the payment in the decision (R463, R476)', async () => {
    await rule(ten);
    const { id } = await proposed(acme, wallet, { value: '10.00' });
    expect((await decisions())[0]).toMatchObject({ allow: true, enforced: true, reason: null, resourceId: id });
  });

  it('records a denial and lets the payment pass in log mode, which is the default (R466, D-311)', async () => {
    await rule(ten);
    await mode('log');
    const { id } = await proposed(acme, wallet, { value: '11.00' });
    expect((await decisions())[0]).toMatchObject({
      mode: 'log',
      allow: false,
      enforced: false,
      reason: 'PER_TXN_LIMIT',
      resourceId: id,
    });
    expect(service.engine.services.config.policyEnforcement).toBe('log');
  });

  it('is not asked in mode off, and records nothing (R465)', async () => {
    await rule(ten);
    await mode('off');
    const logged = (await decisions()).length;
    await proposed(acme, wallet, { value: '11.00' });
    await outage(true);
    await proposed(acme, wallet, { value: '11.00' });
    expect((await decisions()).length).toBe(logged);
  });

  it('follows the tenant’s own mode, while other tenants follow the deployment’s (D-311, D-068)', async () => {
    const theirs = await ownedWallet(service, chain, harbor);
    const { policyId: id } = await harbor.api.createPolicy({ name: 'Theirs', document: ten }).unwrap();
    await harbor.api.attachPolicy({ id, subjectType: 'wallet', subjectId: theirs.id }).unwrap();
    await proposed(harbor, theirs, { value: '11.00' });
    const [decision] = (await harbor.api.listPolicyDecisions().unwrap()).decisions;
    expect(decision).toMatchObject({ mode: 'log', allow: false });
  });

  it('judges the payee, however it is named, and no merchant category (R364, R373, R472)', async () => {
    await rule({ counterparties: { blocked: [STRANGER] }, mcc: { allowed: ['5812'] } });
    expect(await refused(propose())).toMatchObject({
      code: 'POLICY_DENIED',
      details: { reason: 'COUNTERPARTY_BLOCKED' },
    });
    await rule({ counterparties: { allowed: [newOwner().address] }, mcc: { allowed: ['5812'] } });
    expect(await refused(propose())).toMatchObject({ details: { reason: 'COUNTERPARTY_NOT_ALLOWED' } });
    await rule({ counterparties: { allowed: [STRANGER.toLowerCase()] }, mcc: { allowed: ['5812'] } });
    await proposed(acme, wallet);
    expect((await decisions())[0]?.ruleTrace).toContainEqual({
      rule: 'MCC_NOT_ALLOWED',
      result: 'skip',
      detail: 'no mcc supplied',
    });
  });

  it('applies interval caps to each payment alone: two payments above them together pass (R476)', async () => {
    await rule({ limits: { dailyUsd: '10', weeklyUsd: '10', monthlyUsd: '10' } });
    await Promise.all([proposed(acme, wallet, { value: '9' }), proposed(acme, wallet, { value: '9' })]);
    expect(await refused(propose({ value: '10.01' }))).toMatchObject({ details: { reason: 'DAILY_CAP' } });
  });

  it('denies ether and other calls, which limits and payees cannot judge (D-508)', async () => {
    await rule({ ...ten, counterparties: { blocked: [STRANGER] } });
    const call = (to: string, value = '5') => acme.api.createWalletTransaction({ id: wallet.id, to, value });
    const asks = [propose({ asset: 'eth', value: '0.5' }), call(STRANGER), call(newOwner().address)];
    for (const ask of asks) {
      expect(await refused(ask)).toMatchObject({
        code: 'POLICY_DENIED',
        statusCode: 403,
        details: { reason: 'CALL_NOT_JUDGED' },
      });
    }
    const [decision] = await decisions();
    expect(decision).toMatchObject({ allow: false, resourceId: null, input: { amountUsd: null } });
    expect(decision?.ruleTrace).toContainEqual({
      rule: 'PER_TXN_LIMIT',
      result: 'skip',
      detail: 'the amount has no USD value',
    });
  });

  it('is asked before the balance, and after the wallet and the payee are checked (D-038)', async () => {
    await rule(ten);
    expect((await refused(propose({ value: '999999.00' }))).code).toBe('POLICY_DENIED');
    expect((await refused(propose({ value: '999999.00', address: wallet.address }))).code).toBe(
      'INVALID_WALLET_ADDRESS',
    );
    await rule({});
    expect((await refused(propose({ value: '999999.00' }))).code).toBe('INSUFFICIENT_FUNDS');
  });

  it('frees the idempotency key of a denial: the same request passes once the policy allows it', async () => {
    await rule(ten);
    const order = () =>
      acme.api.createPayment(legacyBody(wallet, { value: '12.00' }), { idempotencyKey: 'denied-once' });
    expect((await refused(order())).code).toBe('POLICY_DENIED');
    await rule({});
    const [first, again] = [await order().unwrap(), await order().unwrap()];
    expect(again.id).toBe(first.id);
  });

  it('fails closed in an outage in mode enforce, with nothing created, and open in mode log (R469, R470, D-124, D-179)', async () => {
    await outage(true);
    await changesNothing(service, 'a proposal in an outage', async () => {
      expect(await refused(propose())).toMatchObject({ code: 'POLICY_UNAVAILABLE', statusCode: 503 });
      const call = acme.api.createWalletTransaction({ id: wallet.id, to: STRANGER });
      expect(await refused(call)).toMatchObject({ code: 'POLICY_UNAVAILABLE', statusCode: 503 });
    });
    await mode('log');
    const logged = (await decisions()).length;
    await proposed(acme, wallet);
    expect((await decisions()).length).toBe(logged);
    expect(service.logLines.some((line) => line.includes('a spend policy was not evaluated'))).toBe(true);
  });

  it('judges nothing after it was detached', async () => {
    const { policyId: id } = await acme.api.createPolicy({ name: 'Strict', document: ten }).unwrap();
    const other = await ownedWallet(service, chain, acme);
    const subject = { subjectType: 'wallet' as const, subjectId: other.id };
    const { attachmentId } = await acme.api.attachPolicy({ id, ...subject }).unwrap();
    const order = () => acme.api.createPayment(legacyBody(other, { value: '11.00' }));
    expect((await refused(order())).code).toBe('POLICY_DENIED');
    await acme.api.detachPolicy({ attachmentId }).unwrap();
    await order().unwrap();
  });
});

describe('a limit over 24 hours', () => {
  const thirty: PolicyDocument = { limits: { rollingDailyUsd: '30.00' } };
  const payOut = (from: Owned, value: string) => acme.api.createPayment(legacyBody(from, { value }));
  const reasonOf = async (asked: PromiseLike<{ readonly error?: unknown }>) =>
    ((await refused(asked)).details as { reason: string }).reason;

  /** A wallet of its own, that has spent nothing. */
  const ruledWallet = async () => {
    const own = await ownedWallet(service, chain, acme);
    await acme.api.attachPolicy({ id: policyId, subjectType: 'wallet', subjectId: own.id }).unwrap();
    await rule(thirty);
    return own;
  };

  it('adds up the proposals of a wallet until they are cancelled (D-528)', async () => {
    const own = await ruledWallet();
    await proposed(acme, own, { value: '20.00' });
    expect(await reasonOf(payOut(own, '10.000001'))).toBe('ROLLING_DAILY_CAP');
    const { id } = await proposed(acme, own, { value: '10.00' });
    expect(await reasonOf(payOut(own, '0.01'))).toBe('ROLLING_DAILY_CAP');
    await acme.api.cancelPayment({ id }).unwrap();
    await proposed(acme, own, { value: '10.00' });
  });

  it('counts a payment once, over its proposal and its execution', async () => {
    const own = await ruledWallet();
    const payment = await proposed(acme, own, { value: '30.00' });
    expect((await signed(acme, own, payment)).failureReason).toBeNull();
    await runUntilChainIdle(service);
    expect(await read(acme, payment.id)).toMatchObject({ failureReason: null, status: 'COMPLETED' });
    expect(await reasonOf(payOut(own, '0.01'))).toBe('ROLLING_DAILY_CAP');
  });

  it('adds up all proposals of an agent’s key, from every wallet', async () => {
    const { apiKey, agentId } = await acme.session.createApiKey({ name: 'Buyer', agent: true }).unwrap();
    const agent = createPaychart({ baseUrl: service.url, apiKey, maxRetries: 0 });
    const { policyId: id } = await acme.api.createPolicy({ name: 'Budget', document: thirty }).unwrap();
    await acme.api.attachPolicy({ id, subjectType: 'agent', subjectId: agentId ?? '' }).unwrap();
    const [one, two] = [await ownedWallet(service, chain, acme), await ownedWallet(service, chain, acme)];
    await agent.createPayment(legacyBody(one, { value: '20.00' })).unwrap();
    expect(await reasonOf(agent.createPayment(legacyBody(two, { value: '10.01' })))).toBe('ROLLING_DAILY_CAP');
    await agent.createPayment(legacyBody(two, { value: '10.00' })).unwrap();
    // What somebody else proposes is not the agent's.
    await proposed(acme, two, { value: '50.00' });
  });
});

describe('the policy again, at the execution (D-179)', () => {
  /** A wallet of its own for each: no lower nonce stands in the way. */
  let own: Owned;
  beforeEach(async () => {
    own = await ownedWallet(service, chain, acme);
    await acme.api.attachPolicy({ id: policyId, subjectType: 'wallet', subjectId: own.id }).unwrap();
  });
  const balance = () => usdcOf(chain, STRANGER);
  const failed = (failureReason: string) => ({ status: 'FAILED', failureReason, executedTxHash: null });

  it('fails the payment at the completing signature, and sends nothing (R467)', async () => {
    const payment = await proposed(acme, own, { value: '11.00' });
    await rule(ten);
    const before = await balance();
    expect(await signed(acme, own, payment)).toMatchObject(failed('POLICY_DENIED'));
    await runUntilChainIdle(service);
    expect([await balance(), (await callsOf(service, payment.id)).length]).toEqual([before, 0]);
    expect((await decisions())[0]).toMatchObject({ allow: false, enforced: true, resourceId: payment.id });
  });

  it('answers 422 to an explicit execution, and fails the payment (R548)', async () => {
    await hold(true);
    const payment = await proposed(acme, own, { value: '11.00' });
    expect((await signed(acme, own, payment)).status).toBe('READY_TO_EXECUTE');
    const { version } = await rule(ten);
    const { code, statusCode, details } = await refused(acme.api.executePayment({ id: payment.id }));
    const [decision] = await decisions();
    expect([code, statusCode]).toEqual(['POLICY_DENIED', 422]);
    const decisionLogId = decision?.decisionLogId;
    expect(details).toEqual({ reason: 'PER_TXN_LIMIT', policyId, policyVersion: version, decisionLogId });
    expect(decision?.resourceId).toBe(payment.id);
    expect(await read(acme, payment.id)).toMatchObject(failed('POLICY_DENIED'));
  });

  it('is asked by a worker too', async () => {
    await hold(true);
    const payment = await proposed(acme, own, { value: '11.00' });
    await signed(acme, own, payment);
    await rule({ counterparties: { blocked: [STRANGER] } });
    await hold(false);
    await runUntilChainIdle(service);
    expect(await read(acme, payment.id)).toMatchObject(failed('POLICY_DENIED'));
    expect((await decisions())[0]).toMatchObject({ reason: 'COUNTERPARTY_BLOCKED', resourceId: payment.id });
  });

  it('records a denial in mode log, and the payment executes (R466)', async () => {
    const payment = await proposed(acme, own, { value: '11.00' });
    await rule(ten);
    await mode('log');
    const before = await balance();
    expect(await signed(acme, own, payment)).toMatchObject({ status: 'COMPLETED' });
    expect((await balance()) - before).toBe(11_000_000n);
    expect((await decisions())[0]).toMatchObject({ mode: 'log', allow: false, resourceId: payment.id });
  });

  it('fails the payment in an outage in mode enforce, and answers 200 to an explicit execution (R470, D-179)', async () => {
    const payment = await proposed(acme, own);
    await outage(true);
    expect(await signed(acme, own, payment)).toMatchObject(failed('POLICY_UNAVAILABLE'));
    await outage(false);
    await hold(true);
    const other = await proposed(acme, own);
    await signed(acme, own, other);
    await outage(true);
    const { data, response } = await acme.api.executePayment({ id: other.id });
    expect([response?.status, data]).toMatchObject([200, failed('POLICY_UNAVAILABLE')]);
  });

  it('lets the payment execute in an outage in mode log (R469)', async () => {
    const payment = await proposed(acme, own);
    await mode('log');
    await outage(true);
    expect(await signed(acme, own, payment)).toMatchObject({ status: 'COMPLETED' });
  });

  it('judges a token transfer by its payee, not by the token (D-508)', async () => {
    const token = chain.chain.contracts.settlementToken;
    await rule({ counterparties: { blocked: [token] } });
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [STRANGER, 1n] });
    const { id } = await acme.api.createWalletTransaction({ id: own.id, to: token, data }).unwrap();
    expect((await decisions())[0]).toMatchObject({ resourceId: id, allow: true, input: { counterparty: STRANGER } });
  });
});
