import {
  changeLiquidity,
  configureLiquidity,
  isPrefunded,
  type LiquidityRow,
  liquidityRows,
} from '../../domains/offramp/providers/index.ts';
import { currencyExponent } from '../../payments/ledger/money.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Options } from '../command.ts';
import { type Operator, toolsOf } from '../operator.ts';
import { type Outcome, Refused, table } from '../outcome.ts';

export async function move({ transact }: Operator, kind: 'top-up' | 'withdraw', options: Options): Promise<Outcome> {
  const { provider = '', currency: code = '', amountMinor = '', reference: with_ = '' } = options;
  const change = { kind, provider, currency: code, amountMinor: BigInt(amountMinor), reference: with_ };
  const changed = await transact(async (unit) => {
    const row = await changeLiquidity(toolsOf(unit), change);
    if (row instanceof Refusal) throw new Refused(row.code, REFUSALS[row.code]);
    return row;
  });
  return one(changed);
}

const REFUSALS = {
  LIQUIDITY_NOT_CONFIGURED: 'The provider has no balance in this currency',
  LIQUIDITY_INSUFFICIENT: 'The balance is lower than the amount',
  LIQUIDITY_BAD_AMOUNT: 'The balance cannot hold this amount',
};

export async function configure(
  { transact }: Operator,
  { provider = '', currency: code = '' }: Options,
): Promise<Outcome> {
  if (!isPrefunded(provider)) throw new Refused('UNKNOWN_PROVIDER', `${provider} is no provider that is prefunded`);
  if (currencyExponent(code) === undefined) throw new Refused('VALIDATION_FAILED', `${code} is no known currency`);
  return one(
    await transact((unit) => configureLiquidity(toolsOf(unit), { provider, currency: code, at: unit.realNow })),
  );
}

export async function show({ transact }: Operator): Promise<Outcome> {
  const query = liquidityRows().orderBy(['provider', 'currency']);
  const liquidity = (await transact((unit) => unit.reads.many<LiquidityRow>(query))).map(shown);
  const lines = liquidity.map(({ provider, currency: code, balanceMinor }) => [
    provider,
    code,
    balanceMinor.toString(),
  ]);
  return { json: { liquidity }, text: table([['PROVIDER', 'CURRENCY', 'MINOR UNITS'], ...lines]) };
}

const shown = ({ provider, currency: code, balanceMinor }: LiquidityRow) => ({
  provider,
  currency: code,
  balanceMinor,
});

const one = (row: LiquidityRow): Outcome => ({
  json: shown(row),
  text: `${row.provider} ${row.currency}: ${row.balanceMinor} minor units`,
});
