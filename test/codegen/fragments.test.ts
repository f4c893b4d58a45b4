import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serverEmitters } from '../../codegen/emit/emitters.ts';
import { sdkEmitter } from '../../codegen/emit/sdk-package.ts';
import { generate } from '../../codegen/generate.ts';
import { FRAGMENTS } from '../../codegen/load/product/product.ts';
import { copyProject } from './support/project.ts';

let root: string;
beforeEach(() => {
  root = copyProject('orders');
});
afterEach(() => rmSync(root, { recursive: true }));

const outputsWith = async (platform: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  writeFileSync(join(root, 'product.yaml'), `name: Book Desk\nplatform: [${platform.join(', ')}]\n`);
  const made = await generate(root, async (heyApi) => [sdkEmitter(heyApi), ...serverEmitters]);
  if (made.diagnostics) throw new Error(made.diagnostics.join('\n'));
  return new Map(made.outputs.map(({ path, text }) => [path, text]));
};

test('takes every part of the platform that product.yaml names, with its handlers, codes, tags and scopes', async () => {
  const outputs = await outputsWith(FRAGMENTS);
  const document = JSON.parse(outputs.get('generated/openapi.json') ?? '');
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining([
      '/v1/events',
      '/v1/events/{id}',
      '/v1/explanations/{id}',
      '/v1/test/clock',
      '/openapi.json',
    ]),
  );
  expect(document.tags.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining(['Orders', 'Events', 'Explanations', 'Sandbox', 'Operations']),
  );
  expect(document.components.schemas.Scope.enum).toContain('events:read');
  expect(document.components.schemas.EventNotFoundError).toBeDefined();
  const routes = outputs.get('generated/wiring/routes/platform.ts') ?? '';
  expect(routes).toContain("from '../../../src/platform/operations/list-events.ts'");
  expect(outputs.get('generated/sdk/src/index.ts')).toContain('NextAction');
  expect(outputs.get('generated/sdk/src/book-desk.gen.ts')).toContain('WaitMethod<T.GetOrderResponse');
  expect([...outputs.values()].filter((text) => /payment|payout/i.test(text)).length).toBeLessThan(outputs.size);
});

test('offers no method that depends on a missing operation', async () => {
  const outputs = await outputsWith([]);
  const client = outputs.get('generated/sdk/src/book-desk.gen.ts') ?? '';
  expect(client).not.toContain('WaitMethod<T.');
  expect(client).not.toContain('NextMethod<');
  expect(outputs.get('generated/sdk/src/namespaces.gen.ts')).toMatch(/waits = \{\n\} as const/);
});

test('adds to spec/components.yaml only what something refers to', async () => {
  const components = join(root, 'spec/components.yaml');
  writeFileSync(components, readFileSync(components, 'utf8').replace(/ {2}Take:[\s\S]*$/, ''));
  const { components: made } = JSON.parse((await outputsWith([])).get('generated/openapi.json') ?? '');
  expect(made.parameters.Take.description).toBe('The highest number of entries on the page.');
  expect(made.parameters.Cursor).toBeUndefined();
});
