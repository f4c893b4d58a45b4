import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Service, type Session, startAccounts } from './service-fixture.ts';

let service: Service;
beforeAll(async () => {
  service = await startAccounts();
});
afterAll(() => service?.close());

let tenants = 0;

/** A tenant, and a member of it for whom keys act. */
async function keyed(count = 1) {
  tenants += 1;
  const { owner, tenant } = await service.found(`ada@keyed-${tenants}.example`);
  const email = `ben@keyed-${tenants}.example`;
  const { id: memberId } = (await service.call('POST', '/v1/members', owner, { email, role: 'FINANCE' })).body;
  const session = await service.signIn({ memberId });
  const keys: { id: string; apiKey: string }[] = [];
  for (let n = 0; n < count; n += 1) {
    keys.push((await service.call('POST', '/v1/api-keys', owner, { name: `Key ${n}`, memberId })).body);
  }
  return { owner, tenant, email, memberId, session, keys };
}

const verb = (owner: Session, memberId: string, name: 'suspend' | 'reactivate') =>
  service.call('POST', `/v1/members/${memberId}/${name}`, owner);
const codes = async (apiKey: string): Promise<unknown[]> => {
  const replies = [
    service.call('GET', '/v1/members', { apiKey }),
    service.call('GET', '/v1/tenants/me', { apiKey }),
    service.call('GET', '/v1/wallets', { apiKey }),
    service.call('POST', '/v1/wallets', { apiKey }, { name: 'X', owners: [] }),
    service.call('PUT', '/v1/directory/handle', { apiKey }, { handle: 'x', walletId: 'wal_x' }),
    service.call('POST', '/v1/phone-aliases', { apiKey }, { phone: '+15550100001' }),
    service.call('POST', '/v1/test/clock', { apiKey }, { advanceSeconds: 1 }),
  ];
  return (await Promise.all(replies)).map(({ status, body }) => `${status} ${body.code ?? ''}`);
};

describe('the keys of a member who is SUSPENDED (D-488)', () => {
  it('are refused on every operation of the tenant, reads included, and may still read GET /v1/me', async () => {
    const { owner, memberId, keys } = await keyed();
    const apiKey = keys[0]?.apiKey ?? '';
    await verb(owner, memberId, 'suspend');
    expect(new Set(await codes(apiKey))).toEqual(new Set(['403 MEMBER_NOT_ACTIVE']));
    const me = await service.call('GET', '/v1/me', { apiKey });
    expect([me.status, me.body.member.status, me.body.apiKey.status]).toEqual([200, 'SUSPENDED', 'ACTIVE']);

    await verb(owner, memberId, 'reactivate');
    expect((await service.call('GET', '/v1/members', { apiKey })).status).toBe(200);
  });

  it('are refused beside the session of an ACTIVE member', async () => {
    const { owner, memberId, keys } = await keyed();
    await verb(owner, memberId, 'suspend');
    const both = await service.call('GET', '/v1/members', owner, undefined, {
      'x-service-api-key': keys[0]?.apiKey ?? '',
    });
    expect([both.status, both.body.code]).toEqual([403, 'MEMBER_NOT_ACTIVE']);
  });
});

describe('the keys of a member who is REMOVED (D-488)', () => {
  it('are all revoked with the member, each with its event, and no key of another member is', async () => {
    const { owner, memberId, keys, tenant } = await keyed(3);
    const own = (await service.call('POST', '/v1/api-keys', owner, { name: 'Own' })).body;
    const [first, second, third] = keys.map(({ id }) => `/v1/api-keys/${id}`);
    await service.call('DELETE', first ?? '', owner);
    const earlier = (await service.call('GET', first ?? '', owner)).body;

    expect((await service.call('DELETE', `/v1/members/${memberId}`, owner)).body.status).toBe('REMOVED');
    for (const { apiKey } of keys) {
      expect((await service.call('GET', '/v1/me', { apiKey })).body).toMatchObject({
        statusCode: 401,
        code: 'API_KEY_REVOKED',
      });
    }
    expect((await service.call('GET', first ?? '', owner)).body).toEqual(earlier);
    for (const path of [second, third]) {
      expect((await service.call('GET', path ?? '', owner)).body).toMatchObject({
        status: 'REVOKED',
        revokedAt: expect.any(String),
      });
    }
    expect((await service.call('GET', '/v1/members', { apiKey: own.apiKey })).status).toBe(200);
    const told = await service.rows(
      `SELECT type, count(*)::int AS times FROM events WHERE ? = ANY (parties)
        AND type IN ('api_key.revoked', 'member.removed') GROUP BY type ORDER BY type`,
      [tenant.id],
    );
    expect(told).toEqual([
      { type: 'api_key.revoked', times: 3 },
      { type: 'member.removed', times: 1 },
    ]);
    const transactions = await service.rows(
      `SELECT count(DISTINCT tx)::int AS times FROM lifecycle_log
        WHERE (event = 'REMOVE' AND aggregate_id = ?) OR (event = 'REVOKE' AND aggregate_id IN (?, ?))`,
      [memberId, keys[1]?.id ?? '', keys[2]?.id ?? ''],
    );
    expect(transactions).toEqual([{ times: 1 }]);
  });

  it('are revoked in real time, whatever the tenant’s clock shows (D-067)', async () => {
    const { owner, memberId, keys } = await keyed();
    await service.call('POST', '/v1/test/clock', owner, { advanceSeconds: 86_400 });
    await service.call('DELETE', `/v1/members/${memberId}`, owner);
    const { revokedAt } = (await service.call('GET', `/v1/api-keys/${keys[0]?.id}`, owner)).body;
    expect(Math.abs(Date.now() - Date.parse(revokedAt))).toBeLessThan(3_600_000);
  });

  it('stay revoked when the member comes back', async () => {
    const { owner, memberId, email, keys } = await keyed();
    await service.call('DELETE', `/v1/members/${memberId}`, owner);
    const again = (await service.call('POST', '/v1/members', owner, { email, role: 'FINANCE' })).body;
    await service.signIn({ memberId: again.id });
    const { status, body } = await service.call('GET', '/v1/members', { apiKey: keys[0]?.apiKey ?? '' });
    expect([status, body.code]).toEqual([401, 'API_KEY_REVOKED']);
  });

  it('are refused when an older release removed the member, and are revoked when the removal is repeated', async () => {
    const { owner, memberId, keys } = await keyed();
    await service.rows(
      `UPDATE members SET status = 'REMOVED', removed_at = now(), step = step + 1 WHERE id = ? RETURNING 1`,
      [memberId],
    );
    const { body } = await service.call('GET', '/v1/me', { apiKey: keys[0]?.apiKey ?? '' });
    expect(body.code).toBe('API_KEY_REVOKED');
    await service.call('DELETE', `/v1/members/${memberId}`, owner);
    expect((await service.call('GET', `/v1/api-keys/${keys[0]?.id}`, owner)).body.status).toBe('REVOKED');
  });

  it('are refused or revoked when they are issued during the removal', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { owner, memberId } = await keyed(0);
      const [issued] = await Promise.all([
        service.call('POST', '/v1/api-keys', owner, { name: 'Late', memberId }),
        service.call('DELETE', `/v1/members/${memberId}`, owner),
      ]);
      if (issued.status === 201) {
        expect((await service.call('GET', `/v1/api-keys/${issued.body.id}`, owner)).body.status).toBe('REVOKED');
      } else expect(issued.body.code).toBe('MEMBER_NOT_ACTIVE');
    }
  });
});
