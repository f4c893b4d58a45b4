import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperationId } from '../../generated/contract/operations.ts';
import { isAgentForbidden } from '../../src/domains/accounts/keys/scopes.ts';
import { emailFactor } from '../domains/protection/fixture.ts';
import type { Ask, AuditedWorld, Mutations } from '../kernel/audit/mutation.ts';
import { startTestChain, type TestChain } from '../support/chain.ts';
import { foundAll } from '../support/found.ts';
import { operationIds } from '../support/operations.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { documented, operationNamed } from './documented.ts';
import { type Answer, send, targetOf } from './exchange.ts';
import { NO_WAY_OUT, WAYS_OUT } from './ways-out.ts';
import { bodiesFor, type Furnished, furnish, idFor } from './world.ts';

const MUTATIONS: Mutations = Object.assign({}, ...(await foundAll<Mutations>('.mutations.ts', 'mutations')));

/** Where the audited request needs no approval, the one that does. */
const BODIES: Partial<Record<OperationId, object>> = {
  updatePayoutDestination: { allowAutomaticFallback: true },
};

const changing = operationIds.filter((id) => operationNamed(id).meta.method !== 'get');
const gated = changing.filter((id) => WAYS_OUT[id] !== undefined && WAYS_OUT[id]?.judgedBy === undefined);

describe('every operation of the contract (D-506)', () => {
  test('that changes something is a way out, or is none', () => {
    const unclassified = changing.filter((id) => WAYS_OUT[id] === undefined && !NO_WAY_OUT.includes(id));
    expect(unclassified).toEqual([]);
    const classified = [...Object.keys(WAYS_OUT), ...NO_WAY_OUT];
    expect(classified.filter((id) => !changing.includes(id as OperationId))).toEqual([]);
    expect(classified.length).toBe(new Set(classified).size);
  });

  test('that is a way out stands behind the gate of two-factor protection, and no other does', () => {
    const declared = documented.filter(({ meta }) => meta.twoFactor !== undefined).map(({ id }) => id);
    expect([...declared].sort()).toEqual([...gated].sort());
  });
});

let chain: TestChain;
let service: TestService;
let world: AuditedWorld;
const agents = new Map<string, { readonly apiKey: string; readonly agentId: string | null }>();

beforeAll(async () => {
  chain = await startTestChain();
  service = await startTestService({ chain: chain.source });
  world = { service, chain, ...(await furnish(service)) };
  for (const tenant of [world.acme, world.harbor]) {
    await emailFactor(service, tenant, `ways-out@${tenant.tenantId.replaceAll('_', '-')}.test`);
    const key = await tenant.session.createApiKey({ name: 'Agent', agent: true }).unwrap();
    agents.set(tenant.tenantId, key);
    await tenant.session.updateProtectionSettings({ enabled: true }).unwrap();
    await protect(tenant, false);
  }
});
afterAll(async () => {
  await service?.stop();
  await chain?.stop();
});

/** Around the gate, which asks for an approval of its own. */
const protect = ({ tenantId }: Furnished, enabled: boolean) =>
  service.pool.owner('protection_settings').where({ tenant_id: tenantId }).update({ enabled });

/** The request as it would succeed, and who sends it. */
async function asked(id: OperationId): Promise<Ask & { readonly as: Furnished }> {
  const operation = operationNamed(id);
  const { acme } = world;
  const own = await MUTATIONS[id]?.ask(world);
  const [body] = bodiesFor(operation, acme);
  const { as = acme, ...ask } = own ?? { id: idFor(operation, acme) ?? '', ...(body && { body }) };
  return { ...ask, as, ...(BODIES[id] && { body: BODIES[id] }) };
}

type Credential = Readonly<Record<string, string>>;

const sent = (id: OperationId, { id: named = '', body }: Ask, headers: Credential): Promise<Answer> =>
  send(service.url, {
    method: operationNamed(id).meta.method,
    target: targetOf(operationNamed(id), named),
    headers,
    ...(body !== undefined && { body }),
  });

const session = ({ token }: Furnished): Credential => ({ authorization: `Bearer ${token}` });
const key = ({ apiKey }: Furnished): Credential => ({ 'x-service-api-key': apiKey });
const agentKey = ({ tenantId }: Furnished): Credential => ({ 'x-service-api-key': agents.get(tenantId)?.apiKey ?? '' });

const takesAgents = (id: OperationId): boolean =>
  !operationNamed(id).meta.security.some(({ apiKey }) => apiKey?.some(isAgentForbidden));

describe('a protected tenant', () => {
  test.each(gated)('is asked before %s', async (id) => {
    const ask = await asked(id);
    await protect(ask.as, true);
    const answers = await Promise.all([session, key, agentKey].map((by) => sent(id, ask, by(ask.as))));
    await protect(ask.as, false);
    const [bySession, byKey, byAgent] = answers.map(({ body }) => body.code);
    if (operationNamed(id).meta.twoFactor === 'transfer') {
      expect([bySession, byKey, byAgent]).toEqual(Array(3).fill('NEW_PAYEE_NOT_SAVED'));
      return;
    }
    expect([bySession, byKey]).toEqual(['TWOFA_REQUIRED', 'TWOFA_AGENT_NOT_PERMITTED']);
    expect(byAgent).toBe(takesAgents(id) ? 'TWOFA_AGENT_NOT_PERMITTED' : 'INSUFFICIENT_SCOPE');
  });
});

describe('an agent whose policy allows a cent', () => {
  const SPENDS: Partial<Record<OperationId, object | undefined>> = {
    depositToPool: undefined,
    createLendingOffer: undefined,
    acceptLendingOffer: undefined,
    issueLendingOffer: undefined,
    issuePermit: undefined,
    repayLoan: undefined,
    createRamp: undefined,
    createWalletTransaction: { to: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC', value: '1' },
  };

  beforeAll(async () => {
    for (const { api, tenantId } of [world.acme, world.harbor]) {
      const document = { limits: { perTransactionUsd: '0.01' } };
      const { policyId } = await api.createPolicy({ name: 'A cent', document }).unwrap();
      const subjectId = agents.get(tenantId)?.agentId ?? '';
      await api.attachPolicy({ id: policyId, subjectType: 'agent', subjectId }).unwrap();
      await api.setTestPolicyEnforcement({ mode: 'enforce' }).unwrap();
    }
  });

  test.each(Object.keys(SPENDS) as OperationId[])('cannot move more by %s', async (id) => {
    const ask = await asked(id);
    const body = id === 'depositToPool' ? { amountAtoms: '20000' } : (SPENDS[id] ?? ask.body);
    const answer = await sent(id, { ...ask, ...(body !== undefined && { body }) }, agentKey(ask.as));
    expect([answer.status, answer.body.code]).toEqual([403, 'POLICY_DENIED']);
    const reason = id === 'createWalletTransaction' ? 'CALL_NOT_JUDGED' : 'PER_TXN_LIMIT';
    expect(answer.body.details.reason).toBe(reason);
  });
});
