import type { Furnished } from '../../contract/world.ts';
import { type AuditedWorld, asOwner, type Mutations } from '../../platform/audit/mutation.ts';
import { grant, member } from './fixture.ts';
import { blobOf, organization } from './organization.ts';

/** A grant of a member of its own, as its path names it. */
async function granted({ service, acme }: AuditedWorld): Promise<{ memberId: string; authorityId: string }> {
  const { id: memberId } = await member(service, acme);
  return { memberId, authorityId: (await grant(acme, memberId)).id };
}

const pathOf = async (world: AuditedWorld): Promise<string> => {
  const { memberId, authorityId } = await granted(world);
  return `${memberId}/${authorityId}`;
};

/** A payment that waits for one vote, which the owner may give. */
async function waiting(world: AuditedWorld) {
  const { service, acme, harbor } = world;
  const payer = await member(service, acme, 'FINANCE');
  await grant(acme, payer.id, { allowedActions: ['payment.create'], requiresCountersignature: true });
  await grant(await member(service, acme, 'ADMIN'), acme.memberId);
  const order = { recipient: { phoneNumber: harbor.phone }, amount: { value: '1.00', currency: 'USD' as const } };
  const created = await payer.session.createPayment({ ...order, idempotencyKey: payer.id }).unwrap();
  if (created.generation !== 'intent') throw new Error('it is no intent');
  return { paymentId: created.id, requestId: created.approvalRequestId ?? '', headers: asOwner(world) };
}

/** A tenant whose multisig the test can sign for: that of the world has owners of its own. */
async function attesting({ service }: AuditedWorld, name: string) {
  const own = await organization(service, name);
  // All that is asked of whoever acts is who it is.
  return { own, as: own as unknown as Furnished, headers: { authorization: `Bearer ${own.token}` } };
}

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
      const { own, ...asked } = await attesting(world, 'Audited Grants');
      const { id: memberId } = await member(world.service, own);
      const body = { memberId, allowedActions: ['payment.create' as const] };
      const { authority, attestation } = await own.session.createAuthority(body).unwrap();
      const signature = await blobOf(own, attestation.message);
      return { ...asked, id: `${memberId}/${authority.id}`, body: { signature } };
    },
    action: 'authority.attested',
  },
  attestPaymentPolicy: {
    ask: async (world) => {
      const { own, ...asked } = await attesting(world, 'Audited Policies');
      const { attestation } = await own.session.setPaymentPolicy({ rules: {} }).unwrap();
      return { ...asked, body: { signature: await blobOf(own, attestation.message) } };
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
