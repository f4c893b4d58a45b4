import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { approver, newWorld } from '../approvals/fixture.ts';
import { payable, type Recipient, refusal } from '../offramp/fixture.ts';
import { confirm, newKey, paid, pay } from './intent-fixture.ts';

const PHONE = '+15550660001';

let service: TestService;
let sender: TestTenant;
let recipient: Recipient;
let stranger: TestTenant;

beforeAll(async () => {
  service = await startTestService();
  sender = await service.signUp('One Face');
  stranger = await service.signUp('No Face');
  await sender.fund('1000.00');
  recipient = await payable(service, 'Faces One', PHONE);
});
afterAll(() => service.stop());

const offramp = async (more: object = {}) =>
  (await sender.api.createOfframpPayment({ phone: PHONE, amountUsd: '10.00', ...more }).unwrap()).paymentId;
const intent = async (more: object = {}) => (await paid(sender, { phoneNumber: PHONE }, more)).id;

describe.each([
  ['offramp', offramp],
  ['intent', intent],
] as const)('a payment that the %s surface created, on the unified one (D-529)', (generation, create) => {
  test('is read by its sender and its recipient, each with its own view, and by no other tenant', async () => {
    const id = await create({ clientReference: 'order-1' });
    const [sent, received] = [
      await sender.api.getPayment({ id }).unwrap(),
      await recipient.api.getPayment({ id }).unwrap(),
    ];
    expect(sent).toMatchObject({ id, generation, status: 'AWAITING_CONFIRMATION', clientReference: 'order-1' });
    expect(received).toMatchObject({ id, generation, status: 'AWAITING_CONFIRMATION', refundAddress: null });
    expect(received).not.toHaveProperty('clientReference');
    expect(refusal(await stranger.api.getPayment({ id }))).toMatchObject({
      code: 'PAYMENT_NOT_FOUND',
      statusCode: 404,
    });
  });

  test('is completed by the unified operations, and its events carry what a read shows', async () => {
    const id = await create();
    const readings: unknown[][] = [[], []];
    const look = async () => {
      await service.runUntilIdle();
      for (const [at, party] of [sender, recipient].entries()) {
        const { events } = await party.api.listEvents({ resourceId: id, take: 200 }).unwrap();
        const payment = await party.api.getPayment({ id }).unwrap();
        const newest = events[0]?.data.object as { updatedAt: string; selectedRouteQuoteId: string } | undefined;
        expect(newest, 'the newest event').toEqual({
          ...payment,
          updatedAt: newest?.updatedAt,
          selectedRouteQuoteId: newest?.selectedRouteQuoteId,
        });
        readings[at]?.push(payment);
      }
    };
    await look();
    expect((await confirm(recipient, id)).generation).toBe(generation);
    await look();
    await sender.api.stepTestProvider({ id, steps: 3 }).unwrap();
    await look();
    expect(readings.map((seen) => (seen.at(-1) as { status: string }).status)).toEqual(['DELIVERED', 'DELIVERED']);
    const { events } = await sender.api.listEvents({ resourceId: id, take: 200 }).unwrap();
    expect([...new Set(events.map(({ data }) => (data.object as { generation: string }).generation))]).toEqual([
      generation,
    ]);
  });

  test('is cancelled by its sender only', async () => {
    const id = await create();
    expect(refusal(await recipient.api.cancelPayment({ id })).code).toBe('NOT_SENDER');
    expect(refusal(await stranger.api.cancelPayment({ id })).code).toBe('PAYMENT_NOT_FOUND');
    expect(await sender.api.cancelPayment({ id }).unwrap()).toMatchObject({ id, generation, status: 'CANCELED' });
  });

  test('is refused by the operations of legacy payments, which name its generation', async () => {
    const id = await create();
    expect(refusal(await sender.api.executePayment({ id }))).toMatchObject({
      code: 'INVALID_TRANSITION',
      details: { event: 'EXECUTE', generation },
    });
    const signature = `0x${'11'.repeat(64)}1b`;
    expect(refusal(await sender.api.signPayment({ id, signature }))).toMatchObject({
      code: 'INVALID_TRANSITION',
      details: { event: 'SIGN', generation },
    });
    for (const call of [stranger.api.executePayment({ id }), stranger.api.signPayment({ id, signature })])
      expect(refusal(await call).code).toBe('PAYMENT_NOT_FOUND');
  });
});

test('an off-ramp payment is approved on the unified surface, by a member of its sender (D-529)', async () => {
  const world = await newWorld(service);
  const approvals = [{ aboveUsd: '0', minimumApprovals: 1 }];
  await world.sender.session.setPaymentPolicy({ rules: { approvals } }).unwrap();
  const voter = await approver(service, world.sender);
  const { paymentId: id } = await world.pay('25.00');
  expect(refusal(await world.sender.api.approvePayment({ id })).code).toBe('APPROVAL_REQUIRES_MEMBER');
  expect(refusal(await world.recipient.session.approvePayment({ id })).code).toBe('NOT_SENDER');
  expect(refusal(await stranger.session.approvePayment({ id })).code).toBe('PAYMENT_NOT_FOUND');
  const approved = await voter.session.approvePayment({ id }).unwrap();
  expect(approved).toMatchObject({ id, generation: 'offramp', status: 'AWAITING_CONFIRMATION' });
});

describe('the reference of a client (D-529)', () => {
  type Query = Parameters<TestTenant['api']['listPayments']>[0];
  const listed = async (query: Query, { api }: TestTenant = sender) =>
    (await api.listPayments(query).unwrap()).payments.map(({ id }) => id);

  test('finds the payments of both surfaces for their sender only', async () => {
    const clientReference = 'order-find';
    const ids = [await offramp({ clientReference }), await intent({ clientReference })].toReversed();
    await offramp({ clientReference: 'order-other' });
    expect(await listed({ clientReference })).toEqual(ids);
    expect(await listed({ clientReference, role: 'sender' })).toEqual(ids);
    expect(await listed({ clientReference, role: 'recipient' })).toEqual([]);
    expect(await listed({ clientReference, generation: 'offramp' })).toEqual(ids.slice(1));
    expect(await listed({ clientReference, generation: 'intent' })).toEqual(ids.slice(0, 1));
    expect(await listed({ clientReference, generation: 'legacy' })).toEqual([]);
    expect(await listed({ clientReference, status: ['CANCELED'] })).toEqual([]);
    expect(await listed({ clientReference, take: 1, skip: 1 })).toEqual(ids.slice(1));
    for (const other of [recipient, stranger]) expect(await listed({ clientReference }, other)).toEqual([]);
    expect(await listed({ clientReference: 'order-fin' })).toEqual([]);

    const { payments } = await sender.api.listOfframpPayments({ clientReference }).unwrap();
    expect(payments.map(({ paymentId }) => paymentId)).toEqual(ids.slice(1));
    expect((await recipient.api.listOfframpPayments({ clientReference }).unwrap()).payments).toEqual([]);
  });

  test('is unique over both surfaces, and the refusal names the payment that has it', async () => {
    const unique = { clientReference: 'order-unique', clientReferenceUnique: true };
    const id = await offramp(unique);
    const taken = { code: 'CLIENT_REFERENCE_TAKEN', statusCode: 409, details: { paymentId: id } };
    expect(refusal(await pay(sender, { phoneNumber: PHONE }, unique))).toMatchObject(taken);
    expect(
      refusal(await sender.api.createOfframpPayment({ phone: PHONE, amountUsd: '1.00', ...unique })),
    ).toMatchObject(taken);
    // Whatever became of it.
    await sender.api.cancelPayment({ id }).unwrap();
    expect(refusal(await pay(sender, { phoneNumber: PHONE }, unique))).toMatchObject(taken);
    // A payment that does not ask for it may share it, and another sender has references of its own.
    await intent({ clientReference: 'order-unique' });
    await stranger.fund('10.00');
    expect((await pay(stranger, { phoneNumber: PHONE }, unique)).ok).toBe(true);
  });

  test('is not reserved by a refused request, and not taken by its own repetition', async () => {
    const unique = { clientReference: 'order-again', clientReferenceUnique: true };
    const poor = await service.signUp('Poor Face');
    expect(refusal(await pay(poor, { phoneNumber: PHONE }, unique)).code).toBe('INSUFFICIENT_FUNDS');
    await poor.fund('100.00');
    const idempotencyKey = newKey();
    const first = await paid(poor, { phoneNumber: PHONE }, { ...unique, idempotencyKey });
    expect((await paid(poor, { phoneNumber: PHONE }, { ...unique, idempotencyKey })).id).toBe(first.id);
  });

  test('is given to one of several simultaneous requests', async () => {
    const unique = { clientReference: 'order-race', clientReferenceUnique: true };
    const answers = await Promise.all(Array.from({ length: 6 }, () => pay(sender, { phoneNumber: PHONE }, unique)));
    const [winner, ...others] = answers.filter(({ ok }) => ok);
    expect(others).toEqual([]);
    for (const { error } of answers.filter(({ ok }) => !ok))
      expect(error).toMatchObject({ code: 'CLIENT_REFERENCE_TAKEN', details: { paymentId: winner?.data?.id } });
  });

  test('is required when it must be unique, and must be printable text', async () => {
    const bare = { clientReferenceUnique: true };
    expect(refusal(await pay(sender, { phoneNumber: PHONE }, bare))).toMatchObject({
      code: 'INVALID_PAYMENT_BODY',
      details: { errors: [{ path: '/body/clientReference', rule: 'dependentRequired' }] },
    });
    for (const clientReference of ['', 'a'.repeat(101), 'line\nline', 'ü'])
      expect(refusal(await pay(sender, { phoneNumber: PHONE }, { clientReference })).code).toBe('INVALID_PAYMENT_BODY');
    for (const clientReference of ['', 'a'.repeat(101), 'ü'])
      expect(refusal(await sender.api.listPayments({ clientReference })).code).toBe('VALIDATION_FAILED');
  });
});

test.each([
  ['email', { email: 'ada@example.test' }, 'VALIDATION_FAILED'],
  ['recipient', { recipient: { email: 'ada@example.test' } }, 'VALIDATION_FAILED'],
  ['email beside a phone', { email: 'ada@example.test', phone: PHONE }, 'VALIDATION_FAILED'],
  ['an e-mail address for a DID', { did: 'ada@example.test' }, 'INVALID_DID'],
])('the off-ramp surface refuses an e-mail address with a hint at the unified one: %s', async (_what, body, code) => {
  const response = await fetch(`${service.url}/v1/offramp/payments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-service-api-key': sender.apiKey },
    body: JSON.stringify({ amountUsd: '1.00', ...body }),
  });
  const told = (await response.json()) as { code: string; message: string };
  expect([response.status, told.code]).toEqual([400, code]);
  expect(told.message).toMatch(/POST \/v1\/payments/);
});
