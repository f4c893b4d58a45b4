import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isService, PLATFORM_PACKAGE } from '../load/platform.ts';

/** `'../../src/platform/http/operation.ts'`, with its quotes. */
const IMPORT = /'(?:\.\.\/)+(src\/[^']+)\.ts'/g;

/**
 * A text of the generator for a project: what a service has not in its own `src/` is imported from the package. The package
 * has no domains: a file of one that is missing is a stub that this run writes after this text.
 */
export const withPlatformImports = (root: string, text: string): string =>
  text.replaceAll(IMPORT, (own: string, path: string) =>
    path.startsWith('src/domains/') || existsSync(join(root, `${path}.ts`)) ? own : `'${PLATFORM_PACKAGE}/${path}.js'`,
  );

/** Where a handwritten file of a project imports the platform's types from. */
export const platformModule = (root: string, own: string): string => (isService(root) ? PLATFORM_PACKAGE : own);
