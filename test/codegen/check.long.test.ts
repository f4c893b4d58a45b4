import { execFileSync, spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

const CURRENT = /^generated\/ is current \([\d.]+ s\)\n$/;

test('prints one line and writes nothing if nothing has changed', () => {
  expect(generate('--check')).toMatchObject({ status: 0, output: expect.stringMatching(CURRENT) });
  expect(generate()).toMatchObject({ status: 0, output: expect.stringMatching(CURRENT) });
  // A clean clone has no manifest: everything is made, and nothing differs.
  rmSync(join(root, 'generated/.manifest.json'));
  expect(generate()).toMatchObject({ status: 0, output: expect.stringMatching(CURRENT) });
});

test('--stubs lists what is still to be written by hand', () => {
  const { status, output } = generate('--stubs');
  expect(status).toBe(0);
  expect(output.split('\n').slice(1, -1)).toEqual([
    'stub     src/domains/orders/operations/create-order.ts  createOrder',
    'stub     src/domains/orders/operations/create-payment.ts  createPayment',
    'stub     src/domains/orders/operations/get-order.ts  getOrder',
    'stub     src/domains/orders/operations/receive-carrier-news.ts  receiveCarrierNews',
    'stub     src/domains/orders/operations/render-order-page.ts  renderOrderPage',
    'stub     src/domains/orders/order.present.ts  order presentEvent',
  ]);
});

test('refuses an unknown option', () => {
  expect(generate('--stub')).toMatchObject({ status: 2, output: expect.stringContaining("Unknown option '--stub'") });
});

test('names a planted drift with its output and its cause', () => {
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

  // Of several inputs none is called the cause of an output that may be made of others.
  const retried = { file: 'spec/orders/paths.yaml', from: 'summary: List orders', to: 'summary: List all orders' };
  applyChange(root, retried);
  const several = generate('--check').output;
  expect(several).toContain('errors.ts differs  (one or more of 2 inputs have changed since the last generate)');
  expect(several.match(/changed since the last generate: .*/g)).toEqual([
    'changed since the last generate: spec/errors.yaml, spec/orders/paths.yaml',
  ]);
  applyChange(root, { file: retried.file, from: retried.to, to: retried.from });

  writeFileSync(join(root, 'generated/contract/old.ts'), '');
  expect(generate('--check').output).toContain('generated/contract/old.ts is left over');
  const repaired = generate();
  expect(repaired.output).toContain('removed  generated/contract/old.ts');
  expect(repaired.output).toContain('written  generated/contract/errors.ts');
  expect(repaired.output).toContain('6 stubs left: npm run generate -- --stubs lists them');
  expect(generate('--check').status).toBe(0);
});

test('ignores the cache in a check', () => {
  const path = 'generated/contract/validators/responses/orders.js';
  const manifestFile = join(root, 'generated/.manifest.json');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  appendFileSync(join(root, path), '// planted\n');
  const outputs = { ...manifest.outputs, [path]: hash('sha256', readFileSync(join(root, path))) };
  writeFileSync(manifestFile, `${JSON.stringify({ ...manifest, outputs }, null, 2)}\n`);
  expect(generate()).toMatchObject({ status: 0, output: expect.stringMatching(CURRENT) });
  const cause = 'written by the last generate from the same inputs';
  expect(generate('--check')).toMatchObject({
    status: 1,
    output: expect.stringContaining(`${path} differs  (${cause})`),
  });
  rmSync(join(root, path));
  expect(generate()).toMatchObject({ status: 0, output: expect.stringContaining(`written  ${path}`) });
});

test('reports a name that a file of src/ lacks, with what to write, until it exists', () => {
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

test('writes nothing and ends with 1 for a specification with an error', () => {
  const file = join(root, 'generated/openapi.json');
  const before = readFileSync(file, 'utf8');
  applyChange(root, { file: 'spec/orders/paths.yaml', from: '[ORDER_EXISTS]', to: '[ORDER_LOST]' });
  const refused = generate();
  expect(refused.status).toBe(1);
  expect(refused.output).toContain('spec/orders/paths.yaml:35:16  createOrder names ORDER_LOST');
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('stops a write, and a check, for a fault that only swagger-parser finds', () => {
  applyChange(root, { file: 'spec/orders/paths.yaml', from: '[ORDER_LOST]', to: '[ORDER_EXISTS]' });
  const file = join(root, 'generated/openapi.json');
  const before = readFileSync(file, 'utf8');
  applyChange(root, { file: 'spec/orders/paths.yaml', from: 'summary: List orders', to: 'sumary: List orders' });
  const fault =
    "spec/orders/paths.yaml:5:5  OpenAPI has no 'sumary' here  (openapi)\n1 problem(s); nothing was written";
  expect(generate()).toMatchObject({ status: 1, output: expect.stringContaining(fault) });
  expect(readFileSync(file, 'utf8')).toBe(before);
  expect(generate('--check')).toMatchObject({ status: 1, output: expect.stringContaining(fault) });
  applyChange(root, { file: 'spec/orders/paths.yaml', from: 'sumary: List orders', to: 'summary: List orders' });
  expect(generate().status).toBe(0);
});

describe('in a clone that never generated, git says what changed', () => {
  const git = (...args: string[]): string => {
    const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.test', '-c', 'commit.gpgsign=false'];
    return execFileSync('git', [...identity, ...args], { cwd: root, encoding: 'utf8' }).trim();
  };
  const drift = (): string => {
    rmSync(join(root, 'generated/.manifest.json'), { force: true });
    return generate('--check').output;
  };

  test('reports nothing outside a git history', () => {
    appendFileSync(join(root, 'generated/contract/errors.ts'), '// by hand\n');
    const unknown = 'the cause is not known: nothing was generated here before, and git has no commit of generated/';
    expect(drift()).toContain(`errors.ts differs  (${unknown})`);
    git('init', '--quiet');
    expect(drift()).toContain(`errors.ts differs  (${unknown})`);
    git('commit', '--quiet', '--allow-empty', '-m', 'Empty');
    expect(drift()).toContain(`errors.ts differs  (${unknown})`);
    generate();
  });

  test('names an input that changed after generated/ was committed, with the commit', () => {
    writeFileSync(join(root, '.gitignore'), 'node_modules\ngenerated/.manifest.json\n');
    git('add', '.');
    git('commit', '--quiet', '-m', 'Generated');
    const commit = git('log', '-1', '--format=%h');
    expect(drift()).toMatch(CURRENT);
    appendFileSync(join(root, 'generated/contract/errors.ts'), '// by hand\n');
    expect(drift()).toContain(
      `errors.ts differs  (no input has changed since generated/ was committed in ${commit}: edited by hand)`,
    );
    generate();
    applyChange(root, { file: 'spec/errors.yaml', from: 'There is no such order.', to: 'No such order.' });
    git('commit', '--quiet', '-a', '-m', 'Errors');
    expect(drift()).toContain(
      `errors.ts differs  (changed since generated/ was committed in ${commit}: spec/errors.yaml)`,
    );
  });
});
