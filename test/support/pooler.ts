import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { serverAccount } from '../../src/embedded/postgres/account.ts';
import { eventually } from './eventually.ts';
import { freePort } from './free-port.ts';

/** Debian's program; undefined where it is not installed. */
export const poolerProgram: string | undefined = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find(existsSync);

export interface Pooler {
  /** The database's URL through the pooler. */
  readonly url: string;
  /** Asks its console. */
  console(command: string): Promise<Record<string, unknown>[]>;
  stop(): Promise<void>;
}

/** pgbouncer in transaction mode, with fewer servers than clients, which lets everybody in with the user and password of the URL. */
export async function startPooler(program: string, databaseUrl: string, servers: number): Promise<Pooler> {
  const directory = await mkdtemp(join(tmpdir(), 'paychart-pooler-'));
  const account = await serverAccount(directory);
  const { hostname, port: serverPort, pathname, username, password } = new URL(databaseUrl);
  const port = await freePort();
  const file = join(directory, 'pgbouncer.ini');
  await writeFile(
    file,
    settingsOf({ hostname, serverPort, database: pathname.slice(1), username, password, port, servers }),
  );
  if (account) await chown(directory, account.uid, account.gid);
  const child = spawn(program, [file], { ...account, cwd: directory, stdio: 'ignore' });
  const exited = once(child, 'exit');
  const base = `postgres://${username}@127.0.0.1:${port}`;
  const console = async (command: string): Promise<Record<string, unknown>[]> => {
    const client = new pg.Client({ connectionString: `${base}/pgbouncer` });
    await client.connect();
    const { rows } = await client.query(command);
    await client.end();
    return rows;
  };
  await eventually('the pooler to take connections', () =>
    console('SHOW VERSION').then(
      () => true,
      () => false,
    ),
  );
  return {
    url: `${base}${pathname}`,
    console,
    stop: async () => {
      child.kill('SIGINT');
      await exited;
      await rm(directory, { recursive: true, force: true });
    },
  };
}

interface PoolerSettings {
  readonly hostname: string;
  readonly serverPort: string;
  readonly database: string;
  readonly username: string;
  readonly password: string;
  readonly port: number;
  readonly servers: number;
}

const settingsOf = ({ hostname, serverPort, database, username, password, port, servers }: PoolerSettings): string =>
  `[databases]
${database} = host=${hostname} port=${serverPort} dbname=${database} user=${username}${password && ` password=${password}`}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${servers}
max_client_conn = 400
stats_users = ${username}
admin_users = ${username}
`;
