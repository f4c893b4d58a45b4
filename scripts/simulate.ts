import { readFile, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { type Move, planOf } from './simulate/moves.ts';
import { PLANTS } from './simulate/planted.ts';
import { type Playing, play } from './simulate/seeds.ts';
import { shrink } from './simulate/shrink.ts';
import { asScenario } from './simulate/told.ts';
import { usage } from './usage.ts';

usage(`Usage: npm run simulate -- [options]

Plays days of payments in one process, with simulated clocks, vendors, receivers of webhooks and deaths. The same seed plays
the same day: the hash of its answers and rows is the same.

  --seed       the first seed (1)
  --seeds      number of seeds (1)
  --days       how long the day of a seed is, in days (1)
  --payments   payments a day (24)
  --until      leaves out moves after this time, in milliseconds
  --twice      plays each seed twice and compares the hashes
  --shrink     looks for the fewest moves with which a failing seed still fails, and writes them to a file
  --moves      plays the moves of such a file
  --plant      puts a planted bug into the service (--plant list names them)`);

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    seeds: { type: 'string', default: '1' },
    days: { type: 'string', default: '1' },
    payments: { type: 'string', default: '24' },
    until: { type: 'string' },
    twice: { type: 'boolean', default: false },
    shrink: { type: 'boolean', default: false },
    moves: { type: 'string' },
    plant: { type: 'string' },
  },
});

/** Clocks of this process belong to the simulation while one is played. */
const seconds = (from: bigint): number => Math.round(Number(process.hrtime.bigint() - from) / 1e8) / 10;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const SHRINKING_TRIES = 120;

if (values.plant === 'list') {
  for (const { kind, name } of PLANTS) say(`${kind.padEnd(16)} ${name}`);
  process.exit(0);
}
const plant = PLANTS.find(({ name }) => name === values.plant);
if (values.plant !== undefined && plant === undefined) throw new Error(`No planted bug is called ${values.plant}`);
const moves: readonly Move[] | undefined = values.moves && JSON.parse(await readFile(values.moves, 'utf8'));

let isFailed = false;
const first = Number(values.seed);
for (let seed = first; seed < first + Number(values.seeds); seed += 1) {
  const playing = (other = moves): Playing => ({
    seed,
    days: Number(values.days),
    payments: Number(values.payments),
    ...(other && { moves: other }),
    ...(plant && { planting: plant.planting() }),
    ...(values.until !== undefined && { until: Number(values.until) }),
  });
  const beganAt = process.hrtime.bigint();
  const { problems, hash, payments, hours, happened } = await play(playing());
  say(`seed ${seed}  ${hash}  ${JSON.stringify(payments)}  ${happened} steps in ${hours} h, ${seconds(beganAt)} s`);
  for (const problem of problems.slice(0, 10)) say(`  ${problem.slice(0, 600)}`);
  isFailed ||= problems.length > 0;
  if (values.twice) {
    const again = await play(playing());
    if (again.hash !== hash) say(`  the second time the hash is ${again.hash}`);
    isFailed ||= again.hash !== hash;
  }
  if (values.shrink && problems.length > 0) await shrinkSeed(seed, playing, problems[0] ?? '');
}
process.exit(isFailed ? 1 : 0);

async function shrinkSeed(seed: number, playing: (moves: readonly Move[]) => Playing, problem: string): Promise<void> {
  const fails = async (fewer: readonly Move[]): Promise<boolean> => (await play(playing(fewer))).problems.length > 0;
  const { days, payments } = playing([]);
  const least = await shrink(moves ?? planOf({ seed, days, payments }), fails, SHRINKING_TRIES);
  await writeFile(`seed-${seed}.moves.json`, `${JSON.stringify(least, null, 1)}\n`);
  await writeFile(`seed-${seed}.yaml`, asScenario(seed, least, problem));
  say(
    `  ${least.length} moves are enough. Play them: npm run simulate -- --seed ${seed} --moves seed-${seed}.moves.json`,
  );
  say(`  As a scenario of the walker: seed-${seed}.yaml`);
}
