import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Cache, noCache } from '../model/cache.ts';
import { changedInputs, hashInputs, type Manifest, readManifest, sha256 } from './manifest.ts';
import { bytesIfThere } from './write.ts';

/** Parsed YAML by the hash of its text: parsing it costs forty times what reading it as JSON does. */
const PARSED = 'node_modules/.cache/codegen/parsed.json';

/** The cache of the run that wrote the manifest; empty if the generator or its packages have changed. */
export const readCache = (
  root: string,
  manifest: Manifest | undefined = readManifest(root),
  inputs?: Manifest['inputs'],
): Cache => {
  if (!manifest || changedInputs(manifest, inputs ?? hashInputs(root)).some(isGenerator)) return noCache;
  const parsed = readParsed(root);
  return {
    output: (path, key) => {
      const bytes = manifest.keys[path] === key ? bytesIfThere(join(root, path)) : undefined;
      return bytes && sha256(bytes) === manifest.outputs[path] ? bytes.toString() : undefined;
    },
    checked: (what, key) => manifest.keys[what] === key,
    parsed: (text) => parsed[sha256(text)],
  };
};

const isGenerator = (input: string): boolean => !/^spec\/.*\.yaml$|^machines\/|^src\//.test(input);

const readParsed = (root: string): Record<string, unknown> => {
  try {
    return JSON.parse(readFileSync(join(root, PARSED), 'utf8')) as Record<string, unknown>;
  } catch {
    return {};
  }
};

/** Stores what is parsed now, and nothing older. */
export const writeParsed = (root: string, parsed: ReadonlyMap<string, unknown>): void => {
  const target = join(root, PARSED);
  const text = JSON.stringify(Object.fromEntries([...parsed].map(([source, value]) => [sha256(source), value])));
  mkdirSync(dirname(target), { recursive: true });
  // Renamed into its place: a run at the same time reads the old one or the new one, never half.
  writeFileSync(`${target}.${process.pid}`, text);
  renameSync(`${target}.${process.pid}`, target);
};
