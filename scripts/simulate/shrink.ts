import type { Move } from './moves.ts';

/** What is left of a plan where moves were taken out: nobody confirms or cancels a payment that is never made. */
function consistent(moves: readonly Move[]): Move[] {
  const paid = new Set(moves.flatMap((move) => (move.does === 'pay' ? [move.payment] : [])));
  return moves.filter((move) => !('payment' in move) || paid.has(move.payment));
}

/** What a problem is about: its words up to the first colon, without the ids and numbers of a run. */
export const kindOf = (problem: string): string =>
  problem.replaceAll(/\b[a-z]+_[0-9a-z]{20,}\b|\d+/g, '').split(':', 1)[0] ?? '';

/**
 * The fewest moves that still fail, as far as taking out halves, quarters and single moves finds them. `fails` plays moves;
 * it is asked at most so often, and not any more once so few moves are left.
 */
export async function shrink(
  moves: readonly Move[],
  fails: (moves: readonly Move[]) => Promise<boolean>,
  mostTries: number,
  enough = 1,
): Promise<readonly Move[]> {
  let least = moves;
  let tries = 0;
  for (let size = Math.ceil(least.length / 2); size >= 1 && tries < mostTries && least.length > enough; ) {
    let isShorter = false;
    for (let from = 0; from < least.length && tries < mostTries && least.length > enough; ) {
      const fewer = consistent([...least.slice(0, from), ...least.slice(from + size)]);
      tries += 1;
      if (await fails(fewer)) {
        least = fewer;
        isShorter = true;
      } else from += size;
    }
    if (size === 1 && !isShorter) break;
    size = size === 1 ? 1 : Math.ceil(size / 2);
  }
  return least;
}
