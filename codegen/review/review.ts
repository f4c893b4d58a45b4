import { classify } from './classify.ts';
import { diffContracts } from './diff.ts';
import { followUps } from './follow.ts';
import { loadContract } from './load.ts';
import { lookUp } from './look.ts';
import type { Review } from './markdown.ts';
import { withTree } from './tree.ts';

/** The newer side does not generate: there is nothing to review yet. */
export class BrokenContract extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`${problems.length} problem(s); a contract has to generate before it is reviewed`);
    this.problems = problems;
  }
}

/** Compares a git reference with the working tree, or with another reference. */
export const review = (root: string, from: string, to: string | undefined): Promise<Review> =>
  withTree(root, from, ['spec', 'machines'], (old) =>
    to === undefined
      ? compareTrees(old.root, root, { from: old.commit, to: 'the working tree' })
      : withTree(root, to, [], (next) => compareTrees(old.root, next.root, { from: old.commit, to: next.commit })),
  );

const compareTrees = async (oldRoot: string, newRoot: string, names: Pick<Review, 'from' | 'to'>): Promise<Review> => {
  const before = await loadContract(oldRoot);
  const after = await loadContract(newRoot);
  if (after.problems.length > 0) throw new BrokenContract(after.problems);
  const changes = diffContracts(before.contract, after.contract);
  return {
    ...names,
    problems: before.problems,
    changes: changes.map((change) => ({ ...change, verdicts: classify(change) })),
    followUps: lookUp(newRoot, followUps(changes, before.contract, after.contract)),
  };
};
