import type { LifecycleName, Lifecycles } from '../../../generated/contract/lifecycles.ts';

/** What code knows of an aggregate whose lifecycle it does not name. */
interface OfAny {
  status: string;
  public: string;
  context: object;
  event: { type: string };
}
interface Known extends Lifecycles {
  '*': OfAny;
}

/** A lifecycle, or `*` for any of them. */
export type Named = LifecycleName | '*';
export type MachineOf<M extends Named> = '*' extends M ? string : M;
export type StatusOf<M extends Named> = Known[M]['status'];
export type PublicOf<M extends Named> = Known[M]['public'];
export type ContextOf<M extends Named> = Known[M]['context'];
export type EventOf<M extends Named> = Known[M]['event'];
export type EventTypeOf<M extends Named> = EventOf<M>['type'];
export type PassingOf<M extends LifecycleName> = Lifecycles[M]['passing'];
export type ActionsOf<M extends LifecycleName> = Lifecycles[M]['actions'];

/** The payload of one event type: its fields without `type`. */
export type PayloadOf<M extends Named, T extends EventTypeOf<M>> = Omit<Extract<EventOf<M>, { type: T }>, 'type'>;

/** No argument for an event without fields, exactly its fields otherwise; any fields where the lifecycle is not named. */
export type Payload<M extends Named, T extends EventTypeOf<M>> = '*' extends M
  ? [payload?: object]
  : keyof PayloadOf<M, T> extends never
    ? []
    : [payload: PayloadOf<M, T>];
