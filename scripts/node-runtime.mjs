import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';

/**
 * After `npm ci`: a machine whose own Node is too old to run the project gets one beside the packages, as the `node` of
 * every npm script. It comes from the same registry as they do.
 */
const VERSION = '24.21.0';
/** The oldest that all packages take. */
const [MAJOR, MINOR] = [24, 18];

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < MAJOR || (major === MAJOR && minor < MINOR)) install();

function install() {
  const modules = join(import.meta.dirname, '../node_modules');
  const folder = join(modules, '.node');
  const { platform, arch } = process;
  const name = `${platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node'}-${platform}-${arch}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const npm = process.env.npm_execpath;
  const [program, before] = npm ? [process.execPath, [npm]] : ['npm', []];
  const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--no-package-lock', '--loglevel=error'];
  execFileSync(program, [...before, 'install', ...options, `${name}@${VERSION}`], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, npm_config_global: 'false', npm_config_prefix: undefined },
  });
  const runtime = join(folder, 'node_modules', name);
  // For who compiles addons in C++: two thirds of its size after the program itself.
  for (const unused of ['include', 'share']) rmSync(join(runtime, unused), { recursive: true, force: true });
  const link = join(modules, '.bin/node');
  mkdirSync(dirname(link), { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(join('../.node/node_modules', name, 'bin/node'), link);
}
