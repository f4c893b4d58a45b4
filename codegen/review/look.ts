import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../load/files.ts';
import { changedInputs, hashInputs, MANIFEST, readManifest } from '../output/manifest.ts';
import type { FollowUp } from './follow.ts';

/**
 * `there` when the text that the change needs stands where the convention looks for it, `stub` when a generated stub
 * does. A text search is a hint: the compiler and the tests have the last word. `look` where only people can tell.
 */
export type Presence = 'there' | 'missing' | 'stub' | 'look';

export interface LookedUp extends FollowUp {
  readonly presence: Presence;
  /** The files that hold it. */
  readonly files: readonly string[];
}

export const lookUp = (root: string, followUps: readonly FollowUp[]): LookedUp[] => {
  const texts = new Map<string, string>();
  const textOf = (file: string): string => {
    const text = texts.get(file) ?? readFileSync(join(root, file), 'utf8');
    texts.set(file, text);
    return text;
  };
  return followUps.map((one) => ({ ...one, ...look(root, one, textOf) }));
};

const look = (
  root: string,
  { kind, path, holds, gone, look: looked }: FollowUp,
  textOf: (file: string) => string,
): Pick<LookedUp, 'presence' | 'files'> => {
  if (path === MANIFEST) return { presence: isGenerated(root) ? 'there' : 'missing', files: [] };
  if (looked) return { presence: 'look', files: [] };
  const files = filesAt(root, path).filter((file) => holds.every((text) => holdsWord(textOf(file), text)));
  if (gone) return { presence: files.length === 0 ? 'there' : 'missing', files };
  if (files.length === 0) return { presence: 'missing', files };
  const stub =
    kind !== 'test' && kind !== 'migration' && files.every((file) => textOf(file).includes('notImplemented('));
  return { presence: stub ? 'stub' : 'there', files };
};

/** Generated from these sources, by whatever release of the generator. */
const isGenerated = (root: string): boolean => {
  const manifest = readManifest(root);
  const changed = changedInputs(manifest, hashInputs(root));
  return manifest !== undefined && !changed.some((file) => /^(spec|machines)\/.*\.(yaml|ts)$/.test(file));
};

const filesAt = (root: string, path: string): string[] => {
  if (!existsSync(join(root, path))) return [];
  return statSync(join(root, path)).isDirectory() ? listFiles(root, path, '.ts') : [path];
};

/** As a word of its own: `note` is not in `notes`. */
const holdsWord = (text: string, word: string): boolean => {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![A-Za-z0-9_])${escaped}(?![A-Za-z0-9_])`).test(text);
};
