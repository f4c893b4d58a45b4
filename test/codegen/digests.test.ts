import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DigestCache } from '../../codegen/output/digests.ts';
import { sha256 } from '../../codegen/output/manifest.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'paychart-digests-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (text: string): void => writeFileSync(join(root, 'a.yaml'), text);
/** Of a process of its own. */
const digest = (): string | undefined => {
  const digests = new DigestCache(root);
  const found = digests.of(root, 'a.yaml');
  digests.save();
  return found;
};

test('a digest follows its file: written, overwritten with the same length, removed', () => {
  expect(digest()).toBeUndefined();
  write('one');
  expect(digest()).toBe(sha256('one'));
  write('two');
  expect(digest()).toBe(sha256('two'));
  rmSync(join(root, 'a.yaml'));
  expect(digest()).toBeUndefined();
});

test('an unchanged file is not read again', () => {
  write('one');
  const at = new Date('2026-03-02T09:00:00.000Z');
  utimesSync(join(root, 'a.yaml'), at, at);
  expect(digest()).toBe(sha256('one'));
  write('two');
  utimesSync(join(root, 'a.yaml'), at, at);
  expect(digest()).toBe(sha256('one'));
});

test('a cache that is not JSON, or cannot be written, only costs time', () => {
  write('one');
  writeFileSync(join(root, 'node_modules'), 'a file where the folder would be');
  expect(digest()).toBe(sha256('one'));
});
