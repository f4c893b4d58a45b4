import { asArray, asObject, asString, isArray, isObject, type Json, type JsonObject } from '../../load/json.ts';
import type { Lifecycle, Transition } from '../model.ts';

/**
 * The order of states in a machine, leaf by leaf. Guards are assumed to pass: a path here is one that no rule forbids.
 */
export interface Graph {
  readonly initial: string;
  readonly ends: readonly string[];
  /** By leaf, every leaf that can be reached from it, itself included. */
  readonly reachable: ReadonlyMap<string, ReadonlySet<string>>;
}

export const graphOf = (lifecycle: Lifecycle): Graph => {
  const names = lifecycle.leaves.map(({ name }) => name);
  const next = new Map(names.map((name) => [name, nextLeaves(lifecycle, name)]));
  return {
    initial: lifecycle.initial,
    ends: lifecycle.leaves.filter(({ final }) => final).map(({ name }) => name),
    reachable: new Map(names.map((name) => [name, closure(name, next)])),
  };
};

const nextLeaves = (lifecycle: Lifecycle, leaf: string): string[] =>
  [...transitionsFrom(lifecycle, leaf)].flatMap(({ to }) => (to === undefined ? [] : [leafBelow(lifecycle, to)]));

/** A leaf's own transitions and those of its parents; an own one without a guard leaves nothing to the parent. */
const transitionsFrom = ({ transitions }: Lifecycle, leaf: string): Transition[] => {
  const found: Transition[] = [];
  const settled = new Set<string>();
  for (let state = leaf; state !== ''; state = state.includes('.') ? state.slice(0, state.lastIndexOf('.')) : '') {
    const own = transitions.filter(({ from, event }) => from === state && !settled.has(event));
    found.push(...own);
    for (const { event, guard } of own) if (guard === undefined) settled.add(event);
  }
  return found;
};

/** Where a transition to a state ends: the state itself, or the first of its children. */
const leafBelow = ({ definition }: Lifecycle, name: string): string => {
  let state = stateConfig(definition, name);
  let path = name;
  for (let initial = asString(state.initial); initial !== undefined; initial = asString(state.initial)) {
    path = `${path}.${initial}`;
    state = asObject(asObject(state.states)[initial]);
  }
  return path;
};

/** Tells whether a state is another one, or one of those below it. */
export const isWithin = (state: string, parent: string): boolean => `${state}.`.startsWith(`${parent}.`);

export const stateConfig = (definition: JsonObject, name: string): JsonObject =>
  name.split('.').reduce((node, key) => asObject(asObject(node.states)[key]), definition);

/** Names of the actions that a state runs when it is entered or left. */
export const actionsOf = (state: JsonObject, when: 'entry' | 'exit'): string[] => {
  const actions = state[when];
  const list: readonly Json[] = isArray(actions) ? actions : actions === undefined ? [] : asArray([actions]);
  return list.flatMap((action) => asString(action) ?? (isObject(action) ? (asString(action.type) ?? []) : []));
};

const closure = (from: string, next: ReadonlyMap<string, readonly string[]>): Set<string> => {
  const seen = new Set([from]);
  for (const name of seen) for (const other of next.get(name) ?? []) seen.add(other);
  return seen;
};
