import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { signerRegistrationText } from '../../src/domains/accounts/signer-registration.ts';
import type { TestService } from '../support/service.ts';
import { working } from '../support/working.ts';
import { invalid, type SmallMachine, type SmallWorld } from './small-world.ts';

const emailOf = ({ number }: SmallWorld): string => `member-${number}@small.test`;

const member: SmallMachine = {
  machine: 'member',
  told: [(context) => context.emailVerifiedAt === null],
  acts: {
    CREATE: async (world) => {
      // Signed in before there was an invitation.
      world.userId = (await world.tenant.api.createTestSession({ email: emailOf(world) }).unwrap()).userId;
      world.id = (await world.tenant.session.createMember({ email: emailOf(world), role: 'FINANCE' }).unwrap()).id;
    },
    ACTIVATE: async (world, { emailVerifiedAt, at }) => {
      if (emailVerifiedAt !== null) return world.tenant.api.createTestSession({ memberId: world.id }).unwrap();
      // Only founding a tenant activates a member under a contact address, in the step that makes it: the engine alone.
      const activation = { userId: world.userId ?? '', emailVerifiedAt: null, at };
      return working(world.service, async (unit) =>
        (await unit.aggregate('member', world.id))?.send('ACTIVATE', activation),
      );
    },
    VERIFY_EMAIL: (world) => world.tenant.api.createTestSession({ email: emailOf(world) }).unwrap(),
    UPDATE: ({ tenant, id }) => tenant.session.updateMember({ id, name: 'New' }).unwrap(),
    REGISTER_SIGNER: async ({ service, tenant, id }) => {
      const { token } = await tenant.api.createTestSession({ memberId: id }).unwrap();
      const wallet = privateKeyToAccount(generatePrivateKey());
      const signature = await wallet.signMessage({ message: signerRegistrationText(id, wallet.address) });
      const { createPaychart } = await import('#sdk');
      const own = createPaychart({ baseUrl: service.url, session: token, maxRetries: 0 });
      return own.registerMemberSigner({ id, address: wallet.address, signature }).unwrap();
    },
    SUSPEND: ({ tenant, id }) => tenant.session.suspendMember({ id }).unwrap(),
    REACTIVATE: ({ tenant, id }) => tenant.session.reactivateMember({ id }).unwrap(),
    REMOVE: ({ tenant, id }) => tenant.session.removeMember({ id }).unwrap(),
  },
  refusals: {
    UPDATE: { ask: ({ tenant, id }) => tenant.session.updateMember({ id, name: 'New' }), answer: invalid('UPDATE') },
    SUSPEND: { ask: ({ tenant, id }) => tenant.session.suspendMember({ id }), answer: invalid('SUSPEND') },
    REACTIVATE: { ask: ({ tenant, id }) => tenant.session.reactivateMember({ id }), answer: invalid('REACTIVATE') },
    REMOVE: { ask: ({ tenant, id }) => tenant.session.removeMember({ id }), answer: () => 'as it is' },
  },
};

const apiKey: SmallMachine = {
  machine: 'api-key',
  acts: {
    CREATE: async (world) => {
      world.id = (await world.tenant.session.createApiKey({ name: 'walked' }).unwrap()).id;
    },
    REVOKE: ({ tenant, id }) => tenant.session.revokeApiKey({ id }).unwrap(),
  },
  refusals: { REVOKE: { ask: ({ tenant, id }) => tenant.session.revokeApiKey({ id }), answer: () => 'as it is' } },
};

/** Suspending and resuming is the operator's: it has no HTTP operation. */
const tenant: SmallMachine = {
  machine: 'tenant',
  acts: {
    CREATE: async (world) => {
      world.id = world.tenant.tenantId;
    },
    UPDATE: ({ tenant: own }) => own.session.updateMyTenant({ name: 'New' }).unwrap(),
    SET_FEATURES: ({ tenant: own }) => own.api.setTestFeatures({ onchainDeposit: true }).unwrap(),
    SUSPEND: ({ service, id }) => operate(service, 'tenant', id, 'SUSPEND'),
    RESUME: ({ service, id }) => operate(service, 'tenant', id, 'RESUME'),
  },
  refusals: {
    UPDATE: {
      ask: ({ tenant: own }) => own.session.updateMyTenant({ name: 'New' }),
      answer: () => ({ code: 'TENANT_SUSPENDED' }),
    },
    SET_FEATURES: {
      ask: ({ tenant: own }) => own.api.setTestFeatures({ onchainDeposit: true }),
      answer: () => ({ code: 'TENANT_SUSPENDED' }),
    },
  },
};

async function operate(service: TestService, machine: 'tenant' | 'agent', id: string, type: string): Promise<void> {
  await working(service, async (unit) => {
    const found = (await unit.aggregate(machine, id)) as
      | { send(type: string, payload: object): Promise<unknown> }
      | undefined;
    await found?.send(type, type === 'SUSPEND' && machine === 'agent' ? { at: new Date() } : {});
  });
}

/** Agents have no operation in this slice: the engine alone. */
const agent: SmallMachine = {
  machine: 'agent',
  acts: {
    CREATE: async (world) => {
      world.id = `agt_model_${world.number}`;
      const context = { tenantId: world.tenant.tenantId, name: 'Model', suspendedAt: null };
      await working(world.service, (unit) => unit.open('agent', { id: world.id, context }));
    },
    SUSPEND: ({ service, id }) => operate(service, 'agent', id, 'SUSPEND'),
    RESUME: ({ service, id }) => operate(service, 'agent', id, 'RESUME'),
  },
  refusals: {},
};

export const smallAccounts: readonly SmallMachine[] = [member, apiKey, tenant, agent];
