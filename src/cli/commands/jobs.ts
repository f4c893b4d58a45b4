import { Command } from 'commander';
import { type CommandContext, matching, operatorCommand } from '../command.ts';

const actions = () => import('../actions/jobs.ts');

const reason = matching(/^[\s\S]{1,500}$/, 'a text of up to 500 characters');

/** Jobs in the background, which `paychart stuck` names. */
export const jobCommands = (context: CommandContext): Command =>
  new Command('jobs')
    .description('jobs in the background')
    .addCommand(
      operatorCommand('list', 'list jobs in the order in which they are due', async (operator, options) =>
        (await actions()).list(operator, options),
      )(context)
        .option('--topic <topic>', 'only this topic', matching(/^[a-z][a-z0-9._-]*$/, 'a topic'))
        .option(
          '--state <state>',
          'waiting, failing or parked',
          matching(/^(waiting|failing|parked)$/, 'waiting, failing or parked'),
        )
        .option(
          '--limit <rows>',
          'maximum number of rows; 100 by default',
          matching(/^[1-9][0-9]{0,5}$/, 'a whole number from 1 to 999999'),
        ),
    )
    .addCommand(
      operatorCommand('retry', 'try a job again now, also one that is parked', async (operator, options, [id = '']) =>
        (await actions()).retry(operator, options, id),
      )(context).argument('<job>', 'job_…'),
    )
    .addCommand(
      operatorCommand(
        'park',
        'let no worker take a job until it is retried; what waits for it goes on waiting',
        async (operator, options, [id = '']) => (await actions()).park(operator, options, id),
      )(context)
        .argument('<job>', 'job_…')
        .requiredOption('--reason <text>', 'why', reason),
    )
    .addCommand(
      operatorCommand(
        'discard',
        'delete a job that nothing waits for; this is final',
        async (operator, options, [id = '']) => (await actions()).discard(operator, options, id),
      )(context)
        .argument('<job>', 'job_…')
        .requiredOption('--reason <text>', 'why', reason),
    );
