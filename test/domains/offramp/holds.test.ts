import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeLiquidity } from '../../../src/domains/offramp/providers/index.ts';
import { noteProviderModes } from '../../../src/domains/offramp/providers/provider-modes.ts';
import { HOLD_REASONS } from '../../../src/domains/offramp/rules/hold-reasons.ts';
import { onboard } from '../../support/recipient.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { working } from '../../support/working.ts';
import { confirm, payable, read, routesOf } from './fixture.ts';
import { HOLD_CASES, newWorld, resolve, restartedWith } from './hold-cases.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

/** They arise where approvals do. */
const OF_APPROVALS = ['AUTHORITY_LIMIT_EXCEEDED', 'APPROVAL_THRESHOLD_NOT_MET'];

describe('each hold of A 2.3 arises, is shown to both parties, and clears by its own trigger', () => {
  test('has a case for every reason', () => {
    const covered = new Set<string>([...HOLD_CASES.map(({ reason }) => reason), ...OF_APPROVALS]);
    expect([...covered].toSorted()).toEqual([...HOLD_REASONS].toSorted());
  });

  // `runUntilIdle` runs jobs and deadlines and no sweep: what moves a payment there is the trigger.
  test.each(HOLD_CASES)(
    '$reason: $how (R052, R053, R056, R057, R058, R059, R060, R061, R062, R063, R064, R065)',
    async (hold) => {
      const at = await newWorld(service, hold);
      const id = await hold.arise(at);
      await service.runUntilIdle();
      const held = await read(at.sender, id);
      expect(held).toMatchObject({
        status: hold.reason === 'PAYOUT_DESTINATION_NOT_SELECTED' ? 'PAYOUT_SELECTION_REQUIRED' : 'COMPLIANCE_HOLD',
        holdReasons: [hold.reason],
        failureReason: null,
        deliveryMoment: 'ACCEPTED',
      });
      expect(await read(at.recipient, id)).toMatchObject({ status: held.status, holdReasons: [hold.reason] });
      expect(await at.sender.balances()).toMatchObject({ available: 90_000_000n, reserved: 10_000_000n });
      // Looking again without a cause writes nothing.
      await at.sender.api.reevaluateTestPayment({ id }).unwrap();
      await service.runUntilIdle();
      expect(await read(at.sender, id)).toEqual(held);

      await hold.clear(at, id);
      await service.runUntilIdle();
      expect((await read(at.sender, id)).holdReasons).not.toContain(hold.reason);
      await hold.afterwards?.(at);
      await service.runUntilIdle();
      const freed = { status: 'AWAITING_RECIPIENT_CONFIRMATION', holdReasons: [], failureReason: null };
      expect(await read(at.sender, id)).toMatchObject(freed);
      expect(await read(at.recipient, id)).toMatchObject(freed);
      await confirm(at.recipient, id);
      await at.recipient.api.stepTestProvider({ id, steps: 3 }).unwrap();
      expect((await read(at.sender, id)).status).toBe('DELIVERED');
    },
  );

  test('several holds are listed in the order of the composer, and clear one by one (R052, D-116, D-117)', async () => {
    const at = await newWorld(service, {});
    const { api, credentialId, aliasId: id } = at.recipient;
    await at.sender.api.setTestScreening({ phone: at.recipient.phone, outcome: 'MONITORING' }).unwrap();
    await at.sender.api.setTestProviderControls({ provider: 'internal', available: false }).unwrap();
    await api.suspendTestCredential({ id: credentialId }).unwrap();
    await api.expireTestPhoneAlias({ id }).unwrap();
    const paymentId = await at.pay();
    const reasons = async () => (await read(at.sender, paymentId)).holdReasons;
    const all = ['CREDENTIAL_SUSPENDED', 'PHONE_REVERIFICATION_REQUIRED', 'TRANSACTION_MONITORING_REVIEW'];
    expect(await reasons()).toEqual([...all, 'PROVIDER_UNAVAILABLE']);
    await api.reinstateTestCredential({ id: credentialId }).unwrap();
    await service.runUntilIdle();
    expect(await reasons()).toEqual([...all.slice(1), 'PROVIDER_UNAVAILABLE']);
    await at.sender.api.setTestPolicySubsystem({ available: false }).unwrap();
    await service.runUntilIdle();
    // A gate that fails says nothing of the others.
    expect(await reasons()).toEqual(['POLICY_SUBSYSTEM_ERROR']);
    await at.sender.api.setTestPolicySubsystem({ available: true }).unwrap();
    await at.sender.api.clearTestProviderControls({ provider: 'internal' }).unwrap();
    await service.runUntilIdle();
    expect(await reasons()).toEqual(all.slice(1));
  });

  test('a payment is held again when the destination selected instead is revoked too (R062, D-441)', async () => {
    const at = await newWorld(service, {});
    const { sender, recipient } = at;
    const { api } = recipient;
    const app = async (email: string) => {
      const { id } = await api.createPayoutDestination({ type: 'PAYMENT_APP_A', email }).unwrap();
      return (await api.verifyPayoutDestination({ id }).unwrap()).id;
    };
    const revoke = async (id: string) => {
      await api.revokePayoutDestination({ id }).unwrap();
      await service.runUntilIdle();
      expect((await read(sender, paymentId)).holdReasons).toEqual(['PROVIDER_DESTINATION_REVOKED']);
    };
    const requested = await app('requested@hold.test');
    const paymentId = await at.pay({ requestedDestinationId: requested });
    await revoke(requested);
    const second = await app('second@hold.test');
    await service.runUntilIdle();
    const routes = await routesOf(recipient, paymentId);
    const routeQuoteId = routes.find(({ destinationId }) => destinationId === second)?.routeId ?? '';
    await api.selectOfframpPaymentRoute({ id: paymentId, routeQuoteId }).unwrap();
    await revoke(second);
    await api.setDefaultPayoutDestination({ id: recipient.destinationId }).unwrap();
    await service.runUntilIdle();
    expect((await confirm(recipient, paymentId)).status).toBe('FUNDS_LOCKED');
  });

  test('a review still waits for its reviewer when its cause is gone (R052, D-122)', async () => {
    const at = await newWorld(service, {});
    const { sender, recipient } = at;
    const rename = async (legalName: string) => {
      await recipient.session.updateMyTenant({ legalName }).unwrap();
      await onboard(recipient);
      await service.runUntilIdle();
    };
    await sender.api.setTestProviderControls({ provider: 'internal', available: false }).unwrap();
    const id = await at.pay();
    await rename('Quite Another Ltd');
    const holdReasons = ['CREDENTIAL_CHANGED_REVIEW_REQUIRED', 'PROVIDER_UNAVAILABLE'];
    expect(await read(sender, id)).toMatchObject({ holdReasons });
    await rename(recipient.name);
    expect(await read(sender, id)).toMatchObject({ holdReasons });
    await resolve(at, id, 'RELEASE');
    expect(await read(sender, id)).toMatchObject({ holdReasons: ['PROVIDER_UNAVAILABLE'] });
  });

  test('a withdrawn finding closes its case, and the next finding opens a new one (D-122, D-123, D-426)', async () => {
    const at = await newWorld(service, {});
    const { sender, recipient } = at;
    const screen = async (outcome: 'MONITORING' | 'CLEAR') => {
      await sender.api.setTestScreening({ phone: recipient.phone, outcome }).unwrap();
      await service.runUntilIdle();
    };
    const cases = async () => (await sender.api.listTestReviewCases({}).unwrap()).reviewCases.map((one) => one.status);
    await screen('MONITORING');
    const id = await at.pay();
    await service.runUntilIdle();
    expect(await cases()).toEqual(['OPEN']);
    // An outage hides the finding, and takes nothing back.
    await sender.api.setTestPolicySubsystem({ available: false }).unwrap();
    await service.runUntilIdle();
    expect((await read(sender, id)).holdReasons).toEqual(['POLICY_SUBSYSTEM_ERROR']);
    expect(await cases()).toEqual(['OPEN']);
    await sender.api.setTestPolicySubsystem({ available: true }).unwrap();
    await screen('CLEAR');
    expect((await read(sender, id)).status).toBe('AWAITING_RECIPIENT_CONFIRMATION');
    expect(await cases()).toEqual(['CLOSED']);
    await screen('MONITORING');
    await confirm(recipient, id);
    await service.runUntilIdle();
    expect((await read(sender, id)).holdReasons).toEqual(['TRANSACTION_MONITORING_REVIEW']);
    expect((await cases()).toSorted()).toEqual(['CLOSED', 'OPEN']);
    await resolve(at, id, 'RELEASE');
    expect((await confirm(recipient, id)).status).toBe('FUNDS_LOCKED');
    await service.runUntilIdle();
    expect((await read(sender, id)).status).toBe('PROVIDER_SUBMITTED');
    expect((await cases()).toSorted()).toEqual(['CLOSED', 'RESOLVED']);
  });

  test('a case decided after the payment was canceled does not change the payment (D-122)', async () => {
    const { sender, recipient, pay } = await newWorld(service, {});
    await sender.api.setTestScreening({ phone: recipient.phone, outcome: 'MONITORING' }).unwrap();
    const decisions = ['RELEASE', 'REJECT'] as const;
    const ids = [await pay(), await pay()];
    await service.runUntilIdle();
    const { reviewCases } = await sender.api.listTestReviewCases({ status: 'OPEN' }).unwrap();
    for (const id of ids) await sender.api.cancelOfframpPayment({ id }).unwrap();
    // The job that closes the cases has not run yet.
    for (const [at, decision] of decisions.entries()) {
      const { id = '' } = reviewCases.find(({ paymentId }) => paymentId === ids[at]) ?? {};
      const resolved = await sender.api.resolveTestReviewCase({ id, decision, note: 'too late' }).unwrap();
      expect(resolved.status).toBe('RESOLVED');
    }
    await service.runUntilIdle();
    for (const id of ids) expect((await read(sender, id)).status).toBe('CANCELED');
  });

  test('PROVIDER_UNAVAILABLE arises and clears as the deployment switches the provider off and on (R063, D-119)', async () => {
    const at = await newWorld(service, {});
    expect(await noteProviderModes(service.engine)).toEqual([]);
    const off = await restartedWith(service, { PAYOUT_PROVIDER_INTERNAL_MODE: 'off' });
    expect(await noteProviderModes(off.engine)).toEqual(['internal']);
    await off.runUntilIdle();
    const { apiKey } = at.sender;
    const created = await fetch(`${off.url}/v1/offramp/payments`, {
      method: 'POST',
      headers: { 'x-service-api-key': apiKey, 'content-type': 'application/json' },
      body: JSON.stringify({ phone: at.recipient.phone, amountUsd: '10.00' }),
    });
    const { paymentId, holdReasons } = (await created.json()) as { paymentId: string; holdReasons: string[] };
    expect(holdReasons).toEqual(['PROVIDER_UNAVAILABLE']);
    await off.stop();
    expect(await noteProviderModes(service.engine)).toEqual(['internal']);
    await service.runUntilIdle();
    expect((await read(at.sender, paymentId)).status).toBe('AWAITING_RECIPIENT_CONFIRMATION');
    expect(await noteProviderModes(service.engine)).toEqual([]);
  });

  test('INSUFFICIENT_ROUTE_LIQUIDITY clears when an operator tops up the provider (R064, D-119)', async () => {
    const at = await newWorld(service, {});
    const { api, destinationId: id } = at.recipient;
    const payappB = { provider: 'payapp_b', currency: 'USD' } as const;
    const change = async (kind: 'top-up' | 'withdraw', amountMinor: bigint) => {
      await working(service, (unit) => {
        const tools = { reads: unit.reads, write: unit.write.bind(unit) };
        return changeLiquidity(tools, { kind, ...payappB, amountMinor, reference: 'test' });
      });
      await service.runUntilIdle();
    };
    await api.revokePayoutDestination({ id }).unwrap();
    const app = await api.createPayoutDestination({ type: 'PAYMENT_APP_B', handle: 'dry' }).unwrap();
    await api.verifyPayoutDestination({ id: app.id }).unwrap();
    const { balance_minor: all } = await service.pool.owner('provider_liquidity').where(payappB).first();
    await change('withdraw', BigInt(all));
    const paymentId = await at.pay();
    expect((await read(at.sender, paymentId)).holdReasons).toEqual(['INSUFFICIENT_ROUTE_LIQUIDITY']);
    await change('top-up', BigInt(all));
    expect((await read(at.sender, paymentId)).status).toBe('AWAITING_RECIPIENT_CONFIRMATION');
  });
});

describe('rejects of A 2.3', () => {
  test('sanctions end an unfunded payment in CANCELED, release its money and tell the reason (R054, R150)', async () => {
    const at = await newWorld(service, {});
    await at.sender.api.setTestScreening({ phone: at.recipient.phone, outcome: 'SANCTIONS' }).unwrap();
    const id = await at.pay();
    expect(await read(at.sender, id)).toMatchObject({
      status: 'CANCELED',
      failureReason: 'SANCTIONS_REVIEW_REQUIRED',
      holdReasons: [],
      deliveryMoment: null,
    });
    expect(await at.sender.balances()).toMatchObject({ available: 100_000_000n, reserved: 0n });
    await service.runUntilIdle();
    const { reviewCases } = await at.sender.api.listTestReviewCases({ reason: 'SANCTIONS_REVIEW_REQUIRED' }).unwrap();
    expect(reviewCases.map(({ paymentId }) => paymentId)).toEqual([id]);
  });

  test('sanctions end a funded payment in REFUNDED, through REFUND_PENDING (R055)', async () => {
    const { sender } = await newWorld(service, {});
    const phone = '+15550499002';
    const { paymentId: id } = await sender.api.createOfframpPayment({ phone, amountUsd: '10.00' }).unwrap();
    await sender.api.setTestScreening({ phone, outcome: 'SANCTIONS' }).unwrap();
    await payable(service, 'Sanctioned', phone);
    const log = await service.pool.owner('lifecycle_log').where({ aggregate_id: id }).orderBy('step');
    expect(log.map((row) => row.to_status).slice(-3)).toEqual(['POLICY_CHECK', 'REFUND_PENDING', 'REFUNDED']);
    expect(await read(sender, id)).toMatchObject({ status: 'REFUNDED', failureReason: 'SANCTIONS_REVIEW_REQUIRED' });
    expect(await sender.balances()).toMatchObject({ available: 100_000_000n, reserved: 0n, escrow: 0n });
  });

  test('a rejected review ends the payment in CANCELED (R054)', async () => {
    const at = await newWorld(service, {});
    await at.sender.api.setTestScreening({ phone: at.recipient.phone, outcome: 'MONITORING' }).unwrap();
    const id = await at.pay();
    const { status, decision } = await resolve(at, id, 'REJECT');
    expect([status, decision]).toEqual(['RESOLVED', 'REJECT']);
    expect(await read(at.sender, id)).toMatchObject({ status: 'CANCELED', failureReason: 'REVIEW_REJECTED' });
    expect(await at.sender.balances()).toMatchObject({ available: 100_000_000n, reserved: 0n });
  });

  test('sanctions found during a hold or after the confirmation cancel an unfunded payment (R054, R067, D-444)', async () => {
    const at = await newWorld(service, {});
    const { sender, recipient } = at;
    const screen = async (outcome: 'SANCTIONS' | 'MONITORING' | 'CLEAR') => {
      await sender.api.setTestScreening({ phone: recipient.phone, outcome }).unwrap();
      await service.runUntilIdle();
    };
    const rejected = { status: 'CANCELED', failureReason: 'SANCTIONS_REVIEW_REQUIRED', holdReasons: [] };
    await screen('MONITORING');
    const held = await at.pay();
    await screen('SANCTIONS');
    expect(await read(sender, held)).toMatchObject(rejected);
    await screen('CLEAR');
    const confirmed = await at.pay();
    await confirm(recipient, confirmed);
    expect(await sender.balances()).toMatchObject({ available: 90_000_000n, escrow: 10_000_000n });
    await screen('SANCTIONS');
    expect(await read(sender, confirmed)).toMatchObject(rejected);
    expect(await read(recipient, confirmed)).toMatchObject(rejected);
    expect(await sender.balances()).toMatchObject({ available: 100_000_000n, reserved: 0n, escrow: 0n });
  });
});
