import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;
const page = async (path: string): Promise<string> => readFile(`${root}${path}`, 'utf8');

test('docs/testing.md says what each file of long tests shows', async () => {
  const rows = [...(await page('docs/testing.md')).matchAll(/^\| `([\w./-]+\.long\.test\.ts)` +\| (.+?) +\|$/gm)];
  const files = (await readdir(`${root}test`, { recursive: true })).filter((file) => file.endsWith('.long.test.ts'));
  expect(files.length).toBeGreaterThan(50);
  const told = new Map(rows.map(([, file, words]) => [file, words]));
  expect(files.filter((file) => !told.has(file))).toEqual([]);
  expect([...told.keys()]).toEqual([...told.keys()].toSorted());
  expect(new Set(told.values()).size).toBe(told.size);
});

test('docs/performance.md has the figures of the installed Lighthouse', async () => {
  const { dependencies } = JSON.parse(await page('tools/lighthouse/package.json')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  expect(await page('docs/performance.md')).toContain(`Lighthouse ${dependencies.lighthouse},`);
});
