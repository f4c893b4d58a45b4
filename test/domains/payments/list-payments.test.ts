import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { payable, type Recipient } from '../offramp/fixture.ts';
import { paid } from './intent-fixture.ts';

const PHONE = '+15550640001';

let service: TestService;
let sender: TestTenant;
let recipient: Recipient;
/** Newest first; the last that is created is an off-ramp payment. */
const ids: string[] = [];
let offrampId: string;

beforeAll(async () => {
  service = await startTestService();
  sender = await service.signUp('Lists Payments');
  await sender.fund('1000.00');
  recipient = await payable(service, 'Is Listed', PHONE);
  for (let nth = 0; nth < 7; nth += 1) ids.unshift((await paid(sender, { phoneNumber: PHONE })).id);
  await sender.api.cancelPayment({ id: ids[0] ?? '' }).unwrap();
  offrampId = (await sender.api.createOfframpPayment({ phone: PHONE, amountUsd: '1.00' }).unwrap()).paymentId;
  ids.unshift(offrampId);
});
afterAll(() => service.stop());

type Query = Parameters<TestTenant['api']['listPayments']>[0];
const listed = async (query: Query = {}, { api }: TestTenant = sender) =>
  (await api.listPayments(query).unwrap()).payments.map(({ id }) => id);

describe('GET /v1/payments (D-044, D-166)', () => {
  test('pages with skip and take, newest first (R205)', async () => {
    expect(await listed()).toEqual(ids);
    expect(await listed({ skip: 2, take: 3 })).toEqual(ids.slice(2, 5));
    expect(await listed({ skip: 8 })).toEqual([]);
  });

  test('reads all pages with one cursor', async () => {
    const first = await sender.api.listPayments({ take: 3 });
    const seen = (first.data?.payments ?? []).map(({ id }) => id);
    let link = first.response?.headers.get('link') ?? null;
    while (link !== null) {
      const target = /<([^>]+)>/.exec(link)?.[1] ?? '';
      const page = await fetch(`${service.url}${target}`, { headers: { 'x-service-api-key': sender.apiKey } });
      expect(page.headers.get('deprecation')).toBeNull();
      seen.push(...((await page.json()) as { payments: { id: string }[] }).payments.map(({ id }) => id));
      link = page.headers.get('link');
    }
    expect(seen).toEqual(ids);
  });

  test('filters by projected status, role and generation', async () => {
    expect(await listed({ status: ['CANCELED'] })).toEqual(ids.slice(1, 2));
    expect(await listed({ status: ['AWAITING_CONFIRMATION', 'CANCELED'] })).toEqual(ids);
    // The internal name is no status of this surface.
    const { error } = await sender.api.listPayments({ status: ['AWAITING_RECIPIENT_CONFIRMATION'] as never });
    expect(error?.code).toBe('VALIDATION_FAILED');
    expect(await listed({ role: 'sender' })).toEqual(ids);
    expect(await listed({ role: 'recipient' })).toEqual([]);
    expect(await listed({ role: 'recipient' }, recipient)).toEqual(ids);
    expect(await listed({ generation: 'intent' })).toEqual(ids.slice(1));
    expect(await listed({ generation: 'offramp' })).toEqual([offrampId]);
    expect(await listed({ generation: 'offramp', role: 'recipient' })).toEqual([]);
    expect(await listed({ generation: 'offramp', role: 'recipient' }, recipient)).toEqual([offrampId]);
    expect(await listed({ generation: 'legacy' })).toEqual([]);
    expect(await listed({ generation: 'legacy', role: 'recipient' })).toEqual([]);
  });

  test('shows neither quotes nor funding instructions', async () => {
    for (const item of (await sender.api.listPayments({}).unwrap()).payments) {
      expect(item).not.toHaveProperty('quotes');
      expect(item).not.toHaveProperty('fundingInstructions');
    }
  });

  test('is empty for a tenant without payments', async () => {
    expect(await listed({}, await service.signUp('Listed Nothing'))).toEqual([]);
  });
});
