import type { CompiledMachine, Leaf } from '../compiled-machine.ts';
import type { AggregateView } from '../definition.ts';

/** One step for the log, and for the event of a projected change. */
export interface StepRecord {
  readonly step: number;
  readonly event: string;
  readonly from: Leaf | null;
  readonly to: Leaf;
  readonly at: Date;
}

/** An aggregate inside a transaction: as it was loaded, and as it is now. Only the stepper changes it. */
export interface TrackedAggregate {
  readonly compiled: CompiledMachine;
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
  /** The trace that its life belongs to; null where it has none. */
  readonly traceparent: string | null;
}

/** The tenant whose clock rules an aggregate; a tenant rules itself. */
export const clockTenantOf = ({
  compiled,
  id,
  context,
}: Pick<TrackedAggregate, 'compiled' | 'id' | 'context'>): string =>
  compiled.meta.clock === 'id' ? id : String(context[compiled.meta.clock]);

/** An event that a machine gets at a time, unless the aggregate leaves the state before. */
export interface Deadline {
  readonly event: string;
  /** On the clock of the aggregate's tenant. */
  readonly dueAt: Date;
}

/** The deadline of a state of an aggregate. A state has none where its column is empty. */
export function deadlineOf({ leaf, context }: Pick<TrackedAggregate, 'leaf' | 'context'>): Deadline | undefined {
  const dueAt = leaf.deadline && context[leaf.deadline.at];
  return leaf.deadline && dueAt instanceof Date ? { event: leaf.deadline.event, dueAt } : undefined;
}

export const isSameDeadline = (one: Deadline | undefined, other: Deadline): boolean =>
  one?.event === other.event && one.dueAt.getTime() === other.dueAt.getTime();

export const viewOf = (tracked: TrackedAggregate): AggregateView => ({
  machine: tracked.compiled.machine.id,
  id: tracked.id,
  status: tracked.leaf.status,
  publicStatus: tracked.leaf.publicStatus,
  context: tracked.context,
  step: tracked.step,
  now: tracked.now,
  createdAt: tracked.createdAt,
  updatedAt: tracked.updatedAt,
});
