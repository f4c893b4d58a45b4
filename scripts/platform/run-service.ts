import { once } from 'node:events';
import process from 'node:process';
import { config as readConfig } from '../../src/app/config.ts';
import { createLog } from '../../src/platform/http/server/log.ts';
import { createKey, foundTenantWithKey, revokeKey } from '../../src/platform/keys/found-tenant.ts';
import type { Engine } from '../../src/platform/lifecycle/engine.ts';
import { failedMigration } from '../../src/platform/migrate/failed-migration.ts';
import { assertMigrated, migrate } from '../../src/platform/migrate/migrate.ts';

/** The long-running commands of a service, and those of its operator. */
const commands: Readonly<Record<string, (args: readonly string[]) => Promise<void>>> = {
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
    const applied = await migrate(databaseOf(readConfig()));
    console.log(applied.length === 0 ? 'Nothing is pending' : `Applied ${applied.join(', ')}`);
  },
  tenants: async ([action, ...words]) => {
    const name = words.join(' ').trim();
    if (action !== 'create' || name === '') throw new Error('Usage: paychart tenants create <name>');
    const { tenantId, keyId, apiKey } = await onEngine((engine) => foundTenantWithKey(engine, { name }));
    console.log(`Tenant: ${tenantId}\nKey id: ${keyId}\nKey:    ${apiKey}\nThe key is not shown again.`);
  },
  keys: async ([action, id, ...rest]) => {
    const named = action === 'create' && rest[0] === '--scopes' && rest.length === 2 ? scopesOf(rest[1]) : undefined;
    if (id === undefined || (rest.length > 0 && named === undefined) || (action !== 'create' && action !== 'revoke'))
      throw new Error('Usage: paychart keys create <tenant id> [--scopes a,b], or paychart keys revoke <key id>');
    if (action === 'create') {
      const made = await onEngine((engine) => createKey(engine, { tenantId: id, scopes: named }));
      if (made === undefined) throw new Error(`There is no tenant ${id}`);
      console.log(`Key id: ${made.id}\nKey:    ${made.apiKey}\nThe key is not shown again.`);
    } else {
      if (!(await onEngine((engine) => revokeKey(engine, id)))) throw new Error(`There is no active key ${id}`);
      console.log(`${id} is revoked`);
    }
  },
  mcp: async (args) => (await import('./mcp-of-service.ts')).serveMcp(args, process.env),
};

function databaseOf({ databaseUrl }: ReturnType<typeof readConfig>): string {
  if (databaseUrl === undefined) throw new Error('DATABASE_URL is not set: this command needs the database');
  return databaseUrl;
}

/** @throws if there is none: a key without scopes can do nothing */
function scopesOf(text = ''): readonly string[] {
  const named = text.split(',').filter((scope) => scope !== '');
  if (named.length === 0) throw new Error('Name at least one scope: --scopes a,b');
  return named;
}

async function onEngine<T>(work: (engine: Engine) => Promise<T>): Promise<T> {
  const config = readConfig();
  const databaseUrl = databaseOf(config);
  await assertMigrated(databaseUrl);
  const { openEngine } = await import('../../src/app/main.ts');
  const log = createLog({ level: 'silent', environment: config.environment });
  const { engine, pool } = openEngine({ config, databaseUrl, log });
  try {
    return await work(engine);
  } finally {
    await pool.close();
  }
}

/** Listens from the beginning: a signal during the start ends a started service, not a half of one. */
async function toldToEnd(): Promise<undefined> {
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
}

/** These commands read their settings from the environment alone. */
const WITHOUT_ARGUMENTS = ['start', 'serve', 'work', 'migrate'];

/** Runs one of them to its end, and answers the exit status. */
export async function runService(command: string, args: readonly string[]): Promise<number> {
  try {
    if (WITHOUT_ARGUMENTS.includes(command) && args.length > 0)
      throw new Error(
        `paychart ${command} takes no arguments: it reads PORT and its other settings from the environment`,
      );
    await commands[command]?.(args);
    return 0;
  } catch (error) {
    process.stderr.write(`${wordsOf(error)}\n`);
    return 1;
  }
}

/** A server that nobody listens on is several errors in one, which has no message of its own. */
function wordsOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(wordsOf).join('\n');
  return failedMigration(error) ?? (error instanceof Error ? error.message : String(error));
}
