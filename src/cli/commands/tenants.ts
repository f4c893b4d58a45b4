import { Command } from 'commander';
import { type CommandContext, countryCode, emailAddress, operatorCommand } from '../command.ts';

const actions = () => import('../actions/tenants.ts');

export const tenantCommands = (context: CommandContext): Command =>
  new Command('tenants')
    .description('tenants')
    .addCommand(
      operatorCommand('create', 'create a tenant with its first owner', async (operator, options) =>
        (await actions()).create(operator, options),
      )(context)
        .requiredOption('--name <name>', 'name of the tenant')
        .requiredOption('--owner <email>', 'e-mail address of the first owner', emailAddress)
        .option('--owner-user <subject>', 'id of the owner at the identity provider (required in live)')
        .option('--legal-name <name>', 'registered name; the same as the name by default')
        .option('--country <code>', 'ISO 3166-1 alpha-2', countryCode),
    )
    .addCommand(
      operatorCommand(
        'suspend',
        'suspend a tenant: its calls are refused with TENANT_SUSPENDED',
        async (operator, _, [id = '']) => (await actions()).move(operator, id, 'SUSPEND'),
      )(context).argument('<tenant>', 'ten_…'),
    )
    .addCommand(
      operatorCommand('resume', 'resume a suspended tenant', async (operator, _, [id = '']) =>
        (await actions()).move(operator, id, 'RESUME'),
      )(context).argument('<tenant>', 'ten_…'),
    )
    .addCommand(
      operatorCommand('list', 'all tenants, oldest first', async (operator) => (await actions()).list(operator))(
        context,
      ),
    );
