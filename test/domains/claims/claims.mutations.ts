import type { AuditedWorld, Mutations } from '../../platform/audit/mutation.ts';
import { payment } from '../offramp/audited.ts';

let phones = 0;

/** A payment to somebody whom nobody knows, and the token of its claim's link. */
const parked = async (world: AuditedWorld): Promise<{ id: string; phone: string; claimToken: string }> => {
  const phone = `+1555078${String(1000 + phones++)}`;
  const id = await payment(world, phone);
  await world.service.runUntilIdle();
  const { messages } = await world.acme.api.listTestMessages({ to: phone, purpose: 'CLAIM_LINK', take: 1 }).unwrap();
  return { id, phone, claimToken: messages[0]?.token ?? '' };
};

const claimCode = async (world: AuditedWorld): Promise<{ claimToken: string; code: string }> => {
  const { phone, claimToken } = await parked(world);
  await world.acme.api.sendClaimOtp({ claimToken }).unwrap();
  await world.service.runUntilIdle();
  const { messages } = await world.acme.api.listTestMessages({ to: phone, purpose: 'CLAIM_OTP', take: 1 }).unwrap();
  return { claimToken, code: messages[0]?.code ?? '' };
};

export const mutations: Mutations = {
  acceptClaim: {
    ask: async (world) => ({
      body: { claimTicket: (await world.acme.api.verifyClaimOtp(await claimCode(world)).unwrap()).claimTicket },
      as: world.harbor,
    }),
    action: 'claim.accepted',
  },
  resendOfframpPaymentClaim: { ask: async (world) => ({ id: (await parked(world)).id }), action: 'claim.link_resent' },
  sendClaimOtp: { ask: async (world) => ({ id: (await parked(world)).claimToken, headers: {} }), action: null },
  verifyClaimOtp: {
    ask: async (world) => {
      const { claimToken, code } = await claimCode(world);
      return { id: claimToken, body: { code }, headers: {} };
    },
    action: null,
  },
};
