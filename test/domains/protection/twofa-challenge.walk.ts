import type { AnyEventObject } from 'xstate';
import { AT, LATER } from '../../model/sample.ts';
import type { SmallMachine, SmallWorld } from '../../model/small-world.ts';
import { advance, CHALLENGE, challengeOf, clockOf, codeTo, DAY, emailFactor, totpAt, totpFactor } from './fixture.ts';
import { sample } from './twofa-challenge.sample.ts';

const emailOf = ({ number }: SmallWorld): string => `walk-${number}@challenges.test`;

/** The two factors of each walk: as the model names them, and as they are. */
const factors = new WeakMap<SmallWorld, { readonly email: string; readonly totp: { id: string; secret: string } }>();
const factorsOf = (world: SmallWorld) => {
  const made = factors.get(world);
  if (made === undefined) throw new Error('the walk has no factors yet');
  return made;
};

const disable = ({ tenant }: SmallWorld, headers: Readonly<Record<string, string>> = {}) =>
  tenant.session.updateProtectionSettings({ enabled: false }, { headers });

async function create(world: SmallWorld): Promise<void> {
  const { service, tenant } = world;
  const email = await emailFactor(service, tenant, emailOf(world));
  factors.set(world, { email, totp: await totpFactor(tenant) });
  await advance(tenant, DAY);
  await tenant.session.updateProtectionSettings({ enabled: true, requiredFactors: 2 }).unwrap();
  world.id = challengeOf(await disable(world)).challengeId;
}

async function answer(world: SmallWorld, { factorId }: AnyEventObject): Promise<void> {
  const { id, tenant } = world;
  const { email, totp } = factorsOf(world);
  if (factorId === 'fac_totp') {
    const code = totpAt(totp.secret, await clockOf(tenant));
    await tenant.session.verifyTwoFactorChallenge({ id, factorId: totp.id, code }).unwrap();
    return;
  }
  const code = await codeTo(world.service, tenant, emailOf(world), 'TWOFA_OTP');
  await tenant.session.verifyTwoFactorChallenge({ id, factorId: email, code }).unwrap();
}

const sendCode = (world: SmallWorld) =>
  world.tenant.session.sendTwoFactorChallengeCode({ id: world.id, factorId: factorsOf(world).email });

const guess = (world: SmallWorld) =>
  world.tenant.session.verifyTwoFactorChallenge({ id: world.id, factorId: factorsOf(world).email, code: '000000' });

const wrong = (context: Readonly<Record<string, unknown>>): number => Number(context.wrongAnswers);
const answered = (context: Readonly<Record<string, unknown>>): string =>
  (context.satisfiedFactorIds as string[]).join();
const hasCode = (context: Readonly<Record<string, unknown>>): boolean => (context.codes as unknown[]).length > 0;

const by = (factorId: string): AnyEventObject => ({ type: 'ANSWER', factorId, at: AT, redeemBy: LATER });

export const walk: SmallMachine = {
  machine: 'twofa-challenge',
  told: [wrong, answered, hasCode],
  begins: {
    ...sample.context({ tenantId: 'ten_model', memberId: 'mem_model', paymentId: 'pay_model' }, 0),
    requiredFactors: 2,
  },
  events: [
    {
      type: 'SEND_CODE',
      code: { factorId: 'fac_email', otpHash: 'sample', expiresAt: LATER.toISOString() },
      at: AT,
    },
    { type: 'WRONG_ANSWER' },
    by('fac_email'),
    by('fac_totp'),
    { type: 'REDEEM', at: AT },
    { type: 'EXPIRE' },
  ],
  // Codes are sent once a walk, and before they are answered; wrong ones are counted apart from right ones.
  possible: ({ root: { context, leaf } }, { type, factorId }) => {
    if (leaf.status !== 'PENDING') return true;
    if (type === 'SEND_CODE') return !hasCode(context) && answered(context) === '' && wrong(context) === 0;
    if (type === 'ANSWER')
      return (factorId === 'fac_email' ? hasCode(context) : answered(context) !== '') && wrong(context) === 0;
    return type === 'WRONG_ANSWER' ? answered(context) === '' : true;
  },
  acts: {
    CREATE: create,
    SEND_CODE: (world) => sendCode(world).unwrap(),
    WRONG_ANSWER: guess,
    ANSWER: answer,
    REDEEM: (world) => disable(world, { [CHALLENGE]: world.id }).unwrap(),
    EXPIRE: ({ tenant }) => advance(tenant, 600),
  },
  refusals: {
    SEND_CODE: { by: 'sendTwoFactorChallengeCode', ask: sendCode },
    WRONG_ANSWER: {
      by: 'verifyTwoFactorChallenge',
      ask: guess,
      of: (state) => ({ machine: 'twofa-challenge', event: 'ANSWER', state }),
    },
    ANSWER: { by: 'verifyTwoFactorChallenge', ask: guess },
    REDEEM: {
      by: 'updateProtectionSettings',
      ask: (world) => disable(world, { [CHALLENGE]: world.id }),
    },
  },
};
