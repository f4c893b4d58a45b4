import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { verifyInvariants } from '../../../src/platform/audit/index.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { approver, grant, member, newWorld, publicOf, read, refusal, requestOf, type World } from './fixture.ts';

const HELD = ['AUTHORITY_LIMIT_EXCEEDED', 'APPROVAL_THRESHOLD_NOT_MET'];
const COUNTERSIGN = ['APPROVAL_THRESHOLD_NOT_MET'];
const HOUR = 3600;
const create = { allowedActions: ['payment.create' as const] };

describe('the gates of the sender’s organization', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterEach(async () => {
    expect(await verifyInvariants(service.pool, service.engine.lifecycles)).toEqual([]);
  });
  afterAll(() => service.stop());

  /** A world whose payer is a member with this grant. */
  async function payer(terms: Parameters<typeof grant>[2] = {}, role: 'MEMBER' | 'FINANCE' | 'ADMIN' = 'MEMBER') {
    const world = await newWorld(service);
    const who = await member(service, world.sender, role);
    const authority = await grant(world.sender, who.id, { ...create, ...terms });
    const pay = (amountUsd: string) => world.pay(amountUsd, who.session);
    return { ...world, who, authority, pay };
  }
  const advance = ({ sender }: World, advanceSeconds: number) =>
    sender.api.advanceTestClock({ advanceSeconds }).unwrap();

  describe('who initiates (R284, D-199)', () => {
    test('OWNER, ADMIN and FINANCE initiate without a grant and without limits; MEMBER only with a grant', async () => {
      const world = await newWorld(service);
      for (const role of ['ADMIN', 'FINANCE'] as const) {
        const who = await member(service, world.sender, role);
        expect((await world.pay('9000.00', who.session)).status).toBe('AWAITING_RECIPIENT_CONFIRMATION');
      }
      const who = await member(service, world.sender, 'MEMBER');
      const ask = () => who.session.createOfframpPayment({ phone: world.phone, amountUsd: '1.00' });
      const before = await world.sender.balances();
      expect((await ask()).error).toMatchObject({
        code: 'AUTHORITY_MISSING',
        statusCode: 403,
        details: { action: 'payment.create' },
      });
      expect(await world.sender.balances()).toEqual(before);
      const approves = await grant(world.sender, who.id, { allowedActions: ['payment.approve'] });
      expect(refusal(await ask()).code).toBe('AUTHORITY_MISSING');
      const { id: authorityId } = await grant(world.sender, who.id, create);
      expect((await ask()).ok).toBe(true);
      await world.sender.session.suspendAuthority({ memberId: who.id, authorityId }).unwrap();
      expect(refusal(await ask()).code).toBe('AUTHORITY_MISSING');
      expect(approves.status).toBe('ACTIVE');
    });

    test('a key initiates as its member (D-021)', async () => {
      const world = await newWorld(service);
      await grant(await member(service, world.sender, 'ADMIN'), world.sender.memberId, {
        ...create,
        perTxLimitUsd: '5',
      });
      expect((await world.pay('5.000001')).holdReasons).toEqual(HELD);
      expect((await world.pay('5')).holdReasons).toEqual([]);
    });
  });

  describe('limits', () => {
    test('a payment equal to the limit passes, and one above it is held for the votes of others (R014, R096, R099, D-208)', async () => {
      const world = await payer({ perTxLimitUsd: '100' });
      expect((await world.pay('100.00')).status).toBe('AWAITING_RECIPIENT_CONFIRMATION');
      const held = await world.pay('100.000001');
      expect(held).toMatchObject({ status: 'COMPLIANCE_HOLD', holdReasons: HELD, quotes: [] });
      expect(await publicOf(world, held.paymentId)).toBe('APPROVAL_REQUIRED');
      expect(await requestOf(world, held.paymentId)).toMatchObject({
        id: held.approvalRequestId,
        paymentId: held.paymentId,
        status: 'PENDING',
        requiredWeight: 1,
        receivedWeight: 0,
        approvalGroup: null,
        signatures: [],
        closedReason: null,
      });
    });

    test('the daily limit counts held payments of the last 24 hours, and no cancelled or older ones (R097, D-207, D-464)', async () => {
      const world = await payer({ dailyLimitUsd: '100' });
      const first = await world.pay('60');
      await advance(world, 2 * HOUR);
      const second = await world.pay('50');
      expect(second.holdReasons).toEqual(HELD);
      // 60 + 50 are in the window, although the latter is held.
      expect((await world.pay('0.01')).holdReasons).toEqual(HELD);
      await world.sender.api.cancelOfframpPayment({ id: second.paymentId }).unwrap();
      expect((await world.pay('39.99')).holdReasons).toEqual([]);
      expect((await world.pay('0.01')).holdReasons).toEqual(HELD);
      await advance(world, 22 * HOUR);
      // 39.99 and twice 0.01 are left, the first one is 24 hours old.
      expect((await world.pay('59.99')).holdReasons).toEqual([]);
      expect((await world.pay('0.000001')).holdReasons).toEqual(HELD);
      expect((await read(world, first.paymentId)).status).toBe('AWAITING_RECIPIENT_CONFIRMATION');
    });

    test.each(['dailyLimitUsd', 'monthlyLimitUsd'] as const)(
      '%s that is added by a change of the grant counts earlier payments too (D-203, D-207)',
      async (limit) => {
        const world = await payer();
        await world.pay('60.00');
        const path = { memberId: world.who.id, authorityId: world.authority.id };
        await world.sender.session.updateAuthority({ ...path, [limit]: '100' }).unwrap();
        expect((await world.pay('40.01')).holdReasons).toEqual(HELD);
        const other = await payer();
        await other.pay('60.00');
        await other.sender.session
          .updateAuthority({ memberId: other.who.id, authorityId: other.authority.id, [limit]: '100' })
          .unwrap();
        expect((await other.pay('40.00')).status).toBe('AWAITING_RECIPIENT_CONFIRMATION');
      },
    );

    test('the monthly limit counts the last 30 times 24 hours beside the daily one (R098, D-207)', async () => {
      const world = await payer({ dailyLimitUsd: '100', monthlyLimitUsd: '150' });
      expect((await world.pay('100')).holdReasons).toEqual([]);
      await advance(world, 25 * HOUR);
      expect((await world.pay('50')).holdReasons).toEqual([]);
      expect((await world.pay('0.000001')).holdReasons).toEqual(HELD);
      await advance(world, 30 * 24 * HOUR);
      expect((await world.pay('100')).holdReasons).toEqual([]);
    });

    test('a payment at the very first millisecond of the window does not count (D-464)', async () => {
      const world = await payer({ dailyLimitUsd: '100' });
      const { createdAt } = await world.pay('100');
      const spent = async (ms: number): Promise<string> => {
        const after = new Date(Date.parse(createdAt) + ms);
        const { rows } = await service.pool.owner.raw('SELECT member_spent_after(?, ?, ?) AS spent', [
          world.sender.tenantId,
          world.who.id,
          after,
        ]);
        return String(rows[0].spent);
      };
      expect([await spent(-1), await spent(0), await spent(1)]).toEqual(['100000000', '0', '0']);
    });

    test('allows only what a list names, and anything where the list is empty (R089, R090, D-209)', async () => {
      const own = 'eip155:84532';
      for (const [terms, passes] of [
        [{ allowedCurrencies: ['USD'] }, true],
        [{ allowedCurrencies: ['EUR'] }, false],
        [{ allowedAssets: ['USDC'] }, true],
        [{ allowedAssets: ['USDT'] }, false],
        [{ allowedChains: [own] }, true],
        [{ allowedChains: ['eip155:1'] }, false],
        [{ allowedCurrencies: [], allowedAssets: [], allowedChains: [], allowedDestinationIds: [] }, true],
      ] as const) {
        const world = await payer(terms as never);
        expect((await world.pay('1')).holdReasons, JSON.stringify(terms)).toEqual(passes ? [] : HELD);
      }
    });

    test('a destination off the list is held when the payment asks for it, and otherwise not offered (R090, D-209)', async () => {
      const world = await newWorld(service);
      const { destinations } = await world.recipient.api.listPayoutDestinations().unwrap();
      const [destination] = destinations;
      const who = await member(service, world.sender, 'MEMBER');
      const { id: authorityId } = await grant(world.sender, who.id, {
        ...create,
        allowedDestinationIds: ['dst_other'],
      });
      const { phone } = world;
      const asked = await who.session
        .createOfframpPayment({ phone, amountUsd: '1', requestedDestinationId: destination?.id ?? '' })
        .unwrap();
      expect(asked.holdReasons).toEqual(HELD);
      const unasked = await world.pay('1', who.session);
      expect(unasked.status).toBe('PAYOUT_SELECTION_REQUIRED');
      // As soon as the grant allows it the payment looks again.
      await world.sender.session
        .updateAuthority({ memberId: who.id, authorityId, allowedDestinationIds: [destination?.id ?? ''] })
        .unwrap();
      await service.runUntilIdle();
      expect((await read(world, unasked.paymentId)).status).toBe('AWAITING_RECIPIENT_CONFIRMATION');
    });

    test('the newest ACTIVE grant that covers the action counts (R100, D-199)', async () => {
      const world = await payer({ perTxLimitUsd: '10' });
      await grant(world.sender, world.who.id, { ...create, perTxLimitUsd: '20' });
      await grant(world.sender, world.who.id, { allowedActions: ['payment.approve'], perTxLimitUsd: '1' });
      expect((await world.pay('15')).holdReasons).toEqual([]);
      // A change makes the older one the newest.
      const path = { memberId: world.who.id, authorityId: world.authority.id };
      await world.sender.session.updateAuthority({ ...path, approvalWeight: 2 }).unwrap();
      expect((await world.pay('15')).holdReasons).toEqual(HELD);
      // To withdraw it allows no more than before: the older one speaks up to its limit (D-516).
      await world.sender.session.suspendAuthority(path).unwrap();
      expect((await world.pay('15')).holdReasons).toEqual(HELD);
      expect((await world.pay('10')).holdReasons).toEqual([]);
      await grant(world.sender, world.who.id, { ...create, perTxLimitUsd: '20' });
      expect((await world.pay('15')).holdReasons).toEqual([]);
    });
  });

  describe('a second member', () => {
    test('is required always, or above an amount within the limits (R092, R093, R161, D-210)', async () => {
      const always = await payer({ requiresCountersignature: true });
      expect((await always.pay('0.01')).holdReasons).toEqual(COUNTERSIGN);
      const above = await payer({ countersignAboveUsd: '10', perTxLimitUsd: '100' });
      expect((await above.pay('10')).holdReasons).toEqual([]);
      expect((await above.pay('10.000001')).holdReasons).toEqual(COUNTERSIGN);
      expect((await above.pay('100.01')).holdReasons).toEqual(HELD);
    });

    test('accepts an approver only of the initiator’s group (D-212)', async () => {
      const world = await newWorld(service);
      const who = await member(service, world.sender, 'FINANCE', { approverGroup: 'treasury' });
      await grant(world.sender, who.id, { ...create, requiresCountersignature: true });
      const { paymentId } = await world.pay('1', who.session);
      expect((await requestOf(world, paymentId)).approvalGroup).toBe('treasury');
    });
  });

  describe('lapsed authority (D-230)', () => {
    test('a payment above the limit stays held when its initiator is suspended', async () => {
      const world = await newWorld(service);
      const who = await member(service, world.sender, 'ADMIN');
      await grant(world.sender, who.id, { ...create, perTxLimitUsd: '10' });
      const { paymentId } = await world.pay('50', who.session);
      await world.sender.session.suspendMember({ id: who.id }).unwrap();
      await service.runUntilIdle();
      await world.sender.api.reevaluateTestPayment({ id: paymentId }).unwrap();
      expect(await read(world, paymentId)).toMatchObject({ status: 'COMPLIANCE_HOLD', holdReasons: HELD });
    });

    test('the confirm holds a payment whose grant was revoked after the quotes', async () => {
      const world = await payer();
      const { paymentId, quotes } = await world.pay('50');
      await world.sender.session.revokeAuthority({ memberId: world.who.id, authorityId: world.authority.id }).unwrap();
      await service.runUntilIdle();
      const { api } = world.recipient;
      await api.selectOfframpPaymentRoute({ id: paymentId, routeQuoteId: quotes[0]?.routeId ?? '' }).unwrap();
      const confirmed = await api.confirmOfframpPayment({ id: paymentId }).unwrap();
      expect(confirmed).toMatchObject({ status: 'COMPLIANCE_HOLD', holdReasons: HELD });
    });
  });

  describe('the organization’s policy (A 2.9, D-228)', () => {
    const withRules = async (rules: object) => {
      const world = await newWorld(service);
      await world.sender.session.setPaymentPolicy({ rules }).unwrap();
      return world;
    };

    test('rejects an amount, an asset or a chain without asking an approver (R115, D-198)', async () => {
      for (const [rules, passes] of [
        [{ maximumAmountUsd: '10' }, true],
        [{ maximumAmountUsd: '9.999999', approvals: [{ aboveUsd: '0', minimumApprovals: 1 }] }, false],
        [{ allowedAssets: ['USDC'] }, true],
        [{ allowedAssets: ['USDT'] }, false],
        [{ allowedChains: ['eip155:84532'] }, true],
        [{ allowedChains: ['eip155:1'] }, false],
        [{ allowedAssets: [], allowedChains: [], allowedRails: [], approvals: [] }, true],
      ] as const) {
        const world = await withRules(rules);
        const paid = await world.pay('10');
        expect(paid, JSON.stringify(rules)).toMatchObject(
          passes
            ? { status: 'AWAITING_RECIPIENT_CONFIRMATION', failureReason: null }
            : { status: 'CANCELED', failureReason: 'POLICY_DENIED', holdReasons: [], approvalRequestId: null },
        );
      }
    });

    test('fees and rails withhold routes, and say so (R115, R285)', async () => {
      for (const [rules, reasonCode] of [
        [{ allowedRails: ['PAYMENT_APP_A'] }, 'POLICY_RAIL_NOT_ALLOWED'],
        [{ maximumFeeMinor: '0' }, undefined],
      ] as const) {
        const world = await withRules(rules);
        const { paymentId, status } = await world.pay('10');
        expect(status).toBe(reasonCode === undefined ? 'AWAITING_RECIPIENT_CONFIRMATION' : 'PAYOUT_SELECTION_REQUIRED');
        if (reasonCode === undefined) continue;
        // Another policy lets it go on at once.
        await world.sender.session.setPaymentPolicy({ rules: {} }).unwrap();
        await service.runUntilIdle();
        expect((await read(world, paymentId)).status).toBe('AWAITING_RECIPIENT_CONFIRMATION');
      }
    });

    test('requires the greatest weight of the approval rules whose amount the payment exceeds (R116, R161, R162, D-211)', async () => {
      const world = await withRules({
        approvals: [
          { aboveUsd: '100', minimumApprovals: 3 },
          { aboveUsd: '0', minimumApprovals: 1 },
          { aboveUsd: '10', minimumApprovals: 2 },
        ],
      });
      for (const [amount, weight] of [
        ['10', 1],
        ['10.000001', 2],
        ['100', 2],
        ['100.000001', 3],
      ] as const) {
        const { paymentId, holdReasons } = await world.pay(amount);
        expect(holdReasons).toEqual(COUNTERSIGN);
        expect(await requestOf(world, paymentId), amount).toMatchObject({ status: 'PENDING', requiredWeight: weight });
        expect(await publicOf(world, paymentId)).toBe('APPROVAL_REQUIRED');
      }
      // The recipient's policy does not apply.
      await world.recipient.session.setPaymentPolicy({ rules: { maximumAmountUsd: '0.01' } }).unwrap();
      expect((await world.pay('10')).holdReasons).toEqual(COUNTERSIGN);
    });

    test('a later policy that asks for more opens another request; the same or less does not (D-198, D-213)', async () => {
      const world = await withRules({ approvals: [{ aboveUsd: '0', minimumApprovals: 1 }] });
      const voter = await approver(service, world.sender, 2);
      const { paymentId } = await world.pay('10');
      const first = await requestOf(world, paymentId);
      await voter.session.signApproval({ id: first.id }).unwrap();
      const recheck = async (minimumApprovals: number) => {
        await world.sender.session
          .setPaymentPolicy({ rules: { approvals: [{ aboveUsd: '0', minimumApprovals }] } })
          .unwrap();
        const [quote] = (await world.recipient.api.getOfframpPaymentRoutes({ id: paymentId }).unwrap()).routes;
        const { api } = world.recipient;
        await api.selectOfframpPaymentRoute({ id: paymentId, routeQuoteId: quote?.routeId ?? '' }).unwrap();
        return api.confirmOfframpPayment({ id: paymentId }).unwrap();
      };
      const held = await recheck(2);
      expect(held).toMatchObject({ status: 'COMPLIANCE_HOLD', holdReasons: COUNTERSIGN });
      const second = await requestOf(world, paymentId);
      expect(second).toMatchObject({ status: 'PENDING', requiredWeight: 2, receivedWeight: 0 });
      expect(second.id).not.toBe(first.id);
      await voter.session.signApproval({ id: second.id }).unwrap();
      expect((await recheck(2)).status).toBe('FUNDS_LOCKED');
      const { approvals } = await world.sender.api.listApprovals({ paymentId }).unwrap();
      expect(approvals.map(({ status }) => status)).toEqual(['APPROVED', 'APPROVED']);
    });
  });

  test('opens a second request after the last vote when the policy became stricter meanwhile (D-211, D-213)', async () => {
    const world = await newWorld(service);
    const ask = (minimumApprovals: number) =>
      world.sender.session.setPaymentPolicy({ rules: { approvals: [{ aboveUsd: '0', minimumApprovals }] } }).unwrap();
    await ask(1);
    const { paymentId } = await world.pay('10');
    const { id } = await requestOf(world, paymentId);
    await ask(3);
    const voter = await approver(service, world.sender, 2);
    expect(await voter.session.signApproval({ id }).unwrap()).toMatchObject({ status: 'APPROVED', requiredWeight: 1 });
    expect(await read(world, paymentId)).toMatchObject({ status: 'COMPLIANCE_HOLD', holdReasons: COUNTERSIGN });
    expect(await requestOf(world, paymentId)).toMatchObject({
      status: 'PENDING',
      requiredWeight: 3,
      receivedWeight: 0,
    });
    expect(await publicOf(world, paymentId)).toBe('APPROVAL_REQUIRED');
  });

  test('lifts the gate that an approval covers, and no other (R131, D-198)', async () => {
    const world = await payer({ perTxLimitUsd: '10', allowedDestinationIds: ['dst_other'] });
    const voter = await approver(service, world.sender);
    const { paymentId } = await world.pay('50');
    await world.sender.api.setTestScreening({ phone: world.phone, outcome: 'MONITORING' }).unwrap();
    const { id } = await requestOf(world, paymentId);
    await voter.session.signApproval({ id }).unwrap();
    expect(await read(world, paymentId)).toMatchObject({
      status: 'COMPLIANCE_HOLD',
      holdReasons: ['TRANSACTION_MONITORING_REVIEW'],
    });
    expect(await publicOf(world, paymentId)).toBe('CREDENTIAL_HOLD');
    await world.sender.api.setTestScreening({ phone: world.phone, outcome: 'CLEAR' }).unwrap();
    await service.runUntilIdle();
    expect(await read(world, paymentId)).toMatchObject({ status: 'AWAITING_RECIPIENT_CONFIRMATION', holdReasons: [] });
  });
});
