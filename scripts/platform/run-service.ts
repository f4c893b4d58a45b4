import { once } from 'node:events';
import process from 'node:process';
import { config as readConfig } from '../../src/app/config.ts';
import { migrate } from '../../src/platform/migrate/migrate.ts';

/** The long-running commands of a service, and the one that applies its migrations. */
const commands: Readonly<Record<string, () => Promise<void>>> = {
  start: async () => {
    const end = toldToEnd();
    const { startAll } = await import('../../src/app/main.ts');
    const running = await startAll(readConfig());
    const address = running.url.replace('127.0.0.1', 'localhost');
    console.log(`The service listens on ${address}\nReference:  ${address}/docs`);
    if (running.apiKey !== undefined) console.log(`A test key: ${running.apiKey}`);
    console.log('Stop:       Ctrl-C');
    const lost = await Promise.race([end, running.lost]);
    await running.stop();
    if (lost !== undefined) throw lost;
  },
  serve: async () => {
    const end = toldToEnd();
    const { serve } = await import('../../src/app/main.ts');
    const running = await serve();
    console.error(`Listening on ${running.url}`);
    await end;
    await running.stop();
  },
  work: async () => {
    const end = toldToEnd();
    const { work } = await import('../../src/app/main.ts');
    const running = await work();
    console.error(running.url === undefined ? 'Working' : `Working; health checks and metrics on ${running.url}`);
    await end;
    await running.stop();
  },
  migrate: async () => {
    const { databaseUrl } = readConfig();
    if (databaseUrl === undefined) throw new Error('DATABASE_URL is not set: migrate needs the database');
    const applied = await migrate(databaseUrl);
    console.log(applied.length === 0 ? 'Nothing is pending' : `Applied ${applied.join(', ')}`);
  },
};

/** Listens from the beginning: a signal during the start ends a started service, not a half of one. */
async function toldToEnd(): Promise<undefined> {
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
}

/** Runs one of them to its end, and answers the exit status. */
export async function runService(command: string): Promise<number> {
  try {
    await commands[command]?.();
    return 0;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}
