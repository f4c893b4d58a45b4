import type { AnyStateMachine } from 'xstate';
import type { LifecycleName } from '../../../generated/contract/lifecycles.ts';
import type { Reads } from '../db/reads.ts';
import type { DomainInvariant } from '../invariant.ts';
import type { Services } from '../services.ts';
import type {
  ActionsOf,
  ContextOf,
  EventOf,
  MachineOf,
  Named,
  PassingOf,
  PublicOf,
  StatusOf,
} from './lifecycle-types.ts';
import type { Write } from './writes.ts';

export type { ContextOf, EventOf, EventTypeOf, StatusOf } from './lifecycle-types.ts';

/** An aggregate as effects, facts and presenters may read it: a snapshot between two steps. */
export interface AggregateView<M extends Named = '*'> {
  readonly machine: MachineOf<M>;
  readonly id: string;
  /** The stored status: the parent state's name. */
  readonly status: StatusOf<M>;
  /** The projected status (A 3.6). */
  readonly publicStatus: PublicOf<M>;
  /** The row's business columns after the last step. */
  readonly context: Readonly<ContextOf<M>>;
  /** The number of steps that it has taken: `resourceSequence` (D-390). */
  readonly step: number;
  /** Now, on the clock of the tenant that rules it (D-067). */
  readonly now: Date;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Pure functions from an aggregate and an action's params to writes; a missing or surplus name does not compile. */
export type EffectsOf<M extends LifecycleName> = {
  readonly [A in keyof ActionsOf<M>]: (aggregate: AggregateView<M>, params: ActionsOf<M>[A]) => readonly Write[];
};

/** A loader for each passing state. It answers the event that the facts mean; undefined lets the aggregate rest. */
export type FactsOf<M extends LifecycleName> = {
  readonly [S in PassingOf<M>]: (
    aggregate: AggregateView<M>,
    reads: Reads,
    services: Services,
  ) => Promise<EventOf<M> | undefined>;
};

/** One lifecycle as the engine runs it: the machine, and what the machine cannot know. */
export interface LifecycleDefinition<M extends LifecycleName> {
  readonly machine: AnyStateMachine;
  readonly effects: EffectsOf<M>;
  readonly facts: FactsOf<M>;
  /** Invariants of its rows besides those of every lifecycle: `<aggregate>.invariants.ts`. */
  readonly invariants?: readonly DomainInvariant[];
}

/** All lifecycles of the service; generated/wiring builds it. */
export type LifecycleRegistry = { readonly [M in LifecycleName]: LifecycleDefinition<M> };
