import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConfig, lint } from '@redocly/openapi-core';
import { describe, expect, test } from 'vitest';
import { isWorkflow } from '../../codegen/emit/workflows.ts';
import { recipes } from '../../walker/recipes/index.ts';
import { unsigned } from '../../walker/signing.ts';

const folder = new URL('../../generated/workflows/', import.meta.url).pathname;
const files = (await readdir(folder)).toSorted();
const config = await createConfig({ extends: ['recommended'] });
const problemsOf = async (ref: string) => (await lint({ ref, config })).map(({ message }) => message);

test('each lifecycle with a recipe that Arazzo can express has its workflows', () => {
  const expected = recipes.map(unsigned).filter(isWorkflow);
  expect(files).toEqual([...new Set(expected.map(({ lifecycle }) => `${lifecycle}.arazzo.json`))].toSorted());
});

describe('Redocly’s linter', () => {
  test.each(files.map((file) => [file] as const))('finds nothing in %s', async (file) => {
    expect(await problemsOf(join(folder, file))).toEqual([]);
  });

  test('finds a step that is no longer right', async () => {
    const text = await readFile(join(folder, 'agent.arazzo.json'), 'utf8');
    const place = await mkdtemp(join(tmpdir(), 'workflows-'));
    const file = join(place, 'agent.arazzo.json');
    await writeFile(file, text.replace('"stepId":"walk-1-step-2"', '"stepId":"walk-1-step-1"'));
    expect(await problemsOf(file)).not.toEqual([]);
    await rm(place, { recursive: true });
  });
});
