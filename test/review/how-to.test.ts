import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY } from './support.ts';

const text = (file: string): string => readFileSync(join(REPOSITORY, file), 'utf8');

test('docs/how-to-change-the-spec.md names every rule of the generator', () => {
  const [, union = ''] = /export type Rule =([^;]+);/.exec(text('codegen/model/diagnostics.ts')) ?? [];
  const rules = [...union.matchAll(/'([\w-]+)'/g)].map(([, rule = '']) => rule);
  expect(rules.length).toBeGreaterThan(20);
  const guide = text('docs/how-to-change-the-spec.md');
  expect(rules.filter((rule) => !guide.includes(`\`${rule}\``))).toEqual([]);
});
