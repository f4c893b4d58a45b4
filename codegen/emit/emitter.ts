import { type Cache, keyOf } from '../model/cache.ts';
import type { Model } from '../model/model.ts';

/** A file of `generated/`, and how its text is made. */
export interface Target {
  /** Relative to the project's root, with forward slashes. */
  readonly path: string;
  /** All that the text depends on, but for the generator itself: a run uses the file again that was made from the same. */
  readonly madeFrom: unknown;
  text(): string | Promise<string>;
  /** True if another thread makes the text, so that it can begin while the sources are still being checked. */
  readonly isThreaded?: boolean;
}

/** A file of `generated/` as it has to be. */
export interface Output {
  readonly path: string;
  readonly text: string;
  /** Stands for what it was made from. */
  readonly key: string;
}

/** Says which files come of the model. The same model gives the same bytes, whatever is cached. */
export type Emitter = (model: Model) => readonly Target[];

/** The text of a target: the file that is there, if it was made from the same, or a new one. */
export const make = async ({ path, madeFrom, text }: Target, cache: Cache): Promise<Output> => {
  const key = keyOf(madeFrom);
  return { path, key, text: cache.output(path, key) ?? (await text()) };
};
