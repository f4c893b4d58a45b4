import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import ts from 'typescript';

/** An import as it stands in a text. */
export interface Imported {
  readonly specifier: string;
  /** Of the specifier, without its quotes. */
  readonly start: number;
  readonly end: number;
}

/** Modules that a file starts in a thread or process of its own: `new URL('./x.worker.ts', import.meta.url)`. */
const STARTED = /new URL\('(\.[^']+\.(?:worker|process|watch)\.ts)', import\.meta\.url\)/g;

/** Every module that a text names, types included, in the order of their places. */
export function importsOf(text: string): Imported[] {
  const imported = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName, pos }) => {
    const start = text.indexOf(fileName, pos);
    return { specifier: fileName, start, end: start + fileName.length };
  });
  const started = [...text.matchAll(STARTED)].map(({ 0: whole, 1: specifier = '', index }) => {
    const start = index + whole.indexOf(specifier);
    return { specifier, start, end: start + specifier.length };
  });
  return [...imported, ...started].sort((one, other) => one.start - other.start);
}

/** A path from the root of what a file imports; undefined for a package. */
export const targetOf = (file: string, specifier: string): string | undefined =>
  specifier.startsWith('.') ? join(dirname(file), specifier) : undefined;

/**
 * The files that are reached from the entries by what they import when they run. `textOf` gives a file without its types,
 * so that an import of types alone leads nowhere. What a service writes or generates itself is not followed.
 */
export function reachedFrom(
  root: string,
  entries: readonly string[],
  textOf: (file: string) => string,
): { readonly files: readonly string[]; readonly packages: readonly string[] } {
  const files = new Set<string>();
  const packages = new Set<string>();
  const open = [...entries];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (files.has(file)) continue;
    if (!existsSync(join(root, file))) throw new Error(`${file} is imported, and does not exist`);
    files.add(file);
    if (!/\.(?:ts|mjs|js)$/.test(file)) continue;
    for (const { specifier } of importsOf(textOf(file))) {
      const target = targetOf(file, specifier);
      if (target === undefined) packages.add(packageOf(specifier));
      else if (!isOfService(target)) open.push(target);
    }
  }
  packages.delete('');
  return { files: [...files].sort(), packages: [...packages].sort() };
}

/** What the platform reads of the service that uses it. */
export const isOfService = (path: string): boolean => /^(?:generated|migrations\/(?!support\/|platform\/))/.test(path);

/** `koa` of `koa/lib/x.js`; nothing for Node's own modules and for names that package.json maps. */
const packageOf = (specifier: string): string => {
  if (/^(?:node:|#)/.test(specifier)) return '';
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
};

/** The text of a file, for `reachedFrom`. */
export const readText = (root: string, file: string): string => readFileSync(join(root, file), 'utf8');
