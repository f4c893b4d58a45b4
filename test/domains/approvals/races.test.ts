import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { verifyInvariants } from '../../../src/platform/audit/index.ts';
import { rounds as roundsOf } from '../../support/rounds.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { together } from '../../support/together.ts';
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

const ROUNDS = roundsOf(2, 12);

describe('an approval with simultaneous requests', {
  timeout: 30_000 * Math.max(4, ROUNDS / 4),
}, () => {
  let service: TestService;
  let world: World;
  let voters: Member[];
  beforeAll(async () => {
    service = await startTestService();
    world = await newWorld(service);
    await needs(2);
    voters = [];
    for (let n = 0; n < 3; n += 1) voters.push(await approver(service, world.sender));
  });
  afterEach(async () => {
    expect(await verifyInvariants(service.pool, service.engine.lifecycles)).toEqual([]);
  });
  afterAll(() => service.stop());

  const needs = (minimumApprovals: number) =>
    world.sender.session.setPaymentPolicy({ rules: { approvals: [{ aboveUsd: '0', minimumApprovals }] } }).unwrap();
  const held = async () => {
    const { paymentId } = await world.pay('1.00');
    return { paymentId, id: (await requestOf(world, paymentId)).id };
  };
  const rounds = async (round: (n: number) => Promise<void>): Promise<void> => {
    for (let n = 0; n < ROUNDS; n += 1) await round(n);
  };
  const codes = (answers: readonly { ok: boolean; error?: unknown }[]): string[] =>
    answers.map(({ ok, error }) => (ok ? 'ok' : (error as { code: string }).code)).toSorted();
  const stepsOf = async (id: string, event: string): Promise<number> =>
    Number((await service.pool.owner('lifecycle_log').where({ aggregate_id: id, event }).count())[0]?.count);
  const [one, two, three] = [0, 1, 2].map((n) => () => {
    const voter = voters[n];
    if (!voter) throw new Error('no such voter');
    return voter.session;
  }) as [() => Member['session'], () => Member['session'], () => Member['session']];

  test('two votes that cross the weight together: both count, one decides, the payment runs its policy once (R107, R164)', () =>
    rounds(async () => {
      const { paymentId, id } = await held();
      expect(codes(await Promise.all([one().signApproval({ id }), two().signApproval({ id })]))).toEqual(['ok', 'ok']);
      expect(await requestOf(world, paymentId)).toMatchObject({ status: 'APPROVED', receivedWeight: 2 });
      expect(await stepsOf(paymentId, 'RECHECK')).toBe(1);
      expect((await read(world, paymentId)).status).toBe('AWAITING_RECIPIENT_CONFIRMATION');
    }));

  test('more votes than are needed: those that come too late are not counted (R244)', () =>
    rounds(async () => {
      const { paymentId, id } = await held();
      const answers = await Promise.all([one, two, three].map((session) => session().signApproval({ id })));
      expect(codes(answers)).toEqual(['APPROVAL_NOT_PENDING', 'ok', 'ok']);
      expect((await requestOf(world, paymentId)).receivedWeight).toBe(2);
    }));

  test('three votes of one member: one counts (R248)', () =>
    rounds(async () => {
      const { paymentId, id } = await held();
      const answers = await Promise.all([one(), one(), one()].map((session) => session.signApproval({ id })));
      expect(codes(answers)).toEqual(['ALREADY_VOTED', 'ALREADY_VOTED', 'ok']);
      expect((await requestOf(world, paymentId)).receivedWeight).toBe(1);
    }));

  test('the last APPROVE against a REJECT: one of them decides, and the payment follows it (R165, D-215)', () =>
    rounds(async () => {
      const { paymentId, id } = await held();
      await one().signApproval({ id }).unwrap();
      const answers = await Promise.all([two().signApproval({ id }), three().rejectApproval({ id })]);
      expect(codes(answers)).toEqual(['APPROVAL_NOT_PENDING', 'ok']);
      const { status } = await requestOf(world, paymentId);
      expect(status).toBe(answers[0].ok ? 'APPROVED' : 'REJECTED');
      expect((await read(world, paymentId)).status).toBe(
        answers[0].ok ? 'AWAITING_RECIPIENT_CONFIRMATION' : 'CANCELED',
      );
    }));

  test('the last APPROVE against the cancel: the payment ends, and the request is APPROVED or closed (D-214)', () =>
    rounds(async () => {
      const { paymentId, id } = await held();
      await one().signApproval({ id }).unwrap();
      const [vote, cancel] = await Promise.all([
        two().signApproval({ id }),
        world.sender.api.cancelOfframpPayment({ id: paymentId }),
      ]);
      expect(cancel.ok).toBe(true);
      expect((await read(world, paymentId)).status).toBe('CANCELED');
      expect(await requestOf(world, paymentId)).toMatchObject(
        vote.ok
          ? { status: 'APPROVED', closedReason: null }
          : { status: 'REJECTED', closedReason: 'PAYMENT_CANCELED', receivedWeight: 1 },
      );
    }));

  test('a vote against its voter’s suspension: it is refused, or it is found and lapses (D-220)', () =>
    rounds(async () => {
      const { paymentId, id } = await held();
      const voter = await approver(service, world.sender);
      const [vote, suspension] = await Promise.all([
        voter.session.signApproval({ id }),
        world.sender.session.suspendMember({ id: voter.id }),
      ]);
      expect(suspension.ok).toBe(true);
      await service.runUntilIdle();
      const { receivedWeight, signatures } = await requestOf(world, paymentId);
      expect(receivedWeight).toBe(0);
      expect(signatures).toHaveLength(vote.ok ? 1 : 0);
      if (vote.ok) expect(signatures[0]?.invalidatedAt).not.toBeNull();
      else expect(codes([vote])).toEqual(['MEMBER_NOT_ACTIVE']);
      expect(await publicOf(world, paymentId)).toBe('APPROVAL_REQUIRED');
    }));

  test('the last APPROVE against a stricter policy: approved for what was asked, or held for more (D-213)', () =>
    rounds(async () => {
      await needs(2);
      const { paymentId, id } = await held();
      await one().signApproval({ id }).unwrap();
      const [vote] = await Promise.all([two().signApproval({ id }), needs(3)]);
      expect(vote.ok).toBe(true);
      const { approvals } = await world.sender.api.listApprovals({ paymentId }).unwrap();
      const { status } = await read(world, paymentId);
      expect(approvals.at(-1)).toMatchObject({ id, status: 'APPROVED', requiredWeight: 2 });
      if (status === 'COMPLIANCE_HOLD') expect(approvals[0]).toMatchObject({ status: 'PENDING', requiredWeight: 3 });
      else expect([status, approvals.length]).toEqual(['AWAITING_RECIPIENT_CONFIRMATION', 1]);
      await needs(2);
    }));

  test('two first policies of a tenant at once: two versions, the later one is in force (D-224)', async () => {
    const { session } = await service.signUp('Sets Twice');
    const set = (maximumAmountUsd: string) => () => session.setPaymentPolicy({ rules: { maximumAmountUsd } }).unwrap();
    const answers = await together(service.pool.owner, [set('1.00'), set('2.00')]);
    expect(answers.map(({ version }) => version).toSorted()).toEqual([1, 2]);
    const later = answers.find(({ version }) => version === 2);
    expect((await session.getPaymentPolicy().unwrap()).rules).toEqual(later?.rules);
    expect(new Set(answers.map(({ policyId }) => policyId)).size).toBe(1);
  });

  test('twelve payments against a limit for five: exactly five pass (R097, D-207)', () =>
    rounds(async () => {
      const own = await newWorld(service);
      const payer = await member(service, own.sender, 'MEMBER');
      await grant(own.sender, payer.id, { allowedActions: ['payment.create'], dailyLimitUsd: '5' });
      const paid = await Promise.all(Array.from({ length: 12 }, () => own.pay('1.00', payer.session)));
      const passed = paid.filter(({ status }) => status === 'AWAITING_RECIPIENT_CONFIRMATION');
      expect(passed).toHaveLength(5);
      expect(paid.filter(({ holdReasons }) => holdReasons.includes('AUTHORITY_LIMIT_EXCEEDED'))).toHaveLength(7);
    }));

  test('a payment fails and is not recorded when the window of its member is missing (D-207)', async () => {
    const own = await newWorld(service);
    const payer = await member(service, own.sender, 'MEMBER');
    await grant(own.sender, payer.id, { allowedActions: ['payment.create'], dailyLimitUsd: '5' });
    const mine = { tenant_id: own.sender.tenantId, member_id: payer.id };
    await service.pool.owner('authority_windows').where(mine).delete();
    const body = { phone: own.phone, amountUsd: '1.00' };
    expect(refusal(await payer.session.createOfframpPayment(body)).statusCode).toBe(500);
    await service.pool.owner('authority_windows').insert(mine);
    expect((await payer.session.createOfframpPayment(body)).ok).toBe(true);
  });

  test('the first limit against payments: every payment that is checked after it obeys it (D-207)', () =>
    rounds(async () => {
      const own = await newWorld(service);
      const payer = await member(service, own.sender, 'FINANCE');
      const [, ...paid] = await Promise.all([
        grant(own.sender, payer.id, { allowedActions: ['payment.create'], dailyLimitUsd: '2' }),
        ...Array.from({ length: 6 }, () => own.pay('1.00', payer.session)),
      ]);
      const last = await own.pay('1.00', payer.session);
      expect(last.holdReasons).toContain('AUTHORITY_LIMIT_EXCEEDED');
      expect(paid).toHaveLength(6);
    }));

  test('one request per payment, whatever opens it (R106, R107)', async () => {
    // A world of its own: whatever is held for this recipient is checked again at each change of its screening.
    const own = await newWorld(service);
    const approvals = [{ aboveUsd: '0', minimumApprovals: 2 }];
    await own.sender.session.setPaymentPolicy({ rules: { approvals } }).unwrap();
    await rounds(async () => {
      const { paymentId } = await own.pay('1.00');
      const { id } = await requestOf(own, paymentId);
      await Promise.all([
        own.sender.api.reevaluateTestPayment({ id: paymentId }),
        own.sender.api.reevaluateTestPayment({ id: paymentId }),
        own.sender.api.setTestScreening({ phone: own.phone, outcome: 'MONITORING' }),
      ]);
      await service.runUntilIdle();
      await own.sender.api.setTestScreening({ phone: own.phone, outcome: 'CLEAR' }).unwrap();
      await service.runUntilIdle();
      const opened = await own.sender.api.listApprovals({ paymentId }).unwrap();
      expect(opened.approvals.map((request) => request.id)).toEqual([id]);
      expect(await publicOf(own, paymentId)).toBe('APPROVAL_REQUIRED');
      await own.sender.api.cancelOfframpPayment({ id: paymentId }).unwrap();
    });
  });
});
