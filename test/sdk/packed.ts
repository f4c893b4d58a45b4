import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

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

/** Packs the package as its publisher would, and unpacks it where a consumer's npm would put it. */
export async function installPacked(source: ReadonlyMap<string, string> | URL): Promise<Consumer> {
  const home = await mkdtemp(join(tmpdir(), 'paychart-sdk-'));
  const from = join(home, 'source');
  if (source instanceof URL) await cp(source, from, { recursive: true, filter: (path) => !path.endsWith('/dist') });
  else await writeAll(from, source);
  const env = { ...process.env, PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}` };
  await run('npm', ['pack', '--silent', '--pack-destination', home], { cwd: from, env });
  const { version } = JSON.parse(await readFile(join(from, 'package.json'), 'utf8')) as { version: string };
  const folder = join(home, 'consumer');
  const sdk = join(folder, 'node_modules/@paychart/sdk');
  await mkdir(sdk, { recursive: true });
  const archive = join(home, `paychart-sdk-${version}.tgz`);
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

async function writeAll(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  for (const [path, content] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
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
