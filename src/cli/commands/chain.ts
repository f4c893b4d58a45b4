import { Command } from 'commander';
import { type CommandContext, operatorCommand } from '../command.ts';

const actions = () => import('../actions/chain.ts');

export const chainCommands = (context: CommandContext): Command =>
  new Command('chain')
    .description('the chain')
    .addCommand(
      operatorCommand('status', 'show the state of the chain, and the calls that wait for it', async (operator) =>
        (await actions()).status(operator),
      )(context),
    )
    .addCommand(operatorCommand('prepare', PREPARE, async (operator) => (await actions()).prepare(operator))(context));

const PREPARE =
  'deploy the contracts of a sandbox on the chain of RPC_URL, paid by the relayer, and list what is missing';
