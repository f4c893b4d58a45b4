import type { Lifecycle } from '../../model/model.ts';
import type { Change, Rule } from '../change.ts';
import type { Written } from '../code/handlers.ts';
import type { Place, Project } from '../code/project.ts';
import type { Contract } from '../contract.ts';

export type FollowUpKind =
  | 'handler'
  | 'presenter'
  | 'effect'
  | 'fact'
  | 'code'
  | 'migration'
  | 'test'
  | 'generated'
  | 'docs';

/**
 * `there` when the code shows that it is done, `missing` when it does not, `stub` when the generator's stub stands there,
 * `look` when only a person can tell. The compiler and the tests have the last word.
 */
export type Presence = 'there' | 'missing' | 'stub' | 'look';

/** Something that has to be written, taken away or looked at because of a change. */
export interface FollowUp {
  readonly kind: FollowUpKind;
  /** Where it belongs by convention: a file, or a folder. */
  readonly path: string;
  readonly task: string;
  readonly presence: Presence;
  /** The files that show it. */
  readonly files: readonly string[];
  /** The lines to look at, the nearest first. */
  readonly places?: readonly Place[];
  /** The places matter less: their line numbers are enough. */
  readonly isBrief?: true;
}

/** Both contracts, and the code of the newer side. */
export interface Scene {
  readonly before: Contract;
  readonly after: Contract;
  readonly project: Project;
  /** Every lifecycle of both sides; one that both have knows the statuses and events of both. */
  readonly lifecycles: readonly Lifecycle[];
}

export type Follow = (change: Change, scene: Scene) => readonly FollowUp[];

export type FollowRules = Readonly<Partial<Record<Rule, Follow>>>;

export const found = (files: readonly string[]): Pick<FollowUp, 'presence' | 'files'> => ({
  presence: files.length > 0 ? 'there' : 'missing',
  files,
});

export const LOOK: Pick<FollowUp, 'presence' | 'files'> = { presence: 'look', files: [] };

export const written = (how: Written): Pick<FollowUp, 'presence' | 'files'> => ({
  presence: how === 'written' ? 'there' : how,
  files: [],
});

/** Lines that have to go: done when there is none. */
export const gone = (places: readonly Place[]): Pick<FollowUp, 'presence' | 'files' | 'places'> => ({
  presence: places.length === 0 ? 'there' : 'missing',
  files: [],
  places: distinct(places),
});

/** A person has to look at each of these lines. */
export const toLookAt = (places: readonly Place[]): Pick<FollowUp, 'presence' | 'files' | 'places'> => ({
  ...LOOK,
  places: distinct(places),
});

/** Each line once. */
const distinct = (places: readonly Place[]): Place[] => [
  ...new Map(places.map((place) => [`${place.file}:${place.line}`, place])).values(),
];

export const both =
  (...follow: readonly Follow[]): Follow =>
  (change, scene) =>
    follow.flatMap((one) => one(change, scene));

/** Returns the follow-ups of a change of a machine; none for a machine that neither side has. */
export const ofMachine =
  (follow: (lifecycle: Lifecycle, change: Change, scene: Scene) => readonly FollowUp[]): Follow =>
  (change, scene) => {
    const lifecycle = scene.lifecycles.find(({ id }) => id === change.subject);
    return lifecycle ? follow(lifecycle, change, scene) : [];
  };

/** The tests to follow up, each by its file; the folder of the domain where there is none. */
export const testsToFollow = (domain: string, files: readonly string[], task: string): FollowUp[] =>
  [...new Set(files.length > 0 ? files : [testFolder({ domain })])]
    .sort()
    .map((path) => ({ kind: 'test', path, task, ...LOOK }));

/** By convention the folder of the tests of a domain. */
export const testFolder = ({ domain }: { readonly domain: string }): string => `test/domains/${domain}`;

/** By convention the walk of a machine over HTTP. */
export const walkFile = (lifecycle: Lifecycle): string => `${testFolder(lifecycle)}/${lifecycle.id}.walk.ts`;
