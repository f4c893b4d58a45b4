import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { signerRegistrationText } from '../../../src/domains/accounts/signer-registration.ts';
import { newId } from '../../../src/platform/db/ids.ts';
import { type AuditedWorld, asOwner, type Mutations } from '../../platform/audit/mutation.ts';

const member = async (world: AuditedWorld, status: 'INVITED' | 'ACTIVE' | 'SUSPENDED' = 'INVITED'): Promise<string> => {
  const { id } = await world.acme.session.createMember({ email: `${newId('mem')}@acmeimports.test` }).unwrap();
  if (status !== 'INVITED') await world.acme.session.createTestSession({ memberId: id }).unwrap();
  if (status === 'SUSPENDED') await world.acme.session.suspendMember({ id }).unwrap();
  return id;
};

/** Somebody of no tenant. */
const session = async (world: AuditedWorld): Promise<Readonly<Record<string, string>>> => {
  const { token } = await world.acme.session.createTestSession({ email: `${newId('usr')}@nowhere.test` }).unwrap();
  return { authorization: `Bearer ${token}` };
};

const agent = async (world: AuditedWorld, status: 'ACTIVE' | 'SUSPENDED' = 'ACTIVE'): Promise<string> => {
  const { id } = await world.acme.session.createAgent({ name: 'Audited' }).unwrap();
  if (status === 'SUSPENDED') await world.acme.session.suspendAgent({ id }).unwrap();
  return id;
};

/** An invitation, and a session of the address that it went to. */
const invited = async (world: AuditedWorld): Promise<{ id: string; headers: Readonly<Record<string, string>> }> => {
  const email = `${newId('mem')}@invited.test`;
  const { id } = await world.acme.session.createMember({ email }).unwrap();
  const { token } = await world.acme.session.createTestSession({ email }).unwrap();
  return { id, headers: { authorization: `Bearer ${token}` } };
};

export const mutations: Mutations = {
  acceptInvitation: { ask: invited, action: 'member.activated' },
  declineInvitation: { ask: invited, action: 'member.removed' },
  createAgent: {
    ask: (world) => ({ body: { name: 'Audited' }, headers: asOwner(world) }),
    action: 'agent.created',
  },
  createApiKey: { ask: (world) => ({ body: { name: 'Audited' }, headers: asOwner(world) }), action: 'api_key.created' },
  createMember: { ask: () => ({ body: { email: 'audited@acmeimports.test' } }), action: 'member.invited' },
  createTenant: {
    ask: async (world) => ({ body: { name: 'Audited Ltd' }, headers: await session(world) }),
    action: 'tenant.created',
  },
  reactivateMember: { ask: async (world) => ({ id: await member(world, 'SUSPENDED') }), action: 'member.activated' },
  registerMemberSigner: {
    ask: async (world) => {
      const wallet = privateKeyToAccount(generatePrivateKey());
      const message = signerRegistrationText(world.acme.memberId, wallet.address);
      const signature = await wallet.signMessage({ message });
      return { id: world.acme.memberId, body: { address: wallet.address, signature }, headers: asOwner(world) };
    },
    action: 'member.signer_registered',
  },
  removeMember: { ask: async (world) => ({ id: await member(world) }), action: 'member.removed' },
  resumeAgent: {
    ask: async (world) => ({ id: await agent(world, 'SUSPENDED'), headers: asOwner(world) }),
    action: 'agent.resumed',
  },
  suspendAgent: {
    ask: async (world) => ({ id: await agent(world), headers: asOwner(world) }),
    action: 'agent.suspended',
  },
  revokeApiKey: {
    ask: async (world) => ({
      id: (await world.acme.session.createApiKey({ name: 'Gone' }).unwrap()).id,
      headers: asOwner(world),
    }),
    action: 'api_key.revoked',
  },
  suspendMember: { ask: async (world) => ({ id: await member(world, 'ACTIVE') }), action: 'member.suspended' },
  updateMember: {
    ask: async (world) => ({ id: await member(world), body: { role: 'VIEWER' } }),
    action: 'member.updated',
  },
  updateMyTenant: {
    ask: (world) => ({ body: { name: 'Acme Audited' }, headers: asOwner(world) }),
    action: 'tenant.updated',
  },
};
