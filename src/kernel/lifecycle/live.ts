import type { AnyView } from './definition.ts';
import type { Leaf, Shape } from './shape.ts';

/** One step for the log, and for the event of a projected change. */
export interface StepRecord {
  readonly step: number;
  readonly event: string;
  readonly from: Leaf | null;
  readonly to: Leaf;
  readonly at: Date;
}

/** An aggregate inside a transaction: as it was loaded, and as it is now. Mutated only by the unit of work. */
export interface Live {
  readonly shape: Shape;
  readonly id: string;
  /** Null for one that this transaction creates. */
  readonly loaded: { readonly leaf: Leaf; readonly context: Readonly<Record<string, unknown>> } | null;
  leaf: Leaf;
  context: Readonly<Record<string, unknown>>;
  step: number;
  readonly steps: StepRecord[];
  readonly clockOffsetMs: number;
  readonly now: Date;
  readonly createdAt: Date;
  updatedAt: Date;
}

/** The tenant whose clock rules an aggregate; a tenant rules itself. */
export const clockTenantOf = ({ shape, id, context }: Pick<Live, 'shape' | 'id' | 'context'>): string =>
  shape.meta.clock === 'id' ? id : String(context[shape.meta.clock]);

export const viewOf = (live: Live): AnyView => ({
  machine: live.shape.machine.id,
  id: live.id,
  status: live.leaf.status,
  publicStatus: live.leaf.publicStatus,
  context: live.context,
  step: live.step,
  now: live.now,
  createdAt: live.createdAt,
  updatedAt: live.updatedAt,
});
