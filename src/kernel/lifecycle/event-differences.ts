import { sameValue } from './changes.ts';

/** An event whose whole object is known, and what decides whether another one may be stored as the difference to it. */
export interface WholeEvent {
  readonly id: string;
  readonly resourceId: string;
  readonly resourceSequence: number;
  readonly at: Date;
  readonly parties: readonly string[];
  readonly presenter: string;
  readonly object: object;
  /** How far the clock of its resource was ahead; undefined where the engine did not tell the event. */
  readonly clockOffsetMs?: number | undefined;
}

type Columns = Readonly<Record<string, unknown>>;

/** As it is stored: with a base, `object` has what is different there. */
export type Differing<T extends WholeEvent> = T & { readonly baseId: string | null };

/** A day. Retention keeps what an event tells for thirty of them at least. */
const MOST_MS_BEHIND = 86_400_000;

/** Events of one resource that are shown by one presenter tell the same columns. */
export const baseKey = ({ resourceId, presenter }: WholeEvent): string => `${resourceId} ${presenter}`;

/** What events of a resource are stored as the difference to. */
interface Base {
  readonly event: WholeEvent;
  /** Undefined where an event has to keep its whole object. */
  readonly differenceTo: (base: WholeEvent, event: WholeEvent) => object | undefined;
}

/**
 * The events of one transaction as they are stored: a step changes a few columns of many. Of the events of a resource the
 * last one has its whole object, and the others name it as their base: they stand before it in every feed that tells them,
 * and whoever reads them reads it too. Where `earlierOf` knows a whole event of that resource that was committed before,
 * it is the base of all of them; retention keeps what it tells as long as one of them is told.
 */
export function asDifferences<T extends WholeEvent>(
  events: readonly T[],
  earlierOf: (event: WholeEvent) => WholeEvent | undefined = () => undefined,
): Differing<T>[] {
  const bases = new Map<string, Base>();
  // The last one of each resource first: it decides what their base is.
  const stored = events.toReversed().map((event): Differing<T> => {
    const known = bases.get(baseKey(event));
    const base = known ?? earlierBase(earlierOf(event));
    const difference = base?.differenceTo(base.event, event);
    if (known === undefined)
      bases.set(baseKey(event), base && difference ? base : { event, differenceTo: differenceToLast });
    return base && difference ? { ...event, object: difference, baseId: base.event.id } : { ...event, baseId: null };
  });
  return stored.toReversed();
}

const earlierBase = (event: WholeEvent | undefined): Base | undefined =>
  event && { event, differenceTo: differenceToEarlier };

function differenceToLast(base: WholeEvent, event: WholeEvent): object | undefined {
  // The order of feeds: of a resource by its steps, and then by ids.
  if (event.resourceSequence > base.resourceSequence || event.id >= base.id) return undefined;
  return areAllAmong(event.parties, base.parties) ? differenceOf(base, event) : undefined;
}

/** The same for a base that was committed before: both leave each feed by one clock, which was not moved between them. */
function differenceToEarlier(base: WholeEvent, event: WholeEvent): object | undefined {
  if (event.clockOffsetMs === undefined || event.clockOffsetMs !== base.clockOffsetMs) return undefined;
  const msBehind = event.at.getTime() - base.at.getTime();
  if (event.resourceSequence <= base.resourceSequence || event.id <= base.id || msBehind >= MOST_MS_BEHIND)
    return undefined;
  if (!areAllAmong(event.parties, base.parties) || !areAllAmong(base.parties, event.parties)) return undefined;
  const difference = differenceOf(base, event);
  // What has become another object is the next one's base.
  return difference && Object.keys(difference).length * 2 <= Object.keys(event.object).length ? difference : undefined;
}

const areAllAmong = (some: readonly string[], all: readonly string[]): boolean =>
  some.every((one) => all.includes(one));

/** Undefined where what is put over the base's object would have to take a key away. */
function differenceOf(base: WholeEvent, event: WholeEvent): object | undefined {
  const [object, whole] = [event.object as Columns, base.object as Columns];
  const difference: Record<string, unknown> = {};
  let keys = 0;
  for (const key of Object.keys(object)) {
    const value = object[key];
    // JSON has no key whose value is undefined.
    if (value === undefined) continue;
    keys += 1;
    if (whole[key] === undefined) return undefined;
    if (!sameValue(value, whole[key])) difference[key] = value;
  }
  return hasMoreKeys(whole, keys) ? undefined : difference;
}

/** Whether JSON has more keys of an object than these many of them, which it has. */
function hasMoreKeys(object: Columns, keys: number): boolean {
  const all = Object.keys(object);
  // Most have no other keys, with or without a value.
  return all.length > keys && all.filter((key) => object[key] !== undefined).length > keys;
}
