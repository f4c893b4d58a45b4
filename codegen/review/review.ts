import { classify } from './classify.ts';
import { Project } from './code/project.ts';
import type { Contract } from './contract.ts';
import { diffContracts } from './diff/diff.ts';
import { followUps } from './follow/follow.ts';
import type { FollowUp } from './follow/follow-up.ts';
import { type Loaded, loadContract } from './load.ts';
import type { Review } from './markdown.ts';
import { changedFiles, withTree } from './tree.ts';

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
  withTree(root, from, ['spec', 'product.yaml', 'machines', 'migrations', 'src/domains'], (old) => {
    const changed = changedFiles(root, from, to);
    return to === undefined
      ? compareTrees(old.root, new Project(root, changed), { from: old.commit, to: 'the working tree' })
      : withTree(root, to, [], (next) =>
          compareTrees(old.root, new Project(next.root, changed), { from: old.commit, to: next.commit }),
        );
  });

const compareTrees = async (oldRoot: string, project: Project, names: Names): Promise<Review> => {
  const before = await loadContract(oldRoot);
  const after = await loadContract(project.root);
  if (after.problems.length > 0) throw new BrokenContract(after.problems);
  return compareContracts(before, after.contract, project, names);
};

type Names = Pick<Review, 'from' | 'to'>;

/** Compares two contracts, and lists what has to follow in the code of the newer side. */
export const compareContracts = (before: Loaded, after: Contract, project: Project, names: Names): Review => {
  const changes = diffContracts(before.contract, after);
  const isOtherLayout = project.files('src').length > 0 && project.files('src/domains').length === 0;
  const follow = followUps(changes, before.contract, after, project);
  return {
    ...names,
    problems: before.problems,
    notes: isOtherLayout ? [OTHER_LAYOUT] : [],
    changes: changes.map((change) => ({ ...change, verdicts: classify(change) })),
    followUps: isOtherLayout ? follow.map(unjudged) : follow,
  };
};

const OTHER_LAYOUT =
  'The newer side has no src/domains, so its code was not searched: nothing below is ticked or called missing by it.';

/** Where nothing can be found, nothing is called missing. */
const unjudged = (followUp: FollowUp): FollowUp =>
  followUp.presence === 'missing' ? { ...followUp, presence: 'look' } : followUp;
