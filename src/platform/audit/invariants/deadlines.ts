import { snake } from '../../db/rows/case.ts';
import { type Invariant, literal } from '../../invariant.ts';
import type { CompiledMachine, Leaf } from '../../lifecycle/compiled-machine.ts';

/** A deadline without a timer is never met: a resource would keep what it holds for ever. */
export function deadlineInvariants(shapes: readonly CompiledMachine[]): Invariant[] {
  const missing = shapes.flatMap((compiled) => compiled.leaves.flatMap((leaf) => withoutTimer(compiled, leaf)));
  if (missing.length === 0) return [];
  return [
    {
      name: 'deadlines_have_their_timer',
      // D-067.
      meaning: 'Each row in a state with a deadline has a timer with the event and the time of that deadline.',
      sql: missing.join('\nUNION ALL '),
    },
  ];
}

function withoutTimer({ machine, meta, projected }: CompiledMachine, leaf: Leaf): string[] {
  if (leaf.deadline === undefined) return [];
  const { event } = leaf.deadline;
  const due = `t.${snake(leaf.deadline.at)}`;
  const shown = projected ? `AND t.public_status = ${literal(leaf.publicStatus)}` : '';
  return [
    `SELECT ${literal(machine.id)} AS machine, t.id AS aggregate, ${literal(event)} AS event, ${due} AS due_at,
      m.event AS timer_event, m.due_at AS timer_due_at
    FROM ${meta.table} t LEFT JOIN timers m ON m.aggregate_id = t.id
    WHERE t.status = ${literal(leaf.status)} ${shown} AND ${due} IS NOT NULL
      AND ROW(m.event, m.due_at) IS DISTINCT FROM ROW(${literal(event)}, ${due})`,
  ];
}
