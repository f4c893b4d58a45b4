import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const text = (path: string) => readFileSync(join(root, path), 'utf8');

interface Locked {
  readonly engines?: unknown;
  readonly hasInstallScript?: boolean;
  readonly deprecated?: string;
}

const locked = (file: string): [string, Locked][] =>
  Object.entries<Locked>(read(file).packages).filter(([path]) => path !== '');

/** What a range of `engines` allows, as far as packages write it: `^22.18.0 || >=24.11.0`, `>=18 <23`, `20 || >=22`. */
function allows(range: string, version: string): boolean {
  const numbers = (one: string) => one.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : 0));
  const compare = (a: string, b: string): number => {
    const [left, right] = [numbers(a), numbers(b)];
    for (const index of [0, 1, 2]) if (left[index] !== right[index]) return (left[index] ?? 0) - (right[index] ?? 0);
    return 0;
  };
  const isMet = (comparator: string): boolean => {
    const [, operator = '', bound = ''] = /^(>=|>|<=|<|\^|~|=)?v?([\dx*.]+)$/.exec(comparator) ?? [];
    if (/^[x*]?$/.test(bound)) return bound !== '';
    const apart = compare(version, bound);
    const [major] = numbers(version);
    if (operator === '>=') return apart >= 0;
    if (operator === '>') return apart > 0;
    if (operator === '<=') return apart <= 0;
    if (operator === '<') return apart < 0;
    return major === numbers(bound)[0] && apart >= 0;
  };
  const joined = range.replaceAll(/(>=|>|<=|<|\^|~|=)\s+/g, '$1');
  return joined.split('||').some((some) => some.trim() === '' || some.trim().split(/\s+/).every(isMet));
}

const runtime = text('scripts/node-runtime.mjs');
const bundled = /VERSION = '([\d.]+)'/.exec(runtime)?.[1] ?? '';
const oldest = `${/\[MAJOR, MINOR\] = \[(\d+), (\d+)\]/.exec(runtime)?.slice(1).join('.')}.0`;

test.each([
  ['>=22.19.0', '24.18.0', true],
  ['^22.18.0 || >=24.11.0', '24.11.0', true],
  ['^22.18.0 || >=24.11.0', '24.10.9', false],
  ['>=18 <23', '24.0.0', false],
  ['>= 0.8', '24.0.0', true],
  ['20 || >=22', '21.0.0', false],
  ['^22.12.0 || ^24.0.0 || >=26.0.0', '25.0.0', false],
  ['*', '24.0.0', true],
])('%s with %s: %s', (range, version, expected) => {
  expect(allows(range, version)).toBe(expected);
});

/** Packages run under the machine's Node from `oldest` on, and under `bundled` on older machines. */
test('every package supports each Node version that may run it', () => {
  const refused = locked('package-lock.json').flatMap(([path]) => {
    const manifest = join(path, 'package.json');
    if (!existsSync(join(root, manifest))) return [];
    const range: unknown = read(manifest).engines?.node;
    if (typeof range !== 'string') return [];
    return [oldest, bundled]
      .filter((version) => !allows(range, version))
      .map((version) => `${path}: ${range}: ${version}`);
  });
  expect(refused).toEqual([]);
  expect([oldest, bundled]).toEqual(['24.18.0', '24.21.0']);
});

test('npm has nothing to warn of: no lock file has a required Node or a deprecated package (npm run lockfile)', () => {
  for (const file of ['package-lock.json', 'tools/package-lock.json', 'tools/packaging/package-lock.json']) {
    const alarming = locked(file).filter(
      ([, { engines, deprecated }]) => engines !== undefined || deprecated !== undefined,
    );
    expect(alarming.map(([path]) => `${file}: ${path}`)).toEqual([]);
  }
});

test('tools that only check the project are not in the root install', () => {
  const { dependencies, devDependencies } = read('package.json');
  const root = new Set(Object.keys({ ...dependencies, ...devDependencies }));
  const tools = Object.keys(read('tools/package.json').dependencies);
  expect(tools).toContain('@biomejs/biome');
  for (const name of [...tools, 'node']) expect(root, name).not.toContain(name);
});
