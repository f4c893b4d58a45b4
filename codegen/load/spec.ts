import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Cache, noCache } from '../model/cache.ts';
import type { Diagnostics } from '../model/diagnostics.ts';
import type { Version } from '../versions/change.ts';
import { loadVersions, splitFiles } from '../versions/load.ts';
import { DEFAULT_ERRORS_FILE, ERRORS_FILE, readDefaultErrors, withDefaultErrors } from './defaults.ts';
import { listFiles } from './files.ts';
import { errorsOf, isDefault, readDefaults, withFragments } from './fragments.ts';
import { type GateTable, loadGates } from './gates.ts';
import { asObject, type Json, type JsonObject } from './json.ts';
import { fillLimits, type Limit } from './limits.ts';
import { loadLocks } from './locks.ts';
import { loadProduct, PRODUCT_FILE } from './product/load-product.ts';
import type { Product } from './product/product.ts';
import { completeRoot, DOCUMENT_FILE, ROOT_FILE, ROOT_HEAD, rootFileOf } from './root.ts';
import { type SpecFiles, SpecNode } from './spec-node.ts';

export interface Spec {
  readonly product: Product;
  /** `spec/document.yaml` with a reference to all that the document consists of. */
  readonly root: SpecNode;
  /** `spec/errors.yaml` on top of the codes of the platform. */
  readonly errors: SpecNode;
  /** The entries of `spec/errors.yaml` alone. */
  readonly ownErrors: JsonObject;
  readonly files: SpecFiles;
  /** The limits of `spec/limits.yaml`. The texts of the specification already contain their words. */
  readonly limits: readonly Limit[];
  /** The table of `spec/gates.yaml`; undefined where the specification has none. */
  readonly gates: GateTable | undefined;
  /** The classes of named locks, in the order of `spec/locks.yaml`. */
  readonly locks: readonly string[];
  /** From the oldest to the newest; none where there is no spec/versions. */
  readonly versions: readonly Version[];
  /** The values of the files by their text. */
  readonly parsed: ReadonlyMap<string, Json>;
}

/** Reads every YAML file under `spec/` but the one that is written; a file that was parsed before is not again. */
export const loadSpec = async (root: string, diagnostics: Diagnostics, cache: Cache = noCache): Promise<Spec> => {
  reportForeignRoot(root, diagnostics);
  const own = [...specSources(root), ...productSource(root)].map(
    (path) => [path, readFileSync(join(root, path), 'utf8')] as const,
  );
  const texts = new Map([...own, [DEFAULT_ERRORS_FILE, readDefaultErrors()], ...readDefaults()]);
  const known = new Map<string, Json>();
  for (const [path, text] of texts) {
    const value = cache.parsed(text) as Json | undefined;
    if (value !== undefined) known.set(path, value);
  }
  const changed = [...texts.keys()].filter((path) => !known.has(path));
  const read = changed.length > 0 ? await parseFiles(texts, changed, diagnostics) : new Map<string, Json>();
  const written = new Map<string, Json>();
  const parsed = new Map<string, Json>();
  for (const [path, text] of texts) {
    const value = known.get(path) ?? read.get(path);
    if (value === undefined) continue;
    written.set(path, value);
    parsed.set(text, value);
  }
  const parts = splitFiles(written);
  const others = new Map([...parts.others].filter(([file]) => !isDefault(file) && file !== PRODUCT_FILE));
  const title = SpecNode.root(others, rootFileOf(others)).get('info')?.string('title') ?? '';
  const product = loadProduct(root, parts.others, title, diagnostics);
  const taken = withFragments(others, product.platform, written);
  const complete = withDefaultErrors(completeRoot(taken, diagnostics), {
    ...asObject(written.get(DEFAULT_ERRORS_FILE)),
    ...errorsOf(product.platform, written),
  });
  const { files, limits } = fillLimits(complete, product, diagnostics);
  return {
    product,
    root: SpecNode.root(files, rootFileOf(files)),
    errors: SpecNode.root(files, ERRORS_FILE),
    ownErrors: asObject(others.get(ERRORS_FILE)),
    files,
    limits,
    gates: loadGates(files, diagnostics),
    locks: loadLocks(files, diagnostics),
    versions: await loadVersions(root, parts.versions, diagnostics),
    parsed,
  };
};

/** None where a service has no names of its own. */
export const productSource = (root: string): string[] => (existsSync(join(root, PRODUCT_FILE)) ? [PRODUCT_FILE] : []);

/** The files that somebody writes. */
export const specSources = (root: string): string[] => {
  const all = listFiles(root, 'spec', '.yaml');
  return all.includes(DOCUMENT_FILE) ? all.filter((path) => path !== ROOT_FILE) : all;
};

/** A document that somebody wrote must not be replaced by the written root. */
const reportForeignRoot = (root: string, diagnostics: Diagnostics): void => {
  const [document, written] = [join(root, DOCUMENT_FILE), join(root, ROOT_FILE)];
  if (!existsSync(document) || !existsSync(written)) return;
  if (readFileSync(written, 'utf8').startsWith(ROOT_HEAD)) return;
  const message = `${ROOT_FILE} was not written by the generator, which would replace it: keep this file or ${DOCUMENT_FILE}, not both`;
  diagnostics.report({ file: ROOT_FILE, path: [] }, 'two-roots', message);
};

/** Half a specification would be reported a second time at every place that refers to the other half, or never end. */
export const isReadable = ({ list }: Diagnostics): boolean =>
  !list.some(({ rule }) => rule === 'yaml' || rule === 'circular-schema');

/**
 * js-yaml is what swagger-parser reads YAML with. The latter takes four times as long to read one file: it loads its
 * validators, and looks whether its options are Headers, for which Node loads its whole HTTP client.
 */
const parseFiles = async (
  texts: ReadonlyMap<string, string>,
  paths: readonly string[],
  diagnostics: Diagnostics,
): Promise<Map<string, Json>> => {
  const { CORE_SCHEMA, load, mergeTag } = await import('js-yaml');
  // Merge keys are not of YAML 1.2, and many contracts have them all the same.
  const schema = CORE_SCHEMA.withTags(mergeTag);
  const files = new Map<string, Json>();
  for (const file of paths) {
    const text = texts.get(file) ?? '';
    try {
      files.set(file, load(text, { schema }) as Json);
    } catch (error) {
      await reportUnparsable(file, text, error, diagnostics);
    }
  }
  return files;
};

/** The parser says what is wrong in prose; `yaml` says where. */
const reportUnparsable = async (
  file: string,
  text: string,
  error: unknown,
  diagnostics: Diagnostics,
): Promise<void> => {
  const { parseDocument } = await import('yaml');
  const [first] = parseDocument(text).errors;
  const [message = ''] = (first ?? (error as Error)).message.split('\n');
  diagnostics.report({ file, offset: first?.pos[0] ?? 0 }, 'yaml', message.replace(/ at line \d+, column \d+:?$/, ''));
};
