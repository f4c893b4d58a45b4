import type { ContextOf, EventOf } from '../../../src/kernel/lifecycle/definition.ts';
import type { BuiltLifecycle } from '../../support/built.ts';

/** Whom the sample rows belong to. */
export interface Owners {
  readonly tenantId: string;
  readonly memberId: string;
  readonly paymentId: string;
  readonly claimId?: string;
}

type Events<M extends BuiltLifecycle> = {
  readonly [T in EventOf<M>['type']]: readonly Extract<EventOf<M>, { type: T }>[];
};

/** A row and the events of one machine: a missing column or a new event does not compile. */
export interface Sample<M extends BuiltLifecycle> {
  /** The context of a row; `n` keeps what must be unique apart. */
  context(owners: Owners, n: number): ContextOf<M>;
  /** What a row has besides in some states, by the name of the leaf. */
  readonly inLeaf?: Readonly<Record<string, Partial<ContextOf<M>>>>;
  readonly events: Events<M>;
  /** The event that is sent from a leaf where the first legal one needs more than a row. */
  readonly legal?: Readonly<Record<string, EventOf<M>['type']>>;
}

export type Samples<M extends BuiltLifecycle> = { readonly [N in M]: Sample<N> };

export const AT = new Date('2026-03-02T09:00:00.000Z');
export const LATER = new Date('2036-03-02T09:00:00.000Z');
