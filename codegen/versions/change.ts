import type { Json, Schema } from '../load/json.ts';
import type { Place } from '../load/spec-node.ts';

/** One difference between a version and the one before it, as a file in spec/versions states it: from older to newer. */
export type VersionChange =
  | { readonly kind: 'field-renamed'; readonly schema: string; readonly from: string; readonly to: string }
  /** Dots lead into objects. */
  | { readonly kind: 'field-moved'; readonly schema: string; readonly from: string; readonly to: string }
  /** `was` is its schema; older clients read `value` there, if one is given. */
  | {
      readonly kind: 'field-removed';
      readonly schema: string;
      readonly field: string;
      readonly was: Schema;
      readonly required?: boolean;
      readonly value?: Json;
    }
  /** Requests of older clients that lack the field get `value`. */
  | { readonly kind: 'field-required'; readonly schema: string; readonly field: string; readonly value: Json }
  /** Without `field` the schema itself is the enum. */
  | {
      readonly kind: 'value-renamed';
      readonly schema: string;
      readonly field?: string;
      readonly from: string;
      readonly to: string;
    }
  /** The newer `value` is shown as the older one `as`. */
  | {
      readonly kind: 'value-shown';
      readonly schema: string;
      readonly field?: string;
      readonly value: string;
      readonly as: string;
    }
  /** Requests with the older `value` mean the first of `into`. */
  | {
      readonly kind: 'value-split';
      readonly schema: string;
      readonly field?: string;
      readonly value: string;
      readonly into: readonly string[];
    }
  /** Requests with the older `value` mean `becomes`. */
  | {
      readonly kind: 'value-removed';
      readonly schema: string;
      readonly field?: string;
      readonly value: string;
      readonly becomes: string;
    }
  | { readonly kind: 'state-shown'; readonly machine: string; readonly state: string; readonly as: string }
  | { readonly kind: 'event-renamed'; readonly from: string; readonly to: string }
  | { readonly kind: 'event-hidden'; readonly event: string }
  /** The operations that it applies to; all of them if it is absent. */
  | {
      readonly kind: 'code-replaced';
      readonly from: string;
      readonly to: string;
      readonly operations?: readonly string[];
    }
  | { readonly kind: 'status-changed'; readonly operation: string; readonly from: number; readonly to: number }
  /** `accept` says what older clients could write besides; `was` is the older pattern, null for none. */
  | {
      readonly kind: 'pattern-tightened';
      readonly schema: string;
      readonly field: string;
      readonly was: string | null;
      readonly accept: 'trim' | 'lower' | 'upper';
    }
  | { readonly kind: 'default-changed'; readonly schema: string; readonly field: string; readonly was: Json }
  /** The functions of the file beside it compute what older clients send and read; `was` is the older schema. */
  | { readonly kind: 'computed'; readonly schema: string; readonly was: Schema }
  /** Older clients are not served: `changes` are those of the review, by its words. */
  | { readonly kind: 'kept-for-security'; readonly because: string; readonly changes: readonly string[] }
  /**
   * What older clients see of a machine is not what theirs allows: `sees` says what instead. `changes` are those of the gate,
   * by its words.
   */
  | {
      readonly kind: 'lifecycle-differs';
      readonly sees: string;
      readonly because: string;
      readonly changes: readonly string[];
    }
  /** The contract says now what the service refused before. `changes` are those of the review, by its words. */
  | { readonly kind: 'stated'; readonly because: string; readonly changes: readonly string[] }
  /** Nothing can be shown in its place: older clients do not have it either. `changes` are those of the gate, by its words. */
  | { readonly kind: 'gone'; readonly because: string; readonly changes: readonly string[] };

export type ChangeKind = VersionChange['kind'];

/** A file of changes that belong together, such as a field's name in all schemas that have it. */
export interface ChangeFile {
  /** `spec/versions/2026-12-01/fields-have-units.yaml`. */
  readonly file: string;
  /** What is different now, as a sentence for the changelog. */
  readonly summary: string;
  /** What a client does to follow, for the upgrade guide. */
  readonly upgrade: string;
  /** Why older requests to operations at risk may mean what they do not say. */
  readonly harmless?: string;
  readonly changes: readonly VersionChange[];
  readonly place: Place;
  /** There are functions beside it, in `spec/versions/<date>/<what>.ts`. */
  readonly hasFunctions: boolean;
}

/** A version of the contract, with what makes it another one than the version before. */
export interface Version {
  /** `2026-12-01`. */
  readonly date: string;
  /** The release that published it, `0.3`. */
  readonly release: string;
  /** When it ends, `2027-12-01`; undefined of the newest. */
  readonly sunset: string | undefined;
  /** Its documents are kept in spec/versions. */
  readonly isPublished: boolean;
  /** Sorted by file. */
  readonly files: readonly ChangeFile[];
}
