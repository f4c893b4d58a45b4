import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPaychart } from '#sdk';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { payable, type Recipient, refusal } from '../offramp/fixture.ts';
import { sinkEndpoint } from '../webhooks/fixture.ts';

let service: TestService;
let sender: TestTenant;
let recipient: Recipient;
let stranger: TestTenant;

beforeAll(async () => {
  service = await startTestService();
  sender = await service.signUp('Explain Sender');
  await sender.fund('1000.00');
  recipient = await payable(service, 'Explain Recipient', '+15550700001');
  stranger = await service.signUp('Explain Stranger');
});
afterAll(() => service.stop());

const pay = async (phone = recipient.phone) =>
  (await sender.api.createOfframpPayment({ phone, amountUsd: '10.00' }).unwrap()).paymentId;
const explain = ({ api }: Pick<TestTenant, 'api'>, id: string) => api.explainResource({ id }).unwrap();
/** The sender by a key that may read its payments and nothing else. */
const narrow = async () => {
  const { apiKey } = await sender.session.createApiKey({ name: 'Reads payments', scopes: ['ramps:read'] }).unwrap();
  return { api: createPaychart({ baseUrl: service.url, apiKey, maxRetries: 0 }) };
};

describe('a payment that waits for its recipient', () => {
  test('the sender sees what happened, where the money is, and what may happen next', async () => {
    const id = await pay();
    const told = await explain(sender, id);
    expect(told.resource).toMatchObject({
      id,
      lifecycle: 'offramp-payment',
      status: 'AWAITING_RECIPIENT_CONFIRMATION',
    });
    expect(told.summary).toBe(
      'This off-ramp payment is AWAITING_RECIPIENT_CONFIRMATION: the recipient selects a route and confirms it. It is waiting for the recipient.',
    );
    const log = await service.pool.owner('lifecycle_log').where({ aggregate_id: id }).orderBy('step');
    expect(told.timeline.map(({ event, from, to }) => [event, from, to])).toEqual(
      log.map((row) => [row.event, row.from_status, row.to_status]),
    );
    expect(told.timeline[0]?.actor.kind).toBe('apiKey');
    expect(told.money).toMatchObject({ custody: 'reserved', amountBaseUnits: '10000000' });
    expect(told.money?.entries).toEqual([
      expect.objectContaining({ from: 'available', to: 'reserved', amountBaseUnits: '10000000' }),
    ]);
    expect(told.waitingFor).toMatchObject([
      { kind: 'recipient', clearedBy: ['selectOfframpPaymentRoute', 'confirmOfframpPayment'] },
    ]);
    expect(told.routes?.routes.length).toBeGreaterThan(0);
  });

  test('the explanation predicts for each operation the refusal that the operation then answers', async () => {
    const id = await pay();
    const verdicts = async (tenant: TestTenant) =>
      Object.fromEntries(
        (await explain(tenant, id)).next.flatMap(({ operationId, allowed, code }) =>
          operationId === null ? [] : [[operationId, allowed === false ? code : allowed]],
        ),
      );
    const sendersOwn = await verdicts(sender);
    expect(sendersOwn).toMatchObject({
      cancelOfframpPayment: true,
      cancelPayment: true,
      confirmOfframpPayment: 'RECIPIENT_CONSENT_REQUIRED',
      confirmPayment: 'RECIPIENT_CONSENT_REQUIRED',
      selectOfframpPaymentRoute: 'RECIPIENT_CONSENT_REQUIRED',
      selectPaymentRoute: 'RECIPIENT_CONSENT_REQUIRED',
    });
    expect(await verdicts(recipient)).toMatchObject({
      cancelOfframpPayment: 'NOT_SENDER',
      cancelPayment: 'NOT_SENDER',
      confirmOfframpPayment: 'ROUTE_NOT_SELECTED',
      confirmPayment: 'ROUTE_NOT_SELECTED',
      selectOfframpPaymentRoute: 'depends',
      selectPaymentRoute: 'depends',
    });
    expect(refusal(await sender.api.confirmOfframpPayment({ id })).code).toBe('RECIPIENT_CONSENT_REQUIRED');
    expect(refusal(await sender.api.confirmPayment({ id })).code).toBe('RECIPIENT_CONSENT_REQUIRED');
    expect(refusal(await recipient.api.confirmPayment({ id })).code).toBe('ROUTE_NOT_SELECTED');
    expect(refusal(await recipient.api.cancelOfframpPayment({ id })).code).toBe('NOT_SENDER');
    expect(refusal(await recipient.api.confirmOfframpPayment({ id })).code).toBe('ROUTE_NOT_SELECTED');
    expect((await sender.api.cancelOfframpPayment({ id }).unwrap()).status).toBe('CANCELED');
  });

  test('a vote on a payment that waits for no approval is refused by what the caller is', async () => {
    const id = await pay();
    const votes = async (party: Pick<TestTenant, 'api'>) => {
      const { next } = await explain(party, id);
      const own = next.filter(({ operationId }) => /^(approvePayment|signApproval)$/.test(operationId ?? ''));
      return Object.fromEntries(own.map(({ operationId, code, allowed }) => [operationId, code ?? allowed]));
    };
    const signApproval = 'APPROVAL_NOT_FOUND';
    const ofSession = async ({ session }: TestTenant) => votes({ api: session });
    expect(await votes(sender)).toEqual({ approvePayment: 'APPROVAL_REQUIRES_MEMBER', signApproval });
    // The member behind the key that has paid.
    expect(await ofSession(sender)).toEqual({ approvePayment: 'SELF_APPROVAL_FORBIDDEN', signApproval });
    expect(await ofSession(recipient)).toEqual({ approvePayment: 'NOT_SENDER', signApproval });
    expect(refusal(await sender.api.approvePayment({ id })).code).toBe('APPROVAL_REQUIRES_MEMBER');
    expect(refusal(await sender.session.approvePayment({ id })).code).toBe('SELF_APPROVAL_FORBIDDEN');
    expect(refusal(await recipient.session.approvePayment({ id })).code).toBe('NOT_SENDER');
  });

  test('the recipient sees its own side: no money, no actors of the sender, no events that it did not get', async () => {
    const id = await pay();
    const told = await explain(recipient, id);
    expect(told).toMatchObject({ money: null, approvals: [], providerAttempts: [], jobs: [], timers: [] });
    expect(told.waitingFor).toMatchObject([{ kind: 'you' }]);
    expect(JSON.stringify(told)).not.toContain(sender.memberId);
    const events = await service.pool.owner('events').where({ resource_id: id }).orderBy('resource_sequence');
    const own = events.filter(({ parties }) => parties.includes(recipient.tenantId));
    expect(told.timeline).toHaveLength(own.length);
    for (const step of told.timeline) {
      expect(step.event).toBeNull();
      expect(['counterparty', 'service']).toContain(step.actor.kind);
      expect(step.requestId).toBeNull();
    }
  });

  test('another tenant gets the answer of an unknown id', async () => {
    const id = await pay();
    for (const unknown of [id, `pay_${'0'.repeat(26)}`, 'nothing', 'zzz_1']) {
      const { code, statusCode } = refusal(await stranger.api.explainResource({ id: unknown }));
      expect([code, statusCode], unknown).toEqual(['RESOURCE_NOT_FOUND', 404]);
    }
  });
});

test('a hold names its reason and who clears it', async () => {
  const nobody = await service.signUp('Explain Unverified');
  const { paymentId: id } = await sender.api
    .createOfframpPayment({ phone: '+15550700009', amountUsd: '1.00' })
    .unwrap();
  const claim = await explain(sender, id);
  expect(claim.waitingFor[0]).toMatchObject({ kind: 'recipient' });
  expect(claim.waitingFor.find(({ kind }) => kind === 'deadline')?.dueAt).toBe(claim.timers[0]?.dueAt);
  expect(refusal(await nobody.api.explainResource({ id })).code).toBe('RESOURCE_NOT_FOUND');
});

test('deadlines and background work are told to the sender, and not to the recipient', async () => {
  const phone = '+15550700011';
  const id = await pay(phone);
  const claimant = await payable(service, 'Explain Claimant', phone);
  await service.runUntilIdle();
  expect((await explain(sender, id)).timers).toMatchObject([{ dueAt: expect.any(String) }]);
  const { routes } = await claimant.api.getOfframpPaymentRoutes({ id }).unwrap();
  await claimant.api.selectOfframpPaymentRoute({ id, routeQuoteId: routes[0]?.routeId ?? '' }).unwrap();
  await claimant.api.confirmOfframpPayment({ id }).unwrap();
  expect((await explain(sender, id)).jobs).toMatchObject([{ topic: 'offramp.submit', attempts: 0 }]);
  expect(await explain(claimant, id)).toMatchObject({ timers: [], jobs: [] });
});

test('each party sees the deliveries to its own endpoints, by a key that may read webhooks', async () => {
  const parties = [sender, recipient];
  const endpoints = [await sinkEndpoint(sender), await sinkEndpoint(recipient)];
  const id = await pay();
  for (const [at, party] of parties.entries()) {
    await party.api.runTestWebhookDeliveries().unwrap();
    const { deliveries } = await explain(party, id);
    expect(deliveries.length).toBeGreaterThan(0);
    for (const one of deliveries)
      expect(one).toMatchObject({ endpointId: endpoints[at]?.endpointId, status: 'DELIVERED', attempts: 1 });
  }
  expect((await explain(await narrow(), id)).deliveries).toEqual([]);
});

test('only a key that may read members sees the name of the member who paid', async () => {
  const { paymentId: id } = await sender.session
    .createOfframpPayment({ phone: recipient.phone, amountUsd: '10.00' })
    .unwrap();
  const actorOf = async (by: Pick<TestTenant, 'api'>) => (await explain(by, id)).timeline[0]?.actor;
  expect(await actorOf(sender)).toEqual({ kind: 'member', id: sender.memberId, name: expect.any(String) });
  expect(await actorOf(await narrow())).toEqual({ kind: 'member', id: sender.memberId, name: null });
});

test('a payment that is delivered waits for nothing', async () => {
  const id = await pay();
  const { routes } = await recipient.api.getOfframpPaymentRoutes({ id }).unwrap();
  await recipient.api.selectOfframpPaymentRoute({ id, routeQuoteId: routes[0]?.routeId ?? '' }).unwrap();
  await recipient.api.confirmOfframpPayment({ id }).unwrap();
  await service.runUntilIdle();
  await sender.api.stepTestProvider({ id, steps: 3 });
  await service.runUntilIdle();
  const told = await explain(sender, id);
  expect(told.resource).toMatchObject({ status: 'DELIVERED', isFinal: true });
  expect(told.summary).toMatch(/final/);
  expect(told).toMatchObject({ waitingFor: [], next: [] });
  expect(told.providerAttempts).toMatchObject([{ provider: 'internal' }]);
  const confirm = (await explain(recipient, id)).timeline.find(({ event }) => event === 'CONFIRM');
  expect(confirm?.actor).toMatchObject({ kind: 'apiKey' });
});
