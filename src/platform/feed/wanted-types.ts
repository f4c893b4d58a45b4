/** Tells whether these types name a type of event: by its name, by a family, or by `*` (D-379). */
export const wants = (eventTypes: readonly string[], type: string): boolean =>
  eventTypes.some((wanted) => wanted === '*' || wanted === type || isFamilyOf(wanted, type));

/** `parcel.*` is the family of `parcel.stored` and of `parcel.label.printed`. */
const isFamilyOf = (wanted: string, type: string): boolean =>
  wanted.endsWith('.*') && type.startsWith(wanted.slice(0, -1));
