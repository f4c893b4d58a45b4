import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { type Leaf, type Shape, shapeOf } from '../lifecycle/shape.ts';

/** A step that a machine may take, as the log records it; `from` is null for a creation. */
export interface Edge {
  readonly event: string;
  readonly from: Leaf | null;
  readonly to: Leaf;
}

/** Every step that a machine may take. Guards are not asked: what they let through depends on the row of that moment. */
export function edgesOf(machine: AnyStateMachine): readonly Edge[] {
  const shape = shapeOf(machine);
  const first = shape.leaves.filter((leaf) => leaf === entered(shape, machine.root));
  return [
    ...first.map((to) => ({ event: 'CREATE', from: null, to })),
    ...shape.leaves.flatMap((from) => stepsFrom(shape, from)),
  ];
}

function stepsFrom(shape: Shape, from: Leaf): Edge[] {
  return pathOf(shape, from).flatMap((node) =>
    [...node.transitions.values()].flat().flatMap(({ eventType, target }) =>
      // Without a target the step stays where it is and only acts.
      (target ?? [undefined]).map((to) => ({ event: eventType, from, to: to ? entered(shape, to) : from })),
    ),
  );
}

/** The state nodes from the top-level state down to the leaf: a transition may stand on any of them. */
function pathOf(shape: Shape, leaf: Leaf): AnyStateNode[] {
  const path: AnyStateNode[] = [];
  let node: AnyStateNode = shape.machine.root;
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
function entered(shape: Shape, node: AnyStateNode): Leaf {
  let at = node;
  for (let first = at.initial?.target[0]; first; first = at.initial?.target[0]) at = first;
  const path = at.path.join('.');
  const leaf = shape.leaves.find((one) => pathOf(shape, one).at(-1)?.path.join('.') === path);
  if (!leaf) throw new Error(`${shape.machine.id} has no leaf ${path}`);
  return leaf;
}
