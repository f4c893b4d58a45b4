import { join } from 'node:path';
import type { Output } from '../emit/emitter.ts';
import { causesOf } from './causes.ts';
import { leftovers, type Manifest } from './manifest.ts';
import { readIfThere } from './write.ts';

/** What `generated/` differs in from what the sources say now, one line each, with the cause; empty when it is current. */
export const findDrift = (
  root: string,
  outputs: readonly Output[],
  before: Manifest | undefined,
  now: Manifest,
): string[] => {
  const differing = outputs
    .map(({ path, text }) => ({ path, text, present: readIfThere(join(root, path)) }))
    .filter(({ text, present }) => text !== present);
  const cause = differing.length > 0 ? causesOf(root, before, now) : undefined;
  const drift = differing.map(
    ({ path, present }) => `${path} ${present === undefined ? 'is missing' : 'differs'}  (${cause?.(path, present)})`,
  );
  return [...drift, ...leftovers(root, now.outputs).map((file) => `${file} is left over: nothing generates it`)];
};
