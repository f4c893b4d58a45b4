import { sameValue } from '../changes.ts';

/** The parts of an event that decide whether another one may be stored as the difference to it. */
export interface WholeEvent {
  readonly id: string;
  readonly resourceId: string;
  readonly resourceSequence: number;
  readonly parties: readonly string[];
  readonly presenter: string;
  readonly object: object;
}

type Columns = Readonly<Record<string, unknown>>;

/** An event as it is stored. With a base, `object` has only the columns that differ from the base's. */
export type Differing<T extends WholeEvent> = T & { readonly baseId: string | null };

/**
 * The events of one transaction as they are stored. A creation passes several states, which differ in a few columns. The
 * last event of a resource is stored whole, and the others are differences to it: they precede it in every feed that has
 * them, and every party that reads them reads it too. Retention therefore never erases it before them.
 */
export function asDifferences<T extends WholeEvent>(events: readonly T[]): Differing<T>[] {
  const bases = new Map<string, T>();
  for (const event of events) bases.set(baseKey(event), event);
  return events.map((event): Differing<T> => {
    const base = bases.get(baseKey(event)) ?? event;
    const difference = differenceTo(base, event);
    return difference === undefined ? { ...event, baseId: null } : { ...event, object: difference, baseId: base.id };
  });
}

/** Events of one resource with one presenter have the same columns. */
const baseKey = ({ resourceId, presenter }: WholeEvent): string => `${resourceId} ${presenter}`;

/** Undefined if the event has to be stored whole. */
function differenceTo(base: WholeEvent, event: WholeEvent): object | undefined {
  // Feeds order the events of a resource by its steps, then by id.
  if (event.resourceSequence > base.resourceSequence || event.id >= base.id) return undefined;
  if (!event.parties.every((party) => base.parties.includes(party))) return undefined;
  return differenceOf(base.object as Columns, event.object as Columns);
}

/** Undefined if merging into the base's object would have to remove a key. */
function differenceOf(whole: Columns, object: Columns): object | undefined {
  const keys = storedKeys(object);
  if (keys.length !== storedKeys(whole).length || keys.some((key) => whole[key] === undefined)) return undefined;
  return Object.fromEntries(keys.filter((key) => !sameValue(object[key], whole[key])).map((key) => [key, object[key]]));
}

/** JSON has no key whose value is undefined. */
const storedKeys = (object: Columns): string[] => Object.keys(object).filter((key) => object[key] !== undefined);
