import type { OperationId } from '../../generated/contract/operations.ts';
import { newId } from '../../src/platform/db/ids.ts';
import type { Ask, AuditedWorld, Mutations } from '../platform/audit/mutation.ts';
import { foundAll } from '../support/found.ts';
import { operationIds } from '../support/operations.ts';
import { operationNamed } from './documented.ts';
import { bodiesFor, type Furnished, idFor } from './world.ts';

/**
 * Every mutation of the contract as a request that succeeds, in its riskiest form: tests that take a right away, or a gate, ask
 * the same request with and without it.
 */

const MUTATIONS: Mutations = Object.assign({}, ...(await foundAll<Mutations>('.mutations.ts', 'mutations')));

export const changing = operationIds.filter((id) => operationNamed(id).meta.method !== 'get');

export interface RiskiestWorld extends AuditedWorld {
  /** The agent whose key asks beside the tenant's own. */
  readonly agentIdOf: (tenantId: string) => string | null;
}

/** The cards of others are not found by the key of an agent. */
const giveToAgent = (world: RiskiestWorld, id: string, { tenantId }: Furnished) =>
  world.service.pool
    .owner('cards')
    .where({ id })
    .update({ agent_id: world.agentIdOf(tenantId) });

type Riskier = (ask: Ask, as: Furnished, world: RiskiestWorld) => Promise<Partial<Ask>> | Partial<Ask>;

/** What makes a request of the risk that asks for the most, where the audited one has another. */
const RISKIEST: Partial<Record<OperationId, Riskier>> = {
  createMember: () => ({ body: { email: `${newId('mem')}@acmeimports.test`, role: 'FINANCE' } }),
  updateMember: () => ({ body: { role: 'FINANCE' } }),
  reactivateMember: async ({ id }, _as, { service }) => {
    await service.pool.owner('members').where({ id }).update({ role: 'FINANCE' });
    return {};
  },
  updateAuthority: () => ({ body: { approvalWeight: 100 } }),
  setPaymentPolicy: async (_ask, acme) => {
    await acme.session.setPaymentPolicy({ rules: { maximumAmountUsd: '5000.00' } }).unwrap();
    return { body: { rules: {} } };
  },
  setCardLimits: async ({ id }, acme, world) => {
    await acme.session.setCardLimits({ id: String(id), dailyUsd: '5.00' }).unwrap();
    await giveToAgent(world, String(id), acme);
    return { body: { dailyUsd: '5.01' } };
  },
  unfreezeCard: async ({ id }, acme, world) => {
    await giveToAgent(world, String(id), acme);
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
export async function riskiestAsk(world: RiskiestWorld, id: OperationId): Promise<Ask & { readonly as: Furnished }> {
  const operation = operationNamed(id);
  const { acme } = world;
  const own = await MUTATIONS[id]?.ask(world);
  const [body] = bodiesFor(operation, acme);
  const { as = acme, ...ask } = own ?? { id: idFor(operation, acme) ?? '', ...(body && { body }) };
  return { ...ask, ...(await RISKIEST[id]?.(ask, as, world)), as };
}
