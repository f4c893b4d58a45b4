import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emitProduct } from '../../codegen/emit/product.ts';
import { generate } from '../../codegen/generate.ts';
import { lintModel } from '../../codegen/lint/lint.ts';
import { changedInputs, hashInputs } from '../../codegen/output/manifest.ts';
import { copyProject } from './support/project.ts';

let root = '';
beforeEach(() => {
  root = copyProject('orders');
});
afterEach(() => rmSync(root, { recursive: true }));

const EMITTER = 'codegen/emitters/names.ts';
const RULE = 'codegen/rules/words.ts';

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const emitting = (path: string, text: string): string =>
  `export const emit = ({ lifecycles }) => [{ path: '${path}', madeFrom: 1, text: () => ${text} }];\n`;

const made = async () => generate(root, [emitProduct]);

describe('an emitter of a service', () => {
  test('writes its own file beside those of the generator', async () => {
    write(EMITTER, emitting('generated/docs/names.txt', 'lifecycles.map(({ id }) => id).join()'));
    const { outputs = [] } = (await made()) as { outputs?: { path: string; text: string }[] };
    const { path, text } = outputs.find((one) => one.path.endsWith('names.txt')) ?? { path: '', text: '' };
    expect([path, text]).toEqual(['generated/docs/names.txt', expect.stringContaining('order')]);
  });

  test('is an input of the manifest, so that a change of it regenerates', async () => {
    write(EMITTER, emitting('generated/a.txt', '"one"'));
    const before = { inputs: hashInputs(root), outputs: {}, keys: {}, handwritten: {} };
    expect(changedInputs(before, hashInputs(root))).toEqual([]);
    write(EMITTER, emitting('generated/a.txt', '"two"'));
    expect(changedInputs(before, hashInputs(root))).toEqual([EMITTER]);
  });

  test('has another cache key after it changed', async () => {
    write('codegen/emitters/one.ts', emitting('generated/a.txt', '"same"'));
    const { outputs: [first] = [] } = (await made()) as { outputs?: { key: string }[] };
    rmSync(join(root, 'codegen/emitters/one.ts'));
    write('codegen/emitters/two.ts', `// Another one.\n${emitting('generated/a.txt', '"same"')}`);
    const { outputs: [second] = [] } = (await made()) as { outputs?: { key: string }[] };
    expect(first?.key).not.toBe(second?.key);
  });

  test.each([
    ['export const emitted = 1;\n', 'it has to export a function `emit`'],
    ['export const emit = () => { throw new Error("no model"); };\n', 'it has failed: no model'],
    ["import './nowhere.ts';\n", 'it cannot be loaded: '],
    [emitting('src/a.ts', '""'), 'it writes src/a.ts, and has to stay in generated/'],
    [emitting('generated/../src/a.ts', '""'), 'it writes generated/../src/a.ts, and has to stay in generated/'],
    [
      emitting('generated/product.json', '""'),
      'it writes generated/product.json, which another emitter writes as well',
    ],
    [
      "export const emit = () => [{ path: 'generated/a.txt', madeFrom: 1, text: () => { throw new Error('no text'); } }];\n",
      'the text of generated/a.txt has failed: no text',
    ],
  ])('is refused with its file if it cannot be used: %s', async (source, words) => {
    write(EMITTER, source);
    const { diagnostics } = await made();
    expect(diagnostics).toEqual([expect.stringContaining(words)]);
    expect(diagnostics?.[0]).toMatch(/^codegen\/emitters\/names\.ts:1:1 .*\(plugin\)$/);
  });
});

describe('a rule of a service', () => {
  const ruleSaying = (check: string): string =>
    `export const rule = { name: 'own-words', why: 'It is ours.', check: (linted, report) => { ${check} } };\n`;

  test('reports its findings beside the rules of the profile', async () => {
    write(RULE, ruleSaying("report({ file: 'spec/document.yaml' }, linted.model.operations.length + ' operations');"));
    const { lines } = await lintModel(root);
    expect(lines.filter((line) => line.includes('(own-words)'))).toEqual([
      expect.stringMatching(/^spec\/document\.yaml\S* +\d+ operations/),
    ]);
  });

  test.each([
    ['export const rule = { name: "nameless" };\n', 'it has to export `rule`, with a name, a why and a function check'],
    [ruleSaying("throw new Error('no words');"), 'the rule own-words has failed: no words'],
  ])('is refused with its file if it cannot be used: %s', async (source, words) => {
    write(RULE, source);
    const { lines, isRefused } = await lintModel(root);
    expect(isRefused).toBe(true);
    expect(lines).toEqual([expect.stringMatching(/^codegen\/rules\/words\.ts:1:1 /)]);
    expect(lines[0]).toContain(words);
  });
});
