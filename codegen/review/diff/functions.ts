import type { NamedFunction } from '../../load/named-functions.ts';
import { graphOf } from '../../model/machines/machine-graph.ts';
import type { Lifecycle, Transition } from '../../model/model.ts';
import type { CodeDifference, Rule } from '../change.ts';
import type { ReviewedLifecycle } from '../contract.ts';
import type { MachinePair } from '../machine-pair.ts';
import { listed } from '../names.ts';
import { paired } from '../pairs.ts';
import { announces } from './effect-weight.ts';

const RULES: Readonly<Record<NamedFunction['kind'], Rule>> = {
  guard: 'guard-code',
  assign: 'assign-code',
  params: 'params-code',
  context: 'context-code',
  effect: 'effect-code',
  facts: 'facts-code',
};

/**
 * What guards, assigns, effects and facts do inside, where they keep their names: shown as code, beside the transitions
 * that use them. A name that comes or goes is a change of the transitions that have it.
 */
export const diffFunctions = (pair: MachinePair): void => {
  const keyOf = ({ kind, name }: NamedFunction): string => `${kind} ${name}`;
  const { both } = paired(pair.was.code, pair.now.code, keyOf);
  for (const [was, now] of both) {
    if (was.hash === now.hash) continue;
    const uses = usesOf(now, pair.now);
    pair.say(RULES[now.kind], {
      at: now.name,
      now: placesText(now, uses),
      sent: uses.some(({ event }) => pair.sent.has(event)),
      told: now.kind === 'effect' && announces(now.name),
      resting: isDeciding(was, now, pair.now) && uses.some((use) => startsAtRest(use, pair.now)),
      code: codeOf(was, now),
    });
  }
};

const usesOf = ({ kind, name }: NamedFunction, { transitions }: Lifecycle): readonly Transition[] => {
  if (kind === 'facts') return transitions.filter(({ from }) => from === name || from.startsWith(`${name}.`));
  return transitions.filter(({ guard, actions }) => guard === name || actions.includes(name));
};

/** The transitions; of an action without one, the states that run it when they are entered or left. */
const placesText = ({ kind, name }: NamedFunction, uses: readonly Transition[]): string => {
  if (kind === 'context') return 'new aggregates';
  if (kind === 'facts') return `what follows in ${name}`;
  const arrows = [...new Set(uses.map(({ from, event, to }) => `${from} --${event}--> ${to ?? from}`))];
  return arrows.length > 3 ? `${arrows.slice(0, 3).join(', ')} and ${arrows.length - 3} more` : listed(arrows);
};

/**
 * Tells whether the function decides the way of an aggregate: a guard, its parameters, or a writer of what a guard
 * reads.
 */
const isDeciding = (
  was: NamedFunction,
  { kind, name, code }: NamedFunction,
  { code: all, transitions }: ReviewedLifecycle,
): boolean => {
  const guards = all.filter((one) => one.kind === 'guard');
  if (kind === 'guard') return true;
  if (kind === 'params') return transitions.some(({ guard }) => guard === name);
  if (kind !== 'assign') return false;
  const written = [...`${was.code} ${code}`.matchAll(/(\w+)(?=\s*[:,}])/g)].map(([, key = '']) => key);
  const texts = guards.flatMap(({ code: own, reached }) => [own, ...reached.map((one) => one.code)]);
  return written.some((key) => texts.some((text) => new RegExp(`\\bcontext\\??\\.${key}\\b`).test(text)));
};

/** Rows rest in the state, or in one below it: those in a passing state are moved on before anybody sees them. */
const startsAtRest = ({ from }: Transition, lifecycle: Lifecycle): boolean => {
  const { reachable, initial } = graphOf(lifecycle);
  return lifecycle.leaves.some(
    ({ name, passing }) => !passing && `${name}.`.startsWith(`${from}.`) && reachable.get(initial)?.has(name),
  );
};

/** The function itself, and what it reaches that is another now. */
const codeOf = (was: NamedFunction, now: NamedFunction): CodeDifference[] => {
  const own =
    was.code === now.code ? [] : [{ name: now.name, place: `${now.file}:${now.line}`, was: was.code, now: now.code }];
  const { both, removed, added } = paired(was.reached, now.reached, ({ name }) => name);
  return [
    ...own,
    ...both.flatMap(([old, next]) =>
      old.code === next.code ? [] : [{ name: next.name, place: next.file, was: old.code, now: next.code }],
    ),
    ...(own.length > 0 ? [] : removed.map(({ name, file, code }) => ({ name, place: file, was: code, now: '' }))),
    ...added.map(({ name, file, code }) => ({ name, place: file, was: '', now: code })),
  ];
};
