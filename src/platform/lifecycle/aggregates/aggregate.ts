// Reads across tenants: it declares locks of either kind.

import type { LifecycleName } from '../../../../generated/contract/lifecycles.ts';
import type { AggregateView, EventTypeOf, StatusOf } from '../definition.ts';
import type { Named, Payload } from '../lifecycle-types.ts';
import type { Deadline } from './tracked-aggregate.ts';

export type { PayloadOf } from '../lifecycle-types.ts';

/** A locked row with its machine, to which handlers and workers may send events: the only door to a status. */
export interface Aggregate<M extends Named = '*'> extends AggregateView<M> {
  /** The deadline of the present state; undefined where it has none. */
  readonly deadline: Deadline | undefined;
  /** Tells whether the machine takes the event now, its guards included. */
  can<T extends EventTypeOf<M>>(type: T, ...payload: Payload<M, T>): boolean;
  hasTag(tag: string): boolean;
  /** One step, then the facts of every passing state, until the aggregate rests. An event that is refused is a defect. */
  send<T extends EventTypeOf<M>>(type: T, ...payload: Payload<M, T>): Promise<Aggregate<M>>;
}

/** Values that aggregates of one machine share: their status, and columns of text or truth values. A list means any of its values. */
export type Common<M extends LifecycleName> = {
  readonly [K in keyof AggregateView<M>['context']]?:
    | (AggregateView<M>['context'][K] & (string | boolean))
    | readonly (AggregateView<M>['context'][K] & string)[];
} & { readonly status?: StatusOf<M> | readonly StatusOf<M>[] };

/** The aggregates of a transaction, for handlers and workers. The unit of work implements it. */
export interface Aggregates {
  /** Locks the row and rehydrates it; undefined when it does not exist for this caller (D-039). */
  aggregate<M extends LifecycleName>(machine: M, id: string): Promise<Aggregate<M> | undefined>;
  /** Locks all rows with something in common, in id order, where looking their ids up first would be a round trip more. */
  aggregatesWith<M extends LifecycleName>(machine: M, common: Common<M>): Promise<readonly Aggregate<M>[]>;
  /** Creates one: the machine's initial step, its effects, then facts until it rests. */
  open<M extends LifecycleName>(
    machine: M,
    init: { readonly id: string; readonly context: AggregateView<M>['context'] },
  ): Promise<Aggregate<M>>;
}

/** The aggregates behind the wall that a request may lock. */
export interface AggregatesAcrossTenants {
  /**
   * Rows of any tenant, for a caller with a proof that the row itself names, such as the ticket of a claim. Only
   * `*.cross-tenant.ts` files call it (a test holds them to that).
   */
  readonly acrossTenants: Pick<Aggregates, 'aggregate' | 'aggregatesWith'>;
}
