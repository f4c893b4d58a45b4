import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const MOST = 25;

/** Folders in which each file is one of a list that the contract makes: a reader looks for one name, and finds it. */
const LISTS = /^src\/domains\/\w+\/operations$|^walker\/recipes$|^codegen\/emit\/sdk\/runtime$/;

const folderOf = (path: string): string => path.slice(ROOT.length);

test(`a folder of the sources has at most ${MOST} files (docs/architecture.md)`, () => {
  const counts = new Map<string, number>();
  for (const folder of ['src', 'codegen', 'walker', 'mock/build', 'mock/src'])
    for (const entry of readdirSync(`${ROOT}${folder}`, { recursive: true, withFileTypes: true }))
      if (entry.isFile()) counts.set(folderOf(entry.parentPath), (counts.get(folderOf(entry.parentPath)) ?? 0) + 1);
  expect(counts.size).toBeGreaterThan(100);
  expect([...counts].filter(([folder, count]) => count > MOST && !LISTS.test(folder))).toEqual([]);
});
