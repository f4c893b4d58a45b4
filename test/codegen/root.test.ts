import { appendFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { emitErrors } from '../../codegen/emit/errors.ts';
import { emitRoot } from '../../codegen/emit/root.ts';
import { generate } from '../../codegen/generate.ts';
import { copyProject, REPOSITORY } from './support/project.ts';

let root: string;
beforeEach(() => {
  root = copyProject('orders');
});
afterEach(() => rmSync(root, { recursive: true }));

/** `spec/openapi.yaml` as the next run writes it. */
const written = async (): Promise<string> => {
  const generated = await generate(root, [emitRoot]);
  if (generated.diagnostics) throw new Error(generated.diagnostics.join('\n'));
  return generated.outputs[0]?.text ?? '';
};

/** The root with all its references, as a service without spec/document.yaml writes it. */
const wholeRoot = async (): Promise<string> => {
  const whole = copyProject('orders');
  try {
    const generated = await generate(whole, [emitRoot]);
    if (generated.diagnostics) throw new Error(generated.diagnostics.join('\n'));
    return (generated.outputs[0]?.text ?? '').replace(/^#.*\n/gm, '');
  } finally {
    rmSync(whole, { recursive: true });
  }
};

test('the root names every path, schema and shared component, in the order of their files', async () => {
  const { openapi, paths, components, webhooks } = parse(await written());
  expect(openapi).toBe('3.1.0');
  expect(paths['/v1/orders/{id}']).toEqual({ $ref: './orders/paths.yaml#/~1v1~1orders~1{id}' });
  expect(Object.keys(paths).at(-1)).toBe('/v1/payments');
  expect(components.parameters.PathId).toEqual({ $ref: './components.yaml#/parameters/PathId' });
  expect(Object.keys(components.schemas).slice(0, 2)).toEqual(['ByCard', 'Tag']);
  expect(components.securitySchemes.apiKey.name).toBe('X-Service-Api-Key');
  expect(webhooks).toBeUndefined();
});

test('a domain adds one line to its part, whatever other domains add', async () => {
  const before = await written();
  appendFileSync(join(root, 'spec/orders/schemas.yaml'), '\nExtra: { type: string }\n');
  const line = '    Extra: { $ref: ./orders/schemas.yaml#/Extra }';
  expect((await written()).split('\n').filter((one) => !before.split('\n').includes(one))).toEqual([line]);
});

test('an edit of the generated root is overwritten', async () => {
  const before = await written();
  writeFileSync(join(root, 'spec/openapi.yaml'), `${before}\nx-edited: true\n`);
  expect(await written()).toBe(before);
});

test('a hand-written document is kept: the generator writes no root over it', async () => {
  const own = join(root, 'spec/openapi.yaml');
  renameSync(join(root, 'spec/document.yaml'), own);
  const text = `# Ours.\n${await wholeRoot()}`;
  writeFileSync(own, text);
  const generated = await generate(root, [emitRoot]);
  expect(generated.diagnostics).toBeUndefined();
  expect(generated.diagnostics ?? generated.outputs).toEqual([]);
  expect(readFileSync(own, 'utf8')).toBe(text);
});

test('a hand-written document beside spec/document.yaml is refused, and not replaced', async () => {
  writeFileSync(join(root, 'spec/openapi.yaml'), 'openapi: 3.1.0\npaths: {}\n');
  expect((await generate(root, [])).diagnostics).toEqual([
    'spec/openapi.yaml:1:1  spec/openapi.yaml was not written by the generator, which would replace it: keep this file or spec/document.yaml, not both  (two-roots)',
  ]);
});

test('a service without a registry has the codes of the platform', async () => {
  rmSync(join(root, 'spec/errors.yaml'));
  const { diagnostics = [] } = await generate(root, []);
  const missing = diagnostics.map((line) => /names (\w+), which spec\/errors.yaml does not declare/.exec(line)?.[1]);
  expect(missing).toContain('ORDER_NOT_FOUND');
  expect(missing).not.toContain('TRY_AGAIN');
  expect(diagnostics.filter((line) => line.includes('the platform answers'))).toEqual([]);
});

test('an entry of the registry takes precedence over the default, field by field', async () => {
  const registry = join(root, 'spec/errors.yaml');
  const text = readFileSync(registry, 'utf8').replace(/^TRY_AGAIN: .*$/m, 'TRY_AGAIN: { meaning: Come back later. }');
  writeFileSync(registry, text);
  const generated = await generate(root, [emitErrors]);
  if (generated.diagnostics) throw new Error(generated.diagnostics.join('\n'));
  const [errors] = generated.outputs;
  expect(errors?.text).toMatch(/TRY_AGAIN[^}]*503[^}]*Come back later\./s);
});

test('a file that no part of the document includes is refused', async () => {
  writeFileSync(join(root, 'spec/orders/schema.yaml'), 'Extra: { type: string }\n');
  const { diagnostics } = await generate(root, []);
  expect(diagnostics).toEqual([
    "spec/orders/schema.yaml:1:1  nothing reads spec/orders/schema.yaml: a domain's files end with paths.yaml, schemas.yaml or events.yaml  (unlisted)",
  ]);
});

test('the repository has the root document that editors open', () => {
  const { paths } = parse(readFileSync(join(REPOSITORY, 'spec/openapi.yaml'), 'utf8'));
  const { paths: bundled } = JSON.parse(readFileSync(join(REPOSITORY, 'generated/openapi.json'), 'utf8'));
  expect(Object.keys(paths)).toEqual(Object.keys(bundled));
});
