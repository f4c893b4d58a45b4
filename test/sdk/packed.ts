import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { clientVersion } from '../support/client-version.ts';

export const run = promisify(execFile);

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A folder of a consumer's project, in which the packed SDK is installed. */
export interface Consumer {
  folder: string;
  /** Where the package lies in it. */
  sdk: string;
  /** What npm packed. */
  archive: string;
  /** Type-checks files of the folder, strictly; flags of tsc may come first. Rejects with tsc's output. */
  compile(...files: string[]): Promise<{ stdout: string }>;
  remove(): Promise<void>;
}

/**
 * A consumer with examples beside the package: those of today, or those that were published with the version whose clients
 * the run has.
 */
export async function installClient(...examples: readonly string[]): Promise<Consumer> {
  const consumer =
    clientVersion === undefined
      ? await installPacked(new URL('../../generated/sdk/', import.meta.url))
      : await installArchive(publishedClient(clientVersion, 'sdk'));
  if (clientVersion === undefined) {
    await Promise.all(examples.map((name) => cp(join(root, 'examples', name), join(consumer.folder, name))));
  } else {
    const archive = publishedClient(clientVersion, 'examples');
    await run('tar', [
      'xzf',
      archive,
      '-C',
      consumer.folder,
      '--strip-components=1',
      ...examples.map((name) => `examples/${name}`),
    ]);
  }
  return consumer;
}

/** The examples that `installClient` has. */
export function exampleNames(): string[] {
  if (clientVersion === undefined) return readdirSync(join(root, 'examples')).filter((name) => name.endsWith('.ts'));
  const listed = execFileSync('tar', ['tzf', publishedClient(clientVersion, 'examples')], { encoding: 'utf8' });
  return listed.split('\n').flatMap((path) => (path.endsWith('.ts') ? [basename(path)] : []));
}

const publishedClient = (version: string, part: 'sdk' | 'examples'): string =>
  join(root, 'spec/versions', version, 'published/clients', `${part}.tar.gz`);

async function installArchive(archive: string): Promise<Consumer> {
  return unpacked(await mkdtemp(join(tmpdir(), 'paychart-sdk-')), archive);
}

/** Packs the package as its publisher would, and unpacks it where a consumer's npm would put it. */
export async function installPacked(source: ReadonlyMap<string, string> | URL): Promise<Consumer> {
  const home = await mkdtemp(join(tmpdir(), 'paychart-sdk-'));
  return unpacked(
    home,
    source instanceof URL ? await packOnce(source, home) : await pack(await writeAll(home, source), home),
  );
}

async function unpacked(home: string, archive: string): Promise<Consumer> {
  const folder = join(home, 'consumer');
  const sdk = join(folder, 'node_modules/@paychart/sdk');
  await mkdir(sdk, { recursive: true });
  await run('tar', ['xzf', archive, '-C', sdk, '--strip-components=1']);
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  return {
    folder,
    sdk,
    archive,
    compile: (...files) => compile(folder, files),
    remove: () => rm(home, { recursive: true }),
  };
}

/** The archive of exactly these sources: compiling them takes ten seconds, and a dozen test files want them. */
async function packOnce(source: URL, home: string): Promise<string> {
  const from = join(home, 'source');
  await cp(source, from, { recursive: true, filter: (path) => !path.endsWith('/dist') });
  const folder = join(root, 'node_modules/.cache/packed-sdk');
  const packed = join(folder, `${await digest(from)}.tgz`);
  const archive = join(home, 'paychart-sdk.tgz');
  try {
    await cp(packed, archive);
    return archive;
  } catch {
    await cp(await pack(from, home), archive);
    await mkdir(folder, { recursive: true });
    // Two that pack at once leave one whole file.
    const mine = join(folder, `${process.pid}.tmp`);
    await cp(archive, mine);
    await rename(mine, packed);
    return archive;
  }
}

async function digest(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  for (const file of files.sort()) hash.update(file.slice(folder.length)).update(await readFile(file));
  hash.update(await readFile(join(root, 'package-lock.json')));
  return hash.digest('hex');
}

/** The path of the archive that npm makes of the package in a folder. */
async function pack(from: string, to: string): Promise<string> {
  const env = { ...process.env, PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}` };
  await run('npm', ['pack', '--silent', '--pack-destination', to], { cwd: from, env });
  const { version } = JSON.parse(await readFile(join(from, 'package.json'), 'utf8')) as { version: string };
  return join(to, `paychart-sdk-${version}.tgz`);
}

async function writeAll(home: string, files: ReadonlyMap<string, string>): Promise<string> {
  const folder = join(home, 'source');
  for (const [path, content] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return folder;
}

function compile(folder: string, files: readonly string[]): Promise<{ stdout: string }> {
  // FORCE_COLOR, even as 0, has tsc frame what it says and colour it.
  const plain = ['--pretty', 'false'];
  const strict = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess'];
  const flags = [...plain, ...strict, '--skipLibCheck', '--target', 'es2022', '--module', 'nodenext'];
  const typeRoots = ['--typeRoots', join(root, 'node_modules/@types')];
  return run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), ...flags, ...typeRoots, ...files], {
    cwd: folder,
  });
}
