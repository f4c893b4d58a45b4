import { verifyTypedData } from 'viem/utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  attestationDomain,
  CREDENTIAL_ATTESTATION,
  issuerOf,
} from '../../../src/domains/identity/credentials/issuer.ts';
import { createVerificationSession } from '../../../src/domains/identity/operations/create-verification-session.ts';
import { getCredential } from '../../../src/domains/identity/operations/get-credential.ts';
import { getCredentialStatus } from '../../../src/domains/identity/operations/get-credential-status.ts';
import { getVerificationSession } from '../../../src/domains/identity/operations/get-verification-session.ts';
import { listCredentials } from '../../../src/domains/identity/operations/list-credentials.ts';
import { simulateVerificationSession } from '../../../src/domains/identity/operations/simulate-verification-session.ts';
import { attestationOf, documentHash } from '../../../src/domains/identity/rules/credential-document.ts';
import { expireTestCredential } from '../../../src/domains/sandbox/operations/expire-test-credential.ts';
import { issueTestCredential } from '../../../src/domains/sandbox/operations/issue-test-credential.ts';
import { reinstateTestCredential } from '../../../src/domains/sandbox/operations/reinstate-test-credential.ts';
import { revokeTestCredential } from '../../../src/domains/sandbox/operations/revoke-test-credential.ts';
import { suspendTestCredential } from '../../../src/domains/sandbox/operations/suspend-test-credential.ts';
import { type Handlers, ok, startHandlers, type TestTenant } from '../../support/handlers.ts';

let service: Handlers;
beforeAll(async () => {
  service = await startHandlers();
});
afterAll(() => service.close());

const begin = (tenant: TestTenant, body: Record<string, unknown> = { kind: 'KYB' }) =>
  service.run(createVerificationSession, 'createVerificationSession', tenant, { body });
const simulate = (tenant: TestTenant, id: string, outcome?: string) =>
  service.run(simulateVerificationSession, 'simulateVerificationSession', tenant, {
    path: { id },
    body: outcome === undefined ? {} : { outcome },
  });
/** Of identities: a membership has its own from the beginning. */
const credentialsOf = async (tenant: TestTenant) => {
  const { credentials } = ok(await service.run(listCredentials, 'listCredentials', tenant));
  return credentials.filter(({ kind }) => kind !== 'TENANT_MEMBERSHIP');
};
const issue = (tenant: TestTenant, body: Record<string, unknown>) =>
  service.run(issueTestCredential, 'issueTestCredential', tenant, { body });

/** Runs a session to VERIFIED; answers the credential's id. */
async function verified(tenant: TestTenant, body?: Record<string, unknown>): Promise<string> {
  let session = ok(await begin(tenant, body));
  while (session.status === 'CREATED') session = ok(await simulate(tenant, session.id));
  return session.credentialId ?? '';
}

describe('a business verification (D-313, D-314, D-318)', () => {
  test('is verified by the third step, which issues a signed credential (R380, R393, R431)', async () => {
    const tenant = await service.found('Blue Harbor', 'Blue Harbor Trading Ltd');
    const session = ok(await begin(tenant));
    expect(session).toMatchObject({
      status: 'CREATED',
      subjectType: 'TENANT',
      subjectId: tenant.tenantId,
      legalName: 'Blue Harbor Trading Ltd',
      client: { provider: 'mock' },
    });
    const steps = [];
    for (let step = 0; step < 3; step += 1) steps.push(ok(await simulate(tenant, session.id)));
    expect(steps.map(({ status }) => status)).toEqual(['CREATED', 'CREATED', 'VERIFIED']);
    expect(steps.map(({ requirements }) => requirements.filter(({ status }) => status === 'SATISFIED').length)).toEqual(
      [1, 2, 3],
    );
    const [credential] = await credentialsOf(tenant);
    expect(credential).toMatchObject({
      id: steps[2]?.credentialId,
      kind: 'BUSINESS_IDENTITY',
      status: 'ACTIVE',
      legalName: 'Blue Harbor Trading Ltd',
      issuerKind: 'PLATFORM',
    });
    expect(Date.parse(credential?.expiresAt ?? '') - Date.parse(credential?.issuedAt ?? '')).toBe(365 * 86_400_000);
    expect(await simulate(tenant, session.id)).toMatchObject({ code: 'VERIFICATION_SESSION_TERMINAL' });
    expect(await service.events(session.id)).toMatchObject([
      { type: 'verification_session.verified', previous_status: 'CREATED', object: { client: null } },
    ]);
    expect(await service.events(credential?.id ?? '')).toMatchObject([{ type: 'credential.issued' }]);
    expect(await service.jobs('offramp.recheck', tenant.tenantId)).toMatchObject([{ cause: 'credential' }]);
    const [payid] = await service.db('payment_identities').where({ tenant_id: tenant.tenantId });
    expect(payid.payable_at).not.toBeNull();
  });

  test('signs the document that it stores (D-326, D-467)', async () => {
    const tenant = await service.found('Signed');
    const id = await verified(tenant);
    const [row] = await service.db('credentials').where({ id });
    expect(documentHash(row.document)).toBe(row.doc_hash);
    const genuine = await verifyTypedData({
      address: issuerOf(service.config).address,
      domain: attestationDomain(service.config),
      types: CREDENTIAL_ATTESTATION,
      primaryType: 'CredentialAttestation',
      message: { ...attestationOf(row.document, row.doc_hash, BigInt(row.nonce)) },
      signature: row.signature,
    });
    expect(genuine).toBe(true);
    expect(row.document).toMatchObject({ subjectDid: row.subject_did, orgDid: row.subject_did, country: 'US' });
  });

  test('is returned again while it is open for the same subject, also at once', async () => {
    const tenant = await service.found('Twice');
    const seen = await Promise.all([begin(tenant), begin(tenant), begin(tenant)]);
    expect(seen.map((one) => ('code' in one ? one.code : one.status)).sort()).toEqual([200, 200, 201]);
    expect(new Set(seen.map((one) => ok(one).id)).size).toBe(1);
    ok(await simulate(tenant, ok(await begin(tenant)).id, 'REJECTED'));
    expect(await begin(tenant)).toMatchObject({ status: 201 });
  });

  test.each(['REJECTED', 'EXPIRED', 'CANCELED', 'ERROR'])(
    'ends as %s by the sandbox control (D-315, R393)',
    async (outcome) => {
      const tenant = await service.found(`Ends ${outcome}`);
      const { id } = ok(await begin(tenant));
      const ended = ok(await simulate(tenant, id, outcome));
      expect(ended).toMatchObject({ status: outcome, credentialId: null });
      expect(ended.completedAt).not.toBeNull();
      expect(await simulate(tenant, id)).toMatchObject({ code: 'VERIFICATION_SESSION_TERMINAL' });
      expect(await credentialsOf(tenant)).toEqual([]);
    },
  );

  test('expires after seven days of the tenant clock (D-316)', async () => {
    const tenant = await service.found('Slow');
    const { id } = ok(await begin(tenant));
    await service.advance(tenant, 7 * 86_400);
    const read = await service.run(getVerificationSession, 'getVerificationSession', tenant, { path: { id } });
    expect(ok(read).status).toBe('EXPIRED');
    expect(await service.events(id)).toMatchObject([{ type: 'verification_session.expired' }]);
  });

  test('a newer credential supersedes the old one (D-318)', async () => {
    const tenant = await service.found('Renewing');
    const old = await verified(tenant);
    const current = await verified(tenant);
    expect((await credentialsOf(tenant)).map(({ id, status, revokedReason }) => [id, status, revokedReason])).toEqual([
      [current, 'ACTIVE', null],
      [old, 'REVOKED', 'SUPERSEDED'],
    ]);
    const identities = service.db('identities').where({ tenant_id: tenant.tenantId });
    expect((await identities.pluck('subject_type')).sort()).toEqual(['TENANT', 'TENANT_MEMBER']);
  });
});

describe('a member verification (D-313, D-314)', () => {
  test('takes two steps; its subject is the member, and its organization is the tenant', async () => {
    const tenant = await service.found('People');
    const id = await verified(tenant, { kind: 'KYC', memberId: tenant.memberId });
    const [row] = await service.db('credentials').where({ id });
    expect(row).toMatchObject({ kind: 'PERSON_IDENTITY', subject_type: 'TENANT_MEMBER', legal_name: 'People owner' });
    expect(row.document.orgDid).not.toBe(row.document.subjectDid);
    expect(await service.jobs('offramp.recheck', tenant.tenantId)).toEqual([]);
  });

  test.each([
    [{ kind: 'KYC' }, 'MEMBER_ID_REQUIRED'],
    [{ kind: 'KYC', memberId: 'mem_unknown' }, 'MEMBER_NOT_FOUND'],
    [{ kind: 'KYB', memberId: 'mem_unknown' }, 'VALIDATION_FAILED'],
  ])('%j is refused with %s (R478)', async (body, code) => {
    expect(await begin(await service.found('Refused'), body)).toMatchObject({ code });
  });
});

describe('sandbox controls of credentials (D-327)', () => {
  const path = (id: string) => ({ path: { id } });

  test('suspend, reinstate, expire and revoke follow the machine', async () => {
    const tenant = await service.found('Controls');
    const { id } = ok(await issue(tenant, { kind: 'BUSINESS_IDENTITY' }));
    const suspend = () => service.run(suspendTestCredential, 'suspendTestCredential', tenant, path(id));
    const reinstate = () => service.run(reinstateTestCredential, 'reinstateTestCredential', tenant, path(id));
    const expire = () => service.run(expireTestCredential, 'expireTestCredential', tenant, path(id));
    const revoke = () => service.run(revokeTestCredential, 'revokeTestCredential', tenant, path(id));
    expect(await reinstate()).toEqual({ code: 'INVALID_TRANSITION', details: { from: 'ACTIVE', event: 'REINSTATE' } });
    expect(ok(await suspend()).status).toBe('SUSPENDED');
    expect(await suspend()).toMatchObject({ code: 'INVALID_TRANSITION' });
    expect(ok(await reinstate()).status).toBe('ACTIVE');
    expect(ok(await expire()).status).toBe('EXPIRED');
    for (const refused of [await suspend(), await reinstate(), await expire(), await revoke()]) {
      expect(refused).toMatchObject({ code: 'INVALID_TRANSITION', details: { from: 'EXPIRED' } });
    }
    expect((await service.events(id)).map(({ type }) => type)).toEqual([
      'credential.issued',
      'credential.suspended',
      'credential.expired',
    ]);
    expect(await service.jobs('offramp.recheck', tenant.tenantId)).toHaveLength(4);
  });

  test('keep the reason of a revoked credential (R385)', async () => {
    const tenant = await service.found('Revoked');
    const { id } = ok(await issue(tenant, { kind: 'BUSINESS_IDENTITY' }));
    ok(await service.run(suspendTestCredential, 'suspendTestCredential', tenant, path(id)));
    const revoked = ok(await service.run(revokeTestCredential, 'revokeTestCredential', tenant, path(id)));
    expect(revoked).toMatchObject({ status: 'REVOKED', revokedReason: 'OPERATOR' });
    const status = ok(await service.run(getCredentialStatus, 'getCredentialStatus', tenant, path(id)));
    expect(status).toMatchObject({ status: 'REVOKED', revokedReason: 'OPERATOR', statusSource: 'PLATFORM' });
    expect((await service.events(id)).at(-1)).toMatchObject({ previous_status: 'SUSPENDED' });
  });

  test('issue a legacy credential without an artifact, which a newer one supersedes', async () => {
    const tenant = await service.found('Legacy');
    const legacy = ok(await issue(tenant, { kind: 'BUSINESS_IDENTITY', unsigned: true }));
    expect(legacy.credentialHash).toBeNull();
    const signed = ok(await issue(tenant, { kind: 'BUSINESS_IDENTITY' }));
    expect(signed.credentialHash).toMatch(/^0x[0-9a-f]{64}$/);
    expect((await credentialsOf(tenant)).map(({ status }) => status)).toEqual(['ACTIVE', 'REVOKED']);
  });

  test('leave one credential ACTIVE when several are issued at once', async () => {
    const tenant = await service.found('Rush');
    const seen = await Promise.all(Array.from({ length: 4 }, () => issue(tenant, { kind: 'BUSINESS_IDENTITY' })));
    expect(seen.map((one) => ('code' in one ? one.code : one.status))).toEqual([201, 201, 201, 201]);
    expect((await credentialsOf(tenant)).map(({ status }) => status).sort()).toEqual([
      'ACTIVE',
      'REVOKED',
      'REVOKED',
      'REVOKED',
    ]);
  });

  test('let a credential expire after 365 days, suspended or not (D-325)', async () => {
    const tenant = await service.found('Aging');
    const { id } = ok(await issue(tenant, { kind: 'BUSINESS_IDENTITY' }));
    ok(await service.run(suspendTestCredential, 'suspendTestCredential', tenant, path(id)));
    await service.advance(tenant, 365 * 86_400);
    expect(ok(await service.run(getCredential, 'getCredential', tenant, path(id))).status).toBe('EXPIRED');
  });
});

test("another tenant's sessions and credentials do not exist (D-039, R486, R565)", async () => {
  const [owner, stranger] = [await service.found('Owner'), await service.found('Stranger')];
  const session = ok(await begin(owner));
  const credential = ok(await issue(owner, { kind: 'BUSINESS_IDENTITY' }));
  expect(await simulate(stranger, session.id)).toMatchObject({ code: 'VERIFICATION_SESSION_NOT_FOUND' });
  const read = await service.run(getCredential, 'getCredential', stranger, { path: { id: credential.id } });
  expect(read).toMatchObject({ code: 'CREDENTIAL_NOT_FOUND' });
  expect(await credentialsOf(stranger)).toEqual([]);
});
