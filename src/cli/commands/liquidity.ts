import { Command } from 'commander';
import { values } from '../../../generated/contract/values.ts';
import { type CommandContext, currencyCode, matching, operatorCommand } from '../command.ts';

const actions = () => import('../actions/liquidity.ts');

const minor = matching(/^[1-9][0-9]{0,29}$/, 'a whole number of minor units above 0');
const reference = matching(/^[\x20-\x7e]{1,120}$/, 'a text of up to 120 printable characters');

/** Prefunded balances of the payout providers (D-144, D-427, D-428). */
export const liquidityCommands = (context: CommandContext): Command =>
  new Command('liquidity')
    .description('prefunded balances of providers')
    .addCommand(
      place(
        operatorCommand('configure', 'add a currency to a provider, with a balance of 0', async (operator, options) =>
          (await actions()).configure(operator, options),
        )(context),
      ),
    )
    .addCommand(moving('topup', 'add to a balance, and check the payments that wait for it again', 'top-up')(context))
    .addCommand(moving('withdraw', 'take from a balance, but not more than it has', 'withdraw')(context))
    .addCommand(
      operatorCommand('show', 'show every balance', async (operator) => (await actions()).show(operator))(context),
    );

const place = (command: Command): Command =>
  command
    .requiredOption('--provider <name>', values.PayoutVendor.join(' or '))
    .requiredOption('--currency <code>', 'such as USD', currencyCode);

const moving =
  (name: string, description: string, kind: 'top-up' | 'withdraw') =>
  (context: CommandContext): Command =>
    place(
      operatorCommand(name, description, async (operator, options) => (await actions()).move(operator, kind, options))(
        context,
      ),
    )
      .requiredOption('--amount-minor <units>', 'in minor units of the currency', minor)
      .requiredOption('--reference <text>', 'reference of the transfer', reference);
