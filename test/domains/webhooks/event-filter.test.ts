import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';

let service: TestService;
let acme: TestTenant;

beforeAll(async () => {
  service = await startTestService();
  acme = await service.signUp('Acme Filters');
  await acme.fund('10.00');
  await acme.api.createOfframpPayment({ phone: '+15550700001', amountUsd: '1.00' }).unwrap();
  await service.runUntilIdle();
});
afterAll(() => service.stop());

interface Page {
  readonly code?: string;
  readonly events?: readonly { readonly type: string }[];
  readonly details?: { readonly errors: readonly { readonly path: string }[] };
}

const listed = async (type: string) => {
  const response = await fetch(`${service.url}/v1/events?type=${encodeURIComponent(type)}`, {
    headers: { 'x-service-api-key': acme.apiKey },
  });
  const { events, code, details } = (await response.json()) as Page;
  return {
    status: response.status,
    code,
    paths: details?.errors.map(({ path }) => path),
    types: events && [...new Set(events.map((event) => event.type))].sort(),
  };
};

describe('the type of GET /v1/events (D-494)', () => {
  test('accepts a known type, or the family of known types', async () => {
    expect(await listed('payment.action_required')).toMatchObject({ status: 200, types: ['payment.action_required'] });
    const payments = await listed('payment.*');
    expect(payments.status).toBe(200);
    expect(payments.types).toContain('payment.action_required');
    expect(payments.types?.every((type) => type.startsWith('payment.'))).toBe(true);
    expect(await listed('claim.*')).toMatchObject({ status: 200, types: ['claim.opened'] });
    expect(await listed('multisig_payment.*')).toMatchObject({ status: 200, types: [] });
    expect(await listed('card.authorization.*')).toMatchObject({ status: 200, types: [] });
  });

  test.each([
    'payment.teleported',
    'payments.delivered',
    'payment',
    'payment.',
    'payment.delivered.*',
    'teleport.*',
    'pay*',
    '*',
    '.*',
    '',
    'PAYMENT.DELIVERED',
    'payment%',
  ])('refuses %j instead of returning an empty list', async (type) => {
    const paths = ['/query/type'];
    expect(await listed(type)).toEqual({ status: 400, code: 'VALIDATION_FAILED', paths, types: undefined });
  });
});
