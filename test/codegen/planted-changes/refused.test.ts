import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { generate } from '../../../codegen/generate.ts';
import { clientTypes, SDK_TYPES } from '../../../codegen/model/dialect/names.ts';
import { applyChange, copyProject, REPOSITORY } from '../support/project.ts';
import { refused } from './refused.ts';

describe('a mistake in a contract is refused with file and line, and its corrected form is accepted', () => {
  test.each(refused)('$name', async ({ changes, says }) => {
    const root = copyProject('orders');
    try {
      for (const change of changes) applyChange(root, change);
      const { diagnostics = [] } = await generate(root, []);
      expect(diagnostics).toEqual(says);
    } finally {
      rmSync(root, { recursive: true });
    }
  });
});

test('the name of every type that the SDK itself exports is refused for schemas', () => {
  const index = readFileSync(join(REPOSITORY, 'generated/sdk/src/index.ts'), 'utf8');
  const runtime = index
    .split('\n')
    .join(' ')
    .matchAll(/export type \{([^}]*)\} from '\.\/(?!types)([\w.-]+)'/g);
  const exported = [...runtime].flatMap(([, names = '', file = '']) =>
    file === 'paychart.gen.ts'
      ? []
      : names
          .split(',')
          .map((name) => name.trim())
          .filter(Boolean),
  );
  expect(exported.length).toBeGreaterThan(20);
  const kept = [...SDK_TYPES, ...clientTypes('Paychart')];
  expect(exported.filter((name) => !kept.includes(name))).toEqual([]);
});
