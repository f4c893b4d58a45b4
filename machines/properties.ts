/**
 * What holds of every history of a lifecycle: of the states that one resource has been in, in their order. Stated beside the
 * machine in `<machine>.properties.ts`, and checked wherever histories are made: simulations, chaos and walks.
 */
export type Property = { readonly says: string } & (
  | {
      /** Once nothing more will happen, the last state is one of these. */
      readonly eventually: readonly string[];
    }
  | {
      /** No history has been in all of these, in whatever order. */
      readonly neverBoth: readonly [string, string];
    }
  | {
      /** The first state is not seen before the second one. */
      readonly never: string;
      readonly until: string;
    }
  | {
      /** Each time that it has been in the first state, it comes to one of the others later. */
      readonly from: string;
      readonly leadsTo: readonly string[];
    }
  | {
      /** It is in this state at most once. */
      readonly once: string;
    }
  | {
      /** The event takes it out of none of these states. */
      readonly event: string;
      readonly notFrom: readonly string[];
    }
);

/** The properties of one machine. */
export interface MachineProperties {
  readonly machine: string;
  readonly properties: readonly Property[];
}
