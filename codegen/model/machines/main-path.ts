import type { Lifecycle } from '../model.ts';

type Graph = Pick<Lifecycle, 'initial' | 'leaves' | 'transitions'>;

/**
 * The statuses of the usual way through a lifecycle: the shortest way to the end that the machine names first. It is empty
 * where there is no such end, and where that end is one step from the beginning: a member can be removed and a card
 * declined at once, which says nothing of success.
 */
export const mainPathOf = ({ initial, leaves, transitions }: Graph): readonly string[] => {
  const goal = leaves.find(({ final }) => final)?.status;
  const first = statusOf(initial);
  const ways: string[][] = [[first]];
  const seen = new Set([first]);
  for (const way of ways) {
    const at = way.at(-1);
    if (at === goal) return way.length <= 2 ? [] : way;
    for (const { from, to } of transitions) {
      if (to === undefined || statusOf(from) !== at || seen.has(statusOf(to))) continue;
      seen.add(statusOf(to));
      ways.push([...way, statusOf(to)]);
    }
  }
  return [];
};

/** `COMPLIANCE_HOLD.APPROVAL_PENDING` has the status COMPLIANCE_HOLD. */
const statusOf = (state: string): string => state.split('.')[0] ?? state;
