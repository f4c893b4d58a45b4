import type { Address } from 'viem';
import type { PolicyEnforcementMode } from '../../../generated/contract/schemas.ts';
import { values } from '../../../generated/contract/values.ts';
import { deriveSecret } from '../crypto/index.ts';
import type { RateLimits } from '../http/app.ts';
import type { RemoteIssuer, SandboxIssuer } from '../http/credentials/session-tokens.ts';
import type { MetricsAccess } from '../http/server/metrics-route.ts';
import { serverUrlProblem } from '../primary/server-urls.ts';
import { type CardSettings, readCards } from './cards.ts';
import { type ClaimConfig, readClaims } from './claims.ts';
import { type CredentialSettings, readCredentials } from './credentials.ts';
import { Environment, type Variables } from './environment.ts';
import { type InvoiceConfig, readInvoices } from './invoices.ts';
import { readMetrics } from './metrics.ts';
import { type PayoutSettings, readPayouts } from './payouts.ts';
import { type RampSettings, readRamps } from './ramps.ts';
import { type RetentionPeriods, readRetention } from './retention.ts';
import { readSecrets, type Secrets } from './secrets.ts';
import { readTracing, type TracingSettings } from './tracing.ts';
import { readVerification, type VerificationSettings } from './verification.ts';
import { readWebhooks, type WebhookSettings } from './webhooks.ts';

export { ConfigError } from './environment.ts';
export { sandboxPayoutVariables } from './payouts.ts';

/** The whole configuration, read once from the environment (D-432 to D-434). Times end in their unit. */
export interface Config
  extends Secrets,
    PayoutSettings,
    ClaimConfig,
    InvoiceConfig,
    CredentialSettings,
    VerificationSettings,
    CardSettings,
    RampSettings,
    WebhookSettings {
  readonly environment: 'sandbox' | 'live';
  readonly serviceName: string;
  readonly port: number;
  /** Where a process that only works shows its health and its metrics; undefined: nowhere. */
  readonly workPort: number | undefined;
  /** The address to listen on; loopback unless a deployment says otherwise. */
  readonly host: string;
  /** The public address, without a slash at its end; undefined: where it listens (public-urls.ts). */
  readonly baseUrl: string | undefined;
  /** Origins whose pages may call a live service; in the sandbox those of any origin may (D-497). */
  readonly corsOrigins: readonly string[];
  /** True if `/console` is served. */
  readonly console: 'on' | 'off';
  /** The host in `did:web:<host>:<handle>` of this service (D-111). Undefined: the host of the public address. */
  readonly didWebHost: string | undefined;
  /** Undefined means the embedded PostgreSQL under `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** `off` behind a pooler in transaction mode that keeps no prepared statements, such as pgbouncer before 1.21. */
  readonly preparedStatements: 'on' | 'off';
  readonly dataDir: string;
  readonly chainId: number;
  /** Undefined means the embedded chain. */
  readonly rpcUrl: string | undefined;
  readonly settlementTokenAddress: Address | undefined;
  /** Undefined means the sandbox's own escrow. Live then has none, and ONCHAIN_DEPOSIT is off (D-083). */
  readonly offrampEscrowAddress: Address | undefined;
  /** Blocks that make a deposit final, its own included (D-085). */
  readonly depositConfirmations: number;
  readonly sandboxSeed: string;
  readonly logLevel: string;
  readonly trustedProxyHops: number;
  readonly workers: 'all' | 'only' | 'none';
  readonly rateLimits: RateLimits;
  readonly metrics: MetricsAccess;
  /** Undefined: tracing is off. */
  readonly tracing: TracingSettings | undefined;
  readonly idempotencyTtlHours: number;
  readonly retention: RetentionPeriods;
  readonly identityProvider: SandboxIssuer | RemoteIssuer;
  readonly quoteTtlSeconds: number;
  readonly policyEnforcement: PolicyEnforcementMode;
  readonly fundingPartnerTronMode: 'off' | 'mock';
  readonly screeningProvider: string | undefined;
  readonly settlementIntervalMs: number;
  /** The time for which sign and execute wait for their transaction before a worker finishes it (D-175). */
  readonly executionWaitMs: number;
  readonly providerPollIntervalMs: number;
  readonly returnWatchDays: number;
  readonly actionRequiredReviewDays: number;
}

/** A server's address, or the folder of its socket. */
const POSTGRES = /^(postgres(ql)?:\/\/|socket:|\/)/;
const databaseUrlProblem = (url: string): string | undefined =>
  POSTGRES.test(url) ? serverUrlProblem(url) : 'must be postgres://user:password@host:port/database';
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** Throws ConfigError, which names every variable that cannot be used. */
export function parseConfig(variables: Variables): Config {
  const env = new Environment(variables);
  const environment = env.choice('SERVICE_ENV', ['sandbox', 'live'], 'sandbox');
  const live = environment === 'live';
  const sandboxSeed = env.text('SANDBOX_SEED', 'service-sandbox');
  const core = readCore(env, live);
  const config: Config = {
    environment,
    sandboxSeed,
    ...core,
    ...readSecrets(env, live, sandboxSeed),
    identityProvider: readIdentityProvider(env, live, sandboxSeed),
    rateLimits: {
      perMinute: env.integer('RATE_LIMIT_PER_MINUTE', 600, { from: 0 }),
      burst: env.integer('RATE_LIMIT_BURST', 100, { from: 1 }),
      publicPerMinute: env.integer('RATE_LIMIT_PUBLIC_PER_MINUTE', 60, { from: 0 }),
    },
    ...readMetrics(env, live),
    idempotencyTtlHours: env.integer('IDEMPOTENCY_TTL_HOURS', 168, { from: 1, to: 10 * YEAR_HOURS }),
    ...readRetention(env),
    ...readMoney(env, live),
    ...readClaims(env, live),
    ...readInvoices(env, sandboxSeed),
    ...readCredentials(env),
    ...readVerification(env, live, sandboxSeed),
    ...readCards(env, live),
    ...readRamps(env, live, sandboxSeed),
    ...readWebhooks(env),
    ...readTracing(env),
  };
  env.finish();
  return config;
}

const DAY_SECONDS = 86_400;
const YEAR_HOURS = 365 * 24;

function readCore(env: Environment, live: boolean) {
  env.judged('DATABASE_URL', databaseUrlProblem);
  if (live) env.required('SETTLEMENT_TOKEN_ADDRESS', 'live does not deploy a token');
  return {
    serviceName: env.text('SERVICE_NAME', 'Service'),
    host: env.text('HOST', '127.0.0.1'),
    port: env.integer('PORT', 8080, { from: 0, to: 65_535 }),
    workPort: env.port('WORK_PORT', 8081),
    baseUrl: env.url('BASE_URL'),
    corsOrigins: env.origins('CORS_ORIGINS'),
    console: env.choice('CONSOLE', ['on', 'off'], live ? 'off' : 'on'),
    didWebHost: env.optional('DID_WEB_HOST'),
    databaseUrl: live
      ? env.required('DATABASE_URL', 'live cannot use the embedded database')
      : env.optional('DATABASE_URL'),
    preparedStatements: env.choice('PREPARED_STATEMENTS', ['on', 'off'], 'on'),
    dataDir: env.text('DATA_DIR', '.paychart'),
    chainId: env.integer('CHAIN_ID', 84_532, { from: 1 }),
    rpcUrl: live ? env.required('RPC_URL', 'live cannot use the embedded chain') : env.optional('RPC_URL'),
    settlementTokenAddress: env.address('SETTLEMENT_TOKEN_ADDRESS'),
    offrampEscrowAddress: env.address('OFFRAMP_ESCROW_ADDRESS'),
    depositConfirmations: env.integer('DEPOSIT_CONFIRMATIONS', env.optional('RPC_URL') === undefined ? 1 : 3, {
      from: 1,
      to: 100,
    }),
    logLevel: env.choice('LOG_LEVEL', LOG_LEVELS, 'info'),
    trustedProxyHops: env.integer('TRUSTED_PROXY_HOPS', 0, { from: 0, to: 16 }),
    workers: env.choice('WORKERS', ['all', 'only', 'none'], 'all'),
  };
}

function readMoney(env: Environment, live: boolean) {
  return {
    quoteTtlSeconds: env.integer('QUOTE_TTL_SECONDS', 120, { from: 1, to: 30 * DAY_SECONDS }),
    policyEnforcement: env.choice('POLICY_ENFORCEMENT', values.PolicyEnforcementMode, 'log'),
    ...readPayouts(env, live),
    fundingPartnerTronMode: env.choice('FUNDING_PARTNER_TRON_MODE', ['off', 'mock'], 'off'),
    screeningProvider: env.optional('SCREENING_PROVIDER'),
    settlementIntervalMs: env.integer('SETTLEMENT_INTERVAL_MS', 500, { from: 1, to: 60_000 }),
    executionWaitMs: env.integer('EXECUTION_WAIT_MS', 20_000, { from: 0, to: 20_000 }),
    providerPollIntervalMs: env.integer('PROVIDER_POLL_INTERVAL_MS', live ? 30_000 : 2000, { from: 0, to: 3_600_000 }),
    returnWatchDays: env.integer('RETURN_WATCH_DAYS', 30, { from: 0, to: 3650 }),
    actionRequiredReviewDays: env.integer('ACTION_REQUIRED_REVIEW_DAYS', 7, { from: 1, to: 3650 }),
  };
}

/** Sandbox: the embedded provider, whose key comes from the seed. `IDP_*` name a real one, and live demands it (D-002). */
function readIdentityProvider(env: Environment, live: boolean, seed: string): SandboxIssuer | RemoteIssuer {
  const audience = env.text('IDP_AUDIENCE', 'service');
  env.allow('IDP_JWKS_URL');
  if (!live) {
    return {
      kind: 'sandbox',
      issuer: env.text('IDP_ISSUER', 'urn:service:sandbox'),
      audience,
      seed: deriveSecret(seed, 'IDP_PRIVATE_KEY'),
    };
  }
  const why = 'live verifies sessions of an identity provider';
  const jwksUrl = env.required('IDP_JWKS_URL', why);
  // Whoever could change the keys on their way would sign in as anybody, under any address (D-498).
  if (jwksUrl !== '' && !(URL.canParse(jwksUrl) && new URL(jwksUrl).protocol === 'https:')) {
    env.problems.push('IDP_JWKS_URL must be an https URL: the keys that sessions are verified with come from it');
  }
  return {
    kind: 'remote',
    issuer: env.required('IDP_ISSUER', why),
    audience: env.required('IDP_AUDIENCE', why),
    jwksUrl,
  };
}

let parsed: Config | undefined;

/** The process's configuration. */
export const config = (): Config => {
  parsed ??= parseConfig(process.env);
  return parsed;
};

declare module '../services.ts' {
  interface Services {
    readonly config: Config;
  }
}
