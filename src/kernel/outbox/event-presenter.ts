import type { ProjectedFamily } from '../../../generated/contract/events.ts';

/** Renders an event's object for one entitled party, from the state at the transition (D-384, D-487). */
export type EventPresenter<_F extends ProjectedFamily = ProjectedFamily> = (
  object: Readonly<Record<string, unknown>>,
  tenantId: string,
) => object;

/** One for each family of events that the engine writes by itself: `<family>.present.ts`. */
export type EventPresenters = { readonly [F in ProjectedFamily]: EventPresenter<F> };
