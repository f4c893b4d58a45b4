import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** So many lines that are the same in two places are one function that was copied. */
const LINES = 10;

export interface Source {
  readonly file: string;
  readonly text: string;
}

export interface Duplicate {
  /** `file:line`, of each place. */
  readonly places: readonly [string, string];
}

export const sourcesIn = (root: string, folder: string): readonly Source[] =>
  globSync(`${folder}/**/*.ts`, { cwd: root })
    .sort()
    .map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(join(root, file), 'utf8') }));

/** Blocks of lines that stand in two places, once for each pair of files. Imports, comments and brackets do not count. */
export function duplicatesIn(sources: readonly Source[]): readonly Duplicate[] {
  const first = new Map<string, string>();
  const found = new Map<string, Duplicate>();
  for (const { file, text } of sources) {
    const lines = telling(text);
    for (let at = 0; at + LINES <= lines.length; at += 1) {
      const block = lines.slice(at, at + LINES);
      const key = block.map(({ line }) => line).join('\n');
      const place = `${file}:${block[0]?.number}`;
      const before = first.get(key);
      if (before === undefined) first.set(key, place);
      else {
        const pair = `${before.split(':')[0]} ${file}`;
        if (!found.has(pair)) found.set(pair, { places: [before, place] });
      }
    }
  }
  return [...found.values()];
}

/** The lines that say something, with their numbers. */
function telling(text: string): { readonly line: string; readonly number: number }[] {
  const withoutImports = text.replaceAll(/^(?:import|export) [^;]*? from '[^']*';$/gms, (imports) =>
    imports.replaceAll(/[^\n]/g, ''),
  );
  return withoutImports
    .split('\n')
    .map((line, index) => ({ line: line.trim(), number: index + 1 }))
    .filter(({ line }) => /\w/.test(line) && !/^(\/\/|\/\*|\*)/.test(line));
}
