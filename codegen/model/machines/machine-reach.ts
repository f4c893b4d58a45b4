import type { Column } from '../../load/machine-types.ts';
import type { LoadedMachine } from '../../load/machines.ts';
import type { Leaf, Lifecycle } from '../model.ts';
import type { Report } from './machine-checks.ts';
import { graphOf } from './machine-graph.ts';
import { metaOf, stateName, statesOf } from './machine-states.ts';

/**
 * Reports states that nothing leads to, and states that are not final and that nothing leads out of. One that is so on
 * purpose says why in its meta, `unreached` or `stays`; a reason where nothing needs one is reported too, since it would
 * hide the next mistake.
 */
export const checkReach = (lifecycle: Lifecycle, { machine }: LoadedMachine, report: Report): void => {
  const graph = graphOf(lifecycle);
  const reached = graph.reachable.get(graph.initial);
  const marks = new Map(statesOf(machine.root).map((state) => [stateName(state), metaOf(state)]));
  for (const leaf of lifecycle.leaves) {
    const { unreached, stays } = marks.get(leaf.name) ?? {};
    const trail = leaf.name.split('.');
    const isLeft = (graph.reachable.get(leaf.name)?.size ?? 0) > 1;
    if (!reached?.has(leaf.name)) {
      if (unreached === undefined) report(trail, 'unreachable-state', unreachableMessage(leaf));
    } else if (unreached !== undefined) {
      report([...trail, 'unreached'], 'needless-mark', `${leaf.name} says unreached, but transitions lead to it`);
    }
    if (!isLeft && !leaf.final) {
      if (stays === undefined) report(trail, 'state-without-exit', exitMessage(leaf));
    } else if (stays !== undefined) {
      const why = leaf.final ? 'it is final' : 'transitions lead out of it';
      report([...trail, 'stays'], 'needless-mark', `${leaf.name} says stays, but ${why}`);
    }
  }
};

const unreachableMessage = ({ name }: Leaf): string =>
  `no transition leads to ${name}: add one, remove the state, or say why in its meta.unreached`;

const exitMessage = ({ name }: Leaf): string =>
  `no transition leads out of ${name}: add one, make the state final, or say why it stays in its meta.stays`;

/**
 * Holds what the meta names of the context to the context: a deadline at a key that does not exist would never come, and
 * a party that does not exist would see nothing. A context in a form that is not understood is left to the compiler.
 */
export const checkColumns = (
  { leaves, parties, clock }: Lifecycle,
  columns: readonly Column[] | undefined,
  report: Report,
): void => {
  if (!columns) return;
  const types = new Map(columns.map(({ name, type }) => [name, type]));
  for (const { name, deadline } of leaves) {
    if (!deadline) continue;
    const type = types.get(deadline.at);
    const trail = [...name.split('.'), 'deadline', deadline.at];
    if (type === undefined) {
      const message = `${name} has a deadline at '${deadline.at}', which the context has not${timesIn(types)}`;
      report(trail, 'unknown-column', message);
    } else if (type !== 'Date') {
      report(trail, 'unknown-column', `${name} has a deadline at '${deadline.at}', which is no Date but ${type}`);
    }
  }
  for (const [what, key] of [...parties.map((party) => ['parties', party] as const), ['clock', clock] as const]) {
    // Every row has an id: a tenant's own clock rules it.
    if (key === 'id' || types.has(key)) continue;
    report(['meta', what, key], 'unknown-column', `${what} names '${key}', which the context has not`);
  }
};

/** Returns the name that may have been meant. */
const timesIn = (types: ReadonlyMap<string, string>): string => {
  const times = [...types].flatMap(([name, type]) => (type === 'Date' ? [name] : []));
  return times.length === 0 ? '' : `; its times are ${times.join(', ')}`;
};
