import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onboard } from '../../support/recipient.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';

let service: TestService;
let tenant: TestTenant;

beforeAll(async () => {
  service = await startTestService();
  tenant = await service.signUp('Destination Holder');
  await onboard(tenant);
});
afterAll(() => service.stop());

/** Past the SDK, which would not let a foreign field through its types. */
async function patch(id: string, body: object) {
  const response = await fetch(`${service.url}/v1/payout-destinations/${id}`, {
    method: 'PATCH',
    headers: { 'X-Service-Api-Key': tenant.apiKey, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as { code?: string } };
}

const emails = (() => {
  let count = 0;
  return () => `d${++count}@destination.test`;
})();
const create = () => tenant.api.createPayoutDestination({ type: 'PAYMENT_APP_A', email: emails() }).unwrap();
const get = (id: string) => tenant.api.getPayoutDestination({ id }).unwrap();

describe('payout destinations over HTTP', () => {
  test.each([
    ['address', '0x1111111111111111111111111111111111111111'],
    ['email', 'other@destination.test'],
    ['phone', '+15550700001'],
    ['handle', 'other'],
    ['iban', 'DE89370400440532013000'],
    ['accountNumber', '12345678'],
    ['routingNumber', '021000021'],
    ['network', 'base'],
    ['asset', 'USDC'],
    ['currency', 'EUR'],
    ['country', 'DE'],
    ['type', 'SEPA'],
    ['status', 'ACTIVE'],
  ])(
    'PATCH refuses %s, alone and beside a field that it accepts, and changes nothing (R072, R252)',
    async (field, value) => {
      const destination = await create();
      for (const body of [{ [field]: value }, { label: 'new', [field]: value }]) {
        expect(await patch(destination.id, body)).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
      }
      expect(await get(destination.id)).toEqual(destination);
    },
  );

  test('PATCH accepts label, priority and allowAutomaticFallback (R252)', async () => {
    const { id } = await create();
    const destination = await tenant.api.verifyPayoutDestination({ id }).unwrap();
    const taken = { label: 'Savings', priority: 3, allowAutomaticFallback: true };
    expect((await patch(destination.id, taken)).status).toBe(200);
    expect(await get(destination.id)).toEqual({ ...destination, ...taken });
  });

  test.each([
    [{ country: 'DEU' }],
    [{ country: 'de' }],
    [{ country: 'Germany' }],
    [{ country: '' }],
    [{ currency: 'EURO' }],
    [{ currency: 'eur' }],
    [{ currency: 'XXQ' }],
  ])('refuses %j, which has not the form of an ISO code (R267)', async (fields) => {
    const result = await tenant.api.createPayoutDestination({ type: 'PAYMENT_APP_A', email: emails(), ...fields });
    expect(result.ok).toBe(false);
    expect(result.error).toMatchObject({ statusCode: 400, code: 'VALIDATION_FAILED' });
  });

  test('accepts codes of ISO 3166 alpha-2 and ISO 4217 (R267)', async () => {
    const fields = { type: 'PAYMENT_APP_A' as const, email: emails(), country: 'DE', currency: 'EUR' };
    expect(await tenant.api.createPayoutDestination(fields).unwrap()).toMatchObject({ country: 'DE', currency: 'EUR' });
  });

  test.each(['15550700002', '+05550700002', '+1 555 070 0002', '+1555', `+1${'5'.repeat(15)}`])(
    'refuses the phone %s, which is not E.164 (R268)',
    async (phone) => {
      const result = await tenant.api.createPayoutDestination({ type: 'PAYMENT_APP_B', phone });
      expect(result.error).toMatchObject({ statusCode: 400 });
    },
  );

  test('shows verifiedAt and revokedAt as null before they happen, and its creation as the consent (R282)', async () => {
    const created = await create();
    expect(created).toMatchObject({ status: 'PENDING_VERIFICATION', verifiedAt: null, revokedAt: null });
    // Creating is the consent (D-245).
    expect(created.consentedAt).toBe(created.createdAt);
    const verified = await tenant.api.verifyPayoutDestination({ id: created.id }).unwrap();
    expect(verified).toMatchObject({ status: 'ACTIVE', revokedAt: null });
    expect(Date.parse(verified.verifiedAt ?? '')).toBeGreaterThan(0);
    await tenant.api.revokePayoutDestination({ id: created.id }).unwrap();
    const revoked = await get(created.id);
    expect(revoked).toMatchObject({ status: 'REVOKED', verifiedAt: verified.verifiedAt });
    expect(Date.parse(revoked.revokedAt ?? '')).toBeGreaterThan(0);
  });
});
