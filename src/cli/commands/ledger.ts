import { Command } from 'commander';
import { type CommandContext, matching, operatorCommand, tenantId, usd } from '../command.ts';

const actions = () => import('../actions/ledger.ts');

export const ledgerCommands = (context: CommandContext): Command =>
  new Command('ledger')
    .description('balances')
    .addCommand(
      operatorCommand('credit', 'credit the available balance of a tenant', async (operator, options) =>
        (await actions()).credit(operator, options),
      )(context)
        .requiredOption('--tenant <id>', 'ten_…', tenantId)
        .requiredOption('--amount <usd>', 'USD, such as 25.00', usd)
        .option(
          '--reference <text>',
          'unique name of this credit; repeating the command does not credit twice',
          matching(/^[A-Za-z0-9._-]{1,64}$/, 'a text of up to 64 letters, digits, dots, dashes and underscores'),
        ),
    )
    .addCommand(
      operatorCommand('show', "print a tenant's accounts, or those of the service", async (operator, options) =>
        (await actions()).show(operator, options),
      )(context).option('--tenant <id>', 'ten_…', tenantId),
    );
