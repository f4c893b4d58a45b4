import type { GateTable } from '../load/gates.ts';
import type { Json, JsonObject } from '../load/json.ts';
import type { Limit } from '../load/limits.ts';
import type { MachineTypes } from '../load/machine-types.ts';
import type { NamedFunction } from '../load/named-functions.ts';
import type { ErrorEntry, Lifecycle, NamedSchema, Operation, Webhook } from '../model/model.ts';
import type { StoredRule } from './code/migrations.ts';

/** One side of a comparison: what the model says, and what only the sources' text says. Plain data. */
export interface Contract {
  /** The bundled document: what no other part of the contract says is looked for there. */
  readonly document: JsonObject;
  readonly operations: readonly Operation[];
  readonly schemas: readonly NamedSchema[];
  readonly webhooks: readonly Webhook[];
  readonly errors: readonly ErrorEntry[];
  readonly limits: readonly Limit[];
  readonly gates: GateTable | undefined;
  readonly lifecycles: readonly ReviewedLifecycle[];
  /** Every authored example, by its place in the bundle. */
  readonly examples: ReadonlyMap<string, Json>;
  /** The constraints and indexes of the database that name fixed values. */
  readonly rules: readonly StoredRule[];
  /** Machines that do not load on this side: nothing can be said about them. */
  readonly unreadable: ReadonlySet<string>;
  /** The intended changes in spec/acknowledged.yaml with their reasons, by the change in the words of the review. */
  readonly acknowledged: ReadonlyMap<string, string>;
}

export interface ReviewedLifecycle extends Lifecycle {
  readonly types: MachineTypes;
  /** The code of its guards, assigns, effects and facts. */
  readonly code: readonly NamedFunction[];
}

export const EMPTY: Contract = {
  document: {},
  operations: [],
  schemas: [],
  webhooks: [],
  errors: [],
  limits: [],
  gates: undefined,
  lifecycles: [],
  examples: new Map(),
  rules: [],
  unreadable: new Set(),
  acknowledged: new Map(),
};
