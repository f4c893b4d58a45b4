import type { Step } from '../../walker/recipe.ts';
import type { Holder } from './world.ts';

/** One request of an attack, by whom, and what for. */
export interface Move {
  readonly step: Step;
  readonly says: string;
  /** Undefined for what the victim does, the clock, and whoever takes cards for payment. */
  readonly holder: Holder | undefined;
  /** The credentials that end when it succeeds. */
  readonly ends?: readonly string[];
  /** The credential that the attacker has by it. */
  readonly gains?: Holder;
  /** The member whom the attacker has invited is kept under this name. */
  readonly invites?: string;
  /** The code with which it was refused. */
  readonly code?: string;
}
