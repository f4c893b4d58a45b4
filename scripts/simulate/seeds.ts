import { type Move, planOf } from './moves.ts';
import { type Report, run } from './run.ts';
import { openServer } from './server.ts';

export interface Playing {
  readonly seed: number;
  readonly days: number;
  /** A day. */
  readonly payments: number;
  readonly moves?: readonly Move[];
  readonly until?: number;
  readonly onNote?: (line: string) => void;
}

/** Plays the day of a seed, or other moves in its world, on a database of its own. */
export async function play({ moves, until, onNote, ...plan }: Playing): Promise<Report> {
  // Loaded while time is still Node's.
  await import('../../generated/contract/response-validators.js');
  const server = await openServer();
  try {
    return await run({
      seed: plan.seed,
      moves: moves ?? planOf(plan),
      server,
      ...(until !== undefined && { until }),
      ...(onNote && { onNote }),
    });
  } finally {
    await server.close();
  }
}
