import { type AnyStateMachine, type AnyStateNode, getStateNodes } from 'xstate';
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

/** The state nodes from the machine itself down to the leaf: a transition may stand on any of them. */
const pathOf = ({ machine }: CompiledMachine, { value }: Leaf): AnyStateNode[] => [
  ...new Set(getStateNodes(machine.root, value)),
];

/** The leaf in which one rests after entering a state. */
function entered(compiled: CompiledMachine, node: AnyStateNode): Leaf {
  let at = node;
  for (let first = at.initial.target[0]; first; first = at.initial.target[0]) at = first;
  const leaf = compiled.leaves.find((one) => pathOf(compiled, one).at(-1) === at);
  if (!leaf) throw new Error(`${compiled.machine.id} has no leaf ${at.path.join('.')}`);
  return leaf;
}
