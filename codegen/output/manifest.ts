import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../load/files.ts';
import { findFiles, foundNames } from '../load/found-files.ts';
import { pluginFiles } from '../load/plugins.ts';
import { OF_A_CONTRACT, walkerNames } from '../load/recipes.ts';
import { productSource, specSources } from '../load/spec.ts';

/** The inputs and outputs of the last run here: `generated/.manifest.json`, which is not committed. */
export interface Manifest {
  /** sha256 by path, and the versions of the packages that shape the output. */
  readonly inputs: Readonly<Record<string, string>>;
  readonly outputs: Readonly<Record<string, string>>;
  /** By output, or by what was checked, the key of what it was made of: the next run uses again what has the same key. */
  readonly keys: Readonly<Record<string, string>>;
  /** The files that the wiring imports from `src/`, each with the names that it has to hold. */
  readonly handwritten: Readonly<Record<string, readonly string[]>>;
}

export const MANIFEST = 'generated/.manifest.json';

/** The generator's own folder, also when it runs on another project (a fixture). */
const GENERATOR = join(import.meta.dirname, '../..');

const PACKAGES = [
  '@apidevtools/swagger-parser',
  '@hey-api/openapi-ts',
  '@viz-js/viz',
  'ajv',
  'ajv-formats',
  'js-yaml',
  'ts-morph',
  'typescript',
  'xstate',
];

export const readManifest = (root: string): Manifest | undefined => {
  try {
    const manifest = JSON.parse(readFileSync(join(root, MANIFEST), 'utf8')) as Manifest;
    // One that an earlier generator wrote may lack what this one reads.
    return 'keys' in manifest ? manifest : undefined;
  } catch {
    return undefined;
  }
};

/** Reads a file's sha256; undefined for a file that does not exist. */
export type Digest = (root: string, file: string) => string | undefined;

export const sha256 = (content: string | Buffer): string => hash('sha256', content);

/** Everything that the output depends on. */
export const hashInputs = (root: string, digest: Digest = digestOf): Record<string, string> => {
  const own = [
    ...productSource(root),
    ...specSources(root),
    ...listFiles(root, 'spec/readmes', '.md'),
    ...listFiles(root, 'spec/versions', '.ts'),
    ...listFiles(root, 'spec/versions', '.json.gz'),
    ...listFiles(root, 'machines', '.ts'),
    ...walkerNames(root),
    ...pluginFiles(root),
  ];
  // The versions are compared by the rules of the review.
  const apart = /^codegen\/(?:review\/(?:code|follow|html)|lint)\//;
  const pipeline = listFiles(GENERATOR, 'codegen', '.ts').filter((file) => !apart.test(file));
  const defaults = listFiles(GENERATOR, 'codegen/defaults', '.yaml');
  // Copied into the Python package.
  const python = listFiles(GENERATOR, 'codegen/emit/python', '.py');
  const walker = listFiles(GENERATOR, 'walker', '.ts').filter((file) => !OF_A_CONTRACT.test(file));
  const schemas = ['spec/extensions.schema.json', 'spec/versions.schema.json'];
  const generator = [...pipeline, ...defaults, ...python, ...walker, ...schemas, 'LICENSE'];
  return {
    ...Object.fromEntries(own.map((file) => [file, digest(root, file) ?? ''])),
    ...Object.fromEntries(generator.map((file) => [file, digest(GENERATOR, file) ?? ''])),
    ...hashNames(root),
    ...packageVersions(),
  };
};

/** The names of the files in `src/` that have a role. Stubs that a run writes are among the files. */
export const hashNames = (root: string): Record<string, string> => ({
  'src/': sha256(foundNames(findFiles(root))),
});

/** Not the whole lock file: another package's update changes nothing here. The packed platform pins what it depends on. */
const packageVersions = (): Record<string, string> => {
  if (!existsSync(join(GENERATOR, 'package-lock.json'))) {
    const { dependencies } = JSON.parse(readFileSync(join(GENERATOR, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    return Object.fromEntries(PACKAGES.map((name) => [`npm:${name}`, dependencies[name] ?? '']));
  }
  const lock = JSON.parse(readFileSync(join(GENERATOR, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string }>;
  };
  return Object.fromEntries(
    PACKAGES.map((name) => [`npm:${name}`, lock.packages[`node_modules/${name}`]?.version ?? '']),
  );
};

/** Tells whether a run would change nothing: same inputs, outputs untouched, no handwritten file missing. */
export const isCurrent = (
  root: string,
  manifest: Manifest | undefined,
  inputs: Manifest['inputs'],
  digest: Digest = digestOf,
): boolean =>
  manifest !== undefined &&
  changedInputs(manifest, inputs).length === 0 &&
  Object.keys(manifest.handwritten).every((file) => existsSync(join(root, file))) &&
  Object.entries(manifest.outputs).every(([file, was]) => digest(root, file) === was) &&
  leftovers(root, manifest.outputs).length === 0;

/** Inputs that were added, changed or removed since the manifest was written. */
export const changedInputs = (manifest: Manifest | undefined, inputs: Manifest['inputs']): string[] => {
  const before = manifest?.inputs ?? {};
  return [...new Set([...Object.keys(before), ...Object.keys(inputs)])]
    .filter((file) => before[file] !== inputs[file])
    .sort();
};

/** Undefined for a file that is not there. */
export const digestOf = (root: string, file: string): string | undefined =>
  existsSync(join(root, file)) ? sha256(readFileSync(join(root, file))) : undefined;

/** Files that nothing emits any more. The packages' folders also hold what their own builds and programs make. */
export const leftovers = (root: string, outputs: Readonly<Record<string, unknown>>): string[] =>
  listFiles(root, 'generated', '').filter(
    (file) =>
      !(file in outputs) && file !== MANIFEST && !/^generated\/(?:console|database)\//.test(file) && !BUILT.test(file),
  );

const BUILT = /^generated\/sdk\/(?:dist|node_modules)\/|\/__pycache__\//;
