import type { Kept } from '../model/kept.ts';
import type { Model } from '../model/model.ts';

/** A file of `generated/`. */
export interface Output {
  /** Relative to the project's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
  /** What it depends on, where making it is slow: the next run keeps it while the key is the same. */
  readonly key?: string;
}

/** Turns the model into files; the same model gives the same bytes, whatever is kept. */
export type Emitter = (model: Model, kept: Kept) => readonly Output[] | Promise<readonly Output[]>;
