import { Command } from 'commander';
import { type CommandContext, operatorCommand } from '../command.ts';

const actions = () => import('../actions/encryption.ts');

export const encryptionCommands = (context: CommandContext): Command =>
  new Command('encryption')
    .description('manage the keys of DATA_ENCRYPTION_KEY')
    .addCommand(
      operatorCommand('status', 'list data that is still encrypted with an older key', async (operator) =>
        (await actions()).status(operator),
      )(context),
    )
    .addCommand(
      operatorCommand(
        'rotate',
        're-encrypt data of older keys with the first key of DATA_ENCRYPTION_KEY',
        async (operator) => (await actions()).rotate(operator),
      )(context),
    );
