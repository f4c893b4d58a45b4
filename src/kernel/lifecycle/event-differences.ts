import { sameValue } from './changes.ts';

/** What a difference is made of. */
interface WholeEvent {
  readonly id: string;
  readonly resourceId: string;
  readonly resourceSequence: number;
  readonly parties: readonly string[];
  readonly presenter: string;
  readonly object: object;
}

type Columns = Readonly<Record<string, unknown>>;

/** As it is stored: with a base, `object` has what is different there. */
export type Differing<T extends WholeEvent> = T & { readonly baseId: string | null };

/**
 * The events of one transaction as they are stored. A creation tells the states that it passes, which differ in a few
 * columns: of the events of one resource the last one has its whole object, and the others name it as their base. They
 * stand before it in every feed that tells them, and whoever reads them reads it too: while one of them is told, retention
 * does not erase what the base tells.
 */
export function asDifferences<T extends WholeEvent>(events: readonly T[]): Differing<T>[] {
  const bases = new Map(events.map((event) => [baseKey(event), event]));
  return events.map((event) => {
    const base = bases.get(baseKey(event)) ?? event;
    const difference = differenceTo(base, event);
    return difference ? { ...event, object: difference, baseId: base.id } : { ...event, baseId: null };
  });
}

const baseKey = ({ resourceId, presenter }: WholeEvent): string => `${resourceId} ${presenter}`;

/** Undefined where the event has to keep its whole object. */
function differenceTo(base: WholeEvent, event: WholeEvent): object | undefined {
  // The order of feeds: of a resource by its steps, and then by ids.
  if (event.resourceSequence > base.resourceSequence || event.id >= base.id) return undefined;
  if (!event.parties.every((party) => base.parties.includes(party))) return undefined;
  const [object, whole] = [event.object as Columns, base.object as Columns];
  const keys = storedKeys(object);
  // What is put over the base's object can take none of its keys away.
  if (keys.length !== storedKeys(whole).length || !keys.every((key) => whole[key] !== undefined)) return undefined;
  return Object.fromEntries(keys.filter((key) => !sameValue(object[key], whole[key])).map((key) => [key, object[key]]));
}

/** JSON has no key whose value is undefined. */
const storedKeys = (object: Columns): string[] => Object.keys(object).filter((key) => object[key] !== undefined);
