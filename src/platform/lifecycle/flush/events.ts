import { newId } from '../../db/ids.ts';
import type { Changes } from '../changes.ts';
import { asDifferences, type Differing, type WholeEvent } from './event-differences.ts';
import { insertPart, type Part } from './part.ts';

interface NewEvent extends WholeEvent {
  readonly type: string;
  readonly at: Date;
  readonly previousStatus: string | null;
  readonly isRow: boolean;
  readonly traceparent: string | null;
}

/** An event that is going to be stored. */
export type StoredEvent = Differing<NewEvent>;

/** The events of a transaction, stored as differences where possible. */
export function newEvents({ events }: Changes): StoredEvent[] {
  const whole = events.map(
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
      traceparent: event.traceparent,
    }),
  );
  return asDifferences(whole);
}

/** The column `tx` is left to its default, the transaction's own id. */
export function eventParts(events: readonly StoredEvent[]): Part[] {
  const rows = events.map(({ isRow, ...event }) => ({
    ...event,
    object: isRow && event.baseId === null ? withValues(event.object) : event.object,
  }));
  return rows.length > 0 ? [insertPart('events', rows, 'fail')] : [];
}

/** A third of a row's columns may have none: JSON has no key whose value is undefined. */
function withValues(row: object): object {
  const values: Record<string, unknown> = { ...row };
  for (const key of Object.keys(values)) if (values[key] === null) values[key] = undefined;
  return values;
}
