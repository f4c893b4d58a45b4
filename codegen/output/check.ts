import { join } from 'node:path';
import type { Output } from '../emit/emitter.ts';
import { causesOf } from './causes.ts';
import { leftovers, type Manifest } from './manifest.ts';
import { readIfThere } from './write.ts';

export interface Drift {
  /**
   * The differences from what the sources now produce, a line each, with the cause; empty if `generated/` is
   * current.
   */
  readonly drift: readonly string[];
  /** The facts that all of them share. */
  readonly note: string | undefined;
}

/** Compares what is there with what a run makes. */
export const findDrift = (
  root: string,
  outputs: readonly Output[],
  before: Manifest | undefined,
  now: Manifest,
): Drift => {
  const differing = outputs
    .map(({ path, text }) => ({ path, text, present: readIfThere(join(root, path)) }))
    .filter(({ text, present }) => text !== present);
  const causes = differing.length > 0 ? causesOf(root, before, now) : undefined;
  const drift = differing.map(
    ({ path, present }) =>
      `${path} ${present === undefined ? 'is missing' : 'differs'}  (${causes?.of(path, present)})`,
  );
  const left = leftovers(root, now.outputs).map((file) => `${file} is left over: nothing generates it`);
  return { drift: [...drift, ...left], note: causes?.several };
};
