import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emitLocks } from '../../codegen/emit/locks.ts';
import { generate } from '../../codegen/generate.ts';
import { copyProject } from './support/project.ts';

let root = '';
beforeEach(() => {
  root = copyProject('orders');
});
afterEach(() => rmSync(root, { recursive: true }));

async function classesOf(locks?: string): Promise<string | readonly string[]> {
  if (locks !== undefined) writeFileSync(join(root, 'spec/locks.yaml'), locks);
  const made = await generate(root, [emitLocks]);
  if (made.diagnostics) return made.diagnostics;
  const text = made.outputs.find(({ path }) => path === 'generated/contract/locks.ts')?.text ?? '';
  return [...text.matchAll(/'([a-z][a-z_:-]*)'/g)].map(([, name = '']) => name);
}

test('keeps the order of spec/locks.yaml for lock classes, with those of the platform last', async () => {
  expect(await classesOf('- shelf\n- "shelf:back"\n- buyer\n')).toEqual([
    'shelf',
    'shelf:back',
    'buyer',
    'tenant_clocks',
  ]);
});

test('places a lock class of the platform where the service lists it', async () => {
  expect(await classesOf('- tenant_clocks\n- shelf\n')).toEqual(['tenant_clocks', 'shelf']);
});

test('refuses a lock class that is declared twice, and one whose name is malformed', async () => {
  expect(await classesOf('- shelf\n- shelf\n- A shelf\n')).toEqual([
    'spec/locks.yaml:2:3  shelf already has a place in the order  (locks)',
    'spec/locks.yaml:3:3  A shelf has to be lowercase letters, digits, - and _  (locks)',
  ]);
});
