import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';

let service: TestService;
let sender: TestTenant;
let recipient: TestTenant;
const PHONE = '+15550196001';

beforeAll(async () => {
  service = await startTestService();
  sender = await service.signUp('Long Sender');
  recipient = await service.signUp('Long Recipient');
  await sender.fund('100.00');
});
afterAll(() => service.stop());

const pay = async () => (await sender.api.createOfframpPayment({ phone: PHONE, amountUsd: '1.00' }).unwrap()).paymentId;
const explain = ({ api }: TestTenant, id: string) => api.explainResource({ id }).unwrap();

describe('a history that is longer than an explanation', () => {
  test.each([199, 200, 201, 450])('the newest 200 of %s steps are shown, oldest first', async (count) => {
    const id = await pay();
    const { owner } = service.pool;
    const [last] = await owner('lifecycle_log').where({ aggregate_id: id }).orderBy('step', 'desc').limit(1);
    const more = count - Number(last.step);
    const rows = Array.from({ length: more }, (_, n) => ({
      ...last,
      step: Number(last.step) + n + 1,
      event: `E_${n + 1}`,
    }));
    for (const row of rows) delete row.id;
    await owner.batchInsert('lifecycle_log', rows, 100);
    const { timeline } = await explain(sender, id);
    expect(timeline).toHaveLength(Math.min(count, 200));
    expect(timeline.at(-1)?.event).toBe(`E_${more}`);
    expect(timeline.at(-2)?.event).toBe(`E_${more - 1}`);
    if (more > 199) expect(timeline[0]?.event).toBe(`E_${more - 199}`);
  });

  test('the newest 50 of 60 refused requests are shown, oldest first', async () => {
    const id = await pay();
    const keys: string[] = [];
    for (let n = 0; n < 60; n += 1) {
      const { error, response } = await sender.api.confirmOfframpPayment({ id });
      expect(error?.code).toBeDefined();
      keys.push(response?.headers.get('x-request-id') ?? '');
    }
    const { refusals } = await explain(sender, id);
    expect(refusals.map(({ requestId }) => requestId)).toEqual(keys.slice(-50));
  });
});

describe('an explanation', () => {
  test('ends its timeline with the status of the resource, for each party', async () => {
    const id = await pay();
    for (const party of [sender, recipient]) {
      const told = await party.api.explainResource({ id });
      if (!told.ok) continue;
      expect(told.data.timeline.at(-1)?.to).toBe(told.data.resource.status);
    }
  });

  test('gives a claim the deadline of its payment', async () => {
    const id = await pay();
    const claim = await service.pool.owner('claims').where({ payment_id: id }).first();
    const deadlines = async (of: string) =>
      (await explain(sender, of)).waitingFor.flatMap(({ dueAt }) => (dueAt === null ? [] : [dueAt]));
    expect(await deadlines(claim.id)).toEqual([claim.expires_at.toISOString()]);
    expect(await deadlines(claim.id)).toEqual(await deadlines(id));
  });

  test('says why a payment ended without a delivery', async () => {
    const id = await pay();
    await sender.api.cancelOfframpPayment({ id }).unwrap();
    expect((await explain(sender, id)).summary).toContain('The sender cancelled it.');
  });
});
