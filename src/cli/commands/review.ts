import { Command } from 'commander';
import { type CommandContext, matching, operatorCommand } from '../command.ts';

const actions = () => import('../actions/review.ts');

/** Review cases of all tenants (D-122, D-426, D-428). */
export const reviewCommands = (context: CommandContext): Command =>
  new Command('review')
    .description('review cases')
    .addCommand(
      operatorCommand('list', 'list review cases, oldest first', async (operator, options) =>
        (await actions()).list(operator, options),
      )(context)
        .option(
          '--status <status>',
          'OPEN, RESOLVED or CLOSED',
          matching(/^(OPEN|RESOLVED|CLOSED)$/, 'OPEN, RESOLVED or CLOSED'),
        )
        .option('--reason <reason>', 'only this reason', matching(/^[A-Z_]+$/, 'a reason in capitals')),
    )
    .addCommand(
      operatorCommand('resolve', 'decide an open case; this is final', async (operator, options, [id = '']) =>
        (await actions()).resolve(operator, options, id),
      )(context)
        .argument('<case>', 'rvw_…')
        .requiredOption(
          '--decision <decision>',
          'RELEASE or REJECT',
          matching(/^(RELEASE|REJECT)$/, 'RELEASE or REJECT'),
        )
        .requiredOption('--note <text>', 'why', matching(/^[\s\S]{1,2000}$/, 'a text of up to 2000 characters')),
    );
