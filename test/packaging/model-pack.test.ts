import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const run = promisify(execFile);
const source = new URL('../../generated/model/', import.meta.url).pathname;

describe('@paychart/model, packed and installed', () => {
  let folder: string;
  let packed: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'model-pack-'));
    const { stdout } = await run('npm', ['pack', source, '--json', '--pack-destination', folder], { cwd: folder });
    const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
    packed = join(folder, 'node_modules/@paychart/model');
    await mkdir(packed, { recursive: true });
    await run('tar', ['-xzf', join(folder, filename), '--strip-components=1', '-C', packed]);
  }, 60_000);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const node = (...args: string[]) => run(process.execPath, args, { cwd: folder });

  test('has its license, and only optional dependencies', async () => {
    expect(await readFile(join(packed, 'LICENSE'), 'utf8')).toContain('Apache License');
    const manifest = JSON.parse(await readFile(join(packed, 'package.json'), 'utf8'));
    expect(manifest.dependencies).toBeUndefined();
    const optional = { optional: true };
    expect(manifest.peerDependenciesMeta).toEqual({ ajv: optional, viem: optional, xstate: optional, yaml: optional });
  });

  test('exports the same by import and by require', async () => {
    const program = (way: string) => `${way}; console.log(Object.keys(model.lifecycles).length)`;
    await writeFile(join(folder, 'a.mjs'), program("import * as model from '@paychart/model'"));
    await writeFile(join(folder, 'a.cjs'), program("const model = require('@paychart/model')"));
    const [imported, required] = await Promise.all([node('a.mjs'), node('a.cjs')]);
    expect(Number(imported.stdout)).toBeGreaterThan(40);
    expect(required.stdout).toBe(imported.stdout);
  });

  test('contains the walker and the check of feeds', async () => {
    const main = join(packed, 'walker/main.js');
    expect((await node(main, '--help')).stdout).toContain('paychart-model walk');
    const event = { id: 'e', type: 'claim.opened', resourceId: 'c', resourceSequence: 1, data: { object: {} } };
    const lines = ['OPEN', 'LOCKED'].map((status) => JSON.stringify({ ...event, data: { object: { status } } }));
    await writeFile(join(folder, 'good.ndjson'), `${lines[0]}\n`);
    await writeFile(join(folder, 'bad.ndjson'), `${lines[1]}\n`);
    expect((await node(main, 'conform', 'good.ndjson')).stdout).toMatch(/: 0 histories/);
    await expect(node(main, 'conform', 'bad.ndjson')).rejects.toMatchObject({ code: 1 });
    await expect(node(main, 'walk', '--url', 'http://127.0.0.1:1')).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--key is missing'),
    });
    await expect(node(main, 'walk', '--url', 'http://127.0.0.1:1', '--key', 'svc_test_x')).rejects.toMatchObject({
      stderr: expect.stringContaining('Nothing answers at http://127.0.0.1:1'),
    });
  });
});
