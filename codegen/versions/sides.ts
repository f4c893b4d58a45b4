import type { JsonObject } from '../load/json.ts';
import type { SeenLifecycle, Shown } from './lifecycles.ts';

/** What a version promised, and what its clients would get. */
export interface Sides {
  readonly published: JsonObject;
  readonly older: JsonObject;
  /** By their ids; undefined of a version that published none. */
  readonly lifecycles: Readonly<Record<string, SeenLifecycle>> | undefined;
  readonly shown: (machine: string) => Shown;
  readonly today: readonly SeenLifecycle[];
}

/** Stands where only the author knows what to write. A file that still has it is refused. */
export const TODO = 'TODO';
