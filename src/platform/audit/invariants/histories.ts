import type { AnyStateMachine } from 'xstate';
import { type LifecycleName, lifecycleTable } from '../../../../generated/contract/lifecycles.ts';
import { type Invariant, listed, literal } from '../../invariant.ts';
import { type CompiledMachine, compiledMachine } from '../../lifecycle/compiled-machine.ts';
import { edgesOf } from '../machine-edges.ts';

/** The invariants of every aggregate, by the machines that run. */
export function historyInvariants(machines: readonly AnyStateMachine[]): readonly Invariant[] {
  const shapes = machines.map(compiledMachine);
  if (shapes.length === 0) return [unbroken];
  return [states(shapes), path(shapes), unbroken, ended(shapes), ...oneEvent(shapes)];
}

const hashOf = (compiled: CompiledMachine): string => lifecycleTable[compiled.machine.id as LifecycleName].hash;

/** Also the check of every boot: a state that the machine lacks strands its rows (design, "Stored rows outlive machines"). */
export const states = (shapes: readonly CompiledMachine[]): Invariant => ({
  name: 'stored_states_exist',
  meaning: 'Every stored status, and its projection, is a state of its machine.',
  sql: shapes.map(unknownStates).join('\nUNION ALL '),
});

function unknownStates({ machine, meta, leaves, projected }: CompiledMachine): string {
  const state = projected ? 'ROW(t.status, t.public_status)' : 'ROW(t.status)';
  const known = leaves.map(({ status, publicStatus }) =>
    projected ? `ROW(${literal(status)}, ${literal(publicStatus)})` : `ROW(${literal(status)})`,
  );
  const shown = projected ? 't.public_status' : 'NULL::text';
  return `SELECT ${literal(machine.id)} AS machine, t.status, ${shown} AS public_status, count(*) AS rows, min(t.id) AS example
    FROM ${meta.table} t WHERE ${state} NOT IN (${[...new Set(known)].join(', ')}) GROUP BY t.status, ${shown}`;
}

const path = (shapes: readonly CompiledMachine[]): Invariant => ({
  name: 'history_is_a_path',
  meaning:
    'Every recorded step is one that its machine allows; steps of an earlier release are judged by that release.',
  sql: `SELECT l.aggregate_id AS aggregate, l.step, l.machine, l.event, l.from_status, l.from_public, l.to_status, l.to_public
    FROM lifecycle_log l LEFT JOIN (VALUES ${shapes.map((compiled) => `(${literal(compiled.machine.id)}, ${literal(hashOf(compiled))})`).join(', ')})
      AS m(machine, hash) ON m.machine = l.machine
    LEFT JOIN (VALUES ${shapes.flatMap(edgeRows).join(', ')}) AS e(machine, event, from_status, from_public, to_status, to_public)
      ON (e.machine, e.event, e.to_status, e.to_public) = (l.machine, l.event, l.to_status, l.to_public)
      AND e.from_status IS NOT DISTINCT FROM l.from_status AND e.from_public IS NOT DISTINCT FROM l.from_public
    WHERE m.machine IS NULL OR (m.hash = l.machine_hash AND e.machine IS NULL)`,
});

function edgeRows(compiled: CompiledMachine): string[] {
  const rows = edgesOf(compiled.machine).map(({ event, from, to }) => {
    const cells = [
      compiled.machine.id,
      event,
      from?.status ?? null,
      from?.publicStatus ?? null,
      to.status,
      to.publicStatus,
    ];
    return `(${cells.map((cell) => `${literal(cell)}::text`).join(', ')})`;
  });
  return [...new Set(rows)];
}

const unbroken: Invariant = {
  name: 'history_is_unbroken',
  meaning: 'Steps are numbered from 1 without a gap, and each begins where the one before ended.',
  sql: `SELECT l.aggregate_id AS aggregate, l.step, l.expected, l.from_status, l.was_status FROM (
      SELECT aggregate_id, step, from_status, from_public, machine,
        row_number() OVER w AS expected, lag(to_status) OVER w AS was_status, lag(to_public) OVER w AS was_public,
        lag(machine) OVER w AS was_machine
      FROM lifecycle_log WINDOW w AS (PARTITION BY aggregate_id ORDER BY step)) l
    WHERE l.step <> l.expected OR l.from_status IS DISTINCT FROM l.was_status OR l.from_public IS DISTINCT FROM l.was_public
      OR l.machine <> l.was_machine`,
};

const ended = (shapes: readonly CompiledMachine[]): Invariant => ({
  name: 'history_ends_at_status',
  meaning:
    'The status of a row is where its history ends, each row has a history, and each history a row, unless it was erased.',
  sql: `SELECT r.machine, COALESCE(r.id, l.aggregate_id) AS aggregate, r.status, r.step, l.to_status, l.step AS last_step
    FROM (${shapes.map(rowStates).join(' UNION ALL ')}) r
    FULL JOIN (SELECT DISTINCT ON (aggregate_id) aggregate_id, machine, step, to_status, to_public FROM lifecycle_log
      ORDER BY aggregate_id, step DESC) l ON l.aggregate_id = r.id AND l.machine = r.machine
    WHERE ROW(r.id, r.status, r.step, COALESCE(r.public_status, l.to_public))
      IS DISTINCT FROM ROW(l.aggregate_id, l.to_status, l.step, l.to_public)
      AND NOT (r.id IS NULL AND l.machine = ANY (ARRAY[${shapes.flatMap(({ machine, meta }) => (meta.isErased ? [literal(machine.id)] : [])).join(', ')}]::text[]))`,
});

const rowStates = ({ machine, meta, projected }: CompiledMachine): string =>
  `SELECT ${literal(machine.id)} AS machine, id, status, step, ${projected ? 'public_status' : 'NULL::text AS public_status'} FROM ${meta.table}`;

/** For machines whose projected value is told to receivers (A 3.6, D-386). */
function oneEvent(shapes: readonly CompiledMachine[]): Invariant[] {
  return shapes.flatMap(({ machine, meta, leaves }) => {
    const { family } = meta;
    if (family === undefined) return [];
    const types = [...new Set(leaves.map(({ publicStatus }) => `${family}.${publicStatus.toLowerCase()}`))];
    return [
      {
        name: `one_event_per_change_of_${machine.id.replaceAll('-', '_')}`,
        // A 3.6, D-386.
        meaning: `Each change of the projected value has exactly one ${family}.* event, and each such event its change.`,
        sql: `SELECT COALESCE(l.aggregate_id, e.resource_id) AS aggregate, COALESCE(l.step, e.resource_sequence) AS step,
            l.to_public, e.events, e.types
          FROM (SELECT aggregate_id, step, from_public, to_public FROM lifecycle_log
            WHERE machine = ${literal(machine.id)} AND from_public IS DISTINCT FROM to_public) l
          FULL JOIN (SELECT resource_id, resource_sequence, count(*) AS events, min(type) AS types,
              min(previous_status) AS previous FROM events
            WHERE type IN (${listed(types)}) GROUP BY 1, 2) e
            ON e.resource_id = l.aggregate_id AND e.resource_sequence = l.step
          WHERE ROW(l.step, 1::bigint, ${literal(`${family}.`)} || lower(l.to_public), l.from_public)
            IS DISTINCT FROM ROW(e.resource_sequence, e.events, e.types, e.previous)`,
      },
    ];
  });
}
