import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PaymentControls, paymentControls } from '../../../src/domains/offramp/test-controls.cross-tenant.ts';
import { UnitOfWork } from '../../../src/platform/lifecycle/unit-of-work.ts';
import { type Service, type Session, startAccounts } from '../accounts/service-fixture.ts';

let service: Service;
let owner: Session;
let tenantId: string;
beforeAll(async () => {
  service = await startAccounts();
  const founded = await service.found('ada@controls.example');
  owner = founded.owner;
  tenantId = founded.tenant.id;
});
afterAll(() => service?.close());

const PHONE = '+15550104567';
const post = (path: string, body: object) => service.call('POST', path, owner, body);

/** As a payment of the tenant sees them. */
async function controls(
  recipient: Partial<Parameters<typeof paymentControls>[2]> = {},
  sender = tenantId,
): Promise<PaymentControls> {
  const by = { actorType: 'system', actorId: null, requestId: null } as const;
  const work = new UnitOfWork(service.engine, { role: 'app', tenantId: 'ten_of_the_recipient', by });
  try {
    return await paymentControls(work.reads, sender, { phoneIndex: null, did: null, tenantId: null, ...recipient });
  } finally {
    await work.rollback();
  }
}

describe('what a tenant scripts for its own payments', () => {
  it('is empty by default', async () => {
    const { tenant } = await service.found('ben@controls.example');
    expect(await controls({}, tenant.id)).toEqual({
      policySubsystemAvailable: true,
      screening: null,
      providers: new Map(),
    });
  });

  it('takes the composer down and up (D-124)', async () => {
    expect((await post('/v1/test/policy-subsystem', { available: false })).body).toEqual({ available: false });
    expect((await controls()).policySubsystemAvailable).toBe(false);
    await post('/v1/test/policy-subsystem', { available: true });
    expect((await controls()).policySubsystemAvailable).toBe(true);
  });

  it('scripts the screening of a phone, a DID or a tenant, and the gravest outcome counts (D-123)', async () => {
    const phoneIndex = service.vault.blindIndex('phone', PHONE);
    expect((await post('/v1/test/screening', { phone: PHONE, outcome: 'MONITORING' })).body).toEqual({
      outcome: 'MONITORING',
    });
    expect((await controls({ phoneIndex })).screening).toBe('MONITORING');
    expect((await controls({ phoneIndex: 'another' })).screening).toBeNull();
    await post('/v1/test/screening', { did: 'did:payid:1', outcome: 'SANCTIONS' });
    expect((await controls({ phoneIndex, did: 'did:payid:1' })).screening).toBe('SANCTIONS');
    await post('/v1/test/screening', { phone: PHONE, outcome: 'CLEAR' });
    expect((await controls({ phoneIndex })).screening).toBe('CLEAR');
    expect((await post('/v1/test/screening', { tenantId: 'ten_no', outcome: 'CLEAR' })).body.code).toBe(
      'TENANT_NOT_FOUND',
    );
    for (const body of [{ outcome: 'CLEAR' }, { phone: PHONE, did: 'did:payid:1', outcome: 'CLEAR' }]) {
      expect((await post('/v1/test/screening', body)).body.details.errors).toMatchObject([{ rule: 'oneOf' }]);
    }
  });

  it('overrides a provider field by field, until it is cleared (D-145)', async () => {
    const path = '/v1/test/providers/payapp_a';
    expect((await post(path, { available: false })).body).toEqual({
      provider: 'payapp_a',
      available: false,
      holdSubmission: false,
      liquidity: [],
    });
    await post(path, { liquidityMinor: '2500', currency: null });
    await post(path, { holdSubmission: true });
    expect((await controls()).providers.get('payapp_a')).toMatchObject({
      available: false,
      liquidityMinor: 2500n,
      currency: 'USD',
      holdSubmission: true,
    });
    const cleared = { provider: 'payapp_a', available: null, holdSubmission: false, liquidity: [] };
    expect((await service.call('DELETE', path, owner)).body).toEqual(cleared);
    expect((await service.call('DELETE', path, owner)).body).toEqual(cleared);
    expect((await controls()).providers.has('payapp_a')).toBe(false);
    expect((await post('/v1/test/providers/nobody', { available: false })).body.code).toBe('UNKNOWN_PROVIDER');
  });

  it('keeps one of two simultaneous settings', async () => {
    const replies = await Promise.all(
      [true, false].map((available) => post('/v1/test/providers/payapp_b', { available })),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect((await controls()).providers.get('payapp_b')?.available).toEqual(expect.any(Boolean));
  });
});
