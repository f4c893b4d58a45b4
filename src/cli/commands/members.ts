import { Command } from 'commander';
import { type CommandContext, matching, operatorCommand, tenantId } from '../command.ts';

const actions = () => import('../actions/members.ts');

/** Members (D-016, D-428). */
export const memberCommands = (context: CommandContext): Command =>
  new Command('members').description('members of tenants').addCommand(
    operatorCommand('add', 'invite a person by e-mail', async (operator, options) =>
      (await actions()).add(operator, options),
    )(context)
      .requiredOption('--tenant <id>', 'ten_…', tenantId)
      .requiredOption(
        '--email <address>',
        'e-mail address of the invitee',
        matching(/^[^\s@]+@[^\s@]+$/, 'an e-mail address'),
      )
      .option('--name <name>', 'name of the person')
      .option(
        '--role <role>',
        'OWNER, ADMIN, FINANCE, MEMBER or VIEWER',
        matching(/^(OWNER|ADMIN|FINANCE|MEMBER|VIEWER)$/, 'OWNER, ADMIN, FINANCE, MEMBER or VIEWER'),
        'MEMBER',
      ),
  );
