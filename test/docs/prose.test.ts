import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { citationsIn, isValidatorNoise, privateWordsIn } from '../../codegen/lint/words.ts';
import { stringsOf } from './strings.ts';

/** What an outsider reads, beyond the contract itself, whose lint has the same rules (codegen/lint/prose-rules.ts). */

const ROOT = new URL('../../', import.meta.url).pathname;
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name))
    .sort();

interface Text {
  readonly where: string;
  readonly text: string;
}

const linesOf = (file: string): Text[] =>
  read(file)
    .split('\n')
    .map((text, at) => ({ where: `${file}:${at + 1}`, text }));

const literalsOf = (file: string): Text[] =>
  stringsOf(file, read(file)).map(({ line, text }) => ({ where: `${file}:${line}`, text }));

/** Whatever the program can print, log or answer is a text in its source. */
const program = [...filesIn('src', '.ts'), ...filesIn('scripts', '.ts'), ...filesIn('codegen', '.ts')].filter(
  // What emitters write, and the change that the guide makes, are sources, whose comments may cite; the SDK's are looked at below.
  (file) => !file.startsWith('codegen/emit/') && file !== 'scripts/spec-guide/change.ts',
);
const console = program.filter((file) => /^(?:src\/(?:cli|app|embedded)|scripts)\//.test(file));

/** Queries, paths and lists of citations are no prose. */
const isProse = ({ text }: Text): boolean => /[a-z] [a-z(]/i.test(text) && !isPath(text) && !isSql(text);
const isPath = (text: string): boolean => /^[\w./…-]+\//.test(text);
const isSql = (text: string): boolean => /\b(?:SELECT|INSERT|UPDATE|DELETE|CREATE|WITH)\b/.test(text);

const manuals = [
  'README.md',
  'CHANGELOG.md',
  'generated/sdk/README.md',
  ...filesIn('docs/guides', '.md'),
  ...filesIn('docs/operate', '.md'),
];

const pages: Readonly<Record<string, readonly string[]>> = {
  'the README, the guides and the change log': manuals,
  'how to change the spec': ['docs/how-to-change-the-spec.md', 'CONTRIBUTING.md'],
  'the SDK, its comments included': filesIn('generated/sdk/src', '.ts'),
  'the examples': filesIn('examples', '.ts'),
  'the diagrams': filesIn('generated/docs', '.svg'),
};

const complaints = (texts: readonly Text[], find: (text: string) => readonly string[]): string[] =>
  texts.flatMap(({ where, text }) => find(text).map((found) => `${where}: ${found}`));

const words = (text: string): string[] => privateWordsIn(text).map(({ word, say }) => `'${word}': say ${say}`);

/** CONTRIBUTING shows in a table how not to write, and where citations belong. */
const withoutShown = (texts: readonly Text[]): Text[] =>
  texts.filter(({ text }) => !text.startsWith('| ') && !text.includes('x-requirements'));

describe('no citation appears in', () => {
  it.each(Object.entries(pages))('%s', (_, files) => {
    expect(files.length).toBeGreaterThan(0);
    expect(complaints(withoutShown(files.flatMap(linesOf)), citationsIn)).toEqual([]);
  });

  it('a text of the program that it prints, logs or answers', () => {
    const texts = program.flatMap(literalsOf);
    expect(texts.length).toBeGreaterThan(5000);
    expect(complaints(texts.filter(isProse), citationsIn)).toEqual([]);
  });

  it('the served document or the data derived from the machines', () => {
    const found: string[] = [];
    const visit = (value: unknown, key: string, path: string): void => {
      if (key === 'x-requirements' || key === 'requirements') return;
      if (typeof value === 'string') found.push(...citationsIn(value).map((citation) => `${path}: ${citation}`));
      if (typeof value === 'object' && value !== null) {
        for (const [name, inner] of Object.entries(value)) visit(inner, name, `${path}/${name}`);
      }
    };
    for (const file of ['generated/openapi.json', ...filesIn('generated/lifecycles', '.json')]) {
      visit(JSON.parse(read(file)), '', file);
    }
    expect(found).toEqual([]);
  });
});

describe('no private word appears in', () => {
  it('the README, the guides and the change log', () => {
    expect(complaints(manuals.flatMap(linesOf), words)).toEqual([]);
  });

  it('the output of the command line, the boot and the scripts', () => {
    expect(complaints(console.flatMap(literalsOf).filter(isProse), words)).toEqual([]);
  });
});

it('no page shows a message of a validator as one of the service', () => {
  const told = manuals.flatMap(linesOf).filter(({ text }) => !text.startsWith('sl-violations'));
  expect(told.filter(({ text }) => isValidatorNoise(text))).toEqual([]);
});

describe('the rules for texts catch', () => {
  it.each([
    ['a citation in a string', "throw new Error('No such payment (D-039).');", citationsIn, ['D-039']],
    ['a citation in a template', ['log(`It is ', '{state} (A 4.1)`);'].join('$'), citationsIn, ['A 4.1']],
    ['a private word', "print('The outbox has 3 jobs.');", words, ["'outbox': say the service"]],
  ])('%s', (_, source, find, found) => {
    expect(stringsOf('planted.ts', source).flatMap(({ text }) => find(text))).toEqual(found);
  });

  it('no comment, where citations are allowed', () => {
    expect(stringsOf('planted.ts', '// D-039\nconst a = 1; /** A 4.1 */')).toEqual([]);
  });
});
