/** What became of a mutant, as StrykerJS reports it. */
export interface Mutant {
  readonly file: string;
  readonly line: number;
  readonly mutator: string;
  /** What stood there, and what stood there instead. */
  readonly original: string;
  readonly replacement: string;
  readonly status: 'Killed' | 'Survived' | 'NoCoverage' | 'Timeout' | 'CompileError' | 'RuntimeError' | 'Ignored';
}

/** A mutant that no test can tell from the original, and why. Kept in test/mutation/equivalent.json. */
export interface Equivalent {
  readonly file: string;
  readonly original: string;
  readonly replacement: string;
  readonly why: string;
}

export interface Score {
  readonly name: string;
  readonly killed: number;
  readonly timeout: number;
  readonly survived: number;
  readonly uncovered: number;
  readonly equivalent: number;
  /** Of the mutants that are not shown to be equivalent, how many were noticed: 0 to 100. */
  readonly percent: number;
}

export const isEquivalent = (mutant: Mutant, equivalents: readonly Equivalent[]): boolean =>
  equivalents.some(
    ({ file, original, replacement }) =>
      file === mutant.file && original === mutant.original && replacement === mutant.replacement,
  );

/** A mutant that loops for ever has been noticed; one that does not compile says nothing. */
export function scoreOf(name: string, mutants: readonly Mutant[], equivalents: readonly Equivalent[]): Score {
  const count = (...statuses: readonly Mutant['status'][]): number =>
    judged.filter(({ status }) => statuses.includes(status)).length;
  const judged = mutants.filter((mutant) => mutant.status === 'Killed' || !isEquivalent(mutant, equivalents));
  const killed = count('Killed');
  const timeout = count('Timeout');
  const survived = count('Survived');
  const uncovered = count('NoCoverage');
  const all = killed + timeout + survived + uncovered;
  return {
    name,
    killed,
    timeout,
    survived,
    uncovered,
    equivalent: mutants.length - judged.length,
    percent: all === 0 ? 100 : ((killed + timeout) / all) * 100,
  };
}

/** Entries that name no mutant any more: the code has changed, so what was said of it has to be said again. */
export const staleEquivalents = (
  mutants: readonly Mutant[],
  equivalents: readonly Equivalent[],
  files: readonly string[],
): Equivalent[] =>
  equivalents.filter((one) => files.includes(one.file) && !mutants.some((mutant) => isEquivalent(mutant, [one])));
