import { actionsOf, stateConfig } from '../../model/machines/machine-graph.ts';
import type { Transition } from '../../model/model.ts';
import type { Change, Weight } from '../change.ts';
import type { MachinePair } from '../machine-pair.ts';
import { paired, removedAndAdded } from '../pairs.ts';
import { announces, weightOf } from './effect-weight.ts';

/**
 * Compares the transitions of each state: event, guard, target and actions, and the actions of entering and leaving.
 */
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
      diffActions(was ?? [], now ?? [], `${when} of ${state}`, pair, false);
    }
  }
};

const lineage = (name: string): string[] =>
  name.split('.').map((_key, index, keys) => keys.slice(0, index + 1).join('.'));

/** All transitions of one state for one event, in the order in which they are tried. */
const diffGroup = (was: readonly Transition[], now: readonly Transition[], pair: MachinePair): void => {
  const sent = pair.sent.has((now[0] ?? was[0])?.event ?? '');
  const { both, removed, added } = paired(was, now, ({ guard, to }) => `${guard} ${to}`);
  const others = matchRest(removed, added, pair, sent);
  for (const transition of others.removed) pair.say('transition-removed', { was: arrow(transition), sent });
  for (const transition of others.added) pair.say('transition-added', { now: arrow(transition), sent });
  for (const [old, next] of both) diffSame(old, next, pair, sent);
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

/** A transition that differs only in its guard, or only in its target, is the same transition, changed. */
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
  diffSame(was, now, pair, sent);
};

const diffSame = (was: Transition, now: Transition, pair: MachinePair, sent: boolean): void => {
  const reenters = now.reenter === true;
  if (reenters !== (was.reenter === true)) {
    pair.say(reenters ? 'transition-reenters' : 'transition-stays', { at: arrow(now), sent });
  }
  diffActions(was.actions, now.actions, arrow(now), pair, sent);
};

const diffActions = (
  was: readonly string[],
  now: readonly string[],
  at: string,
  pair: MachinePair,
  sent: boolean,
): void => {
  const { say } = pair;
  const actions = removedAndAdded(was, now);
  for (const name of actions.removed) {
    say('action-removed', { at, was: name, sent, told: announces(name), ...weighing(weightOf(name, pair.was)) });
  }
  for (const name of actions.added) {
    say('action-added', { at, now: name, sent, told: announces(name), ...weighing(weightOf(name, pair.now)) });
  }
  const times = (list: readonly string[], name: string): number => list.filter((one) => one === name).length;
  for (const name of new Set(now)) {
    if (times(now, name) < 2 || times(now, name) === times(was, name)) continue;
    say('action-doubled', { at, now: name, sent, told: announces(name), ...weighing(weightOf(name, pair.now)) });
  }
  const kept = (list: readonly string[]): string =>
    [...new Set(list)].filter((name) => was.includes(name) && now.includes(name)).join(', ');
  if (kept(was) !== kept(now)) say('action-order', { at, was: kept(was), now: kept(now) });
};

const weighing = (weight: Weight | undefined): Partial<Change> => (weight === undefined ? {} : { weight });

const arrow = ({ from, event, guard, to }: Transition): string =>
  `${from} --${event}${guard === undefined ? '' : ` [${guard}]`}--> ${to ?? from}`;
