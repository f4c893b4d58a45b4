import { readFileSync } from 'node:fs';
import { enableCompileCache, registerHooks, stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

// Half of what a command takes is compiling: what was compiled once is kept, where the folder can be written.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/paychart'));

// Node takes the types out of TypeScript itself, but not below node_modules, where npm and npx install this package.
const ROOT = new URL('../../', import.meta.url).href;
if (ROOT.includes('/node_modules/')) {
  process.removeAllListeners('warning');
  process.on('warning', (warning) => {
    if (warning.name !== 'ExperimentalWarning') console.warn(String(warning));
  });
  registerHooks({
    load(url, context, next) {
      const isOurs = url.startsWith(ROOT) && url.endsWith('.ts') && !url.slice(ROOT.length).includes('node_modules/');
      if (!isOurs) return next(url, context);
      const source = stripTypeScriptTypes(readFileSync(fileURLToPath(url), 'utf8'));
      return { format: 'module', source, shortCircuit: true };
    },
  });
}
await import('./command-line.ts');
