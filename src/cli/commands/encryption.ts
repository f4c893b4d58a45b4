import { Command } from 'commander';
import { type CommandContext, operatorCommand } from '../command.ts';

const actions = () => import('../actions/encryption.ts');

export const encryptionCommands = (context: CommandContext): Command =>
  new Command('encryption')
    .description('the keys of DATA_ENCRYPTION_KEY')
    .addCommand(
      operatorCommand('status', 'what still needs a key that no longer encrypts', async (operator) =>
        (await actions()).status(operator),
      )(context),
    )
    .addCommand(
      operatorCommand(
        'rotate',
        'encrypt data again with the first key of DATA_ENCRYPTION_KEY that is encrypted with another key',
        async (operator) => (await actions()).rotate(operator),
      )(context),
    );
