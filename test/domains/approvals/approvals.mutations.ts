import { type AuditedWorld, asOwner, type Mutations } from '../../kernel/audit/mutation.ts';
import { approver, grant, member } from './fixture.ts';
import { blobOf, standUp } from './organization.ts';

/** A grant of a member of its own, as its path names it. */
async function granted({ service, acme }: AuditedWorld): Promise<{ memberId: string; authorityId: string }> {
  const { id: memberId } = await member(service, acme);
  return { memberId, authorityId: (await grant(acme, memberId)).id };
}

const pathOf = async (world: AuditedWorld): Promise<string> => {
  const { memberId, authorityId } = await granted(world);
  return `${memberId}/${authorityId}`;
};

/** A payment that waits for one vote, and who may give it. */
async function waiting({ service, acme, harbor }: AuditedWorld) {
  const payer = await member(service, acme, 'FINANCE');
  await grant(acme, payer.id, { allowedActions: ['payment.create'], requiresCountersignature: true });
  const voter = await approver(service, acme);
  const order = { recipient: { phoneNumber: harbor.phone }, amount: { value: '1.00', currency: 'USD' as const } };
  const created = await payer.session.createPayment({ ...order, idempotencyKey: voter.id }).unwrap();
  if (created.generation !== 'intent') throw new Error('it is no intent');
  return { paymentId: created.id, requestId: created.approvalRequestId ?? '', headers: bearer(voter.token) };
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

export const mutations: Mutations = {
  approvePayment: {
    ask: async (world) => {
      const { paymentId, headers } = await waiting(world);
      return { id: paymentId, body: {}, headers };
    },
    action: 'approval.vote_given',
  },
  attestAuthority: {
    ask: async (world) => {
      const organization = await standUp(world.service, world.acme);
      const { id: memberId } = await member(world.service, world.acme);
      const body = { memberId, allowedActions: ['payment.create' as const] };
      const { authority, attestation } = await world.acme.session.createAuthority(body).unwrap();
      const signature = await blobOf(organization, attestation.message);
      return { id: `${memberId}/${authority.id}`, body: { signature } };
    },
    action: 'authority.attested',
  },
  attestPaymentPolicy: {
    ask: async (world) => {
      const organization = await standUp(world.service, world.acme);
      const { attestation } = await world.acme.session.setPaymentPolicy({ rules: {} }).unwrap();
      return { body: { signature: await blobOf(organization, attestation.message) } };
    },
    action: 'payment_policy.attested',
  },
  createAuthority: {
    ask: async (world) => ({
      id: (await member(world.service, world.acme)).id,
      body: { allowedActions: ['payment.create'] },
    }),
    action: 'authority.created',
  },
  reactivateAuthority: {
    ask: async (world) => {
      const path = await granted(world);
      await world.acme.session.suspendAuthority(path).unwrap();
      return { id: `${path.memberId}/${path.authorityId}` };
    },
    action: 'authority.updated',
  },
  rejectApproval: {
    ask: async (world) => {
      const { requestId, headers } = await waiting(world);
      return { id: requestId, body: {}, headers };
    },
    action: 'approval.rejected',
  },
  revokeAuthority: { ask: async (world) => ({ id: await pathOf(world) }), action: 'authority.revoked' },
  // The rules of the sender are asked of every payment of this world: none that would hold or reject them.
  setPaymentPolicy: {
    ask: (world) => ({ body: { rules: {} }, headers: asOwner(world) }),
    action: 'payment_policy.updated',
  },
  signApproval: {
    ask: async (world) => {
      const { requestId, headers } = await waiting(world);
      return { id: requestId, body: {}, headers };
    },
    action: 'approval.vote_given',
  },
  suspendAuthority: { ask: async (world) => ({ id: await pathOf(world) }), action: 'authority.suspended' },
  updateAuthority: {
    ask: async (world) => ({ id: await pathOf(world), body: { approvalWeight: 2 } }),
    action: 'authority.updated',
  },
};
