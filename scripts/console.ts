import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { bundleConsole, CONSOLE_BUNDLE } from './console/bundle.ts';

/** `npm run console` writes the bundle of the console; with `--check` it only says whether the one on disk is current. */
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const bundle = await bundleConsole();
if (values.check) {
  if ((await readFile(CONSOLE_BUNDLE, 'utf8')) !== bundle) {
    console.error('The bundle of the console is not current: run `npm run console`.');
    process.exitCode = 1;
  }
} else await writeFile(CONSOLE_BUNDLE, bundle);
