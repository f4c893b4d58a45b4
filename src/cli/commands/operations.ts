import { Command } from 'commander';
import { type CommandContext, matching, operatorCommand } from '../command.ts';

const actions = () => import('../actions/operations.ts');

const whole = matching(/^[0-9]{1,9}$/, 'a whole number');

export const stuckCommand = (context: CommandContext): Command =>
  operatorCommand('stuck', 'list what has been in the same status for too long, and why', async (operator, options) =>
    (await actions()).stuck(operator, options),
  )(context)
    .option(
      '--older-than <seconds>',
      'minimum age, instead of the default of each kind; 0 shows everything that has not ended',
      whole,
    )
    .option('--limit <rows>', 'highest number of rows of each kind', whole);

export const retentionCommands = (context: CommandContext): Command =>
  new Command('retention')
    .description('data that is erased when its retention period is over')
    .addCommand(
      operatorCommand('run', 'erase what is due now, instead of waiting for the daily job', async (operator, options) =>
        (await actions()).retention(operator, options),
      )(context).option('--dry-run', 'print what would be erased, and erase nothing'),
    );
