import { Command } from 'commander';
import { type CommandContext, matching, operatorCommand } from '../command.ts';

const actions = () => import('../actions/operations.ts');

const whole = matching(/^[0-9]{1,9}$/, 'a whole number');

export const stuckCommand = (context: CommandContext): Command =>
  operatorCommand(
    'stuck',
    'list resources that have been in one status for too long, and why',
    async (operator, options) => (await actions()).stuck(operator, options),
  )(context)
    .option(
      '--older-than <seconds>',
      'minimum age, instead of the default of each kind; 0 shows everything that is not finished',
      whole,
    )
    .option('--limit <rows>', 'maximum number of rows of each kind', whole);

export const retentionCommands = (context: CommandContext): Command =>
  new Command('retention')
    .description('erase data whose retention period has ended')
    .addCommand(
      operatorCommand('run', 'erase due data now instead of waiting for the daily job', async (operator, options) =>
        (await actions()).retention(operator, options),
      )(context).option('--dry-run', 'print the data that would be erased, without erasing it'),
    );
