import type { Recipe } from '../../walker/recipe.ts';
import type { FoundFile } from '../load/found-files.ts';
import type { GateTable } from '../load/gates.ts';
import type { Json, JsonObject, Schema } from '../load/json.ts';
import type { Limit } from '../load/limits.ts';
import type { Product } from '../load/product/product.ts';
import type { Place } from '../load/spec-node.ts';
import type { Version } from '../versions/change.ts';
import type { Schedule } from './deprecation/schedule.ts';

/** All that the emitters know: plain data, read from the specification and the machines. */
export interface Model {
  /** What the product is called. */
  readonly product: Product;
  /** The bundled OpenAPI document, with its generated parts. */
  readonly document: JsonObject;
  /** The root of the contract in several files, with a reference to each path, event and component; undefined where it is one. */
  readonly root: JsonObject | undefined;
  /** Sorted by id. */
  readonly operations: readonly Operation[];
  /** Every schema that the root names, sorted by name; the generated `<Code>Error`s stand in the document only. */
  readonly schemas: readonly NamedSchema[];
  readonly webhooks: readonly Webhook[];
  /** In the order of spec/limits.yaml. */
  readonly limits: readonly Limit[];
  /** What is asked of a caller by the risk of a mutation; undefined where the specification has no table. */
  readonly gates: GateTable | undefined;
  /** The classes of named locks, in the order in which a transaction takes them. */
  readonly locks: readonly string[];
  /** From the oldest to the newest; none where the specification has none. */
  readonly versions: readonly Version[];
  /** In the order of spec/errors.yaml. */
  readonly errors: readonly ErrorEntry[];
  /** Sorted by id. */
  readonly lifecycles: readonly Lifecycle[];
  readonly wired: WiredFiles;
  /** How the service's lifecycles are walked. */
  readonly walks: Walks;
}

/** The service's own part of the walker. */
export interface Walks {
  readonly recipes: readonly Recipe[];
  /** Its files in `walker/`. */
  readonly sources: readonly { readonly path: string; readonly text: string }[];
}

/** The files of `src/` that the wiring imports by their names. */
export interface WiredFiles {
  /** Sorted by path. */
  readonly workers: readonly FoundFile[];
  /** Sorted by path. */
  readonly chainFilters: readonly FoundFile[];
  /** Sorted by path. */
  readonly configs: readonly FoundFile[];
  /** In the order of their floors. */
  readonly modules: readonly FoundFile[];
  /** The path by the family of the lifecycles whose events it presents; sorted by family. */
  readonly presenters: ReadonlyMap<string, string>;
  /** The path by the lifecycle's id. */
  readonly invariants: ReadonlyMap<string, string>;
  /** The path by the lifecycle's id. */
  readonly explainers: ReadonlyMap<string, string>;
}

export interface NamedSchema {
  readonly name: string;
  /** The folder of the file it stands in. */
  readonly domain: string;
  readonly schema: Schema;
}

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

export interface Operation {
  /** `confirmOfframpPayment`: also the handler's export and the SDK's method. */
  readonly id: string;
  readonly method: Method;
  /** `/v1/offramp/payments/{id}/confirm`. */
  readonly path: string;
  /** `cards.create`: where the SDK's client has it beside its id; undefined for what the SDK does not have. */
  readonly sdkName?: string | undefined;
  /** The folder of the file it stands in, the same one in `src/`. */
  readonly domain: string;
  readonly summary: string;
  readonly place: Place;
  /** Alternatives, each one scheme with its scopes; empty for a public operation. */
  readonly security: readonly SecurityAlternative[];
  readonly parameters: Readonly<Record<ParameterPlace, readonly Parameter[]>>;
  readonly body: RequestBody | undefined;
  /** The documented 2xx, by rising status. */
  readonly successes: readonly Success[];
  /** The status that a handler's plain result means: the highest documented 2xx. */
  readonly status: number;
  /** Its own codes, in order of precedence. */
  readonly codes: readonly DeclaredCode[];
  /** The codes that the platform itself returns for an operation of this shape. */
  readonly kernelCodes: readonly KernelCode[];
  readonly lifecycle: readonly LifecycleUse[];
  /** Events that something else sends, and that the operation brings about all the same. */
  readonly causes: readonly Cause[];
  readonly transaction: 'one' | 'read-ahead' | 'two-phase' | 'none';
  /** Body fields whose difference under one idempotency key is a 409 (D-058). */
  readonly salient: readonly string[];
  /** The default of a salient field, or of a field in one (D-489). */
  readonly salientDefaults: readonly SalientDefault[];
  readonly sandbox: boolean;
  /** The feature of the deployment without which live refuses it. */
  readonly liveFeature: string | undefined;
  /** Its response, which can be replayed, has a secret that is shown once (`x-secret`). */
  readonly showsSecret: boolean;
  readonly sessionOnly: boolean;
  readonly anyTenant: boolean;
  readonly idempotency: boolean;
  /** The body may carry the key as well (D-057, D-059). */
  readonly bodyKey: BodyKey | undefined;
  /** The handler gets the body's bytes, verifies them, and has them parsed and validated only then. */
  readonly rawBody: boolean;
  /** The handler takes other locks before that of the row which its path names (D-532). */
  readonly locksLater: boolean;
  /** All but probes and the contract itself (D-071). */
  readonly rateLimited: boolean;
  /** The body's member that is kept and returned as it was sent (D-490). */
  readonly verbatim: string | undefined;
  /** Members that the body does not have: what to send instead, as a sentence. */
  readonly elsewhere: Readonly<Record<string, string>> | undefined;
  /** Codes of an invalid body that the handler answers, after refusals of its own. */
  readonly lateBodyCodes: readonly string[];
  /** Bytes. */
  readonly bodyLimit: number;
  readonly signed: boolean;
  /** What the operation can do to money and rights, by its body one of several (D-519). */
  readonly risks: readonly string[];
  /** Gates of its risks that are not asked of it, with the reason of each. */
  readonly waives: Readonly<Record<string, string>>;
  /**
   * The judgment of two-factor protection before a success. The handler has it judge the payee and the approval of a
   * transfer, or an approval of its subject alone; `rights`: the platform has it judge what the handler decided.
   */
  readonly twoFactor: 'transfer' | 'approval' | 'rights' | undefined;
  /** A path template over fields of the response: the `Location` of a 201 or 202. */
  readonly location: string | undefined;
  /** What of the operation is deprecated, and its schedule: the headers of its answers (D-181, D-531). */
  readonly deprecation: Deprecation | undefined;
  /** Other origins may read it, and keep it for `maxAge` seconds (D-061). */
  readonly publicDocument: { readonly maxAge?: number } | undefined;
  /** Which code a field's validation failure answers instead of VALIDATION_FAILED, first match first. */
  readonly fieldCodes: readonly FieldCode[];
}

/** The default of a body's field; `from` is the configuration that has it. A dot leads into an object. */
export type SalientDefault =
  | { readonly field: string; readonly value: Json }
  | { readonly field: string; readonly from: string };

/** The deprecation of an operation, or of some of its requests. */
export interface Deprecation extends Schedule {
  /** `handler`: the handler says so. `with` are keys of the body. */
  readonly when: 'always' | 'handler' | { readonly with: readonly string[] };
  /** The path of the operation that takes its place; `{id}` stands for the parameter of the same name. */
  readonly successor?: string;
}

/** One event of a machine, or every event that a timer sends. */
export type Cause = { readonly machine: string; readonly event: string } | { readonly sender: 'timer' };

export interface BodyKey {
  readonly field: string;
  /** The code where header and field disagree. */
  readonly differs: string;
  /** The code where neither is sent though the body has the key `when`. */
  readonly required?: string;
  readonly when?: string;
}

export interface SecurityAlternative {
  readonly scheme: string;
  readonly scopes: readonly string[];
}

export type ParameterPlace = 'path' | 'query' | 'header';

export interface Parameter {
  /** As documented; headers are looked up in lower case. */
  readonly name: string;
  readonly required: boolean;
  readonly schema: Schema;
  readonly description: string | undefined;
  /** A list in the query that is sent as one parameter, its values separated by commas (`explode: false`). */
  readonly commas?: true;
  /** Added by the generator: the document has to be told. */
  readonly generated: boolean;
}

/** A JSON document in which null removes a field (RFC 7396). */
export const MERGE_PATCH = 'application/merge-patch+json';

export interface RequestBody {
  readonly required: boolean;
  /** Where it is not `application/json`: a merge patch, whose null removes a field. */
  readonly mediaType?: typeof MERGE_PATCH;
  readonly schema: Schema;
}

export interface Success {
  readonly status: number;
  /** `application/json` or one with the suffix `+json`; undefined for a response that is not JSON. */
  readonly mediaType: string | undefined;
  /** Undefined for a response that is not JSON. */
  readonly schema: Schema | undefined;
  /** It is also documented as `text/event-stream`. */
  readonly streams: boolean;
  /** It has no body: its handler gives nothing. */
  readonly empty?: true;
}

/** An event that the service sends to webhook endpoints. */
export interface Webhook {
  /** `payment.delivered`. */
  readonly type: string;
  /** `spec/payments/events.yaml`. */
  readonly file: string;
  readonly schema: Schema;
}

export interface DeclaredCode {
  readonly code: string;
  readonly status: number;
  /** True if changes that the handler made before the refusal remain. */
  readonly commits: boolean;
}

export interface KernelCode {
  readonly code: string;
  readonly status: number;
}

/** By state, what an operation answers where the machine does not take its event: a code, `unchanged` or `depends`. */
export type RefusedStates = Readonly<Record<string, string>>;

export interface LifecycleUse {
  readonly machine: string;
  readonly event: string | undefined;
  readonly initial: boolean;
  /** The answer to an event that the machine does not take, by state; undefined if it sends nothing then. */
  readonly refused: RefusedStates | undefined;
}

export interface FieldCode {
  /** JSON pointer below the request, `*` for any item: `/body/recipient/phone`, `/query/status`. */
  readonly pointer: string;
  /** Only for what this part of the schema refuses there: ajv's schema path of a coded part of `allOf`. */
  readonly rule?: string;
  readonly code: string;
}

export interface ErrorEntry {
  readonly code: string;
  readonly statuses: readonly number[];
  readonly meaning: string;
  /** Sections of the specification and numbers of decisions: `x-requirements`. */
  readonly requirements: readonly string[];
  readonly retry: boolean;
  /** True if `Retry-After` says when the request can succeed, although the status is neither 429 nor 503. */
  readonly waits: boolean;
  readonly kernel: boolean;
  /** The schema of `details`; undefined where there is nothing to say. */
  readonly details: Schema | undefined;
  /** The example of `details`. */
  readonly example: JsonObject | undefined;
  /** Database constraints whose violation means this code. */
  readonly constraints: readonly string[];
  readonly place: Place;
}

export interface Lifecycle {
  /** `offramp-payment`. */
  readonly id: string;
  /** `machines/offramp/offramp-payment.machine.ts`. */
  readonly file: string;
  readonly exportName: string;
  readonly domain: string;
  readonly table: string;
  /** `pay`: what the ids of its resources begin with. */
  readonly idPrefix: string;
  readonly parties: readonly string[];
  readonly clock: string;
  readonly family: string | undefined;
  readonly description: string | undefined;
  /** Sections of the specification and numbers of decisions, as `x-requirements` names them in the contract. */
  readonly requirements: readonly string[];
  /** sha256 of the machine's canonical definition and its functions. */
  readonly hash: string;
  /** The definition as XState prints it. */
  readonly definition: JsonObject;
  /** By kind and name (`guard isUnfunded`), the hash of what each function in `machines/` does. */
  readonly functions: Readonly<Record<string, string>>;
  /** Leaf of a new aggregate. */
  readonly initial: string;
  /** In the order of the machine. */
  readonly statuses: readonly string[];
  readonly leaves: readonly Leaf[];
  /** Distinct, in the order of the machine. */
  readonly publics: readonly string[];
  readonly events: readonly string[];
  readonly transitions: readonly Transition[];
  /** Named actions that `<aggregate>.effects.ts` implements: all but the assigns. */
  readonly effects: readonly string[];
  /** The senders of an event besides operations, deadlines and facts, as the machine names them. */
  readonly sentBy: Readonly<Record<string, readonly SenderKind[]>>;
}

/**
 * The sender of an event: the caller of an operation, a provider (payout, verification or card issuer), the chain, the
 * operator of the service, a deadline, the service itself, or a sandbox control.
 */
export type SenderKind = 'operation' | 'provider' | 'chain' | 'operator' | 'timer' | 'service' | 'control';

/** A state in which an aggregate can rest or pass: a leaf of the machine's tree. */
export interface Leaf {
  /** `COMPLIANCE_HOLD.APPROVAL_PENDING`. */
  readonly name: string;
  /** The stored status: the state at the top, `COMPLIANCE_HOLD`. */
  readonly status: string;
  /** The projected value. */
  readonly public: string;
  readonly description: string;
  readonly requirements: readonly string[];
  readonly deadline: { readonly event: string; readonly at: string } | undefined;
  /** The party that has to act next, and the events that it can send: a key of `parties`, or a word of machines/meta.ts. */
  readonly waitsFor: { readonly who: string; readonly events: readonly string[] } | undefined;
  readonly tags: readonly string[];
  /** Left at once, through what the facts loader finds. */
  readonly passing: boolean;
  readonly final: boolean;
}

export interface Transition {
  /** A leaf, or a state with leaves below it. */
  readonly from: string;
  readonly event: string;
  readonly guard: string | undefined;
  /** Undefined for a transition that only acts. */
  readonly to: string | undefined;
  readonly actions: readonly string[];
  /** It leaves and enters its own state: exit and entry actions run. */
  readonly reenter?: true;
  readonly description: string | undefined;
  readonly requirements: readonly string[];
}
