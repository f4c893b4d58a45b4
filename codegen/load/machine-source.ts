import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import type { Place } from './spec-node.ts';

/**
 * Where the last name of the trail stands. The states of a large machine are constants in files beside it: the one that
 * declares the first name is where the rest is looked for.
 */
export const locateInMachine = (
  root: string,
  { file, source }: { readonly file: string; readonly source: string },
  trail: readonly string[],
): Place => {
  const [first] = trail;
  const home = first === undefined || isDefined(source, first) ? undefined : declaring(root, file, source, first);
  const { file: where, source: text } = home ?? { file, source };
  return { file: where, offset: locateInSource(text, trail) };
};

const isDefined = (source: string, name: string): boolean => search(source, 0, definition(name)) >= 0;

const declaring = (
  root: string,
  file: string,
  source: string,
  name: string,
): { file: string; source: string } | undefined => {
  for (const [, path = ''] of source.matchAll(/^import [^;]*? from '(\.[^']+)';/gm)) {
    const beside = join(dirname(file), path);
    const text = readIfThere(join(root, beside));
    if (text !== undefined && search(text, 0, `\\bconst ${escapePattern(name)}\\b`) >= 0)
      return { file: beside, source: text };
  }
  return undefined;
};

const readIfThere = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
};

/**
 * The offset in a machine's source where the last name of the trail stands, each name searched after the one before it
 * (`['FUNDS_LOCKED', 'SUBMIT', 'lockFunds']`). A state is found where it is defined, not where it is a target. A name
 * that the text does not hold leaves the offset at the one before.
 */
export const locateInSource = (source: string, trail: readonly string[]): number => {
  let offset = 0;
  for (const name of trail) {
    const defined = search(source, offset, definition(name));
    const named = search(source, offset, `(?<![\\w$])${escapePattern(name)}(?![\\w$])`);
    offset = (defined >= 0 ? defined : named) >= 0 ? (defined >= 0 ? defined : named) : offset;
  }
  return offset;
};

const definition = (name: string): string =>
  `(?<![\\w$])(['"]?)${escapePattern(name)}\\1\\s*:|\\bconst ${escapePattern(name)}\\s*=`;

const search = (source: string, from: number, pattern: string): number => {
  const found = source.slice(from).search(new RegExp(pattern));
  return found < 0 ? -1 : from + found;
};

const escapePattern = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
