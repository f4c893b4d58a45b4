import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { promiseFaults } from '../../scripts/release/versions.ts';

const DATE = '2027-03-01';

/** A repository whose newest version is not published yet. */
let project: string;
let published: string;

beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), 'paychart-publish-'));
  published = join(project, 'spec/versions', DATE, 'published');
  await mkdir(join(project, 'spec/versions', DATE), { recursive: true });
  writeFileSync(join(project, 'spec/versions', DATE, 'version.yaml'), 'release: "0.9"\n');
  for (const name of ['openapi.json', 'asyncapi.json', 'lifecycles', 'model', 'docs/lifecycles'])
    cpSync(join('generated', name), join(project, 'generated', name), { recursive: true });
  cpSync('examples', join(project, 'examples'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

const publish = (): string =>
  execFileSync(process.execPath, [resolve('scripts/versions.ts'), 'publish'], {
    cwd: project,
    encoding: 'utf8',
    stdio: 'pipe',
  });

const listed = (archive: string): string[] =>
  execFileSync('tar', ['tzf', join(published, 'clients', archive)], { encoding: 'utf8' })
    .trim()
    .split('\n');

const kept = (name: string): string => gunzipSync(readFileSync(join(published, `${name}.json.gz`))).toString('utf8');

test('an aborted run publishes no version', () => {
  expect(publish).toThrow();
  expect(existsSync(published)).toBe(false);
  expect(promiseFaults(project, '0.9.0')).toEqual([expect.stringContaining('is not published')]);
});

// The SDK is compiled and packed: ten seconds, and minutes where the machine is busy.
test('a version keeps the documents, the packed SDK and the examples of its release', { timeout: 600_000 }, () => {
  cpSync('generated/sdk', join(project, 'generated/sdk'), {
    recursive: true,
    filter: (path) => !path.endsWith('/dist'),
  });
  expect(publish()).toBe(`written  spec/versions/${DATE}/published\n`);
  for (const name of ['openapi', 'asyncapi']) expect(kept(name)).toBe(readFileSync(`generated/${name}.json`, 'utf8'));
  expect(kept('model')).toBe(readFileSync('generated/model/lifecycles.json', 'utf8'));
  const names = readdirSync('generated/lifecycles').flatMap((name) => name.match(/.*(?=\.json$)/) ?? []);
  expect(Object.keys(JSON.parse(kept('lifecycles'))).sort()).toEqual(names.sort());
  expect(listed('sdk.tar.gz')).toEqual(expect.arrayContaining(['package/package.json', 'package/dist/esm/index.js']));
  expect(listed('examples.tar.gz').sort()).toEqual(
    readdirSync('examples')
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `examples/${name}`)
      .sort(),
  );
  expect(readdirSync(join(project, 'spec/versions', DATE)).sort()).toEqual(['published', 'version.yaml']);
  expect(promiseFaults(project, '0.9.0')).toEqual([]);
});

test('a version is published once', () => {
  expect(publish).toThrow(`${DATE} is published already: what was promised does not change.`);
});
