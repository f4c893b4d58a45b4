import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serverAccount } from '../../src/embedded/postgres/account.ts';
import { eventually } from './eventually.ts';
import { freePort } from './free-port.ts';

const DEPLOY = new URL('../../deploy/pgbouncer/', import.meta.url);

/** pgbouncer with the files of deploy/pgbouncer, before a database. */
export async function startDeployedPooler(program: string, databaseUrl: string) {
  const folder = await mkdtemp(join(tmpdir(), 'paychart-deployed-pooler-'));
  const account = await serverAccount(join(folder, 'none'));
  const { hostname, port: serverPort, password } = new URL(databaseUrl);
  const port = await freePort();
  const users = readFileSync(new URL('userlist.txt', DEPLOY), 'utf8');
  const secret = 'of-the-pooler';
  await writeFile(
    join(folder, 'userlist.txt'),
    users.replace('"paychart" "paychart"', `"paychart" "${password}"`).replace('"pooler_admin"\n', `"${secret}"\n`),
  );
  const { stdout } = await promisify(execFile)(program, ['--version']);
  const settings = readFileSync(new URL('pgbouncer.ini', DEPLOY), 'utf8')
    .replace('host=database port=5432', `host=${hostname} port=${serverPort}`)
    .replace('listen_addr = 0.0.0.0', 'listen_addr = 127.0.0.1')
    .replace('listen_port = 6432', `listen_port = ${port}\nunix_socket_dir =`)
    .replace('/etc/pgbouncer/', `${folder}/`);
  // As the file says of an older one.
  const isOld = /1\.(?:1\d|20)\./.test(stdout);
  await writeFile(
    join(folder, 'pgbouncer.ini'),
    isOld ? settings.replace(/^max_prepared_statements.*\n/m, '') : settings,
  );
  if (account) await chown(folder, account.uid, account.gid);
  const child = spawn(program, [join(folder, 'pgbouncer.ini')], { ...account, cwd: folder, stdio: 'ignore' });
  const exited = once(child, 'exit');
  await eventually('the pooler to listen', () => isListening(port));
  return {
    /** `DATABASE_URL` through it, and the variable that goes with its version. */
    variables: {
      DATABASE_URL: `postgres://paychart:${password}@127.0.0.1:${port}/paychart`,
      PREPARED_STATEMENTS: isOld ? 'off' : 'on',
    },
    console: `postgres://pooler_admin:${secret}@127.0.0.1:${port}/pgbouncer`,
    async stop(): Promise<void> {
      child.kill('SIGINT');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function isListening(port: number): Promise<boolean> {
  const { connect } = await import('node:net');
  const socket = connect(port, '127.0.0.1');
  return await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  }).finally(() => socket.destroy());
}
