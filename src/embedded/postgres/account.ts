import { readFile, realpath, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import process from 'node:process';
import { codeOf, EmbeddedPostgresError } from './errors.ts';

/** The unprivileged user that the server runs as when we are root: PostgreSQL refuses to run as root. */
export type Account = { uid: number; gid: number };

/**
 * Undefined for an ordinary user, who runs the server himself. As root: whoever owns the cluster already, else
 * `postgres`, else `nobody`.
 */
export async function serverAccount(cluster: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(cluster).catch((error) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const users = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const account = accountNamed('postgres', users) ?? accountNamed('nobody', users);
  if (account) return account;
  throw new EmbeddedPostgresError(
    'PostgreSQL does not run as root, and this system has neither a user "postgres" nor a user "nobody". ' +
      'Run as an ordinary user, or set DATABASE_URL.',
  );
}

/**
 * Tells whether the account can reach a path: search permission on every folder above it, and read and search on
 * itself.
 */
export async function isReachable(path: string, account: Account): Promise<boolean> {
  const real = await realpath(path);
  if (!(await allows(real, account, 0o5))) return false;
  for (let folder = dirname(real); ; folder = dirname(folder)) {
    if (!(await allows(folder, account, 0o1))) return false;
    if (folder === dirname(folder)) return true;
  }
}

async function allows(path: string, account: Account, wanted: number): Promise<boolean> {
  const { mode, uid, gid } = await stat(path);
  const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0;
  return ((mode >> shift) & wanted) === wanted;
}

function accountNamed(name: string, users: string): Account | undefined {
  const fields = users
    .split('\n')
    .find((line) => line.startsWith(`${name}:`))
    ?.split(':');
  if (!fields?.[2] || !fields[3]) return undefined;
  // macOS writes nobody as -2.
  return { uid: Number(fields[2]) >>> 0, gid: Number(fields[3]) >>> 0 };
}
