import { Command } from 'commander';
import { config } from '../../config.ts';
import { migrate } from '../../db/migrate.ts';
import { operatorCommand, type Report } from '../command.ts';
import { reachDatabase } from '../database.ts';
import { seed } from '../seed.ts';

export const migrateCommand = (report: Report): Command =>
  new Command('migrate')
    .description("apply this release's migrations that are pending")
    .option('--json', 'print one JSON document')
    .action(async (options: { json?: boolean }) => {
      const database = await reachDatabase(config());
      try {
        const applied = await migrate(database.url);
        const text = applied.length > 0 ? `Applied ${applied.join(', ')}` : 'Nothing to apply';
        report({ json: { applied }, text }, options.json === true);
      } finally {
        await database.close();
      }
    });

export const seedCommand = operatorCommand(
  'seed',
  'write the exchange rates, and in the sandbox the liquidity of the providers, that are missing',
  async ({ transact, config: { environment } }) => {
    const seeded = await transact((unit) => seed(unit, environment));
    return { json: seeded, text: `Exchange rates: ${seeded.fxRates} new. Liquidity rows: ${seeded.liquidity} new.` };
  },
);
