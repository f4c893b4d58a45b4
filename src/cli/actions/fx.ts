import { currencyExponent, formatRate, parseRate } from '../../payments/ledger/money.ts';
import { lockByName } from '../../platform/db/named-lock.ts';
import { sql } from '../../platform/db/sql.ts';
import { audit, insert } from '../../platform/lifecycle/writes.ts';
import type { Options } from '../command.ts';
import type { Operator } from '../operator.ts';
import { type Outcome, Refused, table } from '../outcome.ts';

interface Rate {
  readonly currency: string;
  readonly version: number;
  readonly rate: string;
  readonly createdAt: Date;
}

/** The settlement token's own units: one of them is one USD (D-049). */
const FIXED = new Set(['USD', 'USDC']);

export async function show({ transact }: Operator, { currency }: Options): Promise<Outcome> {
  const rates = sql('fx_rates').select('currency', 'version', 'rate', 'created_at');
  const query =
    currency === undefined
      ? rates.distinctOn('currency').orderBy([{ column: 'currency' }, { column: 'version', order: 'desc' }])
      : rates.where({ currency }).orderBy('version');
  const found = await transact((unit) => unit.reads.many<Rate>(query));
  if (currency !== undefined && found.length === 0) {
    throw new Refused('CURRENCY_NOT_SUPPORTED', `There is no rate of ${currency}`);
  }
  const rows = found.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  const lines = rows.map(({ currency: of, rate, version, createdAt }) => [of, rate, String(version), createdAt]);
  return { json: { rates: rows }, text: table([['CURRENCY', 'PER USD', 'VERSION', 'SINCE'], ...lines]) };
}

export async function set({ transact }: Operator, { currency = '', rate: text = '' }: Options): Promise<Outcome> {
  const parsed = parseRate(text);
  if (parsed === undefined)
    throw new Refused('VALIDATION_FAILED', 'A rate is a decimal above 0 with 8 fraction digits');
  if (currencyExponent(currency) === undefined) {
    throw new Refused('CURRENCY_NOT_SUPPORTED', `${currency} is no known currency`);
  }
  if (FIXED.has(currency)) throw new Refused('RATE_FIXED', `One ${currency} is one USD, always`);
  const rate = formatRate(parsed);
  const made = await transact(async (unit) => {
    // Versions are counted: two operators at once make two of them.
    await lockByName(unit.reads, 'fx_rates', currency);
    const newest = await unit.reads.one<{ version: number }>(
      sql('fx_rates').where({ currency }).select('version').orderBy('version', 'desc').limit(1),
    );
    const version = (newest?.version ?? 0) + 1;
    unit.write(
      insert('fx_rates', { currency, version, rate, createdAt: unit.realNow }),
      audit('fx_rate.set', currency, null, { rate, version }),
    );
    return { currency, version, rate, createdAt: unit.realNow.toISOString() };
  });
  return { json: made, text: `${currency} ${rate} per USD, version ${made.version}` };
}
