import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { payable, type Recipient, refusal } from '../offramp/fixture.ts';
import { confirm, paid, pay, read, routesOf } from './intent-fixture.ts';

const PHONE = '+15550600001';
const DAY = 86_400;

let service: TestService;
let sender: TestTenant;
let recipient: Recipient;

beforeAll(async () => {
  service = await startTestService();
  sender = await service.signUp('Intent Sender');
  await sender.fund('10000.00');
  recipient = await payable(service, 'Intent Recipient', PHONE);
});
afterAll(() => service.stop());

const toPhone = { phoneNumber: PHONE };

describe('create (A 4.2, D-161, D-162)', () => {
  test('answers 202 with the payment, its quotes and its place: accepted, not yet delivered (R204, R289, R084)', async () => {
    const created = await pay(sender, toPhone, {
      amount: { value: '25', currency: 'USD' },
      delivery: { preference: 'instant', maximumFeeMinor: '1000000', allowedRails: ['SERVICE_BALANCE'] },
      purpose: { type: 'vendor', memo: 'of the purpose' },
      memo: 'Invoice 1042',
      metadata: { purchaseOrder: 'PO-7731' },
    });
    expect(created.response?.status).toBe(202);
    const intent = created.data;
    if (intent?.generation !== 'intent') throw new Error('no intent');
    expect(created.response?.headers.get('location')).toBe(`/v1/payments/${intent.id}`);
    expect(created.response?.headers.get('deprecation')).toBeNull();
    expect(intent).toMatchObject({
      paymentId: intent.id,
      generation: 'intent',
      status: 'AWAITING_CONFIRMATION',
      internalStatus: 'AWAITING_RECIPIENT_CONFIRMATION',
      deliveryMoment: 'ACCEPTED',
      recipient: { kind: 'phoneNumber', masked: '+*******0001' },
      amount: { value: '25.00', currency: 'USD' },
      sourceAmountBaseUnits: '25000000',
      sourceFundingMode: 'INTERNAL_BALANCE',
      recipientTenantId: recipient.tenantId,
      delivery: { preference: 'instant', maximumFeeMinor: '1000000', allowedRails: ['SERVICE_BALANCE'] },
      speedPreference: 'FASTEST',
      purpose: { type: 'vendor', invoiceId: null, memo: 'of the purpose' },
      memo: 'Invoice 1042',
      metadata: { purchaseOrder: 'PO-7731' },
      holdReasons: [],
      deliveredAt: null,
    });
    expect('recipientDid' in intent).toBe(false);
    expect(intent.quotes.map(({ destinationId }) => destinationId)).toEqual([recipient.destinationId]);
    const { quotes, ...record } = intent;
    expect(await read(sender, intent.id)).toEqual(record);
  });

  test('applies the defaults: ranking by fee, no purpose, no metadata (D-154)', async () => {
    const intent = await paid(sender, toPhone, { purpose: { memo: 'only here' } });
    expect(intent).toMatchObject({
      delivery: { preference: 'standard', maximumFeeMinor: null, allowedRails: null },
      speedPreference: 'CHEAPEST',
      purpose: { type: null, invoiceId: null, memo: 'only here' },
      memo: 'only here',
      metadata: {},
    });
    expect((await paid(sender, toPhone)).purpose).toBeNull();
  });

  test('projects each outcome of the pipeline: claim, selection, hold, reject (R170, D-161, D-163)', async () => {
    const claimed = await paid(sender, { phoneNumber: '+15550699999' });
    expect(claimed).toMatchObject({
      status: 'ACTION_REQUIRED',
      internalStatus: 'PENDING_CLAIM',
      recipientTenantId: null,
      quotes: [],
    });
    expect(claimed.claimId).toMatch(/^clm_/);
    const { claimId } = await sender.api.getPaymentClaim({ id: claimed.id }).unwrap();
    expect(claimId).toBe(claimed.claimId);

    const screen = (outcome: 'CLEAR' | 'MONITORING' | 'SANCTIONS') =>
      sender.api.setTestScreening({ phone: PHONE, outcome }).unwrap();
    await screen('MONITORING');
    expect(await paid(sender, toPhone)).toMatchObject({
      status: 'CREDENTIAL_HOLD',
      internalStatus: 'COMPLIANCE_HOLD',
      holdReasons: ['TRANSACTION_MONITORING_REVIEW'],
    });
    await screen('SANCTIONS');
    const rejected = await paid(sender, toPhone);
    await screen('CLEAR');
    expect(rejected).toMatchObject({ status: 'CANCELED', failureReason: 'SANCTIONS_REVIEW_REQUIRED', quotes: [] });
  });

  test('accepts only an ACTIVE destination of the recipient (R220)', async () => {
    const own = await paid(sender, toPhone, { requestedDestinationId: recipient.destinationId });
    expect(own.requestedDestinationId).toBe(recipient.destinationId);
    const other = await payable(service, 'Intent Other', '+15550600002');
    for (const requestedDestinationId of [other.destinationId, 'dst_00000000000000000000000000']) {
      expect(refusal(await pay(sender, toPhone, { requestedDestinationId }))).toMatchObject({
        code: 'DESTINATION_NOT_ELIGIBLE',
        statusCode: 403,
      });
    }
  });

  test('answers 402 and records nothing when the balance is too low (D-089)', async () => {
    const poor = await service.signUp('Poor Intents');
    const result = refusal(await pay(poor, toPhone));
    expect(result).toMatchObject({ code: 'INSUFFICIENT_FUNDS', statusCode: 402 });
    expect(result.details).toMatchObject({ shortfallBaseUnits: '10000000' });
    expect((await poor.api.listPayments({}).unwrap()).payments).toEqual([]);
  });
});

describe('from the routes to the money (A 4.2, D-152)', () => {
  test('shows routes with speed and guarantee, and the reasons of withheld ones (R209)', async () => {
    const { id } = await paid(sender, toPhone, { delivery: { allowedRails: ['PAYMENT_APP_A'] } });
    const withheld = await sender.api.getPaymentRoutes({ id }).unwrap();
    expect(withheld.routes).toEqual([]);
    const open = await paid(sender, toPhone, { delivery: { maximumFeeMinor: '0' } });
    const { routes } = await recipient.api.getPaymentRoutes({ id: open.id }).unwrap();
    expect(routes).toMatchObject([{ speedClass: 'INSTANT_EXPECTED', guaranteeLevel: 'CONTRACTUAL_SLA', rank: 1 }]);

    const destination = await recipient.api
      .createPayoutDestination({ type: 'PAYMENT_APP_A', email: 'pay@intents.test' })
      .unwrap();
    await recipient.api.verifyPayoutDestination({ id: destination.id }).unwrap();
    const limited = await paid(sender, toPhone, { delivery: { maximumFeeMinor: '0' } });
    const { excludedRoutes } = await sender.api.getPaymentRoutes({ id: limited.id }).unwrap();
    expect(excludedRoutes).toMatchObject([{ destinationId: destination.id, reasonCode: 'MAX_FEE_EXCEEDED' }]);
    await recipient.api.revokePayoutDestination({ id: destination.id }).unwrap();
  });

  test('confirm locks the money against the selected quote and starts execution (R211)', async () => {
    const { id } = await paid(sender, toPhone);
    const before = await sender.balances();
    const [route] = await routesOf(recipient, id);
    const selected = await recipient.api.selectPaymentRoute({ id, routeQuoteId: route?.routeId ?? '' }).unwrap();
    expect(selected).toMatchObject({ status: 'AWAITING_CONFIRMATION', selectedRouteQuoteId: route?.routeId });
    const locked = await recipient.api.confirmPayment({ id }).unwrap();
    expect(locked).toMatchObject({ id, status: 'ROUTING', internalStatus: 'FUNDS_LOCKED', deliveryMoment: 'SECURED' });
    expect((await sender.balances()).reserved).toBe((before.reserved ?? 0n) - 10_000_000n);
    await sender.api.stepTestProvider({ id, steps: 3 }).unwrap();
    expect(await read(sender, id)).toMatchObject({
      status: 'DELIVERED',
      internalStatus: 'DELIVERED',
      deliveryMoment: 'DELIVERED',
      selectedRouteQuoteId: route?.routeId,
    });
  });

  test('only the recipient may consent, and no route is selected automatically (D-100, D-101, D-152)', async () => {
    const { id, quotes } = await paid(sender, toPhone);
    const routeQuoteId = quotes[0]?.routeId ?? '';
    for (const refused of [
      await sender.api.selectPaymentRoute({ id, routeQuoteId }),
      await sender.api.confirmPayment({ id }),
    ]) {
      expect(refusal(refused)).toMatchObject({ code: 'RECIPIENT_CONSENT_REQUIRED', statusCode: 403 });
    }
    expect(refusal(await recipient.api.confirmPayment({ id })).code).toBe('ROUTE_NOT_SELECTED');
    const unknown = await recipient.api.selectPaymentRoute({ id, routeQuoteId: 'rq_00000000000000000000000000' });
    expect(refusal(unknown).code).toBe('ROUTE_QUOTE_NOT_AVAILABLE');
    await confirm(recipient, id);
    const again = refusal(await recipient.api.confirmPayment({ id }));
    expect(again).toMatchObject({ code: 'INVALID_TRANSITION', details: { from: 'FUNDS_LOCKED', event: 'CONFIRM' } });

    const unclaimed = await paid(sender, { phoneNumber: '+15550699998' });
    expect(refusal(await sender.api.confirmPayment({ id: unclaimed.id })).code).toBe('RECIPIENT_UNRESOLVED');
  });

  test('refuses an expired quote, and quotes a fresh set (D-098)', async () => {
    const late = await service.signUp('Late Intents');
    await late.fund('100.00');
    const { id, quotes } = await paid(late, toPhone);
    const routeQuoteId = quotes[0]?.routeId ?? '';
    await late.api.advanceTestClock({ advanceSeconds: 121 }).unwrap();
    expect(refusal(await recipient.api.selectPaymentRoute({ id, routeQuoteId })).code).toBe('ROUTE_QUOTE_EXPIRED');
    const [fresh] = await routesOf(recipient, id);
    expect(fresh?.routeId).not.toBe(routeQuoteId);
    await recipient.api.selectPaymentRoute({ id, routeQuoteId: fresh?.routeId ?? '' }).unwrap();
    await late.api.advanceTestClock({ advanceSeconds: 121 }).unwrap();
    expect(refusal(await recipient.api.confirmPayment({ id })).code).toBe('ROUTE_QUOTE_EXPIRED');
    expect(await read(recipient, id)).toMatchObject({ status: 'AWAITING_CONFIRMATION', selectedRouteQuoteId: null });
    await late.api.advanceTestClock({ advanceSeconds: DAY }).unwrap();
    expect((await routesOf(late, id)).every(({ status }) => status === 'ACTIVE')).toBe(true);
  });
});

describe('cancel (R287, D-103, D-178)', () => {
  test('ends a pending intent for its sender, and returns the money', async () => {
    const before = await sender.balances();
    const { id } = await paid(sender, toPhone);
    expect(refusal(await recipient.api.cancelPayment({ id }))).toMatchObject({ code: 'NOT_SENDER', statusCode: 403 });
    const canceled = await sender.api.cancelPayment({ id });
    expect(canceled.response?.headers.get('deprecation')).toBeNull();
    expect(canceled.data).toMatchObject({ id, status: 'CANCELED', internalStatus: 'CANCELED', deliveryMoment: null });
    expect(await sender.balances()).toEqual(before);
    expect(refusal(await sender.api.cancelPayment({ id }))).toMatchObject({
      code: 'CANCEL_CONFLICT',
      statusCode: 409,
      details: { status: 'CANCELED' },
    });
  });

  test('is refused once the money is locked', async () => {
    const { id } = await paid(sender, toPhone);
    await confirm(recipient, id);
    expect(refusal(await sender.api.cancelPayment({ id })).code).toBe('CANCEL_CONFLICT');
  });
});

/** The payment that an event tells of. */
const objectOf = (event: { readonly data?: object } | undefined): unknown =>
  (event?.data as { object?: object } | undefined)?.object;

describe('what each party reads (D-077, D-168)', () => {
  test('the recipient sees neither metadata nor the sender’s own fields, in reads, lists and events', async () => {
    const { id } = await paid(sender, toPhone, {
      delivery: { maximumFeeMinor: '500' },
      metadata: { secret: 'of the sender' },
      memo: 'for both',
    });
    await service.runUntilIdle();
    const { payments } = await recipient.api.listPayments({ take: 1 }).unwrap();
    const { events } = await recipient.api
      .listEvents({ resourceId: id, type: 'payment.awaiting_confirmation' })
      .unwrap();
    const shown = [await read(recipient, id), payments[0], objectOf(events[0])];
    for (const payment of shown) {
      expect(payment).toMatchObject({
        id,
        memo: 'for both',
        metadata: {},
        maximumFeeMinor: null,
        delivery: { preference: 'standard', maximumFeeMinor: null, allowedRails: null },
      });
    }
    const sent = (await sender.api.listEvents({ resourceId: id, type: 'payment.created' }).unwrap()).events[0];
    expect(objectOf(sent)).toMatchObject({
      generation: 'intent',
      status: 'CREATED',
      metadata: { secret: 'of the sender' },
      recipient: { kind: 'phoneNumber', masked: '+*******0001' },
    });
  });

  test('each projected change sends one event (R173)', async () => {
    const { id } = await paid(sender, toPhone);
    await confirm(recipient, id);
    await sender.api.stepTestProvider({ id, steps: 3 }).unwrap();
    await service.runUntilIdle();
    const { events } = await sender.api.listEvents({ resourceId: id, order: 'asc' }).unwrap();
    expect(events.map(({ type }) => type)).toEqual([
      'payment.created',
      'payment.identity_resolution',
      'payment.funds_confirmed',
      'payment.policy_check',
      'payment.route_quoted',
      'payment.awaiting_confirmation',
      'payment.routing',
      'payment.provider_submitted',
      'payment.provider_processing',
      'payment.delivered',
    ]);
  });
});
