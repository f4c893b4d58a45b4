import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPaychart } from '#sdk';
import type { PolicyDocument } from '../../../generated/contract/schemas.ts';
import { type Client, startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { payable, type Recipient, read } from './fixture.ts';

let service: TestService;
let sender: TestTenant;
let recipient: Recipient;
let agent: Client;
let agentId: string;
let policyId: string;

beforeAll(async () => {
  service = await startTestService();
  sender = await service.signUp('Agent Sender');
  await sender.fund('1000.00');
  recipient = await payable(service, 'Agent Recipient', '+15550604001');
  const key = await sender.session.createApiKey({ name: 'Bot', agent: true }).unwrap();
  agentId = key.agentId ?? '';
  agent = createPaychart({ baseUrl: service.url, apiKey: key.apiKey, maxRetries: 0 });
  ({ policyId } = await sender.api.createPolicy({ name: 'Bot', document: {} }).unwrap());
  await sender.api.attachPolicy({ id: policyId, subjectType: 'agent', subjectId: agentId }).unwrap();
});
afterAll(() => service?.stop());

const mode = (to: 'off' | 'log' | 'enforce') => sender.api.setTestPolicyEnforcement({ mode: to }).unwrap();
const rule = (document: PolicyDocument) => sender.api.createPolicyVersion({ id: policyId, document }).unwrap();
const ten: PolicyDocument = { limits: { perTransactionUsd: '10.00' } };
const pay = async (amountUsd: string, by = agent) =>
  (await by.createOfframpPayment({ phone: recipient.phone, amountUsd }).unwrap()).paymentId;
const decisions = async () => (await sender.api.listPolicyDecisions({ subjectId: agentId }).unwrap()).decisions;

beforeEach(async () => {
  await sender.api.setTestPolicySubsystem({ available: true }).unwrap();
  await mode('enforce');
  await rule(ten);
});

describe('the policy of an agent whose key creates a payment (D-312, D-116)', { shuffle: false }, () => {
  it('rejects a denied payment: it is created as CANCELED, and its money is released (R467)', async () => {
    const { available } = await sender.balances();
    const { data, response } = await agent.createOfframpPayment({ phone: recipient.phone, amountUsd: '10.01' });
    expect(response?.status).toBeLessThan(300);
    const id = data?.paymentId ?? '';
    expect(await read(sender, id)).toMatchObject({ status: 'CANCELED', failureReason: 'POLICY_DENIED' });
    expect(await sender.balances()).toEqual({ available, reserved: 0n });
    expect((await decisions())[0]).toMatchObject({
      source: 'payment',
      mode: 'enforce',
      allow: false,
      enforced: true,
      reason: 'PER_TXN_LIMIT',
      resourceId: id,
      input: { subjectType: 'agent', subjectId: agentId, amountUsd: '10.01', mcc: null, counterparty: null },
    });
  });

  it('lets an allowed payment pass, and judges no counterparty', async () => {
    await rule({ ...ten, counterparties: { allowed: ['0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'] } });
    const id = await pay('10.00');
    expect((await read(sender, id)).status).toBe('AWAITING_RECIPIENT_CONFIRMATION');
    const [decision] = await decisions();
    expect(decision).toMatchObject({ allow: true, resourceId: id });
    expect(decision?.ruleTrace[1]).toMatchObject({ result: 'skip', detail: 'no counterparty supplied' });
  });

  it('judges intents likewise', async () => {
    const order = { recipient: { phoneNumber: recipient.phone }, amount: { value: '10.01', currency: 'USD' as const } };
    const { id } = await agent.createPayment({ ...order, idempotencyKey: 'agent-intent' }).unwrap();
    expect(await sender.api.getPayment({ id }).unwrap()).toMatchObject({ status: 'CANCELED' });
    expect((await decisions())[0]?.resourceId).toBe(id);
  });

  it('records a denial and lets the payment pass in mode log, and is not asked in mode off (R465, R466)', async () => {
    await mode('log');
    const id = await pay('10.01');
    expect((await read(sender, id)).status).toBe('AWAITING_RECIPIENT_CONFIRMATION');
    const logged = await decisions();
    expect(logged[0]).toMatchObject({ mode: 'log', allow: false, enforced: false, resourceId: id });
    await mode('off');
    expect((await read(sender, await pay('10.01'))).status).toBe('AWAITING_RECIPIENT_CONFIRMATION');
    expect((await decisions()).length).toBe(logged.length);
  });

  it('judges neither a key without an agent nor an agent without a policy', async () => {
    const logged = (await decisions()).length;
    expect((await read(sender, await pay('11.00', sender.api))).status).toBe('AWAITING_RECIPIENT_CONFIRMATION');
    const { apiKey } = await sender.session.createApiKey({ name: 'Free', agent: true }).unwrap();
    const free = createPaychart({ baseUrl: service.url, apiKey, maxRetries: 0 });
    expect((await read(sender, await pay('11.00', free))).status).toBe('AWAITING_RECIPIENT_CONFIRMATION');
    expect((await decisions()).length).toBe(logged);
  });

  it('holds the payment during an outage, and judges it afterwards by the policy of that moment (R470, D-124)', async () => {
    await sender.api.setTestPolicySubsystem({ available: false }).unwrap();
    const id = await pay('9.00');
    expect((await read(sender, id)).holdReasons).toEqual(['POLICY_SUBSYSTEM_ERROR']);
    await rule({ limits: { perTransactionUsd: '8.99' } });
    await sender.api.setTestPolicySubsystem({ available: true }).unwrap();
    await service.runUntilIdle();
    expect(await read(sender, id)).toMatchObject({ status: 'CANCELED', failureReason: 'POLICY_DENIED' });
  });
});
