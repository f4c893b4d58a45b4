import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceTargets } from './source-targets.ts';

/**
 * Contract, code and tests cite sections of the specification (A 4.1) and decisions (D-078). Each leads somewhere, and
 * every decision is there because something cites it.
 */

const ROOT = new URL('../../', import.meta.url).pathname;
const FOLDERS = [
  'spec',
  'machines',
  'codegen',
  'src',
  'migrations',
  'scripts',
  'test',
  'bench',
  'examples',
  'docs/guides',
];
const TEXTS = new Set(['.ts', '.mjs', '.js', '.json', '.yaml', '.md', '.sql', '.sol']);
const THIS = 'citations.test.ts';

const read = (name: string): string => readFileSync(join(ROOT, 'docs', `${name}.md`), 'utf8');

const filesOf = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXTS.has(extname(entry.name)) && entry.name !== THIS)
    .filter((entry) => !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name));

/** `D-085`, and all of `D-054 to D-058`. */
const decisionsIn = (text: string): string[] =>
  [...text.matchAll(/\bD-(\d{3})(?: to D-(\d{3}))?/g)].flatMap(([, first = '', last = first]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => numbered(Number(first) + at)),
  );

const numbered = (number: number): string => `D-${String(number).padStart(3, '0')}`;

const sectionsIn = (text: string): string[] =>
  [...text.matchAll(/(?<![\w`'"])[AB] \d+(?:\.\d+)?(?![\w.]*[a-z])/g)].map(([section]) => section);

const texts = FOLDERS.flatMap(filesOf).map((file) => ({
  file: file.slice(ROOT.length),
  text: readFileSync(file, 'utf8'),
}));
const targets = sourceTargets([
  { name: 'requirements', markdown: read('requirements') },
  { name: 'decisions', markdown: read('decisions') },
]);

const dangling = (citationsIn: (text: string) => string[]): string[] =>
  texts.flatMap(({ file, text }) => {
    const lost = new Set(citationsIn(text).filter((citation) => !targets.has(citation)));
    return [...lost].map((citation) => `${file}: ${citation}`);
  });

describe('citations', () => {
  it('of decisions lead to an entry of docs/decisions.md', () => {
    expect(dangling(decisionsIn)).toEqual([]);
  });

  it('of sections lead to a heading of docs/requirements.md', () => {
    expect(dangling(sectionsIn)).toEqual([]);
  });

  it('exist for every entry of docs/decisions.md', () => {
    const cited = new Set(texts.flatMap(({ text }) => decisionsIn(text)));
    const entries = [...targets.keys()].filter((citation) => citation.startsWith('D-'));
    expect(entries.length).toBeGreaterThan(400);
    expect(entries.filter((entry) => !cited.has(entry))).toEqual([]);
  });

  it('within docs/decisions.md lead to an entry of it', () => {
    expect(decisionsIn(read('decisions')).filter((entry) => !targets.has(entry))).toEqual([]);
  });
});

describe('docs/decisions.md', () => {
  const entries = [...read('decisions').matchAll(/^### (D-\d{3})\n\n(.+)$/gm)];

  it('has each number once, under a heading with its anchor', () => {
    const numbers = entries.map(([, number]) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const number of numbers) expect(targets.get(number ?? '')?.anchor).toBe(number?.toLowerCase());
  });

  it('states each decision in one to three sentences after its subject', () => {
    const odd = entries.filter(([, , text = '']) => !/^\*\*.+\*\* [A-Z`].+\.$/.test(text));
    expect(odd.map(([, number]) => number)).toEqual([]);
  });
});
