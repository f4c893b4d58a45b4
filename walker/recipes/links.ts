import type { Recipe, Step } from '../recipe.ts';
import { act, asked, by, byKey, codeTo, owner, start } from './notation.ts';
import { funded, tenant } from './people.ts';

const anybody = (call: string, input: Readonly<Record<string, unknown>>, more: Partial<Step> = {}): Step => ({
  call,
  with: input,
  ...more,
});
const wait = (advanceSeconds: number): Step => byKey('advanceTestClock', { advanceSeconds });
const claim = { claimToken: '{{token}}' };

/** The link that a payment to an unknown phone number sends there. */
const sent: readonly Step[] = [
  ...owner,
  ...tenant('other'),
  funded('owner'),
  byKey('createOfframpPayment', { phone: '{{phone}}', amountUsd: '1.00' }, { keep: { payment: 'paymentId' } }),
  byKey(
    'listTestMessages',
    { to: '{{phone}}', purpose: 'CLAIM_LINK', take: 1 },
    { until: { at: 'messages.0.token' }, keep: { token: 'messages.0.token' } },
  ),
];
const received = codeTo('ownerKey', '{{phone}}', 'CLAIM_OTP');
const resend = byKey('resendOfframpPaymentClaim', { id: '{{payment}}' });
const wrong = anybody('verifyClaimOtp', { ...claim, code: '000000' }, { refused: 'CLAIM_OTP_INVALID' });
const right = anybody('verifyClaimOtp', { ...claim, code: '{{code}}' }, { keep: { ticket: 'claimTicket' } });
const accept = by('otherKey')('acceptClaim', { claimTicket: '{{ticket}}' });

export const claimLink: Recipe = {
  lifecycle: 'claim-link',
  id: 'token',
  owner: 'ownerKey',
  hidden: true,
  starts: [start('ISSUED', sent)],
  acts: [
    act('SEND_OTP', 'ISSUED', 'ISSUED', [anybody('sendClaimOtp', claim), received], {
      when: { coded: false },
      sets: { coded: true },
    }),
    act('WRONG_OTP', 'ISSUED', 'ISSUED', [wrong], { when: { coded: true, wrong: false }, sets: { wrong: true } }),
    act('CONSUME', 'ISSUED', 'CONSUMED', [right], { when: { coded: true } }),
    act('REDEEM', 'CONSUMED', 'REDEEMED', [accept]),
    act('VOID', ['ISSUED', 'CONSUMED'], 'VOIDED', [resend]),
    act('EXPIRE', ['ISSUED', 'CONSUMED'], 'EXPIRED', [wait(72 * 3600 + 60)]),
  ],
  asks: {
    sendClaimOtp: { with: claim },
    verifyClaimOtp: { with: { ...claim, code: '111111' } },
    acceptClaim: { as: 'otherKey', with: { claimTicket: '{{ticket}}' } },
  },
};

const handoff = byKey('createVerificationHandoff', { id: '{{session}}' });
const open = anybody('getVerificationHandoff', { token: '{{token}}' });

export const verificationHandoff: Recipe = {
  lifecycle: 'verification-handoff',
  id: 'token',
  owner: 'ownerKey',
  hidden: true,
  starts: [
    start('OPEN', [
      ...owner,
      byKey('createVerificationSession', { kind: 'KYB', country: 'US' }, { keep: { session: 'id' } }),
      { ...handoff, keep: { token: 'token' } },
    ]),
  ],
  acts: [
    act('CONSUME', 'OPEN', 'CONSUMED', [open]),
    act('VOID', 'OPEN', 'VOIDED', [handoff]),
    act('EXPIRE', 'OPEN', 'EXPIRED', [wait(900)]),
  ],
  asks: { getVerificationHandoff: { with: { token: '{{token}}' } } },
};

/** A presentation of nobody: a challenge is consumed whatever it comes to. */
const presentation = {
  nonce: '{{nonce}}',
  holderDid: 'did:subject:idn_nobody',
  signature: `0x${'11'.repeat(65)}`,
  signerAddress: '0x000000000000000000000000000000000000dead',
  credentialIds: ['cred_none'],
  expiresAt: 253_402_300_799,
};

export const presentationChallenge: Recipe = {
  lifecycle: 'presentation-challenge',
  id: 'nonce',
  owner: 'ownerKey',
  hidden: true,
  starts: [
    start('ISSUED', [
      ...owner,
      byKey('createPresentationChallenge', { purpose: 'walk' }, { keep: { nonce: 'nonce' } }),
    ]),
  ],
  acts: [
    act('CONSUME', ['ISSUED', 'EXPIRED'], 'CONSUMED', [byKey('verifyPresentation', presentation)]),
    act('EXPIRE', 'ISSUED', 'EXPIRED', [wait(300)]),
  ],
  asks: asked('ownerKey', presentation, ['verifyPresentation']),
};

const reserve = (who: string, more: Readonly<Record<string, unknown>> = {}): Step =>
  by(`${who}Key`)('createDidReservation', { phone: '{{phone}}', ...more });
const claimed: readonly Step[] = [
  by('otherKey')('createPhoneAlias', { phone: '{{phone}}' }, { keep: { alias: 'id' } }),
  codeTo('otherKey', '{{phone}}', 'ALIAS_OTP'),
  by('otherKey')('verifyPhoneAlias', { id: '{{alias}}', code: '{{code}}' }),
];

export const didReservation: Recipe = {
  lifecycle: 'did-reservation',
  id: 'phone',
  owner: 'ownerKey',
  hidden: true,
  starts: [start('RESERVED', [...owner, ...tenant('other'), reserve('owner')])],
  acts: [
    act('NAME', 'RESERVED', 'RESERVED', [reserve('other', { handle: 'walk-{{digits}}' })], {
      when: { named: false },
      sets: { named: true },
    }),
    act('CLAIM', 'RESERVED', 'CLAIMED', claimed),
  ],
};
