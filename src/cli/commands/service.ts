import { Command } from 'commander';

/** The long-running commands; src/main.ts composes the service, and only they load it. */
export const serviceCommands = (): readonly Command[] => [
  new Command('start').description('database, migrations, API and worker in one process').action(async () => {
    const { startAll } = await import('../../main.ts');
    await startAll();
  }),
  new Command('serve').description('the API alone').action(async () => {
    const { serve } = await import('../../main.ts');
    await serve();
  }),
  new Command('work').description('the worker alone').action(async () => {
    const { work } = await import('../../main.ts');
    await work();
  }),
];
