import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { patched } from './patch.ts';
import { plants } from './plants.ts';

/**
 * Imported before the attack (`node --import`), it hands out the sources with one mend taken out. The files stay as they
 * are, and no code of the service knows of it.
 */
const ROOT = new URL('../../../', import.meta.url).href;
const plant = plants.find(({ name }) => name === process.env.ATTACK_PLANT);
if (plant === undefined) throw new Error(`There is no plant ${process.env.ATTACK_PLANT}`);

registerHooks({
  load(url, context, next) {
    const edits = plant.edits.filter(({ file }) => url === `${ROOT}${file}`);
    if (edits.length === 0) return next(url, context);
    const source = patched(readFileSync(fileURLToPath(url), 'utf8'), edits);
    return { format: 'module-typescript', source, shortCircuit: true };
  },
});
