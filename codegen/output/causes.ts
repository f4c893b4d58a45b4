import { execFileSync } from 'node:child_process';
import { hasRole } from '../load/found-files.ts';
import { changedInputs, type Manifest, sha256 } from './manifest.ts';

/** The reasons for which outputs differ from what the sources now produce. */
export interface Causes {
  /** Returns the causes of one output, given its present bytes. An input is named only if no other can be the cause. */
  of(output: string, present: string | undefined): string;
  /** Said once, below all of them: the inputs that changed, where an output may be made of any of several. */
  readonly several: string | undefined;
}

/**
 * As precise as what is known: the manifest of the last run here, which knows every input; else what git says has changed
 * since `generated/` was last committed.
 */
export const causesOf = (root: string, before: Manifest | undefined, now: Manifest): Causes =>
  before === undefined ? sinceLastCommit(root) : sinceLastRun(before, now);

const sinceLastRun = (before: Manifest, now: Manifest): Causes => {
  const changed = changedInputs(before, now.inputs);
  const since = 'since the last generate';
  const of: Causes['of'] = (output, present) => {
    const causes = changed.filter((input) => concerns(input, output));
    if (causes.length > 0) return named(causes, since);
    const isAsWritten = present !== undefined && before.outputs[output] === sha256(present);
    return isAsWritten ? 'written by the last generate from the same inputs' : 'edited by hand';
  };
  return { of, several: severalOf(changed, since) };
};

/** Which of several inputs an output is made of is not known: to name them all at each output would be false at most. */
const named = (causes: readonly string[], since: string): string =>
  causes.length === 1
    ? `changed ${since}: ${causes[0]}`
    : `one or more of ${causes.length} inputs have changed ${since}`;

const severalOf = (changed: readonly string[], since: string): string | undefined =>
  changed.length > 1 ? `changed ${since}: ${changed.join(', ')}` : undefined;

const sinceLastCommit = (root: string): Causes => {
  const commit = lastCommit(root);
  if (commit === undefined) {
    const unknown = 'the cause is not known: nothing was generated here before, and git has no commit of generated/';
    return { of: () => unknown, several: undefined };
  }
  const changed = changedSince(root, commit);
  const since = `since generated/ was committed in ${commit}`;
  const of: Causes['of'] = (output) => {
    const causes = changed.filter((input) => concerns(input, output));
    return causes.length > 0 ? named(causes, since) : `no input has changed ${since}: edited by hand`;
  };
  return { of, several: severalOf(changed, since) };
};

/** Outputs of machines alone depend on no specification; names in `src/` matter to the wiring. */
const concerns = (input: string, output: string): boolean => {
  if (input.startsWith('spec/')) return !/^generated\/(?:docs\/)?lifecycles\//.test(output);
  return !input.startsWith('src/') || output.startsWith('generated/wiring/');
};

/** The commit that last touched `generated/`; in a history that is cut short, the oldest one would be blamed for it. */
const lastCommit = (root: string): string | undefined => {
  try {
    const [isShallow] = git(root, 'rev-parse', '--is-shallow-repository');
    return isShallow === 'true' ? undefined : git(root, 'log', '-1', '--format=%h', '--', 'generated')[0];
  } catch {
    return undefined;
  }
};

const SOURCES = ['product.yaml', 'spec', 'machines', 'codegen', 'src', 'LICENSE', 'package-lock.json'];

const changedSince = (root: string, commit: string): string[] => {
  const tracked = git(root, 'diff', '--name-only', '--relative', commit, '--', ...SOURCES);
  const untracked = git(root, 'ls-files', '--others', '--exclude-standard', '--', ...SOURCES);
  return [...new Set([...tracked, ...untracked])].filter(isInput).sort();
};

/** The files of `src/` with a role, and those of the generator that make outputs. */
const isInput = (file: string): boolean =>
  file.startsWith('src/') ? hasRole(file) : !/^codegen\/(?:review|lint)\//.test(file);

/** The lines that it prints. */
const git = (root: string, ...args: readonly string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter((line) => line !== '');
