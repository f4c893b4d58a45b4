import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildPlatform } from './platform/build.ts';
import { usage } from './usage.ts';

usage(`Usage: npm run platform:package -- [--to <folder>] [--pack <folder>]

Builds the package @paychart/platform into dist/platform. With --pack, it also writes the archive of npm there.`);

const root = fileURLToPath(new URL('../', import.meta.url));
const { values } = parseArgs({
  options: { to: { type: 'string', default: join(root, 'dist/platform') }, pack: { type: 'string' } },
});
buildPlatform(root, values.to);
console.log(`The package is in ${values.to}`);
if (values.pack !== undefined) {
  execFileSync('npm', ['pack', '--silent', '--pack-destination', values.pack], { cwd: values.to, stdio: 'inherit' });
  console.log(`Packed into ${values.pack}`);
}
process.exitCode = 0;
