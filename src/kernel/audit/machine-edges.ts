import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { type CompiledMachine, compiledMachine, type Leaf } from '../lifecycle/compiled-machine.ts';

/** A step that a machine may take, as the log records it; `from` is null for a creation. */
export interface Edge {
  readonly event: string;
  readonly from: Leaf | null;
  readonly to: Leaf;
}

/** Every step that a machine may take. Guards are not asked: what they let through depends on the row of that moment. */
export function edgesOf(machine: AnyStateMachine): readonly Edge[] {
  const compiled = compiledMachine(machine);
  const first = compiled.leaves.filter((leaf) => leaf === entered(compiled, machine.root));
  return [
    ...first.map((to) => ({ event: 'CREATE', from: null, to })),
    ...compiled.leaves.flatMap((from) => stepsFrom(compiled, from)),
  ];
}

function stepsFrom(compiled: CompiledMachine, from: Leaf): Edge[] {
  return pathOf(compiled, from).flatMap((node) =>
    [...node.transitions.values()].flat().flatMap(({ eventType, target }) =>
      // Without a target the step stays where it is and only acts.
      (target ?? [undefined]).map((to) => ({ event: eventType, from, to: to ? entered(compiled, to) : from })),
    ),
  );
}

/** The state nodes from the top-level state down to the leaf: a transition may stand on any of them. */
function pathOf(compiled: CompiledMachine, leaf: Leaf): AnyStateNode[] {
  const path: AnyStateNode[] = [];
  let node: AnyStateNode = compiled.machine.root;
  for (let value = leaf.value; ; ) {
    const key = typeof value === 'string' ? value : Object.keys(value)[0];
    const next: AnyStateNode | undefined = key === undefined ? undefined : node.states[key];
    if (key === undefined || next === undefined) return path;
    path.push(next);
    const inner = typeof value === 'string' ? undefined : value[key];
    if (inner === undefined) return path;
    node = next;
    value = inner;
  }
}

/** The leaf in which one rests after entering a state. */
function entered(compiled: CompiledMachine, node: AnyStateNode): Leaf {
  let at = node;
  for (let first = at.initial?.target[0]; first; first = at.initial?.target[0]) at = first;
  const path = at.path.join('.');
  const leaf = compiled.leaves.find((one) => pathOf(compiled, one).at(-1)?.path.join('.') === path);
  if (!leaf) throw new Error(`${compiled.machine.id} has no leaf ${path}`);
  return leaf;
}
