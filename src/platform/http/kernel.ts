import type { Logger } from 'pino';
import type { LifecycleName } from '../../../generated/contract/lifecycles.ts';
import type { AggregateView } from '../lifecycle/definition.ts';
import type { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import type { Caller } from './caller.ts';
import type { CredentialRules } from './credentials/credential.ts';
import type { RateLimiter } from './credentials/rate-limit.ts';
import type { RequestGates } from './gates.ts';
import type { Executor } from './ports.ts';
import type { ImpossibleValues } from './request/impossible-values.ts';
import type { ReplyRules } from './response/envelope.ts';
import type { ResponseChecks, ResponseValidators } from './response/response-check.ts';
import type { Metrics } from './server/metrics.ts';
import type { SignatureChecks } from './signature-checks.ts';

/** The subjects that a throttle counts: the client's IPv4 address or IPv6 network (D-026), and the ids in the path. */
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

/** The caller that is refused, what it has asked for, and the resources that its path may name. */
export interface RefusedCaller {
  readonly operation: string;
  readonly path: Readonly<Record<string, string>>;
  readonly caller: Caller;
  readonly services: Services;
  aggregate(machine: LifecycleName, id: string): Promise<AggregateView | undefined>;
}

/** Adds to a refusal for the state of a resource what that state allows. */
export type ExplainRefusal = (refusal: Refusal, refused: RefusedCaller) => Promise<Refusal>;

/** Notes who has called an operation in an older version. It must neither wait nor fail. */
export type NoteOlderVersion = (caller: Caller, version: string, operation: string) => void;

/** All that the request path needs besides the request and its operation. */
export interface Kernel extends CredentialRules, ReplyRules {
  /** The deployment's chain: the default of fields that name one. */
  readonly chainId: number | undefined;
  /** Features of the deployment that open families of operations in live. */
  readonly liveFeatures: ReadonlySet<string>;
  readonly executor: Executor;
  /** Buckets of keys and users, and of addresses on public operations (D-052). */
  readonly callerLimit: RateLimiter;
  readonly addressLimit: RateLimiter;
  /** Throttles of single operations, by operationId. */
  readonly throttles: Throttles;
  readonly signatureChecks: SignatureChecks;
  /** Rules of values that no schema can say. */
  readonly impossibleValues: readonly ImpossibleValues[];
  readonly recordRefusal: RecordRefusal;
  readonly noteOlderVersion: NoteOlderVersion;
  readonly explainRefusal: ExplainRefusal;
  readonly gates: RequestGates;
  readonly checkResponses: ResponseChecks;
  /** Loaded when the first response is checked. */
  readonly responseValidators: () => Promise<ResponseValidators>;
  readonly log: Logger;
  readonly metrics: Metrics;
}
