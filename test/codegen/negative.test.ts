import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { generate } from '../../codegen/generate.ts';
import { applyChange, type Change, copyProject } from './support/project.ts';

/** What is done to the project `orders`, and all that the generator must then say. */
interface Case {
  readonly changes: readonly Change[];
  readonly expect: readonly string[];
}

const folder = join(import.meta.dirname, 'negative');

for (const file of readdirSync(folder)) {
  test(`refused: ${basename(file, '.yaml').replaceAll('-', ' ')}`, async () => {
    const { changes, expect: expected }: Case = parse(readFileSync(join(folder, file), 'utf8'));
    const root = copyProject('orders');
    try {
      for (const change of changes) applyChange(root, change);
      const { diagnostics } = await generate(root, []);
      expect(diagnostics).toEqual(expected);
    } finally {
      rmSync(root, { recursive: true });
    }
  });
}
