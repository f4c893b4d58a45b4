import type { AnyStateNode } from 'xstate';
import { locateInMachine } from '../../load/machine-source.ts';
import type { LoadedMachine } from '../../load/machines.ts';
import type { Diagnostics, Rule } from '../diagnostics.ts';
import { metaOf, nameOf, publicOf, statesOf } from './machine-states.ts';

export type Report = (trail: readonly string[], rule: Rule, message: string) => void;

/** Where in a machine's source something is wrong. */
export const reporterOf =
  (root: string, loaded: LoadedMachine, diagnostics: Diagnostics): Report =>
  (trail, rule, message) =>
    diagnostics.report(locateInMachine(root, loaded, trail), rule, message);

/**
 * What the compiler cannot see in a machine, reported where it stands in the source. True when its states and events can
 * be read all the same, so that operations are held to them in the same run.
 */
export const checkMachine = ({ machine }: LoadedMachine, reportIn: Report): boolean => {
  let readable = true;
  const report: Report = (trail, rule, message) => {
    if (rule === 'unknown-target') readable = false;
    reportIn(trail, rule, message);
  };
  const names = {
    action: new Set(Object.keys(machine.implementations.actions)),
    guard: new Set(Object.keys(machine.implementations.guards)),
  };
  checkChildren(machine.root, report);
  if (machine.root.config.on) report(['on'], 'forbidden-construct', 'events are handled by states, not by the root');
  const { parties = [] } = (machine.root.config.meta ?? {}) as { readonly parties?: readonly string[] };
  for (const state of statesOf(machine.root)) {
    checkConstructs(state, report);
    checkImplementations(state, names, report);
    checkDeadline(state, report);
    checkWaits(state, parties, report);
    checkChildren(state, report);
    if (!state.description) report(state.path, 'missing-description', `${state.key} has no description`);
    if (state.tags.includes('passing') && state.ownEvents.length === 0 && Object.keys(state.states).length === 0) {
      report(state.path, 'stuck-passing-state', `${state.key} is tagged passing, but no event leaves it`);
    }
  }
  return readable;
};

/** `always`, `after` and `invoke` act without an event of the log; parallel states have no single stored status. */
const checkConstructs = (state: AnyStateNode, report: Report): void => {
  const { config } = state;
  for (const construct of ['always', 'invoke', 'onDone', 'history'] as const) {
    if (config[construct] !== undefined) {
      report([...state.path, construct], 'forbidden-construct', `${state.key} uses ${construct}`);
    }
  }
  if (config.type === 'parallel') report([...state.path, 'type'], 'forbidden-construct', `${state.key} is parallel`);
  for (const delay of Object.keys(config.after ?? {})) {
    const known = delay in state.machine.implementations.delays || /^\d+$/.test(delay);
    if (!known)
      report([...state.path, 'after', delay], 'unknown-delay', `${state.key} waits for an unknown delay '${delay}'`);
    report([...state.path, 'after'], 'forbidden-construct', `${state.key} uses after; give it a meta.deadline instead`);
  }
};

const checkImplementations = (
  state: AnyStateNode,
  names: Readonly<Record<'action' | 'guard', ReadonlySet<string>>>,
  report: Report,
): void => {
  const check = (kind: 'action' | 'guard', reference: unknown, trail: readonly string[]): void => {
    const name = nameOf(reference);
    if (name === undefined || typeof reference === 'function' || name.startsWith('xstate.')) {
      report(trail, 'inline-implementation', `${trail.at(-1)} has an inline ${kind}; name it in setup()`);
    } else if (!names[kind].has(name)) {
      report([...trail, name], 'unknown-implementation', `setup() declares no ${kind} '${name}'`);
    }
  };
  const { entry, exit, on } = state.config;
  for (const action of listOf(entry)) check('action', action, [...state.path, 'entry']);
  for (const action of listOf(exit)) check('action', action, [...state.path, 'exit']);
  for (const [event, transitions] of Object.entries(on ?? {})) {
    for (const transition of listOf(transitions)) {
      if (typeof transition !== 'object' || transition === null) continue;
      const { actions, guard } = transition as { actions?: unknown; guard?: unknown };
      for (const action of listOf(actions)) check('action', action, [...state.path, event]);
      if (guard !== undefined) check('guard', guard, [...state.path, event]);
    }
  }
};

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

/** The engine sends the event by itself: the state must take it. */
const checkDeadline = (state: AnyStateNode, report: Report): void => {
  const { deadline } = metaOf(state);
  if (!deadline) return;
  const handled = [state, ...statesOf(state), ...ancestorsOf(state)].some((one) =>
    one.ownEvents.includes(deadline.event),
  );
  if (handled) return;
  const message = `${state.key} has a deadline that sends ${deadline.event}, but does not handle it`;
  report([...state.path, 'deadline', deadline.event], 'unhandled-deadline', message);
};

/** Those who have to act are parties of the machine or known by a word, and the state takes what they do. */
const checkWaits = (state: AnyStateNode, parties: readonly string[], report: Report): void => {
  const { waitsFor } = metaOf(state);
  if (!waitsFor) return;
  const { who, events } = waitsFor;
  if (!parties.includes(who) && !WAITERS.has(who)) {
    const message = `${state.key} waits for '${who}', which is neither a party nor one of ${[...WAITERS].join(', ')}`;
    report([...state.path, 'waitsFor', 'who'], 'unknown-wait', message);
  }
  const taken = [state, ...statesOf(state), ...ancestorsOf(state)].flatMap((one) => one.ownEvents);
  for (const event of events.filter((name) => !taken.includes(name))) {
    const message = `${state.key} waits for ${event}, but does not handle it`;
    report([...state.path, 'waitsFor', 'events'], 'unknown-wait', message);
  }
};

/** Those whom no key of the context names (machines/meta.ts). */
const WAITERS: ReadonlySet<string> = new Set(['operator', 'approval', 'recipient', 'counterparty']);

const ancestorsOf = (state: AnyStateNode): AnyStateNode[] =>
  state.parent ? [state.parent, ...ancestorsOf(state.parent)] : [];

/** The children of one parent, or the machine's own states. */
const checkChildren = (parent: AnyStateNode, report: Report): void => {
  const children = Object.values(parent.states as Record<string, AnyStateNode>);
  if (children.length === 0) return;
  const { initial } = parent.config;
  if (typeof initial !== 'string' || !(initial in parent.states)) {
    report(
      [...parent.path, 'initial'],
      'unknown-target',
      `${parent.key} starts in '${String(initial)}', which is no state`,
    );
  }
  if (!parent.parent) return;
  const seen = new Map<string, string>();
  for (const child of children) {
    const value = publicOf(child);
    const twin = seen.get(value);
    if (twin) {
      const message = `${child.key} and ${twin} of ${parent.key} both show ${value}: children exist to differ`;
      report(child.path, 'duplicate-public', message);
    }
    seen.set(value, child.key);
  }
};
