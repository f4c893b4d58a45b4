import type { ErrorCode } from '../../../generated/contract/errors.ts';
import type { Gate, Risk } from '../../../generated/contract/gates.ts';
import type { LifecycleName } from '../../../generated/contract/lifecycles.ts';

/** One way to be let in: a scheme with the scopes that it needs. */
export type SecurityRequirement = { readonly [S in 'apiKey' | 'memberSession' | 'adminKey']?: readonly string[] };

/** The properties of an operation in its generated route, beside validators and handler. An absent one does not apply. */
export interface OperationMeta {
  /** Alternatives, as in OpenAPI; empty for a public operation. */
  readonly security: readonly SecurityRequirement[];
  /** The documented 2xx, rising: a handler's plain result is the last of them. */
  readonly statuses: readonly number[];
  /** Those of them that have no body. */
  readonly empty?: readonly number[];
  /** The codes that its handler may answer, in order of precedence, with their statuses. */
  readonly codes: { readonly [C in ErrorCode]?: number };
  /** Codes after which what the handler did before it refused is kept. */
  readonly commits?: readonly ErrorCode[];
  /** Transactions other than one for the whole handler. */
  readonly transaction?: 'read-ahead' | 'two-phase' | undefined;
  /** The aggregate that the handler locks first: its machine, and the path parameter with its id. */
  readonly prefetch?: { readonly machine: LifecycleName; readonly param: string };
  /** The handler takes a named lock before that aggregate, so that it does not travel with BEGIN. */
  readonly locksLater?: boolean;
  /** 403 in live. */
  readonly sandbox?: boolean;
  /** The feature of the deployment without which live refuses it, as the rest of its family (D-520). */
  readonly liveFeature?: string | undefined;
  /** Its response has a secret that is shown once (D-507). */
  readonly showsSecret?: boolean;
  /** Keys are refused. */
  readonly sessionOnly?: boolean;
  /** Callers of a suspended tenant, and of none, are let in. */
  readonly anyTenant?: boolean;
  /** No rate limit: probes, and the contract itself (D-071). */
  readonly unlimited?: boolean;
  /** What it can do to rights and values; by its body one of several (D-519). */
  readonly risks?: readonly Risk[];
  /** Gates of its risks that are not asked of it. */
  readonly waives?: readonly Gate[];
  /**
   * Two-factor protection judges it: its success without that is a defect (D-342). `rights`: the platform has it judged; its
   * handler does otherwise, because the gate has to know an amount or a payee.
   */
  readonly twoFactor?: 'transfer' | 'approval' | 'rights';
  /** A key with `requestSigning` has to sign it, and its refusals are on record (D-029, D-431). */
  readonly signed?: boolean;
  /** It takes an `Idempotency-Key`. */
  readonly idempotency?: boolean;
  /** Body fields whose difference under one idempotency key is a 409 (D-058). */
  readonly salient?: readonly string[];
  /** The defaults of absent fields; a dot leads into an object (D-489). */
  readonly salientDefaults?: readonly (
    | { readonly field: string; readonly value: unknown }
    | { readonly field: string; readonly from: string }
  )[];
  /** The body's own idempotency key, and the codes where it disagrees with the header or is lacking (D-057, D-059). */
  readonly bodyKey?: {
    readonly field: string;
    readonly differs: ErrorCode;
    readonly required?: ErrorCode;
    readonly when?: string;
  };
  /** Bytes, where it is another limit than DEFAULT_BODY_LIMIT. */
  readonly bodyLimit?: number;
  /** The handler gets the body unparsed, to verify its bytes first. */
  readonly rawBody?: boolean;
  /** Its query parameters: any other is refused. Absent where any may come: to a mutation, and to a probe. */
  readonly query?: readonly string[];
  /** Lists of its query that are sent with commas between their values. */
  readonly commas?: readonly string[];
  /** The media type of its body if it is not `application/json`: a merge patch, in which null removes a field. */
  readonly bodyType?: 'application/merge-patch+json';
  /** The body's member that is kept and returned as it was sent (D-490). */
  readonly verbatim?: string;
  /** Members that the body does not have: what to send instead, as a sentence. */
  readonly elsewhere?: Readonly<Record<string, string>>;
  /** Codes of an invalid body that the handler answers, after refusals of its own. */
  readonly lateBodyCodes?: readonly ErrorCode[];
  /**
   * Which code a failure answers instead of VALIDATION_FAILED; `*` stands for any index; the first one met wins. With a
   * rule, only what that part of the schema refuses there, by ajv's schema path.
   */
  readonly fieldCodes?: readonly { readonly pointer: string; readonly rule?: string; readonly code: ErrorCode }[];
  /** Template over fields of the response body: the `Location` of a 201 or 202. */
  readonly location?: string;
  /** Other origins may read it, and keep it for `maxAge` seconds (D-061). */
  readonly publicDocument?: { readonly maxAge?: number };
  /** The media type of successful responses if it is not `application/json`. */
  readonly mediaType?: string;
  /** Its success is also documented as `text/event-stream`. */
  readonly streams?: boolean;
  /** When the answers carry the headers of D-181; `with` is a body's key. */
  readonly deprecation?: 'always' | 'handler' | { readonly with: string | readonly string[] };
}
