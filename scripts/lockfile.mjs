import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';

const USAGE = `Usage: npm run lockfile

Run it after an npm install that changed a lock file: it takes out which Node each package wants.`;
if (process.argv.includes('--help') || process.argv.includes('-h')) {
  console.log(USAGE);
  process.exit(0);
}

/**
 * The packages run under Node 24, the machine's own or the one that node-runtime.mjs brings; npm compares with the Node that
 * runs npm, and would warn of every other one. test/packaging holds the packages against the Node that they get.
 */
for (const file of [
  'package-lock.json',
  'tools/package-lock.json',
  'tools/asyncapi/package-lock.json',
  'tools/clients/package-lock.json',
  'tools/documents/package-lock.json',
  'tools/lighthouse/package-lock.json',
  'tools/packaging/package-lock.json',
  'tools/workflows/package-lock.json',
]) {
  const url = new URL(`../${file}`, import.meta.url);
  const lock = JSON.parse(readFileSync(url, 'utf8'));
  for (const [path, entry] of Object.entries(lock.packages)) if (path !== '') delete entry.engines;
  writeFileSync(url, `${JSON.stringify(lock, null, 2)}\n`);
}
