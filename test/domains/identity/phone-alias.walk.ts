import { phoneOf, type SmallMachine, type SmallWorld } from '../../model/small-world.ts';
import { verifyPhone } from '../../support/recipient.ts';

async function codeTo(world: SmallWorld): Promise<string> {
  await world.service.runUntilIdle();
  const { messages } = await world.tenant.api
    .listTestMessages({ to: phoneOf(world), purpose: 'ALIAS_OTP', take: 1 })
    .unwrap();
  return messages[0]?.code ?? '';
}

export const walk: SmallMachine = {
  machine: 'phone-alias',
  told: ['otpHash'],
  possible: ({ root }, { type }) => (type === 'VERIFY' || type === 'WRONG_CODE' ? root.context.otpHash !== null : true),
  acts: {
    CREATE: async (world) => {
      world.id = (await world.tenant.api.createPhoneAlias({ phone: phoneOf(world) }).unwrap()).id;
    },
    RESEND: ({ tenant, id }) => tenant.api.resendPhoneAliasCode({ id }).unwrap(),
    WRONG_CODE: async (world) => {
      const code = (await codeTo(world)) === '111111' ? '222222' : '111111';
      const { error } = await world.tenant.api.verifyPhoneAlias({ id: world.id, code });
      if (error?.code !== 'ALIAS_OTP_INVALID') throw new Error(`a wrong code answers ${error?.code}`);
    },
    VERIFY: async (world) => world.tenant.api.verifyPhoneAlias({ id: world.id, code: await codeTo(world) }).unwrap(),
    EXPIRE: ({ tenant, id }) => tenant.api.expireTestPhoneAlias({ id }).unwrap(),
    REPLACE: (world) => verifyPhone(world.service, world.other, phoneOf(world)),
    REVOKE: ({ tenant, id }) => tenant.api.revokePhoneAlias({ id }).unwrap(),
  },
  refusals: {
    RESEND: { by: 'resendPhoneAliasCode', ask: ({ tenant, id }) => tenant.api.resendPhoneAliasCode({ id }) },
    VERIFY: { by: 'verifyPhoneAlias', ask: ({ tenant, id }) => tenant.api.verifyPhoneAlias({ id, code: '111111' }) },
    WRONG_CODE: {
      by: 'verifyPhoneAlias',
      ask: ({ tenant, id }) => tenant.api.verifyPhoneAlias({ id, code: '111111' }),
      of: (state) => ({ machine: 'phone-alias', event: 'VERIFY', state }),
    },
    EXPIRE: { by: 'expireTestPhoneAlias', ask: ({ tenant, id }) => tenant.api.expireTestPhoneAlias({ id }) },
    REVOKE: { by: 'revokePhoneAlias', ask: ({ tenant, id }) => tenant.api.revokePhoneAlias({ id }) },
  },
};
