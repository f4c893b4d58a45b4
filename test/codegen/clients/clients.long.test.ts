import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { REPOSITORY } from '../support/project.ts';

/**
 * Programs of others that read the contract (tools/clients): each accepts it, and what it makes compiles. Not among them
 * are Spectral's command line, which adds nothing to its rules but 30 MB, and Kubb 5, which asks for a package that is not
 * published.
 */
const CLIENTS = join(REPOSITORY, 'tools/clients');
const CONTRACT = join(REPOSITORY, 'generated/openapi.json');

interface Document {
  openapi?: string;
  readonly components: { readonly schemas: Record<string, unknown> };
}

/** What each kind of tool refuses. */
const PLANTS: Readonly<Record<string, (document: Document) => Document>> = {
  'a-schema-is-missing.json': (document) => {
    delete document.components.schemas.Card;
    return document;
  },
  // swagger-typescript-api takes a reference to nothing for `any`.
  'no-version.json': ({ openapi: _version, ...document }) => document,
};

let root: string;
beforeAll(() => {
  expect(run(join(REPOSITORY, 'scripts/tools.mjs'), 'clients').status).toBe(0);
  root = mkdtempSync(join(tmpdir(), 'paychart-clients-'));
  symlinkSync(join(CLIENTS, 'node_modules'), join(root, 'node_modules'));
  for (const [name, plant] of Object.entries(PLANTS))
    writeFileSync(join(root, name), JSON.stringify(plant(contract())));
}, 600_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

const contract = (): Document => JSON.parse(readFileSync(CONTRACT, 'utf8'));

const run = (program: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, [program, ...args], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

/** What a tool or the compiler says against a document; empty where it is accepted, and what is made of it compiles. */
function complaints(tool: string, document: string): string {
  const folder = join(root, `${tool}-${basename(document, '.json')}`);
  mkdirSync(folder);
  const made = run(join(CLIENTS, 'make.mjs'), tool, document, folder);
  if (made.status !== 0) return `${made.stdout}${made.stderr}`;
  if (tool === 'spectral') return '';
  expect(globSync('**/*.ts', { cwd: folder })).not.toEqual([]);
  if (tool === 'openapi-zod-client') withoutNullInEnums(join(folder, 'openapi-zod-client.ts'));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: OPTIONS, include: ['.'] }));
  const tsc = join(REPOSITORY, 'tools/node_modules/typescript-native/bin/tsc');
  return run(tsc, '--pretty', 'false', '-p', folder).stdout;
}

const OPTIONS = {
  target: 'es2024',
  lib: ['es2024', 'dom', 'dom.iterable'],
  module: 'nodenext',
  types: [],
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
};

/**
 * openapi-zod-client writes the null of an enum as one of the texts of `z.enum`, which does not compile:
 * https://github.com/astahmer/openapi-zod-client/issues/236
 */
function withoutNullInEnums(file: string): void {
  const text = readFileSync(file, 'utf8');
  const mended = text.replace(/(\.enum\(\[[^\]]*?),\s*null,?\s*\]\)/g, '$1])');
  expect(mended, 'the fault is mended: compile what openapi-zod-client makes as it is').not.toBe(text);
  writeFileSync(file, mended);
}

const CARD = 'a-schema-is-missing.json';

describe.each([
  ['spectral', CARD, "'#/components/schemas/Card' does not exist"],
  ['orval', CARD, "Can't resolve reference: #/components/schemas/Card"],
  ['openapi-typescript', CARD, '#/components/schemas/Card'],
  ['oazapfts', CARD, 'Card'],
  ['swagger-typescript-api', 'no-version.json', 'Error'],
  ['openapi-zod-client', CARD, 'Card'],
  ['kubb', CARD, 'Build Error'],
])('%s', (tool, broken, complaint) => {
  test('accepts the contract, and generates code that compiles', { timeout: 300_000 }, () => {
    expect(complaints(tool, CONTRACT)).toBe('');
  });

  test('refuses a broken document', { timeout: 300_000 }, () => {
    expect(complaints(tool, join(root, broken))).toContain(complaint);
  });
});
