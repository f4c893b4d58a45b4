import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPaychart } from '#sdk';
import { verifyInvariants } from '../../../src/platform/audit/index.ts';
import { type Client, startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { grant, member, refusal } from './fixture.ts';

describe('authority grants', () => {
  let service: TestService;
  let acme: TestTenant;
  beforeAll(async () => {
    service = await startTestService();
    acme = await service.signUp('Acme Grants');
  });
  afterAll(async () => {
    expect(await verifyInvariants(service.pool, service.engine.lifecycles)).toEqual([]);
    await service.stop();
  });

  const statusOf = async (memberId: string) =>
    (await acme.session.listAuthorities({ memberId }).unwrap()).authorities.map(({ status }) => status);

  test('a new grant shows its terms, their defaults, and the message for the multisig (R087, R088, R094, R095, R102, R103, R104, D-201, D-202)', async () => {
    const ada = await member(service, acme);
    const { authority, attestation } = await acme.session
      .createAuthority({
        memberId: ada.id,
        allowedActions: ['payment.create', 'payment.approve', 'payment.create'],
        perTxLimitUsd: '1000',
        dailyLimitUsd: '5000.5',
        monthlyLimitUsd: '20000.000001',
      })
      .unwrap();
    expect(authority).toMatchObject({
      memberId: ada.id,
      status: 'ACTIVE',
      allowedActions: ['payment.approve', 'payment.create'],
      perTxLimitUsd: '1000.00',
      dailyLimitUsd: '5000.50',
      monthlyLimitUsd: '20000.000001',
      allowedCurrencies: [],
      allowedAssets: [],
      allowedChains: [],
      allowedDestinationIds: [],
      approvalWeight: 1,
      requiresCountersignature: false,
      countersignAboveUsd: null,
      version: 1,
      credentialId: null,
      suspendedAt: null,
      revokedAt: null,
    });
    expect(attestation).toMatchObject({
      primaryType: 'CredentialAttestation',
      message: {
        subjectDid: expect.stringMatching(/^did:subject:idn_/),
        orgDid: expect.stringMatching(/^did:subject:idn_/),
        kind: 'AUTHORITY_DELEGATION',
        schemaVersion: 'service/credential/AUTHORITY_DELEGATION/v1',
        docHash: expect.stringMatching(/^0x[0-9a-f]{64}$/),
        issuedAt: Math.floor(Date.parse(authority.createdAt) / 1000).toString(),
        expiresAt: '0',
      },
    });
    expect(attestation.message.subjectDid).not.toBe(attestation.message.orgDid);
    const second = await grant(acme, ada.id);
    expect(second.version).toBe(2);
    const { authorities } = await acme.session.listAuthorities({ memberId: ada.id }).unwrap();
    expect(authorities.map(({ version }) => version)).toEqual([2, 1]);
  });

  test('limits are above zero, at most a thousand million, and in their order (R088, D-048, D-201)', async () => {
    const { id: memberId } = await member(service, acme);
    const ask = (terms: object) =>
      acme.session.createAuthority({ memberId, allowedActions: ['payment.create'], ...terms });
    for (const field of ['perTxLimitUsd', 'dailyLimitUsd', 'monthlyLimitUsd', 'countersignAboveUsd']) {
      for (const text of ['0', '0.000000', '1000000000.000001']) {
        expect(refusal(await ask({ [field]: text })), `${field} ${text}`).toEqual({
          code: 'INVALID_USD_AMOUNT',
          statusCode: 400,
        });
      }
    }
    for (const terms of [
      { perTxLimitUsd: '10.000001', dailyLimitUsd: '10' },
      { dailyLimitUsd: '10.000001', monthlyLimitUsd: '10' },
    ]) {
      expect(refusal(await ask(terms)).code).toBe('INVALID_USD_AMOUNT');
    }
    for (const terms of [
      { perTxLimitUsd: '10', dailyLimitUsd: '10', monthlyLimitUsd: '10' },
      { perTxLimitUsd: '1000000000' },
    ]) {
      expect((await ask(terms)).ok, JSON.stringify(terms)).toBe(true);
    }
  });

  test('a change keeps the grant in a new version with a new message; null removes a limit (R094, R105, D-203)', async () => {
    const { id: memberId } = await member(service, acme);
    const first = await acme.session
      .createAuthority({
        memberId,
        allowedActions: ['payment.create'] as const,
        perTxLimitUsd: '10',
        dailyLimitUsd: '20',
        allowedChains: ['eip155:84532'],
      })
      .unwrap();
    const authorityId = first.authority.id;
    await grant(acme, memberId);
    const changed = await acme.session
      .updateAuthority({ memberId, authorityId, dailyLimitUsd: null, approvalWeight: 3 })
      .unwrap();
    expect(changed.authority).toMatchObject({
      id: authorityId,
      version: 3,
      perTxLimitUsd: '10.00',
      dailyLimitUsd: null,
      approvalWeight: 3,
      allowedChains: ['eip155:84532'],
      createdAt: first.authority.createdAt,
    });
    expect(changed.attestation.message.docHash).not.toBe(first.attestation.message.docHash);
    expect(changed.attestation.message.nonce).not.toBe(first.attestation.message.nonce);
    const same = await acme.session.updateAuthority({ memberId, authorityId }).unwrap();
    expect(same.authority.version).toBe(4);
    expect(refusal(await acme.session.updateAuthority({ memberId, authorityId, dailyLimitUsd: '9.99' })).code).toBe(
      'INVALID_USD_AMOUNT',
    );
  });

  test('refuses a grant for a member that is unknown or not ACTIVE (R085, D-202)', async () => {
    const ask = (memberId: string) => acme.session.createAuthority({ memberId, allowedActions: ['payment.create'] });
    expect(refusal(await ask('mem_nobody'))).toEqual({ code: 'MEMBER_NOT_FOUND', statusCode: 404 });
    const other = await service.signUp('Other Grants');
    expect(refusal(await ask(other.memberId)).code).toBe('MEMBER_NOT_FOUND');
    const invited = await acme.session.createMember({ email: 'invited@approvals.test' }).unwrap();
    expect(refusal(await ask(invited.id))).toEqual({ code: 'AUTHORITY_NOT_ACTIVE', statusCode: 409 });
    const gone = await member(service, acme);
    await acme.session.suspendMember({ id: gone.id }).unwrap();
    expect(refusal(await ask(gone.id)).code).toBe('AUTHORITY_NOT_ACTIVE');
    const own = await grant(other, (await member(service, other)).id);
    expect(refusal(await acme.session.revokeAuthority({ memberId: acme.memberId, authorityId: own.id })).code).toBe(
      'AUTHORITY_NOT_FOUND',
    );
  });

  test('refuses a change of the caller’s own grants to the only OWNER, an ADMIN, their keys and keys that they issued (D-206, D-510)', async () => {
    const tenant = await service.signUp('Own Grants');
    const admin = await member(service, tenant, 'ADMIN');
    const keyOf = async (memberId: string) => {
      // A key manages members only where it names the scope (D-517).
      const { apiKey } = await tenant.session
        .createApiKey({ name: 'Key', memberId, scopes: ['members:manage'] })
        .unwrap();
      return createPaychart({ baseUrl: service.url, apiKey, maxRetries: 0 });
    };
    const callers: readonly (readonly [string, Client])[] = [
      [tenant.memberId, tenant.session],
      [tenant.memberId, tenant.api],
      [tenant.memberId, await keyOf(admin.id)],
      [admin.id, admin.session],
      [admin.id, await keyOf(admin.id)],
    ];
    const granted = {
      [tenant.memberId]: (await grant(admin, tenant.memberId)).id,
      [admin.id]: (await grant(tenant, admin.id)).id,
    };
    for (const [memberId, client] of callers) {
      const path = { memberId, authorityId: granted[memberId] ?? '' };
      const other = memberId === admin.id ? tenant : admin;
      const refused = { code: 'ROLE_NOT_PERMITTED', statusCode: 403 };
      expect(refusal(await client.createAuthority({ memberId, allowedActions: ['payment.create'] }))).toEqual(refused);
      expect(refusal(await client.updateAuthority({ ...path, approvalWeight: 9 }))).toEqual(refused);
      expect(refusal(await client.suspendAuthority(path))).toEqual(refused);
      expect(refusal(await client.revokeAuthority(path))).toEqual(refused);
      await other.session.suspendAuthority(path).unwrap();
      expect(refusal(await client.reactivateAuthority(path))).toEqual(refused);
      await other.session.reactivateAuthority(path).unwrap();
      const { authorities } = await other.session.listAuthorities({ memberId }).unwrap();
      expect(authorities).toMatchObject([{ id: path.authorityId, status: 'ACTIVE', approvalWeight: 1 }]);
    }
  });

  test('a grant is suspended, reactivated and revoked only from the statuses that allow it (R101, R167, D-204, D-205)', async () => {
    const { id: memberId } = await member(service, acme);
    const { id: authorityId } = await grant(acme, memberId);
    const path = { memberId, authorityId };
    expect(refusal(await acme.session.reactivateAuthority(path)).code).toBe('AUTHORITY_NOT_ACTIVE');
    expect(await acme.session.suspendAuthority(path).unwrap()).toMatchObject({
      status: 'SUSPENDED',
      suspendedAt: expect.any(String),
    });
    expect(refusal(await acme.session.suspendAuthority(path)).code).toBe('AUTHORITY_NOT_ACTIVE');
    const changed = await acme.session.updateAuthority({ ...path, approvalWeight: 2 }).unwrap();
    expect(changed.authority).toMatchObject({ status: 'SUSPENDED', version: 2 });
    expect(await acme.session.reactivateAuthority(path).unwrap()).toMatchObject({
      status: 'ACTIVE',
      suspendedAt: null,
      version: 2,
    });
    expect(await acme.session.revokeAuthority(path).unwrap()).toMatchObject({
      status: 'REVOKED',
      revokedAt: expect.any(String),
    });
    for (const ask of ['suspendAuthority', 'reactivateAuthority', 'updateAuthority', 'revokeAuthority'] as const) {
      expect(refusal(await acme.session[ask](path)), ask).toEqual({ code: 'AUTHORITY_REVOKED', statusCode: 409 });
    }
  });

  test('a member’s suspension and return change none of its grants, and its removal revokes them (D-516, D-017)', async () => {
    const { id } = await member(service, acme);
    const first = await grant(acme, id);
    const second = await grant(acme, id);
    await acme.session.revokeAuthority({ memberId: id, authorityId: first.id }).unwrap();
    await acme.session.suspendAuthority({ memberId: id, authorityId: second.id }).unwrap();
    await grant(acme, id);
    const path = { memberId: id, authorityId: second.id };
    const before = await acme.session.listAuthorities({ memberId: id }).unwrap();
    await acme.session.suspendMember({ id }).unwrap();
    expect(await acme.session.listAuthorities({ memberId: id }).unwrap()).toEqual(before);
    // Not before its member is back.
    expect(refusal(await acme.session.reactivateAuthority(path)).code).toBe('AUTHORITY_NOT_ACTIVE');
    await acme.session.reactivateMember({ id }).unwrap();
    expect(await acme.session.listAuthorities({ memberId: id }).unwrap()).toEqual(before);
    expect(await statusOf(id)).toEqual(['ACTIVE', 'SUSPENDED', 'REVOKED']);
    await acme.session.removeMember({ id }).unwrap();
    expect(await statusOf(id)).toEqual(['REVOKED', 'REVOKED', 'REVOKED']);
  });

  test('each change of a grant sends an event that carries the grant (A 3.5, D-388)', async () => {
    const { id: memberId } = await member(service, acme);
    const { id: authorityId } = await grant(acme, memberId);
    await acme.session.suspendAuthority({ memberId, authorityId }).unwrap();
    await acme.session.reactivateAuthority({ memberId, authorityId }).unwrap();
    await acme.session.revokeAuthority({ memberId, authorityId }).unwrap();
    await service.runUntilIdle();
    const { events } = await acme.api.listEvents({ take: 100 }).unwrap();
    const told = events.filter(({ data }) => (data.object as { id?: string }).id === authorityId).toReversed();
    expect(told.map(({ type, data }) => [type, (data as { previousStatus?: string }).previousStatus])).toEqual([
      ['authority.created', undefined],
      ['authority.suspended', 'ACTIVE'],
      ['authority.updated', 'SUSPENDED'],
      ['authority.revoked', 'ACTIVE'],
    ]);
  });

  test('the list is paged by version, newest first, and filtered by one status (R292, D-439)', async () => {
    const { id: memberId } = await member(service, acme);
    const made = [await grant(acme, memberId), await grant(acme, memberId), await grant(acme, memberId)];
    await acme.session.updateAuthority({ memberId, authorityId: made[0]?.id ?? '', approvalWeight: 2 }).unwrap();
    const versions: number[] = [];
    for await (const { version } of acme.session.listAuthorities.all({ memberId, take: 2 })) versions.push(version);
    expect(versions).toEqual([4, 3, 2]);
    const { authorities } = await acme.session.listAuthorities({ memberId, skip: 1, take: 1 }).unwrap();
    expect(authorities.map(({ version }) => version)).toEqual([3]);
    await acme.session.suspendAuthority({ memberId, authorityId: made[1]?.id ?? '' }).unwrap();
    const suspended = await acme.session.listAuthorities({ memberId, status: 'SUSPENDED' }).unwrap();
    expect(suspended.authorities.map(({ id }) => id)).toEqual([made[1]?.id]);
  });

  test('reading needs members:read, changing members:manage (R231, R292)', async () => {
    const finance = await member(service, acme, 'FINANCE');
    const { id: authorityId } = await grant(acme, finance.id);
    const path = { memberId: finance.id, authorityId };
    expect((await finance.session.listAuthorities({ memberId: finance.id })).ok).toBe(true);
    for (const ask of ['updateAuthority', 'revokeAuthority', 'suspendAuthority'] as const) {
      expect(refusal(await finance.session[ask](path)), ask).toEqual({ code: 'INSUFFICIENT_SCOPE', statusCode: 403 });
    }
  });
});
