import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Service, startAccounts } from '../accounts/service-fixture.ts';

let service: Service;
beforeAll(async () => {
  service = await startAccounts();
});
afterAll(() => service?.close());

const signIn = (body: object) => service.call('POST', '/v1/test/sessions', null, body);

describe('test sessions (D-001)', () => {
  it('return the same user and signer for the same address, in any case', async () => {
    const first = await signIn({ email: 'Ada@Session.example', name: 'Ada' });
    const again = await signIn({ email: 'ada@session.example' });
    expect(first.status).toBe(201);
    expect(again.body).toMatchObject({ userId: first.body.userId, signer: first.body.signer, tokenType: 'Bearer' });
    expect(privateKeyToAccount(first.body.signer.privateKey).address).toBe(first.body.signer.address);
    const hours = (Date.parse(first.body.expiresAt) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(11.9);
    expect(hours).toBeLessThanOrEqual(12);
    const [user] = await service.rows('SELECT * FROM users WHERE id = ?', [first.body.userId]);
    expect(user).toMatchObject({ name: 'Ada', signer_address: first.body.signer.address });
    expect(JSON.stringify(user)).not.toContain(first.body.signer.privateKey.slice(2));
  });

  it('create one user for simultaneous sign-ins', async () => {
    const replies = await Promise.all([1, 2, 3].map(() => signIn({ email: 'once@session.example' })));
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
    const users = await service.rows('SELECT count(*) FROM users WHERE id = ?', [replies[0]?.body.userId]);
    expect(users[0].count).toBe(1n);
  });

  it('name no tenant for a user who has several, unless the request names one', async () => {
    const email = 'two@places.example';
    const first = await service.found(email);
    const second = await service.call('POST', '/v1/tenants', first.owner, { name: 'Second', additional: true });
    expect(second.status).toBe(201);
    expect((await signIn({ email })).body).toMatchObject({ tenantId: null, memberId: null });
    for (const { tenant, member } of [first, second.body]) {
      const named = await signIn({ email, tenantId: tenant.id });
      expect(named.body).toMatchObject({ tenantId: tenant.id, memberId: member.id });
    }
  });

  it('accept exactly one form of body', async () => {
    for (const body of [{}, { email: 'a@b.example', memberId: 'mem_1' }, { email: 'no address' }, { memberId: 7 }]) {
      expect((await signIn(body)).body).toMatchObject({ statusCode: 400, code: 'VALIDATION_FAILED' });
    }
    expect((await signIn({ memberId: 'mem_no' })).body.code).toBe('MEMBER_NOT_FOUND');
    expect((await signIn({ email: 'a@b.example', tenantId: 'ten_no' })).body.code).toBe('TENANT_NOT_FOUND');
  });

  it('activate an invited member once, also for simultaneous sign-ins (D-017)', async () => {
    const { owner } = await service.found('ada@invite.example');
    const invited = await service.call('POST', '/v1/members', owner, { email: 'ben@invite.example' });
    const replies = await Promise.all([1, 2].map(() => signIn({ memberId: invited.body.id })));
    expect(replies.map(({ status, body }) => [status, body.memberId])).toEqual([
      [201, invited.body.id],
      [201, invited.body.id],
    ]);
    const steps = await service.rows('SELECT event FROM lifecycle_log WHERE aggregate_id = ? ORDER BY step', [
      invited.body.id,
    ]);
    expect(steps.map(({ event }: { event: string }) => event)).toEqual(['CREATE', 'ACTIVATE']);
  });
});
