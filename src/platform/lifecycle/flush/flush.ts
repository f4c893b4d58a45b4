import { lifecycleTable } from '../../../../generated/contract/lifecycles.ts';
import { newId } from '../../db/ids.ts';
import { columnsOf, typesOf, type Values } from '../../db/rows/row-source.ts';
import type { Statement } from '../../db/statement.ts';
import { clockTenantOf, deadlineOf, isSameDeadline, type TrackedAggregate } from '../aggregates/tracked-aggregate.ts';
import { type Changes, differences } from '../changes.ts';
import { writeKind } from '../module-writes.ts';
import type { Row } from '../writes.ts';
import { eventParts, type StoredEvent } from './events.ts';
import { jobParts, type NewJob } from './jobs.ts';
import { combine, deletePart, group, insertPart, keyed, type Part, updatePart, writing } from './part.ts';

/** The actor and the request that the histories name. */
export interface Provenance {
  readonly actorType: 'member' | 'key' | 'operator' | 'system' | 'provider' | 'public';
  readonly actorId: string | null;
  readonly requestId: string | null;
  /** Real time. */
  readonly now: Date;
}

/**
 * What a transaction collected, as one statement of data-modifying CTEs, whose text depends only on the kind of step, so
 * that it is prepared once a connection; behind it the balances, which are locked last. What the transaction's owner has
 * to write is `also` a part of it, or stands `ahead` in a statement of its own.
 */
export function flushStatements(
  trackedAggregates: readonly TrackedAggregate[],
  changes: Changes,
  jobs: readonly NewJob[],
  events: readonly StoredEvent[],
  by: Provenance,
  { also = [], ahead = [] }: OwnParts = {},
): Statement[] {
  const ofModules = [...changes.ofModules].map(([name, collected]) => ({ kind: writeKind(name), collected }));
  const parts = [
    ...also,
    ...ofModules.flatMap(({ kind, collected }) => kind.first(collected)),
    ...aggregateParts(trackedAggregates),
    ...insertParts(changes),
    ...updateParts(changes),
    ...adjustParts(changes),
    ...removeParts(changes),
    ...historyParts(trackedAggregates, changes, by),
    ...eventParts(events),
    ...timerParts(trackedAggregates),
    ...jobParts(jobs),
    ...ofModules.flatMap(({ kind, collected }) => kind.last(collected)),
  ];
  const behind = ofModules.flatMap(({ kind, collected }) => kind.behind(collected) ?? []);
  return [...combined(ahead), ...combined(parts), ...behind];
}

const combined = (parts: readonly Part[]): Statement[] => (parts.length > 0 ? [combine(parts)] : []);

/** Parts that the owner of a transaction adds, such as the answer of a request or the end of a job. */
export interface OwnParts {
  readonly also?: readonly Part[];
  /** Parts of a statement before the flush, because the flush may write to the same rows. One statement cannot do that twice. */
  readonly ahead?: readonly Part[];
}

function aggregateParts(trackedAggregates: readonly TrackedAggregate[]): Part[] {
  const created: { table: string; row: Row }[] = [];
  const changed: { table: string; row: Row }[] = [];
  for (const tracked of trackedAggregates) {
    if (tracked.steps.length === 0) continue;
    const { table } = tracked.compiled.meta;
    const state = {
      id: tracked.id,
      status: tracked.leaf.status,
      ...(tracked.compiled.projected && { publicStatus: tracked.leaf.publicStatus }),
      step: tracked.step,
      updatedAt: tracked.updatedAt,
    };
    if (tracked.loaded === null) {
      created.push({
        table,
        row: { ...state, createdAt: tracked.createdAt, ...traceOf(tracked), ...(tracked.context as Row) },
      });
    } else {
      changed.push({ table, row: { ...state, ...differences(tracked.loaded.context, tracked.context) } });
    }
  }
  const byRow = ({ table, row }: { table: string; row: Row }): string => kindOf(table, row);
  return [
    ...ofEachKind(created, byRow, ({ table }, same) => insertPart(table, rowsOf(same), 'fail')),
    ...ofEachKind(changed, byRow, ({ table }, same) => updatePart(table, ['id'], rowsOf(same))),
  ];
}

/** Without tracing the column is not named. */
const traceOf = ({ traceparent }: TrackedAggregate): Row => (traceparent === null ? {} : { traceparent });

function insertParts(changes: Changes): Part[] {
  return ofEachKind(
    changes.inserts,
    ({ table, row, onConflict }) => `${onConflict} ${kindOf(table, row)}`,
    ({ table, onConflict }, same) => insertPart(table, rowsOf(same), onConflict),
  );
}

function updateParts(changes: Changes): Part[] {
  return ofEachKind(
    [...changes.updates.values()],
    ({ table, key, patch }) => kindOf(table, key, patch),
    ({ table, key }, same) =>
      updatePart(
        table,
        columnsOf(key),
        same.map((update) => ({ ...update.key, ...update.patch })),
      ),
  );
}

function adjustParts(changes: Changes): Part[] {
  // In one order, in which transactions wait for each other's rows.
  const inOrder = [...changes.adjustments].sort(([a], [b]) => (a < b ? -1 : 1));
  return inOrder.map(([, { table, key, by }]) => {
    const sums = columnsOf(by)
      .map((column) => `${column} = t.${column} + r.${column}`)
      .join(', ');
    return writing(
      `adjust ${table} by ${columnsOf(key).join()}`,
      [{ ...key, ...by }],
      typesOf(table),
      ({ fewRows, matching }) =>
        `UPDATE ${table} t SET ${sums} FROM ${fewRows} r WHERE ${keyed(columnsOf(key), matching)}`,
      table,
    );
  });
}

function removeParts(changes: Changes): Part[] {
  return ofEachKind(
    changes.removes,
    ({ table, key }) => kindOf(table, key),
    ({ table }, same) =>
      deletePart(
        table,
        same.map(({ key }) => key),
      ),
  );
}

/** Writes are of one kind where they touch the same columns of the same table. */
const kindOf = (table: string, ...columns: readonly object[]): string =>
  [table, ...columns.map((one) => Object.keys(one).join())].join(':');

/** One part for all rows, where there are any. */
const ofRows = (rows: readonly Values[], part: (rows: readonly Values[]) => Part): Part[] =>
  rows.length > 0 ? [part(rows)] : [];

/** One part for all writes of one kind; the first of them says what they have in common. */
const ofEachKind = <T>(
  writes: readonly T[],
  kindOf: (write: T) => string,
  part: (first: T, same: readonly T[]) => Part,
): Part[] => group(writes, kindOf).flatMap((same) => same.slice(0, 1).map((first) => part(first, same)));

const rowsOf = (writes: readonly { readonly row: Values }[]): readonly Values[] => writes.map(({ row }) => row);

function historyParts(trackedAggregates: readonly TrackedAggregate[], changes: Changes, by: Provenance): Part[] {
  const actor = by.actorId === null ? by.actorType : `${by.actorType}:${by.actorId}`;
  const log = trackedAggregates.flatMap((tracked) =>
    tracked.steps.map((taken) => ({
      aggregateId: tracked.id,
      step: taken.step,
      machine: tracked.compiled.machine.id,
      machineHash: lifecycleTable[tracked.compiled.machine.id as keyof typeof lifecycleTable].hash,
      event: taken.event,
      fromStatus: taken.from?.status ?? null,
      fromPublic: taken.from?.publicStatus ?? null,
      toStatus: taken.to.status,
      toPublic: taken.to.publicStatus,
      actor,
      requestId: by.requestId,
      at: taken.at,
    })),
  );
  const audits = changes.audits.map(({ at, tenantId, action, resourceId, data }) => ({
    id: newId('aud'),
    at,
    tenantId,
    actorType: by.actorType,
    actorId: by.actorId,
    action,
    resourceId,
    requestId: by.requestId,
    data,
  }));
  // The column `tx` is left to its default, the transaction's own id.
  return [
    ...ofRows(log, (rows) => insertPart('lifecycle_log', rows, 'fail')),
    ...ofRows(audits, (rows) => insertPart('audit_log', rows, 'fail')),
  ];
}

function timerParts(trackedAggregates: readonly TrackedAggregate[]): Part[] {
  const wanted: Row[] = [];
  const dropped: Row[] = [];
  for (const tracked of trackedAggregates) {
    const deadline = deadlineOf(tracked);
    const before = tracked.loaded ? deadlineOf(tracked.loaded) : undefined;
    if (deadline && isSameDeadline(before, deadline)) continue;
    if (deadline) {
      wanted.push({
        aggregateId: tracked.id,
        machine: tracked.compiled.machine.id,
        ...deadline,
        tenantId: clockTenantOf(tracked),
        firesAt: new Date(deadline.dueAt.getTime() - tracked.clockOffsetMs),
        traceparent: tracked.traceparent,
      });
    } else if (before) {
      dropped.push({ aggregateId: tracked.id });
    }
  }
  const replace =
    '(aggregate_id) DO UPDATE SET event = excluded.event, due_at = excluded.due_at, fires_at = excluded.fires_at';
  return [
    ...ofRows(wanted, (rows) => insertPart('timers', rows, replace)),
    ...ofRows(dropped, (rows) => deletePart('timers', rows)),
  ];
}
