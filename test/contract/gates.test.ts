import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Gate, riskGates } from '../../generated/contract/gates.ts';
import type { OperationId } from '../../generated/contract/operations.ts';
import { gatesOf } from '../../src/platform/http/gates.ts';
import { member } from '../domains/approvals/fixture.ts';
import { emailFactor } from '../domains/protection/fixture.ts';
import type { Ask } from '../platform/audit/mutation.ts';
import { startTestChain, type TestChain } from '../support/chain.ts';
import { startTestService, type TestService, type TestTenant } from '../support/service.ts';
import { operationNamed } from './documented.ts';
import { type Answer, send, targetOf } from './exchange.ts';
import { changing, type RiskiestWorld, riskiestAsk } from './riskiest-asks.ts';
import { type Furnished, furnish } from './world.ts';

/**
 * The table of gates, over all mutations (D-519): each gate refuses whom it is for, and without it the very same request
 * passes. Nothing here lists operations: the contract says which gates an operation meets.
 */

const CALLERS = {
  session: { kind: 'member', agentId: null },
  key: { kind: 'apiKey', agentId: null },
  agentKey: { kind: 'apiKey', agentId: 'agt_x' },
} as const;
type CallerName = keyof typeof CALLERS;

const meets = (id: OperationId, gate: Gate, caller: CallerName = 'session'): boolean => {
  const { meta } = operationNamed(id);
  const scheme = caller === 'session' ? 'memberSession' : 'apiKey';
  return gatesOf(meta, CALLERS[caller]).includes(gate) && meta.security.some((one) => one[scheme] !== undefined);
};

let chain: TestChain;
let service: TestService;
let world: RiskiestWorld;
const agents = new Map<string, { readonly apiKey: string; readonly agentId: string | null }>();
const people = new Map<string, { readonly token: string }>();

beforeAll(async () => {
  chain = await startTestChain();
  service = await startTestService({ chain: chain.source });
  const agentIdOf = (tenantId: string) => agents.get(tenantId)?.agentId ?? null;
  world = { service, chain, agentIdOf, ...(await furnish(service)) };
  for (const tenant of [world.acme, world.harbor]) {
    await emailFactor(service, tenant, `gates@${tenant.tenantId.replaceAll('_', '-')}.test`);
    const key = await tenant.session.createApiKey({ name: 'Agent', agent: true }).unwrap();
    agents.set(tenant.tenantId, key);
    for (const role of ['MEMBER', 'FINANCE'] as const)
      people.set(`${role} ${tenant.tenantId}`, await member(service, tenant, role));
    await tenant.session.updateProtectionSettings({ enabled: true }).unwrap();
    await protect(tenant, false);
  }
}, 240_000);
afterAll(async () => {
  await service?.stop();
  await chain?.stop();
});

/** Around the gate, which asks for an approval of its own. */
const protect = ({ tenantId }: Pick<TestTenant, 'tenantId'>, enabled: boolean) =>
  service.pool.owner('protection_settings').where({ tenant_id: tenantId }).update({ enabled });

const asked = (id: OperationId) => riskiestAsk(world, id);

type Credential = Readonly<Record<string, string>>;

const sent = (id: OperationId, { id: named = '', body }: Ask, headers: Credential): Promise<Answer> =>
  send(service.url, {
    method: operationNamed(id).meta.method,
    target: targetOf(operationNamed(id), named),
    headers,
    ...(body !== undefined && { body }),
  });

const bearer = ({ token }: Pick<TestTenant, 'token'>): Credential => ({ authorization: `Bearer ${token}` });
const key = ({ apiKey }: Pick<TestTenant, 'apiKey'>): Credential => ({ 'x-service-api-key': apiKey });
const agentKey = ({ tenantId }: Furnished): Credential => key({ apiKey: agents.get(tenantId)?.apiKey ?? '' });
const person = (role: 'MEMBER' | 'FINANCE', { tenantId }: Furnished): Credential =>
  bearer({ token: people.get(`${role} ${tenantId}`)?.token ?? '' });

const codeOf = ({ status, body }: Answer): string => (status < 300 ? 'passed' : body.code);

/** Refusals of the gate of two-factor protection. */
const TWO_FACTOR = ['TWOFA_REQUIRED', 'TWOFA_AGENT_NOT_PERMITTED', 'NEW_PAYEE_NOT_SAVED', 'PAYEE_COOLING_OFF'];

describe('the gate of two-factor protection', () => {
  const gated = changing.filter((id) => meets(id, 'two-factor'));

  test.each(gated)(
    'refuses %s to everybody without an approval, and lets it pass where protection is off',
    async (id) => {
      const ask = await asked(id);
      const takesKeys = meets(id, 'two-factor', 'key');
      await protect(ask.as, true);
      const bySession = await sent(id, ask, bearer(ask.as));
      const byKey = takesKeys ? await sent(id, ask, key(ask.as)) : undefined;
      const byAgent = takesKeys ? await sent(id, ask, agentKey(ask.as)) : undefined;
      await protect(ask.as, false);
      const isTransfer = operationNamed(id).meta.twoFactor === 'transfer';
      expect(codeOf(bySession)).toBe(isTransfer ? 'NEW_PAYEE_NOT_SAVED' : 'TWOFA_REQUIRED');
      if (byKey) expect(codeOf(byKey)).toBe(isTransfer ? 'NEW_PAYEE_NOT_SAVED' : 'TWOFA_AGENT_NOT_PERMITTED');
      if (byAgent) {
        const isBarred = meets(id, 'not-agent', 'agentKey') || codeOf(byAgent) === 'INSUFFICIENT_SCOPE';
        expect(isBarred ? 'INSUFFICIENT_SCOPE' : codeOf(byKey as Answer)).toBe(codeOf(byAgent));
      }
      expect(codeOf(await sent(id, ask, { ...bearer(ask.as), ...ask.headers }))).toBe('passed');
    },
  );

  const free = changing.filter((id) => operationNamed(id).meta.security.length > 0 && !meets(id, 'two-factor'));

  test.each(free)('lets %s through without an approval', async (id) => {
    const ask = await asked(id);
    await protect(ask.as, true);
    const answers = [await sent(id, ask, key(ask.as)), await sent(id, ask, { ...bearer(ask.as), ...ask.headers })];
    await protect(ask.as, false);
    for (const answer of answers) {
      // An API key is refused some operations of protection whatever their risk is.
      if (operationNamed(id).meta.sessionOnly && codeOf(answer) === 'TWOFA_AGENT_NOT_PERMITTED') continue;
      expect(TWO_FACTOR).not.toContain(codeOf(answer));
    }
  });
});

describe('the gate of roles that direct money', () => {
  test.each(changing.filter((id) => meets(id, 'money-role')))(
    'refuses %s to a MEMBER, and not to FINANCE',
    async (id) => {
      const ask = await asked(id);
      const byMember = codeOf(await sent(id, ask, person('MEMBER', ask.as)));
      expect(['ROLE_NOT_PERMITTED', 'INSUFFICIENT_SCOPE']).toContain(byMember);
      const byFinance = codeOf(await sent(id, ask, person('FINANCE', ask.as)));
      expect(byFinance).not.toBe('ROLE_NOT_PERMITTED');
    },
  );
});

describe('the gate that agents do not pass', () => {
  test.each(changing.filter((id) => meets(id, 'not-agent', 'agentKey')))(
    'refuses %s to the key of an agent',
    async (id) => {
      const ask = await asked(id);
      expect(codeOf(await sent(id, ask, agentKey(ask.as)))).toBe('INSUFFICIENT_SCOPE');
      expect(codeOf(await sent(id, ask, key(ask.as)))).toBe('passed');
    },
  );
});

describe('the table', () => {
  test('asks nothing of a caller that takes away rights (D-519)', () => {
    expect(riskGates['takes-rights']).toEqual({ session: [], key: [], agentKey: [] });
    expect(riskGates.none).toEqual({ session: [], key: [], agentKey: [] });
  });

  test('asks of an agent’s key everything that it asks of a key', () => {
    for (const { key: ofKey, agentKey: ofAgent } of Object.values(riskGates))
      expect(ofAgent).toEqual(expect.arrayContaining([...ofKey]));
  });
});
