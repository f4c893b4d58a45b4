import { riskGates } from '../../generated/contract/gates.ts';
import { isAgentForbidden, scopesOfRole } from '../../src/domains/accounts/keys/scopes.ts';
import { newId } from '../../src/platform/db/ids.ts';
import type { OperationMeta } from '../../src/platform/http/operation-meta.ts';
import { UnitOfWork } from '../../src/platform/lifecycle/unit-of-work.ts';
import type { TestService, TestTenant } from '../support/service.ts';
import type { Furnished } from './world.ts';

/** Somebody at the door, and what each operation must say: a code, or undefined for whoever may come in. */
export interface CallerCase {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  expected(meta: OperationMeta): string | undefined;
}

const isPublic = (meta: OperationMeta): boolean => meta.security.length === 0;
const takesKey = (meta: OperationMeta): boolean => meta.security.some(({ apiKey }) => apiKey);
export const scopesFor = (meta: OperationMeta, scheme: 'apiKey' | 'memberSession'): readonly string[] =>
  meta.security.find((one) => one[scheme])?.[scheme] ?? [];

/** An operator's door knows its own key alone (D-425). */
export const isOperators = (meta: OperationMeta): boolean => meta.security.some(({ adminKey }) => adminKey);

/** Refuses everywhere but on public operations. */
const always = (code: string) => (meta: OperationMeta) =>
  isPublic(meta) ? undefined : isOperators(meta) ? 'UNAUTHENTICATED' : code;
/** The same, where no tenant is needed either (`x-any-tenant`): what then? */
const inTenants = (code: string, elsewhere?: string) => (meta: OperationMeta) =>
  isPublic(meta)
    ? undefined
    : isOperators(meta)
      ? 'UNAUTHENTICATED'
      : meta.anyTenant
        ? takesKey(meta)
          ? refusedBehind(meta, code)
          : elsewhere
        : code;

/** An operation that lets everybody in may refuse by itself whoever acts in no tenant, or in one that may not act. */
const refusedBehind = ({ codes }: OperationMeta, code: string): string | undefined =>
  code === 'TENANT_AMBIGUOUS' && 'TENANT_REQUIRED' in codes ? 'TENANT_REQUIRED' : code in codes ? code : undefined;

/** Sessions only (D-013), in the words of the operation. A code of a gate that the operation passes is no answer to that. */
const keyRefusal = ({ codes, twoFactor }: OperationMeta): string => {
  if ('APPROVAL_REQUIRES_MEMBER' in codes) return 'APPROVAL_REQUIRES_MEMBER';
  const isOwn = 'TWOFA_AGENT_NOT_PERMITTED' in codes && twoFactor !== 'rights';
  return isOwn ? 'TWOFA_AGENT_NOT_PERMITTED' : 'MEMBER_SESSION_REQUIRED';
};

const byScope = (scheme: 'apiKey' | 'memberSession', held: readonly string[]) => (meta: OperationMeta) => {
  if (isPublic(meta)) return undefined;
  if (isOperators(meta)) return 'UNAUTHENTICATED';
  if (scheme === 'apiKey' && !takesKey(meta)) return keyRefusal(meta);
  return scopesFor(meta, scheme).every((scope) => held.includes(scope)) ? undefined : 'INSUFFICIENT_SCOPE';
};

/** Whether each risk of the operation, by itself, keeps the keys of agents out (D-519, D-520). */
export const isClosedToAgents = ({ risks = [], waives = [] }: OperationMeta): boolean =>
  risks.length > 0 &&
  !waives.includes('not-agent') &&
  risks.every((risk) => riskGates[risk].agentKey.some((gate) => gate === 'not-agent'));

const agentScopes = scopesOfRole('OWNER').filter((scope) => !isAgentForbidden(scope));

const byAgent = (meta: OperationMeta): string | undefined =>
  byScope('apiKey', agentScopes)(meta) ?? (isClosedToAgents(meta) ? 'INSUFFICIENT_SCOPE' : undefined);

const key = (apiKey: string) => ({ 'x-service-api-key': apiKey });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** D-030, D-011 to D-013, D-004, D-019, D-021, D-023, D-452: every way to be refused before an operation looks further. */
export async function callersOf(service: TestService, acme: Furnished, harbor: Furnished): Promise<CallerCase[]> {
  const owner = acme.session;
  const issue = async (body: object) => await owner.createApiKey({ name: 'Case', ...body }).unwrap();
  const revoked = await issue({});
  await owner.revokeApiKey({ id: revoked.id }).unwrap();
  const expired = await issue({ expiresAt: new Date(Date.now() + 3_600_000).toISOString() });
  await backdate(service, expired.id);
  const expiredAndRevoked = await issue({});
  await backdate(service, expiredAndRevoked.id);
  await owner.revokeApiKey({ id: expiredAndRevoked.id }).unwrap();
  const agentKey = await issue({ agent: true });
  const suspendedAgent = await issue({ agent: true, ipAllowlist: ['192.0.2.1'] });
  await move(service, 'agent', suspendedAgent.agentId ?? '', 'SUSPEND');
  const elsewhere = await issue({ ipAllowlist: ['192.0.2.0/24', '2001:db8::/32'] });
  const weak = await issue({ scopes: ['status:read'] });

  const closed = await service.signUp('Closed Books');
  await move(service, 'tenant', closed.tenantId, 'SUSPEND');
  const viewer = await memberOf(acme, 'viewer@acmeimports.test', 'VIEWER');
  const idle = await memberOf(acme, 'idle@acmeimports.test', 'FINANCE');
  const idleKey = await issue({ memberId: idle.id });
  await owner.suspendMember({ id: idle.id }).unwrap();
  const gone = await memberOf(acme, 'gone@acmeimports.test', 'FINANCE');
  await owner.removeMember({ id: gone.id }).unwrap();
  for (const tenant of [acme, harbor]) await memberOf(tenant, 'both@shared.test', 'MEMBER');
  const both = await acme.api.createTestSession({ email: 'both@shared.test' }).unwrap();
  const nobody = await acme.api.createTestSession({ email: 'nobody@nowhere.test' }).unwrap();

  return [
    {
      name: 'no credential',
      headers: {},
      expected: (meta) => (isPublic(meta) ? undefined : takesKey(meta) ? 'API_KEY_REQUIRED' : 'UNAUTHENTICATED'),
    },
    { name: 'a malformed key', headers: key('svc_test_short'), expected: always('API_KEY_INVALID') },
    {
      name: 'a key of the other environment',
      headers: key(`svc_live_${'a'.repeat(40)}`),
      expected: always('API_KEY_INVALID'),
    },
    { name: 'an unknown key', headers: key(`svc_test_${'a'.repeat(40)}`), expected: always('API_KEY_INVALID') },
    { name: 'a revoked key', headers: key(revoked.apiKey), expected: always('API_KEY_REVOKED') },
    { name: 'an expired key', headers: key(expired.apiKey), expected: always('API_KEY_EXPIRED') },
    {
      name: 'a key both revoked and expired',
      headers: key(expiredAndRevoked.apiKey),
      expected: always('API_KEY_REVOKED'),
    },
    {
      name: 'a key of a suspended tenant',
      headers: key(closed.apiKey),
      expected: inTenants('TENANT_SUSPENDED', 'MEMBER_SESSION_REQUIRED'),
    },
    {
      name: 'a key of a suspended agent, from elsewhere',
      headers: key(suspendedAgent.apiKey),
      expected: always('AGENT_SUSPENDED'),
    },
    {
      name: 'a key from an address that it may not use',
      headers: key(elsewhere.apiKey),
      expected: always('IP_NOT_ALLOWED'),
    },
    { name: 'a key without the scope', headers: key(weak.apiKey), expected: byScope('apiKey', ['status:read']) },
    { name: 'a key with every scope', headers: key(acme.apiKey), expected: byScope('apiKey', scopesOfRole('OWNER')) },
    { name: 'the key of an agent', headers: key(agentKey.apiKey), expected: byAgent },
    {
      name: 'the key of a suspended member',
      headers: key(idleKey.apiKey),
      expected: inTenants('MEMBER_NOT_ACTIVE', 'MEMBER_SESSION_REQUIRED'),
    },
    { name: 'a session that does not verify', headers: bearer('a.b.c'), expected: always('UNAUTHENTICATED') },
    { name: 'a key as a session', headers: bearer(acme.apiKey), expected: always('UNAUTHENTICATED') },
    { name: 'a session without tenant', headers: bearer(nobody.token), expected: inTenants('TENANT_REQUIRED') },
    { name: 'a session of several tenants', headers: bearer(both.token), expected: inTenants('TENANT_AMBIGUOUS') },
    { name: 'a session in a suspended tenant', headers: bearer(closed.token), expected: inTenants('TENANT_SUSPENDED') },
    {
      name: 'the session of a suspended member',
      headers: bearer(idle.token),
      expected: inTenants('MEMBER_NOT_ACTIVE'),
    },
    { name: 'the session of a removed member', headers: bearer(gone.token), expected: inTenants('MEMBER_NOT_ACTIVE') },
    {
      name: 'the session of a VIEWER',
      headers: bearer(viewer.token),
      expected: byScope('memberSession', scopesOfRole('VIEWER')),
    },
    {
      name: 'a key and a session of two tenants',
      headers: { ...key(acme.apiKey), ...bearer(harbor.token) },
      expected: always('UNAUTHENTICATED'),
    },
    {
      name: 'a session beside a revoked key',
      headers: { ...key(revoked.apiKey), ...bearer(acme.token) },
      expected: always('UNAUTHENTICATED'),
    },
  ];
}

/** Keys expire on the real clock, which no test turns. */
async function backdate({ pool }: TestService, keyId: string): Promise<void> {
  await pool
    .owner('api_keys')
    .where({ id: keyId })
    .update({ expires_at: new Date(Date.now() - 1000) });
}

/** What the operator's command, or a later operation, does. */
export async function move(
  { engine }: TestService,
  machine: 'tenant' | 'agent',
  id: string,
  event: string,
): Promise<void> {
  const by = { actorType: 'operator', actorId: 'test', requestId: newId('req') } as const;
  const unit = new UnitOfWork(engine, { role: 'system', tenantId: null, by });
  const found = await unit.aggregate(machine, id);
  if (!found) throw new Error(`There is no ${machine} ${id}`);
  await (found.send as (type: string, payload: object) => Promise<unknown>)(event, { at: found.now });
  await unit.commit();
}

/** A member with a session of its own. */
export async function memberOf(
  tenant: TestTenant,
  email: string,
  role: 'ADMIN' | 'FINANCE' | 'MEMBER' | 'VIEWER',
): Promise<{ id: string; token: string }> {
  const { id } = await tenant.session.createMember({ email, role, name: 'Dana Reyes' }).unwrap();
  const { token } = await tenant.session.createTestSession({ memberId: id }).unwrap();
  return { id, token };
}
