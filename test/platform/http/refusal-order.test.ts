import { describe, expect, it } from 'vitest';
import {
  API_KEY,
  call,
  keyRecord,
  membership,
  type ServerOptions,
  SIGNING_SECRET,
  sessionTokens,
  startServer,
} from './server-fixture.ts';

const DAY = 86_400_000;
const body = { phone: '+15550104567', amountUsd: '25.00' };

/** Each defect with what takes it away; a request has all those from its own on. */
interface Defect {
  readonly code: string;
  readonly status: number;
  readonly server?: ServerOptions;
  readonly key?: Parameters<typeof keyRecord>[0];
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

const defects: readonly Defect[] = [
  { code: 'API_KEY_INVALID', status: 401, headers: { 'X-Service-Api-Key': 'nonsense' } },
  { code: 'API_KEY_REVOKED', status: 401, key: { revokedAt: new Date() } },
  { code: 'API_KEY_EXPIRED', status: 401, key: { expiresAt: new Date(Date.now() - DAY) } },
  { code: 'TENANT_SUSPENDED', status: 403, key: { tenantStatus: 'SUSPENDED' } },
  { code: 'AGENT_SUSPENDED', status: 403, key: { agentId: 'agt_1', agentStatus: 'SUSPENDED' } },
  { code: 'MEMBER_NOT_ACTIVE', status: 403, key: { memberActive: false } },
  { code: 'IP_NOT_ALLOWED', status: 403, key: { ipAllowlist: ['192.0.2.0/24'] } },
  { code: 'BODY_TOO_LARGE', status: 400, body: `{"memo":"${'x'.repeat(5000)}"}` },
  { code: 'REQUEST_SIGNATURE_REQUIRED', status: 401, key: { requestSigning: true, signingSecret: SIGNING_SECRET } },
  { code: 'RATE_LIMITED', status: 429, server: { rateLimits: { perMinute: 1, burst: 1, publicPerMinute: 0 } } },
  { code: 'INSUFFICIENT_SCOPE', status: 403, key: { scopes: ['ramps:read'] } },
  { code: 'INVALID_JSON', status: 400, body: '{"phone":' },
  { code: 'VALIDATION_FAILED', status: 400, headers: { 'Idempotency-Key': 'x'.repeat(256) } },
];

describe('the order of refusals (D-030, D-038, R523, R529, R531)', () => {
  it.each(defects.map((defect, at) => [defect.code, at] as const))(
    'puts %s before later refusals',
    async (code, at) => {
      const present = defects.slice(at);
      const merged = <T extends object>(pick: (defect: Defect) => T | undefined): T =>
        Object.assign({}, ...present.map((defect) => pick(defect) ?? {}));
      const server = await startServer({
        key: keyRecord(merged((defect) => defect.key)),
        ...merged((defect) => defect.server),
      });
      const rawBody = present.find((defect) => defect.body !== undefined)?.body ?? JSON.stringify(body);
      if (present.some((defect) => defect.server?.rateLimits)) await call(server, 'GET', '/v1/things');
      const reply = await call(server, 'POST', '/v1/things', {
        headers: merged((defect) => defect.headers),
        body: rawBody,
      });
      expect([reply.body.code, reply.status]).toEqual([code, defects[at]?.status]);
    },
  );

  it('lets a correct request pass', async () => {
    const server = await startServer();
    expect((await call(server, 'POST', '/v1/things', { body })).status).toBe(201);
  });

  it('refuses sandbox operations in live before it looks at a credential (D-068)', async () => {
    const server = await startServer({ environment: 'live' });
    const reply = await call(server, 'POST', '/v1/test/clock', { anonymous: true });
    expect([reply.status, reply.body.code]).toEqual([403, 'SANDBOX_ONLY']);
  });

  it('refuses unknown paths, with or without a credential (D-035)', async () => {
    const server = await startServer();
    for (const [method, path] of [
      ['GET', '/v1/nothing'],
      ['PATCH', '/v1/nothing'],
      ['OPTIONS', '/v1/nothing'],
      ['GET', '/v1/either/'],
    ] as const) {
      const reply = await call(server, method, path, { anonymous: true });
      expect([path, reply.status, reply.body.code]).toEqual([path, 404, 'ROUTE_NOT_FOUND']);
      expect(reply.headers.get('allow')).toBeNull();
    }
  });

  it('names the methods of a path for another one, with or without a credential (D-512)', async () => {
    const server = await startServer();
    for (const [method, path, allow] of [
      ['DELETE', '/v1/things', 'HEAD, GET, POST'],
      ['PROPFIND', '/v1/things/thg_1', 'HEAD, GET, PUT, DELETE'],
      ['POST', '/metrics', 'HEAD, GET'],
    ] as const) {
      const reply = await call(server, method, path, { anonymous: true });
      expect([reply.status, reply.body.code, reply.headers.get('allow')]).toEqual([405, 'METHOD_NOT_ALLOWED', allow]);
      expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('hides the operators’ paths if there are none (D-425)', async () => {
    const [closed, open] = [await startServer(), await startServer({ adminApiKey: 'a'.repeat(32) })];
    for (const method of ['GET', 'DELETE']) {
      const reply = await call(closed, method, '/v1/admin/review-cases');
      expect([reply.status, reply.body.code, reply.headers.get('allow')]).toEqual([404, 'ROUTE_NOT_FOUND', null]);
    }
    expect((await call(open, 'DELETE', '/v1/admin/review-cases')).headers.get('allow')).toBe('HEAD, GET');
  });
});

describe('the check of credentials', () => {
  const bearer = async (claims = {}): Promise<Record<string, string>> => {
    const { token } = await sessionTokens.issue({
      userId: 'usr_1',
      email: null,
      emailVerified: false,
      tenantId: 'ten_1',
      memberId: 'mem_1',
      ...claims,
    });
    return { Authorization: `Bearer ${token}` };
  };

  it('asks for a key if keys are accepted, and for a session otherwise (D-011, R521)', async () => {
    const server = await startServer();
    const forKeys = await call(server, 'GET', '/v1/things', { anonymous: true });
    expect([forKeys.status, forKeys.body.code]).toEqual([401, 'API_KEY_REQUIRED']);
    expect(forKeys.headers.get('www-authenticate')).toBe('Bearer realm="service"');
    const forSessions = await call(server, 'POST', '/v1/api-keys', { anonymous: true });
    expect(forSessions.body.code).toBe('UNAUTHENTICATED');
    const byKey = await call(server, 'POST', '/v1/api-keys');
    expect([byKey.status, byKey.body.code]).toEqual([403, 'MEMBER_SESSION_REQUIRED']);
  });

  it('refuses keys of the other environment, unknown keys, and sessions that do not verify (D-002, D-010, R522, R583)', async () => {
    const server = await startServer();
    for (const key of [API_KEY.replace('test', 'live'), `svc_test_${'b'.repeat(40)}`, `${API_KEY}x`, 'svc_test_']) {
      const reply = await call(server, 'GET', '/v1/things', { headers: { 'X-Service-Api-Key': key } });
      expect([reply.status, reply.body.code]).toEqual([401, 'API_KEY_INVALID']);
    }
    const { Authorization = '' } = await bearer();
    for (const authorization of ['Bearer x.y.z', `${Authorization.slice(0, -4)}AAAA`, 'Basic dXNlcjpwYXNz']) {
      const reply = await call(server, 'GET', '/v1/things', {
        anonymous: true,
        headers: { Authorization: authorization },
      });
      expect([reply.status, reply.body.code]).toEqual([401, 'UNAUTHENTICATED']);
    }
  });

  it('accepts a session, with the tenant that its user acts in (R525)', async () => {
    const server = await startServer();
    const reply = await call(server, 'GET', '/v1/things/thg_9', { anonymous: true, headers: await bearer() });
    expect(reply.body).toMatchObject({ id: 'thg_9', caller: { kind: 'member', tenantId: 'ten_1', userId: 'usr_1' } });
  });

  it.each([
    ['TENANT_REQUIRED', 403, { membership: null, ambiguous: false }],
    ['TENANT_AMBIGUOUS', 400, { membership: null, ambiguous: true }],
    ['TENANT_SUSPENDED', 403, { membership: membership({ tenantStatus: 'SUSPENDED' }), ambiguous: false }],
    ['MEMBER_NOT_ACTIVE', 403, { membership: membership({ active: false }), ambiguous: false }],
  ] as const)(
    'refuses keys on %s, which are for sessions (D-004, D-006, D-452, R526)',
    async (code, status, session) => {
      const server = await startServer({ session });
      const reply = await call(server, 'GET', '/v1/things', { anonymous: true, headers: await bearer() });
      expect([reply.body.code, reply.status]).toEqual([code, status]);
      const bootstrap = await call(server, 'POST', '/v1/tenants', { anonymous: true, headers: await bearer() });
      expect(bootstrap.status).toBe(200);
    },
  );

  it('requires two credentials of one tenant, and grants what both have (D-012)', async () => {
    const foreign = await startServer({ session: { membership: membership({ tenantId: 'ten_2' }), ambiguous: false } });
    expect((await call(foreign, 'GET', '/v1/things', { headers: await bearer() })).body.code).toBe('UNAUTHENTICATED');
    const revoked = await startServer({ key: keyRecord({ revokedAt: new Date() }) });
    expect((await call(revoked, 'GET', '/v1/things', { headers: await bearer() })).body.code).toBe('UNAUTHENTICATED');
    const server = await startServer({ key: keyRecord({ scopes: ['ramps:read'] }) });
    const reply = await call(server, 'GET', '/v1/things', { headers: await bearer() });
    expect(reply.body.caller).toMatchObject({
      kind: 'member',
      memberId: 'mem_1',
      apiKeyId: 'key_1',
      scopes: ['ramps:read'],
    });
    expect((await call(server, 'POST', '/v1/things', { headers: await bearer(), body })).body.code).toBe(
      'INSUFFICIENT_SCOPE',
    );
  });

  it('names the missing scopes, and those that no agent may hold (D-019, D-023, R527, R528)', async () => {
    const server = await startServer({ key: keyRecord({ scopes: [] }) });
    const missing = await call(server, 'GET', '/v1/things/thg_1');
    expect(missing.body.details).toEqual({ required: ['ramps:read'] });
    const agents = await startServer({
      key: keyRecord({ agentId: 'agt_1', agentStatus: 'ACTIVE', scopes: ['policies:write'] }),
    });
    const forbidden = await call(agents, 'POST', '/v1/policies');
    expect(forbidden.body.details).toEqual({ required: ['policies:write'], agentForbidden: true });
  });

  it('reads the client address from the trusted end of X-Forwarded-For (D-026, R530)', async () => {
    const server = await startServer({
      key: keyRecord({ ipAllowlist: ['203.0.113.7', '2001:db8::/32'] }),
      trustedProxyHops: 2,
    });
    const from = async (forwarded: string): Promise<number> =>
      (await call(server, 'GET', '/v1/things', { headers: { 'X-Forwarded-For': forwarded } })).status;
    expect(await from('198.51.100.1, 203.0.113.7, 10.0.0.1')).toBe(200);
    expect(await from('::ffff:203.0.113.7, 10.0.0.1')).toBe(200);
    expect(await from('2001:db8::5, 10.0.0.1')).toBe(200);
    expect(await from('203.0.113.7, 198.51.100.1, 10.0.0.1')).toBe(403);
    expect(await from('203.0.113.7')).toBe(403);
    expect(await from('garbage, 10.0.0.1')).toBe(403);
  });

  it('hides the operators’ routes without an operator key (D-425)', async () => {
    const closed = await startServer();
    expect((await call(closed, 'GET', '/v1/admin/review-cases')).body.code).toBe('ROUTE_NOT_FOUND');
    const server = await startServer({ adminApiKey: 'operators-only' });
    const path = '/v1/admin/review-cases';
    expect((await call(server, 'GET', path)).body.code).toBe('UNAUTHENTICATED');
    const headers = { 'X-Service-Admin-Key': 'operators-only', 'x-service-operator': 'ana' };
    expect((await call(server, 'GET', path, { headers })).body.caller).toMatchObject({
      kind: 'operator',
      userId: 'ana',
    });
  });
});
