import { equalSecrets, hashToken } from '../../crypto/index.ts';
import { HEADERS, KEY_PREFIXES } from '../../names.ts';
import { Refusal, refuse } from '../../refusal.ts';
import type { Caller } from '../caller.ts';
import type { Endpoint } from '../endpoint.ts';
import type { Exchange } from '../exchange.ts';
import type { Authenticator, Confirmation, FoundKey, KeyRecord, Membership, SessionClaims } from '../ports.ts';
import { invalidKey, NO_MEMBER_THERE, NOBODY_BEHIND_KEY, unauthenticated } from './credential-faults.ts';
import { isAllowedAddress } from './ip-allowlist.ts';
import type { SessionTokens } from './session-tokens.ts';

/** The caller, and everything that later steps need of the credential. */
export interface Credential {
  readonly caller: Caller;
  /** The API key, when one was sent. */
  readonly key: KeyRecord | undefined;
  /** Names the rate-limit bucket (D-052). */
  readonly bucket: string;
  /** The key, the membership of the session, or both. The transaction of a mutation judges them again (D-504). */
  readonly confirmations?: readonly Confirmation[];
  /** In real time; null or undefined: never. */
  readonly expiresAt?: Date | null;
  /** The key comes from the memory of the process: nothing may be answered by it before it is confirmed. */
  readonly isRemembered?: boolean;
}

/** Tells whether a remembered key is enough, because the transaction confirms it, or has to be read now. */
export type LookUp = 'remembered' | 'now';

export interface CredentialRules {
  readonly environment: 'sandbox' | 'live';
  readonly adminApiKey: string | undefined;
  readonly trustedProxyHops: number;
  readonly authenticator: Authenticator;
  readonly sessionTokens: SessionTokens;
  /** Milliseconds since the epoch: credentials expire on the real clock (D-067). */
  readonly now: () => number;
}

/** What follows the prefix of a key. */
const KEY_FORM = /^[0-9A-Za-z]{40}$/;
const ANY_FORM = /^/;
/** The environment that a key says it is of; undefined of what is no key. */
const environmentOf = (text: string, form = KEY_FORM): CredentialRules['environment'] | undefined =>
  (['sandbox', 'live'] as const).find((one) => {
    const prefix = KEY_PREFIXES[one];
    return text.startsWith(prefix) && form.test(text.slice(prefix.length));
  });

const BEARER = /^Bearer +([^\s]+)$/i;

/** Sessions are JWTs: three parts, the first of which is a JSON object in base64. */
const isToken = (text: string): boolean => /^eyJ[^.]*\.[^.]*\.[^.]*$/.test(text);

/** Present, form and environment, revoked, expired, tenant, agent, member, IP: the first failure answers (D-030, D-488). */
export function authenticate(
  rules: CredentialRules,
  exchange: Exchange,
  endpoint: Endpoint,
  lookUp: LookUp = 'now',
): Promise<Credential | Refusal> | Credential | Refusal {
  if (endpoint.isPublic) return nobody(rules, exchange);
  if (endpoint.isOperators) return operator(rules, exchange);
  const apiKey = exchange.header(HEADERS.apiKey) || undefined;
  const authorization = exchange.header('authorization');
  const token = authorization === undefined ? undefined : BEARER.exec(authorization)?.[1];
  if (apiKey !== undefined && token !== undefined) return both(rules, exchange, endpoint, apiKey, token);
  if (apiKey !== undefined) return byKey(rules, exchange, endpoint, apiKey, lookUp);
  if (token !== undefined) return bySession(rules, exchange, endpoint, token, undefined);
  if (authorization !== undefined) return unauthenticated('notBearer');
  return endpoint.isSessionOnly ? unauthenticated('noSession') : refuse('API_KEY_REQUIRED');
}

function byKey(
  rules: CredentialRules,
  exchange: Exchange,
  endpoint: Endpoint,
  apiKey: string,
  lookUp: LookUp,
): Promise<Credential | Refusal> | Credential | Refusal {
  const environment = environmentOf(apiKey);
  if (environment === undefined) return invalidKey(isToken(apiKey) ? 'token' : 'malformed');
  if (environment !== rules.environment) return invalidKey(environment);
  const hash = hashToken(apiKey);
  const remembered = lookUp === 'remembered' ? rules.authenticator.rememberedKey?.(hash) : undefined;
  if (remembered !== undefined && refusalOfKey(rules, exchange, endpoint, remembered.key) === undefined) {
    return { ...credentialOf(rules, exchange, remembered), isRemembered: true };
  }
  return lookedUp(rules, exchange, endpoint, hash);
}

async function lookedUp(
  rules: CredentialRules,
  exchange: Exchange,
  endpoint: Endpoint,
  hash: string,
): Promise<Credential | Refusal> {
  const found = await rules.authenticator.apiKey(hash);
  if (found === undefined) return invalidKey('unknown');
  const credential = credentialOf(rules, exchange, found);
  exchange.caller = credential.caller;
  return refusalOfKey(rules, exchange, endpoint, found.key) ?? credential;
}

function credentialOf(rules: CredentialRules, exchange: Exchange, { key, confirmation }: FoundKey): Credential {
  const caller = callerOfKey(rules, exchange, key);
  return { caller, key, bucket: bucketOf(caller), confirmations: [confirmation], expiresAt: key.expiresAt };
}

function refusalOfKey(
  rules: CredentialRules,
  exchange: Exchange,
  endpoint: Endpoint,
  key: KeyRecord,
): Refusal | undefined {
  if (key.revokedAt !== null) return refuse('API_KEY_REVOKED');
  if (key.expiresAt !== null && key.expiresAt.getTime() <= rules.now()) return refuse('API_KEY_EXPIRED');
  if (key.tenantStatus !== 'ACTIVE' && !endpoint.meta.anyTenant) return refuse('TENANT_SUSPENDED');
  if (key.agentStatus === 'SUSPENDED') return refuse('AGENT_SUSPENDED');
  if (!key.memberActive && !endpoint.meta.anyTenant)
    return refuse('MEMBER_NOT_ACTIVE', { status: 403, message: NOBODY_BEHIND_KEY });
  if (key.ipAllowlist.length === 0) return undefined;
  const address = exchange.clientAddress(rules.trustedProxyHops);
  return isAllowedAddress(address, key.ipAllowlist) ? undefined : refuse('IP_NOT_ALLOWED');
}

/** `keyTenantId` is the tenant of the key that came with the session: it settles which membership is meant. */
async function bySession(
  rules: CredentialRules,
  exchange: Exchange,
  endpoint: Endpoint,
  token: string,
  keyTenantId: string | undefined,
): Promise<Credential | Refusal> {
  const claims = await rules.sessionTokens.verify(token);
  if (claims === undefined) return unauthenticated(environmentOf(token, ANY_FORM) ? 'keyAsToken' : 'badToken');
  const header = exchange.header(HEADERS.tenantId) ?? keyTenantId;
  const { membership, ambiguous, confirmation } = await rules.authenticator.session(claims, header);
  const caller = callerOfSession(rules, exchange, claims, membership);
  exchange.caller = caller;
  const refusal = endpoint.meta.anyTenant
    ? undefined
    : refusalOfMembership(membership, ambiguous, header !== undefined);
  const confirmations = confirmation === undefined ? [] : [confirmation];
  return refusal ?? { caller, key: undefined, bucket: bucketOf(caller), confirmations, expiresAt: claims.expiresAt };
}

/** Names the bucket of a key, or of the user of a session (D-052). */
export const bucketOf = ({ apiKeyId, userId }: Caller): string => apiKeyId ?? `user:${userId}`;

function refusalOfMembership(membership: Membership | null, ambiguous: boolean, isNamed: boolean): Refusal | undefined {
  if (ambiguous) return refuse('TENANT_AMBIGUOUS');
  if (membership === null) return refuse('TENANT_REQUIRED', isNamed ? { message: NO_MEMBER_THERE } : {});
  if (membership.tenantStatus === 'SUSPENDED') return refuse('TENANT_SUSPENDED');
  return membership.active ? undefined : refuse('MEMBER_NOT_ACTIVE', { status: 403 });
}

/** Both must hold, for one tenant; the member acts, with the scopes that both have (D-012). */
async function both(
  rules: CredentialRules,
  exchange: Exchange,
  endpoint: Endpoint,
  apiKey: string,
  token: string,
): Promise<Credential | Refusal> {
  const byTheKey = await byKey(rules, exchange, endpoint, apiKey, 'now');
  if (byTheKey instanceof Refusal) return asOneOfTwo(byTheKey);
  const key = byTheKey.key as KeyRecord;
  const session = await bySession(rules, exchange, endpoint, token, key.tenantId);
  if (session instanceof Refusal) return session;
  if (session.caller.tenantId !== key.tenantId) return unauthenticated('twoTenants');
  const scopes = session.caller.scopes.filter((scope) => key.scopes.includes(scope));
  const caller = { ...session.caller, scopes, apiKeyId: key.id, agentId: key.agentId };
  const confirmations = [...(byTheKey.confirmations ?? []), ...(session.confirmations ?? [])];
  return {
    caller,
    key,
    bucket: byTheKey.bucket,
    confirmations,
    expiresAt: earlier(byTheKey.expiresAt, session.expiresAt),
  };
}

const earlier = (one: Date | null | undefined, other: Date | null | undefined): Date | null => {
  const times = [one, other].filter((time) => time != null).map((time) => time.getTime());
  return times.length === 0 ? null : new Date(Math.min(...times));
};

const asOneOfTwo = (refusal: Refusal): Refusal =>
  refusal.code.startsWith('API_KEY_') ? unauthenticated('badKeyBeside') : refusal;

/** D-425: an unset admin key disables the operators' routes as if they were not there. */
function operator(rules: CredentialRules, exchange: Exchange): Credential | Refusal {
  if (rules.adminApiKey === undefined) return refuse('ROUTE_NOT_FOUND');
  const sent = exchange.header(HEADERS.adminKey) ?? '';
  if (!equalSecrets(sent, rules.adminApiKey)) return unauthenticated(sent === '' ? 'noAdminKey' : 'wrongAdminKey');
  const name = exchange.header(HEADERS.operator) ?? null;
  const caller = { ...anonymous(rules, exchange), kind: 'operator', userId: name } as const;
  return { caller, key: undefined, bucket: 'operator' };
}

const nobody = (rules: CredentialRules, exchange: Exchange): Credential => ({
  caller: anonymous(rules, exchange),
  key: undefined,
  bucket: exchange.clientNetwork(rules.trustedProxyHops),
});

const anonymous = (rules: CredentialRules, exchange: Exchange): Caller => ({
  kind: 'public',
  environment: rules.environment,
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
  requestId: exchange.requestId,
});

const callerOfKey = (rules: CredentialRules, exchange: Exchange, key: KeyRecord): Caller => ({
  kind: 'apiKey',
  environment: rules.environment,
  tenantId: key.tenantId,
  memberId: key.memberId,
  role: key.memberRole,
  userId: null,
  email: null,
  emailVerified: false,
  apiKeyId: key.id,
  keyIssuerId: key.issuedByMemberId,
  agentId: key.agentId,
  memberActive: key.memberActive,
  scopes: key.scopes,
  requestId: exchange.requestId,
});

const callerOfSession = (
  rules: CredentialRules,
  exchange: Exchange,
  claims: SessionClaims,
  membership: Membership | null,
): Caller => ({
  kind: 'member',
  environment: rules.environment,
  tenantId: membership?.tenantId ?? null,
  memberId: membership?.memberId ?? null,
  role: membership?.role ?? null,
  userId: claims.userId,
  email: claims.email,
  emailVerified: claims.emailVerified,
  apiKeyId: null,
  keyIssuerId: null,
  agentId: null,
  memberActive: membership?.active ?? false,
  scopes: membership?.scopes ?? [],
  requestId: exchange.requestId,
});
