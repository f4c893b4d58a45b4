import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { plants } from './index.ts';
import type { Plant } from './plant.ts';
import { simulatePlanted } from './run-planted.ts';

/** How a planted bug was looked for, and what came of it. */
export interface Search {
  readonly plant: Plant;
  /** The first seed that fails; undefined where none does. */
  readonly seed: number | undefined;
  /** How many moves are enough. */
  readonly moves: number;
  readonly problem: string;
  /** The shortened plan has failed again, in the world of its seed. */
  readonly isReplayed: boolean;
}

export interface SearchOptions {
  readonly seeds: string;
  readonly payments: string;
  /** Searches at once. */
  readonly jobs: number;
  /** Where the shortened plans are written. */
  readonly folder: string;
}

/** No more moves than somebody reads. */
export const MOST_MOVES = 12;

/** Plays seeds on each planted bug until one fails, shortens it, and plays what is left once more. */
export async function search(plant: Plant, { seeds, payments, folder }: SearchOptions): Promise<Search> {
  const own = join(folder, plant.name.replaceAll(/\W+/g, '-'));
  await mkdir(own, { recursive: true });
  const { code, said } = await simulatePlanted(plant.name, [
    ...['--seeds', seeds, '--payments', payments, '--folder', own],
    ...['--first', '--shrink', '--enough', String(MOST_MOVES)],
  ]);
  const [, seed, problem = ''] = /^seed (\d+) .*\n {2}(.*)$/m.exec(said) ?? [];
  const [, moves] = /^ {2}(\d+) moves are enough/m.exec(said) ?? [];
  // A simulation that breaks off has found nothing: the bug was not planted well.
  if (code === 0 || seed === undefined || moves === undefined)
    return { plant, seed: undefined, moves: 0, problem: code === 0 ? '' : said.slice(-1000), isReplayed: false };
  const again = await simulatePlanted(plant.name, [
    ...['--seed', seed, '--moves', join(own, `seed-${seed}.moves.json`)],
    '--twice',
  ]);
  const isReplayed = again.code === 1 && !again.said.includes('the second time');
  return { plant, seed: Number(seed), moves: Number(moves), problem, isReplayed };
}

const isFound = ({ seed, moves, isReplayed }: Search): boolean =>
  seed !== undefined && isReplayed && moves <= MOST_MOVES;

/** Looks for all planted bugs, or those of these names or kinds: 0 if they are found, replayed and short. */
export async function plantedCommand(only: readonly string[], options: SearchOptions): Promise<number> {
  const chosen =
    only.length === 0 ? [...plants] : plants.filter(({ name, kind }) => only.includes(name) || only.includes(kind));
  const waiting = [...chosen];
  let found = 0;
  const worker = async (): Promise<void> => {
    for (let plant = waiting.shift(); plant !== undefined; plant = waiting.shift()) {
      const result = await search(plant, options);
      if (isFound(result)) found += 1;
      process.stdout.write(`${told(result)}\n`);
    }
  };
  await Promise.all(Array.from({ length: options.jobs }, worker));
  process.stdout.write(`${found} of ${chosen.length} found\n`);
  return found === chosen.length ? 0 : 1;
}

function told(result: Search): string {
  const { plant, seed, moves, problem, isReplayed } = result;
  const how = seed === undefined ? 'no seed' : `seed ${seed}, ${moves} moves${isReplayed ? '' : ', not replayed'}`;
  return `${isFound(result) ? 'found ' : 'MISSED'} ${plant.kind.padEnd(15)} ${plant.name}: ${how}  ${problem.slice(0, 160)}`;
}
