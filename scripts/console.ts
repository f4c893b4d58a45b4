import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { bundled, CONSOLE_BUNDLES } from './console/bundle.ts';
import { usage } from './usage.ts';

usage(`Usage: npm run console -- [--check]

Writes the bundles of the console. With --check it only says whether those on disk are current.`);

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
for (const bundle of CONSOLE_BUNDLES) {
  const code = await bundled(bundle);
  if (!values.check) {
    await mkdir(dirname(bundle.file), { recursive: true });
    await writeFile(bundle.file, code);
  } else if ((await readFile(bundle.file, 'utf8')) !== code) {
    console.error(`${bundle.file} is not current: run \`npm run console\`.`);
    process.exitCode = 1;
  }
}
