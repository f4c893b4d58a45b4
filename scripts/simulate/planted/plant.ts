import type { Edit } from '../../planted/patch.ts';

export type Kind =
  /** What got no answer is taken for one, or asked for under another name. */
  | 'retry'
  /** News is taken in the wrong order, twice, or for other news. */
  | 'order'
  /** A part of a step is not committed with the rest of it. */
  | 'half'
  /** Something is said before it is so. */
  | 'acknowledgement'
  /** What a process has taken stays with it when it dies, or is not kept from others. */
  | 'lease'
  /** Something is not done at its time. */
  | 'timer'
  /** A clock stands still, or is not everybody's. */
  | 'clock';

/** A bug of order or time that the simulation has to find. */
export interface Plant {
  readonly name: string;
  readonly kind: Kind;
  readonly edits: readonly Edit[];
}

/** A bug in one place of one file. */
export const edited = (kind: Kind, name: string, file: string, from: string, to: string): Plant => ({
  kind,
  name,
  edits: [{ file, from, to }],
});
