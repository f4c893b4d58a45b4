import type { AnyStateMachine, AnyStateNode, StateValue } from 'xstate';
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

/** What the engine knows of a machine, read once from the machine itself. */
export interface CompiledMachine {
  readonly machine: AnyStateMachine;
  readonly meta: MachineMeta;
  readonly leaves: readonly Leaf[];
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
      projected: leaves.some((leaf) => leaf.publicStatus !== leaf.status),
    };
    compiledMachines.set(machine, compiled);
  }
  return compiled;
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
  const text = JSON.stringify(value);
  const leaf = compiled.leaves.find((one) => JSON.stringify(one.value) === text);
  if (leaf === undefined) throw new Error(`${compiled.machine.id} has no leaf ${text}`);
  return leaf;
}
