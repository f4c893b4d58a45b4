import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Gate, riskGates } from '../../generated/contract/gates.ts';
import type { OperationId } from '../../generated/contract/operations.ts';
import { newId } from '../../src/kernel/db/ids.ts';
import { gatesOf } from '../../src/kernel/http/gates.ts';
import { member } from '../domains/approvals/fixture.ts';
import { emailFactor } from '../domains/protection/fixture.ts';
import type { Ask, AuditedWorld, Mutations } from '../kernel/audit/mutation.ts';
import { startTestChain, type TestChain } from '../support/chain.ts';
import { foundAll } from '../support/found.ts';
import { operationIds } from '../support/operations.ts';
import { startTestService, type TestService, type TestTenant } from '../support/service.ts';
import { operationNamed } from './documented.ts';
import { type Answer, send, targetOf } from './exchange.ts';
import { bodiesFor, type Furnished, furnish, idFor } from './world.ts';

/**
 * The table of gates, over all mutations (D-519): each gate refuses whom it is for, and without it the very same request
 * passes. Nothing here lists operations: the contract says which gates an operation meets.
 */

const MUTATIONS: Mutations = Object.assign({}, ...(await foundAll<Mutations>('.mutations.ts', 'mutations')));

const changing = operationIds.filter((id) => operationNamed(id).meta.method !== 'get');

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
let world: AuditedWorld;
const agents = new Map<string, { readonly apiKey: string; readonly agentId: string | null }>();
const people = new Map<string, { readonly token: string }>();

beforeAll(async () => {
  chain = await startTestChain();
  service = await startTestService({ chain: chain.source });
  world = { service, chain, ...(await furnish(service)) };
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

/** The cards of others are not found by the key of an agent. */
const giveToAgent = (id: string, { tenantId }: Furnished) =>
  service.pool
    .owner('cards')
    .where({ id })
    .update({ agent_id: agents.get(tenantId)?.agentId });

/** What makes a request of the risk that asks for the most, where the audited one has another. */
const RISKIEST: Partial<Record<OperationId, (ask: Ask, acme: Furnished) => Promise<Partial<Ask>> | Partial<Ask>>> = {
  createMember: () => ({ body: { email: `${newId('mem')}@acmeimports.test`, role: 'FINANCE' } }),
  updateMember: () => ({ body: { role: 'FINANCE' } }),
  reactivateMember: async ({ id }) => {
    await service.pool.owner('members').where({ id }).update({ role: 'FINANCE' });
    return {};
  },
  updateAuthority: () => ({ body: { approvalWeight: 100 } }),
  setPaymentPolicy: async (_ask, acme) => {
    await acme.session.setPaymentPolicy({ rules: { maximumAmountUsd: '5000.00' } }).unwrap();
    return { body: { rules: {} } };
  },
  setCardLimits: async ({ id }, acme) => {
    await acme.session.setCardLimits({ id: String(id), dailyUsd: '5.00' }).unwrap();
    await giveToAgent(String(id), acme);
    return { body: { dailyUsd: '5.01' } };
  },
  unfreezeCard: async ({ id }, acme) => {
    await giveToAgent(String(id), acme);
    return {};
  },
  createPolicyVersion: async ({ id }, acme) => {
    const { id: subjectId } = await acme.session.createAgent({ name: 'Judged' }).unwrap();
    await acme.api.attachPolicy({ id: String(id), subjectType: 'agent', subjectId }).unwrap();
    return {};
  },
  updatePayoutDestination: () => ({ body: { allowAutomaticFallback: true } }),
  updateProtectionSettings: () => ({ body: { enabled: false } }),
};

/** The request as it would succeed, and who sends it. */
async function asked(id: OperationId): Promise<Ask & { readonly as: Furnished }> {
  const operation = operationNamed(id);
  const { acme } = world;
  const own = await MUTATIONS[id]?.ask(world);
  const [body] = bodiesFor(operation, acme);
  const { as = acme, ...ask } = own ?? { id: idFor(operation, acme) ?? '', ...(body && { body }) };
  return { ...ask, ...(await RISKIEST[id]?.(ask, as)), as };
}

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

  test.each(free)('does not ask before %s', async (id) => {
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
  test('asks no caller for anything before rights are taken (D-519)', () => {
    expect(riskGates['takes-rights']).toEqual({ session: [], key: [], agentKey: [] });
    expect(riskGates.none).toEqual({ session: [], key: [], agentKey: [] });
  });

  test('asks an agent for all that it asks a key for', () => {
    for (const { key: ofKey, agentKey: ofAgent } of Object.values(riskGates))
      expect(ofAgent).toEqual(expect.arrayContaining([...ofKey]));
  });
});
