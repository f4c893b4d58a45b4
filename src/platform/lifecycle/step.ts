import type { ActorScope, AnyEventObject, AnyMachineSnapshot, ExecutableActionObject } from 'xstate';
import { type CompiledMachine, type Leaf, leafOfValue } from './compiled-machine.ts';

/** An effect that a step asks for: the name of an action and its resolved params. */
export interface NamedEffect {
  readonly name: string;
  readonly params: unknown;
}

/** The result of one event: the next leaf, the next context, and effects as data. */
export interface StepResult {
  readonly leaf: Leaf;
  readonly context: Readonly<Record<string, unknown>>;
  readonly effects: readonly NamedEffect[];
}

/**
 * One pure step. Undefined when the machine refuses the event: the same snapshot and no action at all (a targetless
 * transition with an action is legal, and gives the same snapshot with its actions). A final state takes nothing.
 */
export function step(
  compiled: CompiledMachine,
  from: { readonly leaf: Leaf; readonly context: Readonly<Record<string, unknown>> },
  event: AnyEventObject,
): StepResult | undefined {
  const resting = compiled.snapshots.get(from.leaf);
  if (resting === undefined) throw new Error(`${compiled.machine.id} has no leaf ${JSON.stringify(from.leaf.value)}`);
  if (resting.status !== 'active') return undefined;
  const snapshot: AnyMachineSnapshot = { ...resting, context: from.context };
  const actions: ExecutableActionObject[] = [];
  const next = compiled.machine.transition(snapshot, event, scopeFor(compiled, actions));
  if (next === snapshot && actions.length === 0) return undefined;
  return { leaf: leafOfValue(compiled, next.value), context: next.context, effects: named(compiled, actions) };
}

/** The initial step of a new aggregate; its context is the machine's input. */
export function begin(compiled: CompiledMachine, context: Readonly<Record<string, unknown>>): StepResult {
  const actions: ExecutableActionObject[] = [];
  const first = compiled.machine.getInitialSnapshot(scopeFor(compiled, actions), context);
  // XState catches what a context factory throws, and reports it only here.
  if (first.status === 'error') throw first.error;
  return { leaf: leafOfValue(compiled, first.value), context: first.context, effects: named(compiled, actions) };
}

/** Actions are collected instead of executed. */
const scopeFor = (
  { actorScope }: CompiledMachine,
  actions: ExecutableActionObject[],
): ActorScope<AnyMachineSnapshot, AnyEventObject> => ({
  ...actorScope,
  actionExecutor: (action) => void actions.push(action),
});

function named(compiled: CompiledMachine, actions: readonly ExecutableActionObject[]): NamedEffect[] {
  return actions.map((action) => {
    if (action.type.startsWith('xstate.') || action.type === '(anonymous)') {
      throw new Error(`${compiled.machine.id}: action ${action.type} is not one the engine can persist`);
    }
    return { name: action.type, params: action.params };
  });
}
