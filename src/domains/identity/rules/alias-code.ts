import { limits } from '../../../../generated/contract/limits.ts';
import { DAY_MS, HOUR_MS, waitFor } from '../../../platform/limits/budget.ts';

/** The time for which a code is valid (D-108). */
export const CODE_TTL_MS = limits.aliasCodeTtl;
/** The time for which a proof of control is valid (D-110). */
const PROOF_TTL_MS = limits.aliasProofTtl;
/** Wrong answers until a code is void (D-108, D-443). */
export const CODE_ATTEMPTS = limits.aliasCodeAttempts;
/** Codes to one number of one tenant: each gives five guesses, so that sends bound the guessing (D-443, D-486). */
export const SENDS_PER_HOUR = 10;
export const SENDS_PER_DAY = 30;

/** The fields that a proof of control sets on its alias (D-110). */
export const proofAt = (now: Date): { readonly verifiedAt: Date; readonly reverifyBy: Date } => ({
  verifiedAt: now,
  reverifyBy: new Date(now.getTime() + PROOF_TTL_MS),
});

/** The open code of an alias, or of a claim link. */
export interface OpenCode {
  readonly otpHash: string | null;
  readonly otpExpiresAt: Date | null;
  readonly otpAttempts: number;
}

export type CodeVerdict =
  | { readonly kind: 'RIGHT' }
  /** `attemptsRemaining` after this answer; 0 voids the code. */
  | { readonly kind: 'WRONG'; readonly attemptsRemaining: number }
  | { readonly kind: 'EXPIRED' }
  | { readonly kind: 'VOID' };

/** Judges an answer: a void code first, then an expired one, then the digits (D-108, D-443). */
export function judgeCode(code: OpenCode, now: Date, matches: (otpHash: string) => boolean): CodeVerdict {
  if (code.otpHash === null || code.otpExpiresAt === null) return { kind: 'EXPIRED' };
  if (code.otpAttempts >= CODE_ATTEMPTS) return { kind: 'VOID' };
  if (now >= code.otpExpiresAt) return { kind: 'EXPIRED' };
  if (matches(code.otpHash)) return { kind: 'RIGHT' };
  return { kind: 'WRONG', attemptsRemaining: CODE_ATTEMPTS - code.otpAttempts - 1 };
}

/** Milliseconds until another code may go out, given the times of those before; 0 when it may now. */
export const waitToSend = (sentAt: readonly Date[], now: Date): number =>
  Math.max(
    waitFor(sentAt, now, { limit: SENDS_PER_HOUR, windowMs: HOUR_MS }),
    waitFor(sentAt, now, { limit: SENDS_PER_DAY, windowMs: DAY_MS }),
  );
