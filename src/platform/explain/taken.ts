import { type AnyEventObject, type AnyMachineSnapshot, type AnyStateNode, getStateNodes } from 'xstate';
import type { CompiledMachine, Leaf } from '../lifecycle/compiled-machine.ts';

/** Tells whether the machine takes an event now; what the event carries decides where that is asked by a guard. */
export type Taken = true | false | 'depends';

/** An event that a leaf has a transition for. */
export interface TakenEvent {
  readonly event: string;
  readonly taken: Taken;
  /** Where it leads: one leaf where nothing but the row decides, else all that it may lead to. */
  readonly to: readonly Leaf[];
  /** All that it leads to for whichever row. */
  readonly anywhere: readonly Leaf[];
}

/** The events that the machine has a transition for in this leaf, in its order, and what becomes of each for this row. */
export function eventsOf(
  compiled: CompiledMachine,
  leaf: Leaf,
  context: Readonly<Record<string, unknown>>,
): readonly TakenEvent[] {
  if (leaf.final) return [];
  const nodes = [...new Set(getStateNodes(compiled.machine.root, leaf.value))].reverse();
  const events = new Set(nodes.flatMap((node) => [...node.transitions.keys()]));
  return [...events].map((event) => ({ event, ...outcomeOf(compiled, leaf, nodes, context, event) }));
}

function outcomeOf(
  compiled: CompiledMachine,
  leaf: Leaf,
  nodes: readonly AnyStateNode[],
  context: Readonly<Record<string, unknown>>,
  event: string,
): Omit<TakenEvent, 'event'> {
  const all = nodes.flatMap((node) => node.transitions.get(event) ?? []);
  const leavesOf = (transitions: typeof all): Leaf[] => [
    ...new Set(transitions.map(({ target }) => (target?.[0] ? entered(compiled, target[0]) : leaf))),
  ];
  const anywhere = leavesOf(all);
  const asked = withoutPayload(event);
  const resting = compiled.snapshots.get(leaf);
  if (resting === undefined) throw new Error(`${compiled.machine.id} has no leaf ${JSON.stringify(leaf.value)}`);
  const snapshot: AnyMachineSnapshot = { ...resting, context };
  try {
    const enabled = compiled.machine.getTransitionData(snapshot, asked.event);
    if (asked.isRead()) return { taken: 'depends', to: anywhere, anywhere };
    return enabled.length > 0
      ? { taken: true, to: leavesOf(enabled), anywhere }
      : { taken: false, to: anywhere, anywhere };
  } catch (error) {
    // A guard that reads deep into what is not there yet: what the event carries decides.
    if (asked.isRead()) return { taken: 'depends', to: anywhere, anywhere };
    throw error;
  }
}

/** An event that has nothing but its type, and knows whether anybody has asked it for more. */
function withoutPayload(type: string): { readonly event: AnyEventObject; isRead(): boolean } {
  let read = false;
  const noting = <T>(answer: T): T => {
    read = true;
    return answer;
  };
  const event = new Proxy({ type } as AnyEventObject, {
    get: (_target, key) => (key === 'type' ? type : noting(undefined)),
    has: (_target, key) => (key === 'type' ? true : noting(false)),
    ownKeys: () => noting(['type']),
  });
  return { event, isRead: () => read };
}

/** The leaf in which one rests after entering a state. */
function entered(compiled: CompiledMachine, node: AnyStateNode): Leaf {
  let at = node;
  for (let first = at.initial?.target[0]; first; first = at.initial?.target[0]) at = first;
  const leaf = compiled.leaves.find((one) => getStateNodes(compiled.machine.root, one.value).at(-1) === at);
  if (leaf === undefined) throw new Error(`${compiled.machine.id} has no leaf ${at.path.join('.')}`);
  return leaf;
}
