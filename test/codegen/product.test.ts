import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { serverEmitters } from '../../codegen/emit/emitters.ts';
import { emitPython } from '../../codegen/emit/python/python.ts';
import { sdkEmitter } from '../../codegen/emit/sdk-package.ts';
import { explainCode } from '../../codegen/explain.ts';
import { generate } from '../../codegen/generate.ts';
import { namedAfter, productNamed } from '../../codegen/load/product/product.ts';
import { applyChange, copyProject } from './support/project.ts';

let root: string;
beforeEach(() => {
  root = copyProject('orders');
});
afterEach(() => rmSync(root, { recursive: true }));

const generated = async (product?: string) => {
  if (product !== undefined) writeFileSync(join(root, 'product.yaml'), product);
  return generate(root, async (heyApi) => [sdkEmitter(heyApi), emitPython, ...serverEmitters]);
};

/** Paths and texts. */
const outputsOf = async (product?: string): Promise<ReadonlyMap<string, string>> => {
  const { diagnostics, ...made } = await generated(product);
  if (diagnostics) throw new Error(diagnostics.join('\n'));
  return new Map('outputs' in made ? made.outputs.map(({ path, text }) => [path, text]) : []);
};

const OURS = /paychart|svc_(?:test|live)/i;

test('writes the names of product.yaml, and none of another product', async () => {
  const outputs = await outputsOf(
    'name: Book Desk\npackageScope: "@books"\nclientName: Desk\npythonPackage: book_desk\nkeyPrefix: bk_\nplatform: [events]\n',
  );
  const named = [...outputs].filter(([path, text]) => OURS.test(path) || OURS.test(text)).map(([path]) => path);
  expect(named).toEqual([]);
  expect(outputs.get('generated/sdk/src/book-desk.gen.ts')).toContain(
    'export function createDesk(options: DeskOptions)',
  );
  expect(outputs.get('generated/sdk/src/index.ts')).toContain("export { DeskError } from './result.ts';");
  expect(outputs.get('generated/sdk/package.json')).toContain('"name": "@books/sdk"');
  expect(outputs.get('generated/sdk/README.md')).toContain("import { createDesk } from '@books/sdk';");
  expect(outputs.get('generated/python/src/book_desk/_runtime/errors.py')).toContain('class DeskError(Exception):');
  expect(outputs.get('generated/python/pyproject.toml')).toContain('name = "book_desk"');
  expect(outputs.get('generated/model/package.json')).toContain('"name": "@books/model"');
  expect(outputs.get('generated/contract/product.ts')).toContain('"keyPrefix": "bk_"');
});

test('writes the headers of product.yaml wherever the contract, its clients and its documents name them', async () => {
  const texts = (outputs: ReadonlyMap<string, string>, pattern: RegExp): string[] =>
    [...outputs]
      .filter(([, text]) => pattern.test(text))
      .map(([path]) => path)
      .sort();
  const usual = texts(await outputsOf('name: Book Desk\n'), /x-service-/i);
  const path = join(root, 'spec/document.yaml');
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll('X-Service-Api-Key', 'X-Books-Api-Key'));
  const outputs = await outputsOf('name: Book Desk\nheaderPrefix: X-Books-\n');
  expect(texts(outputs, /x-service-/i)).toEqual([]);
  expect(texts(outputs, /x-books-/i)).toEqual(usual);
});

const PATHS = 'spec/orders/paths.yaml';
const BOOKS = 'name: Book Desk\nheaderPrefix: X-Books-\n';
const withBooksKey = () =>
  applyChange(root, { file: 'spec/document.yaml', from: 'X-Service-Api-Key', to: '"{{headerPrefix}}Api-Key"' });

test('asks for the header of two-factor approval by the name that product.yaml gives it', async () => {
  withBooksKey();
  applyChange(root, { file: PATHS, from: 'x-signed: true', to: 'x-signed: true\n    x-two-factor: approval' });
  const said = async () => ((await generated(BOOKS)).diagnostics ?? []).join('\n');
  expect(await said()).toContain('must take the header x-books-2fa-challenge');
  const header = (name: string) => `parameters:\n      - { name: ${name}, in: header, schema: { type: string } }\n`;
  const from = 'x-location: /v1/orders/{id}\n';
  applyChange(root, { file: PATHS, from, to: `${from}    ${header('X-Service-2FA-Challenge')}` });
  expect(await said()).toContain('must take the header x-books-2fa-challenge');
  applyChange(root, { file: PATHS, from: 'X-Service-2FA-Challenge', to: 'X-Books-2FA-Challenge' });
  expect(await said()).toContain('must name in x-errors, in this order: TWOFA_AGENT_NOT_PERMITTED');
  expect(await said()).not.toContain('must take the header');
});

test('makes parameters of operation headers that the platform does not send itself', async () => {
  withBooksKey();
  const names = ['X-Books-Operator', 'X-Books-Tenant-Id', 'X-Books-Shelf', 'X-Service-Operator', 'X-Provider-Id'];
  const headers = names.map((name) => `      - { name: ${name}, in: header, schema: { type: string } }\n`).join('');
  const from = 'x-location: /v1/orders/{id}\n';
  applyChange(root, { file: PATHS, from, to: `${from}    parameters:\n${headers}` });
  const outputs = await outputsOf(BOOKS);
  const rows = outputs.get('generated/sdk/src/operations.gen.ts') ?? '';
  const [, sent = ''] = /const createOrder =[\s\S]*?headers: \{([^}]*)\}/.exec(rows) ?? [];
  expect([...sent.matchAll(/'(X-[^']*)'/g)].map(([, name]) => name)).toEqual([
    'X-Books-Shelf',
    'X-Service-Operator',
    'X-Provider-Id',
  ]);
  const python = outputs.get('generated/python/src/book_desk/operations/orders.py') ?? '';
  expect([...python.matchAll(/"(X-[^"]*)"/g)].map(([, name]) => name)).toEqual([
    'X-Books-Shelf',
    'X-Service-Operator',
    'X-Provider-Id',
  ]);
});

test('refuses a limit whose name is the placeholder for the header prefix', async () => {
  writeFileSync(join(root, 'spec/limits.yaml'), 'headerPrefix: { count: 1, description: One. }\n');
  const { diagnostics } = await generated();
  expect(diagnostics?.join('\n')).toMatch(
    /^spec\/limits\.yaml:1:\d+ {2}\{\{headerPrefix\}\} is what product\.yaml says/m,
  );
});

test('refuses a security scheme whose header lacks the prefix of product.yaml', async () => {
  const { diagnostics } = await generated('name: Book Desk\nheaderPrefix: X-Books-\n');
  expect(diagnostics?.join('\n')).toContain('the platform looks for X-Books-Api-Key');
});

test('takes the names from the title of the contract without a product.yaml', async () => {
  const outputs = await outputsOf();
  expect(outputs.get('generated/sdk/package.json')).toContain('"name": "@orders/sdk"');
  expect([...outputs.keys()]).toContain('generated/sdk/src/orders.gen.ts');
});

test('refuses an unknown key of product.yaml, a malformed name and an unknown part of the platform', async () => {
  const { diagnostics } = await generated(
    'name: Books\nscope: "@books"\nclientName: books\nheaderPrefix: books\nplatform: [moon]\n',
  );
  expect(diagnostics).toEqual([
    expect.stringMatching(/^product\.yaml:2:1 {2}product\.yaml has no scope; it has name, .*\(product\)$/),
    expect.stringMatching(/^product\.yaml:3:1 {2}clientName has to be the name of a type/),
    expect.stringMatching(/^product\.yaml:4:1 {2}headerPrefix has to be X-, a name and a hyphen/),
    expect.stringMatching(/^product\.yaml:5:12 {2}the platform brings no moon; it brings events, /),
  ]);
});

test('refuses a client name whose factory function has the name of an operation', async () => {
  const { diagnostics } = await generated('name: Orders\nclientName: Order\n');
  expect(diagnostics?.join('\n')).toContain('createOrder is also the function that makes a client');
});

test('derives every name from one product name', () => {
  expect(productNamed('Parcel Lockers API')).toMatchObject({
    name: 'Parcel Lockers',
    slug: 'parcel-lockers',
    packageScope: '@parcel-lockers',
    clientName: 'ParcelLockers',
    pythonPackage: 'parcel_lockers',
    environmentPrefix: 'PARCEL_LOCKERS_',
    databaseRolePrefix: 'parcel_lockers_',
  });
  expect(productNamed('3D printing').clientName).toBe('Service3DPrinting');
  expect(productNamed('').clientName).toBe('Service');
});

test('renames only the product in a text of the runtime', () => {
  const text = 'PaychartError of @paychart/sdk: paychart/1 PAYCHART_API_KEY svc_test_x paychart[async] svc_other';
  expect(namedAfter({ ...productNamed('Book Desk'), keyPrefix: 'bk_' }, text)).toBe(
    'BookDeskError of @book-desk/sdk: book-desk/1 BOOK_DESK_API_KEY bk_test_x book_desk[async] svc_other',
  );
});

test('includes the walker without the recipes and scenarios of another contract', async () => {
  const outputs = await outputsOf('name: Book Desk\n');
  const walker = [...outputs.keys()].filter((path) => path.startsWith('generated/model/walker/'));
  expect(walker).toContain('generated/model/walker/walk-command.js');
  expect(walker.filter((path) => /recipes|scenario/.test(path))).toEqual(['generated/model/walker/recipes/index.js']);
  expect(outputs.get('generated/model/walker/recipes/index.js')).toContain('recipes = []');
  expect([...outputs.keys()].filter((path) => path.startsWith('generated/workflows/'))).toEqual([]);
});

describe('recipes of the service itself', () => {
  const recipe = (call: string) => `export const recipes = [{
  lifecycle: 'order', id: 'order', owner: 'key', acts: [],
  starts: [{ event: 'start', to: 'RECEIVED', steps: [{ call: '${call}', as: 'key', keep: { order: 'id' } }] }],
}];
`;
  const withRecipe = async (call: string) => {
    mkdirSync(join(root, 'walker/recipes'), { recursive: true });
    writeFileSync(join(root, 'walker/recipes/index.ts'), recipe(call));
    return generated();
  };

  test('are refused with their place if they call an unknown operation', async () => {
    const { diagnostics } = await withRecipe('orderBooks');
    expect(diagnostics).toEqual([
      expect.stringMatching(
        /^walker\/recipes\/index\.ts:1:14 {2}walks look at a resource by explainResource: .*\(recipe\)$/,
      ),
      expect.stringMatching(/^walker\/recipes\/index\.ts:2:15 {2}the recipe of order calls orderBooks, .*\(recipe\)$/),
    ]);
  });
});

test('explains where a code comes from, what it means and which operations answer it', async () => {
  const own = (await explainCode(root, 'ORDER_NOT_FOUND')) ?? [];
  expect(own.slice(0, 3)).toEqual([expect.stringContaining('404'), expect.any(String), 'From spec/errors.yaml.']);
  expect(own.join('\n')).toContain('  cancelOrder: 404, its x-errors');
  expect((await explainCode(root, 'RATE_LIMITED'))?.join('\n')).toContain('From the platform');
  expect(await explainCode(root, 'NO_SUCH_CODE')).toBeUndefined();
});
