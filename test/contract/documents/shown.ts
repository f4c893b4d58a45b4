import { readFileSync } from 'node:fs';

/**
 * What documents A and B show, as the data files beside this one say it. A value that a decision rules, because the
 * documents leave it open or contradict each other, stands as `{ ruling, holds }`; what they show themselves, as `shown`.
 */
export interface Ruling<T> {
  readonly ruling: string;
  readonly holds?: T;
  readonly shown?: T;
  /** A decision leaves it out. */
  readonly absent?: true;
  /** The name that a decision gives to what the documents only describe. */
  readonly is?: string;
}

export type Ruled<T> = T | Ruling<T>;

export const isRuling = (value: unknown): value is Ruling<unknown> =>
  typeof value === 'object' && value !== null && 'ruling' in value;

/** What has to hold: the ruling's value where there is one. */
export const holding = <T>(value: Ruled<T>): T => (isRuling(value) ? (value.holds as T) : (value as T));

/** A field that a decision names or changes, or that stands for all the fields of other resources. */
export interface FieldRuling extends Partial<Ruling<string>> {
  readonly fieldsOf?: string;
  readonly oneOf?: readonly string[];
}

export type FieldRule = string | FieldRuling;

/** Fields by path (`fees.networkFeeMinor`, `owners[].role`); `?` may be absent, ` if` depends on others. */
export type Fields = Readonly<Record<string, FieldRule>>;

export const notationOf = (rule: FieldRule): string => (typeof rule === 'string' ? rule : (rule.holds ?? ''));

export type Callers = 'key or session' | 'session' | 'vote' | 'operator' | 'public';

export interface ShownResponse {
  readonly ruling?: string;
  readonly resource?: string;
  readonly list?: string;
  readonly of?: string;
  readonly oneOf?: readonly string[];
  readonly keys?: readonly string[];
  /** What the elements of a list leave out. */
  readonly without?: readonly string[];
}

export interface ShownOperation {
  /** Method and path. */
  readonly operation: string;
  readonly callers: Ruled<Callers>;
  readonly scope: Ruled<string | null>;
  readonly success: Ruled<number | readonly number[]>;
  readonly query?: Fields;
  readonly request?: Fields;
  readonly response?: ShownResponse;
  readonly errors: readonly (string | { readonly code: string; readonly ruling: string; readonly absent: true })[];
}

export interface ShownWithoutPath {
  readonly shown: string;
  readonly section: string;
  readonly ruling: string;
  readonly absent?: true;
  readonly operations?: readonly ShownOperation[];
}

export interface ShownOperations {
  readonly everyCall: {
    readonly anyCredential: readonly string[];
    readonly keys: readonly string[];
    readonly signed: {
      readonly ruling: string;
      readonly codes: readonly string[];
      readonly operations: readonly string[];
    };
    readonly tenants: { readonly codes: readonly string[]; readonly except: readonly string[] };
    readonly scoped: readonly string[];
    readonly posts: readonly string[];
  };
  readonly operations: readonly (ShownOperation & { readonly section: string })[];
  readonly unshown: readonly ShownWithoutPath[];
}

export interface ShownError {
  readonly code: string;
  readonly section: string;
  readonly statuses: Ruled<readonly number[]>;
  /** Which of several statuses an operation answers. */
  readonly at?: Readonly<Record<string, Ruled<number | readonly number[]>>>;
  readonly details?: readonly string[];
}

export interface ShownEnum {
  readonly enum: string;
  readonly section: string;
  readonly at: {
    readonly ruling?: string;
    readonly absent?: true;
    readonly resource?: string;
    readonly answer?: string;
    readonly body?: string;
    readonly with?: string;
    readonly field?: string;
    /** The values are the names of its properties. */
    readonly keys?: true;
    /** The values are prefixes that its pattern tells apart. */
    readonly pattern?: true;
  };
  readonly values: readonly unknown[];
  readonly ruling?: string;
  readonly holds?: readonly unknown[];
  /** Values are compared within this family only. */
  readonly family?: string;
}

export interface ShownResource {
  readonly resource: string;
  readonly section: string;
  /** Where it is met: `answer GET /v1/wallets: wallets[]`, `body POST /v1/payments (with recipient)`, `error CODE: details`. */
  readonly at: readonly string[];
  readonly fields: Fields;
}

export interface ShownTransition {
  readonly from: string;
  readonly to: string;
  readonly trigger?: string;
  readonly ruling?: string;
  readonly absent?: true;
  /** The machine's states that a decision puts between the two. */
  readonly through?: readonly string[];
}

export interface ShownLifecycle {
  readonly subject: string;
  readonly section: string;
  readonly ruling?: string;
  /** Null where a decision computes the status instead of storing it. */
  readonly machine: string | null;
  /** `public`: its states are the projected ones. */
  readonly level?: 'public';
  readonly projection?: readonly { readonly internal: readonly string[]; readonly unified: string }[];
  /** The documents' state names and the machine's. */
  readonly states: Readonly<Record<string, Ruled<string>>>;
  readonly transitions: readonly ShownTransition[];
  /** Transitions that only a decision names. */
  readonly added: readonly ShownTransition[];
  /** `FROM > TO`; `*` is every other state. */
  readonly forbidden: readonly string[];
}

const read = (name: string): never =>
  JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8')) as never;

export const shownOperations: ShownOperations = read('operations');
export const shownErrors: readonly ShownError[] = (read('errors') as { errors: ShownError[] }).errors;
export const shownEnums: readonly ShownEnum[] = (read('enums') as { enums: ShownEnum[] }).enums;
export const shownResources: readonly ShownResource[] = (read('resources') as { resources: ShownResource[] }).resources;
export const shownLifecycles: readonly ShownLifecycle[] = (read('lifecycles') as { lifecycles: ShownLifecycle[] })
  .lifecycles;
