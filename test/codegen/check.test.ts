import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyChange, copyProject, linkPackages, REPOSITORY } from './support/project.ts';

let root: string;
const generate = (...args: string[]) => run([], ...args);
const run = (flags: readonly string[], ...args: string[]): { status: number | null; output: string } => {
  const program = [...flags, join(REPOSITORY, 'codegen/main.mjs'), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, program, { cwd: root, encoding: 'utf8' });
  return { status, output: stdout + stderr };
};

beforeAll(() => {
  root = copyProject('orders');
  linkPackages(root);
  expect(generate().status).toBe(0);
}, 60_000);
afterAll(() => rmSync(root, { recursive: true }));

test('nothing changed: current, and nothing is written', () => {
  expect(generate('--check')).toMatchObject({ status: 0, output: expect.stringContaining('generated/ is current') });
  expect(generate()).toMatchObject({ status: 0, output: expect.stringContaining('generated/ is current') });
});

test('a planted drift is named with its output and its cause', { timeout: 60_000 }, () => {
  const output = join(root, 'generated/contract/errors.ts');
  const original = readFileSync(output, 'utf8');
  appendFileSync(output, '// by hand\n');
  const edited = generate('--check');
  expect(edited).toMatchObject({
    status: 1,
    output: expect.stringContaining('generated/contract/errors.ts differs  (edited by hand)'),
  });
  expect(readFileSync(output, 'utf8')).not.toBe(original);
  writeFileSync(output, original);

  applyChange(root, {
    file: 'spec/errors.yaml',
    from: 'meaning: No such order.',
    to: 'meaning: There is no such order.',
  });
  const stale = generate('--check');
  expect(stale.status).toBe(1);
  expect(stale.output).toContain(
    'generated/contract/errors.ts differs  (changed since the last generate: spec/errors.yaml)',
  );
  expect(stale.output).not.toContain('generated/contract/schemas.ts');

  writeFileSync(join(root, 'generated/contract/old.ts'), '');
  expect(generate('--check').output).toContain('generated/contract/old.ts is left over');
  const repaired = generate();
  expect(repaired.output).toContain('removed  generated/contract/old.ts');
  expect(repaired.output).toContain('written  generated/contract/errors.ts');
  expect(generate('--check').status).toBe(0);
});

test('a check trusts nothing that was kept', { timeout: 60_000 }, () => {
  const path = 'generated/contract/validators/responses/orders.js';
  const manifestFile = join(root, 'generated/.manifest.json');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  appendFileSync(join(root, path), '// planted\n');
  const outputs = { ...manifest.outputs, [path]: hash('sha256', readFileSync(join(root, path))) };
  writeFileSync(manifestFile, `${JSON.stringify({ ...manifest, outputs }, null, 2)}\n`);
  expect(generate()).toMatchObject({ status: 0, output: expect.stringContaining('generated/ is current') });
  expect(generate('--check')).toMatchObject({ status: 1, output: expect.stringContaining(`${path} differs`) });
  rmSync(join(root, path));
  expect(generate()).toMatchObject({ status: 0, output: expect.stringContaining(`written  ${path}`) });
});

/** Says on standard output when ts-morph is asked for. */
const NOTICE = `import { registerHooks } from 'node:module';
registerHooks({ resolve(name, context, next) { if (name === 'ts-morph') console.log('ts-morph!'); return next(name, context); } });`;

test('nothing changed: ts-morph is not even loaded', { timeout: 60_000 }, () => {
  const current = run(['--import', `data:text/javascript,${encodeURIComponent(NOTICE)}`]);
  expect(current).toMatchObject({ status: 0, output: expect.stringContaining('generated/ is current') });
  expect(current.output).not.toContain('ts-morph!');
});

test('a name that is new gets its snippet printed', { timeout: 60_000 }, () => {
  applyChange(root, {
    file: 'machines/orders/order.machine.ts',
    from: '    announce: () => {},',
    to: '    announce: () => {},\n    thank: () => {},',
  });
  expect(generate().output).toContain(
    "src/domains/orders/order.effects.ts:6  lacks thank; add\n  thank: () => notImplemented('order thank'),\n",
  );
  // Nothing changed since, and the name still stands nowhere.
  expect(generate().output).toContain('src/domains/orders/order.effects.ts:6  lacks thank; add');
});

test('a specification with an error writes nothing and exits with 1', { timeout: 60_000 }, () => {
  const file = join(root, 'generated/openapi.json');
  const before = readFileSync(file, 'utf8');
  applyChange(root, { file: 'spec/orders/paths.yaml', from: '[ORDER_EXISTS]', to: '[ORDER_LOST]' });
  const refused = generate();
  expect(refused.status).toBe(1);
  expect(refused.output).toContain('spec/orders/paths.yaml:35:16  createOrder names ORDER_LOST');
  expect(readFileSync(file, 'utf8')).toBe(before);
});
