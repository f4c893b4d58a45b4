import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Packed } from '../../scripts/release/pack.ts';
import { packPython } from '../../scripts/release/python.ts';
import { hasPython, runPython } from './python.ts';

const root = new URL('../../', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'paychart-wheel-'));
afterAll(() => rmSync(folder, { recursive: true }));

let wheel: Packed;
let sources: Packed;

beforeAll(() => {
  [wheel, sources] = packPython(root, folder) as [Packed, Packed];
});

it('gives the same bytes for the same files', () => {
  expect(packPython(root, folder).map(({ sha512 }) => sha512)).toEqual([wheel.sha512, sources.sha512]);
});

it('holds the package and nothing else', () => {
  expect(wheel.files).toContain('paychart/py.typed');
  expect(wheel.files.filter((path) => !/^paychart(?:\/\w+)*\/(?:\w+\.py|py\.typed)$|\.dist-info\//.test(path))).toEqual(
    [],
  );
  expect(sources.files).toContain(`paychart-${sources.version}/src/paychart/__init__.py`);
});

it.runIf(hasPython)('is a sound zip, and the source archive a sound tar', async () => {
  expect(await runPython(['-m', 'zipfile', '-t', wheel.path])).toMatchObject({ code: 0, stdout: 'Done testing\n' });
  expect((await runPython(['-m', 'tarfile', '-t', sources.path])).code).toBe(0);
});

const hasPip = hasPython && (await runPython(['-m', 'pip', '--version'])).code === 0;

it.runIf(hasPip)('is installed by pip without a network, and runs from there alone', async () => {
  const target = join(folder, 'installed');
  const installed = await runPython([
    '-m',
    'pip',
    'install',
    '--no-index',
    '--no-deps',
    '--target',
    target,
    wheel.path,
  ]);
  expect(installed.stderr + installed.stdout).toContain(`Successfully installed paychart-${wheel.version}`);
  const program = 'import paychart; print(paychart.VERSION, paychart.__file__)';
  const ran = await runPython(['-c', program], { PYTHONPATH: target });
  expect(ran.stdout.trim()).toBe(`${wheel.version} ${target}/paychart/__init__.py`);
});
