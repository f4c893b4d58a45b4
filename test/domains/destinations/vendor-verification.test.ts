import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Obedient } from '../../payments/providers/vendor/temper.ts';
import { Vendor } from '../../payments/providers/vendor/vendor.ts';
import { onboard } from '../../support/recipient.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { changesNothing } from '../../support/unchanged.ts';
import { refusal } from '../offramp/fixture.ts';

const API_KEY = 'vendor-key-of-the-tests';

describe('verifying a destination with a vendor over HTTP, mode sandbox (D-237)', { shuffle: false }, () => {
  const temper = new Obedient();
  let vendor: Vendor;
  let service: TestService;
  let tenant: TestTenant;
  let emails = 0;

  beforeAll(async () => {
    vendor = await Vendor.start({ name: 'payapp_a', apiKey: API_KEY, webhookSecret: 'none', temper, lateMs: 600 });
    service = await startTestService({
      variables: {
        PAYOUT_PROVIDER_PAYAPP_A_MODE: 'sandbox',
        PAYOUT_PROVIDER_PAYAPP_A_BASE_URL: vendor.url,
        PAYOUT_PROVIDER_PAYAPP_A_API_KEY: API_KEY,
        PAYOUT_PROVIDER_PAYAPP_A_TIMEOUT_MS: '300',
      },
    });
    tenant = await service.signUp('Vendor Payee');
    await onboard(tenant);
  });
  afterAll(async () => {
    await service?.stop();
    await vendor?.stop();
  });

  const declare = (email: string) => tenant.api.createPayoutDestination({ type: 'PAYMENT_APP_A', email }).unwrap();
  const newEmail = () => {
    emails += 1;
    return `payee${emails}@vendor-payee.test`;
  };
  const verify = (id: string) => tenant.api.verifyPayoutDestination({ id });

  test('makes it ACTIVE at once when the vendor pays there, and asks once, under our id', async () => {
    const email = newEmail();
    const { id } = await declare(email);
    const verified = await verify(id).unwrap();
    expect(verified).toMatchObject({ status: 'ACTIVE', ownershipStatus: 'PROVIDER_VERIFIED', isDefault: true });
    expect(await verify(id).unwrap()).toEqual(verified);
    expect(vendor.asked.filter((reference) => reference === id)).toEqual([id]);
    expect(vendor.books.byKey.size).toBe(0);
    expect(service.logLines.join('')).not.toContain(email);
  });

  test('leaves it unchanged but for ownership FAILED when the vendor does not, and can be tried again', async () => {
    const { id } = await declare('will-fail@vendor-payee.test');
    for (const _time of [1, 2]) {
      const failed = { status: 'PENDING_VERIFICATION', ownershipStatus: 'FAILED', verifiedAt: null };
      expect(await verify(id).unwrap()).toMatchObject(failed);
    }
    expect(vendor.asked.filter((reference) => reference === id)).toHaveLength(2);
  });

  test.each(['late', 'lost', '500', '503', '429'] as const)(
    'answers 503 and changes nothing for an answer that comes %s, and accepts the next one',
    async (manner) => {
      const { id } = await declare(newEmail());
      temper.manners.verify.push(manner);
      await changesNothing(service, manner, async () =>
        expect(refusal(await verify(id))).toMatchObject({ statusCode: 503, code: 'PROVIDER_UNAVAILABLE' }),
      );
      expect((await verify(id).unwrap()).status).toBe('ACTIVE');
    },
  );
});
