import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PolicyDocument } from '../../../generated/contract/schemas.ts';
import { ownedWallet, STRANGER } from '../payments/fixture.ts';
import { type CardWorld, declined, issued, refusal, ruled, startCardWorld, used } from './fixture.ts';

let world: CardWorld;
const mode = (to: 'off' | 'log' | 'enforce') => world.acme.api.setTestPolicyEnforcement({ mode: to }).unwrap();
const outage = (isDown: boolean) => world.acme.api.setTestPolicySubsystem({ available: !isDown }).unwrap();

beforeAll(async () => {
  world = await startCardWorld('Uses');
});
afterAll(() => world?.stop());
beforeEach(async () => {
  await mode('enforce');
  await outage(false);
});

const card = async (limits: Parameters<typeof issued>[2] = {}) =>
  (await issued(world.acme, world.wallet.id, limits)).cardId;
const use = (id: string, amount: string, more: { mcc?: string; merchantAddress?: string } = {}) =>
  used(world.acme, id, amount, more);
const why = (id: string, amount: string, more: { mcc?: string; merchantAddress?: string } = {}) =>
  declined(world.acme, id, amount, more);
const onCard = (subjectId: string, document: PolicyDocument) =>
  ruled(world.acme, { subjectType: 'card', subjectId }, document);
const onAgent = (subjectId: string, document: PolicyDocument) =>
  ruled(world.acme, { subjectType: 'agent', subjectId }, document);

describe('an authorization', () => {
  it('answers the decision with the windows after it, approved or not (R323, D-269)', async () => {
    const { acme } = world;
    const id = await card({ perTransactionUsd: '10' });
    const answer = await acme.api.createTestCardAuthorization({
      id,
      amountUsd: '2.50',
      mcc: '5814',
      merchantName: 'Corner',
    });
    expect(answer.response?.status).toBe(201);
    const approved = answer.data;
    expect(approved).toEqual({
      authorizationId: expect.stringMatching(/^auz_[0-9a-z]{26}$/),
      cardId: id,
      amountUsd: '2.50',
      mcc: '5814',
      approved: true,
      declineReason: null,
      policy: null,
      spent: { dailyUsd: '2.50', weeklyUsd: '2.50', monthlyUsd: '2.50' },
      reversedUsd: '0.00',
      createdAt: expect.stringMatching(/Z$/),
    });
    expect(answer.response?.headers.get('location')).toBe(
      `/v1/cards/${id}/authorizations/${approved?.authorizationId}`,
    );
    const refused = await use(id, '10.000001');
    expect(refused).toMatchObject({
      approved: false,
      declineReason: 'PER_TXN_LIMIT',
      mcc: null,
      spent: { dailyUsd: '2.50', weeklyUsd: '2.50', monthlyUsd: '2.50' },
    });
    const { authorizations } = await acme.api.listCardAuthorizations({ id }).unwrap();
    expect(authorizations).toEqual([refused, approved]);
    for (const one of authorizations) {
      const { authorizationId } = one;
      expect(await acme.api.getCardAuthorization({ id, authorizationId }).unwrap()).toEqual(one);
    }
  });

  it('is not found by another tenant, or under another card (D-265)', async () => {
    const { acme, harbor } = world;
    const [id, other] = [await card(), await card()];
    const { authorizationId } = await use(id, '1.00');
    const codes = [
      await refusal(harbor.api.createTestCardAuthorization({ id, amountUsd: '1.00' })),
      await refusal(harbor.api.listCardAuthorizations({ id })),
      await refusal(harbor.api.getCardAuthorization({ id, authorizationId })),
      await refusal(harbor.api.reverseTestCardAuthorization({ id, authorizationId })),
      await refusal(acme.api.getCardAuthorization({ id: other, authorizationId })),
      await refusal(acme.api.reverseTestCardAuthorization({ id: other, authorizationId })),
    ];
    expect(codes.map((one) => one?.code)).toEqual([
      ...Array(4).fill('CARD_NOT_FOUND'),
      ...Array(2).fill('CARD_AUTHORIZATION_NOT_FOUND'),
    ]);
  });

  it('refuses a merchant address that fails its checksum, on every card', async () => {
    const id = await card();
    const merchantAddress = STRANGER.replace('C', 'c');
    const asked = world.acme.api.createTestCardAuthorization({ id, amountUsd: '1', merchantAddress });
    expect(await refusal(asked)).toMatchObject({ code: 'INVALID_WALLET_ADDRESS', statusCode: 400 });
  });

  it('sends the tenant an event with its outcome (D-388)', async () => {
    const { acme, service } = world;
    const id = await card({ perTransactionUsd: '5' });
    const { authorizationId: first } = await use(id, '5.00');
    const { authorizationId: second } = await use(id, '5.01');
    await acme.api.reverseTestCardAuthorization({ id, authorizationId: first }).unwrap();
    await service.runUntilIdle();
    const { events } = await acme.api.listEvents({ take: 200 }).unwrap();
    const told = events.filter(({ type }) => type.startsWith('card.authorization')).slice(0, 3);
    expect(told.map(({ type, resourceId }) => [type, resourceId])).toEqual([
      ['card.authorization.reversed', first],
      ['card.authorization.declined', second],
      ['card.authorization.approved', first],
    ]);
  });
});

describe('the order of the checks (D-270)', () => {
  it('names the first check that fails, one after the other (R326, R327, R328, R329, R467)', async () => {
    const { acme } = world;
    const limits = { perTransactionUsd: '2', dailyUsd: '1', weeklyUsd: '1', monthlyUsd: '1' };
    const id = await card({ ...limits, blockedMcc: ['60'], allowedMcc: ['57'] });
    const rule = await onCard(id, { counterparties: { blocked: [STRANGER] } });
    const asked = (mcc: string, more = {}) => why(id, '2000.00', { mcc, ...more });
    await acme.api.freezeCard({ id }).unwrap();
    expect(await asked('6051', { merchantAddress: STRANGER })).toBe('CARD_INACTIVE');
    await acme.api.unfreezeCard({ id }).unwrap();
    await outage(true);
    expect(await asked('6051', { merchantAddress: STRANGER })).toBe('POLICY_UNAVAILABLE');
    await outage(false);
    expect(await asked('6051', { merchantAddress: STRANGER })).toBe('POLICY_DENIED');
    await rule({});
    expect(await asked('6051', { merchantAddress: STRANGER })).toBe('MCC_BLOCKED');
    expect(await asked('5814')).toBe('MCC_NOT_ALLOWED');
    expect(await asked('5734')).toBe('PER_TXN_LIMIT');
    for (const [limit, reason] of [
      ['perTransactionUsd', 'DAILY_CAP'],
      ['dailyUsd', 'WEEKLY_CAP'],
      ['weeklyUsd', 'MONTHLY_CAP'],
      ['monthlyUsd', 'INSUFFICIENT_MULTISIG_BALANCE'],
    ] as const) {
      await acme.api.setCardLimits({ id, [limit]: null }).unwrap();
      expect(await asked('5734')).toBe(reason);
    }
    expect(await why(id, '1.00', { mcc: '5734' })).toBeNull();
  });

  it('skips categories when the merchant names none, and matches a shorter entry as a prefix (R328, D-267)', async () => {
    const id = await card({ blockedMcc: ['605', '5814'], allowedMcc: ['60', '58'] });
    expect(await why(id, '0.01')).toBeNull();
    expect(await why(id, '0.01', { mcc: '6051' })).toBe('MCC_BLOCKED');
    expect(await why(id, '0.01', { mcc: '6060' })).toBeNull();
    expect(await why(id, '0.01', { mcc: '5814' })).toBe('MCC_BLOCKED');
    expect(await why(id, '0.01', { mcc: '5815' })).toBeNull();
    expect(await why(id, '0.01', { mcc: '5714' })).toBe('MCC_NOT_ALLOWED');
  });

  it('passes an amount equal to a limit, and declines a millionth more (R327, R473, D-271)', async () => {
    const id = await card({ perTransactionUsd: '1', dailyUsd: '1.5' });
    expect(await why(id, '1.000001')).toBe('PER_TXN_LIMIT');
    expect(await why(id, '1.00')).toBeNull();
    expect(await why(id, '0.500001')).toBe('DAILY_CAP');
    expect(await why(id, '0.50')).toBeNull();
    expect(await why(id, '0.000001')).toBe('DAILY_CAP');
  });
});

describe('the policy of the card', () => {
  it('declines in enforce mode by the smaller of its limit and the card’s, with the reason of the card’s limit (R297, R468, R474)', async () => {
    const id = await card({ dailyUsd: '3' });
    const rule = await onCard(id, { limits: { dailyUsd: '2' } });
    expect(await why(id, '2.00')).toBeNull();
    expect(await why(id, '0.01')).toBe('DAILY_CAP');
    await rule({ limits: { dailyUsd: '4' } });
    expect(await why(id, '1.00')).toBeNull();
    expect(await why(id, '0.01')).toBe('DAILY_CAP');
  });

  it('counts what was spent before it was attached, and is credited by a reversal (R473, R474, R475, D-274)', async () => {
    const { acme } = world;
    const id = await card();
    const { authorizationId } = await use(id, '5.00');
    await onCard(id, { limits: { weeklyUsd: '5' } });
    expect(await why(id, '0.01')).toBe('WEEKLY_CAP');
    await acme.api.reverseTestCardAuthorization({ id, authorizationId, amountUsd: '2' }).unwrap();
    expect([await why(id, '2.00'), await why(id, '0.000001')]).toEqual([null, 'WEEKLY_CAP']);
  });

  it('records in log mode what it would decline, and lets it pass (R466, D-311)', async () => {
    const { acme } = world;
    await mode('log');
    const id = await card();
    await onCard(id, { limits: { perTransactionUsd: '1' } });
    const { authorizationId, approved, policy } = await use(id, '2.00');
    expect(approved).toBe(true);
    expect(policy).toEqual({ decisionLogId: expect.stringMatching(/^dec_/), allow: false, reason: 'PER_TXN_LIMIT' });
    const { decisions } = await acme.api.listPolicyDecisions({ subjectType: 'card', subjectId: id }).unwrap();
    expect(decisions).toMatchObject([
      {
        decisionLogId: policy?.decisionLogId,
        source: 'card',
        mode: 'log',
        enforced: false,
        resourceId: authorizationId,
      },
    ]);
    await outage(true);
    expect(await why(id, '2.00')).toBeNull();
  });

  it('is not asked in mode off, as if there were none (D-311)', async () => {
    await mode('off');
    const id = await card();
    await onCard(id, { limits: { perTransactionUsd: '1' } });
    expect(await use(id, '2.00')).toMatchObject({ approved: true, policy: null });
  });

  it('judges categories and merchants too (R472, D-270)', async () => {
    const id = await card();
    await onCard(id, { mcc: { blocked: ['79'], allowed: ['57', '79'] }, counterparties: { allowed: [STRANGER] } });
    expect(await why(id, '1', { mcc: '7995' })).toBe('MCC_BLOCKED');
    expect(await why(id, '1', { mcc: '5814' })).toBe('MCC_NOT_ALLOWED');
    expect(await why(id, '1', { mcc: '5734', merchantAddress: STRANGER })).toBeNull();
    expect(await why(id, '1', { mcc: '7995', merchantAddress: world.wallet.address })).toBe('POLICY_DENIED');
  });

  it('is not asked for a frozen card (D-270)', async () => {
    const { acme } = world;
    const id = await card();
    await onCard(id, { limits: { perTransactionUsd: '1' } });
    await acme.api.freezeCard({ id }).unwrap();
    expect(await use(id, '2.00')).toMatchObject({ declineReason: 'CARD_INACTIVE', policy: null });
    expect((await acme.api.listPolicyDecisions({ subjectId: id }).unwrap()).decisions).toEqual([]);
  });
});

describe('the agent of a card', () => {
  const spentOf = async (id: string) => (await world.acme.session.getAgent({ id }).unwrap()).spent;

  it('adds up what all its cards spend, and is credited what they give back (R444, D-273)', async () => {
    const { acme } = world;
    const { id: agentId } = await acme.session.createAgent({ name: 'Buyer' }).unwrap();
    const [one, other] = [await card({ agentId }), await card({ agentId })];
    const { authorizationId } = await use(one, '2.00');
    await use(other, '3.00');
    expect(await spentOf(agentId)).toEqual({ dailyUsd: '5.00', weeklyUsd: '5.00', monthlyUsd: '5.00' });
    await acme.api.reverseTestCardAuthorization({ id: one, authorizationId, amountUsd: '0.5' }).unwrap();
    expect(await spentOf(agentId)).toEqual({ dailyUsd: '4.50', weeklyUsd: '4.50', monthlyUsd: '4.50' });
    expect((await use(one, '1.00')).spent.dailyUsd).toBe('2.50');
  });

  it('is capped by its own policy over all its cards, with the same reasons (D-273, D-312)', async () => {
    const { acme } = world;
    const { id: agentId } = await acme.session.createAgent({ name: 'Capped' }).unwrap();
    const [one, other] = [await card({ agentId }), await card({ agentId })];
    await onAgent(agentId, { limits: { monthlyUsd: '5' } });
    expect(await why(one, '3.00')).toBeNull();
    expect(await why(other, '2.01')).toBe('MONTHLY_CAP');
    expect(await why(other, '2.00')).toBeNull();
    expect(await why(await card(), '2.01')).toBeNull();
  });

  it('shows its policy where the card has none, or where it alone denies (D-269, D-312)', async () => {
    const { acme } = world;
    const { id: agentId } = await acme.session.createAgent({ name: 'Shown' }).unwrap();
    const id = await card({ agentId });
    await onAgent(agentId, { limits: { perTransactionUsd: '5' } });
    const logged = async (decisionLogId: string | undefined) => {
      const { decisions } = await acme.api.listPolicyDecisions({ take: 10 }).unwrap();
      return decisions.find((decision) => decision.decisionLogId === decisionLogId)?.input.subjectType;
    };
    const alone = await use(id, '1.00');
    expect([alone.policy?.allow, await logged(alone.policy?.decisionLogId)]).toEqual([true, 'agent']);
    await onCard(id, { limits: { perTransactionUsd: '9' } });
    const both = await use(id, '1.00');
    expect([both.policy?.allow, await logged(both.policy?.decisionLogId)]).toEqual([true, 'card']);
    const denied = await use(id, '6.00');
    expect([denied.policy?.allow, await logged(denied.policy?.decisionLogId)]).toEqual([false, 'agent']);
    const twice = await use(id, '10.00');
    expect([twice.policy?.allow, await logged(twice.policy?.decisionLogId)]).toEqual([false, 'card']);
  });
});

describe('the money of the multisig', () => {
  it('is the balance less what its cards took, over all of them (R298, R325, R329, D-274)', async () => {
    const { acme, chain, service } = world;
    const { id: walletId } = await ownedWallet(service, chain, acme, { usdc: 10_000_000n });
    const [one, other] = [(await issued(acme, walletId)).cardId, (await issued(acme, walletId)).cardId];
    expect(await why(one, '10.000001')).toBe('INSUFFICIENT_MULTISIG_BALANCE');
    const { authorizationId } = await use(one, '6.00');
    expect(await why(other, '4.000001')).toBe('INSUFFICIENT_MULTISIG_BALANCE');
    expect(await why(other, '4.00')).toBeNull();
    await acme.api.reverseTestCardAuthorization({ id: one, authorizationId, amountUsd: '1' }).unwrap();
    expect([await why(other, '1.000001'), await why(other, '1.00')]).toEqual(['INSUFFICIENT_MULTISIG_BALANCE', null]);
  });

  it('declines when it cannot be read, after the earlier checks (R559, D-251)', async () => {
    const { acme } = world;
    const id = await card({ perTransactionUsd: '5' });
    await acme.api.setTestChain({ available: false }).unwrap();
    expect(await why(id, '1.00')).toBe('INSUFFICIENT_MULTISIG_BALANCE');
    expect(await why(id, '5.01')).toBe('PER_TXN_LIMIT');
    const { cardId: free } = await acme.api.createProviderCard({ cardholderId: 'ich_1' }).unwrap();
    expect(await why(free, '1000000.00')).toBeNull();
    await acme.api.setTestChain({ available: true }).unwrap();
    expect(await why(id, '1.00')).toBeNull();
  });
});

describe('a reversal', () => {
  it('gives back in parts until nothing is left, and no more than that (R324, D-272)', async () => {
    const { acme } = world;
    const id = await card();
    const { authorizationId } = await use(id, '3.00');
    const back = (amountUsd?: string) =>
      acme.api.reverseTestCardAuthorization({ id, authorizationId, ...(amountUsd && { amountUsd }) });
    expect(await refusal(back('3.000001'))).toMatchObject({ code: 'INVALID_AMOUNT', statusCode: 400 });
    const part = await back('1.25').unwrap();
    expect([part.reversedUsd, part.approved, part.spent.dailyUsd]).toEqual(['1.25', true, '1.75']);
    expect((await refusal(back('1.750001')))?.code).toBe('INVALID_AMOUNT');
    const whole = await back().unwrap();
    expect([whole.reversedUsd, whole.approved, whole.spent.dailyUsd]).toEqual(['3.00', true, '0.00']);
    expect(await refusal(back())).toMatchObject({
      code: 'INVALID_TRANSITION',
      details: { from: 'REVERSED', event: 'REVERSE' },
    });
    expect(await acme.api.getCardAuthorization({ id, authorizationId }).unwrap()).toEqual(whole);
  });

  it('is refused for a declined authorization (D-272)', async () => {
    const { acme } = world;
    const id = await card({ perTransactionUsd: '1' });
    const { authorizationId } = await use(id, '1.01');
    expect(await refusal(acme.api.reverseTestCardAuthorization({ id, authorizationId }))).toMatchObject({
      code: 'INVALID_TRANSITION',
      details: { from: 'DECLINED', event: 'REVERSE' },
    });
  });

  it('goes through on a frozen card: what was taken is given back (D-268, D-272)', async () => {
    const { acme } = world;
    const id = await card();
    const { authorizationId } = await use(id, '1.00');
    await acme.api.freezeCard({ id }).unwrap();
    const { reversedUsd } = await acme.api.reverseTestCardAuthorization({ id, authorizationId }).unwrap();
    expect(reversedUsd).toBe('1.00');
  });
});
