import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from './manifest.ts';
import { readIfThere } from './write.ts';

/** Returns the names in the `notImplemented('…')` calls of these files, which are still to be written. */
export const stubsLeft = (root: string, files: readonly string[]): string[] =>
  files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\bnotImplemented\('([^']+)'\)/g)].map(
      ([, name = '']) => `${file}  ${name}`,
    ),
  );

/**
 * The handwritten files that have to be looked at closely: missing ones, ones whose names are others than at the last run,
 * and ones whose text holds a name nowhere. A look into the text is cheap; taking it apart (output/stubs.ts) is not.
 */
export const suspects = (
  root: string,
  before: Manifest['handwritten'] | undefined,
  now: Manifest['handwritten'],
): string[] =>
  Object.entries(now).flatMap(([file, names]) => {
    const text = readIfThere(join(root, file));
    const isSame = before === undefined || before[file]?.join() === names.join();
    return isSame && text !== undefined && names.every((name) => text.includes(name)) ? [] : [file];
  });
