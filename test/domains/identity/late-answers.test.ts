import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestService } from '../../support/service.ts';
import { startVendorService } from './vendor-service.ts';
import type { VerificationVendor } from './verification-vendor.ts';

let vendor: VerificationVendor;
let service: TestService;
let stop: (() => Promise<void>) | undefined;
beforeAll(async () => {
  ({ vendor, service, stop } = await startVendorService(25000));
});
afterAll(() => stop?.());

/** The vendor says that a session has changed, and our worker asks how it stands. */
async function news(reference: string, status: string) {
  const known = Object.assign(vendor.of(reference), { status });
  const sent = vendor.webhook({ eventId: 'evt', sessionRef: known.id, reference });
  expect((await fetch(`${service.url}/v1/webhooks/verification`, sent)).status).toBe(200);
  await service.runUntilIdle();
}

/** A credential that the vendor has approved, and then perhaps suspended. */
async function judged(name: string, ...later: readonly string[]) {
  const { api } = await service.signUp(name);
  const { id: sessionId } = await api.createVerificationSession({ kind: 'KYB', country: 'US' }).unwrap();
  for (const status of ['approved', ...later]) await news(sessionId, status);
  const id = (await api.getVerificationSession({ id: sessionId }).unwrap()).credentialId ?? '';
  return {
    sessionId,
    stands: async () => (await api.getCredentialStatus({ id }).unwrap()).status,
    refresh: async () => (await api.refreshCredential({ id }).unwrap()).status,
  };
}

describe('a vendor that has changed its mind while its answer was on its way (D-328)', { timeout: 60_000 }, () => {
  test('reinstates nothing by the old answer to a refresh, which asks once more', async () => {
    const { sessionId, stands, refresh } = await judged('Late Approval');
    vendor.meanwhile = () => news(sessionId, 'under_review');
    expect(await refresh()).toBe('SUSPENDED');
    expect(await stands()).toBe('SUSPENDED');
  });

  test('suspends nothing by the old answer to a refresh, which asks once more', async () => {
    const { sessionId, stands, refresh } = await judged('Late Review', 'under_review');
    vendor.meanwhile = () => news(sessionId, 'approved');
    expect(await refresh()).toBe('ACTIVE');
    expect(await stands()).toBe('ACTIVE');
  });

  test('is asked three times at most; then the credential is shown as it stands', async () => {
    const { sessionId, refresh } = await judged('Undecided');
    const words = ['under_review', 'approved', 'under_review'];
    const change = async (): Promise<void> => {
      const word = words.shift();
      if (word === undefined) throw new Error('asked a fourth time');
      await news(sessionId, word);
      vendor.meanwhile = change;
    };
    vendor.meanwhile = change;
    expect(await refresh()).toBe('SUSPENDED');
    expect(words).toEqual([]);
    vendor.meanwhile = undefined;
  });

  test('suspends nothing by the old answer to the worker, which asks once more', async () => {
    const { sessionId, stands, refresh } = await judged('Late Worker');
    vendor.meanwhile = async () => {
      Object.assign(vendor.of(sessionId), { status: 'approved' });
      expect(await refresh()).toBe('ACTIVE');
    };
    await news(sessionId, 'under_review');
    await service.runUntilIdle();
    expect(await stands()).toBe('ACTIVE');
  });
});
