import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Identity } from '../../../generated/contract/schemas.ts';
import { onboard } from '../../support/recipient.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { refusal } from '../offramp/fixture.ts';
import { bind, businessOf } from './wallets-of-identities.ts';

let service: TestService;
let tenant: TestTenant;
beforeAll(async () => {
  service = await startTestService();
  tenant = await service.signUp('Identified');
});
afterAll(() => service?.stop());

describe('identities (B 2.8, D-320, D-321)', () => {
  test('a tenant has one, named by its id, and gets it again when it asks again (R376)', async () => {
    // It came with its first membership (D-325).
    const made = await tenant.api.createIdentity({ subjectType: 'TENANT' });
    expect(made.response?.status).toBe(200);
    const identity = made.data as Identity;
    expect(identity).toEqual({
      id: identity.id,
      did: `did:subject:${identity.id}`,
      identityType: 'BUSINESS',
      status: 'ACTIVE',
      subjectType: 'TENANT',
      subjectId: tenant.tenantId,
      primarySmartAccountId: null,
      credentialAssuranceLevel: 'NONE',
      createdAt: identity.createdAt,
    });
    const again = await tenant.api.createIdentity({ subjectType: 'TENANT' });
    expect([again.response?.status, again.data]).toEqual([200, identity]);
    expect(await tenant.api.getIdentity({ id: identity.id }).unwrap()).toEqual(identity);
  });

  test('a member has one of type PERSON, which is created only with the member’s id (R377, R480)', async () => {
    const { memberId, api } = tenant;
    const person = await api.createIdentity({ subjectType: 'TENANT_MEMBER', memberId }).unwrap();
    expect(person).toMatchObject({ identityType: 'PERSON', subjectType: 'TENANT_MEMBER', subjectId: memberId });
    expect(refusal(await api.createIdentity({ subjectType: 'TENANT_MEMBER' })).code).toBe('MEMBER_ID_REQUIRED');
    expect(refusal(await api.createIdentity({ subjectType: 'TENANT', memberId })).code).toBe('VALIDATION_FAILED');
    const other = await service.signUp('Not Identified');
    const foreign = { subjectType: 'TENANT_MEMBER', memberId: other.memberId } as const;
    expect(refusal(await api.createIdentity(foreign)).code).toBe('MEMBER_NOT_FOUND');
  });

  test('ten simultaneous requests make one (D-321)', async () => {
    const crowd = await service.signUp('Crowd');
    const { id: memberId } = await crowd.api.createMember({ email: 'invited@crowd.test' }).unwrap();
    const seen = await Promise.all(
      Array.from({ length: 10 }, () => crowd.api.createIdentity({ subjectType: 'TENANT_MEMBER', memberId })),
    );
    expect(seen.map(({ response }) => response?.status).sort()).toEqual([...Array(9).fill(200), 201]);
    expect(new Set(seen.map(({ data }) => data?.id)).size).toBe(1);
  });

  test('are read by their own tenant alone, newest first', async () => {
    const other = await service.signUp('Curious');
    const { identities } = await tenant.api.listIdentities().unwrap();
    const { id: memberId } = await tenant.api.createMember({ email: 'newest@identified.test' }).unwrap();
    await tenant.api.createIdentity({ subjectType: 'TENANT_MEMBER', memberId }).unwrap();
    const [newest, ...older] = (await tenant.api.listIdentities().unwrap()).identities;
    expect(newest?.subjectId).toBe(memberId);
    expect(older).toEqual(identities);
    expect(identities.map(({ identityType }) => identityType).sort()).toEqual(['BUSINESS', 'PERSON']);
    expect(await tenant.api.listIdentities({ status: 'SUSPENDED' }).unwrap()).toEqual({ identities: [] });
    const foreign = (await other.api.listIdentities().unwrap()).identities.map(({ subjectId }) => subjectId);
    expect(foreign.sort()).toEqual([other.memberId, other.tenantId].sort());
    const id = identities[0]?.id ?? '';
    expect(refusal(await other.api.getIdentity({ id })).code).toBe('IDENTITY_NOT_FOUND');
    expect(refusal(await other.api.listWalletBindings({ id })).code).toBe('IDENTITY_NOT_FOUND');
  });

  test('have the assurance of their credential and wallet, and only as long as the credential is valid', async () => {
    const known = await service.signUp('Assured');
    const level = async () => (await businessOf(known)).credentialAssuranceLevel;
    const { id } = await businessOf(known);
    await bind(known, id);
    // A wallet alone assures nothing.
    expect(await level()).toBe('NONE');
    const credentialId = await onboard(known);
    // The mock provider has seen nobody.
    expect(await level()).toBe('BASIC');
    await setLevel(credentialId, 'SUBSTANTIAL');
    expect(await level()).toBe('HIGH');
    const [wallet] = (await known.api.listWalletBindings({ id }).unwrap()).wallets;
    await known.api.revokeWalletBinding({ id, bindingId: wallet?.id ?? '' }).unwrap();
    expect(await level()).toBe('SUBSTANTIAL');
    await known.api.suspendTestCredential({ id: credentialId }).unwrap();
    expect(await level()).toBe('NONE');
    await known.api.reinstateTestCredential({ id: credentialId }).unwrap();
    await known.api.advanceTestClock({ advanceSeconds: 365 * 86_400 }).unwrap();
    expect(await level()).toBe('NONE');
  });

  test('a legacy credential counts as BASIC (R499)', async () => {
    const legacy = await service.signUp('Legacy');
    await legacy.api.issueTestCredential({ kind: 'BUSINESS_IDENTITY', unsigned: true }).unwrap();
    expect((await businessOf(legacy)).credentialAssuranceLevel).toBe('BASIC');
  });

  test('name the smart account of a member and the organization account of a tenant (D-248, D-320)', async () => {
    const owner = await service.signUp('Account Owner');
    const { memberId, tenantId, api } = owner;
    const plain = await account(tenantId, 'STANDARD');
    const smart = (await service.pool.owner('wallets').where({ member_id: memberId }).first('id')).id;
    const business = () => api.createIdentity({ subjectType: 'TENANT' }).unwrap();
    // Neither another kind of wallet nor a member's account is the organization's.
    expect((await business()).primarySmartAccountId).toBeNull();
    const organization = await account(tenantId, 'ORGANIZATION');
    expect((await business()).primarySmartAccountId).toBe(organization);
    const person = await api.createIdentity({ subjectType: 'TENANT_MEMBER', memberId });
    expect([person.response?.status, person.data?.primarySmartAccountId]).toEqual([200, smart]);
    const { identities } = await api.listIdentities().unwrap();
    const accounts = identities.map(({ primarySmartAccountId }) => primarySmartAccountId);
    expect(accounts.sort()).toEqual([smart, organization].sort());
    expect(plain).not.toBe(organization);
  });
});

let accounts = 0;

/** A wallet of the tenant as its row stands. */
async function account(tenantId: string, kind: 'STANDARD' | 'ORGANIZATION'): Promise<string> {
  accounts += 1;
  const [id, at] = [`wal_identified_${accounts}`, new Date()];
  const address = `0x${accounts.toString(16).padStart(40, '0')}`;
  await service.pool.owner('wallets').insert({
    id,
    status: 'PENDING_DEPLOYMENT',
    step: 1,
    created_at: at,
    updated_at: at,
    tenant_id: tenantId,
    kind,
    name: kind,
    chain_id: 84532,
    address,
    owners: JSON.stringify([address]),
    threshold: 1,
    failed_attempts: 0,
    attempt: 1,
  });
  return id;
}

/** As a live provider's word would stand in the document. */
const setLevel = (id: string, level: string) =>
  service.pool.owner.raw(
    `UPDATE credentials SET document = jsonb_set(document, '{claims,assuranceLevel}', ?) WHERE id = ?`,
    [JSON.stringify(level), id],
  );
