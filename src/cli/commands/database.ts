import { Command } from 'commander';
import { type CommandContext, operatorCommand } from '../command.ts';

const actions = () => import('../actions/database.ts');

export const migrateCommand = ({ variables, report }: CommandContext): Command =>
  new Command('migrate')
    .description('apply the pending migrations of this release')
    .option('--json', 'print one JSON document')
    .action(async () => report(await (await actions()).migrateDatabase(variables)));

export const restoreMarksCommand = operatorCommand(
  'restore-marks',
  'after a dump was restored into another cluster, continue the numbers of events and of the audit log',
  async (operator) => (await actions()).restoreMarks(operator),
);

export const seedCommand = operatorCommand(
  'seed',
  "create the sandbox's exchange rates and the providers' liquidity, if they do not exist",
  async (operator) => (await actions()).addPrices(operator),
);
