import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { createPaychart } from '#sdk';
import { signerRegistrationText } from '../../../src/domains/accounts/signer-registration.ts';
import type { SmallMachine, SmallWorld } from '../../model/small-world.ts';
import { working } from '../../support/working.ts';

const emailOf = ({ number }: SmallWorld): string => `member-${number}@small.test`;

/** The invited person, by the session from before the invitation. */
const invited = ({ service, token = '' }: SmallWorld) =>
  createPaychart({ baseUrl: service.url, session: token, maxRetries: 0 });

export const walk: SmallMachine = {
  machine: 'member',
  told: [(context) => context.emailVerifiedAt === null],
  // Who signs in has proved the address.
  possible: ({ root }, { type }) => type !== 'REGISTER_SIGNER' || root.context.emailVerifiedAt !== null,
  acts: {
    CREATE: async (world) => {
      // Signed in before there was an invitation.
      const { userId, token } = await world.tenant.api.createTestSession({ email: emailOf(world) }).unwrap();
      Object.assign(world, { userId, token });
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
      const own = createPaychart({ baseUrl: service.url, session: token, maxRetries: 0 });
      return own.registerMemberSigner({ id, address: wallet.address, signature }).unwrap();
    },
    SUSPEND: ({ tenant, id }) => tenant.session.suspendMember({ id }).unwrap(),
    REACTIVATE: ({ tenant, id }) => tenant.session.reactivateMember({ id }).unwrap(),
    REMOVE: ({ tenant, id }) => tenant.session.removeMember({ id }).unwrap(),
  },
  refusals: {
    UPDATE: { by: 'updateMember', ask: ({ tenant, id }) => tenant.session.updateMember({ id, name: 'New' }) },
    SUSPEND: { by: 'suspendMember', ask: ({ tenant, id }) => tenant.session.suspendMember({ id }) },
    REACTIVATE: { by: 'reactivateMember', ask: ({ tenant, id }) => tenant.session.reactivateMember({ id }) },
    ACTIVATE: {
      by: 'acceptInvitation',
      ask: (world) => invited(world).acceptInvitation({ memberId: world.id }),
    },
    REMOVE: [
      { by: 'removeMember', ask: ({ tenant, id }) => tenant.session.removeMember({ id }) },
      {
        by: 'declineInvitation',
        ask: (world) => invited(world).declineInvitation({ memberId: world.id }),
      },
    ],
  },
};
