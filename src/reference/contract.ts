/** All that the reference is made from: what the generator emits, the guides, and what the rules come from. */
export interface Contract {
  /** What the product is called, and how to begin with it. */
  readonly product: Product;
  readonly document: OpenApiDocument;
  readonly errors: Readonly<Record<string, ErrorMeta>>;
  readonly lifecycles: readonly Lifecycle[];
  /** The SVG of each lifecycle by its id. */
  readonly diagrams: Readonly<Record<string, string>>;
  readonly guides: readonly Document[];
  /** `docs/requirements.md` and `docs/decisions.md`, to which `x-requirements` lead. */
  readonly sources: readonly Document[];
  /** The recorded answers to each kind of caller; undefined if there was no run. */
  readonly access?: AccessRecord;
  /** The SDK's methods by namespace, each with its operation: `offrampPayments.create` is `createOfframpPayment`. */
  readonly namespaces?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What is asked of a caller before a change takes effect; undefined where the contract has no table of gates. */
  readonly gates?: GateTable;
  /** A call of each operation in Python, by the operation. */
  readonly python?: Readonly<Record<string, string>>;
  /** Which version the document is of; undefined of a contract that has none. */
  readonly versions?: Versions;
}

/** The versions of a contract, as the pages of one of them lead to the others. */
export interface Versions {
  /** That of these pages. */
  readonly current: string;
  /** From the newest to the oldest; the newest has its pages at the root. */
  readonly all: readonly { readonly date: string; readonly pages: ReadonlySet<string> }[];
}

/** `generated/docs/changes.json`: what the files in spec/versions say, from the oldest version to the newest. */
export interface VersionChanges {
  readonly date: string;
  readonly release: string;
  readonly changes: readonly {
    readonly summary: string;
    readonly upgrade: string;
    readonly entries: readonly { readonly text: string; readonly subjects: readonly string[] }[];
  }[];
}

/** The contract of a version before the newest, as it was published. */
export interface OlderContract {
  readonly date: string;
  readonly contract: Contract;
}

/** `generated/product.json`, as far as pages are made of it. */
export interface Product {
  readonly clientName: string;
  readonly environmentPrefix: string;
  /** What API keys and the service's own headers begin with. */
  readonly keyPrefix: string;
  readonly headerPrefix: string;
  readonly firstGuide?: string;
  readonly quickStart?: {
    readonly key: string;
    readonly before: string;
    readonly after: string;
    readonly commands: string;
  };
}

/** The gates of each kind of caller by the risk of an operation, and the words for both. */
export interface GateTable {
  readonly riskGates: Readonly<Record<string, Readonly<Record<'session' | 'key' | 'agentKey', readonly string[]>>>>;
  readonly riskWords: Readonly<Record<string, string>>;
  readonly gateWords: Readonly<Record<string, string>>;
}

/** `docs/access.json`: by operation and kind of caller, `allowed`, the code of the refusal, or null where it does not apply. */
export interface AccessRecord {
  /** The day of the run: YYYY-MM-DD. */
  readonly triedAt: string;
  readonly operations: Readonly<Record<string, Readonly<Record<string, string | null>>>>;
}

export interface Document {
  /** `migrate-to-intents`: the file's name. */
  readonly name: string;
  readonly markdown: string;
}

/** Where something comes from: sections of the specification and numbers of decisions. */
export interface Sourced {
  readonly 'x-requirements'?: readonly string[];
}

/** An entry of the error registry, as `generated/contract/errors.ts` has it. */
export interface ErrorMeta {
  readonly statuses: readonly number[];
  readonly meaning: string;
  readonly retry: boolean;
  readonly kernel: boolean;
}

/** `generated/openapi.json`, as far as pages are made of it. */
export interface OpenApiDocument {
  readonly info: Sourced & {
    readonly title: string;
    readonly version: string;
    readonly summary?: string;
    readonly description?: string;
  };
  readonly servers?: readonly { readonly url: string; readonly description?: string }[];
  readonly tags?: readonly { readonly name: string; readonly description?: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  readonly webhooks?: Readonly<Record<string, { readonly post: WebhookObject }>>;
  readonly components: Components;
}

export interface Components {
  readonly schemas?: Readonly<Record<string, Schema>>;
  readonly parameters?: Readonly<Record<string, ParameterObject>>;
  readonly headers?: Readonly<Record<string, HeaderObject>>;
  readonly examples?: Readonly<Record<string, ExampleObject>>;
  readonly responses?: Readonly<Record<string, ResponseObject>>;
  readonly securitySchemes?: Readonly<Record<string, SecurityScheme>>;
}

export interface SecurityScheme extends Sourced {
  readonly type: string;
  readonly name?: string;
  readonly scheme?: string;
  readonly description?: string;
}

export interface Reference {
  readonly $ref?: string;
}

export interface OperationObject extends Sourced {
  readonly operationId: string;
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly (ParameterObject & Reference)[];
  readonly requestBody?: BodyObject;
  readonly responses: Readonly<Record<string, ResponseObject & Reference>>;
  readonly 'x-errors'?: readonly (string | Readonly<Record<string, number | { readonly commits?: boolean }>>)[];
  readonly 'x-lifecycle'?: readonly LifecycleUse[];
  readonly 'x-sandbox'?: boolean;
  readonly 'x-session-only'?: boolean;
  readonly 'x-any-tenant'?: boolean;
  readonly 'x-unscoped'?: boolean;
  readonly 'x-signed'?: boolean;
  readonly 'x-risk'?: string | readonly string[];
  readonly 'x-two-factor'?: 'transfer' | 'approval';
  readonly 'x-salient'?: readonly string[];
  readonly 'x-idempotency'?: 'none' | { readonly field: string };
  /** A text in documents of versions that had no schedules. */
  readonly 'x-deprecation'?: Deprecation | 'always' | 'handler';
  readonly 'x-body-limit'?: number;
}

/** The schedule of its end, and which requests it is about: all of them, unless it says so. */
export interface Deprecation {
  readonly since?: string;
  readonly sunset?: string;
  readonly replacement?: string;
  readonly when?: 'handler';
  readonly with?: string | readonly string[];
}

export interface LifecycleUse {
  readonly machine: string;
  readonly event?: string;
  readonly initial?: boolean;
  /** For all states that do not take the event, or by state: a code, `unchanged` or `depends`. */
  readonly refused?: string | Readonly<Record<string, string>>;
}

export interface WebhookObject extends Sourced {
  readonly summary?: string;
  readonly description?: string;
  readonly requestBody?: BodyObject;
}

export interface ParameterObject extends Sourced {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
}

export interface HeaderObject extends Sourced {
  readonly description?: string;
  readonly schema?: Schema;
}

export interface BodyObject extends Sourced {
  readonly required?: boolean;
  readonly description?: string;
  readonly content?: Readonly<Record<string, MediaObject>>;
}

export interface ResponseObject extends Sourced {
  readonly description?: string;
  readonly headers?: Readonly<Record<string, HeaderObject & Reference>>;
  readonly content?: Readonly<Record<string, MediaObject>>;
}

export interface MediaObject {
  readonly schema?: Schema;
  readonly examples?: Readonly<Record<string, ExampleObject & Reference>>;
}

export interface ExampleObject {
  readonly summary?: string;
  readonly value?: unknown;
}

/** JSON Schema 2020-12 with the contract's own extensions. */
export interface Schema extends Sourced {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly propertyNames?: Schema;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly not?: Schema;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly 'x-code'?: string;
  readonly 'x-unknown-code'?: string;
  readonly 'x-states'?: string;
  readonly 'x-branches'?: {
    readonly keys?: readonly string[];
    readonly property?: string;
    readonly none?: string;
    readonly several?: string;
    readonly unknown?: string;
  };
}

/** `generated/lifecycles/<id>.json`. */
export interface Lifecycle {
  readonly id: string;
  /** Its name for people: "off-ramp payment". */
  readonly words: string;
  readonly domain: string;
  readonly family?: string;
  readonly description?: string;
  readonly requirements?: readonly string[];
  readonly initial: string;
  readonly statuses: readonly string[];
  /** The statuses of the usual way, in its order; empty where there is none. */
  readonly mainPath: readonly string[];
  readonly publics: readonly string[];
  readonly leaves: readonly State[];
  readonly events: readonly string[];
  readonly transitions: readonly Transition[];
}

export interface State {
  /** `COMPLIANCE_HOLD.APPROVAL_PENDING`. */
  readonly name: string;
  readonly status: string;
  readonly public: string;
  readonly description: string;
  readonly requirements?: readonly string[];
  readonly deadline?: { readonly event: string; readonly at: string };
  readonly waitsFor?: { readonly who: string; readonly events: readonly string[] };
  readonly tags: readonly string[];
  readonly passing: boolean;
  readonly final: boolean;
}

export interface Transition {
  /** A state, or a status with states below it. */
  readonly from: string;
  readonly event: string;
  readonly guard?: string;
  /** Absent for a transition that only acts. */
  readonly to?: string;
  readonly actions: readonly string[];
  readonly description?: string;
  readonly requirements?: readonly string[];
}
