import { randomBytes } from 'node:crypto';
import { chown, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { codeOf } from './errors.ts';
import { directoryFor, runToEnd } from './spawn.ts';

/** Where everything of one embedded server lies, and the password of its superuser. */
export type Cluster = { directory: string; log: string; portFile: string; password: string };

export type ClusterOptions = { dataDir: string; binaries: Binaries; account: Account | undefined; durable: boolean };

/**
 * Opens the cluster in `<dataDir>/postgres`, making it first where there is none. It is made under another name and
 * renamed, so that a start killed half-way leaves nothing that looks like a cluster.
 */
export async function openCluster(options: ClusterOptions): Promise<Cluster> {
  const { dataDir, account } = options;
  const directory = join(dataDir, 'postgres');
  const passwordFile = join(dataDir, 'postgres-password');
  if (!(await stat(directory).catch(absent))) {
    await writePassword(passwordFile, account);
    await makeCluster(options, `${directory}.new`, passwordFile);
    await rename(`${directory}.new`, directory);
  }
  return {
    directory,
    log: join(dataDir, 'postgres.log'),
    portFile: join(dataDir, 'postgres-port'),
    password: (await readFile(passwordFile, 'utf8')).trim(),
  };
}

/** Only the owner reads it: every local user can reach the port, so the password is what keeps them out. */
async function writePassword(file: string, account: Account | undefined): Promise<void> {
  await rm(file, { force: true });
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(`${randomBytes(24).toString('base64url')}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  if (account) await chown(file, account.uid, account.gid);
}

async function makeCluster(options: ClusterOptions, directory: string, passwordFile: string): Promise<void> {
  const { account, binaries, durable } = options;
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory, { mode: 0o700 });
  if (account) await chown(directory, account.uid, account.gid);
  const target = await directoryFor(directory, account);
  const password = account ? await open(passwordFile, 'r') : undefined;
  try {
    const args = [
      ...['-D', target.path, '--username=postgres', '--auth=scram-sha-256'],
      // The account may not reach the file's folder, but it owns the file: as standard input it can read it.
      `--pwfile=${password ? '/dev/stdin' : passwordFile}`,
      // The builtin provider sorts alike on every system, whatever its C library.
      ...['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
      ...['--no-instructions', ...(durable ? [] : ['--no-sync'])],
    ];
    await runToEnd(binaries.initdb, args, account, [password?.fd ?? 'ignore', 'pipe', 'pipe', ...target.stdio]);
  } finally {
    await password?.close();
    await target.close();
  }
}

function absent(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error;
}
