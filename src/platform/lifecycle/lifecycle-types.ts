import type { LifecycleName, Lifecycles } from '../../../generated/contract/lifecycles.ts';

export type StatusOf<M extends LifecycleName> = Lifecycles[M]['status'];
export type PublicOf<M extends LifecycleName> = Lifecycles[M]['public'];
export type ContextOf<M extends LifecycleName> = Lifecycles[M]['context'];
export type EventOf<M extends LifecycleName> = Lifecycles[M]['event'];
export type EventTypeOf<M extends LifecycleName> = EventOf<M>['type'];
export type PassingOf<M extends LifecycleName> = Lifecycles[M]['passing'];
export type ActionsOf<M extends LifecycleName> = Lifecycles[M]['actions'];

/** The payload of one event type: its fields without `type`. */
export type PayloadOf<M extends LifecycleName, T extends EventTypeOf<M>> = Omit<
  Extract<EventOf<M>, { type: T }>,
  'type'
>;

/** No argument for an event without fields, exactly its fields otherwise. */
export type Payload<M extends LifecycleName, T extends EventTypeOf<M>> = keyof PayloadOf<M, T> extends never
  ? []
  : [payload: PayloadOf<M, T>];
