import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is still to be written: the names in the `notImplemented('…')` calls of these files. */
export const stubsLeft = (root: string, files: readonly string[]): string[] =>
  files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\bnotImplemented\('([^']+)'\)/g)].map(
      ([, name = '']) => `${file}  ${name}`,
    ),
  );
