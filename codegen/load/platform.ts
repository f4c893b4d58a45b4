import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './files.ts';

/** The package that a service outside this repository has the platform from. */
export const PLATFORM_PACKAGE = '@paychart/platform';

/** The generator's own folder: the repository of the platform, or its package. */
const PLATFORM = join(import.meta.dirname, '../..');

/** Tells whether a project is a service that has the platform from its package. */
export const isService = (root: string): boolean => {
  const manifest = join(root, 'package.json');
  if (!existsSync(manifest)) return false;
  const { dependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    readonly dependencies?: Readonly<Record<string, string>>;
  };
  return PLATFORM_PACKAGE in dependencies;
};

/** What any service has of the platform. What this repository's own service adds is in other folders. */
const OF_ANY_SERVICE = /^src\/(?:app|platform)\//;

/** The sources of the platform under the names that they have in this repository. */
export const platformSources = (): string[] =>
  [...listFiles(PLATFORM, 'src', '.ts'), ...listFiles(PLATFORM, 'src', '.js')]
    .filter((path) => OF_ANY_SERVICE.test(path) && !path.endsWith('.d.ts'))
    .map((path) => path.replace(/\.js$/, '.ts'))
    .sort();
