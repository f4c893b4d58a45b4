import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { type Move, planOf } from './simulate/moves.ts';
import { isUnproven, plants } from './simulate/planted/index.ts';
import { plantedCommand } from './simulate/planted/planted-command.ts';
import { simulatePlanted } from './simulate/planted/run-planted.ts';
import { type Playing, play } from './simulate/seeds.ts';
import { kindOf, shrink } from './simulate/shrink.ts';
import { asScenario } from './simulate/told.ts';
import { usage } from './usage.ts';

usage(`Usage: npm run simulate -- [options]

Plays days of payments in one process, with simulated clocks, vendors, receivers of webhooks and deaths. The same seed plays
the same day: the hash of its answers and rows is the same.

  --seed       the seed (1)
  --seeds      several seeds, such as 1-100
  --days       how long the day of a seed is, in days (1)
  --payments   payments a day (24)
  --until      leaves out moves after this time, in milliseconds
  --twice      plays each seed twice and compares the hashes
  --first      ends at the first seed that fails
  --shrink     looks for the fewest moves with which a failing seed still fails, and writes them to a file
  --enough     ends --shrink where no more than so many moves are left (1)
  --folder     where the files of --shrink are written (.)
  --moves      plays the moves of such a file
  --plant      puts a planted bug into the service (--plant list names them, and marks those that
               no seed is known to find)
  --planted    looks for every planted bug, or for that or those of a kind that --plant names: plays seeds until one fails,
               and shortens it
  --jobs       searches of --planted at the same time (2)`);

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    seeds: { type: 'string' },
    days: { type: 'string', default: '1' },
    payments: { type: 'string', default: '24' },
    until: { type: 'string' },
    twice: { type: 'boolean', default: false },
    first: { type: 'boolean', default: false },
    shrink: { type: 'boolean', default: false },
    enough: { type: 'string', default: '1' },
    folder: { type: 'string', default: '.' },
    moves: { type: 'string' },
    plant: { type: 'string' },
    planted: { type: 'boolean', default: false },
    jobs: { type: 'string', default: '2' },
  },
});

/** Clocks of this process belong to the simulation while one is played. */
const seconds = (from: bigint): number => Math.round(Number(process.hrtime.bigint() - from) / 1e8) / 10;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const SHRINKING_TRIES = 150;

process.exit(await command());

async function command(): Promise<number> {
  const { plant, planted, seeds, payments, jobs, folder } = values;
  if (plant === 'list') {
    for (const one of plants) say(`${isUnproven(one) ? 'unproven' : '        '}  ${one.kind.padEnd(15)} ${one.name}`);
    return 0;
  }
  if (plant !== undefined && !plants.some(({ name, kind }) => name === plant || kind === plant))
    throw new Error(`No planted bug is called ${plant}`);
  if (planted)
    return plantedCommand(plant === undefined ? [] : [plant], {
      ...{ seeds: seeds ?? '1-2000', payments, jobs: Number(jobs), folder },
    });
  if (plant !== undefined && process.env.SIMULATE_PLANT === undefined)
    return (await simulatePlanted(plant, process.argv.slice(2), (text) => process.stdout.write(text))).code;
  return playSeeds();
}

/** Answers 1 where a seed has failed. */
async function playSeeds(): Promise<number> {
  const given: readonly Move[] | undefined = values.moves && JSON.parse(await readFile(values.moves, 'utf8'));
  const [first = 1, last = first] = (values.seeds ?? values.seed).split('-').map(Number);
  let failed = 0;
  for (let seed = first; seed <= last; seed += 1) {
    const playing = (moves = given): Playing => ({
      seed,
      days: Number(values.days),
      payments: Number(values.payments),
      ...(moves && { moves }),
      ...(values.until !== undefined && { until: Number(values.until) }),
    });
    if (await playSeed(seed, playing)) continue;
    failed += 1;
    if (values.first) break;
  }
  if (last > first) say(`${failed} of ${last - first + 1} seeds failed`);
  return failed > 0 ? 1 : 0;
}

type PlayingOf = (moves?: readonly Move[]) => Playing;

/** Answers whether the seed is clean. */
async function playSeed(seed: number, playing: PlayingOf): Promise<boolean> {
  const beganAt = process.hrtime.bigint();
  const { problems, hash, payments, hours, happened } = await play(playing());
  say(`seed ${seed}  ${hash}  ${JSON.stringify(payments)}  ${happened} steps in ${hours} h, ${seconds(beganAt)} s`);
  for (const problem of problems.slice(0, 10)) say(`  ${problem.replaceAll('\n', ' ').slice(0, 600)}`);
  const again = values.twice ? (await play(playing())).hash : hash;
  if (again !== hash) say(`  the second time the hash is ${again}`);
  if (values.shrink && problems.length > 0) await shrinkSeed(seed, playing, problems[0] ?? '');
  return problems.length === 0 && again === hash;
}

async function shrinkSeed(seed: number, playing: PlayingOf, problem: string): Promise<void> {
  // Another problem is another story: a plan that is shortened to it does not show the one that was found.
  const fails = async (fewer: readonly Move[]): Promise<boolean> =>
    (await play(playing(fewer))).problems.some((one) => kindOf(one) === kindOf(problem));
  const { days, payments, moves } = playing();
  const least = await shrink(moves ?? planOf({ seed, days, payments }), fails, SHRINKING_TRIES, Number(values.enough));
  const name = join(values.folder, `seed-${seed}`);
  await writeFile(`${name}.moves.json`, `${JSON.stringify(least, null, 1)}\n`);
  await writeFile(`${name}.yaml`, asScenario(seed, least, problem));
  say(`  ${least.length} moves are enough. Play them: npm run simulate -- --seed ${seed} --moves ${name}.moves.json`);
  say(`  As a scenario of the walker: ${name}.yaml`);
}
