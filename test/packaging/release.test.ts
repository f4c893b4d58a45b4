import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { sectionOf } from '../../scripts/release/changelog.ts';
import { unwantedOf } from '../../scripts/release/contents.ts';
import { PACKAGES, PLATFORM, type Released } from '../../scripts/release/packages.ts';
import { promiseFaults, taggedVersion, versionFaults } from '../../scripts/release/versions.ts';

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
  test('is one everywhere, and has a section in CHANGELOG.md', () => {
    expect(versionFaults(root, version)).toEqual([]);
    expect(sectionOf(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version)).toContain('- ');
  });

  test('is refused if it differs in one place', () => {
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

  test('has a tag on a commit without uncommitted changes', () => {
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

describe('the contract of a release', () => {
  const write = (folder: string, path: string, content: string | Buffer): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  const project = (release: string): string => {
    const folder = made();
    write(folder, 'spec/versions/2026-01-01/version.yaml', `release: "${release}"\n`);
    for (const name of ['openapi', 'asyncapi']) write(folder, `generated/${name}.json`, '{"of":"today"}');
    return folder;
  };
  const publish = (folder: string, text: string): void => {
    for (const name of ['openapi', 'asyncapi'])
      write(folder, `spec/versions/2026-01-01/published/${name}.json.gz`, gzipSync(text));
  };

  test('is refused if it was not published', () => {
    expect(promiseFaults(project('1.2'), '1.2.0')).toEqual([
      'spec/versions/2026-01-01 is not published. Run npm run versions -- publish once, and commit what it writes.',
    ]);
  });

  test('is accepted if it is the published one', () => {
    const folder = project('1.2');
    publish(folder, '{"of":"today"}');
    expect(promiseFaults(folder, '1.2.0')).toEqual([]);
  });

  test('is refused if it has changed since it was published', () => {
    const folder = project('1.2');
    publish(folder, '{"of":"yesterday"}');
    expect(promiseFaults(folder, '1.2.0')).toEqual([
      expect.stringContaining('has another openapi.json than generated/'),
      expect.stringContaining('has another asyncapi.json than generated/'),
    ]);
  });

  test('may have additions in a release without a version of its own', () => {
    const folder = project('1.2');
    publish(folder, '{"of":"yesterday"}');
    expect(promiseFaults(folder, '1.3.0')).toEqual([]);
    expect(promiseFaults(folder, '1.20.0')).toEqual([]);
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
    '%s: an unwanted file is named',
    (name, one) => {
      const faultsOf = (...more: string[]) => unwantedOf(one, { files: [...one.needs, ...more] });
      expect(faultsOf()).toEqual([]);
      for (const path of ['.env', 'test/a.test.ts', 'src/../secret', 'node_modules/x/index.js', '.npmrc', 'key.pem']) {
        expect(faultsOf(path)).toEqual([`${name} would publish ${path}, which is not in the list of its contents`]);
      }
    },
  );

  test('a missing file is named', () => {
    const [sdk] = PACKAGES as readonly [Released];
    expect(unwantedOf(sdk, { files: sdk.needs.slice(1) })).toEqual(['@paychart/sdk lacks LICENSE']);
  });
});
