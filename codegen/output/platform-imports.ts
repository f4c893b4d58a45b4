import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The package that a service outside this repository has the platform from. */
const PACKAGE = '@paychart/platform';

/** Tells whether the platform's sources are part of the project. */
export const hasPlatform = (root: string): boolean => existsSync(join(root, 'src/platform'));

/** `'../../src/platform/http/operation.ts'`, with its quotes. */
const IMPORT = /'(?:\.\.\/)+(src\/[^']+)\.ts'/g;

/** A text of the generator for a project: what the project has not in its own `src/` is imported from the package. */
export const withPlatformImports = (root: string, text: string): string =>
  hasPlatform(root)
    ? text
    : text.replaceAll(IMPORT, (own: string, path: string) =>
        existsSync(join(root, `${path}.ts`)) ? own : `'${PACKAGE}/${path}.js'`,
      );

/** Where a handwritten file of a project imports the platform's types from. */
export const platformModule = (root: string, own: string): string => (hasPlatform(root) ? own : PACKAGE);
