// Reads across tenants: prices and liquidity belong to no tenant.

import type { Engine } from '../../platform/lifecycle/engine.ts';
import { transact } from '../../platform/lifecycle/transact.ts';
import { insert } from '../../platform/lifecycle/writes.ts';
import { currencyExponent } from '../ledger/money.ts';
import { VENDOR_NAMES } from './vendors/vendors.ts';

/** Destination currency per one USD (D-137). */
const RATES: Readonly<Record<string, string>> = {
  USD: '1.00000000',
  USDC: '1.00000000',
  USDT: '1.00000000',
  EUR: '0.92000000',
  GBP: '0.79000000',
  BRL: '5.40000000',
  MXN: '18.50000000',
  INR: '83.20000000',
  CAD: '1.36000000',
  JPY: '150.00000000',
};

const LIQUIDITY_UNITS = 1_000_000n;

/** Rates and liquidity that a sandbox boots with; what stands already is left alone. */
export async function seedPrices(engine: Engine): Promise<void> {
  const by = { actorType: 'operator', actorId: 'seed', requestId: null } as const;
  await transact(engine, by, async (unit) => {
    const createdAt = unit.realNow;
    for (const [currency, rate] of Object.entries(RATES)) {
      unit.write(insert('fx_rates', { currency, version: 1, rate, createdAt }, 'ignore'));
      const balanceMinor = LIQUIDITY_UNITS * 10n ** BigInt(currencyExponent(currency) ?? 2);
      unit.write(
        ...VENDOR_NAMES.map((provider) =>
          insert('provider_liquidity', { provider, currency, balanceMinor, createdAt }, 'ignore'),
        ),
      );
    }
  });
}
