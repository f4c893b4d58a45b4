import type { Bundler } from '../load/bundle.ts';
import type { Diagnostics } from './diagnostics.ts';
import type { ErrorEntry, Lifecycle } from './model.ts';

/** What an operation is checked against, and how a node of the specification becomes a schema of the bundle. */
export interface OperationContext {
  readonly errors: ReadonlyMap<string, ErrorEntry>;
  readonly lifecycles: ReadonlyMap<string, Lifecycle>;
  readonly brokenMachines: ReadonlySet<string>;
  readonly diagnostics: Diagnostics;
  readonly bundler: Bundler;
}
