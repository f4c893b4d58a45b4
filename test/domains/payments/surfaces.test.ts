import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { payable, type Recipient } from '../offramp/fixture.ts';
import { paid } from './intent-fixture.ts';

const PHONE = '+15550630001';

let service: TestService;
let sender: TestTenant;
let recipient: Recipient;
let intentId: string;
let offrampId: string;
let routeQuoteId: string;

beforeAll(async () => {
  service = await startTestService();
  sender = await service.signUp('Two Surfaces');
  await sender.fund('1000.00');
  recipient = await payable(service, 'On Two Surfaces', PHONE);
  intentId = (await paid(sender, { phoneNumber: PHONE })).id;
  const offramp = await sender.api.createOfframpPayment({ phone: PHONE, amountUsd: '10.00' }).unwrap();
  offrampId = offramp.paymentId;
  routeQuoteId = offramp.quotes[0]?.routeId ?? '';
});
afterAll(() => service.stop());

const VERBS: [method: string, verb: string, body?: object][] = [
  ['GET', ''],
  ['GET', '/routes'],
  ['POST', '/select-route', { routeQuoteId: 'rq_1' }],
  ['POST', '/confirm'],
  ['POST', '/cancel'],
];

const ask = async (tenant: TestTenant, method: string, path: string, body?: object) => {
  const response = await fetch(`${service.url}${path}`, {
    method,
    headers: { 'x-service-api-key': tenant.apiKey, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { requestId, ...told } = (await response.json()) as { requestId: string; code?: string };
  return { status: response.status, ...told };
};

describe('the off-ramp surface has its own payments alone (R011, D-151, D-529)', { shuffle: false }, () => {
  test.each(VERBS)('%s …%s does not find an intent', async (method: string, verb: string, body?: object) => {
    const surface = '/v1/offramp/payments';
    for (const tenant of [sender, recipient]) {
      const answer = await ask(tenant, method, `${surface}/${intentId}${verb}`, body);
      expect(answer).toMatchObject({ status: 404, code: 'PAYMENT_NOT_FOUND' });
      expect(answer).toEqual(await ask(tenant, method, `${surface}/pay_00000000000000000000000000${verb}`, body));
    }
  });

  test('a deposit is requested on the off-ramp surface only', async () => {
    const deposit = await ask(sender, 'POST', `/v1/offramp/payments/${intentId}/deposit`, { amountMinor: '10000000' });
    expect(deposit).toMatchObject({ status: 404, code: 'PAYMENT_NOT_FOUND' });
  });

  test('its list shows its own payments, and the unified list shows all', async () => {
    const unified = (await sender.api.listPayments({}).unwrap()).payments.map(({ id }) => id);
    const offramp = (await sender.api.listOfframpPayments({}).unwrap()).payments.map(({ paymentId }) => paymentId);
    expect([unified, offramp]).toEqual([[offrampId, intentId], [offrampId]]);
  });

  test('keeps a payment unchanged after a refusal on the other surface', async () => {
    expect((await sender.api.getPayment({ id: intentId }).unwrap()).status).toBe('AWAITING_CONFIRMATION');
    const { status, selectedRouteQuoteId } = await sender.api.getOfframpPayment({ id: offrampId }).unwrap();
    expect([status, selectedRouteQuoteId]).toEqual(['AWAITING_RECIPIENT_CONFIRMATION', null]);
    await recipient.api.selectOfframpPaymentRoute({ id: offrampId, routeQuoteId }).unwrap();
  });

  test.each([
    ['GET', '/claim'],
    ['POST', '/claim/resend'],
  ])('%s …%s finds the claim of an off-ramp payment only (D-493)', async (method, verb) => {
    const { id } = await paid(sender, { phoneNumber: '+15550630097' });
    for (const intent of [id, intentId]) {
      for (const tenant of [sender, recipient]) {
        const answer = await ask(tenant, method, `/v1/offramp/payments/${intent}${verb}`);
        expect(answer).toMatchObject({ status: 404, code: 'PAYMENT_NOT_FOUND' });
        expect(answer).toEqual(await ask(tenant, method, `/v1/offramp/payments/pay_nobodys${verb}`));
      }
    }
    expect(await ask(sender, method, `/v1/offramp/payments/${offrampId}${verb}`)).toMatchObject({
      code: 'CLAIM_NOT_FOUND',
    });
  });

  test('the unified path reads the claims of both surfaces (D-183)', async () => {
    const { id } = await paid(sender, { phoneNumber: '+15550630099' });
    expect(await sender.api.getPaymentClaim({ id }).unwrap()).toMatchObject({ paymentId: id });
    const parked = await sender.api.createOfframpPayment({ phone: '+15550630098', amountUsd: '1.00' }).unwrap();
    const [here, there] = [
      await sender.api.getPaymentClaim({ id: parked.paymentId }).unwrap(),
      await sender.api.getOfframpPaymentClaim({ id: parked.paymentId }).unwrap(),
    ];
    expect(here).toEqual(there);
  });
});
