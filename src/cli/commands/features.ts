import { Command } from 'commander';
import { type CommandContext, matching, operatorCommand, tenantId } from '../command.ts';

const actions = () => import('../actions/features.ts');

const flag = matching(/^(true|false)$/, 'true or false');

/** Features of a tenant (D-083, D-428). */
export const featureCommands = (context: CommandContext): Command =>
  new Command('features').description('features of tenants').addCommand(
    operatorCommand('set', 'enable or disable a feature of a tenant', async (operator, options) =>
      (await actions()).set(operator, options),
    )(context)
      .requiredOption('--tenant <id>', 'ten_…', tenantId)
      .requiredOption('--onchain-deposit <flag>', 'payments funded by a deposit on chain', flag),
  );
