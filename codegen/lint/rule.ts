import type { Place, SpecNode } from '../load/spec-node.ts';
import type { Model } from '../model/model.ts';

/** The input of the rules: the sources, for the places, and the model that was made of them. */
export interface Linted {
  readonly root: SpecNode;
  readonly model: Model;
}

export type Report = (place: Place, message: string) => void;

/** One habit of this contract that JSON Schema cannot hold. `name` stands behind each message. */
export interface LintRule {
  readonly name: string;
  /** The reason for which it is one. */
  readonly why: string;
  check(linted: Linted, report: Report): void;
}
