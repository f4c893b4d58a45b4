import type { Move } from './move.ts';
import type { Random } from './random.ts';
import type { AttackWorld, Deed, Holder } from './world.ts';

/** What a pattern may look at. */
export interface Situation {
  readonly random: Random;
  readonly world: AttackWorld;
  readonly holders: readonly Holder[];
  readonly ended: ReadonlySet<string>;
  knows(name: string): boolean;
  /** The names of known ids of a thing, such as `card`. */
  ids(word: string): readonly string[];
  /** Something that the victim has not done yet. */
  unusedDeed(): Deed | undefined;
  /** A name that no value has. */
  fresh(name: string): string;
  readonly last: Move | undefined;
}

/** A few requests that belong together, which no single operation of the contract shows. */
export interface Pattern {
  readonly name: string;
  weight(world: AttackWorld): number;
  /** Goes on after a refusal. */
  readonly isPatient?: boolean;
  moves(situation: Situation): readonly Move[];
}
