import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPaychart } from '#sdk';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { payable, type Recipient, refusal } from '../offramp/fixture.ts';

let service: TestService;
let sender: TestTenant;
let recipient: Recipient;

beforeAll(async () => {
  service = await startTestService();
  sender = await service.signUp('Traced Sender');
  await sender.fund('1000.00');
  recipient = await payable(service, 'Traced Recipient', '+15550701001');
});
afterAll(() => service?.stop());

const pay = async () =>
  (await sender.api.createOfframpPayment({ phone: recipient.phone, amountUsd: '10.00' }).unwrap()).paymentId;
const explain = ({ api }: Pick<TestTenant, 'api'>, id: string) => api.explainResource({ id }).unwrap();

async function delivered(): Promise<string> {
  const id = await pay();
  const { routes } = await recipient.api.getOfframpPaymentRoutes({ id }).unwrap();
  await recipient.api.selectOfframpPaymentRoute({ id, routeQuoteId: routes[0]?.routeId ?? '' }).unwrap();
  await recipient.api.confirmOfframpPayment({ id }).unwrap();
  await service.runUntilIdle();
  await sender.api.stepTestProvider({ id, steps: 3 });
  await service.runUntilIdle();
  return id;
}

describe('refused requests', () => {
  test('each party sees its own, with the code and who asked', async () => {
    const id = await pay();
    expect(refusal(await sender.api.confirmOfframpPayment({ id })).code).toBe('RECIPIENT_CONSENT_REQUIRED');
    expect(refusal(await recipient.api.cancelOfframpPayment({ id })).code).toBe('NOT_SENDER');
    const told = [await explain(sender, id), await explain(recipient, id)];
    expect(told.map(({ refusals }) => refusals.map(({ operationId, code }) => [operationId, code]))).toEqual([
      [['confirmOfframpPayment', 'RECIPIENT_CONSENT_REQUIRED']],
      [['cancelOfframpPayment', 'NOT_SENDER']],
    ]);
    const keys = await service.pool.owner('api_keys').where({ tenant_id: sender.tenantId }).pluck('id');
    expect(told[0]?.refusals[0]?.actor).toEqual({ kind: 'apiKey', id: expect.toBeOneOf(keys), name: null });
    expect(told[0]?.refusals[0]?.requestId).toMatch(/^req_/);
  });

  test('a payment without refused requests has none', async () => {
    expect((await explain(sender, await pay())).refusals).toEqual([]);
  });
});

describe('provider attempts', () => {
  test('the sender sees what was asked and answered, without keys, references and reasons', async () => {
    const id = await delivered();
    const [attempt] = (await explain(sender, id)).providerAttempts;
    const [stored] = await service.pool.owner('provider_attempts').where({ payment_id: id });
    const [quote] = await service.pool.owner('route_quotes').where({ id: stored.quote_id });
    expect(attempt?.asked).toEqual({
      rail: quote.rail,
      destinationAmountMinor: String(quote.destination_amount_minor),
      destinationCurrency: quote.destination_currency,
      idempotencyKey: `…${stored.idempotency_key.slice(-4)}`,
      providerRef: `…${stored.provider_ref.slice(-4)}`,
    });
    const events = await service.pool.owner('provider_events').where({ payment_id: id });
    expect(attempt?.answers.map(({ status }) => status).toSorted()).toEqual(
      events.map(({ status }) => status).toSorted(),
    );
    expect(attempt?.answers.every(({ reason }) => reason === null)).toBe(true);
    const text = JSON.stringify(await explain(sender, id));
    const secrets = [stored.idempotency_key, stored.provider_ref, ...events.map(({ event_id }) => event_id)];
    for (const secret of secrets) expect(text).not.toContain(secret);
  });

  test('the recipient sees none of it', async () => {
    const told = await explain(recipient, await delivered());
    expect(told).toMatchObject({ providerAttempts: [], approvals: [], policyDecisions: [], money: null });
  });
});

describe('policy decisions', () => {
  test('the owner of the policy sees each rule; the other party and a key without the scope see nothing', async () => {
    const { apiKey, agentId } = await sender.session.createApiKey({ name: 'Bot', agent: true }).unwrap();
    const { policyId } = await sender.api
      .createPolicy({ name: 'Bot', document: { limits: { perTransactionUsd: '10.00' } } })
      .unwrap();
    await sender.api.attachPolicy({ id: policyId, subjectType: 'agent', subjectId: agentId ?? '' }).unwrap();
    await sender.api.setTestPolicyEnforcement({ mode: 'enforce' }).unwrap();
    const agent = createPaychart({ baseUrl: service.url, apiKey, maxRetries: 0 });
    const { paymentId: id } = await agent.createOfframpPayment({ phone: recipient.phone, amountUsd: '10.00' }).unwrap();
    const { decisions } = await sender.api.listPolicyDecisions({ subjectId: agentId ?? '' }).unwrap();
    const told = await explain(sender, id);
    expect(told.policyDecisions).toEqual(decisions);
    expect(told.policyDecisions[0]?.ruleTrace).toHaveLength(10);
    expect((await explain(recipient, id)).policyDecisions).toEqual([]);
    await service.pool.owner.raw(
      `INSERT INTO policy_decisions SELECT (jsonb_populate_record(d, jsonb_build_object('id', d.id || n,
        'created_at', d.created_at + n * interval '1 second'))).* FROM policy_decisions d, generate_series(1, 60) n
      WHERE d.resource_id = ?`,
      [id],
    );
    const begun = Date.parse(decisions[0]?.createdAt ?? '');
    const after = (await explain(sender, id)).policyDecisions.map(({ createdAt }) => Date.parse(createdAt) - begun);
    expect(after).toEqual(Array.from({ length: 50 }, (_, n) => (n + 11) * 1000));
    const narrow = await sender.session.createApiKey({ name: 'Narrow', scopes: ['ramps:read'] }).unwrap();
    const narrowApi = createPaychart({ baseUrl: service.url, apiKey: narrow.apiKey, maxRetries: 0 });
    expect((await narrowApi.explainResource({ id }).unwrap()).policyDecisions).toEqual([]);
  });
});
