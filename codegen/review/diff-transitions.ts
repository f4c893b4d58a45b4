import { actionsOf, stateConfig } from '../model/machine-graph.ts';
import type { Lifecycle, Transition } from '../model/model.ts';
import type { Change } from './change.ts';
import type { MachinePair } from './machine-pair.ts';
import { paired, removedAndAdded } from './pairs.ts';

/** What each state takes, under which guard, where it leads and what it does; and what entering and leaving it does. */
export const diffTransitions = (pair: MachinePair): void => {
  const keyOf = ({ from, event }: Transition): string => `${from} ${event}`;
  const [before, after] = [pair.was.transitions, pair.now.transitions].map((all) => Map.groupBy(all, keyOf));
  for (const key of new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])) {
    diffGroup(before?.get(key) ?? [], after?.get(key) ?? [], pair);
  }
  const states = pair.now.leaves.flatMap(({ name }) => lineage(name));
  for (const state of new Set(states)) {
    for (const when of ['entry', 'exit'] as const) {
      const [was, now] = [pair.was, pair.now].map(({ definition }) => actionsOf(stateConfig(definition, state), when));
      if (stateExists(pair.was, state)) diffActions(was ?? [], now ?? [], `${when} of ${state}`, pair);
    }
  }
};

const lineage = (name: string): string[] =>
  name.split('.').map((_key, index, keys) => keys.slice(0, index + 1).join('.'));

const stateExists = ({ leaves }: Lifecycle, state: string): boolean =>
  leaves.some(({ name }) => name === state || name.startsWith(`${state}.`));

/** All transitions of one state for one event, in the order in which they are tried. */
const diffGroup = (was: readonly Transition[], now: readonly Transition[], pair: MachinePair): void => {
  const sent = pair.sent.has((now[0] ?? was[0])?.event ?? '');
  const { both, removed, added } = paired(was, now, ({ guard, to }) => `${guard} ${to}`);
  const others = matchRest(removed, added, pair, sent);
  for (const transition of others.removed) pair.say('transition-removed', { was: arrow(transition), sent });
  for (const transition of others.added) pair.say('transition-added', { now: arrow(transition), sent });
  for (const [old, next] of both) diffActions(old.actions, next.actions, arrow(next), pair);
  const order = (list: readonly Transition[]): string =>
    list
      .map(arrow)
      .filter((text) => both.some(([, one]) => arrow(one) === text))
      .join(', then ');
  if (order(was) !== order(now)) {
    pair.say('transition-order', { at: `${now[0]?.from} --${now[0]?.event}`, was: order(was), now: order(now), sent });
  }
};

interface Rest {
  readonly removed: readonly Transition[];
  readonly added: readonly Transition[];
}

/** What differs only in its guard, or only in its target, is the same transition, changed. */
const matchRest = (
  removed: readonly Transition[],
  added: readonly Transition[],
  pair: MachinePair,
  sent: boolean,
): Rest => {
  const left = [...added];
  const gone = removed.filter((old) => {
    const index = left.findIndex(({ guard, to }) => guard === old.guard || to === old.to);
    const [next] = index < 0 ? [] : left.splice(index, 1);
    if (!next) return true;
    diffPair(old, next, pair, sent);
    return false;
  });
  return { removed: gone, added: left };
};

const diffPair = (was: Transition, now: Transition, pair: MachinePair, sent: boolean): void => {
  const told = pair.now.family !== undefined;
  const words: Partial<Change> = { at: arrow(now), sent, transition: { from: now.from, event: now.event } };
  if (was.to !== now.to)
    pair.say('transition-target', { ...words, was: was.to ?? 'stays', now: now.to ?? 'stays', told });
  if (was.guard === undefined && now.guard !== undefined) pair.say('guard-added', { ...words, now: now.guard });
  else if (was.guard !== undefined && now.guard === undefined) pair.say('guard-removed', { ...words, was: was.guard });
  else if (was.guard !== now.guard) pair.say('guard-changed', { ...words, was: was.guard ?? '', now: now.guard ?? '' });
  diffActions(was.actions, now.actions, arrow(now), pair);
};

const diffActions = (was: readonly string[], now: readonly string[], at: string, { say }: MachinePair): void => {
  const actions = removedAndAdded(was, now);
  for (const name of actions.removed) say('action-removed', { at, was: name, told: announces(name) });
  for (const name of actions.added) say('action-added', { at, now: name, told: announces(name) });
  const kept = (list: readonly string[]): string =>
    list.filter((name) => was.includes(name) && now.includes(name)).join(', ');
  if (kept(was) !== kept(now)) say('action-order', { at, was: kept(was), now: kept(now) });
};

/** By convention the effects that write an event for receivers are named so. */
const announces = (action: string): boolean => /^(announce|notify)/.test(action);

const arrow = ({ from, event, guard, to }: Transition): string =>
  `${from} --${event}${guard === undefined ? '' : ` [${guard}]`}--> ${to ?? from}`;
