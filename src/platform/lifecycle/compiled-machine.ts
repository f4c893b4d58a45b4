import {
  type ActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  createActor,
  type StateValue,
} from 'xstate';
import type { MachineMeta, StateMeta } from '../../../machines/meta.ts';

/** One resting place of a machine: a leaf, with what the outside and the clock know of it. */
export interface Leaf {
  readonly value: StateValue;
  /** The stored status: the name of the top-level state. */
  readonly status: string;
  /** The projected value (`meta.public`), the leaf's own name where there is none. */
  readonly publicStatus: string;
  readonly passing: boolean;
  readonly final: boolean;
  readonly deadline: NonNullable<StateMeta['deadline']> | undefined;
}

/** A machine with everything that the engine reads from it once. */
export interface CompiledMachine {
  readonly machine: AnyStateMachine;
  readonly meta: MachineMeta;
  readonly leaves: readonly Leaf[];
  /** The machine's snapshot of each leaf, without a context: to resolve one walks the whole machine. */
  readonly snapshots: ReadonlyMap<Leaf, AnyMachineSnapshot>;
  /** The scope in which steps are computed. XState's own `transition` makes an actor for each call. */
  readonly actorScope: Omit<ActorScope<AnyMachineSnapshot, AnyEventObject>, 'actionExecutor'>;
  /** True where the projected value differs from the status somewhere, so that the table keeps both. */
  readonly projected: boolean;
}

const compiledMachines = new WeakMap<AnyStateMachine, CompiledMachine>();

export function compiledMachine(machine: AnyStateMachine): CompiledMachine {
  let compiled = compiledMachines.get(machine);
  if (compiled === undefined) {
    const leaves = Object.values(machine.root.states).flatMap((node) => leavesOf(node, [node]));
    compiled = {
      machine,
      meta: machine.root.meta as MachineMeta,
      leaves,
      actorScope: actorScopeOf(machine),
      snapshots: new Map(leaves.map((leaf) => [leaf, machine.resolveState({ value: leaf.value, context: {} })])),
      projected: leaves.some((leaf) => leaf.publicStatus !== leaf.status),
    };
    compiledMachines.set(machine, compiled);
  }
  return compiled;
}

/** The scope of an actor that is never started and never gets an event. */
function actorScopeOf(machine: AnyStateMachine): CompiledMachine['actorScope'] {
  const actor = createActor(machine);
  const nothing = (): void => {};
  const { id, sessionId, system } = actor;
  return { self: actor, id, sessionId, system, logger: nothing, defer: nothing, emit: nothing, stopChild: nothing };
}

function leavesOf(node: AnyStateNode, path: readonly AnyStateNode[]): Leaf[] {
  const children = Object.values(node.states);
  if (children.length > 0) return children.flatMap((child) => leavesOf(child, [...path, child]));
  const metas = path.map((part) => (part.meta ?? {}) as StateMeta);
  const value = path.reduceRight<StateValue>((inner, part) => (inner === '' ? part.key : { [part.key]: inner }), '');
  return [
    {
      value,
      status: path[0]?.key ?? node.key,
      publicStatus: metas.findLast((meta) => meta.public !== undefined)?.public ?? node.key,
      passing: path.some((part) => part.tags.includes('passing')),
      final: node.type === 'final',
      deadline: metas.findLast((meta) => meta.deadline !== undefined)?.deadline,
    },
  ];
}

/** The leaf of a stored row. A row whose state the machine lacks is a defect of a release, found at boot too. */
export function leafOfRow(compiled: CompiledMachine, status: string, publicStatus: string | undefined): Leaf {
  const inStatus = compiled.leaves.filter((leaf) => leaf.status === status);
  const leaf = inStatus.length === 1 ? inStatus[0] : inStatus.find((one) => one.publicStatus === publicStatus);
  if (leaf === undefined) {
    throw new Error(
      `${compiled.machine.id} has no state for stored status ${status} (${publicStatus ?? 'no projection'})`,
    );
  }
  return leaf;
}

/** The leaf of a machine's value. */
export function leafOfValue(compiled: CompiledMachine, value: StateValue): Leaf {
  const leaf = compiled.leaves.find((one) => isSameValue(one.value, value));
  if (leaf === undefined) throw new Error(`${compiled.machine.id} has no leaf ${JSON.stringify(value)}`);
  return leaf;
}

/** No machine has parallel states: a value is a name, or one name inside another. */
function isSameValue(one: StateValue | undefined, other: StateValue | undefined): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other;
  return Object.entries(one).every(([name, inner]) => isSameValue(inner, other[name]));
}

/** `STORED.NOTIFIED`: the leaf as the contract names it. */
export const leafName = ({ value }: Pick<Leaf, 'value'>): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([state, inner]) => (inner === undefined ? state : `${state}.${leafName({ value: inner })}`))
        .join();
