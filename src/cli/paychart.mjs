#!/usr/bin/env node
// The service is TypeScript that Node 24 runs as it is. Where the installed Node is older, the one that `npm ci` brought
// along (scripts/node-runtime.mjs) runs it instead.
import { spawn } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('./main.mjs', import.meta.url));

if (Number(process.versions.node.split('.')[0]) >= 24) {
  process.argv[1] = program;
  await import(new URL('./main.mjs', import.meta.url).href);
} else {
  const node = fileURLToPath(new URL('../../node_modules/.bin/node', import.meta.url));
  const child = spawn(node, [program, ...process.argv.slice(2)], { stdio: 'inherit' });
  // The terminal signals both; a supervisor only us.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.once('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(name);
    process.kill(process.pid, signal);
  });
}
