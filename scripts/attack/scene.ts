import type { AttackWorld } from './world.ts';

/** What a watch knows of the attack so far. */
export interface Scene {
  readonly world: AttackWorld;
  value(name: string): string | undefined;
  /** Credentials that have ended, by their names. */
  readonly ended: ReadonlySet<string>;
  /** Operations that need no tenant. */
  readonly ofThePerson: ReadonlySet<string>;
  /** Ids of members whom the attacker has invited. */
  readonly invited: ReadonlySet<string>;
  /** By how much the clock was moved. */
  readonly elapsedSeconds: number;
  /** Test money that the victim was given meanwhile, in base units. */
  readonly credited: number;
}
