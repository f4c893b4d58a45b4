import { Command, InvalidArgumentError } from 'commander';
import { SCOPES } from '../../domains/accounts/keys/scopes.ts';
import { type CommandContext, matching, operatorCommand, tenantId } from '../command.ts';

const actions = () => import('../actions/keys.ts');

export const keyCommands = (context: CommandContext): Command =>
  new Command('keys')
    .description('API keys')
    .addCommand(
      operatorCommand(
        'issue',
        "issue a key that acts for the tenant's oldest active owner",
        async (operator, options) => (await actions()).issue(operator, options),
      )(context)
        .requiredOption('--tenant <id>', 'ten_…', tenantId)
        .requiredOption('--scopes <list>', 'scopes joined by commas', knownScopes)
        .option('--name <name>', 'name of the key', 'Issued by an operator')
        .option(
          '--expires-at <time>',
          'RFC 3339',
          matching(/^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/, 'a time like 2030-01-01T00:00:00Z'),
        ),
    )
    .addCommand(
      operatorCommand('revoke', 'revoke a key permanently', async (operator, _, [id = '']) =>
        (await actions()).revoke(operator, id),
      )(context).argument('<key>', 'key_…'),
    )
    .addCommand(
      operatorCommand('list', "list a tenant's keys, oldest first", async (operator, options) =>
        (await actions()).list(operator, options),
      )(context).requiredOption('--tenant <id>', 'ten_…', tenantId),
    );

function knownScopes(text: string): string {
  const known: readonly string[] = SCOPES;
  const unknown = text.split(',').filter((scope) => !known.includes(scope));
  // D-024: the catalogue is closed.
  if (unknown.length > 0) throw new InvalidArgumentError(`There is no scope ${unknown.join(', ')}.`);
  return text;
}
