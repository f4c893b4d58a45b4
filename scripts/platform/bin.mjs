#!/usr/bin/env node
// The platform runs on Node 24. Where the installed Node is older, the one that the installation has brought along
// (scripts/node-runtime.mjs) runs it instead.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { link } from './link.mjs';

if (existsSync(join(process.cwd(), 'spec'))) link(process.cwd());
const program = fileURLToPath(new URL('./scripts/platform/command.js', import.meta.url));
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major > 24 || (major === 24 && minor >= 18)) {
  process.argv[1] = program;
  await import(new URL('./scripts/platform/command.js', import.meta.url).href);
} else {
  const node = fileURLToPath(new URL('./node_modules/.bin/node', import.meta.url));
  const runtime = fileURLToPath(new URL('./scripts/node-runtime.mjs', import.meta.url));
  // An installation that runs no scripts has left it out.
  if (!existsSync(node)) execFileSync(process.execPath, [runtime], { stdio: 'inherit' });
  const child = spawn(node, [program, ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.once('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 128)));
}
