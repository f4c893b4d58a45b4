import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Service, startAccounts } from './service-fixture.ts';

let service: Service;
beforeAll(async () => {
  service = await startAccounts();
});
afterAll(() => service?.close());

describe('founding a tenant (D-005)', () => {
  it('makes the caller its ACTIVE owner, with a clock and a payment identity (R380, R526)', async () => {
    const user = await service.signIn({ email: 'Ada@Acme.example', name: 'Ada Moreno' });
    expect(user).toMatchObject({ tenantId: null, memberId: null });
    expect((await service.call('GET', '/v1/tenants/me', user)).body.code).toBe('TENANT_REQUIRED');

    const created = await service.call('POST', '/v1/tenants', user, { name: 'Acme Imports', country: 'US' });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      tenant: {
        name: 'Acme Imports',
        legalName: 'Acme Imports',
        country: 'US',
        status: 'ACTIVE',
        environment: 'sandbox',
      },
      member: {
        email: 'ada@acme.example',
        name: 'Ada Moreno',
        role: 'OWNER',
        status: 'ACTIVE',
        signerAddress: user.signer.address,
      },
    });
    const tenantId = created.body.tenant.id;
    expect((await service.call('GET', '/v1/tenants/me', user)).body).toEqual(created.body.tenant);
    expect(await service.rows('SELECT offset_ms FROM tenant_clocks WHERE tenant_id = ?', [tenantId])).toEqual([
      { offset_ms: 0n },
    ]);
    expect(await service.rows('SELECT 1 AS x FROM payment_identities WHERE tenant_id = ?', [tenantId])).toHaveLength(1);
    const events = await service.rows(
      'SELECT type, object::text AS object FROM events WHERE ? = ANY (parties) ORDER BY type',
      [tenantId],
    );
    expect(events.map((event: { type: string }) => event.type)).toEqual(['credential.issued', 'member.activated']);
    expect(events.map(({ object }: { object: string }) => object).join()).not.toMatch(/acme\.example|Ada/);
  });

  it('refuses a second tenant unless it is asked for, and then makes the session choose (D-004)', async () => {
    const { owner, tenant } = await service.found('bea@acme.example');
    expect((await service.call('POST', '/v1/tenants', owner, { name: 'Again' })).body.code).toBe('TENANT_EXISTS');
    const second = await service.call('POST', '/v1/tenants', owner, { name: 'Again', additional: true });
    expect(second.status).toBe(201);
    const user = await service.signIn({ email: 'bea@acme.example' });
    expect((await service.call('GET', '/v1/tenants/me', user)).body.code).toBe('TENANT_AMBIGUOUS');
    const chosen = await service.call('GET', '/v1/tenants/me', { ...user, tenant: second.body.tenant.id });
    expect(chosen.body.id).toBe(second.body.tenant.id);
    const named = await service.signIn({ email: 'bea@acme.example', tenantId: tenant.id });
    expect((await service.call('GET', '/v1/tenants/me', named)).body.id).toBe(tenant.id);
  });

  it('lets one of two simultaneous requests win', async () => {
    const user = await service.signIn({ email: 'race@acme.example' });
    const replies = await Promise.all([1, 2].map(() => service.call('POST', '/v1/tenants', user, { name: 'Race' })));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});

describe('the tenant record (D-006)', () => {
  it('is changed by owners and admins only', async () => {
    const { owner, tenant } = await service.found('cai@acme.example');
    const changed = await service.call('PATCH', '/v1/tenants/me', owner, { name: 'Acme', country: null });
    expect(changed.body).toMatchObject({ id: tenant.id, name: 'Acme', legalName: 'Acme Imports', country: 'US' });
    const invited = await service.call('POST', '/v1/members', owner, { email: 'fin@acme.example', role: 'FINANCE' });
    const finance = await service.signIn({ memberId: invited.body.id });
    expect((await service.call('PATCH', '/v1/tenants/me', finance, { name: 'X' })).body.code).toBe(
      'ROLE_NOT_PERMITTED',
    );
  });

  it('answers TENANT_SUSPENDED while the tenant is suspended', async () => {
    const { owner, tenant } = await service.found('dov@acme.example');
    await service.rows("UPDATE tenants SET status = 'SUSPENDED' WHERE id = ?", [tenant.id]);
    expect((await service.call('GET', '/v1/tenants/me', owner)).body.code).toBe('TENANT_SUSPENDED');
  });
});

describe('who am I (D-072)', () => {
  it('answers a user of no tenant, a member and a key', async () => {
    const user = await service.signIn({ email: 'eve@acme.example' });
    expect((await service.call('GET', '/v1/me', user)).body).toMatchObject({
      userId: user.userId,
      tenant: null,
      scopes: [],
    });
    const { owner, member } = await service.found('eve@acme.example');
    const me = await service.call('GET', '/v1/me', owner);
    expect(me.body).toMatchObject({ actorType: 'member', member: { id: member.id }, apiKey: null });
    expect(me.body.scopes).toHaveLength(30);
    const issued = await service.call('POST', '/v1/api-keys', owner, { name: 'Back office', scopes: ['ramps:read'] });
    const byKey = await service.call('GET', '/v1/me', { apiKey: issued.body.apiKey });
    expect(byKey.body).toMatchObject({
      actorType: 'apiKey',
      userId: null,
      member: { id: member.id },
      apiKey: { id: issued.body.id },
      scopes: ['ramps:read'],
    });
  });
});
