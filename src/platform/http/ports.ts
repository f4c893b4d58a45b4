import type { Readable } from 'node:stream';
import type { Reads } from '../db/reads.ts';
import type { Statement } from '../db/statement.ts';
import type { Aggregates, AggregatesAcrossTenants } from '../lifecycle/aggregates/aggregate.ts';
import type { Row, RowOf, Table, Write } from '../lifecycle/writes.ts';
import type { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import type { OlderVersion } from '../versions/index.ts';
import type { Caller, Role } from './caller.ts';
import type { OperationMeta } from './operation-meta.ts';

/** An API key as it was found by its hash, with what D-030 asks of it. */
export interface KeyRecord {
  readonly id: string;
  readonly tenantId: string;
  readonly tenantStatus: 'ACTIVE' | 'SUSPENDED';
  readonly revokedAt: Date | null;
  readonly expiresAt: Date | null;
  /** Effective: what the key holds and the role of its member still has (D-031). */
  readonly scopes: readonly string[];
  /** A key of an agent; `agentStatus` is null for others. */
  readonly agentId: string | null;
  readonly agentStatus: 'ACTIVE' | 'SUSPENDED' | null;
  /** Addresses and CIDR blocks; empty means unrestricted (D-026). */
  readonly ipAllowlist: readonly string[];
  readonly requestSigning: boolean;
  /** `sgs_` and 43 characters, decrypted; null when the key has none (D-027). */
  readonly signingSecret: string | null;
  /** The member that the key acts for (D-021); while it is not ACTIVE the key is refused in its tenant (D-488). */
  readonly memberId: string;
  readonly memberRole: Role;
  readonly memberActive: boolean;
  /** The member who issued it; null where the operator did (D-510). */
  readonly issuedByMemberId: string | null;
  /** The version of the contract that its requests have unless they name one (D-531); null: the newest. */
  readonly apiVersion: string | null;
}

/**
 * Judges a credential again in the transaction that writes (D-504): a right may have been withdrawn since it was looked up,
 * such as while the body was on its way.
 */
export interface Confirmation {
  /** Reads the key or the membership within the wall of its tenant. */
  readonly statement: Statement;
  /** False where the rows of the statement are not what was looked up. */
  confirm(rows: readonly Readonly<Record<string, unknown>>[]): boolean;
  /** Tells whether it was asked, and was confirmed. */
  readonly isConfirmed: boolean;
}

export interface FoundKey {
  readonly key: KeyRecord;
  readonly confirmation: Confirmation;
}

/** The claims of a verified session token. `tenantId` and `memberId` are null in live (D-003). */
export interface SessionClaims {
  readonly userId: string;
  readonly email: string | null;
  /** Tells whether the identity provider vouches for the address: without it, it is only what the user says (D-498). */
  readonly emailVerified: boolean;
  readonly tenantId: string | null;
  readonly memberId: string | null;
}

export interface VerifiedClaims extends SessionClaims {
  /** When the token expires, in real time. */
  readonly expiresAt: Date;
}

/** The membership in which a session acts (D-004). */
export interface Membership {
  readonly memberId: string;
  readonly tenantId: string;
  readonly tenantStatus: 'ACTIVE' | 'SUSPENDED';
  readonly role: Role;
  readonly active: boolean;
  /** The scopes of the role (D-019). */
  readonly scopes: readonly string[];
}

/** `membership` is null for a user of no tenant; `ambiguous` when there are several and nothing names one. */
export interface SessionRecord {
  readonly membership: Membership | null;
  readonly ambiguous: boolean;
  /** The role of the membership; undefined without one. */
  readonly confirmation?: Confirmation | undefined;
}

/** Looks credentials up, one database round trip each, with the system role. Implemented by the accounts domain. */
export interface Authenticator {
  /** Finds a key by its SHA-256 (D-010); undefined when nobody has it. */
  apiKey(hash: string): Promise<FoundKey | undefined>;
  /** The same without asking the database: nothing may be answered before the key is confirmed. */
  rememberedKey?(hash: string): FoundKey | undefined;
  /** `tenantHeader` is `x-service-tenant-id`; a first session of an INVITED member activates it (D-017). */
  session(claims: SessionClaims, tenantHeader: string | undefined): Promise<SessionRecord>;
}

/**
 * What a handler works with: one transaction, begun when it is first asked for something. Its members are functions
 * that need no `this`, because handlers take them apart.
 */
export interface Unit extends Aggregates, AggregatesAcrossTenants {
  /** Now on the caller's tenant's clock; real time for callers without a tenant (D-067). */
  readonly now: Date;
  readonly reads: Reads;
  readonly services: Services;
  /**
   * The key under which the network is asked for something that must happen once: the same whenever this request runs again,
   * and for every request under its idempotency key.
   */
  readonly orderKey: string;
  write(...writes: readonly Write[]): void;
  /** Takes back everything that was decided so far. The locks are kept. */
  discard(): void;
  /** Rows that this unit is going to insert. */
  written<T extends Table>(table: T): readonly RowOf<T>[];
  /**
   * Of `x-transaction: two-phase`: commits what `record` did together with the intent that it returns. What follows runs
   * in a transaction of its own; a retry after a crash gets the stored intent back and `record` does not run again. A
   * refusal of `record` is handed back, and nothing is committed; nor is it for null.
   */
  firstPhase<T extends Row | Refusal | null>(record: () => Promise<T>): Promise<T>;
  /**
   * Of `x-transaction: read-ahead`, and of `two-phase` within its first phase: ends the transaction, asks, and lets a new
   * one begin for what follows.
   */
  outsideTransaction<T>(ask: () => Promise<T>): Promise<T>;
}

/** The caller's credential, for what goes on behind a request and has to judge it again. */
export interface Standing {
  readonly caller: Caller;
  /** Names the credential as rate limits do: the API key, or the user of a session. */
  readonly bucket: string;
  readonly confirmations?: readonly Confirmation[];
  /** In real time; null or undefined: never. */
  readonly expiresAt?: Date | null;
  /** The version of what is read; undefined for the newest. */
  readonly version?: OlderVersion | undefined;
}

/** Opens the stream that answers a request, or refuses to. It is called once the caller's rights are proved. */
export type OpenStream = (standing: Standing) => Readable | Refusal;

/** A rendered success. It is what the idempotency row keeps (D-055). */
export interface Answer {
  readonly status: number;
  readonly body: string;
  readonly location: string | undefined;
  /** The `Link` header of a list (D-043). */
  readonly link: string | undefined;
  /** Sent in place of the body. Only reads have one, and nothing keeps it. */
  readonly stream?: OpenStream;
}

/** One key in its scope, and what two requests under it are compared by (D-054, D-057). Hashes are lowercase hex. */
export interface IdempotencyKey {
  /** The tenant's id, or `user:` and the user's id: never null. */
  readonly scope: string;
  /** Method and path with its ids. */
  readonly operation: string;
  readonly key: string;
  readonly salientHash: string;
  /** Undefined when only the body's own field `idempotencyKey` names the key: then nothing else is compared. */
  readonly bodyHash: string | undefined;
  readonly caller: KeyCaller;
  /** The response has a secret: it is replayed to the same caller alone (D-507). */
  readonly showsSecret: boolean;
}

/** The sender of a request under an idempotency key. */
export interface KeyCaller {
  readonly memberId: string | null;
  readonly apiKeyId: string | null;
  readonly role: Role | null;
}

/** The reason why a request under a used key gets no replay. */
export type KeyMismatch = 'salient' | 'body' | 'caller';

/** The signature of a mutation, which counts for one idempotency key and one query (D-501). Hashes are lowercase hex. */
export interface UsedSignature {
  readonly hash: string;
  /** The digest of the key and the query of its request. */
  readonly bound: string;
  /** When its time is over, on the real clock: it is refused as stale from then on. */
  readonly expiresAt: Date;
}

export interface Execution {
  readonly caller: Caller;
  readonly idempotency: IdempotencyKey | undefined;
  readonly signature?: UsedSignature | undefined;
  /** Confirmations of the caller's key and session, judged in the message of BEGIN. */
  readonly confirmations?: readonly Confirmation[] | undefined;
  /** When the caller's credential expires, in real time: a transaction that begins then does nothing (D-504). */
  readonly credentialExpiresAt?: Date | null | undefined;
  /** The row that the contract says will be locked: it can travel with BEGIN. */
  readonly prefetch: { readonly machine: string; readonly id: string } | undefined;
  /** HEAD: the answer is told, and nothing of what led to it is kept. */
  readonly keepsNothing?: boolean;
  /** Runs the handler and renders its result. It may run again after a deadlock; a throw rolls everything back. */
  handle(unit: Unit): Promise<Answer | Refusal>;
}

/** The end of an execution. Nothing but `answered` and a refusal that commits has changed anything. */
export type Outcome =
  | { readonly kind: 'answered'; readonly answer: Answer; readonly replayed: boolean }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'mismatched'; readonly mismatch: KeyMismatch }
  /** Another process still runs the first request (D-056). */
  | { readonly kind: 'running' }
  /** The request's signature has come with another idempotency key, or another query, before (D-501). */
  | { readonly kind: 'signature-used' }
  /** The caller's key or membership is not what it was when it was looked up, or has expired: nothing was done. */
  | { readonly kind: 'unconfirmed' };

/** The properties of an operation that an executor needs. */
export interface ExecutedOperation extends Pick<OperationMeta, 'transaction'> {
  readonly id: string;
}

/** One operation in one transaction: key row, replay, handler, flush, stored answer. Implemented by the unit of work. */
export interface Executor {
  run(operation: ExecutedOperation, execution: Execution): Promise<Outcome>;
}

/**
 * Thrown by either port when the database cannot serve just now, or the caller has too much of shared work under way, and
 * nothing was changed: 503 `TRY_AGAIN` (D-437, D-525).
 */
export class TryAgain extends Error {
  override readonly name = 'TryAgain';
  readonly told: TryAgainTold;

  constructor(reason: string, { told = {}, ...options }: ErrorOptions & { readonly told?: TryAgainTold } = {}) {
    super(reason, options);
    this.told = told;
  }
}

/** What the caller is told, where it is not the code's own text and wait. */
export interface TryAgainTold {
  readonly message?: string;
  readonly retryAfterSeconds?: number;
}

/** Thrown by the stub of an operation, an effect or a loader before the first write: 501 `NOT_IMPLEMENTED`. */
export class NotImplemented extends Error {
  override readonly name = 'NotImplemented';
}

/** The body of a generated stub. */
export function notImplemented(name: string): never {
  throw new NotImplemented(name);
}
