import { Command } from 'commander';
import { seed } from '../../app/seed.ts';
import { config } from '../../kernel/config/config.ts';
import { migrate } from '../../kernel/db/migrate.ts';
import { sql } from '../../kernel/db/sql.ts';
import type { UnitOfWork } from '../../kernel/lifecycle/unit-of-work.ts';
import { audit } from '../../kernel/lifecycle/writes.ts';
import { operatorCommand, type Report } from '../command.ts';
import { reachDatabase } from '../database.ts';
import { Refused } from '../outcome.ts';

export const migrateCommand = (report: Report): Command =>
  new Command('migrate')
    .description('apply the pending migrations of this release')
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
  "create the sandbox's exchange rates and the providers' liquidity, if they do not exist",
  async ({ engine, transact, config: { environment } }) => {
    if (environment !== 'sandbox') throw new Refused('SANDBOX_ONLY', 'Live takes no invented prices and balances');
    const before = await transact(count);
    await seed(engine);
    const after = await transact(count);
    const added = { fxRates: after.fxRates - before.fxRates, liquidity: after.liquidity - before.liquidity };
    if (added.fxRates + added.liquidity > 0) {
      await transact(async (unit) => unit.write(audit('prices.seeded', 'prices', null, added)));
    }
    return { json: { added }, text: `Added ${added.fxRates} exchange rates and ${added.liquidity} liquidity rows` };
  },
);

async function count({ reads }: UnitOfWork): Promise<{ fxRates: number; liquidity: number }> {
  const rates = await reads.one<{ count: bigint }>(sql('fx_rates').count());
  const liquidity = await reads.one<{ count: bigint }>(sql('provider_liquidity').count());
  return { fxRates: Number(rates?.count), liquidity: Number(liquidity?.count) };
}
