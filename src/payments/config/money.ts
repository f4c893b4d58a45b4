import type { PolicyEnforcementMode } from '../../../generated/contract/schemas.ts';
import { values } from '../../../generated/contract/values.ts';
import type { Environment } from '../../platform/config/environment.ts';

export interface MoneySettings {
  /** The host in `did:web:<host>:<handle>` of this service (D-111). Undefined: the host of the public address. */
  readonly didWebHost: string | undefined;
  readonly quoteTtlSeconds: number;
  readonly policyEnforcement: PolicyEnforcementMode;
  readonly fundingPartnerTronMode: 'off' | 'mock';
  readonly screeningProvider: string | undefined;
  /** The time for which sign and execute wait for their transaction before a worker finishes it (D-175). */
  readonly executionWaitMs: number;
  readonly providerPollIntervalMs: number;
  readonly returnWatchDays: number;
  readonly actionRequiredReviewDays: number;
}

const DAY_SECONDS = 86_400;

export function readMoney(env: Environment, live: boolean): MoneySettings {
  return {
    didWebHost: env.optional('DID_WEB_HOST'),
    quoteTtlSeconds: env.integer('QUOTE_TTL_SECONDS', 120, { from: 1, to: 30 * DAY_SECONDS }),
    policyEnforcement: env.choice('POLICY_ENFORCEMENT', values.PolicyEnforcementMode, 'log'),
    fundingPartnerTronMode: env.choice('FUNDING_PARTNER_TRON_MODE', ['off', 'mock'], 'off'),
    screeningProvider: env.optional('SCREENING_PROVIDER'),
    executionWaitMs: env.integer('EXECUTION_WAIT_MS', 20_000, { from: 0, to: 20_000 }),
    providerPollIntervalMs: env.integer('PROVIDER_POLL_INTERVAL_MS', live ? 30_000 : 2000, { from: 0, to: 3_600_000 }),
    returnWatchDays: env.integer('RETURN_WATCH_DAYS', 30, { from: 0, to: 3650 }),
    actionRequiredReviewDays: env.integer('ACTION_REQUIRED_REVIEW_DAYS', 7, { from: 1, to: 3650 }),
  };
}
