import { judgeAnswer } from '../../../src/domains/protection/judge-answer.ts';
import {
  countsNow,
  isEnrollmentOver,
  waitToResend,
  waitToSend,
} from '../../../src/domains/protection/rules/factor-rules.ts';
import { refuseRedemption } from '../../../src/domains/protection/rules/redemption.ts';
import { refusePayee } from '../../../src/domains/protection/rules/transfer.ts';
import { statusOfChallenge } from '../../../src/domains/protection/twofa-challenge.present.ts';
import { ago, DAY, END, type Expiry, HOUR } from '../boundary.ts';

const context = {
  memberId: 'mem_1',
  bindingSha256: 'b',
  amountBaseUnits: 1n,
  destinationAddress: 'd',
  satisfiedFactorIds: ['fac_1'],
  expiresAt: END,
};
const replay = {
  memberId: 'mem_1',
  bindingSha256: 'b',
  amountBaseUnits: 1n,
  destinationAddress: 'd',
  requiredFactors: 1,
};
const vault = { blindIndex: () => 'right', decrypt: (text: string) => text };
const emailFactor = { type: 'EMAIL', secretCiphertext: null, signerAddress: null, lastTotpStep: null } as const;
const rules = 'src/domains/protection/rules';

export const expiries: readonly Expiry[] = [
  {
    what: 'a satisfied challenge can be redeemed (D-347)',
    file: `${rules}/redemption.ts`,
    at: 'over',
    stands: (now) => refuseRedemption({ status: 'SATISFIED', context, now }, replay) === undefined,
  },
  {
    what: 'a challenge is PENDING (D-347)',
    file: 'src/domains/protection/twofa-challenge.present.ts',
    at: 'over',
    stands: (now) => statusOfChallenge({ status: 'PENDING', expiresAt: END }, now) === 'PENDING',
  },
  {
    what: 'a code answers (D-348)',
    file: 'src/domains/protection/judge-answer.ts',
    at: 'over',
    stands: async (now) => {
      const question = { open: { otpHash: 'right', expiresAt: END }, use: 'u', text: 't', now };
      return (await judgeAnswer(vault, emailFactor, { code: '123456' }, question)) !== undefined;
    },
  },
  {
    what: 'a contact cools off (D-343, D-355)',
    file: `${rules}/transfer.ts`,
    at: 'over',
    stands: (now) => refusePayee({ isOwn: false, availableAt: END }, now) !== undefined,
  },
  {
    what: 'a factor cannot be used yet (D-350)',
    file: `${rules}/factor-rules.ts`,
    at: 'over',
    stands: (now) => !countsNow({ usableAt: END }, now),
  },
  {
    what: 'a factor waits for its verification (D-349)',
    file: `${rules}/factor-rules.ts`,
    at: 'over',
    stands: (now) => !isEnrollmentOver({ enrollBy: END }, now),
  },
  {
    what: 'a code waits for the one before (D-348)',
    file: `${rules}/factor-rules.ts`,
    at: 'over',
    stands: (now) => (waitToResend(1, ago(30_000), now) ?? 0) > 0,
  },
  {
    what: 'codes count against their hour (D-443)',
    file: `${rules}/factor-rules.ts`,
    at: 'over',
    stands: (now) => waitToSend([ago(HOUR)], now, { perHour: 1, perDay: 9 }) > 0,
  },
  {
    what: 'codes count against their day (D-443)',
    file: `${rules}/factor-rules.ts`,
    at: 'over',
    stands: (now) => waitToSend([ago(DAY)], now, { perHour: 9, perDay: 1 }) > 0,
  },
];
