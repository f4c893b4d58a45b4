import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { PACKAGES } from './packages.ts';
import { PYTHON_FOLDER, pythonProject } from './python.ts';

/** Where a version stands beside the project's package.json. */
const versionsOf = (root: string): [place: string, version: unknown][] => {
  const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));
  return [
    ['package-lock.json', read('package-lock.json').version],
    ['generated/openapi.json', read('generated/openapi.json').info.version],
    ['generated/asyncapi.json', read('generated/asyncapi.json').info.version],
    [`${PYTHON_FOLDER}/pyproject.toml`, pythonProject(root).version],
    ...PACKAGES.map(({ folder }): [string, unknown] => [
      `${folder}/package.json`,
      read(`${folder}/package.json`).version,
    ]),
  ];
};

export const versionFaults = (root: string, version: string): string[] =>
  versionsOf(root).flatMap(([place, found]) =>
    found === version ? [] : [`${place} has the version ${found}, and package.json ${version}`],
  );

/** What a release asks of the repository: everything is committed, and the commit has the version's tag. */
export function taggedVersion(root: string, version: string): string[] {
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const tags = git('tag', '--points-at', 'HEAD').split('\n');
  return [
    ...(git('status', '--porcelain') === '' ? [] : ['the work tree has changes that are not committed']),
    ...(tags.includes(`v${version}`) ? [] : [`the commit has no tag v${version}`]),
  ];
}

/** A release keeps the contract that it promises: the documents in spec/versions are those that the service answers. */
export function promiseFaults(root: string, version: string): string[] {
  const folder = join(root, 'spec/versions');
  const date = readdirSync(folder)
    .sort()
    .findLast((name) => existsSync(join(folder, name, 'version.yaml')));
  if (date === undefined) return [];
  const [, release] = /^release: "?([^"\n]+)/m.exec(readFileSync(join(folder, date, 'version.yaml'), 'utf8')) ?? [];
  const isOfRelease = version === release || version.startsWith(`${release}.`);
  const asked = 'Run npm run versions -- publish once, and commit what it writes.';
  if (!existsSync(join(folder, date, 'published'))) return [`spec/versions/${date} is not published. ${asked}`];
  if (!isOfRelease) return [];
  return ['openapi', 'asyncapi'].flatMap((name) => {
    const kept = gunzipSync(readFileSync(join(folder, date, 'published', `${name}.json.gz`)));
    const isKept = kept.equals(readFileSync(join(root, 'generated', `${name}.json`)));
    return isKept
      ? []
      : [
          `spec/versions/${date}/published has another ${name}.json than generated/: it was published before the last change`,
        ];
  });
}
