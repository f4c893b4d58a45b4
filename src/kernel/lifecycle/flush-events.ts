import { newId } from '../db/ids.ts';
import type { Changes } from './changes.ts';
import { asDifferences, type Differing, type WholeEvent } from './event-differences.ts';
import { insertPart, type Part } from './flush-part.ts';

interface NewEvent extends WholeEvent {
  readonly type: string;
  readonly previousStatus: string | null;
  readonly isRow: boolean;
}

/** An event that is going to be stored. */
export type StoredEvent = Differing<NewEvent>;

/** The events of a transaction, as differences where they can be. */
export function newEvents(
  { events }: Changes,
  earlierOf?: (event: WholeEvent) => WholeEvent | undefined,
): StoredEvent[] {
  const told = events.map(
    (event): NewEvent => ({
      id: event.id ?? newId('evt'),
      type: event.type,
      resourceId: event.resourceId,
      resourceSequence: event.sequence,
      at: event.at,
      parties: event.parties,
      presenter: event.presenter,
      object: event.object,
      isRow: event.isRow === true,
      previousStatus: event.previousStatus,
      clockOffsetMs: event.clockOffsetMs,
    }),
  );
  return asDifferences(told, earlierOf);
}

/** The column `tx` is left to its default, the transaction's own id. */
export function eventParts(events: readonly StoredEvent[]): Part[] {
  const rows = events.map(({ isRow, clockOffsetMs: _, ...event }) => ({
    ...event,
    object: isRow && event.baseId === null ? withValues(event.object) : event.object,
  }));
  return rows.length > 0 ? [insertPart('events', rows, 'fail')] : [];
}

/** A third of a payment's columns have none: JSON has no key whose value is undefined. */
function withValues(row: object): object {
  const values: Record<string, unknown> = { ...row };
  for (const key of Object.keys(values)) if (values[key] === null) values[key] = undefined;
  return values;
}
