import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestChain, type TestChain } from '../../support/chain.ts';
import { type FaultProxy, startFaultProxy } from '../../support/fault-proxy.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { checkBooks, depositor, instructionsOf, payer, REFUND_TO, send } from './deposit-fixture.ts';
import { payable, type Recipient, read, refusal } from './fixture.ts';

let chain: TestChain;
let proxy: FaultProxy;
let service: TestService;
let sender: TestTenant;
let recipient: Recipient;

const HEALTHY = { error: 0, hang: 0, lost: 0 };

beforeAll(async () => {
  chain = await startTestChain();
  proxy = await startFaultProxy(chain.url, HEALTHY);
  service = await startTestService({
    variables: { DEPOSIT_CONFIRMATIONS: '2' },
    chain: { kind: 'rpc', urls: [proxy.url], rpc: { timeoutMs: 500, retryCount: 0 } },
  });
  sender = await depositor(service, 'Impatient Sender');
  recipient = await payable(service, 'Impatient Recipient', '+15550262001');
}, 60_000);
afterAll(async () => {
  await service?.stop();
  await proxy?.close();
  await chain?.stop();
});

async function awaiting() {
  const body = { phone: recipient.phone, amountUsd: '25.00', fundingMode: 'ONCHAIN_DEPOSIT' } as const;
  const created = await sender.api.createOfframpPayment({ ...body, refundAddress: REFUND_TO }).unwrap();
  return { id: created.paymentId, told: instructionsOf(created) };
}

const look = (id: string, tenant = sender, amountMinor = '25000000') =>
  tenant.api.depositOfframpPayment({ id, amountMinor });

describe('POST /v1/offramp/payments/{id}/deposit (D-073)', () => {
  it('finds a deposit before the indexer does: nothing, seen, then final with quotes (R038)', async () => {
    const { id, told } = await awaiting();
    const nothing = await look(id).unwrap();
    expect([nothing.status, nothing.quotes, nothing.fundingInstructions]).toEqual(['AWAITING_SOURCE_FUNDS', [], told]);
    await send(chain, await payer(chain), told.steps);
    expect((await look(id).unwrap()).status).toBe('SOURCE_FUNDS_CONFIRMING');
    await chain.local.mine(1);
    const final = await look(id).unwrap();
    expect([final.status, final.quotes.length]).toEqual(['AWAITING_RECIPIENT_CONFIRMATION', 1]);
    // The log's own job comes late and changes nothing.
    await service.runUntilIdle();
    expect((await read(sender, id)).status).toBe('AWAITING_RECIPIENT_CONFIRMATION');
    const { events } = await sender.api.listEvents({ resourceId: id, order: 'asc' }).unwrap();
    expect(events.filter(({ type }) => type === 'payment.funds_confirmed')).toHaveLength(1);
    expect(refusal(await look(id))).toMatchObject({ statusCode: 400, code: 'INVALID_TRANSITION' });
    await checkBooks(service);
  });

  it('refuses another amount, another party, another payment, and a payment funded by a balance', async () => {
    const { id } = await awaiting();
    expect(refusal(await look(id, sender, '25000001'))).toMatchObject({ statusCode: 400, code: 'INVALID_AMOUNT' });
    expect(refusal(await look(id, recipient))).toMatchObject({ statusCode: 403, code: 'NOT_SENDER' });
    const stranger = await service.signUp('Curious Stranger');
    expect(refusal(await look(id, stranger))).toMatchObject({ statusCode: 404, code: 'PAYMENT_NOT_FOUND' });
    await sender.fund('25.00');
    const balance = await sender.api.createOfframpPayment({ phone: recipient.phone, amountUsd: '25.00' }).unwrap();
    expect(refusal(await look(balance.paymentId)).code).toBe('INVALID_TRANSITION');
  });

  it('answers 503 while the chain does not answer, changes nothing, and frees its key', async () => {
    const { id, told } = await awaiting();
    await send(chain, await payer(chain), told.steps);
    proxy.faults = { ...HEALTHY, error: 1 };
    expect(refusal(await look(id))).toMatchObject({ statusCode: 503, code: 'CHAIN_UNAVAILABLE' });
    proxy.faults = HEALTHY;
    expect((await read(sender, id)).status).toBe('AWAITING_SOURCE_FUNDS');
    expect((await look(id).unwrap()).status).toBe('SOURCE_FUNDS_CONFIRMING');
  });

  it('gives simultaneous requests the same answer', async () => {
    const { id, told } = await awaiting();
    await send(chain, await payer(chain), told.steps);
    await chain.local.mine(1);
    const answers = await Promise.all(Array.from({ length: 4 }, () => look(id)));
    const statuses = answers.map((answer) => (answer.ok ? answer.data.status : answer.error.code));
    expect(new Set(statuses).size, statuses.join()).toBeLessThanOrEqual(2);
    expect((await read(sender, id)).status).toBe('AWAITING_RECIPIENT_CONFIRMATION');
    await service.runUntilIdle();
    await checkBooks(service);
  });
});
