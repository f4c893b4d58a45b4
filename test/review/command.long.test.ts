import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyShop, type Edit, edit, REPOSITORY } from './support.ts';

const MACHINE = 'machines/orders/order.machine.ts';
const ADD_A_STATE: readonly Edit[] = [
  {
    file: MACHINE,
    from: '    SHIPPED: { description',
    to: "    LOST: { description: 'Nobody knows.', type: 'final' },\n    SHIPPED: { description",
  },
  { file: MACHINE, from: "type: 'EXPIRE' };", to: "type: 'EXPIRE' }\n  | { type: 'LOSE' };" },
  {
    file: MACHINE,
    from: 'EXPIRE: { target:',
    to: "LOSE: { target: 'LOST', actions: ['searchFor'] },\n        EXPIRE: { target:",
  },
  { file: MACHINE, from: 'announce: () => {},', to: 'announce: () => {},\n    searchFor: () => {},' },
  { file: MACHINE, from: '  reference: string;', to: '  reference: string;\n  lastSeen: Date;' },
];

let root: string;
let scratch: string;
const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const commit = (message: string): string => {
  git('add', '-A');
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@shop.example', 'commit', '-q', '-m', message);
  return git('rev-parse', '--short=7', 'HEAD');
};
const review = (...args: string[]): { status: number | null; stdout: string; stderr: string } => {
  const main = join(REPOSITORY, 'codegen/review/main.ts');
  return spawnSync(process.execPath, [main, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, TMPDIR: scratch },
  });
};

let first: string;
let second: string;
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'paychart-scratch-'));
  root = copyShop();
  writeFileSync(join(root, '.gitignore'), 'node_modules\n');
  git('init', '-q', '-b', 'main');
  first = commit('The shop');
  edit(root, { file: 'spec/orders/paths.yaml', from: 'x-salient: [phone]', to: 'x-salient: [phone, lines]' });
  second = commit('Lines are salient');
  for (const one of ADD_A_STATE) edit(root, one);
}, 60_000);
afterAll(() => {
  rmSync(root, { recursive: true });
  rmSync(scratch, { recursive: true });
});

describe('npm run review', () => {
  test('compares a commit with the working tree, and leaves nothing behind', () => {
    const status = git('status', '--porcelain');
    const { status: code, stdout, stderr } = review(second);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain(`# Review: ${second} → the working tree`);
    expect(stdout).toContain('| stored rows | 1 | 0 | 3 |');
    expect(stdout).toContain('### `order`');
    expect(stdout).toContain(
      '| state added `LOST`: the CHECK constraint has to know it first; the release before cannot read such rows |',
    );
    expect(stdout).toContain('| – | – | **breaking** | column-added |');
    expect(stdout).not.toContain('salient');
    expect(git('status', '--porcelain')).toBe(status);
    expect(readdirSync(scratch)).toEqual([]);
  });

  test('lists what has to follow, and ticks what has been done, with its place', () => {
    const missing = review(second).stdout;
    expect(missing).toContain('- [ ] `migrations`: CHECK `orders_status_known` takes LOST\n');
    expect(missing).toContain('- [ ] `migrations`: orders.last_seen: a new column\n');
    expect(missing).toContain('- [ ] `src/domains/orders/order.effects.ts`: `searchFor`\n');
    expect(missing).toContain('- [ ] `src/domains/orders`: something sends LOSE to order\n');
    expect(missing).toContain('- [ ] `test/domains/orders/order.walk.ts`: the walk of order reaches LOST\n');
    expect(missing).toContain(
      '- [ ] (look) `src/domains/orders/operations/cancel-order.ts`: refuses CANCEL in LOST with ORDER_SHIPPED\n',
    );
    for (const [file, text] of [
      [
        'migrations/003_lost.ts',
        `export const up = (knex) => knex.raw(\`ALTER TABLE orders ADD COLUMN last_seen timestamptz,
          ADD CONSTRAINT orders_status_known CHECK (status IN ('PLACED', 'LOST'))\`);`,
      ],
      [
        'src/domains/orders/order.effects.ts',
        "export const effects = { announce: () => [], searchFor: () => notImplemented('order searchFor') };",
      ],
      ['src/domains/orders/operations/lose-order.ts', "export const lose = (order) => order.send('LOSE');"],
      [
        'test/domains/orders/lost.walk.ts',
        "export const order = { machine: 'order', acts: { LOSE: () => undefined } };",
      ],
    ] as const) {
      mkdirSync(join(root, file, '..'), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    const there = review(second).stdout;
    expect(there).toContain('- [x] `migrations`: CHECK `orders_status_known` takes LOST (migrations/003_lost.ts)\n');
    expect(there).toContain('- [x] `migrations`: orders.last_seen: a new column (migrations/003_lost.ts)\n');
    expect(there).toContain('- [ ] (a stub) `src/domains/orders/order.effects.ts`: `searchFor`\n');
    expect(there).toContain(
      '- [x] `src/domains/orders`: something sends LOSE to order (src/domains/orders/operations/lose-order.ts)\n',
    );
    expect(there).toContain(
      '- [x] `test/domains/orders/order.walk.ts`: the walk of order reaches LOST (test/domains/orders/lost.walk.ts)\n',
    );
  });

  test('--to compares two commits, --json prints data', () => {
    const { status, stdout } = review(first, '--to', second, '--json');
    expect(status).toBe(0);
    const { from, to, notes, changes } = JSON.parse(stdout);
    expect({ from, to, notes }).toEqual({ from: first, to: second, notes: [] });
    expect(changes).toEqual([
      {
        area: 'operation',
        rule: 'salient-added',
        subject: 'createOrder',
        now: 'lines',
        verdicts: expect.objectContaining({ api: 'breaking', webhooks: 'untouched', rows: 'untouched' }),
      },
      // The note about repetition in the description names the fields.
      expect.objectContaining({ rule: 'texts', now: '1 changed' }),
    ]);
  });

  test('--fail-on breaking ends with an error, for CI', () => {
    expect(review(first, '--to', second, '--fail-on', 'breaking').status).toBe(1);
    const same = review(second, '--to', second, '--fail-on', 'breaking');
    expect(same.status).toBe(0);
    expect(same.stdout).toContain('Nothing changed for anybody');
  });

  test('compares a newer side whose source is elsewhere, and calls nothing in it missing', () => {
    git('stash', '-q', '-u');
    edit(root, {
      file: MACHINE,
      from: "description: 'It has left.'",
      to: "description: 'It has gone.', tags: ['open']",
    });
    edit(root, { file: 'spec/orders/paths.yaml', from: '[ORDER_EXISTS]', to: '[ORDER_EXISTS, PRICE_CHANGED]' });
    git('mv', 'src/domains/orders', 'src/orders');
    git('rm', '-r', '-q', 'src/domains');
    const old = commit('An older layout');
    git('revert', '-n', 'HEAD');
    git('-c', 'user.name=Ada', '-c', 'user.email=ada@shop.example', 'commit', '-q', '-m', 'The layout of today');
    git('stash', 'pop', '-q');
    const { status, stdout } = review(second, '--to', old);
    expect(status).toBe(0);
    expect(stdout).toContain('> The newer side has no src/domains, so its code was not searched');
    expect(stdout).toContain('- [ ] (look) `src/domains/orders/operations/create-order.ts`: answers PRICE_CHANGED\n');
    expect(review(old, '--to', 'HEAD').stdout).not.toContain('src/domains, so');
  });

  test('treats everything as new against a reference from before the specification', () => {
    const tree = git('commit-tree', '-m', 'empty', git('hash-object', '-t', 'tree', '-w', '--stdin'));
    const { status, stdout } = review(tree);
    expect(status).toBe(0);
    expect(stdout).toContain('there is no spec/document.yaml: everything is new');
    expect(stdout).toContain('machine added');
  });

  test('compares an old side that today’s generator refuses as far as it can be read', () => {
    const file = join(root, 'spec/orders/schemas.yaml');
    expect(existsSync(file)).toBe(true);
    git('stash', '-q');
    edit(root, { file: MACHINE, from: "description: 'Just written down.',", to: '' });
    const old = commit('A state without a description');
    git('revert', '-n', 'HEAD');
    git('-c', 'user.name=Ada', '-c', 'user.email=ada@shop.example', 'commit', '-q', '-m', 'Described again');
    git('stash', 'pop', '-q');
    const { status, stdout } = review(old);
    expect(status).toBe(0);
    expect(stdout).toContain('RECEIVED has no description');
    expect(stdout).toContain('state added `LOST`');
  });

  test('names a machine that does not load on the old side, and guesses nothing about it', () => {
    git('stash', '-q');
    edit(root, { file: MACHINE, from: "ADMIT: { target: 'PLACED'", to: "ADMIT: { target: 'NOWHERE'" });
    const old = commit('A target that is no state');
    git('revert', '-n', 'HEAD');
    git('-c', 'user.name=Ada', '-c', 'user.email=ada@shop.example', 'commit', '-q', '-m', 'A state again');
    git('stash', 'pop', '-q');
    const { changes, problems } = JSON.parse(review(old, '--json').stdout);
    expect(problems).toEqual([expect.stringContaining("no state 'NOWHERE'")]);
    expect(changes.map(({ rule, subject }: { rule: string; subject: string }) => `${rule} ${subject}`)).toEqual([
      'machine-unreadable order',
    ]);
  });

  test('reports what cannot be compared, and ends with 2', () => {
    expect(review('no-such-branch')).toMatchObject({ status: 2, stderr: "git knows no commit 'no-such-branch'\n" });
    for (const args of [[], ['a', 'b'], ['HEAD', '--fail-on', 'always'], ['--loud']]) {
      expect(review(...args)).toMatchObject({ status: 2, stderr: expect.stringContaining('npm run review --') });
    }
    edit(root, { file: 'spec/orders/paths.yaml', from: '[ORDER_EXISTS]', to: '[ORDER_LOST]' });
    const broken = review('HEAD');
    expect(broken).toMatchObject({ status: 2, stdout: '' });
    expect(broken.stderr).toContain('createOrder names ORDER_LOST');
    expect(readdirSync(scratch)).toEqual([]);
  });
});
