import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { hashToken } from '../../../src/platform/crypto/index.ts';
import {
  authenticate,
  bucketOf,
  type Credential,
  type CredentialRules,
} from '../../../src/platform/http/credentials/credential.ts';
import { invalidKey, unauthenticated } from '../../../src/platform/http/credentials/credential-faults.ts';
import { type Endpoint, endpointOf } from '../../../src/platform/http/endpoint.ts';
import { Exchange } from '../../../src/platform/http/exchange.ts';
import type { OperationMeta } from '../../../src/platform/http/operation-meta.ts';
import type { KeyRecord, SessionClaims, SessionRecord } from '../../../src/platform/http/ports.ts';
import { Refusal } from '../../../src/platform/refusal.ts';
import { API_KEY, found, keyRecord, membership } from './app-fixture.ts';

const NOW = Date.parse('2026-03-02T09:00:00.000Z');
const ADMIN = 'admin-key-of-this-test';
const both: OperationMeta['security'] = [{ apiKey: [] }, { memberSession: [] }];

const claims: SessionClaims = {
  userId: 'usr_1',
  email: 'ana@acme.example',
  emailVerified: true,
  tenantId: null,
  memberId: null,
};

interface World {
  readonly key?: KeyRecord | undefined;
  readonly session?: SessionRecord;
  readonly rules?: Partial<CredentialRules>;
  readonly asked?: unknown[];
}

const endpoint = (meta: Partial<OperationMeta> = {}): Endpoint =>
  endpointOf({ security: both, statuses: [200], codes: {}, handler: async () => null, ...meta } as never);

const exchangeOf = (headers: Record<string, string>, address = '192.0.2.7') =>
  new Exchange({
    url: '/v1/things',
    headers: { 'x-request-id': 'req-of-this-test', ...headers },
    socket: { remoteAddress: address },
  } as unknown as IncomingMessage);

const rulesOf = ({ session, rules, asked = [], ...given }: World): CredentialRules => ({
  environment: 'sandbox',
  adminApiKey: ADMIN,
  trustedProxyHops: 0,
  authenticator: {
    apiKey: async (hash) => {
      asked.push(hash);
      const key = 'key' in given ? given.key : keyRecord();
      return key && found(key);
    },
    session: async (of, tenant) => {
      asked.push([of.userId, tenant]);
      return session ?? { membership: membership(), ambiguous: false };
    },
  },
  sessionTokens: {
    verify: async (token) => (token === 'good' ? { ...claims, expiresAt: new Date(NOW + 1000) } : undefined),
  },
  now: () => NOW,
  ...rules,
});

async function judged(headers: Record<string, string>, world: World = {}, meta: Partial<OperationMeta> = {}) {
  const exchange = exchangeOf(headers);
  const result = await authenticate(rulesOf(world), exchange, endpoint(meta));
  return { exchange, result, code: result instanceof Refusal ? result.code : undefined };
}

const withKey = { 'x-service-api-key': API_KEY };
const withSession = { authorization: 'Bearer good' };
const codeOf = async (...given: Parameters<typeof judged>) => (await judged(...given)).code;
const credentialOf = async (...given: Parameters<typeof judged>) => {
  const { result } = await judged(...given);
  if (result instanceof Refusal) throw new Error(`refused with ${result.code}`);
  return result as Credential;
};
const refusalOf = async (...given: Parameters<typeof judged>) => (await judged(...given)).result;

describe('an API key', () => {
  it('identifies the caller: its member, in its tenant, with its scopes (D-021, D-031)', async () => {
    const key = keyRecord({ agentId: 'agt_1', agentStatus: 'ACTIVE', memberRole: 'ADMIN' });
    const asked: unknown[] = [];
    const { exchange, result } = await judged(withKey, { key, asked });
    expect(result).toEqual({
      caller: {
        kind: 'apiKey',
        environment: 'sandbox',
        tenantId: 'ten_1',
        memberId: 'mem_1',
        role: 'ADMIN',
        userId: null,
        email: null,
        emailVerified: false,
        apiKeyId: 'key_1',
        keyIssuerId: 'mem_1',
        agentId: 'agt_1',
        memberActive: true,
        scopes: key.scopes,
        requestId: 'req-of-this-test',
      },
      key,
      bucket: 'key_1',
      confirmations: [found(key).confirmation].map(({ statement }) => expect.objectContaining({ statement })),
      expiresAt: null,
    });
    expect(exchange.caller).toEqual((result as Credential).caller);
    // By its hash: the key itself goes no further (D-010).
    expect(asked).toEqual([hashToken(API_KEY)]);
  });

  it.each([
    ['nothing', undefined, 'API_KEY_REQUIRED'],
    ['empty', '', 'API_KEY_REQUIRED'],
  ])('is required: %s', async (_what, sent, code) => {
    expect(await codeOf(sent === undefined ? {} : { 'x-service-api-key': sent })).toBe(code);
  });

  it.each([
    ['too short', API_KEY.slice(0, -1), 'malformed'],
    ['too long', `${API_KEY}a`, 'malformed'],
    ['another beginning', `x${API_KEY}`, 'malformed'],
    ['another environment’s', API_KEY.replace('test', 'prod'), 'malformed'],
    ['another alphabet', `svc_test_${'-'.repeat(40)}`, 'malformed'],
    ['a live one here', API_KEY.replace('test', 'live'), 'live'],
    ['a token', 'eyJhbGciOiJFZERTQSJ9.e30.c2ln', 'token'],
    ['nearly a token', 'eyJhbGciOiJFZERTQSJ9.e30', 'malformed'],
    ['more than a token', 'eyJhbGciOiJFZERTQSJ9.e30.c2ln.x', 'malformed'],
    ['a token behind something', 'x eyJhbGciOiJFZERTQSJ9.e30.c2ln', 'malformed'],
  ] as const)('%s is not looked up (D-007, D-030)', async (_what, sent, fault) => {
    const asked: unknown[] = [];
    expect(await refusalOf({ 'x-service-api-key': sent }, { asked })).toEqual(invalidKey(fault));
    expect(asked).toEqual([]);
  });

  it('is unknown in the other environment', async () => {
    const live = { rules: { environment: 'live' } } as const;
    expect(await refusalOf(withKey, live)).toEqual(invalidKey('sandbox'));
    expect(await codeOf({ 'x-service-api-key': API_KEY.replace('test', 'live') }, live)).toBeUndefined();
  });

  it('is unknown when no row has its hash', async () => {
    const { exchange, result } = await judged(withKey, { key: undefined });
    expect(result).toEqual(invalidKey('unknown'));
    expect(exchange.caller).toBeUndefined();
  });

  /** Each with all that come after it wrong too: the first one answers (D-030, D-488). */
  const wrong: readonly [string, Partial<KeyRecord>][] = [
    ['API_KEY_REVOKED', { revokedAt: new Date(NOW) }],
    ['API_KEY_EXPIRED', { expiresAt: new Date(NOW) }],
    ['TENANT_SUSPENDED', { tenantStatus: 'SUSPENDED' }],
    ['AGENT_SUSPENDED', { agentId: 'agt_1', agentStatus: 'SUSPENDED' }],
    ['MEMBER_NOT_ACTIVE', { memberActive: false }],
    ['IP_NOT_ALLOWED', { ipAllowlist: ['198.51.100.0/24'] }],
  ];

  it.each(wrong.map(([code], at) => [code, at] as const))(
    'is refused for the first of these faults: %s',
    async (code, at) => {
      const rest: Partial<KeyRecord> = Object.assign({}, ...wrong.slice(at).map(([, changed]) => changed));
      const { exchange, code: answered } = await judged(withKey, { key: keyRecord(rest) });
      expect(answered).toBe(code);
      expect(await codeOf(withKey, { key: keyRecord(wrong[at]?.[1]) })).toBe(code);
      // Whoever is refused is known: its failures are counted by it.
      expect(exchange.caller?.apiKeyId).toBe('key_1');
    },
  );

  it('is refused with 403 when its member is gone', async () => {
    expect(await refusalOf(withKey, { key: keyRecord({ memberActive: false }) })).toMatchObject({
      status: 403,
      message: 'The member for whom the API key acts is not ACTIVE.',
    });
  });

  it('is valid until the millisecond before its end (D-008)', async () => {
    expect(await codeOf(withKey, { key: keyRecord({ expiresAt: new Date(NOW + 1) }) })).toBeUndefined();
  });

  it('reaches operations of any tenant whatever the state of tenant and member, and no others', async () => {
    const anyTenant = { anyTenant: true };
    expect(
      await codeOf(withKey, { key: keyRecord({ tenantStatus: 'SUSPENDED', memberActive: false }) }, anyTenant),
    ).toBeUndefined();
    expect(await codeOf(withKey, { key: keyRecord({ revokedAt: new Date(NOW) }) }, anyTenant)).toBe('API_KEY_REVOKED');
    expect(await codeOf(withKey, { key: keyRecord({ agentId: 'a', agentStatus: 'SUSPENDED' }) }, anyTenant)).toBe(
      'AGENT_SUSPENDED',
    );
  });

  it('is accepted from its addresses alone (D-026)', async () => {
    const key = keyRecord({ ipAllowlist: ['192.0.2.0/24'] });
    expect(await codeOf(withKey, { key })).toBeUndefined();
    const behindProxy = { key, rules: { trustedProxyHops: 1 } };
    expect(await codeOf({ ...withKey, 'x-forwarded-for': '198.51.100.1' }, behindProxy)).toBe('IP_NOT_ALLOWED');
    expect(await codeOf({ ...withKey, 'x-forwarded-for': '192.0.2.200' }, behindProxy)).toBeUndefined();
  });
});

describe('a session', () => {
  it('identifies the caller: the user, as the member of one tenant (D-004)', async () => {
    const asked: unknown[] = [];
    const { exchange, result } = await judged(withSession, { asked });
    expect(result).toEqual({
      caller: {
        kind: 'member',
        environment: 'sandbox',
        tenantId: 'ten_1',
        memberId: 'mem_1',
        role: 'OWNER',
        userId: 'usr_1',
        email: 'ana@acme.example',
        emailVerified: true,
        apiKeyId: null,
        keyIssuerId: null,
        agentId: null,
        memberActive: true,
        scopes: membership().scopes,
        requestId: 'req-of-this-test',
      },
      key: undefined,
      bucket: 'user:usr_1',
      confirmations: [],
      expiresAt: new Date(NOW + 1000),
    });
    expect(exchange.caller).toEqual((result as Credential).caller);
    expect(asked).toEqual([['usr_1', undefined]]);
  });

  it('names its tenant by a header (D-004)', async () => {
    const asked: unknown[] = [];
    await judged({ ...withSession, 'x-service-tenant-id': 'ten_9' }, { asked });
    expect(asked).toEqual([['usr_1', 'ten_9']]);
  });

  it.each([
    ['another scheme', { authorization: 'Basic good' }, 'notBearer'],
    ['a scheme alone', { authorization: 'Bearer' }, 'notBearer'],
    ['two words', { authorization: 'Bearer good bad' }, 'notBearer'],
    ['something before', { authorization: 'xBearer good' }, 'notBearer'],
    ['a token that does not verify', { authorization: 'Bearer bad' }, 'badToken'],
    ['a key', { authorization: `Bearer ${API_KEY}` }, 'keyAsToken'],
  ] as const)('is refused: %s', async (_what, headers, fault) => {
    const { exchange, result } = await judged(headers);
    expect(result).toEqual(unauthenticated(fault));
    expect(exchange.caller).toBeUndefined();
  });

  it.each(['bearer good', 'BEARER   good'])(
    'is accepted in any case and with extra blanks: %s',
    async (authorization) => {
      expect(await codeOf({ authorization })).toBeUndefined();
    },
  );

  it('is required if the operation takes sessions only', async () => {
    const sessionOnly = { security: [{ memberSession: [] }] };
    expect(await refusalOf({}, {}, sessionOnly)).toEqual(unauthenticated('noSession'));
  });

  it.each<[string, SessionRecord, string | undefined, object]>([
    ['several tenants', { membership: null, ambiguous: true }, 'TENANT_AMBIGUOUS', {}],
    ['no tenant', { membership: null, ambiguous: false }, 'TENANT_REQUIRED', { message: undefined }],
    [
      'a suspended tenant',
      { membership: membership({ tenantStatus: 'SUSPENDED', active: false }), ambiguous: false },
      'TENANT_SUSPENDED',
      {},
    ],
    [
      'a member who is not ACTIVE',
      { membership: membership({ active: false }), ambiguous: false },
      'MEMBER_NOT_ACTIVE',
      { status: 403 },
    ],
  ])('is refused for %s', async (_what, session, code, more) => {
    const { exchange, result } = await judged(withSession, { session });
    expect(result).toMatchObject({ code, ...more });
    expect(exchange.caller?.userId).toBe('usr_1');
    // Some operations are for whoever has signed in: a first tenant is founded by one.
    expect(await codeOf(withSession, { session }, { anyTenant: true })).toBeUndefined();
  });

  it('has no member, no role and no scopes without a tenant', async () => {
    const session = { membership: null, ambiguous: false };
    const { caller } = await credentialOf(withSession, { session }, { anyTenant: true });
    expect(caller).toMatchObject({ tenantId: null, memberId: null, role: null, memberActive: false, scopes: [] });
  });

  it('is told when the named tenant has no such member', async () => {
    const named = { ...withSession, 'x-service-tenant-id': 'ten_9' };
    expect(await refusalOf(named, { session: { membership: null, ambiguous: false } })).toMatchObject({
      code: 'TENANT_REQUIRED',
      message: "The session's user is not a member of the tenant in x-service-tenant-id.",
    });
  });
});

describe('a key and a session together (D-012)', () => {
  const two = { ...withKey, ...withSession };

  it('act as the member, with the rights that both have', async () => {
    const key = keyRecord({ scopes: ['ramps:read', 'members:manage'], agentId: 'agt_1', agentStatus: 'ACTIVE' });
    const asked: unknown[] = [];
    const found = await credentialOf(two, { key, asked });
    expect(found.caller).toMatchObject({
      kind: 'member',
      userId: 'usr_1',
      apiKeyId: 'key_1',
      agentId: 'agt_1',
      scopes: ['ramps:read'],
    });
    expect([found.key, found.bucket]).toEqual([key, 'key_1']);
    // The key’s tenant settles which membership is meant.
    expect(asked).toEqual([hashToken(API_KEY), ['usr_1', 'ten_1']]);
  });

  it('expire with the first of the two (D-504)', async () => {
    const expiryWith = async (expiresAt: Date | null) =>
      (await credentialOf(two, { key: keyRecord({ expiresAt }) })).expiresAt;
    const ofSession = new Date(NOW + 1000);
    expect(await expiryWith(null)).toEqual(ofSession);
    expect(await expiryWith(new Date(NOW + 1001))).toEqual(ofSession);
    expect(await expiryWith(new Date(NOW + 999))).toEqual(new Date(NOW + 999));
  });

  it.each([
    ['a bad key', { ...two, 'x-service-api-key': 'x' }, {}, unauthenticated('badKeyBeside')],
    ['a revoked key', two, { key: keyRecord({ revokedAt: new Date(NOW) }) }, unauthenticated('badKeyBeside')],
    ['a bad token', { ...withKey, authorization: 'Bearer bad' }, {}, unauthenticated('badToken')],
    ['two tenants', two, { key: keyRecord({ tenantId: 'ten_2' }) }, unauthenticated('twoTenants')],
  ])('are refused for %s', async (_what, headers, world, expected) => {
    expect(await refusalOf(headers, world)).toEqual(expected);
  });

  it('are refused for the agent of the key if the key itself is valid', async () => {
    expect(await codeOf(two, { key: keyRecord({ agentId: 'a', agentStatus: 'SUSPENDED' }) })).toBe('AGENT_SUSPENDED');
  });

  it('leave the key alone if the scheme is not that of a session', async () => {
    expect(await codeOf({ ...withKey, authorization: 'Basic x' })).toBeUndefined();
  });
});

describe('public callers and operators', () => {
  it('need no credential for a public operation', async () => {
    const asked: unknown[] = [];
    const found = await credentialOf({ ...withKey, authorization: 'Bearer bad' }, { asked }, { security: [] });
    expect(found).toEqual({
      caller: {
        kind: 'public',
        environment: 'sandbox',
        tenantId: null,
        memberId: null,
        role: null,
        userId: null,
        email: null,
        emailVerified: false,
        apiKeyId: null,
        keyIssuerId: null,
        agentId: null,
        memberActive: false,
        scopes: [],
        requestId: 'req-of-this-test',
      },
      key: undefined,
      bucket: '192.0.2.7',
    });
    expect(asked).toEqual([]);
  });

  const operators = { security: [{ adminKey: [] }] };

  it('have one operator key, and a name for the audit log (D-425)', async () => {
    const found = await credentialOf({ 'x-service-admin-key': ADMIN, 'x-service-operator': 'alice' }, {}, operators);
    expect(found).toMatchObject({
      caller: { kind: 'operator', userId: 'alice', tenantId: null },
      key: undefined,
      bucket: 'operator',
    });
    const unnamed = await credentialOf({ 'x-service-admin-key': ADMIN }, {}, operators);
    expect(unnamed.caller.userId).toBeNull();
  });

  it.each([
    ['no key', {}, unauthenticated('noAdminKey')],
    ['another key', { 'x-service-admin-key': `${ADMIN}x` }, unauthenticated('wrongAdminKey')],
    ['an API key', withKey, unauthenticated('noAdminKey')],
  ])('with %s are no operators', async (_what, headers, expected) => {
    expect(await refusalOf(headers, {}, operators)).toEqual(expected);
  });

  it('have no operator routes when no operator key is configured', async () => {
    const world = { rules: { adminApiKey: undefined } };
    expect(await codeOf({ 'x-service-admin-key': '' }, world, operators)).toBe('ROUTE_NOT_FOUND');
  });

  it('have a rate limit per key and per user (D-052)', () => {
    expect(bucketOf({ apiKeyId: 'key_1', userId: 'usr_1' } as never)).toBe('key_1');
    expect(bucketOf({ apiKeyId: null, userId: 'usr_1' } as never)).toBe('user:usr_1');
  });
});
