import { relative } from 'node:path';
import process from 'node:process';
import { patched } from '../planted/patch.ts';
import { drifts } from './plants.ts';

/** Hands the tests the sources with the drift that VERSION_DRIFT names. The files stay as they are. */
export const planting = () => {
  const name = process.env.VERSION_DRIFT;
  const drift = drifts.find((one) => one.name === name);
  if (name !== undefined && drift === undefined) throw new Error(`There is no drift ${name}`);
  return {
    name: 'version-drift',
    enforce: 'pre' as const,
    transform: (code: string, id: string): string | undefined => {
      const file = relative(process.cwd(), id.split('?')[0] ?? id);
      const edits = drift?.edits.filter((one) => one.file === file) ?? [];
      return edits.length === 0 ? undefined : patched(code, edits);
    },
  };
};
