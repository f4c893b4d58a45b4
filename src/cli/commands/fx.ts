import { Command } from 'commander';
import { type CommandContext, currencyCode, operatorCommand } from '../command.ts';

const actions = () => import('../actions/fx.ts');

/** Destination currency per one USD, versioned; quotes keep the version that they were made with (D-137, D-140). */
export const fxCommands = (context: CommandContext): Command =>
  new Command('fx')
    .description('exchange rates')
    .addCommand(
      operatorCommand(
        'show',
        'print the rates that quotes use, or the history of one currency',
        async (operator, options) => (await actions()).show(operator, options),
      )(context).option('--currency <code>', 'every version of this currency', currencyCode),
    )
    .addCommand(
      operatorCommand(
        'set',
        'set a new version of a rate; existing quotes keep their rate',
        async (operator, options) => (await actions()).set(operator, options),
      )(context)
        .requiredOption('--currency <code>', 'such as EUR', currencyCode)
        .requiredOption('--rate <decimal>', 'units of the currency for one USD, with at most 8 decimals'),
    );
