import { join } from 'node:path';
import type { Output } from '../emit/emitter.ts';
import { changedInputs, leftovers, MANIFEST, type Manifest } from './manifest.ts';
import { manifestText, readIfThere } from './write.ts';

/** What `generated/` differs in from what the sources say now, one line each, with the cause; empty when it is current. */
export const findDrift = (
  root: string,
  outputs: readonly Output[],
  before: Manifest | undefined,
  now: Manifest,
): string[] => {
  const changed = changedInputs(before, now.inputs);
  const cause = changed.length > 0 ? `changed since the last generate: ${changed.join(', ')}` : 'edited by hand';
  const drift = outputs.flatMap(({ path, text }) => {
    const present = readIfThere(join(root, path));
    if (present === text) return [];
    return [`${path} ${present === undefined ? 'is missing' : 'differs'}  (${cause})`];
  });
  const stale = leftovers(root, now.outputs).map((file) => `${file} is left over: nothing generates it`);
  const found = [...drift, ...stale];
  // Sources that changed without an effect leave only the manifest behind.
  if (found.length === 0 && readIfThere(join(root, MANIFEST)) !== manifestText(now))
    return [`${MANIFEST} differs  (${cause})`];
  return found;
};
