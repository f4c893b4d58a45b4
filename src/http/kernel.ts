import type { Logger } from 'pino';
import type { CredentialRules } from './credential.ts';
import type { Metrics } from './metrics.ts';
import type { Executor } from './ports.ts';
import type { RateLimiter } from './rate-limit.ts';
import type { ReplyRules } from './reply.ts';
import type { ResponseChecks } from './response-check.ts';

/** All that the request path needs besides the request and its operation. */
export interface Kernel extends CredentialRules, ReplyRules {
  readonly executor: Executor;
  /** Buckets of keys and users, and of addresses on public operations (D-052). */
  readonly callerLimit: RateLimiter;
  readonly addressLimit: RateLimiter;
  readonly checkResponses: ResponseChecks;
  readonly log: Logger;
  readonly metrics: Metrics;
}
