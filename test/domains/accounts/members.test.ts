import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signerRegistrationText } from '../../../src/domains/accounts/signer-registration.ts';
import { together } from '../../support/together.ts';
import { type Service, startAccounts } from './service-fixture.ts';

let service: Service;
beforeAll(async () => {
  service = await startAccounts();
});
afterAll(() => service?.close());

const eventsOf = async (id: string): Promise<string[]> =>
  (await service.rows('SELECT type, previous_status FROM events WHERE resource_id = ? ORDER BY id', [id])).map(
    (event: { type: string; previous_status: string }) => `${event.type} ${event.previous_status}`,
  );

describe('a membership (D-016, D-017)', () => {
  it('goes from invitation to removal', async () => {
    const { owner } = await service.found('ada@life.example');
    const invited = await service.call('POST', '/v1/members', owner, { email: 'Ben@Life.example', name: 'Ben' });
    expect(invited.status).toBe(201);
    expect(invited.headers.get('location')).toBe(`/v1/members/${invited.body.id}`);
    expect(invited.body).toMatchObject({
      email: 'ben@life.example',
      role: 'MEMBER',
      status: 'INVITED',
      activatedAt: null,
    });
    const path = `/v1/members/${invited.body.id}`;

    const user = await service.signIn({ email: 'ben@life.example' });
    expect(user.memberId).toBeNull();
    const accepted = await service.call('POST', `/v1/invitations/${invited.body.id}/accept`, user);
    expect(accepted.body).toMatchObject({ id: invited.body.id, status: 'ACTIVE' });
    const ben = await service.signIn({ email: 'ben@life.example' });
    expect(ben.memberId).toBe(invited.body.id);
    expect(invited.body.signerAddress).toBe(ben.signer.address);
    expect((await service.call('GET', path, ben)).body).toMatchObject({ status: 'ACTIVE' });

    const suspended = await service.call('POST', `${path}/suspend`, owner);
    expect(suspended.body).toMatchObject({ status: 'SUSPENDED' });
    expect(suspended.body.suspendedAt).not.toBeNull();
    expect((await service.call('GET', path, ben)).body.code).toBe('MEMBER_NOT_ACTIVE');
    expect((await service.call('GET', '/v1/me', ben)).body.member).toMatchObject({ status: 'SUSPENDED' });
    expect((await service.call('POST', `${path}/suspend`, owner)).body).toMatchObject({
      code: 'INVALID_TRANSITION',
      details: { from: 'SUSPENDED', event: 'SUSPEND' },
    });

    expect((await service.call('POST', `${path}/reactivate`, owner)).body).toMatchObject({
      status: 'ACTIVE',
      suspendedAt: null,
    });
    const removed = await service.call('DELETE', path, owner);
    expect(removed.body).toMatchObject({ status: 'REMOVED' });
    expect((await service.call('DELETE', path, owner)).body).toEqual(removed.body);
    expect((await service.call('PATCH', path, owner, { name: 'X' })).body.code).toBe('INVALID_TRANSITION');
    expect((await service.call('GET', path, ben)).body.code).toBe('MEMBER_NOT_ACTIVE');
    expect(await eventsOf(invited.body.id)).toEqual([
      'member.activated INVITED',
      'member.suspended ACTIVE',
      'member.activated SUSPENDED',
      'member.removed ACTIVE',
    ]);
    expect((await service.call('POST', '/v1/members', owner, { email: 'ben@life.example' })).status).toBe(201);
  });

  it('is one per e-mail and tenant', async () => {
    const { owner } = await service.found('ada@once.example');
    const body = { email: 'ben@once.example' };
    const replies = await Promise.all([1, 2, 3].map(() => service.call('POST', '/v1/members', owner, body)));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(replies.filter(({ body: { code } }) => code === 'MEMBER_EXISTS')).toHaveLength(2);
  });

  it('is not joined by a session of the e-mail alone (D-502)', async () => {
    const { owner, tenant } = await service.found('ada@late.example');
    const ben = await service.signIn({ email: 'ben@late.example' });
    const invited = await service.call('POST', '/v1/members', owner, { email: 'ben@late.example' });
    expect((await service.call('GET', '/v1/tenants/me', ben)).body.code).toBe('TENANT_REQUIRED');
    const member = await service.call('GET', `/v1/members/${invited.body.id}`, owner);
    expect(member.body).toMatchObject({ status: 'INVITED' });
    await service.call('POST', `/v1/invitations/${invited.body.id}/accept`, ben);
    expect((await service.call('GET', '/v1/tenants/me', ben)).body.id).toBe(tenant.id);
  });

  it('is not found by other tenants, as a row and as a list (R565)', async () => {
    const one = await service.found('ada@one.example');
    const two = await service.found('ada@two.example');
    expect((await service.call('GET', `/v1/members/${one.member.id}`, two.owner)).body.code).toBe('MEMBER_NOT_FOUND');
    expect((await service.call('DELETE', `/v1/members/${one.member.id}`, two.owner)).body.code).toBe(
      'MEMBER_NOT_FOUND',
    );
    expect(
      (await service.call('GET', '/v1/members', two.owner)).body.members.map(({ id }: { id: string }) => id),
    ).toEqual([two.member.id]);
  });

  it('keeps e-mail addresses out of the tables (D-066)', async () => {
    await service.found('hidden@secret.example');
    for (const table of ['members', 'users', 'outbox_jobs', 'events', 'audit_log', 'lifecycle_log']) {
      const rows = await service.rows(`SELECT count(*) FROM ${table} t WHERE t::text ILIKE '%secret.example%'`);
      expect(rows[0].count).toBe(0n);
    }
  });
});

describe('roles (D-018, D-475)', () => {
  it('refuse to remove or suspend the last ACTIVE owner', async () => {
    const { owner, member } = await service.found('ada@last.example');
    const path = `/v1/members/${member.id}`;
    for (const [method, url, body] of [
      ['DELETE', path, undefined],
      ['POST', `${path}/suspend`, undefined],
    ] as const) {
      expect((await service.call(method, url, owner, body)).body.code).toBe('LAST_OWNER');
    }
  });

  it('keep one of two owners who leave at once', async () => {
    const { owner, member } = await service.found('ada@two-owners.example');
    const second = await service.call('POST', '/v1/members', owner, { email: 'ben@two-owners.example', role: 'OWNER' });
    const ben = await service.signIn({ memberId: second.body.id });
    const replies = await together(service.owner, [
      () => service.call('DELETE', `/v1/members/${member.id}`, owner),
      () => service.call('DELETE', `/v1/members/${second.body.id}`, ben),
    ]);
    expect(replies.map(({ body }) => body.code ?? body.status).sort()).toEqual(['LAST_OWNER', 'REMOVED']);
  });

  it('keep one of two owners who demote each other at once', async () => {
    const { owner, member } = await service.found('ada@demoted.example');
    const second = await service.call('POST', '/v1/members', owner, { email: 'ben@demoted.example', role: 'OWNER' });
    const ben = await service.signIn({ memberId: second.body.id });
    const replies = await Promise.all([
      service.call('PATCH', `/v1/members/${second.body.id}`, owner, { role: 'ADMIN' }),
      service.call('PATCH', `/v1/members/${member.id}`, ben, { role: 'ADMIN' }),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, expect.toBeOneOf([403, 409])]);
    const rows = await service.rows(
      `SELECT count(*) FROM members WHERE tenant_id = (SELECT tenant_id FROM members WHERE id = '${member.id}') AND role = 'OWNER'`,
    );
    expect(rows[0].count).toBe(1n);
  });

  it('refuse a change of the caller’s own role or groups, also by a key that the caller issued (D-510)', async () => {
    const { owner, member } = await service.found('ada@own.example');
    const invite = async (name: string, role: string) => {
      const { body } = await service.call('POST', '/v1/members', owner, { email: `${name}@own.example`, role });
      return { id: body.id as string, session: await service.signIn({ memberId: body.id }) };
    };
    await invite('co-owner', 'OWNER');
    const admin = await invite('admin', 'ADMIN');
    const scopes = ['members:manage'];
    const keyOf = async (session: typeof owner, memberId: string) =>
      (await service.call('POST', '/v1/api-keys', session, { name: 'Key', memberId, scopes })).body as {
        apiKey: string;
      };
    const issued = await keyOf(owner, admin.id);
    const changes = [
      { role: 'FINANCE' },
      { approverGroup: 'board' },
      { approvalGroups: ['treasury'] },
      { name: 'Ada', approvalGroups: ['treasury'] },
    ];
    for (const body of changes) {
      for (const [id, caller] of [
        [member.id, owner],
        [member.id, issued],
        [admin.id, admin.session],
        [admin.id, await keyOf(admin.session, admin.id)],
      ] as const) {
        const reply = await service.call('PATCH', `/v1/members/${id}`, caller, body);
        expect([reply.status, reply.body.code]).toEqual([403, 'ROLE_NOT_PERMITTED']);
      }
      await service.call('PATCH', `/v1/members/${admin.id}`, owner, { role: 'ADMIN' });
    }
    const renamed = await service.call('PATCH', `/v1/members/${member.id}`, owner, { name: 'Ada', role: 'OWNER' });
    expect(renamed.body).toMatchObject({ name: 'Ada', role: 'OWNER', approvalGroups: [], approverGroup: null });
  });

  it('let an admin neither create nor change an owner, nor change the own role', async () => {
    const { owner, member } = await service.found('ada@admin.example');
    const invited = await service.call('POST', '/v1/members', owner, { email: 'ben@admin.example', role: 'ADMIN' });
    const admin = await service.signIn({ memberId: invited.body.id });
    const refused = [
      service.call('POST', '/v1/members', admin, { email: 'cai@admin.example', role: 'OWNER' }),
      service.call('PATCH', `/v1/members/${member.id}`, admin, { name: 'X' }),
      service.call('DELETE', `/v1/members/${member.id}`, admin),
      service.call('PATCH', `/v1/members/${invited.body.id}`, admin, { role: 'FINANCE' }),
    ];
    for (const reply of await Promise.all(refused)) expect(reply.body.code).toBe('ROLE_NOT_PERMITTED');
    const second = await service.call('POST', '/v1/members', owner, { email: 'dan@admin.example', role: 'OWNER' });
    await service.signIn({ memberId: second.body.id });
    const path = `/v1/members/${second.body.id}`;
    expect((await service.call('POST', `${path}/suspend`, admin)).body.code).toBe('ROLE_NOT_PERMITTED');
    await service.call('POST', `${path}/suspend`, owner);
    expect((await service.call('POST', `${path}/reactivate`, admin)).body.code).toBe('ROLE_NOT_PERMITTED');
    const renamed = await service.call('PATCH', `/v1/members/${invited.body.id}`, admin, { name: 'Ben' });
    expect(renamed.body).toMatchObject({ role: 'ADMIN', name: 'Ben' });
  });
});

describe('signer (D-020)', () => {
  it('is registered by the member itself, with a signature', async () => {
    const { owner, member } = await service.found('ada@signer.example');
    const signer = privateKeyToAccount(`0x${'42'.repeat(32)}`);
    const signature = await signer.signMessage({ message: signerRegistrationText(member.id, signer.address) });
    const path = `/v1/members/${member.id}/signer`;
    const body = { address: signer.address.toLowerCase(), signature };
    const wrong = { ...body, address: owner.signer.address };
    expect((await service.call('PUT', path, owner, wrong)).body.code).toBe('SIGNER_SIGNATURE_INVALID');
    expect((await service.call('PUT', path, owner, { ...body, address: '0x12' })).body.code).toBe(
      'INVALID_WALLET_ADDRESS',
    );
    expect((await service.call('PUT', path, owner, body)).body.signerAddress).toBe(signer.address);

    const invited = await service.call('POST', '/v1/members', owner, { email: 'ben@signer.example' });
    const ben = await service.signIn({ memberId: invited.body.id });
    expect((await service.call('PUT', path, ben, body)).body.code).toBe('ROLE_NOT_PERMITTED');
  });
});

describe('lists (D-043)', () => {
  it('page by cursor without repeating or skipping, newest first', async () => {
    const { owner } = await service.found('ada@list.example');
    for (let at = 0; at < 5; at += 1)
      await service.call('POST', '/v1/members', owner, { email: `m${at}@list.example` });
    const seen: string[] = [];
    let path: string | undefined = '/v1/members?take=2';
    while (path !== undefined) {
      const reply: Awaited<ReturnType<Service['call']>> = await service.call('GET', path, owner);
      seen.push(...reply.body.members.map(({ email }: { email: string }) => email));
      path = /<([^>]+)>; rel="next"/.exec(reply.headers.get('link') ?? '')?.[1];
    }
    expect(seen).toEqual(['m4', 'm3', 'm2', 'm1', 'm0', 'ada'].map((name) => `${name}@list.example`));
    const active = await service.call('GET', '/v1/members?status=ACTIVE', owner);
    expect(active.body.members).toHaveLength(1);
  });

  it('refuse a malformed cursor, and a cursor together with skip', async () => {
    const { owner } = await service.found('ada@cursor.example');
    for (const query of ['cursor=nonsense', 'cursor=MTIubWVt&skip=1', 'skip=-1', 'take=201']) {
      const reply = await service.call('GET', `/v1/members?${query}`, owner);
      expect([query, reply.status, reply.body.code]).toEqual([query, 400, 'VALIDATION_FAILED']);
    }
  });
});
