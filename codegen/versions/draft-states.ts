import type { VersionChange } from './change.ts';
import { lifecycleFaults, type SeenLifecycle, type Shown } from './lifecycles.ts';
import { type Sides, TODO } from './sides.ts';

/** Which older status stands for each new one: the one with which the older lifecycle holds, or holds best. */
export const draftedStates = (machine: string, { lifecycles, shown, today }: Sides): VersionChange[] => {
  const [was, now] = [lifecycles?.[machine], today.find(({ id }) => id === machine)];
  if (was === undefined) return [];
  if (now === undefined) {
    return [differing([`${machine}: is gone`])];
  }
  const before = shown(machine);
  const known = new Set(was.leaves.map((leaf) => leaf.public));
  const unknown = [...new Set(now.leaves.map((leaf) => leaf.public))].filter((one) => !known.has(before(one)));
  const chosen = new Map<string, string>();
  for (const state of unknown) chosen.set(state, bestOf(state, chosen, { was, now, before, known: [...known] }));
  const faults = lifecycleFaults(was, now, through(before, chosen));
  return [
    ...[...chosen].map(([state, as]): VersionChange => ({ kind: 'state-shown', machine, state, as })),
    ...(faults.length === 0 ? [] : [differing(faults)]),
  ];
};

const differing = (changes: readonly string[]): VersionChange => ({
  kind: 'lifecycle-differs',
  sees: `${TODO}: what older clients see that theirs does not allow.`,
  because: `${TODO}: why it cannot be shown otherwise, as a sentence.`,
  changes,
});

interface Choice {
  readonly was: SeenLifecycle;
  readonly now: SeenLifecycle;
  readonly before: Shown;
  readonly known: readonly string[];
}

/** The fewest faults; of equal ones a status that nothing else stands for, as after a new name. */
const bestOf = (state: string, chosen: ReadonlyMap<string, string>, { was, now, before, known }: Choice): string => {
  const taken = new Set(now.leaves.map((leaf) => before(leaf.public)));
  const order = [...known].sort((a, b) => Number(taken.has(a)) - Number(taken.has(b)));
  const [best] = order
    .map((as) => ({ as, faults: lifecycleFaults(was, now, through(before, new Map([...chosen, [state, as]]))).length }))
    .sort((a, b) => a.faults - b.faults);
  return best?.as ?? TODO;
};

/** The newest changes come first on the way down. */
const through =
  (before: Shown, chosen: ReadonlyMap<string, string>): Shown =>
  (status) =>
    before(chosen.get(status) ?? status);
