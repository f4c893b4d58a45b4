import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { reachedFrom, readText } from './closure.ts';
import { compiled, withoutTypes, withPackageImports } from './compile.ts';
import { ENTRIES, FOREIGN, FOUND, READ, SOURCES, WIRED } from './entries.ts';
import { manifestOf } from './manifest.ts';

/** Writes the package `@paychart/platform` into a folder: JavaScript with types, and what it reads when it runs. */
export function buildPlatform(root: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  const { files, packages } = platformFiles(root);
  const foreign = files.filter((file) => FOREIGN.test(file));
  if (foreign.length > 0) throw new Error(`The platform imports what is not its own: ${foreign.join(', ')}`);
  for (const file of files) write(join(to, jsOf(file)), compiled(file, readText(root, file)));
  for (const file of matching(root, [...READ, ...SOURCES])) copy(root, to, file);
  declare(root, to, files);
  const own = JSON.parse(readText(root, 'package.json'));
  write(join(to, 'package.json'), `${JSON.stringify(manifestOf(own, [...packages, ...FOUND]), null, 2)}\n`);
  write(join(to, 'README.md'), readText(root, 'docs/packages/platform.md'));
  copy(root, to, 'scripts/node-runtime.mjs');
  cpSync(join(root, 'scripts/platform/bin.mjs'), join(to, 'bin.mjs'));
  cpSync(join(root, 'scripts/platform/link.mjs'), join(to, 'link.mjs'));
}

/** The modules of the package, and the packages that they import. */
export const platformFiles = (root: string): ReturnType<typeof reachedFrom> =>
  reachedFrom(root, [...ENTRIES, ...matching(root, WIRED)], (file) => withoutTypes(file, readText(root, file)));

const matching = (root: string, patterns: readonly string[]): string[] =>
  patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: false }))
    .filter((path) => /\.|LICENSE|ignore$/.test(path));

const jsOf = (file: string): string => file.replace(/\.ts$/, '.js');

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function copy(root: string, to: string, file: string): void {
  mkdirSync(dirname(join(to, file)), { recursive: true });
  cpSync(join(root, file), join(to, file));
}

/** The types of what a service imports. They refer to its own contract, where ours has stood. */
function declare(root: string, to: string, files: readonly string[]): void {
  const scratch = mkdtempSync(join(tmpdir(), 'platform-types-'));
  const config = join(root, 'tsconfig.platform.json');
  try {
    const own = files.filter((file) => OURS.test(file) && file.endsWith('.ts'));
    const compilerOptions = { rootDir: '.' };
    const include = [...own, ...globSync('src/**/*.d.ts', { cwd: root })];
    writeFileSync(config, JSON.stringify({ extends: './tsconfig.json', compilerOptions, files: include, include: [] }));
    emitTypes(root, config, scratch);
    for (const file of globSync('{src,migrations,machines,codegen,walker}/**/*.d.ts', { cwd: scratch })) {
      if (/^machines\/(?!meta\.)/.test(file) || FOREIGN.test(file)) continue;
      write(join(to, file), withPackageImports(file, readFileSync(join(scratch, file), 'utf8')));
    }
  } finally {
    rmSync(config, { force: true });
    rmSync(scratch, { recursive: true });
  }
}

const OURS = /^(?:src|migrations)\/|^codegen\/plugin\.ts$/;

/** What is not packed may have types that cannot be written down: our own machines and their wiring. */
function emitTypes(root: string, config: string, to: string): void {
  const options = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--outDir', to];
  const { stdout } = spawnSync(process.execPath, ['scripts/tools.mjs', 'tsc', '-p', config, ...options], {
    cwd: root,
    encoding: 'utf8',
  });
  const faults = stdout.split('\n').filter((line) => OURS.test(line) && !FOREIGN.test(line));
  if (faults.length > 0) throw new Error(`The types of the platform cannot be written:\n${faults.join('\n')}`);
}
