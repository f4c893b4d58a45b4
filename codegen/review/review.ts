import { classify } from './classify.ts';
import { Project } from './code/project.ts';
import { diffContracts } from './diff.ts';
import { followUps } from './follow/follow.ts';
import type { FollowUp } from './follow/follow-up.ts';
import { loadContract } from './load.ts';
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
  withTree(root, from, ['spec', 'machines', 'migrations'], (old) => {
    const changed = changedFiles(root, from, to);
    return to === undefined
      ? compareTrees(old.root, new Project(root, changed), { from: old.commit, to: 'the working tree' })
      : withTree(root, to, [], (next) =>
          compareTrees(old.root, new Project(next.root, changed), { from: old.commit, to: next.commit }),
        );
  });

const compareTrees = async (oldRoot: string, project: Project, names: Pick<Review, 'from' | 'to'>): Promise<Review> => {
  const before = await loadContract(oldRoot);
  const after = await loadContract(project.root);
  if (after.problems.length > 0) throw new BrokenContract(after.problems);
  const changes = diffContracts(before.contract, after.contract);
  const isOtherLayout = project.files('src').length > 0 && project.files('src/domains').length === 0;
  const follow = followUps(changes, before.contract, after.contract, project);
  return {
    ...names,
    problems: before.problems,
    notes: isOtherLayout ? [OTHER_LAYOUT] : [],
    changes: changes.map((change) => ({ ...change, verdicts: classify(change) })),
    followUps: isOtherLayout ? follow.map(unjudged) : follow,
  };
};

const OTHER_LAYOUT =
  'The newer side has no src/domains: its files stand elsewhere, so that nobody looked whether what has to follow is there.';

/** Where nothing can be found, nothing is called missing. */
const unjudged = (followUp: FollowUp): FollowUp =>
  followUp.presence === 'missing' ? { ...followUp, presence: 'look' } : followUp;
