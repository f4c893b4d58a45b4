import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

/**
 * node scripts/tools.mjs <command> …: runs a program of tools/, which is installed when it is first wanted and whenever
 * its lock file has changed; without a command, installs them all but the generators of clients and the documents of others, which `clients` and
 * `documents` install.
 * Who starts or tests the service needs none of them.
 */
const root = join(import.meta.dirname, '..');
const COMMON = join(root, 'tools');
/** Programs with a folder of their own: one brings another TypeScript, few need the others. */
const apart = {
  attw: join(root, 'tools/packaging'),
  redocly: join(root, 'tools/workflows'),
  asyncapi: join(root, 'tools/asyncapi'),
  lighthouse: join(root, 'tools/lighthouse'),
};
/** A package without a program of its own: ours, beside it. */
const programs = { asyncapi: join(root, 'tools/asyncapi/validate.mjs') };
/** Generators of clients, which one test runs: 450 MB that nothing else needs. */
const CLIENTS = join(root, 'tools/clients');
/** OpenAPI documents of others, which one test imports. */
const DOCUMENTS = join(root, 'tools/documents');

const [command, ...args] = process.argv.slice(2);
if (command === undefined) {
  for (const folder of [COMMON, ...Object.values(apart)]) install(folder);
} else if (command === 'clients') {
  install(CLIENTS);
} else if (command === 'documents') {
  install(DOCUMENTS);
} else {
  const folder = apart[command] ?? COMMON;
  install(folder);
  const own = programs[command];
  const [program, given] = own
    ? [process.execPath, [own, ...args]]
    : [join(folder, 'node_modules/.bin', command), args];
  const { status } = spawnSync(program, given, { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}

function install(folder) {
  const lock = join(folder, 'package-lock.json');
  const installed = join(folder, 'node_modules/.package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  execFileSync('npm', ['ci', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
