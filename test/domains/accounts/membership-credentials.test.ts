import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Service, type Session, startAccounts } from './service-fixture.ts';

let service: Service;
beforeAll(async () => {
  service = await startAccounts();
});
afterAll(() => service?.close());

interface Credential {
  readonly id: string;
  readonly subjectId: string;
  readonly status: string;
}

const memberships = async (owner: Session): Promise<readonly Credential[]> =>
  (await service.call('GET', '/v1/credentials?kind=TENANT_MEMBERSHIP', owner)).body.credentials;

const ofMember = async (owner: Session, memberId: string): Promise<readonly string[]> =>
  (await memberships(owner)).filter(({ subjectId }) => subjectId === memberId).map(({ status }) => status);

const invite = async (owner: Session, email: string, role = 'FINANCE'): Promise<string> =>
  (await service.call('POST', '/v1/members', owner, { email, role })).body.id;

describe('a membership has a credential from the moment that it is ACTIVE (D-325)', () => {
  it('issues the founder a signed credential with person, tenant and role', async () => {
    const { owner, tenant, member } = await service.found('ada@founds.example');
    const [credential, ...more] = await memberships(owner);
    if (credential === undefined) throw new Error('no credential');
    expect(more).toEqual([]);
    expect(credential).toMatchObject({
      kind: 'TENANT_MEMBERSHIP',
      subjectType: 'TENANT_MEMBER',
      subjectId: member.id,
      status: 'ACTIVE',
      legalName: null,
      expiresAt: null,
      issuerKind: 'PLATFORM',
      issuedAt: (member as { activatedAt?: string }).activatedAt,
    });
    const [row] = await service.rows('SELECT * FROM credentials WHERE id = ?', [credential.id]);
    const [org] = await service.rows(`SELECT did FROM identities WHERE subject_id = ?`, [tenant.id]);
    expect(org.did).toMatch(/^did:subject:idn_/);
    expect(row.document).toMatchObject({
      kind: 'TENANT_MEMBERSHIP',
      orgDid: org.did,
      claims: { role: 'OWNER', tenantDid: org.did },
    });
    expect(row.signature).toMatch(/^0x[0-9a-f]{130}$/);
    const events = await service.rows('SELECT type, tx FROM events WHERE resource_id IN (?, ?) ORDER BY type', [
      credential.id,
      member.id,
    ]);
    expect(events.map(({ type }: { type: string }) => type)).toEqual(['credential.issued', 'member.activated']);
    expect(events[0].tx).toBe(events[1].tx);
  });

  it('issues it with the first session of an invited member', async () => {
    const { owner } = await service.found('ada@invites.example');
    const named = await invite(owner, 'ben@invites.example');
    const late = await invite(owner, 'cleo@invites.example', 'VIEWER');
    expect([...(await ofMember(owner, named)), ...(await ofMember(owner, late))]).toEqual([]);
    await service.signIn({ memberId: named });
    expect([await ofMember(owner, named), await ofMember(owner, late)]).toEqual([['ACTIVE'], []]);
  });

  it('issues one credential when an invitation is accepted twice at once (D-502)', async () => {
    const { owner, tenant } = await service.found('ada@tokens.example');
    const session = await service.signIn({ email: 'ben@tokens.example' });
    const memberId = await invite(owner, 'ben@tokens.example', 'VIEWER');
    const both = [1, 2].map(() => service.call('POST', `/v1/invitations/${memberId}/accept`, session));
    expect((await Promise.all(both)).map(({ body }) => body.tenantId)).toEqual([tenant.id, tenant.id]);
    expect(await ofMember(owner, memberId)).toEqual(['ACTIVE']);
    const [row] = await service.rows('SELECT document FROM credentials WHERE subject_id = ?', [memberId]);
    expect(row.document.claims.role).toBe('VIEWER');
  });

  it('keeps it through a suspension, and loses it with the removal', async () => {
    const { owner } = await service.found('ada@ends.example');
    const id = await invite(owner, 'ben@ends.example');
    await service.signIn({ memberId: id });
    await service.call('POST', `/v1/members/${id}/suspend`, owner);
    await service.call('POST', `/v1/members/${id}/reactivate`, owner);
    expect(await ofMember(owner, id)).toEqual(['ACTIVE']);
    await service.call('DELETE', `/v1/members/${id}`, owner);
    await service.call('DELETE', `/v1/members/${id}`, owner);
    const revoked = (await memberships(owner)).filter(({ subjectId }) => subjectId === id);
    expect(revoked).toMatchObject([{ status: 'REVOKED', revokedReason: 'MEMBER_REMOVED' }]);
    expect(revoked.map((one) => Object(one).revokedAt)).not.toContain(null);
    expect(
      await ofMember(owner, (await memberships(owner)).find((one) => one.subjectId !== id)?.subjectId ?? ''),
    ).toEqual(['ACTIVE']);
  });

  it('a removed invitation leaves no credential, and a new invitation creates its own', async () => {
    const { owner } = await service.found('ada@anew.example');
    const first = await invite(owner, 'ben@anew.example');
    expect((await service.call('DELETE', `/v1/members/${first}`, owner)).status).toBe(200);
    const second = await invite(owner, 'ben@anew.example');
    await service.signIn({ memberId: second });
    expect([await ofMember(owner, first), await ofMember(owner, second)]).toEqual([[], ['ACTIVE']]);
  });
});
