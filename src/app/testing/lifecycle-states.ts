/** A lifecycle as the package of the model has it. */
export interface Lifecycle {
  readonly initial: string;
  readonly states: readonly {
    /** `OUT.OVERDUE`: a state in another one has both names. */
    readonly name: string;
    /** `OUT`. */
    readonly status: string;
    /** `OVERDUE`, or as `meta.public` has it. */
    readonly public: string;
    readonly kind: 'passing' | 'resting' | 'terminal';
  }[];
  readonly transitions: readonly { readonly from: string; readonly event: string; readonly to: string }[];
  readonly refused: readonly {
    readonly state: string;
    readonly event: string;
    readonly answers: readonly { readonly operation: string; readonly code: string }[];
  }[];
}

export const isPassing = ({ states }: Lifecycle, name: string): boolean =>
  states.some((state) => state.name === name && state.kind === 'passing');

/** Where a resource may rest once it is in the state: a passing one is left at once. */
export const restsOf = (lifecycle: Lifecycle, name: string, seen: readonly string[] = []): readonly string[] => {
  if (!isPassing(lifecycle, name)) return [name];
  const ways = seen.includes(name) ? [] : lifecycle.transitions.filter(({ from }) => from === name);
  return ways.flatMap(({ to }) => restsOf(lifecycle, to, [...seen, name]));
};

/** The one of these states that a status means: by its name, as the contract shows it, or as it is stored. */
export const meant = ({ states }: Lifecycle, names: readonly string[], status: string): string | undefined =>
  (['name', 'public', 'status'] as const)
    .map((face) => states.find((state) => names.includes(state.name) && state[face] === status)?.name)
    .find((name) => name !== undefined);
