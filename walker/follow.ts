import type { Lifecycle, State, Transition } from './contract.ts';

/** One step of a history, by statuses. */
export interface HistoryStep {
  readonly event: string | null;
  readonly from: string | null;
  readonly to: string;
}

/** Where a history can be after some of its steps: several states can share a status. */
export interface Position {
  readonly states: readonly string[];
  readonly taken: readonly string[];
}

export const START: Position = { states: [], taken: [] };

export const edgeName = ({ from, event, to }: { readonly from: string; readonly event: string; readonly to: string }) =>
  `${from} --${event}--> ${to}`;

/** The name of the creation in coverage. */
export const CREATION = '(none)';

/** The position after one more step; undefined if the lifecycle has no such transition. */
export function follow(lifecycle: Lifecycle, position: Position, step: HistoryStep): Position | undefined {
  const states = new Map(lifecycle.states.map((state) => [state.name, state]));
  const { event, from, to } = step;
  if (from === null) {
    const initial = states.get(lifecycle.initial);
    if (position !== START || initial?.status !== to) return undefined;
    return { states: [initial.name], taken: [edgeName({ from: CREATION, event: 'CREATE', to: initial.name })] };
  }
  const possible = lifecycle.transitions.filter(
    (transition) =>
      (event === null || transition.event === event) &&
      position.states.includes(transition.from) &&
      shows(states.get(transition.from), from) &&
      shows(states.get(transition.to), to),
  );
  if (possible.length === 0) return undefined;
  return { states: unique(possible.map((transition) => transition.to)), taken: possible.map(edgeName) };
}

const shows = (state: State | undefined, status: string): boolean => state?.status === status;

const unique = (names: readonly string[]): string[] => [...new Set(names)];

export const kindOf = ({ states }: Lifecycle, name: string): State['kind'] | undefined =>
  states.find((state) => state.name === name)?.kind;

export const edgesOf = ({ transitions, initial }: Lifecycle): readonly string[] => [
  edgeName({ from: CREATION, event: 'CREATE', to: initial }),
  ...new Set(transitions.map((transition: Transition) => edgeName(transition))),
];
