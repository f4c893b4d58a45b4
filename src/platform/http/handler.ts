import type { ErrorCode, ErrorDetails } from '../../../generated/contract/errors.ts';
import type { OperationId, Operations } from '../../../generated/contract/operations.ts';
import type { Reads } from '../db/reads.ts';
import type { Aggregate, Aggregates, AggregatesAcrossTenants } from '../lifecycle/aggregates/aggregate.ts';
import type { Row, RowOf, Table, Write } from '../lifecycle/writes.ts';
import type { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import type { Caller } from './caller.ts';
import type { OpenStream } from './ports.ts';
import type { InvalidBody } from './request/input.ts';
import type { TwoFactorGate } from './two-factor.ts';

/** Codes that may be answered without details. */
type BareCode = { [C in ErrorCode]: undefined extends ErrorDetails[C] ? C : never }[ErrorCode];

type IsUnion<T, All = T> = T extends unknown ? ([All] extends [T] ? false : true) : never;

/**
 * No argument for a code without details, exactly its details otherwise; of several codes, all have to be without. All
 * codes at once is what the compiler infers for a code that is not declared: the complaint is then to be about the code.
 */
type Details<C extends ErrorCode, All extends ErrorCode> = [C] extends [BareCode]
  ? [details?: ErrorDetails[C]]
  : true extends IsUnion<C>
    ? [All] extends [C]
      ? [details?: ErrorDetails[C]]
      : [details: ErrorDetails[C]]
    : [details: ErrorDetails[C]];

export interface Fail<Codes extends ErrorCode> {
  /** Refuses; nothing of this request is kept. */
  <C extends Codes>(code: C, ...details: Details<C, Codes>): Refusal<C>;
  /** Refuses for now: `Retry-After` says for how long. */
  until<C extends Codes>(retryAfterSeconds: number, code: C, ...details: Details<C, Codes>): Refusal<C>;
  /** Refuses after a step that must outlive the refusal: the step commits, the idempotency key is released. */
  after<C extends Codes>(step: Aggregate<never> | unknown, code: C, ...details: Details<C, Codes>): Refusal<C>;
}

type CodesOf<I extends OperationId> = Extract<Operations[I]['codes'], ErrorCode>;

/** The caller of a request and what a decision about it reads. Rules that several operations share take it. */
export interface RequestContext {
  readonly caller: Caller;
  /**
   * The client's IPv4 address or IPv6 network, as the proxies in front of us tell it (D-026): for throttles only, stored
   * as a fingerprint.
   */
  readonly clientNetwork: string;
  /** The caller's tenant; the platform refuses a caller without one before the handler. */
  readonly tenantId: string;
  /** Now on the caller's tenant's test clock (D-067). Time rules of an aggregate use the aggregate's own `now`. */
  readonly now: Date;
  readonly reads: Reads;
  /** Keys, adapters and clients that the process was started with. */
  readonly services: Services;
}

/** What a request can change, and how it asks the network. Steps that several operations share take these tools. */
export interface UnitTools extends Aggregates, AggregatesAcrossTenants {
  /** Records without a lifecycle of their own. */
  write(...writes: readonly Write[]): void;
  /** Rows that this request is going to insert, as they will be read: nothing can be read back before the commit. */
  written<T extends Table>(table: T): readonly RowOf<T>[];
  /**
   * For `x-transaction: two-phase`: commits what `record` did, together with the intent that it returns. What follows runs
   * in a second transaction and must end in a success. A retry after a crash gets the stored intent back. A refusal of
   * `record` is handed back for the handler to answer with. After null nothing is committed yet: there is no effect to
   * wait for, and what follows goes on in the same transaction.
   */
  firstPhase<T extends Row | Refusal | null>(record: () => Promise<T>): Promise<T>;
  /**
   * For `x-transaction: read-ahead`, and within `record` of `firstPhase`: asks the network while no transaction is open.
   * What was read before may have changed since, and nothing may have been written: what decides is read again afterwards.
   */
  outsideTransaction<T>(ask: () => Promise<T>): Promise<T>;
}

/** The argument of a handler: validated input, the caller, reads, and the engine. It never gets a transaction. */
export interface Request<I extends OperationId> extends RequestContext, UnitTools {
  /**
   * The key under which a vendor is asked for something that must happen once: the same whenever this request runs again, and
   * for every request under its idempotency key.
   */
  readonly orderKey: string;
  readonly path: Operations[I]['path'];
  readonly query: Operations[I]['query'];
  readonly headers: Operations[I]['headers'];
  readonly body: Operations[I]['body'];
  /** For `x-verbatim`: that member of the body as JSON text, as it was sent but for the space between its tokens. */
  readonly verbatim: string | undefined;
  /**
   * For `x-late-body-codes`: set where `body` does not fit the contract, so that it may hold anything. The handler has to
   * refuse: with this, or with a code of its own that comes before it.
   */
  readonly invalidBody: InvalidBody<CodesOf<I>> | undefined;
  readonly fail: Fail<CodesOf<I>>;
  /** True where the operation documents a stream of events, and the client asks for that instead of the document. */
  readonly wantsStream: boolean;
  /** Answers with a stream in place of the result, which is then not sent. */
  stream(open: OpenStream): void;
  /** Announces that more rows follow: sets `Link: <…>; rel="next"` (D-043). */
  nextPage(cursor: string | undefined): void;
  /**
   * Where the operation has several risks: the one that this request has, which decides what the caller is asked for. All
   * of them count where the handler says nothing.
   */
  risk(risk: Operations[I]['risk']): void;
  /** For `x-two-factor`: what the protection domain's gate has to pass before the handler may succeed. */
  readonly twoFactor: TwoFactorGate;
  /** Which of several documented successes this is; the highest where the handler says nothing. */
  status(status: Operations[I]['status']): void;
  /** Marks what this request names as deprecated. Its answer, a refusal too, carries the headers of D-181. */
  deprecated(): void;
}

/** One operation. Its file, its export and its `operationId` have one name. */
export type Handler<I extends OperationId> = (
  request: Request<I>,
) => Promise<Operations[I]['result'] | Refusal<CodesOf<I>>>;
