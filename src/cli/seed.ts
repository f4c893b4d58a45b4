import { sql } from '../db/sql.ts';
import { currencyExponent, formatRate, parseRate } from '../ledger/money.ts';
import type { UnitOfWork } from '../lifecycle/unit-of-work.ts';
import { audit, insert } from '../lifecycle/writes.ts';

/** Units of the currency per one USD: version 1 of the table (D-137). */
const RATES: Readonly<Record<string, string>> = {
  EUR: '0.92',
  GBP: '0.79',
  BRL: '5.40',
  MXN: '18.50',
  INR: '83.20',
  CAD: '1.36',
  JPY: '150',
  USD: '1',
  USDC: '1',
  USDT: '1',
};

/** Providers that pay out of a prefunded balance (D-144). */
const PREFUNDED = ['payapp_a', 'payapp_b'];
/** What a sandbox boots with of each currency, in its major unit (D-144). */
const LIQUIDITY_UNITS = 1_000_000n;

export interface Seeded {
  /** How many rows were not there yet. */
  readonly fxRates: number;
  readonly liquidity: number;
}

/**
 * Prices, and in the sandbox the providers' balances. What is there already stays: operators may have replaced it, and
 * payments may have used it.
 */
export async function seed(unit: UnitOfWork, environment: 'sandbox' | 'live'): Promise<Seeded> {
  const rates = await unit.reads.many<{ currency: string }>(sql('fx_rates').distinct('currency'));
  const balances = await unit.reads.many<{ provider: string; currency: string }>(
    sql('provider_liquidity').select('provider', 'currency'),
  );
  const priced = new Set(rates.map(({ currency }) => currency));
  const funded = new Set(balances.map(({ provider, currency }) => `${provider} ${currency}`));
  const currencies = Object.keys(RATES);
  const fxRates = currencies.filter((currency) => !priced.has(currency));
  const liquidity = PREFUNDED.flatMap((provider) => currencies.map((currency) => ({ provider, currency }))).filter(
    ({ provider, currency }) => environment === 'sandbox' && !funded.has(`${provider} ${currency}`),
  );
  unit.write(
    ...fxRates.map((currency) => {
      const rate = formatRate(parseRate(RATES[currency] ?? '') ?? 0n);
      return insert('fx_rates', { currency, version: 1, rate, createdAt: unit.realNow }, 'ignore');
    }),
    ...liquidity.map(({ provider, currency }) => {
      const balanceMinor = LIQUIDITY_UNITS * 10n ** BigInt(currencyExponent(currency) ?? 0);
      return insert('provider_liquidity', { provider, currency, balanceMinor }, 'ignore');
    }),
  );
  const seeded = { fxRates: fxRates.length, liquidity: liquidity.length };
  if (seeded.fxRates + seeded.liquidity > 0) unit.write(audit('prices.seeded', 'prices', null, { ...seeded }));
  return seeded;
}
