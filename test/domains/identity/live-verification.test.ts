import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { changesNothing } from '../../support/unchanged.ts';
import { refusal } from '../offramp/fixture.ts';
import { startVendorService } from './vendor-service.ts';
import type { VerificationVendor } from './verification-vendor.ts';
import { bind, businessOf } from './wallets-of-identities.ts';

const CHECKS = ['business_registry', 'authorized_representative_kyc', 'beneficial_ownership'];

let vendor: VerificationVendor;
let service: TestService;
let stop: (() => Promise<void>) | undefined;
beforeAll(async () => {
  ({ vendor, service, stop } = await startVendorService(300));
});
afterAll(() => stop?.());
afterEach(() => {
  vendor.fault = undefined;
});

const begin = ({ api }: TestTenant) => api.createVerificationSession({ kind: 'KYB', country: 'US' });
const read = ({ api }: TestTenant, id: string) => api.getVerificationSession({ id }).unwrap();

async function begun(name: string) {
  const tenant = await service.signUp(name);
  return { tenant, session: await begin(tenant).unwrap() };
}

const deliver = async (sent: RequestInit) => {
  const response = await fetch(`${service.url}/v1/webhooks/verification`, sent);
  return { status: response.status, body: (await response.json()) as { code?: string; matched?: boolean } };
};

/** The vendor says that a session has changed, and our worker looks. */
async function news(reference: string, change: { status?: string; passed?: string[] }) {
  const known = Object.assign(vendor.of(reference), change);
  const { status } = await deliver(vendor.webhook({ eventId: 'evt', sessionRef: known.id, reference }));
  expect(status).toBe(200);
  await service.runUntilIdle();
}

describe('a vendor verifies (D-313 to D-316, D-328)', () => {
  test('begins under our id; its token is shown, and is not stored in clear text (R394)', async () => {
    const { tenant, session } = await begun('Begun');
    const token = `secret-of-${session.id}`;
    expect(session.client).toEqual({
      provider: 'vendor',
      sessionRef: `vnd_${session.id}`,
      token,
      templateId: 't',
      environmentId: 'e',
    });
    expect(vendor.of(session.id).subject).toEqual({ name: session.legalName, country: 'US' });
    expect(await begin(tenant).unwrap()).toEqual({ ...session, updatedAt: expect.any(String) });
    const row = await service.pool.owner('verification_sessions').where({ id: session.id }).first();
    expect(JSON.stringify(row)).not.toContain(token);
    expect(service.logLines.join('')).not.toContain(token);
    const { url } = await tenant.api.createVerificationHandoff({ id: session.id }).unwrap();
    const handed = await tenant.api.getVerificationHandoff({ token: url.split('/').at(-1) ?? '' }).unwrap();
    expect(handed.client.token).toBe(token);
  });

  test('requirements are met in their order, and only the vendor’s approval issues the credential (R431)', async () => {
    const { tenant, session } = await begun('In Order');
    const met = async () =>
      (await read(tenant, session.id)).requirements.filter(({ status }) => status === 'SATISFIED').length;
    await news(session.id, { passed: ['beneficial_ownership'] });
    expect(await met()).toBe(0);
    await news(session.id, { passed: CHECKS.slice(0, 1) });
    expect(await met()).toBe(1);
    await news(session.id, { passed: CHECKS });
    expect([await met(), (await read(tenant, session.id)).status]).toEqual([2, 'CREATED']);
    await news(session.id, { status: 'approved' });
    const verified = await read(tenant, session.id);
    expect(verified).toMatchObject({ status: 'VERIFIED', client: { token: `secret-of-${session.id}` } });
    const artifact = await tenant.api.getCredentialArtifact({ id: verified.credentialId ?? '' }).unwrap();
    expect(artifact.document).toMatchObject({ claims: { assuranceLevel: 'SUBSTANTIAL' } });
    const identity = await businessOf(tenant);
    expect(identity.credentialAssuranceLevel).toBe('SUBSTANTIAL');
    await bind(tenant, identity.id);
    expect((await businessOf(tenant)).credentialAssuranceLevel).toBe('HIGH');
  });

  test.each([
    ['declined', 'REJECTED'],
    ['withdrawn', 'REJECTED'],
    ['expired', 'EXPIRED'],
    ['canceled', 'CANCELED'],
    ['failed', 'ERROR'],
  ])('ends %s as %s, without a credential (R393)', async (status, outcome) => {
    const { tenant, session } = await begun(`Ends ${status}`);
    await news(session.id, { status, passed: CHECKS });
    expect(await read(tenant, session.id)).toMatchObject({ status: outcome, credentialId: null });
    // What it says later brings nothing back.
    await news(session.id, { status: 'approved' });
    expect((await read(tenant, session.id)).status).toBe(outcome);
  });

  test('a webhook is no proof: what the vendor answers to our own question decides', async () => {
    const { tenant, session } = await begun('Claimed Only');
    const claim = { eventId: 'evt', sessionRef: `vnd_${session.id}`, reference: session.id };
    expect(await deliver(vendor.webhook(claim))).toMatchObject({ status: 200, body: { matched: true } });
    await service.runUntilIdle();
    expect((await read(tenant, session.id)).status).toBe('CREATED');
    const other = await begun('Another Session');
    // The vendor's word about somebody else is none about this one.
    Object.assign(vendor.of(session.id), { reference: other.session.id, status: 'approved' });
    await deliver(vendor.webhook(claim));
    await service.runUntilIdle();
    expect((await read(tenant, session.id)).status).toBe('CREATED');
  });

  test('a vendor that does not answer starts and refuses nothing; a worker retries under the same key', async () => {
    for (const fault of ['error', 'hang', 'garbage'] as const) {
      vendor.fault = fault;
      const { tenant, session } = await begun(`Silent ${fault}`);
      expect(session).toMatchObject({ status: 'CREATED', client: null });
      expect(refusal(await tenant.api.createVerificationHandoff({ id: session.id })).code).toBe(
        'VERIFICATION_SESSION_NOT_STARTED',
      );
      await service.runUntilIdle();
      expect((await read(tenant, session.id)).client).toBeNull();
      vendor.fault = undefined;
      await service.engine.services.jobs.runNow({ topic: 'identity.verification', key: session.id });
      expect((await read(tenant, session.id)).client).toMatchObject({ sessionRef: `vnd_${session.id}` });
    }
    vendor.fault = 'refuse';
    expect((await begun('Refused Name')).session).toMatchObject({ status: 'ERROR', client: null });
  });

  test('simulate is not available (R479)', async () => {
    const { tenant, session } = await begun('No Simulation');
    await changesNothing(
      service,
      'simulate',
      async () =>
        expect(refusal(await tenant.api.simulateVerificationSession({ id: session.id })).code).toBe(
          'SIMULATE_NOT_AVAILABLE',
        ),
      ['audit_log'],
    );
  });

  test('a refresh suspends, reinstates and revokes as the vendor says; no answer changes nothing (R487)', async () => {
    const { tenant, session } = await begun('Refreshed');
    await news(session.id, { status: 'approved' });
    const id = (await read(tenant, session.id)).credentialId ?? '';
    const refresh = async () => (await tenant.api.refreshCredential({ id }).unwrap()).status;
    const set = (status: string) => Object.assign(vendor.of(session.id), { status });
    expect(await refresh()).toBe('ACTIVE');
    set('under_review');
    expect(await refresh()).toBe('SUSPENDED');
    set('approved');
    expect(await refresh()).toBe('ACTIVE');
    for (const fault of ['error', 'hang', 'garbage'] as const) {
      vendor.fault = fault;
      await changesNothing(service, `a vendor that answers ${fault}`, async () =>
        expect(refusal(await tenant.api.refreshCredential({ id })).code).toBe('PROVIDER_UNAVAILABLE'),
      );
    }
    vendor.fault = undefined;
    // What the platform has suspended is not the vendor's to give back.
    await tenant.api.suspendTestCredential({ id }).unwrap();
    expect(await tenant.api.refreshCredential({ id }).unwrap()).toMatchObject({
      status: 'SUSPENDED',
      statusSource: 'PLATFORM',
    });
    await tenant.api.reinstateTestCredential({ id }).unwrap();
    // A webhook says the same without being asked.
    await news(session.id, { status: 'withdrawn' });
    expect(await tenant.api.getCredentialStatus({ id }).unwrap()).toMatchObject({
      status: 'REVOKED',
      revokedReason: 'PROVIDER',
      statusSource: 'PROVIDER',
    });
    set('approved');
    expect(await refresh()).toBe('REVOKED');
  });
});

describe('webhooks of the vendor (D-132, D-133)', () => {
  test('are checked for their signature first, then for age and form; a refused one changes nothing', async () => {
    const { session } = await begun('Webhooks');
    const body = { eventId: 'evt', sessionRef: `vnd_${session.id}`, reference: session.id };
    const good = vendor.webhook(body);
    const cases = [
      [{ ...good, body: '' }, 'EMPTY_BODY'],
      [vendor.webhook(body, { secret: 'another' }), 'WEBHOOK_SIGNATURE_INVALID'],
      [{ ...good, body: `${good.body} ` }, 'WEBHOOK_SIGNATURE_INVALID'],
      [{ ...good, headers: { 'content-type': 'application/json' } }, 'WEBHOOK_SIGNATURE_INVALID'],
      [vendor.webhook(body, { at: Date.now() - 310_000 }), 'WEBHOOK_REPLAY_WINDOW'],
      [vendor.webhook({ ...body, surprise: 1 }), 'VALIDATION_FAILED'],
    ] as const;
    for (const [sent, code] of cases) {
      await changesNothing(service, code, async () => expect((await deliver(sent)).body.code).toBe(code));
    }
    const stranger = { eventId: 'evt', sessionRef: 'vnd_x', reference: 'vs_x' };
    expect((await deliver(vendor.webhook(stranger))).body).toEqual({ received: true, matched: false });
    const mismatched = { ...body, sessionRef: 'vnd_other' };
    expect((await deliver(vendor.webhook(mismatched))).body).toEqual({ received: true, matched: false });
  });
});

describe('a provider that is switched off (D-315)', () => {
  test('begins no verification, simulates none, and accepts no webhook', async () => {
    const off = await startTestService({ variables: { VERIFICATION_PROVIDER_MODE: '' } });
    const tenant = await off.signUp('Switched Off');
    const session = await begin(tenant).unwrap();
    expect(session).toMatchObject({ status: 'CREATED', client: null });
    await off.runUntilIdle();
    expect(refusal(await tenant.api.simulateVerificationSession({ id: session.id })).code).toBe(
      'VERIFICATION_SESSION_NOT_STARTED',
    );
    const sent = vendor.webhook({ eventId: 'evt', sessionRef: 'x', reference: session.id });
    const response = await fetch(`${off.url}/v1/webhooks/verification`, sent);
    expect(await response.json()).toMatchObject({ code: 'UNKNOWN_PROVIDER' });
    await off.stop();
  });
});
