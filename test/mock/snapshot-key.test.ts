import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { snapshotKey } from '../../mock/src/database/snapshot.ts';

describe('the key of a snapshot', () => {
  let folder: string;
  const key = () => snapshotKey(pathToFileURL(`${folder}/`), (file) => readFile(file));
  const write = (name: string, text: string) => writeFile(join(folder, name), text);
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'migrations-'));
    await write('001_first.ts', 'one');
    await write('002_second.ts', 'two');
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('stays the same while the migrations stay the same', async () => {
    expect(await key()).toBe(await key());
    await write('001_first.ts', 'one');
    expect(await key()).toMatch(/^[0-9a-f]{16}$/);
  });

  test.each(['001_first.ts', '002_second.ts'])('changes when %s was edited', async (name) => {
    const before = await key();
    await write(name, `edited ${name}`);
    expect(await key()).not.toBe(before);
  });

  test('changes after an edit that keeps the length', async () => {
    await write('002_second.ts', 'abc');
    const before = await key();
    await write('002_second.ts', 'abd');
    expect(await key()).not.toBe(before);
  });

  test('changes when text moves from one migration to the next', async () => {
    await write('001_first.ts', 'ab');
    await write('002_second.ts', 'c');
    const before = await key();
    await write('001_first.ts', 'a');
    await write('002_second.ts', 'bc');
    expect(await key()).not.toBe(before);
  });

  test('changes when a migration is added', async () => {
    const before = await key();
    await write('003_third.ts', '');
    expect(await key()).not.toBe(before);
  });
});
