import { parseConfig } from '../../app/config.ts';
import { seedPrices } from '../../payments/providers/seed.ts';
import { continueNumbering } from '../../platform/audit/continue-numbering.ts';
import type { Variables } from '../../platform/config/environment.ts';
import { sql } from '../../platform/db/sql.ts';
import type { UnitOfWork } from '../../platform/lifecycle/unit-of-work.ts';
import { audit } from '../../platform/lifecycle/writes.ts';
import { migrate } from '../../platform/migrate/migrate.ts';
import { reachDatabase } from '../database.ts';
import type { Operator } from '../operator.ts';
import { type Outcome, Refused } from '../outcome.ts';

export async function migrateDatabase(variables: Variables): Promise<Outcome> {
  const database = await reachDatabase(parseConfig(variables));
  try {
    const applied = await migrate(database.url);
    return { json: { applied }, text: applied.length > 0 ? `Applied ${applied.join(', ')}` : 'Nothing to apply' };
  } finally {
    await database.close();
  }
}

/** Continues the stored numbers after a dump was restored into another cluster. Running it again changes nothing. */
export async function restoreMarks({ engine, pool }: Operator): Promise<Outcome> {
  const continued = await continueNumbering(pool, engine.services.log);
  const behind = String(continued?.behind ?? 0n);
  const events = continued?.events ?? 0;
  const text =
    continued === undefined
      ? 'The cluster is not behind the stored numbers: nothing to do'
      : `The cluster was ${behind} transactions behind the stored numbers. They are continued; ${events} events got new numbers`;
  return { json: { transactionsBehind: behind, eventsRenumbered: events }, text };
}

export async function addPrices({ engine, transact, config: { environment } }: Operator): Promise<Outcome> {
  if (environment !== 'sandbox')
    throw new Refused('SANDBOX_ONLY', 'The command is not available in live: its prices and balances are invented');
  const before = await transact(count);
  await seedPrices(engine);
  const after = await transact(count);
  const added = { fxRates: after.fxRates - before.fxRates, liquidity: after.liquidity - before.liquidity };
  if (added.fxRates + added.liquidity > 0) {
    await transact(async (unit) => unit.write(audit('prices.seeded', 'prices', null, added)));
  }
  return { json: { added }, text: `Added ${added.fxRates} exchange rates and ${added.liquidity} liquidity rows` };
}

async function count({ reads }: UnitOfWork): Promise<{ fxRates: number; liquidity: number }> {
  const rates = await reads.one<{ count: bigint }>(sql('fx_rates').count());
  const liquidity = await reads.one<{ count: bigint }>(sql('provider_liquidity').count());
  return { fxRates: Number(rates?.count), liquidity: Number(liquidity?.count) };
}
