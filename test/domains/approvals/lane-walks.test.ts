import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyInvariants } from '../../../src/platform/audit/index.ts';
import { APPROVAL_LANE } from '../../model/not-in-this-slice.ts';
import { observedEdges } from '../../model/observed.ts';
import { addServiceBalance, onboard, verifyPhone } from '../../support/recipient.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { approver, type Member, newWorld, publicOf, read, requestOf, type World } from './fixture.ts';

const GRACE_LIFE = 17 * 86_400 + 60;

/** Where a payment waits, and whether its money is locked already: it is when it came out of a claim. */
const PLACES = [
  ['APPROVAL_REQUIRED', 'unfunded'],
  ['APPROVAL_REQUIRED', 'funded'],
  ['APPROVAL_PENDING', 'unfunded'],
  ['APPROVAL_PENDING', 'funded'],
] as const;
type Status = (typeof PLACES)[number][0];
type Funded = (typeof PLACES)[number][1];

interface Lane extends World {
  readonly paymentId: string;
  readonly voters: readonly Member[];
  readonly payee: string;
}

// The tests tell one story, in the order in which they stand.
describe('the lane of approvals', { shuffle: false }, () => {
  describe('the lane of approvals, walked over HTTP, clock, controls and workers (A 3.4, D-163)', {
    timeout: 60_000,
  }, () => {
    let service: TestService;
    let phones = 0;
    beforeAll(async () => {
      service = await startTestService();
    });
    afterAll(() => service.stop());

    /** A payment that waits for three votes, with so many given. */
    async function lane(status: Status, funded: Funded): Promise<Lane> {
      const world = await newWorld(service);
      await world.sender.session
        .setPaymentPolicy({ rules: { approvals: [{ aboveUsd: '0', minimumApprovals: 3 }] } })
        .unwrap();
      const voters = [await approver(service, world.sender), await approver(service, world.sender, 3)];
      const { paymentId, payee } = funded === 'funded' ? await claimed(world) : await direct(world);
      const at = { ...world, paymentId, voters, payee };
      if (status === 'APPROVAL_PENDING') await vote(at, 0);
      expect(await publicOf(world, paymentId)).toBe(status);
      return at;
    }
    const direct = async (world: World) => ({ paymentId: (await world.pay('10.00')).paymentId, payee: world.phone });
    async function claimed({ sender }: World) {
      phones += 1;
      const phone = `+155508${String(10000 + phones)}`;
      const { paymentId } = await sender.api.createOfframpPayment({ phone, amountUsd: '10.00' }).unwrap();
      const newcomer = await service.signUp(`Claimant ${phones}`);
      await verifyPhone(service, newcomer, phone);
      await onboard(newcomer);
      await addServiceBalance(newcomer);
      await service.runUntilIdle();
      return { paymentId, payee: phone };
    }
    const vote = async (at: Lane, n: number, decision: 'APPROVE' | 'REJECT' = 'APPROVE') => {
      const { id } = await requestOf(at, at.paymentId);
      await at.voters[n]?.session.signApproval({ id, decision }).unwrap();
    };
    const screen = ({ sender, payee: phone }: Lane, outcome: 'MONITORING' | 'CLEAR') =>
      sender.api.setTestScreening({ phone, outcome }).unwrap();
    const reevaluate = async ({ sender, paymentId: id }: Lane) => {
      await service.runUntilIdle();
      await sender.api.reevaluateTestPayment({ id }).unwrap();
    };
    const resolve = async (at: Lane, decision: 'RELEASE' | 'REJECT') => {
      await screen(at, 'MONITORING');
      await reevaluate(at);
      await service.runUntilIdle();
      const { reviewCases } = await at.sender.api.listTestReviewCases({ status: 'OPEN' }).unwrap();
      const open = reviewCases.find((one) => one.paymentId === at.paymentId);
      await at.sender.api.resolveTestReviewCase({ id: open?.id ?? '', decision, note: 'lane walk' }).unwrap();
    };
    const ended = (funded: Funded): string => (funded === 'funded' ? 'REFUNDED' : 'CANCELED');
    const statusOf = async (at: Lane): Promise<string> => (await read(at, at.paymentId)).status;
    const requestStatus = async (at: Lane): Promise<string> => (await requestOf(at, at.paymentId)).status;

    test.each(PLACES)(
      '%s, %s: a new check keeps it in the lane with another reason, and the votes free it (R131)',
      async (status, funded) => {
        const at = await lane(status, funded);
        await screen(at, 'MONITORING');
        await reevaluate(at);
        expect((await read(at, at.paymentId)).holdReasons).toEqual([
          ...['TRANSACTION_MONITORING_REVIEW', 'APPROVAL_THRESHOLD_NOT_MET'],
        ]);
        expect(await publicOf(at, at.paymentId)).toBe(status);
        await screen(at, 'CLEAR');
        await reevaluate(at);
        expect(await publicOf(at, at.paymentId)).toBe(status);
        await vote(at, 1);
        expect(await statusOf(at)).toBe('AWAITING_RECIPIENT_CONFIRMATION');
      },
    );

    test.each(PLACES)('%s, %s: an operator’s release keeps it in the lane', async (status, funded) => {
      const at = await lane(status, funded);
      await resolve(at, 'RELEASE');
      expect(await publicOf(at, at.paymentId)).toBe(status);
      expect((await read(at, at.paymentId)).holdReasons).toEqual(['APPROVAL_THRESHOLD_NOT_MET']);
      expect(await requestStatus(at)).toBe('PENDING');
    });

    test.each(PLACES)('%s, %s: an operator’s reject ends it and closes its request (D-214)', async (status, funded) => {
      const at = await lane(status, funded);
      await resolve(at, 'REJECT');
      expect(await statusOf(at)).toBe(ended(funded));
      expect(await requestOf(at, at.paymentId)).toMatchObject({ status: 'REJECTED', closedReason: 'PAYMENT_CANCELED' });
    });

    test.each(PLACES)('%s, %s: a rejection ends it (D-215)', async (status, funded) => {
      const at = await lane(status, funded);
      await vote(at, 1, 'REJECT');
      expect(await statusOf(at)).toBe(ended(funded));
      expect(await requestOf(at, at.paymentId)).toMatchObject({ status: 'REJECTED', closedReason: null });
    });

    test.each(['unfunded', 'funded'] as const)(
      'while an outage hides the lane, %s: a rejection ends it all the same',
      async (funded) => {
        const at = await lane('APPROVAL_REQUIRED', funded);
        await at.sender.api.setTestPolicySubsystem({ available: false }).unwrap();
        await reevaluate(at);
        expect(await publicOf(at, at.paymentId)).toBe('CREDENTIAL_HOLD');
        await vote(at, 1, 'REJECT');
        expect(await statusOf(at)).toBe(ended(funded));
      },
    );

    test.each(['APPROVAL_REQUIRED', 'APPROVAL_PENDING'] as const)(
      '%s: the sender cancels what is not funded (D-103, D-214)',
      async (status) => {
        const at = await lane(status, 'unfunded');
        await at.sender.api.cancelOfframpPayment({ id: at.paymentId }).unwrap();
        expect(await requestOf(at, at.paymentId)).toMatchObject({
          status: 'REJECTED',
          closedReason: 'PAYMENT_CANCELED',
        });
        const funded = await lane(status, 'funded');
        const { error } = await funded.sender.api.cancelOfframpPayment({ id: funded.paymentId });
        expect(error?.code).toBe('CANCEL_CONFLICT');
        expect(await requestStatus(funded)).toBe('PENDING');
      },
    );

    test.each(['APPROVAL_REQUIRED', 'APPROVAL_PENDING'] as const)(
      '%s: the end of its claim’s grace refunds it and closes its request (D-189, D-214)',
      async (status) => {
        const at = await lane(status, 'funded');
        await at.sender.api.advanceTestClock({ advanceSeconds: GRACE_LIFE }).unwrap();
        await service.runUntilIdle();
        expect(await statusOf(at)).toBe('REFUNDED');
        expect(await requestOf(at, at.paymentId)).toMatchObject({
          status: 'REJECTED',
          closedReason: 'PAYMENT_CANCELED',
        });
      },
    );

    test('waits for the first vote again when its voter is gone (D-463)', async () => {
      const at = await lane('APPROVAL_PENDING', 'unfunded');
      await at.sender.session.suspendMember({ id: at.voters[0]?.id ?? '' }).unwrap();
      await service.runUntilIdle();
      expect(await publicOf(at, at.paymentId)).toBe('APPROVAL_REQUIRED');
    });

    test('every transition of the lane has been taken, and the money adds up', async () => {
      const taken = new Set(await observedEdges(service.pool, ['offramp-payment']));
      expect(APPROVAL_LANE.filter((edge) => !taken.has(edge))).toEqual([]);
      expect(await verifyInvariants(service.pool, service.engine.lifecycles)).toEqual([]);
    });
  });
});
