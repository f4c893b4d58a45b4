import type { Json } from '../load/json.ts';
import type { MachineTypes } from '../load/machine-types.ts';
import type { ErrorEntry, Lifecycle, NamedSchema, Operation, Webhook } from '../model/model.ts';
import type { StoredRule } from './code/migrations.ts';

/** One side of a comparison: what the model says, and what only the sources' text says. Plain data. */
export interface Contract {
  readonly operations: readonly Operation[];
  readonly schemas: readonly NamedSchema[];
  readonly webhooks: readonly Webhook[];
  readonly errors: readonly ErrorEntry[];
  readonly lifecycles: readonly ReviewedLifecycle[];
  /** Every authored example, by its place in the bundle. */
  readonly examples: ReadonlyMap<string, Json>;
  /** The constraints and indexes of the database that name fixed values. */
  readonly rules: readonly StoredRule[];
  /** Machines that do not load on this side: nothing can be said about them. */
  readonly unreadable: ReadonlySet<string>;
}

export interface ReviewedLifecycle extends Lifecycle {
  readonly types: MachineTypes;
}

export const EMPTY: Contract = {
  operations: [],
  schemas: [],
  webhooks: [],
  errors: [],
  lifecycles: [],
  examples: new Map(),
  rules: [],
  unreadable: new Set(),
};
