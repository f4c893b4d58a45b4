import { Episode, type Tools } from './episode.ts';
import type { Find } from './find.ts';
import type { Move } from './move.ts';
import type { AttackWorld } from './world.ts';

interface Shown {
  readonly find: Find;
  readonly moves: readonly Move[];
}

/** Plays the moves in a new world; the find of the same oracle, if it is there, and the moves up to it. */
export async function replay(
  tools: Tools,
  world: AttackWorld,
  moves: readonly Move[],
  { oracle }: Pick<Find, 'oracle'>,
): Promise<Shown | undefined> {
  const episode = await Episode.open(tools, world);
  for (const { code: _, ...move } of moves) {
    const taken = await episode.take(move);
    if (taken?.find?.oracle === oracle) return { find: taken.find, moves: episode.moves };
  }
  const find = await episode.settle();
  return find?.oracle === oracle ? { find, moves: episode.moves } : undefined;
}

export interface Shortened extends Shown {
  /** Whether a second world shows the find at all. */
  readonly isRepeatable: boolean;
}

/** A shorter scenario is worth no more time than this. */
const SHRINK_MS = 30_000;

/** Leaves out moves, many at once at first, as long as the find stays: the fewest requests that show it. */
export async function shrink(
  tools: Tools,
  world: AttackWorld,
  moves: readonly Move[],
  found: Find,
): Promise<Shortened> {
  const shown = await replay(tools, world, moves, found);
  if (shown === undefined) return { find: found, moves, isRepeatable: false };
  let best: Shown = shown;
  const until = performance.now() + SHRINK_MS;
  for (let size = Math.ceil(best.moves.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let from = Math.max(0, best.moves.length - size); from >= 0 && performance.now() < until; from -= size) {
      const without = best.moves.toSpliced(from, size);
      const shorter: Shown | undefined =
        without.length < best.moves.length ? await replay(tools, world, without, found) : undefined;
      if (shorter !== undefined) best = shorter;
    }
  }
  return { ...best, isRepeatable: true };
}
