import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serverEmitters } from '../../../codegen/emit/emitters.ts';
import { emitPython } from '../../../codegen/emit/python/python.ts';
import { sdkEmitter } from '../../../codegen/emit/sdk-package.ts';
import { generate } from '../../../codegen/generate.ts';
import { importDocument, reportOf, writeImport } from '../../../codegen/import/import.ts';
import { NotImportable, parseForeign } from '../../../codegen/import/notes.ts';
import { REPOSITORY } from '../support/project.ts';

/** Documents of others (tools/documents): petstores, trains, starships, and one for nearly each odd part of OpenAPI. */
const FOLDER = join(REPOSITORY, 'tools/documents/node_modules/@readme/oas-examples');

beforeAll(() => {
  execFileSync(process.execPath, ['scripts/tools.mjs', 'documents'], { cwd: REPOSITORY });
}, 120_000);

const text = (file: string): string => readFileSync(join(FOLDER, file), 'utf8');

/** Imports each of these, and answers those that are refused. Notes and refusals have a file, a line and a reason. */
function refusedOf(folder: string, files: readonly string[]): string[] {
  return files.filter((file) => {
    try {
      const { notes } = importDocument(parseForeign(file, readFileSync(join(folder, file), 'utf8')));
      for (const line of reportOf(file, notes))
        expect(line, file).toMatch(/:[1-9]\d* {2}(?:carried|changed|left out|todo): ./);
      return false;
    } catch (error) {
      if (!(error instanceof NotImportable)) throw new Error(file, { cause: error });
      expect(error.message).toMatch(/:[1-9]\d*:[1-9]\d* {2}./);
      return true;
    }
  });
}

test('imports every foreign document or refuses it, with file, line and reason', { timeout: 120_000 }, () => {
  const files = globSync('{2,3}.*/yaml/**/*.yaml', { cwd: FOLDER });
  expect(files.length).toBeGreaterThan(55);
  const refused = refusedOf(FOLDER, files);
  // Swagger 2, nothing but forms and events, and a document without operations.
  const others = refused.filter((file) => !file.startsWith('2.0/'));
  expect(others.every((file) => /file-uploads|form-data|encoding-style|webhooks|workshop\/title/.test(file))).toBe(
    true,
  );
});

test('a document with indistinguishable answers is refused at its operation', { timeout: 120_000 }, async () => {
  const { diagnostics } = await generatedOf('3.0/yaml/circular-paths.yaml');
  expect(diagnostics).toEqual([
    expect.stringMatching(
      /^spec\/[\w-]+\/paths\.yaml:\d+:\d+ {2}nothing tells the branches of ReplaceAnythingResult apart/,
    ),
  ]);
});

test.each(['3.1/yaml/petstore.yaml', '3.1/yaml/train-travel.yaml'])(
  '%s becomes a contract that generates, and overwrites nothing',
  { timeout: 120_000 },
  async (file) => {
    const { diagnostics, again } = await generatedOf(file);
    expect(diagnostics).toEqual([]);
    expect(again.length).toBeGreaterThan(3);
  },
);

describe('the documents of @typespec/http-specs, with which generators of clients are tested', () => {
  let folder: string;
  let files: readonly string[];
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'http-specs-'));
    execFileSync(process.execPath, ['tools/documents/typespec.mjs', folder], { cwd: REPOSITORY, stdio: 'pipe' });
    files = globSync('**/*.yaml', { cwd: folder }).sort();
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  test('are imported or refused, with file, line and reason', () => {
    expect(files.length).toBeGreaterThan(60);
    const refused = refusedOf(folder, files).map((file) => dirname(file));
    // Bodies in several parts, of XML or of lines of JSON alone, and paths that answer HEAD alone.
    expect(refused.filter((name) => !/^(?:payload-(?:multipart|xml)|server-|streaming-)/.test(name))).toEqual([]);
  });

  test('generate, one of seven of them', { timeout: 240_000 }, async () => {
    const refused = refusedOf(folder, files);
    const chosen = files.filter((file, at) => at % 7 === 0 && !refused.includes(file));
    expect(chosen.length).toBeGreaterThan(7);
    for (const file of chosen) {
      const { diagnostics } = await generatedOf(file, readFileSync(join(folder, file), 'utf8'));
      for (const line of diagnostics) expect(line).toMatch(/^spec\/[\w/.-]+:\d+:\d+ {2}./);
      console.info(`${file}: ${diagnostics.length === 0 ? 'generated' : diagnostics[0]}`);
    }
  });
});

test('types keep the names of their schemas, whatever their spelling', { timeout: 120_000 }, async () => {
  const schemas = ['LR', 'Base64urlBytes', 'HTTPStatusV2'].map(
    (name) => `    ${name}: { type: string, enum: [left, right] }`,
  );
  const properties = ['LR', 'Base64urlBytes', 'HTTPStatusV2'].map(
    (name, place) => `                  f${place}: { $ref: '#/components/schemas/${name}' }`,
  );
  const document = `openapi: 3.1.0
info: { title: Names, version: '1' }
paths:
  /things:
    get:
      operationId: getThingsInBase64url
      responses:
        '200':
          description: Things
          content:
            application/json:
              schema:
                type: object
                properties:
${properties.join('\n')}
components:
  schemas:
${schemas.join('\n')}
`;
  expect((await generatedOf('names.yaml', document)).diagnostics).toEqual([]);
});

/** What the generator says of an imported document, and the files that another import would write over. */
async function generatedOf(file: string, document = text(file)) {
  const root = mkdtempSync(join(tmpdir(), 'foreign-'));
  try {
    writeFileSync(join(root, 'package.json'), '{ "type": "module" }\n');
    symlinkSync(join(REPOSITORY, 'node_modules'), join(root, 'node_modules'));
    const imported = importDocument(parseForeign(file, document));
    expect(writeImport(root, imported)).toEqual([]);
    const made = await generate(root, async (heyApi) => [sdkEmitter(heyApi), emitPython, ...serverEmitters]);
    return { diagnostics: made.diagnostics ?? [], again: writeImport(root, imported) };
  } finally {
    rmSync(root, { recursive: true });
  }
}
