import { Episode, type Tools } from './episode.ts';
import type { Find } from './find.ts';
import type { Move } from './move.ts';
import type { AttackWorld } from './world.ts';

/** Plays the moves in a new world; the find of the same oracle, if it is there, and the moves up to it. */
export async function replay(
  tools: Tools,
  world: AttackWorld,
  moves: readonly Move[],
  { oracle }: Pick<Find, 'oracle'>,
): Promise<{ readonly find: Find; readonly moves: readonly Move[] } | undefined> {
  const episode = await Episode.open(tools, world);
  for (const { code: _, ...move } of moves) {
    const taken = await episode.take(move);
    if (taken?.find?.oracle === oracle) return { find: taken.find, moves: episode.moves };
  }
  const find = await episode.settle();
  return find?.oracle === oracle ? { find, moves: episode.moves } : undefined;
}

export interface Shortened {
  readonly find: Find;
  readonly moves: readonly Move[];
  /** Whether a second world shows the find at all. */
  readonly isRepeatable: boolean;
}

/** Leaves out moves, many at once at first, as long as the find stays: the fewest requests that show it. */
export async function shrink(
  tools: Tools,
  world: AttackWorld,
  moves: readonly Move[],
  found: Find,
): Promise<Shortened> {
  let best = await replay(tools, world, moves, found);
  if (best === undefined) return { find: found, moves, isRepeatable: false };
  let size = Math.ceil(best.moves.length / 2);
  while (size >= 1) {
    let isShorter = false;
    for (let from = Math.max(0, best.moves.length - size); from >= 0; from -= size) {
      const without: readonly Move[] = best.moves.toSpliced(from, size);
      const shorter = without.length < best.moves.length ? await replay(tools, world, without, found) : undefined;
      if (shorter !== undefined) [best, isShorter] = [shorter, true];
    }
    if (!isShorter || size > 1) size = size === 1 ? 0 : Math.floor(size / 2);
  }
  return { ...best, isRepeatable: true };
}
