import type { Bundler } from '../../load/bundle.ts';
import type { GateTable } from '../../load/gates.ts';
import type { Spec } from '../../load/spec.ts';
import type { Diagnostics } from '../diagnostics.ts';
import type { ErrorEntry, Lifecycle } from '../model.ts';

/** The context of checking an operation, with the resolution of specification nodes to schemas of the bundle. */
export interface OperationContext {
  readonly spec: Spec;
  readonly errors: ReadonlyMap<string, ErrorEntry>;
  readonly lifecycles: ReadonlyMap<string, Lifecycle>;
  readonly brokenMachines: ReadonlySet<string>;
  readonly diagnostics: Diagnostics;
  readonly bundler: Bundler;
  readonly gates: GateTable | undefined;
}
