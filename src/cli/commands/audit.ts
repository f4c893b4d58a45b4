import { Command } from 'commander';
import { type CommandContext, matching, operatorCommand } from '../command.ts';

const actions = () => import('../actions/audit.ts');

const whole = matching(/^[0-9]{1,18}$/, 'a whole number');

export const auditCommands = (context: CommandContext): Command =>
  new Command('audit')
    .description('the audit log')
    .addCommand(
      operatorCommand(
        'verify',
        'seal committed rows, recompute the hash chain and check every invariant',
        async (operator) => (await actions()).verify(operator),
      )(context),
    )
    .addCommand(
      operatorCommand('tail', 'print the most recent rows, newest last', async (operator, options) =>
        (await actions()).tail(operator, options),
      )(context)
        .option('--limit <rows>', 'number of rows', whole, '20')
        .option('--tenant <id>', 'only rows of this tenant')
        .option('--actor <id>', 'only rows of this actor')
        .option('--action <name>', 'only rows with this action')
        .option('--resource <id>', 'only rows about this resource')
        .option('--request <id>', 'only rows of this request'),
    )
    .addCommand(
      operatorCommand('export', 'export sealed rows with their hashes, by sequence number', async (operator, options) =>
        (await actions()).exported(operator, options),
      )(context)
        .option('--after <seq>', 'begin after this sequence number', whole, '0')
        .option('--limit <rows>', 'maximum number of rows', whole, '1000'),
    );
