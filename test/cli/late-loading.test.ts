import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { PROGRAM } from './run.ts';

/** Prints how many modules were loaded before the command ended, and which of them are the service's. */
const LISTING = `
  import { registerHooks } from 'node:module';
  const loaded = [];
  registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
  process.on('exit', () => process.stderr.write(JSON.stringify(loaded)));
  await import(process.env.PROGRAM);
`;

const loadedBy = (...args: readonly string[]): string[] => {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, PROGRAM: pathToFileURL(PROGRAM).href };
  const node = ['--input-type=module', '--eval', LISTING, '--', ...args];
  const { stderr } = spawnSync(process.execPath, node, { env, encoding: 'utf8' });
  return JSON.parse(/\[".*"\]$/.exec(stderr)?.[0] ?? '[]');
};

test.each([[['--help']], [['keys', 'issue', '--help']], [['keys', 'issue', '--tenant', 'x']]])(
  '%j loads neither the service nor its database',
  (args) => {
    const loaded = loadedBy(...args);
    const own = loaded.filter((url) => url.includes('/src/'));
    expect(own.length).toBeGreaterThan(20);
    expect(
      own.filter((url) => /\/src\/(app|embedded)\/|\/src\/(platform\/(db|lifecycle|http)|payments\/chain)\//.test(url)),
    ).toEqual([]);
    expect(loaded.filter((url) => /node_modules\/(knex|pg|viem|xstate|koa|ajv)\//.test(url))).toEqual([]);
  },
);
