import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serverEmitters } from '../../../codegen/emit/emitters.ts';
import { emitPython } from '../../../codegen/emit/python/python.ts';
import { sdkEmitter } from '../../../codegen/emit/sdk-package.ts';
import { generate } from '../../../codegen/generate.ts';
import { importDocument, reportOf, writeImport } from '../../../codegen/import/import.ts';
import { parseForeign } from '../../../codegen/import/notes.ts';
import { REPOSITORY } from '../support/project.ts';

const FILE = 'museum.yaml';
const text = readFileSync(join(import.meta.dirname, FILE), 'utf8');

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'import-'));
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }\n');
  symlinkSync(join(REPOSITORY, 'node_modules'), join(root, 'node_modules'));
});
afterEach(() => rmSync(root, { recursive: true }));

test('a foreign document becomes a contract that generates', async () => {
  const result = importDocument(parseForeign(FILE, text));
  expect(writeImport(root, result)).toEqual([]);
  const made = await generate(root, async (heyApi) => [sdkEmitter(heyApi), emitPython, ...serverEmitters]);
  expect(made.diagnostics ?? []).toEqual([]);
  if (made.diagnostics) return;
  const texts = new Map(made.outputs.map((output) => [output.path, output.text]));
  const document = JSON.parse(texts.get('generated/openapi.json') ?? '');
  expect(document.info.license).toEqual({ name: 'MIT' });
  expect(document.paths['/special-events'].post.security).toEqual([{ apiKey: ['events:write'] }]);
  expect(Object.keys(document.paths['/special-events/{eventId}'].delete.responses)).toEqual(
    expect.arrayContaining(['204', '404']),
  );
  expect(document.components.schemas.SpecialEventNotFoundError).toBeDefined();
  expect(made.outputs.map(({ path }) => path)).toContain('generated/sdk/src/city-gallery.gen.ts');
});

test('reports every change with file and line', () => {
  const { notes } = importDocument(parseForeign(FILE, text));
  const report = reportOf(FILE, notes);
  const said = (wanted: RegExp): string | undefined => report.find((line) => wanted.test(line));
  for (const kept of [/explode/, /X-Visitor/, /merge-patch/, / 204 /]) expect(said(kept)).toBeUndefined();
  expect(said(/security of the whole/)).toMatch(/^museum\.yaml:7 {2}carried/);
  expect(said(/image\/png/)).toContain('left out: getTicketCode answers image/png');
  expect(said(/default of/)).toContain('errors follow from x-errors');
  expect(said(/RecordResource/)).toContain('the schema Record is called RecordResource here');
  expect(said(/looks like a lifecycle/)).toContain('the states PLANNED, OPEN, OVER');
  for (const line of report) expect(line).toMatch(/^museum\.yaml:[1-9]\d* {2}(?:carried|changed|left out|todo): /);
});

test('writes nothing if one of the files exists', () => {
  mkdirSync(join(root, 'spec'));
  writeFileSync(join(root, 'spec/document.yaml'), 'mine\n');
  const result = importDocument(parseForeign(FILE, text));
  expect(writeImport(root, result)).toEqual(['spec/document.yaml']);
  expect(readFileSync(join(root, 'spec/document.yaml'), 'utf8')).toBe('mine\n');
});

test.each([
  ['swagger: "2.0"\npaths: {}\n', 'x.yaml:1:1  it has Swagger 2.0: convert it to OpenAPI 3 first'],
  ['{}', 'x.yaml:1:1  it has no field openapi: convert it to OpenAPI 3 first'],
  ['openapi: [\n', 'x.yaml:2:1'],
])('refuses %j and says where', (document, message) => {
  expect(() => importDocument(parseForeign('x.yaml', document))).toThrow(message);
});
