import { basename, dirname } from 'node:path/posix';
import { listFiles } from './files.ts';
import { isService, platformSources } from './platform.ts';

/** A file of `src/` whose role follows from the ending of its name. */
export interface FoundFile {
  /** `src/domains/wallets/deploy.worker.ts`. */
  readonly path: string;
  /** `wallets`: the domain in whose folder it is, at whatever depth. */
  readonly domain: string;
  /** `deploy`. */
  readonly name: string;
}

/** The files of `src/` that the wiring imports by their names, by role; each list is sorted by path. */
export type FoundFiles = Readonly<Record<Role, readonly FoundFile[]>>;
export type Role = keyof typeof ENDINGS;

const ENDINGS = {
  workers: '.worker.ts',
  chainFilters: '.chain-filter.ts',
  presenters: '.present.ts',
  invariants: '.invariants.ts',
  explainers: '.explain.ts',
  modules: '/module.ts',
  configs: '.config.ts',
} as const;

/** A module of the platform that services of others have. The service of this repository has a domain in its place. */
const OF_SERVICES = '/service-module.ts';

/** Declares what a module is, and is none. */
const DECLARES = 'src/platform/module.ts';

export const hasRole = (path: string): boolean =>
  !path.endsWith(DECLARES) && Object.values(ENDINGS).some((ending) => path.endsWith(ending));

export const nothingFound: FoundFiles = {
  workers: [],
  chainFilters: [],
  presenters: [],
  invariants: [],
  explainers: [],
  modules: [],
  configs: [],
};

/** Finds them by name alone: no file is read, and none of `src/` is imported. A service also has those of the platform. */
export const findFiles = (root: string): FoundFiles => {
  const own = listFiles(root, 'src', '.ts');
  const all = isService(root) ? [...platformSources(), ...own] : own;
  const of = (ending: string): FoundFile[] =>
    all
      .filter((path) => path.endsWith(ending) && path !== DECLARES)
      .map((path) => ({ path, domain: domainOf(path), name: basename(path, ending) }));
  return {
    workers: of(ENDINGS.workers),
    chainFilters: of(ENDINGS.chainFilters),
    presenters: of(ENDINGS.presenters),
    invariants: of(ENDINGS.invariants),
    explainers: of(ENDINGS.explainers),
    modules: inOrderOfFloors([...of(ENDINGS.modules), ...(isService(root) ? of(OF_SERVICES) : [])]),
    configs: of(ENDINGS.configs),
  };
};

/** Each floor builds on those before it; what stands on none of them, such as pages, comes last. */
const FLOORS = ['src/platform/', 'src/payments/', 'src/domains/'];

const inOrderOfFloors = (files: readonly FoundFile[]): FoundFile[] => {
  const floorOf = ({ path }: FoundFile): number => {
    const floor = FLOORS.findIndex((prefix) => path.startsWith(prefix));
    return floor < 0 ? FLOORS.length : floor;
  };
  return files.toSorted((a, b) => floorOf(a) - floorOf(b));
};

const domainOf = (path: string): string => /^src\/domains\/([^/]+)\//.exec(path)?.[1] ?? basename(dirname(path));

/** The names as one text, for the manifest: a file that comes or goes is a change, what stands in it is none. */
export const foundNames = (found: FoundFiles): string =>
  Object.values(found)
    .flatMap((files) => files.map(({ path }) => path))
    .join('\n');
