import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { confirm, payable, type Recipient, read, refusal } from './fixture.ts';

const REFERENCE = 'order-1042/a';

let service: TestService;
let sender: TestTenant;
let recipient: Recipient;
let stranger: TestTenant;
let id: string;
beforeAll(async () => {
  service = await startTestService();
  sender = await service.signUp('Reference Sender');
  stranger = await service.signUp('Reference Stranger');
  await sender.fund('100.00');
  recipient = await payable(service, 'Reference Recipient', '+15550290001');
  const created = await sender.api
    .createOfframpPayment({ phone: recipient.phone, amountUsd: '5.00', clientReference: REFERENCE })
    .unwrap();
  expect(created.clientReference).toBe(REFERENCE);
  id = created.paymentId;
});
afterAll(() => service?.stop());

describe('the reference of a client', { shuffle: false }, () => {
  it('is shown to the sender in reads, lists and events', async () => {
    expect((await read(sender, id)).clientReference).toBe(REFERENCE);
    const { payments } = await sender.api.listOfframpPayments().unwrap();
    expect(payments.map(({ clientReference }) => clientReference)).toEqual([REFERENCE]);
    await service.runUntilIdle();
    const { events } = await sender.api.listEvents({ resourceId: id }).unwrap();
    expect(events.length).toBeGreaterThan(0);
    for (const { data } of events) expect(data.object).toMatchObject({ clientReference: REFERENCE });
  });

  it('reaches no other party: not in reads, lists, actions, events, webhooks or explanations', async () => {
    const { sinkId, url } = await recipient.api.createTestWebhookSink().unwrap();
    await recipient.api.createWebhookEndpoint({ url }).unwrap();
    const confirmed = await confirm(recipient, id);
    await service.runUntilIdle();
    await recipient.api.runTestWebhookDeliveries().unwrap();
    const { requests } = await recipient.api.listTestWebhookSinkRequests({ id: sinkId }).unwrap();
    const { events } = await recipient.api.listEvents({ resourceId: id }).unwrap();
    expect(requests.length).toBeGreaterThan(0);
    expect(events.length).toBeGreaterThan(0);
    const seen = [
      confirmed,
      await read(recipient, id),
      await recipient.api.listOfframpPayments().unwrap(),
      await recipient.api.explainResource({ id }).unwrap(),
      requests,
      events,
      await stranger.api.getOfframpPayment({ id }),
    ];
    for (const one of seen) expect(JSON.stringify(one ?? null)).not.toContain(REFERENCE);
    // The sender's own explanation and payment show that the search would find it.
    expect(JSON.stringify(await read(sender, id))).toContain(REFERENCE);
  });

  it('is absent unless given, and refused unless it is printable text', async () => {
    const plain = await sender.api.createOfframpPayment({ phone: recipient.phone, amountUsd: '1.00' }).unwrap();
    expect(plain).not.toHaveProperty('clientReference');
    for (const clientReference of ['', 'a'.repeat(101), 'line\nline', 'ü']) {
      const body = { phone: recipient.phone, amountUsd: '1.00', clientReference };
      expect(refusal(await sender.api.createOfframpPayment(body)).code, clientReference).toBe('VALIDATION_FAILED');
    }
    const longest = { phone: recipient.phone, amountUsd: '1.00', clientReference: 'a'.repeat(100) };
    expect((await sender.api.createOfframpPayment(longest)).ok).toBe(true);
  });
});
