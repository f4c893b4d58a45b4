import type { EventType, ProjectedFamilies, ProjectedFamily } from '../../../generated/contract/events.ts';
import type { AggregateView } from '../lifecycle/definition.ts';
import type { EventObject } from '../lifecycle/events.ts';
import type { ShownContext } from '../lifecycle/projection.ts';

/** A value as it comes back from JSON: times and amounts are texts. */
export type Stored<T> = T extends Date | bigint
  ? string
  : T extends readonly (infer Item)[]
    ? readonly Stored<Item>[]
    : T extends object
      ? { readonly [K in keyof T]: Stored<T[K]> }
      : T;

/** The aggregate of a family's event as the event keeps it: its state at the transition (D-384). */
export type EventSnapshot<F extends ProjectedFamily> = ShownContext<ProjectedFamilies[F]> &
  Pick<AggregateView<ProjectedFamilies[F]>, 'id' | 'status' | 'publicStatus' | 'createdAt' | 'updatedAt'>;

/** Renders an event's object for one entitled party, from the state at the transition (D-384, D-487). */
export type EventPresenter<F extends ProjectedFamily> = (
  object: Stored<EventSnapshot<F>>,
  tenantId: string,
) => EventObject<Extract<EventType, `${F}.${string}`>>;

/** One for each family of events that the engine writes by itself: `<family>.present.ts`. */
export type EventPresenters = { readonly [F in ProjectedFamily]: EventPresenter<F> };

/** Which keys of an object are times, and which amounts: each of them has to be named. */
type Kinds<T> = {
  readonly [K in keyof T as NonNullable<T[K]> extends Date | bigint ? K : never]-?: NonNullable<T[K]> extends Date
    ? 'time'
    : 'amount';
};

/** An object as it was before it was stored as JSON. */
export function revive<T extends object>(stored: Stored<T>, kinds: Kinds<T>): T {
  const revived: Record<string, unknown> = { ...(stored as object) };
  for (const [key, kind] of Object.entries<unknown>(kinds)) {
    const value = revived[key];
    if (typeof value === 'string') revived[key] = kind === 'time' ? new Date(value) : BigInt(value);
  }
  return revived as T;
}
