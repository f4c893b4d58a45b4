import type { AuditedWorld, Mutations } from '../../kernel/audit/mutation.ts';

let phones = 0;

const alias = async (world: AuditedWorld): Promise<{ id: string; phone: string }> => {
  const phone = `+1555077${String(1000 + phones++)}`;
  const { id } = await world.acme.api.createPhoneAlias({ phone }).unwrap();
  await world.service.runUntilIdle();
  return { id, phone };
};

const codeTo = async (world: AuditedWorld, to: string): Promise<string> =>
  (await world.acme.api.listTestMessages({ to, purpose: 'ALIAS_OTP', take: 1 }).unwrap()).messages[0]?.code ?? '';

export const mutations: Mutations = {
  createPhoneAlias: { ask: () => ({ body: { phone: '+15550779901' } }), action: null },
  createVerificationSession: {
    ask: () => ({ body: { kind: 'KYB', country: 'US' } }),
    action: 'verification_session.created',
  },
  resendPhoneAliasCode: { ask: async (world) => ({ id: (await alias(world)).id }), action: null },
  revokePhoneAlias: { ask: async (world) => ({ id: (await alias(world)).id }), action: null },
  simulateVerificationSession: {
    ask: async (world) => ({
      id: (await world.acme.api.createVerificationSession({ kind: 'KYC', memberId: world.acme.memberId }).unwrap()).id,
    }),
    action: null,
  },
  verifyPhoneAlias: {
    ask: async (world) => {
      const { id, phone } = await alias(world);
      return { id, body: { code: await codeTo(world, phone) } };
    },
    action: null,
  },
};
