import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createPaychart } from '#sdk';
import { verifyInvariants } from '../../../src/platform/audit/index.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { confirm } from '../offramp/fixture.ts';
import { newKey } from '../payments/intent-fixture.ts';
import {
  approver,
  grant,
  type Member,
  member,
  newWorld,
  publicOf,
  read,
  refusal,
  requestOf,
  type World,
} from './fixture.ts';

describe('approval requests and votes', { shuffle: false }, () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterEach(async () => {
    expect(await verifyInvariants(service.pool, service.engine.lifecycles)).toEqual([]);
  });
  afterAll(() => service.stop());

  /** A world whose payments all need so much weight. */
  async function governed(minimumApprovals = 1): Promise<World> {
    const world = await newWorld(service);
    await world.sender.session
      .setPaymentPolicy({ rules: { approvals: [{ aboveUsd: '0', minimumApprovals }] } })
      .unwrap();
    return world;
  }
  async function held(world: World, amountUsd = '25.00') {
    const { paymentId } = await world.pay(amountUsd);
    return { paymentId, id: (await requestOf(world, paymentId)).id };
  }
  const eventsOf = async ({ sender }: World, id: string): Promise<string[]> => {
    await service.runUntilIdle();
    const { events } = await sender.api.listEvents({ take: 100 }).unwrap();
    return events
      .filter(({ resourceId }) => resourceId === id)
      .map(({ type }) => type)
      .toReversed();
  };
  const intent = async ({ sender, phone }: World) => {
    const created = await sender.api
      .createPayment({
        recipient: { phoneNumber: phone },
        amount: { value: '10.00', currency: 'USD' },
        idempotencyKey: newKey(),
      })
      .unwrap();
    if (created.generation !== 'intent') throw new Error('no intent');
    return created;
  };

  test('weights add up to what is required; the payment runs its policy and goes on to delivery (R066, R106, R108, R110, R131, R162, R163, R164, R171, R172, D-450)', async () => {
    const world = await governed(3);
    const [one, two] = [await approver(service, world.sender, 1), await approver(service, world.sender, 2)];
    const { paymentId, id } = await held(world);
    expect(await publicOf(world, paymentId)).toBe('APPROVAL_REQUIRED');
    expect(await one.session.signApproval({ id }).unwrap()).toMatchObject({
      id,
      paymentId,
      status: 'PENDING',
      requiredWeight: 3,
      receivedWeight: 1,
      closedReason: null,
      signatures: [{ memberId: one.id, decision: 'APPROVE', weightAtSigning: 1, invalidatedAt: null }],
    });
    expect(await publicOf(world, paymentId)).toBe('APPROVAL_PENDING');
    expect(await two.session.signApproval({ id, decision: 'APPROVE' }).unwrap()).toMatchObject({
      status: 'APPROVED',
      receivedWeight: 3,
      signatures: [{ memberId: one.id }, { memberId: two.id, weightAtSigning: 2 }],
    });
    expect(await read(world, paymentId)).toMatchObject({
      status: 'AWAITING_RECIPIENT_CONFIRMATION',
      holdReasons: [],
      approvalRequestId: id,
    });
    expect(await world.sender.api.getApproval({ id }).unwrap()).toMatchObject({ status: 'APPROVED' });
    await confirm(world.recipient, paymentId);
    await world.recipient.api.stepTestProvider({ id: paymentId, steps: 3 }).unwrap();
    expect((await read(world, paymentId)).status).toBe('DELIVERED');
    expect(await eventsOf(world, id)).toEqual([
      ...['approval.requested', 'approval.voted', 'approval.voted', 'approval.approved'],
    ]);
    expect((await eventsOf(world, paymentId)).slice(-9)).toEqual([
      ...['payment.approval_required', 'payment.approval_pending', 'payment.policy_check', 'payment.route_quoted'],
      ...['payment.awaiting_confirmation', 'payment.routing', 'payment.provider_submitted'],
      ...['payment.provider_processing', 'payment.delivered'],
    ]);
  });

  test('a first vote that is enough sends the events of both changes (D-450)', async () => {
    const world = await governed();
    const voter = await approver(service, world.sender);
    const { paymentId, id } = await held(world);
    await voter.session.signApproval({ id }).unwrap();
    const told = await eventsOf(world, paymentId);
    expect(told.slice(told.indexOf('payment.approval_required'))).toEqual([
      ...['payment.approval_required', 'payment.approval_pending', 'payment.policy_check', 'payment.route_quoted'],
      'payment.awaiting_confirmation',
    ]);
  });

  test.each(['sign', 'reject'] as const)(
    'one rejection decides (%s): an unfunded payment is canceled (R165, R290, D-215, D-218)',
    async (way) => {
      const world = await governed(2);
      const [yes, no] = [await approver(service, world.sender), await approver(service, world.sender)];
      const { paymentId, id } = await held(world);
      await yes.session.signApproval({ id }).unwrap();
      const rejected =
        way === 'sign'
          ? await no.session.signApproval({ id, decision: 'REJECT' }).unwrap()
          : await no.session.rejectApproval({ id }).unwrap();
      expect(rejected).toMatchObject({
        status: 'REJECTED',
        receivedWeight: 1,
        closedReason: null,
        signatures: [{ memberId: yes.id }, { memberId: no.id, decision: 'REJECT' }],
      });
      expect(await read(world, paymentId)).toMatchObject({
        status: 'CANCELED',
        failureReason: 'APPROVAL_REJECTED',
        holdReasons: [],
      });
      expect(await world.sender.balances()).toMatchObject({ available: 100_000_000_000n, reserved: 0n });
      expect(await eventsOf(world, id)).toEqual([
        ...['approval.requested', 'approval.voted', 'approval.voted', 'approval.rejected'],
      ]);
    },
  );

  test('a funded payment that is rejected is refunded (D-215)', async () => {
    const world = await newWorld(service);
    await world.sender.session
      .setPaymentPolicy({ rules: { approvals: [{ aboveUsd: '0', minimumApprovals: 1 }] } })
      .unwrap();
    const voter = await approver(service, world.sender);
    const newcomer = await service.signUp('Claims And Is Refused');
    const phone = '+15550799999';
    const { paymentId } = await world.sender.api.createOfframpPayment({ phone, amountUsd: '10' }).unwrap();
    const { verifyPhone, onboard, addServiceBalance } = await import('../../support/recipient.ts');
    await verifyPhone(service, newcomer, phone);
    await onboard(newcomer);
    await addServiceBalance(newcomer);
    await service.runUntilIdle();
    expect(await read(world, paymentId)).toMatchObject({ holdReasons: ['APPROVAL_THRESHOLD_NOT_MET'] });
    await voter.session.rejectApproval({ id: (await requestOf(world, paymentId)).id }).unwrap();
    expect(await read(world, paymentId)).toMatchObject({ status: 'REFUNDED', failureReason: 'APPROVAL_REJECTED' });
    expect(await world.sender.balances()).toMatchObject({ available: 100_000_000_000n });
  });

  test('a cancelled payment closes its request without a vote (D-103, D-214)', async () => {
    const world = await governed();
    const voter = await approver(service, world.sender);
    const { paymentId, id } = await held(world);
    await world.sender.api.cancelOfframpPayment({ id: paymentId }).unwrap();
    expect(await requestOf(world, paymentId)).toMatchObject({
      status: 'REJECTED',
      closedReason: 'PAYMENT_CANCELED',
      signatures: [],
    });
    expect(refusal(await voter.session.signApproval({ id }))).toEqual({
      code: 'APPROVAL_NOT_PENDING',
      statusCode: 409,
    });
    expect(await eventsOf(world, id)).toEqual(['approval.requested', 'approval.rejected']);
  });

  describe('who may vote, and when (D-216)', () => {
    let world: World;
    let at: { paymentId: string; id: string };
    let voter: Member;
    let second: Member;
    let third: Member;
    beforeAll(async () => {
      world = await governed(2);
      // Their grants are older than the payment, which the OWNER who gave them initiates (D-522).
      voter = await approver(service, world.sender);
      second = await approver(service, world.sender);
      third = await approver(service, world.sender);
      at = await held(world);
    });

    test('only the own organization finds the request (R239, D-219)', async () => {
      const other = await newWorld(service);
      const stranger = await approver(service, other.sender);
      for (const { api } of [other.sender, world.recipient]) {
        expect(refusal(await api.getApproval({ id: at.id }))).toEqual({ code: 'APPROVAL_NOT_FOUND', statusCode: 404 });
        expect((await api.listApprovals({ paymentId: at.paymentId }).unwrap()).approvals).toEqual([]);
      }
      expect(refusal(await stranger.session.signApproval({ id: at.id })).code).toBe('APPROVAL_NOT_FOUND');
      const { approvals } = await world.sender.api
        .listApprovals({ status: 'PENDING', paymentId: at.paymentId })
        .unwrap();
      expect(approvals.map(({ id }) => id)).toEqual([at.id]);
      const decided = await world.sender.api.listApprovals({ status: 'APPROVED', paymentId: at.paymentId }).unwrap();
      expect(decided.approvals).toEqual([]);
    });

    test('a key never votes (R242, D-420)', async () => {
      expect(refusal(await world.sender.api.signApproval({ id: at.id }))).toEqual({
        code: 'APPROVAL_REQUIRES_MEMBER',
        statusCode: 403,
      });
      expect(refusal(await world.sender.api.rejectApproval({ id: at.id })).code).toBe('APPROVAL_REQUIRES_MEMBER');
    });

    test('the initiator neither approves nor rejects, whatever grant it has (R017, D-216)', async () => {
      await grant(await member(service, world.sender, 'ADMIN'), world.sender.memberId, { approvalWeight: 100 });
      for (const ask of ['signApproval', 'rejectApproval'] as const) {
        expect(refusal(await world.sender.session[ask]({ id: at.id }))).toEqual({
          code: 'SELF_APPROVAL_FORBIDDEN',
          statusCode: 403,
        });
      }
    });

    test.each(['in the name of a colleague', 'of an agent, in the name of a colleague'])(
      'neither the issuer of the key %s nor the member of the key votes on its payments (D-510)',
      async (kind) => {
        const own = await governed();
        const colleague = await approver(service, own.sender);
        const other = await approver(service, own.sender);
        const of = kind.startsWith('of an agent') ? { agent: true } : {};
        const { apiKey } = await own.sender.session
          .createApiKey({ name: 'In the name of a colleague', memberId: colleague.id, ...of })
          .unwrap();
        const { paymentId } = await own.pay('25.00', createPaychart({ baseUrl: service.url, apiKey, maxRetries: 0 }));
        const { id } = await requestOf(own, paymentId);
        await grant(await member(service, own.sender, 'ADMIN'), own.sender.memberId);
        for (const session of [own.sender.session, colleague.session]) {
          for (const ask of ['signApproval', 'rejectApproval'] as const) {
            expect(refusal(await session[ask]({ id }))).toEqual({ code: 'SELF_APPROVAL_FORBIDDEN', statusCode: 403 });
          }
        }
        expect(await other.session.signApproval({ id }).unwrap()).toMatchObject({ status: 'APPROVED' });
      },
    );

    test('a member who is not ACTIVE does not vote (R245, R562, D-452)', async () => {
      const gone = await approver(service, world.sender);
      await world.sender.session.suspendMember({ id: gone.id }).unwrap();
      expect(refusal(await gone.session.signApproval({ id: at.id }))).toEqual({
        code: 'MEMBER_NOT_ACTIVE',
        statusCode: 403,
      });
    });

    test('a vote needs an ACTIVE grant of payment.approve (R246)', async () => {
      const other = await member(service, world.sender, 'ADMIN');
      const vote = async () => refusal(await other.session.signApproval({ id: at.id })).code;
      expect(await vote()).toBe('AUTHORITY_MISSING');
      await grant(world.sender, other.id, { allowedActions: ['payment.create'] });
      expect(await vote()).toBe('AUTHORITY_MISSING');
      const { id: authorityId } = await grant(world.sender, other.id);
      await world.sender.session.suspendAuthority({ memberId: other.id, authorityId }).unwrap();
      expect(await vote()).toBe('AUTHORITY_MISSING');
    });

    test('a request with a group takes votes of that group only (R247, D-212)', async () => {
      const grouped = await newWorld(service);
      const who = await member(service, grouped.sender, 'FINANCE', { approverGroup: 'treasury' });
      await grant(grouped.sender, who.id, { allowedActions: ['payment.create'], requiresCountersignature: true });
      const { paymentId } = await grouped.pay('5', who.session);
      const { id } = await requestOf(grouped, paymentId);
      const outside = await approver(service, grouped.sender, 1, { approvalGroups: ['sales'] });
      const inside = await approver(service, grouped.sender, 1, { approvalGroups: ['sales', 'treasury'] });
      expect(refusal(await outside.session.signApproval({ id }))).toEqual({
        code: 'APPROVAL_GROUP_MISMATCH',
        statusCode: 403,
      });
      expect((await inside.session.signApproval({ id }).unwrap()).status).toBe('APPROVED');
    });

    test('a member votes once, with the weight that it has then (R108, R109, R248)', async () => {
      await voter.session.signApproval({ id: at.id }).unwrap();
      expect(refusal(await voter.session.signApproval({ id: at.id }))).toEqual({
        code: 'ALREADY_VOTED',
        statusCode: 409,
      });
      expect(refusal(await voter.session.rejectApproval({ id: at.id })).code).toBe('ALREADY_VOTED');
      await grant(world.sender, voter.id, { approvalWeight: 50 });
      await service.runUntilIdle();
      expect(await requestOf(world, at.paymentId)).toMatchObject({
        status: 'PENDING',
        receivedWeight: 1,
        signatures: [{ weightAtSigning: 1, invalidatedAt: null }],
      });
    });

    test('accepts a vote only while the request is open (R244)', async () => {
      await second.session.signApproval({ id: at.id }).unwrap();
      for (const ask of ['signApproval', 'rejectApproval'] as const) {
        expect(refusal(await third.session[ask]({ id: at.id }))).toEqual({
          code: 'APPROVAL_NOT_PENDING',
          statusCode: 409,
        });
      }
    });
  });

  describe('votes that lapse (D-220)', () => {
    const lapses: readonly [string, (world: World, voter: Member, authorityId: string) => Promise<unknown>][] = [
      ['suspended', (world, { id }) => world.sender.session.suspendMember({ id }).unwrap()],
      ['removed', (world, { id }) => world.sender.session.removeMember({ id }).unwrap()],
      [
        'without the last grant',
        (world, { id: memberId }, authorityId) =>
          world.sender.session.revokeAuthority({ memberId, authorityId }).unwrap(),
      ],
      [
        'with a grant that no longer allows it',
        (world, { id: memberId }, authorityId) =>
          world.sender.session.updateAuthority({ memberId, authorityId, allowedActions: ['payment.create'] }).unwrap(),
      ],
    ];
    test.each(lapses)(
      'lapse when their voter is %s, and the payment waits for its first vote again (D-463)',
      async (_, lapse) => {
        const world = await governed(2);
        const voter = await member(service, world.sender);
        const { id: authorityId } = await grant(world.sender, voter.id);
        const { paymentId, id } = await held(world);
        await voter.session.signApproval({ id }).unwrap();
        expect(await publicOf(world, paymentId)).toBe('APPROVAL_PENDING');
        await lapse(world, voter, authorityId);
        await service.runUntilIdle();
        const request = await requestOf(world, paymentId);
        expect(request).toMatchObject({
          status: 'PENDING',
          receivedWeight: 0,
          signatures: [{ memberId: voter.id, weightAtSigning: 1, invalidatedAt: expect.any(String) }],
        });
        expect(await publicOf(world, paymentId)).toBe('APPROVAL_REQUIRED');
      },
    );

    test('an explanation tells a member who has voted that it cannot vote again, and leaves the vote open to others', async () => {
      const world = await governed(2);
      const [voter, other] = [await approver(service, world.sender), await approver(service, world.sender)];
      const { id } = await held(world);
      const codes = async ({ session }: Pick<Member, 'session'>) => {
        const { next } = await session.explanations.get({ id }).unwrap();
        const own = next.filter(({ by, operationId }) => by === 'operation' && operationId !== null);
        return new Set(own.map(({ allowed, code }) => code ?? allowed));
      };
      expect(await codes(voter)).toEqual(new Set(['depends']));
      await voter.session.signApproval({ id }).unwrap();
      expect(await codes(voter)).toEqual(new Set(['ALREADY_VOTED']));
      expect(await codes(other)).toEqual(new Set(['depends']));
      for (const vote of [voter.session.signApproval({ id }), voter.session.rejectApproval({ id })]) {
        expect(refusal(await vote).code).toBe('ALREADY_VOTED');
      }
      expect((await other.session.signApproval({ id }).unwrap()).status).toBe('APPROVED');
    });

    test('another grant to approve keeps the vote; a member who comes back does not vote again (D-220)', async () => {
      const world = await governed(2);
      const voter = await member(service, world.sender);
      const first = await grant(world.sender, voter.id);
      const second = await grant(world.sender, voter.id);
      const { paymentId, id } = await held(world);
      await voter.session.signApproval({ id }).unwrap();
      const path = (authorityId: string) => ({ memberId: voter.id, authorityId });
      await world.sender.session.revokeAuthority(path(first.id)).unwrap();
      await service.runUntilIdle();
      expect((await requestOf(world, paymentId)).receivedWeight).toBe(1);
      await world.sender.session.suspendAuthority(path(second.id)).unwrap();
      await service.runUntilIdle();
      expect((await requestOf(world, paymentId)).receivedWeight).toBe(0);
      await world.sender.session.reactivateAuthority(path(second.id)).unwrap();
      await service.runUntilIdle();
      expect((await requestOf(world, paymentId)).receivedWeight).toBe(0);
      expect(refusal(await voter.session.signApproval({ id })).code).toBe('ALREADY_VOTED');
    });

    test('a vote of a member who was just suspended does not count, even before a worker has run', async () => {
      const world = await governed(2);
      const [gone, last] = [await approver(service, world.sender), await approver(service, world.sender)];
      const { paymentId, id } = await held(world);
      await gone.session.signApproval({ id }).unwrap();
      await world.sender.session.suspendMember({ id: gone.id }).unwrap();
      expect(await last.session.signApproval({ id }).unwrap()).toMatchObject({ status: 'PENDING', receivedWeight: 1 });
      expect(await publicOf(world, paymentId)).toBe('APPROVAL_PENDING');
    });

    test('leave a decided request as it is', async () => {
      const world = await governed(1);
      const voter = await approver(service, world.sender);
      const { paymentId, id } = await held(world);
      await voter.session.signApproval({ id }).unwrap();
      await world.sender.session.suspendMember({ id: voter.id }).unwrap();
      await service.runUntilIdle();
      expect(await requestOf(world, paymentId)).toMatchObject({
        status: 'APPROVED',
        receivedWeight: 1,
        signatures: [{ invalidatedAt: null }],
      });
    });
  });

  describe('signed votes (A 4.3, D-217)', () => {
    const text = (requestId: string, paymentId: string, decision: string, memberId: string) =>
      [
        ...['Service approval vote', `request: ${requestId}`, `payment: ${paymentId}`],
        ...[`decision: ${decision}`, `member: ${memberId}`],
      ].join('\n');
    const sign = ({ signer }: Member, message: string) =>
      privateKeyToAccount(signer.privateKey).signMessage({ message });

    test('accepts a signature of the member’s signer over this vote only (R241, R243)', async () => {
      const world = await governed(2);
      const [voter, other] = [await approver(service, world.sender), await approver(service, world.sender)];
      const { paymentId, id } = await held(world);
      const right = text(id, paymentId, 'APPROVE', voter.id);
      const forged: readonly [string, string][] = [
        ['by somebody else', await sign(other, right)],
        ['of another decision', await sign(voter, text(id, paymentId, 'REJECT', voter.id))],
        ['of another payment', await sign(voter, text(id, 'pay_other', 'APPROVE', voter.id))],
        ['of another request', await sign(voter, text('apr_other', paymentId, 'APPROVE', voter.id))],
        ['of another member', await sign(voter, text(id, paymentId, 'APPROVE', other.id))],
        ['with an end of line after the last', await sign(voter, `${right}\n`)],
      ];
      for (const [what, signature] of forged) {
        const refused = refusal(await voter.session.signApproval({ id, signature }));
        // Without a chain a contract's signature cannot be told from a wrong one.
        expect(refused, what).toEqual({ code: 'CHAIN_UNAVAILABLE', statusCode: 503 });
      }
      const signature = await sign(voter, right);
      expect((await voter.session.signApproval({ id, signature }).unwrap()).receivedWeight).toBe(1);
      const [stored] = await service.pool.owner('approval_votes').where({ approval_request_id: id });
      expect(stored).toMatchObject({ member_id: voter.id, signature, weight: 1, decision: 'APPROVE' });
      const reject = await sign(other, text(id, paymentId, 'REJECT', other.id));
      expect((await other.session.rejectApproval({ id, signature: reject }).unwrap()).status).toBe('REJECTED');
    });
  });

  describe('POST /v1/payments/{id}/approve', () => {
    test('casts the same vote, and answers with the payment (R171, R210, R240, D-170)', async () => {
      const world = await governed(2);
      const [one, two] = [await approver(service, world.sender), await approver(service, world.sender)];
      const { id, status } = await intent(world);
      expect(status).toBe('APPROVAL_REQUIRED');
      expect(await one.session.approvePayment({ id }).unwrap()).toMatchObject({ id, status: 'APPROVAL_PENDING' });
      expect(refusal(await one.session.approvePayment({ id }))).toEqual({ code: 'ALREADY_VOTED', statusCode: 409 });
      expect(await two.session.approvePayment({ id }).unwrap()).toMatchObject({ status: 'AWAITING_CONFIRMATION' });
      const third = await approver(service, world.sender);
      expect(refusal(await third.session.approvePayment({ id }))).toEqual({
        code: 'APPROVAL_NOT_PENDING',
        statusCode: 400,
      });
      const rejected = await intent(world);
      const { id: other } = rejected;
      expect(await third.session.approvePayment({ id: other, decision: 'REJECT' }).unwrap()).toMatchObject({
        status: 'CANCELED',
        failureReason: 'APPROVAL_REJECTED',
      });
    });

    test('takes no vote while an outage of the policy hides the lane (A 4.2)', async () => {
      const world = await governed(2);
      const voter = await approver(service, world.sender);
      const { id } = await intent(world);
      await world.sender.api.setTestPolicySubsystem({ available: false }).unwrap();
      await service.runUntilIdle();
      await world.sender.api.reevaluateTestPayment({ id }).unwrap();
      expect(await publicOf(world, id)).toBe('CREDENTIAL_HOLD');
      expect(refusal(await voter.session.approvePayment({ id })).code).toBe('APPROVAL_NOT_PENDING');
      await world.sender.api.setTestPolicySubsystem({ available: true }).unwrap();
      await service.runUntilIdle();
      expect((await voter.session.approvePayment({ id })).ok).toBe(true);
    });

    test('answers 400 without a pending request, and judges the actor before the state (R210, D-404, D-460)', async () => {
      const world = await newWorld(service);
      const voter = await approver(service, world.sender);
      const { id } = await intent(world);
      expect(refusal(await voter.session.approvePayment({ id }))).toEqual({
        code: 'APPROVAL_NOT_PENDING',
        statusCode: 400,
      });
      expect(refusal(await world.sender.session.approvePayment({ id })).code).toBe('SELF_APPROVAL_FORBIDDEN');
      expect(refusal(await world.sender.api.approvePayment({ id })).code).toBe('APPROVAL_REQUIRES_MEMBER');
      expect(refusal(await world.recipient.session.approvePayment({ id })).code).toBe('NOT_SENDER');
      expect(refusal(await voter.session.approvePayment({ id: 'pay_nobody' })).code).toBe('PAYMENT_NOT_FOUND');
    });
  });

  test('an outage of the policy hides the lane and not the votes', async () => {
    const world = await governed(2);
    const [one, two] = [await approver(service, world.sender), await approver(service, world.sender)];
    const { paymentId, id } = await held(world);
    await one.session.signApproval({ id }).unwrap();
    await world.sender.api.setTestPolicySubsystem({ available: false }).unwrap();
    await service.runUntilIdle();
    await world.sender.api.reevaluateTestPayment({ id: paymentId }).unwrap();
    expect(await publicOf(world, paymentId)).toBe('CREDENTIAL_HOLD');
    // A voter may lapse meanwhile, and somebody else may vote.
    await world.sender.session.suspendMember({ id: one.id }).unwrap();
    await service.runUntilIdle();
    expect((await requestOf(world, paymentId)).receivedWeight).toBe(0);
    await two.session.signApproval({ id }).unwrap();
    await world.sender.api.setTestPolicySubsystem({ available: true }).unwrap();
    await service.runUntilIdle();
    expect(await publicOf(world, paymentId)).toBe('APPROVAL_PENDING');
  });
});
