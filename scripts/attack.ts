import process from 'node:process';
import { parseArgs } from 'node:util';
import { attack } from './attack/attack.ts';
import { plantedCommand } from './attack/planted/planted-command.ts';
import { told } from './attack/report.ts';
import { startTarget } from './attack/target.ts';
import { usage } from './usage.ts';

usage(`Usage: npm run attack -- [options]

Attacks a sandbox with stolen and own credentials, and looks after each request whether money, rights or rows went where
the victim's settings do not let them. A find is shortened to the fewest requests and printed as a scenario of the walker.

  --seed      decides the moves (1)
  --minutes   how long (5)
  --world     only this world; may be repeated
  --length    requests in one world (120)
  --url       attacks this deployment instead of one of its own
  --database  the database of the deployment, or the one to start on; without it only answers are judged
  --planted   takes one mend after another out, and expects that it is found
  --plant     only this mend; may be repeated

Exits with 1 if something is found, with --planted if something is not found.`);

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    url: { type: 'string' },
    database: { type: 'string' },
    minutes: { type: 'string', default: '5' },
    length: { type: 'string', default: '120' },
    world: { type: 'string', multiple: true, default: [] },
    planted: { type: 'boolean', default: false },
    plant: { type: 'string', multiple: true, default: [] },
  },
});
const minutes = Number(values.minutes);
process.exitCode =
  values.planted || values.plant.length > 0 ? await plantedCommand(values.plant, minutes) : await attackCommand();

async function attackCommand(): Promise<number> {
  const { url, database, seed, world, length } = values;
  const target = url === undefined ? await startTarget(database) : { url, databaseUrl: database, stop: async () => {} };
  try {
    const report = await attack({
      url: target.url,
      databaseUrl: target.databaseUrl,
      seed: Number(seed),
      budgetMs: minutes * 60_000,
      length: Number(length),
      only: world,
      say: (line) => void process.stderr.write(`${line}\n`),
    });
    process.stdout.write(told(report, target.databaseUrl !== undefined));
    return report.found === undefined ? 0 : 1;
  } finally {
    await target.stop();
  }
}
