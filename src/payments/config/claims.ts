import type { Environment } from '../../platform/config/environment.ts';

/** Claims and their public flow (D-185, D-189, D-190, D-195). A limit of 0 switches that limit off. */
export interface ClaimConfig {
  readonly claimExpiryDays: number;
  readonly claimLockGraceHours: number;
  readonly claimsPublicFlow: boolean;
  /** Where claim links lead, without a slash at its end; undefined: to the service itself. */
  readonly claimBaseUrl: string | undefined;
  /** The page where a recipient signs up or signs in after the claim page of a live deployment; undefined: none. */
  readonly signInUrl: string | undefined;
  readonly claimLimits: ClaimLimits;
}

export interface ClaimLimits {
  /** Requests to claim paths. */
  readonly requestsPerMinutePerIp: number;
  readonly requestsPerMinutePerToken: number;
  /** Codes to one phone or e-mail, whoever pays it. */
  readonly otpSendsPerHourPerContact: number;
  readonly otpSendsPerDayPerContact: number;
  readonly otpSendsPerHourPerIp: number;
  readonly otpVerifiesPerHourPerIp: number;
  /** New links of one claim that its sender asks for. */
  readonly resendsPerDay: number;
}

export function readClaims(env: Environment, live: boolean): ClaimConfig {
  const limit = (name: string, fallback: number): number => env.integer(name, fallback, { from: 0, to: 1_000_000 });
  return {
    claimExpiryDays: env.integer('CLAIM_EXPIRY_DAYS', 14, { from: 1, to: 3650 }),
    claimLockGraceHours: env.integer('CLAIM_LOCK_GRACE_HOURS', 72, { from: 0, to: 87_600 }),
    claimsPublicFlow: env.flag('CLAIMS_PUBLIC_FLOW', !live),
    claimBaseUrl: env.url('CLAIM_BASE_URL'),
    signInUrl: env.url('SIGN_IN_URL'),
    claimLimits: {
      requestsPerMinutePerIp: limit('CLAIM_REQUESTS_PER_MINUTE_PER_IP', 60),
      requestsPerMinutePerToken: limit('CLAIM_REQUESTS_PER_MINUTE_PER_TOKEN', 30),
      otpSendsPerHourPerContact: limit('CLAIM_OTP_SENDS_PER_HOUR_PER_CONTACT', 3),
      otpSendsPerDayPerContact: limit('CLAIM_OTP_SENDS_PER_DAY_PER_CONTACT', 6),
      otpSendsPerHourPerIp: limit('CLAIM_OTP_SENDS_PER_HOUR_PER_IP', 10),
      otpVerifiesPerHourPerIp: limit('CLAIM_OTP_VERIFIES_PER_HOUR_PER_IP', 20),
      resendsPerDay: limit('CLAIM_RESENDS_PER_DAY', 3),
    },
  };
}
