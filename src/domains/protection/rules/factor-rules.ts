import { limits } from '../../../../generated/contract/limits.ts';
import type { FactorType } from '../../../../machines/protection/twofa-factor.machine.ts';
import { DAY_MS, HOUR_MS, waitFor } from '../../../platform/limits/budget.ts';
import type { Settings } from './settings.ts';

/** The time for which a factor may wait for its verification (D-349). */
export const ENROLL_WITHIN_MS = limits.factorEnrollmentTtl;
/** The time for which a challenge may take to be satisfied, and then to be redeemed (D-347). */
export const CHALLENGE_TTL_MS = limits.twoFactorChallengeTtl;
/** The time for which a code is valid (D-348). */
export const CODE_TTL_MS = limits.twoFactorCodeTtl;
const SEND_GAP_MS = limits.twoFactorSendGap;
/** Codes of one challenge, or of one enrollment (D-348). */
export const SENDS = 5;
/** Wrong answers until a challenge is cancelled, or an enrollment is gone (D-348, D-349). */
export const ATTEMPTS = 5;

/** Types whose answer is a code that was sent. */
export const isSent = (type: FactorType): type is 'EMAIL' | 'SMS' => type === 'EMAIL' || type === 'SMS';

/** The form of a factor's answer. */
export const answersBy = (type: FactorType): 'code' | 'signature' => (type === 'IDP_MFA' ? 'signature' : 'code');

/**
 * From when a factor that is verified now counts: at once where it is the member's first and protection is off, else after
 * the cooling-off (D-350).
 */
export const usableAtOf = (
  verifiedAt: Date,
  isFirst: boolean,
  { enabled, coolingOffSeconds }: Pick<Settings, 'enabled' | 'coolingOffSeconds'>,
): Date => (isFirst && !enabled ? verifiedAt : new Date(verifiedAt.getTime() + coolingOffSeconds * 1000));

export const countsNow = ({ usableAt }: { readonly usableAt: Date | null }, now: Date): boolean =>
  usableAt !== null && now >= usableAt;

/** A factor that nobody verified in time is gone, whether its timer has fired yet or not (D-349). */
export const isEnrollmentOver = ({ enrollBy }: { readonly enrollBy: Date }, now: Date): boolean => now >= enrollBy;

/** Milliseconds until another code may go out; 0 when it may now; undefined when there will be none (D-348). */
export function waitToResend(sends: number, lastSentAt: Date | null, now: Date): number | undefined {
  if (sends >= SENDS) return undefined;
  return lastSentAt === null ? 0 : Math.max(0, lastSentAt.getTime() + SEND_GAP_MS - now.getTime());
}

/**
 * Whether a verified factor has to stay: while protection is enabled, the usable ones that remain must be enough, and not
 * all of them e-mail and SMS (D-353).
 */
export const mustStay = (remaining: readonly { readonly type: FactorType }[], requiredFactors: number): boolean =>
  remaining.length < requiredFactors || remaining.every(({ type }) => isSent(type));

interface SendBudget {
  readonly perHour: number;
  readonly perDay: number;
}

/** Codes of enrollments to one address, and of one member: nobody is to be flooded by somebody who enrolls (D-443). */
export const ENROLLMENT_SENDS: SendBudget = { perHour: 10, perDay: 30 };
/** Codes of one member's challenges: each may be guessed five times (D-443). */
export const APPROVAL_SENDS: SendBudget = { perHour: 30, perDay: 150 };

/** Milliseconds until another code fits the budget, given the times of those before; 0 when it may go out now. */
export const waitToSend = (sentAt: readonly Date[], now: Date, { perHour, perDay }: SendBudget): number =>
  Math.max(
    waitFor(sentAt, now, { limit: perHour, windowMs: HOUR_MS }),
    waitFor(sentAt, now, { limit: perDay, windowMs: DAY_MS }),
  );

/** Wrong answers of one member within an hour, over all challenges: a new challenge gives no new guesses beyond (D-443). */
export const WRONG_ANSWERS_PER_HOUR = 50;
