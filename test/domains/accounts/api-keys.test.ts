import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../support/service.ts';
import { together } from '../../support/together.ts';
import { type Service, startAccounts } from './service-fixture.ts';

let service: Service;
beforeAll(async () => {
  service = await startAccounts();
});
afterAll(() => service?.close());

describe('an API key (D-007 to D-010)', () => {
  it('is shown once, authenticates, and stays revoked (R523, R524)', async () => {
    const { owner, member, tenant } = await service.found('ada@key.example');
    const issued = await service.call('POST', '/v1/api-keys', owner, { name: 'Back office', scopes: ['members:read'] });
    const { apiKey, signingSecret, ...record } = issued.body;
    expect(apiKey).toMatch(/^svc_test_[0-9A-Za-z]{40}$/);
    expect(signingSecret).toBeNull();
    expect(record).toMatchObject({ memberId: member.id, agent: false, status: 'ACTIVE', scopes: ['members:read'] });
    expect([record.prefix, record.last4]).toEqual([apiKey.slice(0, 12), apiKey.slice(-4)]);
    const stored = await service.rows('SELECT count(*) FROM api_keys k WHERE k::text LIKE ?', [
      `%${apiKey.slice(13, 40)}%`,
    ]);
    expect(stored[0].count).toBe(0n);

    expect((await service.call('GET', '/v1/members', { apiKey })).status).toBe(200);
    const path = `/v1/api-keys/${record.id}`;
    // Nobody waits for the note that a key was used: it appears a moment later.
    const read = await eventually('the note that the key was used', async () => {
      const answer = await service.call('GET', path, owner);
      return answer.body.lastUsedAt !== null && answer;
    });
    expect(read.body).toEqual({ ...record, lastUsedAt: read.body.lastUsedAt });
    expect(Date.now() - Date.parse(read.body.lastUsedAt)).toBeLessThan(60_000);

    const revoked = await service.call('DELETE', path, owner);
    expect(revoked.body).toMatchObject({ status: 'REVOKED' });
    expect((await service.call('DELETE', path, owner)).body).toEqual(revoked.body);
    expect((await service.call('GET', '/v1/members', { apiKey })).body.code).toBe('API_KEY_REVOKED');
    const events = await service.rows('SELECT type FROM events WHERE resource_id = ? ORDER BY id', [record.id]);
    expect(events.map(({ type }: { type: string }) => type)).toEqual(['api_key.created', 'api_key.revoked']);
    expect(
      (await service.rows('SELECT tenant_id FROM api_key_uses WHERE api_key_id = ?', [record.id]))[0].tenant_id,
    ).toBe(tenant.id);
  });

  it('is managed by owners and admins only, and by session only', async () => {
    const { owner } = await service.found('ada@who.example');
    const { apiKey } = (await service.call('POST', '/v1/api-keys', owner, { name: 'All' })).body;
    expect((await service.call('POST', '/v1/api-keys', { apiKey }, { name: 'More' })).body.code).toBe(
      'MEMBER_SESSION_REQUIRED',
    );
    const invited = await service.call('POST', '/v1/members', owner, { email: 'fin@who.example', role: 'FINANCE' });
    const finance = await service.signIn({ memberId: invited.body.id });
    expect((await service.call('GET', '/v1/api-keys', finance)).body.code).toBe('ROLE_NOT_PERMITTED');
    expect((await service.call('POST', '/v1/api-keys', finance, { name: 'X' })).body.code).toBe('ROLE_NOT_PERMITTED');
    const { id } = (await service.call('GET', '/v1/api-keys', owner)).body.apiKeys[0];
    for (const method of ['GET', 'DELETE']) {
      expect((await service.call(method, `/v1/api-keys/${id}`, finance)).body.code, method).toBe('ROLE_NOT_PERMITTED');
    }
    expect((await service.call('GET', `/v1/api-keys/${id}`, owner)).body.status).toBe('ACTIVE');
  });

  it('is issued for another member only by an owner, and only when that member is ACTIVE (D-021, D-405)', async () => {
    const { owner, member } = await service.found('ada@for.example');
    const invited = await service.call('POST', '/v1/members', owner, { email: 'ben@for.example', role: 'ADMIN' });
    const body = { name: 'For Ben', memberId: invited.body.id };
    expect((await service.call('POST', '/v1/api-keys', owner, body)).body).toMatchObject({
      code: 'MEMBER_NOT_ACTIVE',
      statusCode: 403,
    });
    const ben = await service.signIn({ memberId: invited.body.id });
    expect((await service.call('POST', '/v1/api-keys', owner, body)).body.memberId).toBe(invited.body.id);
    expect((await service.call('POST', '/v1/api-keys', ben, { name: 'X', memberId: member.id })).body.code).toBe(
      'ROLE_NOT_PERMITTED',
    );
    expect((await service.call('POST', '/v1/api-keys', owner, { name: 'X', memberId: 'mem_no' })).body.code).toBe(
      'MEMBER_NOT_FOUND',
    );
  });

  it('is narrowed when its member is demoted (D-031)', async () => {
    const { owner } = await service.found('ada@narrow.example');
    const invited = await service.call('POST', '/v1/members', owner, { email: 'ben@narrow.example', role: 'ADMIN' });
    const ben = await service.signIn({ memberId: invited.body.id });
    const { apiKey } = (
      await service.call('POST', '/v1/api-keys', ben, { name: 'X', scopes: ['members:read', 'members:manage'] })
    ).body;
    await service.call('PATCH', `/v1/members/${invited.body.id}`, owner, { role: 'VIEWER' });
    expect((await service.call('GET', '/v1/me', { apiKey })).body.scopes).toEqual(['members:read']);
  });

  it('creates its agent, and is refused while the agent is suspended (D-022, D-023, R529)', async () => {
    const { owner } = await service.found('ada@agent.example');
    const refused = await service.call('POST', '/v1/api-keys', owner, {
      name: 'Bot',
      agent: true,
      scopes: ['members:manage'],
    });
    expect(refused.body.details.errors).toMatchObject([{ path: '/body/scopes/0', rule: 'agentForbidden' }]);
    const issued = await service.call('POST', '/v1/api-keys', owner, { name: 'Bot', agent: true });
    expect(issued.body).toMatchObject({ agent: true });
    expect(issued.body.scopes).toHaveLength(27);
    const same = await service.call('POST', '/v1/api-keys', owner, {
      name: 'Bot 2',
      agent: true,
      agentId: issued.body.agentId,
    });
    expect(same.body.agentId).toBe(issued.body.agentId);
    const other = await service.call('POST', '/v1/api-keys', owner, { name: 'X', agent: true, agentId: 'agt_no' });
    expect(other.body.code).toBe('AGENT_NOT_FOUND');
    await service.rows("UPDATE agents SET status = 'SUSPENDED' WHERE id = ?", [issued.body.agentId]);
    expect((await service.call('GET', '/v1/me', { apiKey: issued.body.apiKey })).body.code).toBe('AGENT_SUSPENDED');
  });

  it('expires by real time without a transition, and is listed as EXPIRED (R523)', async () => {
    const { owner } = await service.found('ada@expire.example');
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
    const { id, apiKey } = (await service.call('POST', '/v1/api-keys', owner, { name: 'Short', expiresAt })).body;
    await service.rows("UPDATE api_keys SET expires_at = now() - interval '1 second' WHERE id = ?", [id]);
    expect((await service.call('GET', '/v1/me', { apiKey })).body.code).toBe('API_KEY_EXPIRED');
    const listed = async (status: string) =>
      (await service.call('GET', `/v1/api-keys?status=${status}`, owner)).body.apiKeys.map(
        (key: { id: string }) => key.id,
      );
    expect([await listed('EXPIRED'), await listed('ACTIVE'), await listed('REVOKED')]).toEqual([[id], [], []]);
  });

  it('is refused beyond a hundred unrevoked keys, also when two requests come at once (D-009)', async () => {
    const { owner, tenant, member } = await service.found('ada@limit.example');
    await service.rows(
      `INSERT INTO api_keys (id, status, step, created_at, updated_at, tenant_id, member_id, name, key_hash, prefix, last4,
         environment, scopes, ip_allowlist)
       SELECT 'key_fill' || n, 'ACTIVE', 1, now(), now(), ?, ?, 'fill', 'hash' || n, 'p', 'l', 'sandbox', '{}', '{}'
       FROM generate_series(1, 99) n`,
      [tenant.id, member.id],
    );
    // Of two members: requests of one member wait for each other at its row already.
    const email = 'ben@limit.example';
    const invited = await service.call('POST', '/v1/members', owner, { email, role: 'OWNER' });
    const ben = await service.signIn({ memberId: invited.body.id });
    const replies = await together(
      service.owner,
      [owner, ben].map((who) => () => service.call('POST', '/v1/api-keys', who, { name: 'The last one' })),
    );
    expect(replies.map(({ body }) => body.code ?? body.status).sort()).toEqual(['ACTIVE', 'API_KEY_LIMIT_REACHED']);
  });

  it('stores its signing secret encrypted', async () => {
    const { owner } = await service.found('ada@sign.example');
    const issued = await service.call('POST', '/v1/api-keys', owner, { name: 'S', requestSigning: true });
    expect(issued.body.signingSecret).toMatch(/^sgs_[A-Za-z0-9_-]{43}$/);
    const [row] = await service.rows('SELECT signing_secret_ciphertext AS s FROM api_keys WHERE id = ?', [
      issued.body.id,
    ]);
    expect(service.vault.decrypt(row.s)).toBe(issued.body.signingSecret);
  });
});
