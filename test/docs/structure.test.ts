import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { allowedLists, allowedWords } from '../../scripts/structure/allowed.ts';
import { doorsIn, MOST_NAMES, namesIn, wideDoors } from '../../scripts/structure/doors.ts';
import { duplicatesIn, sourcesIn } from '../../scripts/structure/duplicates.ts';
import { crowded, foldersIn } from '../../scripts/structure/folders.ts';
import { enumsIn, enumsOf, repeatedEnums } from '../../scripts/structure/inline-enums.ts';
import { copiedLists, needless, repeatedWords } from '../../scripts/structure/judge.ts';
import { readLiterals } from '../../scripts/structure/read-literals.ts';
import { contractLists, typedWords } from '../../scripts/structure/typed.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

describe('the sources (npm run structure)', () => {
  const literals = readLiterals(ROOT, 'src');
  const typed = typedWords(ROOT, literals);

  test('have no crowded folder', () => {
    const folders = foldersIn(ROOT);
    expect(folders.length).toBeGreaterThan(100);
    expect(crowded(folders)).toEqual([]);
  });

  test('export fewer than 20 names from each index of a domain', () => {
    const doors = doorsIn(ROOT);
    expect(doors.length).toBeGreaterThan(20);
    expect(doors.every(({ names }) => names > 0)).toBe(true);
    expect(wideDoors(doors)).toEqual([]);
  });

  test('have no block of code twice', () => {
    expect(duplicatesIn(sourcesIn(ROOT, 'src'))).toEqual([]);
  });

  test('write each list of the contract once', () => {
    const enums = enumsIn(ROOT);
    expect(enums.length).toBeGreaterThan(100);
    expect(repeatedEnums(enums)).toEqual([]);
  });

  test('repeat no list of the contract', () => {
    expect(copiedLists(literals, contractLists(ROOT), allowedLists)).toEqual([]);
    expect(copiedLists(literals, contractLists(ROOT), new Map()).map(({ place }) => place.split(':')[0])).toEqual(
      expect.arrayContaining([...allowedLists.keys()]),
    );
  });

  test('repeat no word in three files without a type or a reason, and list no reason without its word', () => {
    expect(repeatedWords(literals, typed, allowedWords)).toEqual([]);
    expect(needless(literals, typed, allowedWords)).toEqual([]);
  });
});

describe('the check of the sources', () => {
  test('counts the names of export lists, including types, and refuses a star export', () => {
    const list = Array.from({ length: MOST_NAMES }, (_, place) => `name${place},`).join('\n  ');
    const text = `export {\n  ${list}\n} from './a.ts';\n`;
    expect(wideDoors([{ file: 'index.ts', names: namesIn(text) }])).toEqual([]);
    const wider = namesIn(`${text}export type { One } from './b.ts';\n`);
    expect(wideDoors([{ file: 'index.ts', names: wider }])).toEqual([{ file: 'index.ts', names: MOST_NAMES + 1 }]);
    expect(wideDoors([{ file: 'index.ts', names: namesIn("export * from './a.ts';") }])).toHaveLength(1);
  });

  test('reports an inline list that repeats a named schema in any order, and accepts an alias', () => {
    const named = enumsOf('a.yaml', 'Side: { type: string, enum: [sender, recipient] }');
    const inline = enumsOf(
      'b.yaml',
      'Form: { properties: { side: { enum: [recipient, sender] }, one: { enum: [a] } } }',
    );
    expect(repeatedEnums([...named, ...inline])).toEqual([
      { places: ['a.yaml: Side', 'b.yaml: Form.properties.side'] },
    ]);
    expect(repeatedEnums(named)).toEqual([]);
    const aliased = enumsOf('c.yaml', 'One: { a: { enum: &list [x, y] }, b: { enum: *list } }');
    expect(repeatedEnums(aliased)).toEqual([]);
  });

  const inFiles = (text: string, ...files: string[]) => files.map((file) => ({ text, file }));

  test('reports a word in three files, but not in two, nor with a type or a reason', () => {
    const literals = [
      ...inFiles('payapp_c', 'a.ts', 'b.ts', 'c.ts', 'c.ts'),
      ...inFiles('twice', 'a.ts', 'b.ts', 'b.ts'),
      ...inFiles('typed', 'a.ts', 'b.ts', 'c.ts'),
      ...inFiles('utf8', 'a.ts', 'b.ts', 'c.ts'),
      ...inFiles('is not a name.', 'a.ts', 'b.ts', 'c.ts'),
    ];
    expect(repeatedWords({ literals }, new Set(['typed']), new Map([['utf8', 'Node.js']]))).toEqual([
      { text: 'payapp_c', files: ['a.ts', 'b.ts', 'c.ts'] },
    ]);
    expect(
      needless(
        { literals },
        new Set(),
        new Map([
          ['twice', 'x'],
          ['utf8', 'x'],
        ]),
      ),
    ).toEqual(['twice']);
  });

  test('reports a list of the contract in another order, but not a part of one', () => {
    const contract = { Rail: ['SEPA', 'ACH', 'CARD'], Pair: ['a', 'b'] };
    const list = (...values: string[]) => ({ values, file: 'a.ts', line: 7 });
    const lists = [list('CARD', 'SEPA', 'ACH'), list('CARD', 'SEPA'), list('a', 'b')];
    expect(copiedLists({ lists }, contract, new Map())).toEqual([{ place: 'a.ts:7', schemas: ['Rail'] }]);
    expect(copiedLists({ lists }, contract, new Map([['a.ts', 'the order means something']]))).toEqual([]);
  });

  test('reports ten equal lines of code in two places, whatever their imports and comments are', () => {
    const code = (count: number) =>
      Array.from({ length: count }, (_line, at) => `  const line${at} = ${at};`).join('\n');
    const one = { file: 'one.ts', text: `import {\n  x,\n} from './x.ts';\n/** Says this. */\n${code(10)}` };
    const other = { file: 'other.ts', text: `// Says that.\n\n${code(10)}\n` };
    expect(duplicatesIn([one, other])).toEqual([{ places: ['one.ts:5', 'other.ts:3'] }]);
    expect(duplicatesIn([one, { ...other, text: code(9) }])).toEqual([]);
  });

  test('reports a folder of 26 files, unless it holds one file per operation', () => {
    const folders = [
      { folder: 'src/platform/http', files: 26 },
      { folder: 'src/platform/db', files: 25 },
      { folder: 'src/domains/cards/operations', files: 40 },
    ];
    expect(crowded(folders).map(({ folder }) => folder)).toEqual(['src/platform/http']);
  });
});
