import type { LifecycleName } from '../../../generated/contract/lifecycles.ts';
import type { Tables } from '../../../generated/database/tables.ts';
import { type EventObject, familyOf, type OwnEvent } from './events.ts';
import type { ContextOf, EventTypeOf, Payload } from './lifecycle-types.ts';
import type { ModuleWrite } from './module-writes.ts';
import type { Topic, Topics } from './topics.ts';

/**
 * Writes as data. Effects and handlers return them; only the engine's flush turns them into SQL, all of them in one
 * statement before one COMMIT, so that nothing half done is ever seen and nothing reads its own writes.
 */

/** A value of a column: `bigint` for `bigint` and `numeric(78,0)`, `Date` for `timestamptz`, plain data for `jsonb`. */
export type SqlValue =
  | string
  | number
  | bigint
  | boolean
  | Date
  | null
  | readonly SqlValue[]
  | { readonly [key: string]: SqlValue | undefined };

/** A row or a part of one, keyed by column names in camelCase. */
export type Row = Readonly<Record<string, SqlValue>>;

export type Table = keyof Tables;

/** A new row of a table. */
export type RowOf<T extends Table> = Readonly<Tables[T]>;

/** Columns of a table, any of them. */
export type PartOf<T extends Table> = Partial<RowOf<T>>;

/** Columns as the flush takes them. The constructors below check their types against the table. */
type Columns = Readonly<Record<string, unknown>>;

export interface Insert {
  readonly kind: 'insert';
  readonly table: string;
  readonly row: Columns;
  /** The effect of a second row with the same key: it fails (default), or is ignored. */
  readonly onConflict: 'fail' | 'ignore';
}
export interface Update {
  readonly kind: 'update';
  readonly table: string;
  readonly key: Columns;
  readonly patch: Columns;
}
/** Adds to numeric columns of one row, whatever they hold when the flush runs. */
export interface Adjust {
  readonly kind: 'adjust';
  readonly table: string;
  readonly key: Columns;
  readonly by: Readonly<Record<string, bigint | number | undefined>>;
}
export interface Remove {
  readonly kind: 'remove';
  readonly table: string;
  readonly key: Columns;
}
export interface SendEvent {
  readonly kind: 'send';
  readonly machine: string;
  readonly id: string;
  readonly type: string;
  readonly payload: object;
  /** True ignores the event where the machine refuses it. Without it, a refused event is a defect. */
  readonly ifTaken?: boolean;
}
export interface OpenChild {
  readonly kind: 'open';
  readonly machine: string;
  readonly id: string;
  readonly context: object;
  /** The offset of the clock that rules it, where that is not its parent's clock (D-469). */
  readonly clockOffsetMs?: number | undefined;
}
export interface SetContext {
  readonly kind: 'set';
  readonly patch: Row;
}
export interface Enqueue {
  readonly kind: 'enqueue';
  readonly topic: string;
  readonly payload: object;
  /** One job per topic and key: a second enqueue while the first waits is the same job, due at the earlier time. */
  readonly key: string;
  /** When it is due on the clock of `tenantId`; at once when null. */
  readonly dueAt: Date | null;
  readonly tenantId: string | null;
}
export interface Notify {
  readonly kind: 'notify';
  /** Given where the id has to be known before the event is stored. */
  readonly id?: string;
  readonly type: string;
  readonly resourceId: string;
  /** The tenants that read the event in their own feed (D-487). */
  readonly parties: readonly string[];
  /** The family of the type. Where it is a projected one, its presenter renders `object` for the party that reads it. */
  readonly presenter: string;
  /** The state at the transition (D-384): of a projected family the row, of any other what its receivers read. */
  readonly object: object;
  /** It is a row: columns without a value are not stored, and come back when it is rendered. */
  readonly isRow?: true;
  readonly previousStatus: string | null;
}
export interface Audit {
  readonly kind: 'audit';
  readonly action: string;
  readonly resourceId: string;
  readonly tenantId: string | null;
  readonly data: Row;
}

export type Write =
  | Insert
  | Update
  | Adjust
  | Remove
  | ModuleWrite
  | SendEvent
  | OpenChild
  | SetContext
  | Enqueue
  | Notify
  | Audit;

export const insert = <T extends Table>(table: T, row: RowOf<T>, onConflict: 'fail' | 'ignore' = 'fail'): Insert => ({
  kind: 'insert',
  table,
  row,
  onConflict,
});

export const update = <T extends Table>(table: T, key: PartOf<T>, patch: PartOf<T>): Update => ({
  kind: 'update',
  table,
  key,
  patch,
});

export const adjust = <T extends Table>(
  table: T,
  key: PartOf<T>,
  by: { readonly [C in keyof Tables[T]]?: bigint | number },
): Adjust => ({ kind: 'adjust', table, key, by });

export const remove = <T extends Table>(table: T, key: PartOf<T>): Remove => ({ kind: 'remove', table, key });

/** An event to another aggregate of the same transaction, usually a child. */
export const send = <M extends LifecycleName, T extends EventTypeOf<M>>(
  machine: M,
  id: string,
  type: T,
  ...[payload]: Payload<M, T>
): SendEvent => ({ kind: 'send', machine, id, type, payload: payload ?? {} });

/** Like `send`, but ignored where the machine refuses the event, such as for a credential that was revoked meanwhile. */
export const tell = <M extends LifecycleName, T extends EventTypeOf<M>>(
  machine: M,
  id: string,
  type: T,
  ...payload: Payload<M, T>
): SendEvent => ({ ...send(machine, id, type, ...payload), ifTaken: true });

export const openChild = <M extends LifecycleName>(
  machine: M,
  id: string,
  context: ContextOf<M>,
  clockOffsetMs?: number,
): OpenChild => ({ kind: 'open', machine, id, context, clockOffsetMs });

/** Sets columns of the aggregate whose effect this is, where the machine itself cannot know the value. */
export const set = (patch: Row): SetContext => ({ kind: 'set', patch });

export const enqueue = <T extends Topic>(
  topic: T,
  payload: Topics[T],
  options: { key: string; dueAt?: Date; tenantId?: string },
): Enqueue => ({
  kind: 'enqueue',
  topic,
  payload,
  key: options.key,
  dueAt: options.dueAt ?? null,
  tenantId: options.tenantId ?? null,
});

export const notify = <T extends OwnEvent>(
  type: T,
  event: {
    id?: string;
    resourceId: string;
    parties: readonly string[];
    object: EventObject<T>;
    previousStatus?: string | null;
  },
): Notify => ({
  kind: 'notify',
  ...(event.id !== undefined && { id: event.id }),
  type,
  resourceId: event.resourceId,
  parties: [...new Set(event.parties)],
  presenter: familyOf(type),
  object: event.object,
  previousStatus: event.previousStatus ?? null,
});

export const audit = (action: string, resourceId: string, tenantId: string | null, data: Row = {}): Audit => ({
  kind: 'audit',
  action,
  resourceId,
  tenantId,
  data,
});
