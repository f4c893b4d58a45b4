import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { sectionOf } from '../../scripts/release/changelog.ts';
import { unwantedOf } from '../../scripts/release/contents.ts';
import { PACKAGES, PLATFORM, type Released } from '../../scripts/release/packages.ts';
import { taggedVersion, versionFaults } from '../../scripts/release/versions.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string };

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const made = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  folders.push(folder);
  return folder;
};

describe('the version', () => {
  test('is one, and has its section in CHANGELOG.md', () => {
    expect(versionFaults(root, version)).toEqual([]);
    expect(sectionOf(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version)).toContain('- ');
  });

  test('is refused where one place has another', () => {
    const copy = made();
    const documents = ['package-lock.json', 'generated/openapi.json', 'generated/asyncapi.json'];
    const files = [...documents, 'generated/python/pyproject.toml'];
    for (const path of [...files, ...PACKAGES.map(({ folder }) => `${folder}/package.json`)]) {
      mkdirSync(dirname(join(copy, path)), { recursive: true });
      writeFileSync(join(copy, path), readFileSync(join(root, path)));
    }
    expect(versionFaults(copy, version)).toEqual([]);
    const manifest = join(copy, 'generated/sdk/package.json');
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(version, '9.9.9'));
    expect(versionFaults(copy, version)).toEqual([
      `generated/sdk/package.json has the version 9.9.9, and package.json ${version}`,
    ]);
    expect(versionFaults(copy, '9.9.9')).toHaveLength(files.length + PACKAGES.length - 1);
  });

  test('has a tag on a commit with everything in it', () => {
    const repository = made();
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.test', ...args], { cwd: repository });
    git('init', '--quiet');
    writeFileSync(join(repository, 'a'), 'a');
    git('add', 'a');
    git('commit', '--quiet', '-m', 'First');
    expect(taggedVersion(repository, '1.2.3')).toEqual(['the commit has no tag v1.2.3']);
    git('tag', 'v1.2.3');
    expect(taggedVersion(repository, '1.2.3')).toEqual([]);
    expect(taggedVersion(repository, '1.2')).toEqual(['the commit has no tag v1.2']);
    writeFileSync(join(repository, 'b'), 'b');
    expect(taggedVersion(repository, '1.2.3')).toEqual(['the work tree has changes that are not committed']);
  });
});

test.each([
  ['## 1.2.0\n\n- One.\n\n## 1.1.0\n', '- One.'],
  ['## 1.2.0 (2026-11-28)\n- One.', '- One.'],
  ['## 1.2.0\n\n## 1.1.0\n\n- One.', undefined],
  ['## 1.2.01\n\n- One.', undefined],
  ['# 1.2.0\n\n- One.', undefined],
])('the section of 1.2.0 in %j is %j', (changelog, section) => {
  expect(sectionOf(changelog, '1.2.0')).toBe(section);
});

describe('the contents of an archive', () => {
  test.each([...PACKAGES, PLATFORM].map((one) => [one.name, one] as const))(
    '%s: what is not wanted is named',
    (name, one) => {
      const faultsOf = (...more: string[]) => unwantedOf(one, { files: [...one.needs, ...more] });
      expect(faultsOf()).toEqual([]);
      for (const path of ['.env', 'test/a.test.ts', 'src/../secret', 'node_modules/x/index.js', '.npmrc', 'key.pem']) {
        expect(faultsOf(path)).toEqual([`${name} would publish ${path}, which is not in the list of its contents`]);
      }
    },
  );

  test('what is lacking is named', () => {
    const [sdk] = PACKAGES as readonly [Released];
    expect(unwantedOf(sdk, { files: sdk.needs.slice(1) })).toEqual(['@paychart/sdk lacks LICENSE']);
  });
});
