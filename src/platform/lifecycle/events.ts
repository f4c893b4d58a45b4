import type { Events, EventType, ProjectedFamily } from '../../../generated/contract/events.ts';

/** The object of an event of this type, as its receivers read it. */
export type EventObject<T extends EventType> = Events[T] extends {
  readonly data: { readonly object: infer O extends object };
}
  ? O
  : never;

/** The events that effects write. Those of a projected family the engine writes by itself, one for each change. */
export type OwnEvent = Exclude<
  { [T in EventType]: EventObject<T> extends never ? never : T }[EventType],
  `${ProjectedFamily}.${string}`
>;

/** `parcel.label` of `parcel.label.printed`. */
export const familyOf = (type: string): string => type.slice(0, type.lastIndexOf('.'));
