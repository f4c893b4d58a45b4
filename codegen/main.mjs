import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

/**
 * npm run generate               writes what differs in generated/, stubs for what is new in src/
 * npm run generate -- --check    writes nothing; 1 when generated/ is not what the sources say, naming output and cause
 * npm run generate -- --stubs    lists what is still to be written by hand as well
 * npm run generate -- --watch    generates at every change
 * npm run generate -- --stubs    lists the stubs as well: what answers 501 until somebody writes it
 */

// Modules load in half the time: this file is the only one that is compiled at every run.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/codegen'));
const { run } = await import('./run.ts');
process.exitCode = await run(process.argv.slice(2), process.cwd());
