import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject } from '../../../scripts/spec-guide/copy.ts';
import { REPOSITORY } from '../support/project.ts';

let copy: string;
beforeAll(() => {
  copy = copyProject(REPOSITORY);
}, 240_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const run = (program: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, [program, ...args], { cwd: copy, encoding: 'utf8' });

/** `npm run new`, without npm. */
const make = (...args: readonly string[]) => run('scripts/new.ts', ...args);

/** The files that a person wrote or has to write: neither `generated/` nor what the generator writes of spec/. */
const written = (): string[] => {
  const { stdout } = spawnSync('git', ['status', '--porcelain', '--untracked-files=all'], {
    cwd: copy,
    encoding: 'utf8',
  });
  return stdout
    .split('\n')
    .map((line) => line.slice(3))
    .filter((file) => file !== '' && !/^generated\/|^spec\/(?:openapi|sdk-names)\.yaml$/.test(file))
    .sort();
};

/** The new migration takes the next multiple of five after the last one. */
const migrationNumber = (): string => {
  const numbers = readdirSync(join(REPOSITORY, 'migrations')).map((file) => Number(file.slice(0, 3)) || 0);
  return String(Math.floor(Math.max(...numbers) / 5) * 5 + 5).padStart(3, '0');
};

/** As docs/how-to-change-the-spec.md lists them. */
const ELEVEN = [
  '.dependency-cruiser.cjs',
  'machines/gifts/gift-card.machine.ts',
  `migrations/${migrationNumber()}_gift_cards.ts`,
  'spec/document.yaml',
  'spec/gifts/paths.yaml',
  'spec/gifts/schemas.yaml',
  'src/domains/gifts/gift-card.effects.ts',
  'src/domains/gifts/gift-card.store.ts',
  'src/domains/gifts/operations/create-gift-card.ts',
  'test/domains/gifts/gift-card.sample.ts',
  'test/domains/gifts/gift-card.walk.ts',
];

test('a new lifecycle in a new domain generates and compiles with its operations', { timeout: 300_000 }, () => {
  expect(make('lifecycle', 'gift-card', '--domain', 'gifts', '--prefix', 'gft')).toMatchObject({
    status: 0,
    stderr: '',
  });
  const ofCards = ['--scope', 'cards:manage', '--machine', 'gift-card', '--domain', 'gifts', '--method', 'post'];
  expect(make('operation', 'createGiftCard', '--path', '/v1/gift-cards', ...ofCards)).toMatchObject({ status: 0 });
  expect(written()).toEqual(ELEVEN);

  const close = ['--path', '/v1/gift-cards/{id}/close', '--event', 'CLOSE', ...ofCards];
  expect(make('operation', 'closeGiftCard', ...close)).toMatchObject({ status: 0, stderr: '' });
  const pause = ['--domain', 'cards', '--method', 'post', '--path', '/v1/cards/{id}/pause', '--scope', 'cards:manage'];
  const paused = make('operation', 'pauseCard', ...pause);
  expect(paused).toMatchObject({ status: 0, stderr: '' });
  expect(paused.stdout).toContain('created  src/domains/cards/operations/pause-card.ts');
  const replace = ['--domain', 'cards', '--method', 'put', '--path', '/v1/cards/{id}', '--scope', 'cards:manage'];
  expect(make('operation', 'replaceCard', ...replace)).toMatchObject({ status: 0, stderr: '' });

  const stub = readFileSync(join(copy, 'src/domains/cards/operations/pause-card.ts'), 'utf8');
  expect(stub).toContain("notImplemented('pauseCard')");
  expect(run('codegen/main.mjs', '--check')).toMatchObject({ status: 0 });
  const tsc = join(REPOSITORY, 'tools/node_modules/typescript-native/bin/tsc');
  expect(run(tsc, '--noEmit', '--pretty', 'false', '-p', '.')).toMatchObject({ status: 0, stdout: '' });
  expect(make('operation', 'pauseCard', ...pause)).toMatchObject({
    status: 2,
    stdout: '',
    stderr: 'There is an operation pauseCard already.\n',
  });
});

test('a contract that the generator refuses has to be corrected first', () => {
  const file = join(copy, 'spec/gifts/schemas.yaml');
  rmSync(file);
  const { status, stderr } = make('lifecycle', 'voucher', '--domain', 'gifts', '--prefix', 'vch');
  expect([status, stderr]).toEqual([2, 'The generator refuses the contract as it is: npm run generate says why.\n']);
});
