import type { Act, Ask, Facts, Recipe } from './recipe.ts';
import { isFillable, type Values } from './values.ts';

/** Where a resource rests, as a recipe tells it: its state, and the facts that decide what can happen next. */
export interface Place {
  readonly state: string;
  readonly facts: Facts;
}

/** One act from one place to another. */
export interface Move {
  readonly act: Act;
  readonly from: Place | undefined;
  readonly to: Place;
}

export type Path = readonly Move[];

export const placeName = ({ state, facts }: Place): string => {
  const told = Object.entries(facts)
    .filter(([, value]) => value !== false)
    .map(([name, value]) => (value === true ? name : `${name}=${value}`))
    .toSorted();
  return [state, ...told].join(' ');
};

export const moveName = ({ act, from, to }: Move): string =>
  `${from === undefined ? '(none)' : placeName(from)} --${act.event}--> ${placeName(to)}`;

const holds = (facts: Facts, wanted: Facts = {}): boolean =>
  Object.entries(wanted).every(([name, value]) => (facts[name] ?? false) === value);

export const isTriedIn = (act: Pick<Act, 'from' | 'when'>, { state, facts }: Place): boolean =>
  act.from?.includes(state) === true && holds(facts, act.when);

export const holdsIn = (place: Place, wanted: Facts | undefined): boolean => holds(place.facts, wanted);

/** The input with which a recipe asks an operation for an event that is refused. */
export const askFor = ({ asks }: Recipe, operation: string, event: string): Ask | undefined =>
  asks?.[`${operation} ${event}`] ?? asks?.[operation];

/** Tells whether the state alone decides the answer there, and everything that the request names is known. */
export const isAskable = ({ as, with: input, when, notIn }: Ask, place: Place, known: Values): boolean =>
  notIn?.includes(place.state) !== true &&
  holdsIn(place, when) &&
  isFillable(input, known) &&
  (as === undefined || known.has(as));

/** The shortest path through every move that a recipe knows. */
export function shortestPaths(recipe: Recipe): readonly Path[] {
  const found = new Map<string, Path>();
  const seen = new Set<string>();
  const queue: Path[] = [];
  const add = (path: Path): void => {
    const last = path.at(-1) as Move;
    const name = moveName(last);
    if (found.has(name)) return;
    found.set(name, path);
    const place = placeName(last.to);
    if (seen.has(place)) return;
    seen.add(place);
    queue.push(path);
  };
  for (const act of recipe.starts) add([moveOf(act, undefined)]);
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const here = (path.at(-1) as Move).to;
    for (const act of recipe.acts) if (isTriedIn(act, here)) add([...path, moveOf(act, here)]);
  }
  return [...found.values()];
}

const moveOf = (act: Act, from: Place | undefined): Move => ({
  act,
  from,
  to: { state: act.to, facts: { ...from?.facts, ...act.sets } },
});

/**
 * As few of these paths as take every act from each of its states. The same act with other facts beside it is not taken
 * again: one recipe has thousands of such combinations.
 */
export function coveringPaths(paths: readonly Path[]): readonly Path[] {
  const numbers = new Map<Act, number>();
  const goalOf = ({ act, from }: Move): string => {
    const number = numbers.get(act) ?? numbers.size;
    numbers.set(act, number);
    return `${from?.state} ${number}`;
  };
  const shortest = new Map<string, Path>();
  for (const path of paths) {
    const goal = goalOf(path.at(-1) as Move);
    if (path.length < (shortest.get(goal)?.length ?? Infinity)) shortest.set(goal, path);
  }
  const covered = new Set<string>();
  return [...shortest.values()]
    .toSorted((one, other) => other.length - one.length)
    .filter((path) => {
      const goals = path.map(goalOf);
      const isNew = goals.some((goal) => !covered.has(goal));
      for (const goal of goals) covered.add(goal);
      return isNew;
    });
}
