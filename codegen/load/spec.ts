import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Diagnostics } from '../model/diagnostics.ts';
import { type Kept, nothingKept } from '../model/kept.ts';
import { listFiles } from './files.ts';
import type { Json } from './json.ts';
import { type SpecFiles, SpecNode } from './spec-node.ts';

export interface Spec {
  /** `spec/openapi.yaml`. */
  readonly root: SpecNode;
  /** `spec/errors.yaml`. */
  readonly errors: SpecNode;
  readonly files: SpecFiles;
  /** Files whose text the last good run has read as well: what depends on nothing but the file was found to hold. */
  readonly unchanged: ReadonlySet<string>;
  /** The values of the files by their text. */
  readonly parsed: ReadonlyMap<string, Json>;
}

/** Reads every YAML file under `spec/`, whether something refers to it or not; a file that was parsed before is not again. */
export const loadSpec = async (root: string, diagnostics: Diagnostics, kept: Kept = nothingKept): Promise<Spec> => {
  const paths = listFiles(root, 'spec', '.yaml');
  const texts = new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  const known = new Map<string, Json>();
  for (const [path, text] of texts) {
    const value = kept.parsed(text) as Json | undefined;
    if (value !== undefined) known.set(path, value);
  }
  const changed = paths.filter((path) => !known.has(path));
  const read = changed.length > 0 ? await parseFiles(root, changed, diagnostics) : new Map<string, Json>();
  const files = new Map<string, Json>();
  const parsed = new Map<string, Json>();
  for (const [path, text] of texts) {
    const value = known.get(path) ?? read.get(path);
    if (value === undefined) continue;
    files.set(path, value);
    parsed.set(text, value);
  }
  return {
    root: SpecNode.root(files, 'spec/openapi.yaml'),
    errors: SpecNode.root(files, 'spec/errors.yaml'),
    files,
    unchanged: new Set(known.keys()),
    parsed,
  };
};

const parseFiles = async (
  root: string,
  paths: readonly string[],
  diagnostics: Diagnostics,
): Promise<Map<string, Json>> => {
  const { default: SwaggerParser } = await import('@apidevtools/swagger-parser');
  // A document that refers to all of them makes the parser read them all, and name all that do not parse, in one go.
  const everyFile = { openapi: '3.1.0', info: { title: '', version: '' }, paths: {}, 'x-files': paths.map(toRef) };
  const wanted = new Set(paths);
  const pathOf = (url: string): string => relative(root, toPath(url)).replaceAll('\\', '/');
  // Files that need no parsing, and ones that do not exist (load/refs.ts says so), are empty to those that refer to them.
  const others = { order: 1, canRead: ({ url }: { url: string }) => !wanted.has(pathOf(url)), read: () => '{}' };
  const parser = new SwaggerParser();
  try {
    await parser.resolve(join(root, 'all.yaml'), everyFile, {
      continueOnError: true,
      resolve: { http: false, others },
    });
  } catch (error) {
    // What did not parse stands among the values as its error.
    if (!(error instanceof Error && 'errors' in error)) throw error;
  }
  const files = new Map<string, Json>();
  for (const [url, value] of Object.entries(parser.$refs.values() as Record<string, unknown>)) {
    const file = pathOf(url);
    if (!wanted.has(file)) continue;
    if (value instanceof Error) await reportUnparsable(root, file, value, diagnostics);
    else files.set(file, value as Json);
  }
  return files;
};

const toRef = (path: string): { $ref: string } => ({ $ref: `./${path.split('/').map(encodeURIComponent).join('/')}` });

const toPath = (url: string): string => (url.startsWith('file:') ? fileURLToPath(url) : decodeURIComponent(url));

/** The parser says what is wrong in prose; `yaml` says where. */
const reportUnparsable = async (root: string, file: string, error: Error, diagnostics: Diagnostics): Promise<void> => {
  const { parseDocument } = await import('yaml');
  const [first] = parseDocument(readFileSync(join(root, file), 'utf8')).errors;
  const [message = ''] = (first?.message ?? error.message).split('\n');
  diagnostics.report({ file, offset: first?.pos[0] ?? 0 }, 'yaml', message.replace(/ at line \d+, column \d+:?$/, ''));
};
