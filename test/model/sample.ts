import type { AnyEventObject } from 'xstate';
import type { LifecycleName } from '../../generated/contract/lifecycles.ts';
import type { ContextOf, EventOf } from '../../src/platform/lifecycle/definition.ts';
import type { TestService } from '../support/service.ts';
import type { SampleRow } from './sample-rows.ts';

/** Whom the sample rows belong to. */
export interface Owners {
  readonly tenantId: string;
  readonly memberId: string;
  readonly paymentId: string;
  readonly claimId?: string;
}

/** What besides the row of a machine a sample says, whichever machine it is. */
interface SampleTraits {
  /** What each row has one of to itself. */
  readonly parents?: readonly ('payment' | 'claim')[];
  /** What has to stand beside a row. */
  arrange?(service: TestService, row: SampleRow): Promise<void>;
}

/**
 * A row and the events of one machine: a missing column or a new event does not compile. `<aggregate>.sample.ts` exports it
 * as `sample`; a lifecycle is built when it has one.
 */
export interface Sample<M extends LifecycleName> extends SampleTraits {
  /** The context of a row; `n` keeps what must be unique apart. */
  context(owners: Owners, n: number): ContextOf<M>;
  /** What a row has besides in some states, by the name of the leaf. */
  readonly inLeaf?: Readonly<Record<string, Partial<ContextOf<M>>>>;
  readonly events: {
    readonly [T in EventOf<M>['type']]: readonly Extract<EventOf<M>, { type: T }>[];
  };
  /** The event that is sent from a leaf where the first legal one needs more than a row. */
  readonly legal?: Readonly<Record<string, EventOf<M>['type']>>;
}

/** The same of whichever machine. */
export interface AnySample extends SampleTraits {
  context(owners: Owners, n: number): Readonly<Record<string, unknown>>;
  readonly inLeaf?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly events: Readonly<Record<string, readonly AnyEventObject[]>>;
  readonly legal?: Readonly<Record<string, string>>;
}

export const AT = new Date('2026-03-02T09:00:00.000Z');
export const LATER = new Date('2036-03-02T09:00:00.000Z');
