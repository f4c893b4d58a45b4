import { relative } from 'node:path';
import process from 'node:process';
import type { Plugin } from 'vitest/config';
import { patched } from '../planted/patch.ts';
import { drifts } from './plants.ts';

/** Hands the tests the sources with the drift that VERSION_DRIFT names. The files stay as they are. */
export const planting = (): Plugin => {
  const name = process.env.VERSION_DRIFT;
  const drift = drifts.find((one) => one.name === name);
  if (name !== undefined && drift === undefined) throw new Error(`There is no drift ${name}`);
  const editsOf = (id: string) => {
    const file = relative(process.cwd(), id.split('?')[0] ?? id);
    return drift?.edits.filter((one) => one.file === file) ?? [];
  };
  return {
    name: 'version-drift',
    enforce: 'pre',
    // What has no edit is transformed once for all drifts.
    configureVitest: ({ defineCacheKeyGenerator }) =>
      defineCacheKeyGenerator(({ id }) => (editsOf(id).length === 0 ? undefined : name)),
    transform: (code, id) => {
      const edits = editsOf(id);
      return edits.length === 0 ? undefined : patched(code, edits);
    },
  };
};
