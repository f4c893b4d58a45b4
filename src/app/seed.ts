// Passes the walls of tenants: writes prices and liquidity, which are no tenant's.

import { currencyExponent } from '../kernel/ledger/money.ts';
import type { Engine } from '../kernel/lifecycle/engine.ts';
import { transact } from '../kernel/lifecycle/transact.ts';
import { insert } from '../kernel/lifecycle/writes.ts';
import { VENDOR_NAMES } from '../kernel/providers/vendors/vendors.ts';

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
export async function seed(engine: Engine): Promise<void> {
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
