import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

/**
 * node scripts/tools.mjs <command> …: runs a program of tools/, which is installed when it is first wanted and whenever
 * its lock file has changed. Who starts or tests the service needs none of them.
 */
const TOOLS = join(import.meta.dirname, '../tools');
const lock = join(TOOLS, 'package-lock.json');
const installed = join(TOOLS, 'node_modules/.package-lock.json');

const [command, ...args] = process.argv.slice(2);
if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(lock).mtimeMs) {
  execFileSync('npm', ['ci', '--prefix', TOOLS, '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
if (command !== undefined) {
  const { status } = spawnSync(join(TOOLS, 'node_modules/.bin', command), args, { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
