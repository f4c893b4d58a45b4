import { Command } from 'commander';
import type { Change } from '../actions/credentials.ts';
import { type CommandContext, matching, operatorCommand, tenantId } from '../command.ts';

const actions = () => import('../actions/credentials.ts');

/** Credentials by an operator's hand: in live the only one (D-327, D-428). */
export const credentialCommands = (context: CommandContext): Command =>
  new Command('credentials')
    .description('credentials of tenants and their members')
    .addCommand(
      operatorCommand(
        'issue',
        'issue a credential for a tenant, or for a person with --member, without a provider',
        async (operator, options) => (await actions()).issue(operator, options),
      )(context)
        .requiredOption('--tenant <id>', 'ten_…', tenantId)
        .option('--member <id>', 'mem_…', matching(/^mem_[0-9a-z]{26}$/, 'a member id, mem_…')),
    )
    .addCommand(
      operatorCommand('anchor', 'anchor the Merkle root of its claims on the chain', async (operator, _, [id = '']) =>
        (await actions()).anchor(operator, id),
      )(context).argument('<credential>', 'cred_…'),
    )
    .addCommand(changing('suspend', 'suspend an active credential', 'SUSPEND')(context))
    .addCommand(changing('reinstate', 'end a suspension', 'REINSTATE')(context))
    .addCommand(changing('revoke', 'revoke a credential permanently', 'REVOKE')(context));

const changing =
  (name: string, description: string, event: Change) =>
  (context: CommandContext): Command =>
    operatorCommand(name, description, async (operator, _, [id = '']) => (await actions()).change(operator, id, event))(
      context,
    ).argument('<credential>', 'cred_…');
