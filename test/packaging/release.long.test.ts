import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Bill } from '../../scripts/release/bill-of-materials.ts';
import type { Provenance } from '../../scripts/release/provenance.ts';

const run = promisify(execFile);
const root = new URL('../../', import.meta.url).pathname;

describe('npm run release -- --dry-run', { timeout: 300_000 }, () => {
  let folder: string;
  let said: string;
  let files: string[];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'release-'));
    // Without a network: what it writes follows from the lock file and the sources.
    const env = { ...process.env, npm_config_offline: 'true' };
    const args = [join(root, 'scripts/release.ts'), '--dry-run', '--to', folder];
    said = (await run(process.execPath, args, { cwd: root, env, maxBuffer: 2 ** 26 })).stdout;
    files = (await readdir(folder)).sort();
  }, 300_000);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const read = async <T>(name: string): Promise<T> => JSON.parse(await readFile(join(folder, name), 'utf8')) as T;
  const archives = () => files.filter((name) => name.endsWith('.tgz'));
  const wheels = () => files.filter((name) => /\.(?:whl|tar\.gz)$/.test(name));

  test('packs four packages of npm and one of Python, each with its bill of materials and its provenance', () => {
    expect(archives().map((name) => name.replace(/-[\d.]+\.tgz$/, ''))).toEqual([
      'paychart-mock',
      'paychart-model',
      'paychart-platform',
      'paychart-sdk',
    ]);
    const bases = archives().map((name) => name.replace(/\.tgz$/, ''));
    expect(wheels().map((name) => name.replace(/-[\d.]+(?=[-.])/, ''))).toEqual([
      'paychart-py3-none-any.whl',
      'paychart.tar.gz',
    ]);
    expect(files).toEqual(
      [
        ...bases.flatMap((base) => [`${base}.cdx.json`, `${base}.intoto.json`, `${base}.tgz`]),
        ...wheels().flatMap((name) => [`${name}.cdx.json`, `${name}.intoto.json`, name]),
      ].sort(),
    );
    expect(said).toContain('Dry run: nothing is published.');
  });

  test('names the archive in the provenance by its hash, the commit and the tag', async () => {
    const { stdout: commit } = await run('git', ['rev-parse', 'HEAD'], { cwd: root });
    for (const archive of archives()) {
      const sha512 = createHash('sha512')
        .update(await readFile(join(folder, archive)))
        .digest('hex');
      const provenance = await read<Provenance>(archive.replace(/tgz$/, 'intoto.json'));
      expect(provenance.subject).toEqual([{ name: archive, digest: { sha512 } }]);
      expect(JSON.stringify(provenance.predicate)).toContain(commit.trim());
      expect(JSON.stringify(provenance.predicate)).toMatch(/"ref":"refs\/tags\/v\d+\.\d+\.\d+"/);
    }
  });

  test('lists bundled packages, but no tools, in the bill of the mock, and nothing foreign in the others', async () => {
    for (const archive of archives()) {
      const bill = await read<Bill>(archive.replace(/tgz$/, 'cdx.json'));
      expect(bill.bomFormat).toBe('CycloneDX');
      const names = bill.components.map(({ name }) => name);
      if (!archive.startsWith('paychart-mock')) expect(names).toEqual([]);
      else expect(names).toEqual(expect.arrayContaining(['koa', 'pg', 'xstate', '@electric-sql/pglite']));
      for (const tool of ['vitest', 'typescript', 'ts-morph', '@stoplight/prism-cli'])
        expect(names).not.toContain(tool);
      expect(new Set(bill.components.map(({ name, version }) => `${name}@${version}`)).size).toBe(names.length);
    }
  });
});
