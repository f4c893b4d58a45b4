import type { SmallMachine, SmallWorld } from '../../model/small-world.ts';
import { advance, challengeOf, codeTo, DAY, wrongFor } from './fixture.ts';

const emailOf = ({ number }: SmallWorld): string => `walk-${number}@factors.test`;
const codeOf = (world: SmallWorld) => codeTo(world.service, world.tenant, emailOf(world), 'FACTOR_OTP');

const attempts = (context: Readonly<Record<string, unknown>>): number => Number(context.otpAttempts);

/** A challenge of the tenant, answered by the walk's factor: protection itself is what is approved. */
async function use({ tenant, service, id, ...world }: SmallWorld): Promise<void> {
  const { session } = tenant;
  await session.updateProtectionSettings({ enabled: true }).unwrap();
  const { challengeId } = challengeOf(await session.updateProtectionSettings({ enabled: false }));
  await session.sendTwoFactorChallengeCode({ id: challengeId, factorId: id }).unwrap();
  const code = await codeTo(service, tenant, emailOf({ tenant, service, id, ...world }), 'TWOFA_OTP');
  await session.verifyTwoFactorChallenge({ id: challengeId, factorId: id, code }).unwrap();
  const headers = { 'x-service-2fa-challenge': challengeId };
  await session.updateProtectionSettings({ enabled: false }, { headers }).unwrap();
}

/** What a removed factor answers, whatever is asked of it. */
export const walk: SmallMachine = {
  machine: 'twofa-factor',
  told: [attempts],
  acts: {
    CREATE: async (world) => {
      const order = { type: 'EMAIL', email: emailOf(world) } as const;
      world.id = (await world.tenant.session.enrollTwoFactorFactor(order).unwrap()).id;
    },
    RESEND: async ({ tenant, id }) => {
      await advance(tenant, 31);
      await tenant.session.resendTwoFactorFactorCode({ id }).unwrap();
    },
    WRONG_CODE: async (world) => {
      const code = wrongFor(await codeOf(world));
      const { error } = await world.tenant.session.verifyTwoFactorFactor({ id: world.id, code });
      if (error?.code !== 'TWOFA_INVALID_CODE' && error?.code !== 'TWOFA_TOO_MANY_ATTEMPTS') {
        throw new Error(`a wrong code answers ${error?.code}`);
      }
    },
    VERIFY: async (world) =>
      world.tenant.session.verifyTwoFactorFactor({ id: world.id, code: await codeOf(world) }).unwrap(),
    USE: use,
    EXPIRE: ({ tenant }) => advance(tenant, DAY),
    REMOVE: ({ tenant, id }) => tenant.session.removeTwoFactorFactor({ id }).unwrap(),
  },
  refusals: {
    RESEND: {
      by: 'resendTwoFactorFactorCode',
      ask: ({ tenant, id }) => tenant.session.resendTwoFactorFactorCode({ id }),
    },
    VERIFY: {
      by: 'verifyTwoFactorFactor',
      ask: ({ tenant, id }) => tenant.session.verifyTwoFactorFactor({ id, code: '111111' }),
    },
    WRONG_CODE: {
      by: 'verifyTwoFactorFactor',
      ask: ({ tenant, id }) => tenant.session.verifyTwoFactorFactor({ id, code: '111111' }),
      of: (state) => ({ machine: 'twofa-factor', event: 'VERIFY', state }),
    },
    REMOVE: {
      by: 'removeTwoFactorFactor',
      ask: ({ tenant, id }) => tenant.session.removeTwoFactorFactor({ id }),
    },
  },
};
