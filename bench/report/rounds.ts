import { loadavg } from 'node:os';
import { spread } from './statistics.ts';

export interface Candidate {
  readonly name: string;
  /** One measurement: a rate or a duration. */
  measure(): Promise<number>;
}

/** What each candidate gave, by name, one value a round. */
export type Rounds = ReadonlyMap<string, readonly number[]>;

/**
 * Measures every candidate once a round, and starts each round with another one, so that no candidate always follows the
 * same neighbour.
 */
export async function interleave(candidates: readonly Candidate[], rounds: number): Promise<Rounds> {
  const values = new Map(candidates.map(({ name }) => [name, [] as number[]]));
  await inRounds(rounds, async (round) => {
    for (let turn = 0; turn < candidates.length; turn += 1) {
      const candidate = candidates[(round + turn) % candidates.length];
      if (candidate) values.get(candidate.name)?.push(await candidate.measure());
    }
  });
  return values;
}

/** One round after the other, and says how many are done. */
export async function inRounds(rounds: number, one: (round: number) => Promise<void>): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    await one(round);
    process.stderr.write(`  round ${round + 1} of ${rounds}\r`);
  }
  process.stderr.write(`${' '.repeat(30)}\r`);
}

/** A reference that varies more than this says that something else had the machine. */
const TOO_NOISY = 0.25;

/** What the machine itself did to the numbers: trust no difference that is smaller than this. */
export function printNoise(reference: string, rounds: Rounds): void {
  const values = rounds.get(reference) ?? [];
  const load = loadavg().map((value) => value.toFixed(1));
  const noise = spread(values);
  console.log(
    `  noise: ${reference} varied by ${Math.round(noise * 100)} % over ${values.length} rounds; load average ${load.join(' ')}`,
  );
  if (noise > TOO_NOISY) console.log('  too noisy to judge by: run it again while nothing else runs');
}

export const valuesOf = (rounds: Rounds, name: string): readonly number[] => {
  const values = rounds.get(name);
  if (!values) throw new Error(`${name} was not measured`);
  return values;
};
