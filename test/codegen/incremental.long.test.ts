import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverEmitters } from '../../codegen/emit/emitters.ts';
import { generate } from '../../codegen/generate.ts';
import { type Cache, noCache } from '../../codegen/model/cache.ts';
import { readCache, writeParsed } from '../../codegen/output/cache.ts';
import { findDrift } from '../../codegen/output/check.ts';
import { hashInputs, type Manifest, readManifest } from '../../codegen/output/manifest.ts';
import { type Made, manifestOf, writeOutputs } from '../../codegen/output/write.ts';
import { applyChange, linkPackages, REPOSITORY } from './support/project.ts';

/** The repository's own contract: domains that refer to each other. */
let root: string;

interface Run extends Made {
  readonly manifest: Manifest;
  /** Paths and checks that were not made again. */
  readonly reused: readonly string[];
}

const run = async (cache: Cache): Promise<Run> => {
  const reused: string[] = [];
  const counting: Cache = {
    output: (path, key) => {
      const text = cache.output(path, key);
      if (text !== undefined) reused.push(path);
      return text;
    },
    checked: (what, key) => {
      const isGood = cache.checked(what, key);
      if (isGood) reused.push(what);
      return isGood;
    },
    parsed: (text) => cache.parsed(text),
  };
  const generated = await generate(root, serverEmitters, counting);
  if (generated.diagnostics) throw new Error(generated.diagnostics.join('\n'));
  writeParsed(root, generated.parsed);
  return { ...generated, manifest: manifestOf(hashInputs(root), generated), reused };
};

const write = ({ outputs, manifest }: Run): void => {
  writeOutputs(root, outputs, manifest);
};

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'paychart-incremental-'));
  for (const folder of ['spec', 'machines']) cpSync(join(REPOSITORY, folder), join(root, folder), { recursive: true });
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }\n');
  linkPackages(root);
  write(await run(noCache));
});
afterAll(() => rmSync(root, { recursive: true }));

const VALIDATORS = 'generated/contract/validators';

test('after a change in one domain, the rest comes from the cache, with the same bytes as a cold run', {
  timeout: 180_000,
}, async () => {
  applyChange(root, {
    file: 'spec/offramp/schemas.yaml',
    from: 'memo: { type: string, maxLength: 500,',
    to: 'memo: { type: string, maxLength: 501,',
  });
  const warm = await run(readCache(root));
  const cold = await run(noCache);
  expect(warm.outputs).toEqual(cold.outputs);
  expect(warm.manifest).toEqual(cold.manifest);
  expect(cold.reused).toEqual([]);
  expect(warm.reused).toContain(`${VALIDATORS}/responses/accounts.js`);
  expect(warm.reused).toContain('generated/docs/lifecycles/offramp-payment.svg');
  expect(warm.reused).toContain('examples/accounts');
  expect(warm.reused).not.toContain(`${VALIDATORS}/bodies/offramp.js`);
  expect(warm.reused).not.toContain('examples/offramp');
  write(warm);
});

test('after a change of a shared schema, its users’ examples are checked again but their code is kept', {
  timeout: 180_000,
}, async () => {
  const before = readManifest(root);
  const file = join(root, 'spec/offramp/schemas.yaml');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/^Usd:\n {2}type: string\n/m, '$&  maxLength: 40\n'));
  const warm = await run(readCache(root));
  const cold = await run(noCache);
  expect(warm.outputs).toEqual(cold.outputs);
  expect(warm.manifest).toEqual(cold.manifest);
  const remade = Object.keys(warm.manifest.keys).filter((key) => warm.manifest.keys[key] !== before?.keys[key]);
  // Every domain that refers to Usd has its examples checked again; code is made anew only where Usd itself stands.
  expect(remade).toEqual(expect.arrayContaining(['schemas/offramp', 'schemas/webhooks', 'examples/sandbox']));
  expect(remade.filter((key) => /\/(?:destinations|operations|trade)$/.test(key))).toEqual([]);
  expect(remade.filter((key) => key.startsWith(VALIDATORS))).toEqual([`${VALIDATORS}/responses/offramp.js`]);
  write(warm);
});

test('after a change of words, nothing is checked again; after one of an x- field, its examples are', {
  timeout: 180_000,
}, async () => {
  const file = 'spec/claims/paths.yaml';
  applyChange(root, { file, from: 'summary: Accept a claim\n', to: 'summary: Accept — a claim\n' });
  const warm = await run(readCache(root));
  const cold = await run(noCache);
  expect(warm.outputs).toEqual(cold.outputs);
  expect(warm.manifest).toEqual(cold.manifest);
  const remade = Object.keys(warm.manifest.keys).filter((key) => !warm.reused.includes(key));
  expect(remade).toEqual([
    // The document of the newest version has the words, and is compared with those that were published.
    'versions',
    'generated/contract/operations.ts',
    'generated/openapi.json',
    'generated/requests/claims.http',
    'generated/requests/paychart.postman_collection.json',
    'generated/versions/conversions.ts',
    'generated/versions/differences.ts',
    'generated/wiring/routes/claims.ts',
  ]);
  const field = { file, from: 'machine: claim-link, event: REDEEM,', to: 'machine: claim-link, occasion: REDEEM,' };
  applyChange(root, field);
  await expect(run(readCache(root))).rejects.toThrow(/claims\/paths\.yaml:\d+:5 {2}x-lifecycle\/0 must have required/);
  applyChange(root, { file, from: field.to, to: field.from });
});

test('a wrong cache entry is used until a check generates everything anew', async () => {
  const path = `${VALIDATORS}/responses/claims.js`;
  const planted = `${readFileSync(join(root, path), 'utf8')}// planted\n`;
  const good = await run(readCache(root));
  const outputs = good.outputs.map((output) => (output.path === path ? { ...output, text: planted } : output));
  write({ ...good, outputs, manifest: manifestOf(hashInputs(root), { ...good, outputs }) });

  const warm = await run(readCache(root));
  expect(warm.outputs.find((output) => output.path === path)?.text).toBe(planted);
  const cold = await run(noCache);
  expect(findDrift(root, cold.outputs, readManifest(root), cold.manifest).drift).toEqual([
    `${path} differs  (written by the last generate from the same inputs)`,
  ]);

  // A file that is not as its manifest says is made again at once.
  appendFileSync(join(root, path), '// by hand\n');
  expect((await run(readCache(root))).outputs).toEqual(cold.outputs);
});

test('a cache of another generator is not used', () => {
  const manifest = readManifest(root);
  if (!manifest) throw new Error('no manifest');
  const inputs = hashInputs(root);
  const path = `${VALIDATORS}/responses/accounts.js`;
  const key = manifest.keys[path] ?? '';
  expect(readCache(root, manifest, inputs).output(path, key)).toBeDefined();
  expect(readCache(root, manifest, { ...inputs, 'npm:ajv': '0.0.0' }).output(path, key)).toBeUndefined();
  expect(readCache(root, manifest, { ...inputs, 'codegen/main.mjs': '' }).output(path, key)).toBeUndefined();
});
