import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { importDocument, reportOf, writeImport } from '../../../codegen/import/import.ts';
import { runImport } from '../../../codegen/import/main.ts';
import { NotImportable, parseForeign } from '../../../codegen/import/notes.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'odd-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

const HEAD = 'openapi: 3.0.3\ninfo: { title: Odd, version: "1" }\n';
const one = (operation: string): string => `${HEAD}paths:\n  /things:\n    post: ${operation}\n`;
const OK = 'responses: { "204": { description: Done. } }';

test.each([
  ['an empty file', '', 'it has no field openapi'],
  ['a list', '- 1\n', 'it has no field openapi'],
  ['a text', 'openapi\n', 'it has no field openapi'],
  ['no paths', HEAD, 'its paths have no operation'],
  ['paths that are null', `${HEAD}paths:\n`, 'its paths have no operation'],
  ['OpenAPI 4', 'openapi: 4.0.0\n', 'it has OpenAPI 4.0.0'],
  ['Swagger', 'swagger: "2.0"\n', 'it has Swagger 2.0'],
  ['a key that stands twice', `${HEAD}info: {}\n`, 'Map keys must be unique'],
  ['an alias of nothing', `${HEAD}paths: *nowhere\n`, 'Unresolved alias'],
  ['broken JSON', '{ "openapi": "3.0.0", ', 'odd.yaml:1:'],
  [
    'a file upload alone',
    one(`{ requestBody: { content: { multipart/form-data: {} } }, ${OK} }`),
    'multipart/form-data',
  ],
  ['XML alone', one(`{ requestBody: { content: { application/xml: {} } }, ${OK} }`), 'application/xml'],
  ['a picture', one('{ responses: { "200": { description: A., content: { image/png: {} } } } }'), 'image/png'],
  ['a path with a query', `${HEAD}paths: { "/things?kind=a": { get: { ${OK} } } }`, 'declare query parameters'],
  ['two parameters in a segment', `${HEAD}paths: { "/{a}{b}": { get: { ${OK} } } }`, 'it may have one parameter'],
])('refuses %s and says where', (_name, text, message) => {
  const importing = (): unknown => importDocument(parseForeign('odd.yaml', text));
  expect(importing).toThrow(NotImportable);
  expect(importing).toThrow(message);
  expect(importing).toThrow(/^odd\.yaml:\d+:\d+ {2}/);
});

test('treats a security entry that is no list as closed', () => {
  const text = one(`{ tags: [Things], security: { key: [] }, ${OK} }`);
  const { files, notes } = importDocument(parseForeign('odd.yaml', text));
  expect(files.get('spec/things/paths.yaml')).toContain('things:write');
  expect(reportOf('odd.yaml', notes).join('\n')).toContain(
    'the security of createThing is no list: it takes an API key',
  );
});

test('leaves out a circular reference, and reports its line', () => {
  const text = `${one(`{ requestBody: { $ref: "#/components/requestBodies/A" }, ${OK} }`)}components:
  requestBodies: { A: { $ref: "#/components/requestBodies/B" }, B: { $ref: "#/components/requestBodies/A" } }
`;
  expect(() => importDocument(parseForeign('odd.yaml', text))).toThrow(/odd\.yaml:5 {2}left out: .* leads in a circle/);
});

test('reports every odd part of a document in a line', () => {
  const file = 'odd.yaml';
  const result = importDocument(parseForeign(file, readFileSync(join(import.meta.dirname, file), 'utf8')));
  expect(writeImport(root, result)).toEqual([]);
  const said = reportOf(file, result.notes);
  for (const line of said) expect(line).toMatch(/^odd\.yaml:[1-9]\d* {2}(?:carried|changed|left out|todo): /);
  for (const part of ['callbacks of', 'application/xml', 'cookies', 'pet-id of', 'deepObject', 'constructor'])
    expect(said.join('\n')).toContain(part);
});

test('imports a URL and a JSON file, and keeps existing files', async () => {
  const document = JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Remote', version: '1' },
    paths: { '/things': { get: { responses: { 200: { description: 'Done.' } } } } },
  });
  const server = createServer((request, response) => {
    response.statusCode = request.url === '/there.json' ? 200 : 404;
    response.end(document);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const said: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line) => said.push(String(line)));
  vi.spyOn(console, 'error').mockImplementation((line) => said.push(String(line)));
  try {
    expect(await runImport([`${url}/gone.json`, 'one'], root)).toBe(1);
    expect(said.join()).toContain(`${url}/gone.json:1:1  it cannot be read: it answers 404`);
    expect(await runImport([`${url}/there.json`, 'one'], root)).toBe(0);
    expect(await runImport([`${url}/there.json`, 'one'], root)).toBe(1);
    expect(said.at(-1)).toContain('is there already: nothing was written');
    expect(await runImport(['nowhere.yaml', 'two'], root)).toBe(1);
    expect(said.at(-1)).toMatch(/^nowhere\.yaml:1:1 {2}it cannot be read: ENOENT/);
    expect(readdirSync(root)).toEqual(['one']);
  } finally {
    server.close();
  }
});
