import { Command } from 'commander';

const actions = () => import('../actions/service.ts');

/** The long-running commands; src/app/main.ts composes the service. */
export const serviceCommands = (): readonly Command[] => [
  new Command('start')
    .description('run the migrations, then the API and the worker in one process')
    .action(async () => (await actions()).start()),
  new Command('serve').description('run only the API').action(async () => (await actions()).serveOnly()),
  new Command('work').description('run only the worker').action(async () => (await actions()).workOnly()),
];
