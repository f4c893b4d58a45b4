import type { Command } from 'commander';
import { type CommandContext, operatorCommand, tenantId } from '../command.ts';

const actions = () => import('../actions/versions.ts');

export const versionCommands = (context: CommandContext): Command =>
  operatorCommand(
    'versions',
    'show the versions of the contract, and which keys and webhook endpoints have an older one',
    async (operator, options) => (await actions()).versions(operator, options),
  )(context).option('--tenant <id>', 'only those of one tenant', tenantId);
