import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type Edit, patched } from './patch.ts';

const ROOT = new URL('../../', import.meta.url).href;

/** Hands out the sources with these edits to whatever is imported from now on. The files stay as they are. */
export function editSources(edits: readonly Edit[]): void {
  registerHooks({
    load(url, context, next) {
      const own = edits.filter(({ file }) => url === `${ROOT}${file}`);
      if (own.length === 0) return next(url, context);
      const source = patched(readFileSync(fileURLToPath(url), 'utf8'), own);
      return { format: 'module-typescript', source, shortCircuit: true };
    },
  });
}
