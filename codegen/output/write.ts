import { mkdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Output } from '../emit/emitter.ts';
import { leftovers, MANIFEST, type Manifest, sha256 } from './manifest.ts';
import { namesOf, type SourceFile } from './source-file.ts';

/** The results of a run: its outputs, the files of `src/` that they import, and the keys of the passed checks. */
export interface Made {
  readonly outputs: readonly Output[];
  readonly sources: readonly SourceFile[];
  readonly checked: Readonly<Record<string, string>>;
}

export const manifestOf = (inputs: Manifest['inputs'], { outputs, sources, checked }: Made): Manifest => ({
  inputs,
  outputs: Object.fromEntries(outputs.map(({ path, text }) => [path, sha256(text)])),
  keys: { ...checked, ...Object.fromEntries(outputs.map(({ path, key }) => [path, key])) },
  handwritten: namesOf(sources),
});

export interface Written {
  readonly written: readonly string[];
  readonly removed: readonly string[];
}

/** Writes what differs, so that nothing else rebuilds; removes what nothing emits any more; the manifest comes last. */
export const writeOutputs = (root: string, outputs: readonly Output[], manifest: Manifest): Written => {
  const written = outputs.filter((output) => writeIfChanged(root, output)).map(({ path }) => path);
  const removed = leftovers(root, manifest.outputs);
  for (const file of removed) remove(root, file);
  writeIfChanged(root, { path: MANIFEST, text: `${JSON.stringify(manifest)}\n` });
  return { written, removed };
};

/** Compares bytes: to decode what is there takes longer than to encode what it should be. */
export const writeIfChanged = (root: string, { path, text }: Pick<Output, 'path' | 'text'>): boolean => {
  const target = join(root, path);
  const bytes = Buffer.from(text);
  if (bytesIfThere(target)?.equals(bytes)) return false;
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, bytes);
  return true;
};

export const readIfThere = (file: string): string | undefined => bytesIfThere(file)?.toString();

export const bytesIfThere = (file: string): Buffer | undefined => {
  try {
    return readFileSync(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
};

/** The file, and the folders that it leaves empty. */
const remove = (root: string, file: string): void => {
  rmSync(join(root, file));
  try {
    for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) rmdirSync(join(root, folder));
  } catch {
    // Not empty: the rest of the way up is in use.
  }
};
