import { Command } from 'commander';
import {
  changeLiquidity,
  configureLiquidity,
  isPrefunded,
  type LiquidityRow,
  liquidityRows,
} from '../../domains/offramp/index.ts';
import { currencyExponent } from '../../kernel/ledger/money.ts';
import { currencyCode, matching, type Options, operatorCommand, type Report } from '../command.ts';
import { type Operator, toolsOf } from '../operator.ts';
import { type Outcome, Refused, table } from '../outcome.ts';

const minor = matching(/^[1-9][0-9]{0,29}$/, 'a whole number of minor units above 0');
const reference = matching(/^[\x20-\x7e]{1,120}$/, 'up to 120 printable characters');

/** Prefunded balances of the payout providers (D-144, D-427, D-428). */
export const liquidityCommands = (report: Report): Command =>
  new Command('liquidity')
    .description('prefunded balances of providers')
    .addCommand(place(operatorCommand('configure', 'open a currency of a provider, at 0', configure)(report)))
    .addCommand(moving('topup', 'add to a balance; payments that wait for it are looked at again', 'top-up')(report))
    .addCommand(moving('withdraw', 'take from a balance, never more than there is', 'withdraw')(report))
    .addCommand(operatorCommand('show', 'every balance', show)(report));

const place = (command: Command): Command =>
  command
    .requiredOption('--provider <name>', 'payapp_a or payapp_b')
    .requiredOption('--currency <code>', 'such as USD', currencyCode);

const moving =
  (name: string, description: string, kind: 'top-up' | 'withdraw') =>
  (report: Report): Command =>
    place(operatorCommand(name, description, (operator, options) => move(operator, kind, options))(report))
      .requiredOption('--amount-minor <units>', 'in minor units of the currency', minor)
      .requiredOption('--reference <text>', 'what the money moved with', reference);

async function move({ transact }: Operator, kind: 'top-up' | 'withdraw', options: Options): Promise<Outcome> {
  const { provider = '', currency: code = '', amountMinor = '', reference: with_ = '' } = options;
  const change = { kind, provider, currency: code, amountMinor: BigInt(amountMinor), reference: with_ };
  const changed = await transact(async (unit) => {
    const row = await changeLiquidity(toolsOf(unit), change);
    if (typeof row === 'string') throw new Refused(row, REFUSALS[row]);
    return row;
  });
  return one(changed);
}

const REFUSALS = {
  LIQUIDITY_NOT_CONFIGURED: 'The provider has no balance in this currency',
  LIQUIDITY_INSUFFICIENT: 'There is less than that',
  LIQUIDITY_BAD_AMOUNT: 'That is no amount that a balance can hold',
};

async function configure({ transact }: Operator, { provider = '', currency: code = '' }: Options): Promise<Outcome> {
  if (!isPrefunded(provider)) throw new Refused('UNKNOWN_PROVIDER', `${provider} is no provider that is prefunded`);
  if (currencyExponent(code) === undefined) throw new Refused('VALIDATION_FAILED', `${code} is no known currency`);
  return one(
    await transact((unit) => configureLiquidity(toolsOf(unit), { provider, currency: code, at: unit.realNow })),
  );
}

async function show({ transact }: Operator): Promise<Outcome> {
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
