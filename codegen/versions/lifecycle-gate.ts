import type { Lifecycle } from '../model/model.ts';
import type { Version } from './change.ts';
import { lifecycleFaults, type SeenLifecycle, type Shown } from './lifecycles.ts';
import { readPublished } from './published.ts';

/** What clients of a version see of today's lifecycles, and the lifecycles that were published with it forbid. */
export const lifecycleBreaks = (
  root: string,
  date: string,
  versions: readonly Version[],
  lifecycles: readonly Lifecycle[],
): string[] => {
  const published = publishedLifecycles(root, date);
  if (published === undefined) return [];
  const today = comparableTo(published, lifecycles);
  return Object.values(published).flatMap((was) => {
    const now = today.find(({ id }) => id === was.id);
    if (now === undefined) return [`${was.id}: is gone`];
    return lifecycleFaults(was, now, shownIn(versions, date, was.id));
  });
};

type Published = Readonly<Record<string, SeenLifecycle>>;

export const publishedLifecycles = (root: string, date: string): Published | undefined =>
  readPublished(root, date, 'lifecycles') as unknown as Published | undefined;

/** Today's lifecycles, without what the published ones say nothing about. */
export const comparableTo = (published: Published, lifecycles: readonly Lifecycle[]): readonly SeenLifecycle[] => {
  const saysWho = Object.values(published).some(({ leaves }) => leaves.some(({ waitsFor }) => waitsFor !== undefined));
  return saysWho ? lifecycles : lifecycles.map(unwaiting);
};

/** The first release did not say who has to act: it promised nothing about it. */
const unwaiting = (now: SeenLifecycle): SeenLifecycle => ({
  ...now,
  leaves: now.leaves.map(({ waitsFor: _waitsFor, ...leaf }) => leaf),
});

/** The way down from today, by the `state-shown` of the versions behind one. */
export const shownIn = (versions: readonly Version[], date: string, machine: string): Shown => {
  const maps = versions
    .filter((version) => version.date > date)
    .toReversed()
    .map(({ files }) =>
      files.flatMap(({ changes }) =>
        changes.flatMap((change) =>
          change.kind === 'state-shown' && change.machine === machine ? [[change.state, change.as] as const] : [],
        ),
      ),
    )
    .map((pairs) => new Map(pairs));
  return (status) => maps.reduce((at, map) => map.get(at) ?? at, status);
};
