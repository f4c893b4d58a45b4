import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A domain that others need more of has several subjects: each gets an index of its own. */
export const MOST_NAMES = 19;

export interface Door {
  /** `src/domains/offramp/index.ts`. */
  readonly file: string;
  readonly names: number;
}

/** The names in the export lists of an index; `*` hides how many there are and counts as too many. */
export const namesIn = (text: string): number =>
  [...text.matchAll(/^export (?:type )?(?:\*|\{(?<list>[^}]*)\})/gm)].reduce(
    (sum, { groups }) =>
      sum + (groups?.list === undefined ? MOST_NAMES + 1 : groups.list.split(',').filter((name) => name.trim()).length),
    0,
  );

/** What domains export to each other. */
export const doorsIn = (root: string): readonly Door[] =>
  globSync('src/domains/**/index.ts', { cwd: root })
    .sort()
    .map((file) => ({ file, names: namesIn(readFileSync(join(root, file), 'utf8')) }));

export const wideDoors = (doors: readonly Door[]): readonly Door[] => doors.filter(({ names }) => names > MOST_NAMES);
