import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { confirm, payable, type Recipient, read } from './fixture.ts';

let service: TestService;
let sender: TestTenant;
let recipient: Recipient;

beforeAll(async () => {
  service = await startTestService();
  sender = await service.signUp('Field Sender');
  await sender.fund('200.00');
  recipient = await payable(service, 'Field Recipient', '+15550501001');
});
afterAll(() => service.stop());

const create = (phone = recipient.phone) => sender.api.createOfframpPayment({ phone, amountUsd: '10.00' }).unwrap();

/** One payment in each status that this world reaches, held ones included. */
async function paymentsOfAllKinds(): Promise<Readonly<Record<string, string>>> {
  const claimed = await create('+15550501002');
  const quoted = await create();
  const canceled = await create();
  await sender.api.cancelOfframpPayment({ id: canceled.paymentId }).unwrap();
  const delivered = await create();
  await confirm(recipient, delivered.paymentId);
  await recipient.api.stepTestProvider({ id: delivered.paymentId, steps: 3 }).unwrap();
  const locked = await create();
  await confirm(recipient, locked.paymentId);
  await sender.api.setTestPolicySubsystem({ available: false }).unwrap();
  const held = await create();
  await sender.api.setTestPolicySubsystem({ available: true }).unwrap();
  await recipient.api.revokePayoutDestination({ id: recipient.destinationId }).unwrap();
  const unselected = await create();
  return {
    PENDING_CLAIM: claimed.paymentId,
    AWAITING_RECIPIENT_CONFIRMATION: quoted.paymentId,
    CANCELED: canceled.paymentId,
    DELIVERED: delivered.paymentId,
    FUNDS_LOCKED: locked.paymentId,
    COMPLIANCE_HOLD: held.paymentId,
    PAYOUT_SELECTION_REQUIRED: unselected.paymentId,
  };
}

describe('fields of a payment (A 2.1)', { shuffle: false }, () => {
  test('have quotes in the answer to create only, an empty array where no route can be offered (R038, D-074)', async () => {
    const routable = await create();
    expect(routable.quotes).toHaveLength(1);
    expect(routable.quotes[0]).toMatchObject({ paymentId: routable.paymentId, status: 'ACTIVE' });
    const unroutable = await create('+15550501003');
    expect(unroutable.quotes).toEqual([]);
    expect(await read(sender, routable.paymentId)).not.toHaveProperty('quotes');
    const { payments } = await sender.api.listOfframpPayments().unwrap();
    for (const payment of payments) expect(payment).not.toHaveProperty('quotes');
  });

  test('have an empty holdReasons unless the payment is held, for both parties (R035)', async () => {
    for (const [status, id] of Object.entries(await paymentsOfAllKinds())) {
      const payment = await read(sender, id);
      expect(payment.status).toBe(status);
      const isHeld = status === 'COMPLIANCE_HOLD' || status === 'PAYOUT_SELECTION_REQUIRED';
      expect([status, payment.holdReasons.length > 0]).toEqual([status, isHeld]);
      if (!isHeld) expect(payment.holdReasons).toEqual([]);
      if (payment.recipientTenantId !== null) {
        expect((await read(recipient, id)).holdReasons).toEqual(payment.holdReasons);
      }
    }
  });
});
