import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addServiceBalance, onboard, verifyPhone } from '../support/recipient.ts';
import { startTestService, type TestService, type TestTenant } from '../support/service.ts';
import { confirm, payable, type Recipient, read } from './fixture.ts';

let service: TestService;
let cases = 0;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

interface World {
  readonly sender: TestTenant;
  readonly recipient: Recipient;
  pay(): Promise<string>;
}

/** A pair of its own for each hold, because scripts and credentials are tenant-wide. */
async function world(): Promise<World> {
  cases += 1;
  const sender = await service.signUp(`Hold Sender ${cases}`);
  await sender.fund('100.00');
  const recipient = await payable(service, `Hold Recipient ${cases}`, `+155504000${String(cases).padStart(2, '0')}`);
  const pay = async () =>
    (await sender.api.createOfframpPayment({ phone: recipient.phone, amountUsd: '10.00' }).unwrap()).paymentId;
  return { sender, recipient, pay };
}

interface Hold {
  readonly reason: string;
  readonly status?: string;
  raise(world: World): Promise<unknown>;
  clear(world: World, paymentId: string): Promise<unknown>;
}

const release = async ({ sender }: World, paymentId: string, decision: 'RELEASE' | 'REJECT' = 'RELEASE') => {
  await service.settle();
  const { reviewCases } = await sender.api.listTestReviewCases({ status: 'OPEN' }).unwrap();
  const { id = '' } = reviewCases.find((one) => one.paymentId === paymentId) ?? {};
  return sender.api.resolveTestReviewCase({ id, decision, note: 'looked at' }).unwrap();
};

/** Each hold of A 2.3 that this slice can raise, and the trigger that its table gives it. */
const HOLDS: readonly Hold[] = [
  {
    reason: 'CREDENTIAL_REVOKED',
    raise: ({ recipient }) => recipient.api.revokeTestCredential({ id: recipient.credentialId }).unwrap(),
    clear: ({ recipient }) => onboard(recipient),
  },
  {
    reason: 'CREDENTIAL_SUSPENDED',
    raise: ({ recipient }) => recipient.api.suspendTestCredential({ id: recipient.credentialId }).unwrap(),
    clear: ({ recipient }) => recipient.api.reinstateTestCredential({ id: recipient.credentialId }).unwrap(),
  },
  {
    reason: 'CREDENTIAL_EXPIRED',
    raise: ({ recipient }) => recipient.api.expireTestCredential({ id: recipient.credentialId }).unwrap(),
    clear: ({ recipient }) => onboard(recipient),
  },
  {
    reason: 'TRANSACTION_MONITORING_REVIEW',
    raise: ({ sender, recipient }) =>
      sender.api.setTestScreening({ phone: recipient.phone, outcome: 'MONITORING' }).unwrap(),
    clear: (at, id) => release(at, id),
  },
  {
    reason: 'PROVIDER_UNAVAILABLE',
    raise: ({ sender }) => sender.api.setTestProviderControls({ provider: 'internal', available: false }).unwrap(),
    clear: ({ sender }) => sender.api.clearTestProviderControls({ provider: 'internal' }).unwrap(),
  },
  {
    reason: 'POLICY_SUBSYSTEM_ERROR',
    raise: ({ sender }) => sender.api.setTestPolicySubsystem({ available: false }).unwrap(),
    clear: ({ sender }) => sender.api.setTestPolicySubsystem({ available: true }).unwrap(),
  },
  {
    reason: 'PHONE_REVERIFICATION_REQUIRED',
    raise: ({ recipient }) => recipient.api.expireTestPhoneAlias({ id: recipient.aliasId }).unwrap(),
    clear: async ({ recipient }) => {
      const { id, phone, api } = { id: recipient.aliasId, phone: recipient.phone, api: recipient.api };
      await api.resendPhoneAliasCode({ id }).unwrap();
      await service.settle();
      const { messages } = await api.listTestMessages({ to: phone, purpose: 'ALIAS_OTP', take: 1 }).unwrap();
      await api.verifyPhoneAlias({ id, code: messages[0]?.code ?? '' }).unwrap();
    },
  },
  {
    reason: 'PAYOUT_DESTINATION_NOT_SELECTED',
    status: 'PAYOUT_SELECTION_REQUIRED',
    raise: ({ recipient }) => recipient.api.revokePayoutDestination({ id: recipient.destinationId }).unwrap(),
    clear: ({ recipient }) => addServiceBalance(recipient),
  },
  {
    reason: 'INSUFFICIENT_ROUTE_LIQUIDITY',
    raise: async ({ sender, recipient }) => {
      await recipient.api.revokePayoutDestination({ id: recipient.destinationId }).unwrap();
      await addPaymentApp(recipient);
      await sender.api.setTestProviderControls({ provider: 'payapp_a', liquidityMinor: '0', currency: 'USD' }).unwrap();
    },
    clear: ({ sender }) =>
      sender.api.setTestProviderControls({ provider: 'payapp_a', liquidityMinor: '1000000', currency: 'USD' }).unwrap(),
  },
];

async function addPaymentApp({ api }: TestTenant) {
  cases += 1;
  const created = await api.createPayoutDestination({ type: 'PAYMENT_APP_A', email: `r${cases}@hold.test` }).unwrap();
  return api.verifyPayoutDestination({ id: created.id }).unwrap();
}

describe('holds of A 2.3: each arises, shows, and clears by its own trigger', () => {
  test.each(HOLDS)('$reason at intake (R052, R053)', async (hold) => {
    const at = await world();
    await hold.raise(at);
    await service.settle();
    const id = await at.pay();
    const held = await read(at.sender, id);
    expect(held).toMatchObject({
      status: hold.status ?? 'COMPLIANCE_HOLD',
      holdReasons: [hold.reason],
      failureReason: null,
      deliveryMoment: 'ACCEPTED',
    });
    expect(await at.sender.balances()).toMatchObject({ available: 90_000_000n, reserved: 10_000_000n });
    // Nothing but its own trigger moves it.
    await service.settle();
    expect(await read(at.sender, id)).toEqual(held);
    await hold.clear(at, id);
    await service.settle();
    const freed = await read(at.sender, id);
    expect(freed).toMatchObject({ status: 'AWAITING_RECIPIENT_CONFIRMATION', holdReasons: [], failureReason: null });
    await confirm(at.recipient, id);
    await at.recipient.api.stepTestProvider({ id, steps: 3 }).unwrap();
    expect((await read(at.sender, id)).status).toBe('DELIVERED');
  });

  test('RECIPIENT_NOT_ONBOARDED holds until the business verification is through (R056)', async () => {
    const { sender } = await world();
    const newcomer = await service.signUp('Newcomer');
    await verifyPhone(service, newcomer, '+15550499001');
    const created = await sender.api.createOfframpPayment({ phone: '+15550499001', amountUsd: '10.00' }).unwrap();
    expect(created).toMatchObject({ status: 'COMPLIANCE_HOLD', holdReasons: ['RECIPIENT_NOT_ONBOARDED'], quotes: [] });
    await onboard(newcomer);
    await service.settle();
    expect(await read(sender, created.paymentId)).toMatchObject({
      status: 'PAYOUT_SELECTION_REQUIRED',
      holdReasons: ['PAYOUT_DESTINATION_NOT_SELECTED'],
    });
    await addServiceBalance(newcomer);
    await service.settle();
    expect((await read(sender, created.paymentId)).status).toBe('AWAITING_RECIPIENT_CONFIRMATION');
  });

  test('PAYOUT_DESTINATION_NOT_SELECTED clears by the verification of a pending one, not by its creation (R057)', async () => {
    const at = await world();
    await at.recipient.api.revokePayoutDestination({ id: at.recipient.destinationId }).unwrap();
    const id = await at.pay();
    const pending = await at.recipient.api
      .createPayoutDestination({ type: 'PAYMENT_APP_A', email: 'pending@hold.test' })
      .unwrap();
    expect(pending.status).toBe('PENDING_VERIFICATION');
    await service.settle();
    expect((await read(at.sender, id)).status).toBe('PAYOUT_SELECTION_REQUIRED');
    await at.recipient.api.verifyPayoutDestination({ id: pending.id }).unwrap();
    await service.settle();
    expect((await read(at.sender, id)).status).toBe('AWAITING_RECIPIENT_CONFIRMATION');
  });

  test('CREDENTIAL_CHANGED_REVIEW_REQUIRED: another legal name than at the first check, until a person looked (R052, R053)', async () => {
    const at = await world();
    const { sender, recipient } = at;
    await recipient.api.revokePayoutDestination({ id: recipient.destinationId }).unwrap();
    const id = await at.pay();
    await recipient.session.updateMyTenant({ legalName: 'Quite Another Ltd' }).unwrap();
    await onboard(recipient);
    await addServiceBalance(recipient);
    await service.settle();
    const holdReasons = ['CREDENTIAL_CHANGED_REVIEW_REQUIRED'];
    expect(await read(sender, id)).toMatchObject({ status: 'COMPLIANCE_HOLD', holdReasons });
    await release(at, id);
    expect(await read(sender, id)).toMatchObject({ status: 'AWAITING_RECIPIENT_CONFIRMATION', holdReasons: [] });
  });

  test('PROVIDER_DESTINATION_REVOKED: the requested destination goes, and the recipient chooses another (R052, R053)', async () => {
    const at = await world();
    const { sender, recipient } = at;
    const app = await addPaymentApp(recipient);
    const { paymentId: id } = await sender.api
      .createOfframpPayment({ phone: recipient.phone, amountUsd: '10.00', requestedDestinationId: app.id })
      .unwrap();
    await recipient.api.revokePayoutDestination({ id: app.id }).unwrap();
    await service.settle();
    expect(await read(sender, id)).toMatchObject({
      status: 'COMPLIANCE_HOLD',
      holdReasons: ['PROVIDER_DESTINATION_REVOKED'],
    });
    await recipient.api.setDefaultPayoutDestination({ id: recipient.destinationId }).unwrap();
    await service.settle();
    expect(await read(sender, id)).toMatchObject({
      status: 'AWAITING_RECIPIENT_CONFIRMATION',
      requestedDestinationId: app.id,
    });
  });
});

describe('rejects of A 2.3', () => {
  test('sanctions end an unfunded payment in CANCELED, money back, reason told (R054, R150)', async () => {
    const at = await world();
    await at.sender.api.setTestScreening({ phone: at.recipient.phone, outcome: 'SANCTIONS' }).unwrap();
    const id = await at.pay();
    expect(await read(at.sender, id)).toMatchObject({
      status: 'CANCELED',
      failureReason: 'SANCTIONS_REVIEW_REQUIRED',
      holdReasons: [],
      deliveryMoment: null,
    });
    expect(await at.sender.balances()).toMatchObject({ available: 100_000_000n, reserved: 0n });
    await service.settle();
    const { reviewCases } = await at.sender.api.listTestReviewCases({ reason: 'SANCTIONS_REVIEW_REQUIRED' }).unwrap();
    expect(reviewCases.map(({ paymentId }) => paymentId)).toEqual([id]);
  });

  test('sanctions end a funded payment by REFUND_PENDING in REFUNDED (R055)', async () => {
    const { sender } = await world();
    const phone = '+15550499002';
    const { paymentId: id } = await sender.api.createOfframpPayment({ phone, amountUsd: '10.00' }).unwrap();
    await sender.api.setTestScreening({ phone, outcome: 'SANCTIONS' }).unwrap();
    await payable(service, 'Sanctioned', phone);
    const log = await service.pool.owner('lifecycle_log').where({ aggregate_id: id }).orderBy('step');
    expect(log.map((row) => row.to_status).slice(-3)).toEqual(['POLICY_CHECK', 'REFUND_PENDING', 'REFUNDED']);
    expect(await read(sender, id)).toMatchObject({ status: 'REFUNDED', failureReason: 'SANCTIONS_REVIEW_REQUIRED' });
    expect(await sender.balances()).toMatchObject({ available: 100_000_000n, reserved: 0n, escrow: 0n });
  });

  test('a rejected review ends the attempt (R054)', async () => {
    const at = await world();
    await at.sender.api.setTestScreening({ phone: at.recipient.phone, outcome: 'MONITORING' }).unwrap();
    const id = await at.pay();
    const { status, decision } = await release(at, id, 'REJECT');
    expect([status, decision]).toEqual(['RESOLVED', 'REJECT']);
    expect(await read(at.sender, id)).toMatchObject({ status: 'CANCELED', failureReason: 'REVIEW_REJECTED' });
    expect(await at.sender.balances()).toMatchObject({ available: 100_000_000n, reserved: 0n });
  });
});
