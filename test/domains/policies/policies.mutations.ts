import type { AuditedWorld, Mutations } from '../../platform/audit/mutation.ts';

const policy = async ({ acme }: AuditedWorld): Promise<string> =>
  (await acme.api.createPolicy({ name: 'Audited', document: {} }).unwrap()).policyId;

const subject = async ({ acme }: AuditedWorld) => ({
  subjectType: 'agent' as const,
  subjectId: (await acme.session.createAgent({ name: 'Audited' }).unwrap()).id,
});

export const mutations: Mutations = {
  attachPolicy: {
    ask: async (world) => ({ id: await policy(world), body: await subject(world) }),
    action: 'policy.attached',
  },
  createPolicy: { ask: () => ({ body: { name: 'Audited', document: {} } }), action: 'policy.created' },
  createPolicyVersion: {
    ask: async (world) => ({ id: await policy(world), body: { document: {} } }),
    action: 'policy.version_added',
  },
  deletePolicy: { ask: async (world) => ({ id: await policy(world) }), action: 'policy.deleted' },
  detachPolicy: {
    ask: async (world) => {
      const [id, to] = [await policy(world), await subject(world)];
      return { id: (await world.acme.api.attachPolicy({ id, ...to }).unwrap()).attachmentId };
    },
    action: 'policy.detached',
  },
  evaluatePolicy: {
    ask: async (world) => ({ body: { policyId: await policy(world), amountUsd: '1.00' } }),
    action: 'policy.evaluated',
  },
  setTestPolicyEnforcement: { ask: () => ({ body: { mode: 'log' } }), action: 'test.policy_enforcement.set' },
};
