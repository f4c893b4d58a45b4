import type { Act, Recipe, Step } from '../recipe.ts';
import { act, byKey, bySession, codeTo, owner, start } from './notation.ts';

const id = { id: '{{challenge}}' };
const email = 'challenge-{{unique}}@walk.test';
// Two addresses: a phone number gets only a few codes an hour.
const other = 'challenge-two-{{unique}}@walk.test';
const wait = (advanceSeconds: number): Step => byKey('advanceTestClock', { advanceSeconds });

/** A factor that is verified, and usable a day later. */
const factor = (name: string, by: Readonly<Record<string, string>>, to: string): readonly Step[] => [
  bySession('enrollTwoFactorFactor', by, { keep: { [name]: 'id' } }),
  codeTo('ownerKey', to, 'FACTOR_OTP'),
  bySession('verifyTwoFactorFactor', { id: `{{${name}}}`, code: '{{code}}' }),
];
const disable = (more: Partial<Step> = {}) => bySession('updateProtectionSettings', { enabled: false }, more);
const redeem = { 'x-service-2fa-challenge': '{{challenge}}', enabled: false };
const challenged = [
  ...owner,
  ...factor('mail', { type: 'EMAIL', email }, email),
  ...factor('second', { type: 'EMAIL', email: other }, other),
  wait(86_400),
  bySession('updateProtectionSettings', { enabled: true, requiredFactors: 2 }),
  disable({ refused: 'TWOFA_REQUIRED', keep: { challenge: 'details.challengeId' } }),
];

const send = (factorId: string) => bySession('sendTwoFactorChallengeCode', { ...id, factorId });
const answer = (factorId: string, to: string): readonly Step[] => [
  codeTo('ownerKey', to, 'TWOFA_OTP'),
  bySession('verifyTwoFactorChallenge', { ...id, factorId, code: '{{code}}' }),
];
const guess = bySession(
  'verifyTwoFactorChallenge',
  { ...id, factorId: '{{mail}}', code: '000000' },
  { refused: 'TWOFA_INVALID_CODE' },
);

/** The last of five wrong answers cancels the challenge. */
const guesses = [1, 2, 3, 4].map(
  (count): Act =>
    act('WRONG_ANSWER', 'PENDING', 'PENDING', [guess], {
      when: { sent: 'mail', wrong: count === 1 ? false : `${count - 1}` },
      sets: { wrong: `${count}` },
    }),
);

export const twofaChallenge: Recipe = {
  lifecycle: 'twofa-challenge',
  id: 'challenge',
  owner: 'ownerSession',
  starts: [start('PENDING', challenged)],
  acts: [
    act('SEND_CODE', 'PENDING', 'PENDING', [send('{{mail}}')], { when: { sent: false }, sets: { sent: 'mail' } }),
    act('ANSWER', 'PENDING', 'PENDING', answer('{{mail}}', email), {
      when: { sent: 'mail', wrong: false },
      sets: { sent: 'answered' },
    }),
    act('SEND_CODE', 'PENDING', 'PENDING', [wait(31), send('{{second}}')], {
      when: { sent: 'answered' },
      sets: { sent: 'second' },
    }),
    act('ANSWER', 'PENDING', 'SATISFIED', answer('{{second}}', other), { when: { sent: 'second' } }),
    ...guesses,
    act('WRONG_ANSWER', 'PENDING', 'CANCELLED', [{ ...guess, refused: 'TWOFA_TOO_MANY_ATTEMPTS' }], {
      when: { wrong: '4' },
    }),
    act('REDEEM', 'SATISFIED', 'REDEEMED', [bySession('updateProtectionSettings', redeem)]),
    act('EXPIRE', ['PENDING', 'SATISFIED'], 'EXPIRED', [wait(600)]),
  ],
  asks: {
    sendTwoFactorChallengeCode: { as: 'ownerSession', with: { ...id, factorId: '{{mail}}' } },
    verifyTwoFactorChallenge: { as: 'ownerSession', with: { ...id, factorId: '{{mail}}', code: '111111' } },
    updateProtectionSettings: { as: 'ownerSession', with: redeem, notIn: ['SATISFIED', 'REDEEMED'] },
  },
};
