import type { Logger } from 'pino';
import type { Caller } from './caller.ts';
import type { CredentialRules } from './credential.ts';
import type { ReplyRules } from './envelope.ts';
import type { Metrics } from './metrics.ts';
import type { Executor } from './ports.ts';
import type { RateLimiter } from './rate-limit.ts';
import type { ResponseChecks, ResponseValidators } from './response-check.ts';
import type { SignatureChecks } from './signature-checks.ts';

/** What a throttle counts by: the client's IPv4 address or IPv6 network (D-026), and the ids in the path. */
export interface Throttled {
  readonly network: string;
  readonly path: Readonly<Record<string, string>>;
}

/** Counts a request that an operation's own throttle limits; answers the seconds to wait when it is one too many. */
export type Throttles = Readonly<Record<string, ((request: Throttled) => Promise<number | undefined>) | undefined>>;

/** A refusal for the audit log. */
export interface RefusedOperation {
  readonly caller: Caller;
  readonly operation: string;
  readonly code: string;
  readonly resourceId: string;
}

export type RecordRefusal = (refused: RefusedOperation) => Promise<void>;

/** All that the request path needs besides the request and its operation. */
export interface Kernel extends CredentialRules, ReplyRules {
  /** The deployment's chain: the default of fields that name one. */
  readonly chainId: number;
  readonly executor: Executor;
  /** Buckets of keys and users, and of addresses on public operations (D-052). */
  readonly callerLimit: RateLimiter;
  readonly addressLimit: RateLimiter;
  /** Throttles of single operations, by operationId. */
  readonly throttles: Throttles;
  readonly signatureChecks: SignatureChecks;
  readonly recordRefusal: RecordRefusal;
  readonly checkResponses: ResponseChecks;
  /** Loaded when the first response is checked. */
  readonly responseValidators: () => Promise<ResponseValidators>;
  readonly log: Logger;
  readonly metrics: Metrics;
}
