import type { Model } from '../model/model.ts';

/** A file of `generated/`. */
export interface Output {
  /** Relative to the project's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** Turns the model into files; it reads nothing but the model, and the same model gives the same bytes. */
export interface Emitter {
  (model: Model): readonly Output[] | Promise<readonly Output[]>;
  /** Loads what is slow to load, before there is a model. */
  prepare?(): void;
}
