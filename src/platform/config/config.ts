import { deriveSecret } from '../crypto/index.ts';
import type { RateLimits } from '../http/app.ts';
import type { RemoteIssuer, SandboxIssuer } from '../http/credentials/session-tokens.ts';
import type { MetricsAccess } from '../http/server/metrics-route.ts';
import { serverUrlProblem } from '../primary/server-urls.ts';
import type { ConfigReader } from './config-reader.ts';
import { Environment, type Variables } from './environment.ts';
import { readMetrics } from './metrics.ts';
import { type RetentionPeriods, readRetention } from './retention.ts';
import { readSecrets, type Secrets } from './secrets.ts';
import { readTracing, type TracingSettings } from './tracing.ts';
import { PREFIXES } from './unknown-variables.ts';
import { readWebhooks, type WebhookSettings } from './webhooks.ts';

export { ConfigError } from './environment.ts';

/**
 * The whole configuration, read once from the environment (D-432 to D-434). Times end in their unit. Modules add their
 * settings by declaration merging.
 */
export interface Config extends Secrets, WebhookSettings {
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
  /** Undefined means the embedded PostgreSQL under `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** `off` behind a pooler in transaction mode that keeps no prepared statements, such as pgbouncer before 1.21. */
  readonly preparedStatements: 'on' | 'off';
  readonly dataDir: string;
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
  /** The pause between two looks for what is due, for blocks and for settlements. */
  readonly settlementIntervalMs: number;
}

/** A server's address, or the folder of its socket. */
const POSTGRES = /^(postgres(ql)?:\/\/|socket:|\/)/;
const databaseUrlProblem = (url: string): string | undefined =>
  POSTGRES.test(url) ? serverUrlProblem(url) : 'must be postgres://user:password@host:port/database';
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** Reads the settings of the platform and of `readers`. Throws ConfigError, which names every variable that cannot be used. */
export function readConfig(variables: Variables, readers: readonly ConfigReader[]): Config {
  const env = new Environment(variables);
  const environment = env.choice('SERVICE_ENV', ['sandbox', 'live'], 'sandbox');
  const live = environment === 'live';
  const seed = env.text('SANDBOX_SEED', 'service-sandbox');
  const reading = { live, seed };
  const own = {
    environment,
    sandboxSeed: seed,
    ...readCore(env, live),
    ...readSecrets(env, reading),
    identityProvider: readIdentityProvider(env, live, seed),
    rateLimits: {
      perMinute: env.integer('RATE_LIMIT_PER_MINUTE', 600, { from: 0 }),
      burst: env.integer('RATE_LIMIT_BURST', 100, { from: 1 }),
      publicPerMinute: env.integer('RATE_LIMIT_PUBLIC_PER_MINUTE', 60, { from: 0 }),
    },
    ...readMetrics(env, live),
    idempotencyTtlHours: env.integer('IDEMPOTENCY_TTL_HOURS', 168, { from: 1, to: 10 * YEAR_HOURS }),
    ...readRetention(env),
    settlementIntervalMs: env.integer('SETTLEMENT_INTERVAL_MS', 500, { from: 1, to: 60_000 }),
    ...readWebhooks(env),
    ...readTracing(env),
  };
  const added = readers.map((reader) => reader.read(env, reading));
  env.finish([...PREFIXES, ...readers.flatMap(({ prefixes = [] }) => prefixes)]);
  return Object.assign(own, ...added);
}

const YEAR_HOURS = 365 * 24;

function readCore(env: Environment, live: boolean) {
  env.judged('DATABASE_URL', databaseUrlProblem);
  return {
    serviceName: env.text('SERVICE_NAME', 'Service'),
    host: env.text('HOST', '127.0.0.1'),
    port: env.integer('PORT', 8080, { from: 0, to: 65_535 }),
    workPort: env.port('WORK_PORT', 8081),
    baseUrl: env.url('BASE_URL'),
    corsOrigins: env.origins('CORS_ORIGINS'),
    console: env.choice('CONSOLE', ['on', 'off'], live ? 'off' : 'on'),
    databaseUrl: live
      ? env.required('DATABASE_URL', 'live cannot use the embedded database')
      : env.optional('DATABASE_URL'),
    preparedStatements: env.choice('PREPARED_STATEMENTS', ['on', 'off'], 'on'),
    dataDir: env.text('DATA_DIR', '.paychart'),
    logLevel: env.choice('LOG_LEVEL', LOG_LEVELS, 'info'),
    trustedProxyHops: env.integer('TRUSTED_PROXY_HOPS', 0, { from: 0, to: 16 }),
    workers: env.choice('WORKERS', ['all', 'only', 'none'], 'all'),
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
  // An attacker who changes the keys on their way could sign in as every user, under every address (D-498).
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

declare module '../services.ts' {
  interface Services {
    readonly config: Config;
  }
}
