import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emitLimits } from '../../codegen/emit/limits.ts';
import { emitOpenapi } from '../../codegen/emit/openapi.ts';
import { generate } from '../../codegen/generate.ts';
import { applyChange, copyProject } from './support/project.ts';

const TEXT = { file: 'spec/orders/paths.yaml', from: 'description: The order that existed' };

describe('spec/limits.yaml', () => {
  let root = '';
  beforeEach(() => {
    root = copyProject('orders');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const generated = (limits: string, text = 'The order, for {{orderTtl}}') => {
    writeFileSync(join(root, 'spec/limits.yaml'), limits);
    applyChange(root, { ...TEXT, to: `description: ${text}` });
    return generate(root, [emitLimits, emitOpenapi]);
  };

  test('inserts its words into texts, and its numbers into code', async () => {
    const result = await generated('orderTtl: { duration: 72 hours, description: How long an order stays. }\n');
    if (result.diagnostics) throw new Error(result.diagnostics.join('\n'));
    const textOf = (path: string) => result.outputs.find((one) => one.path === path)?.text;
    expect(textOf('generated/openapi.json')).toContain('"The order, for 72 hours"');
    expect(textOf('generated/contract/limits.ts')).toContain('orderTtl: 259200000');
  });

  test.each([
    ['{ duration: 1 second, description: Short. }', 1000],
    ['{ duration: 15 minutes, description: Short. }', 900_000],
    ['{ duration: 365 days, description: Long. }', 31_536_000_000],
    ['{ count: 5, description: Attempts. }', 5],
  ])('%s', async (limit, value) => {
    const result = await generated(`orderTtl: ${limit}\n`);
    if (result.diagnostics) throw new Error(result.diagnostics.join('\n'));
    expect(result.outputs.some(({ text }) => text.includes(`orderTtl: ${value},`))).toBe(true);
  });

  test.each([
    '{ duration: 0 hours, description: None. }',
    '{ duration: a while, description: Unclear. }',
    '{ duration: 2 hours }',
    '{ count: 1.5, description: Not whole. }',
    '{ count: 5, duration: 2 hours, description: Both. }',
    '{ description: Neither. }',
  ])('refuses %s', async (limit) => {
    const { diagnostics } = await generated(`orderTtl: ${limit}\n`);
    expect(diagnostics).toEqual([
      "spec/limits.yaml:1:1  orderTtl needs a description, and a duration such as '72 hours' or a count  (limit)",
      'spec/orders/paths.yaml:48:9  {{orderTtl}} is not in spec/limits.yaml  (limit)',
    ]);
  });

  test('refuses a limit that no text states, and a text that names an unknown limit', async () => {
    const limit = '{ duration: 72 hours, description: How long. }';
    const { diagnostics } = await generated(`otherTtl: ${limit}\n`);
    expect(diagnostics).toEqual([
      'spec/limits.yaml:1:1  no text states otherTtl: write {{otherTtl}} where it does  (limit)',
      'spec/orders/paths.yaml:48:9  {{orderTtl}} is not in spec/limits.yaml  (limit)',
    ]);
  });
});
