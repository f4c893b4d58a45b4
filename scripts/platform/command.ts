import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const USAGE = `Usage: paychart <command>

  new service <folder>    writes the least service that runs
  new lifecycle <name>    the files of another lifecycle
  new operation <id>      the files of another operation
  import <file>           makes a contract of an OpenAPI document

  generate                writes generated/ from spec/, machines/ and migrations/
  check                   compares generated/ with its sources, and checks the contract and the types
  test [files]            generates, checks the types, and runs the tests
  review <git ref>        says whom a change of the contract breaks
  mock                    answers with the contract's examples
  mcp [--url <url>]       gives an agent the service as tools (Model Context Protocol)

  start                   the service with a database of its own
  serve, work             the API alone, the worker alone (DATABASE_URL)
  migrate                 applies the pending migrations (DATABASE_URL)
  tenants create <name>   founds a tenant and prints its first key (DATABASE_URL)
  keys create <tenant>    prints another key of a tenant, with --scopes a,b only these (DATABASE_URL)
  keys revoke <key id>    ends a key at once (DATABASE_URL)
`;

/** Commands that run the service. */
const SERVICE = ['start', 'serve', 'work', 'migrate', 'tenants', 'keys', 'mcp'];

const root = process.cwd();
/** The platform itself, as it is packed or in its repository. */
const platform = join(import.meta.dirname, '../..');
/** Modules of the platform are JavaScript where they are packed. */
const ending = import.meta.filename.endsWith('.js') ? 'js' : 'ts';

const [command = '', ...args] = process.argv.slice(2);
process.exitCode = await run();

async function run(): Promise<number> {
  if (['', '--help', '-h', 'help'].includes(command)) return say(USAGE);
  if (command === 'new') return program('scripts/new', args);
  if (command === 'import') return program('codegen/import/main', args);
  if (!existsSync(join(root, 'spec'))) {
    process.stderr.write(
      'This folder has no spec/. Change to the folder of a service, or begin one: paychart new service <folder>\n',
    );
    return 2;
  }
  const wrong = wrongXstate();
  if (wrong !== undefined) {
    process.stderr.write(`${wrong}\n`);
    return 2;
  }
  if ([...SERVICE, 'mock'].includes(command) && !existsSync(join(root, 'generated/wiring/wiring.ts'))) {
    process.stderr.write('Nothing is generated yet: run npx paychart generate first.\n');
    return 2;
  }
  switch (command) {
    case 'generate':
      return generate(args);
    case 'check':
      return firstFailure([
        () => program('codegen/main', ['--check'], 'mjs'),
        () => program('codegen/lint/main', []),
        () => program('scripts/platform/rows-of-service', ['--check']),
        types,
      ]);
    case 'test':
      return firstFailure([() => generate([]), types, () => tests(args)]);
    case 'review':
      return program('codegen/review/main', args);
    case 'mock':
      return program('scripts/mock', args);
    default:
      if (SERVICE.includes(command)) return (await import('./run-service.ts')).runService(command, args);
      process.stderr.write(`There is no command '${command}'.\n\n${USAGE}`);
      return 2;
  }
}

/** The types of machines are those of one version: with another one nothing compiles, and no message says why. */
function wrongXstate(): string | undefined {
  const read = (path: string): unknown => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);
  const own = read(join(root, 'node_modules/xstate/package.json')) as { readonly version: string } | undefined;
  const { dependencies } = read(join(platform, 'package.json')) as { readonly dependencies: Record<string, string> };
  const { xstate } = dependencies;
  if (own === undefined || xstate === undefined || own.version === xstate) return undefined;
  return `This service has xstate ${own.version}, and its platform needs ${xstate}: npm install --save-exact xstate@${xstate}`;
}

function say(text: string): number {
  process.stdout.write(text);
  return 0;
}

/** A program of the platform, in the service's folder. */
function program(path: string, given: readonly string[], as: string = ending): number {
  return node([join(platform, `${path}.${as}`), ...given]);
}

function node(given: readonly string[]): number {
  const { status } = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', ...given], {
    cwd: root,
    stdio: 'inherit',
  });
  return status ?? 1;
}

/** Steps that build on one another. */
function firstFailure(steps: readonly (() => number)[]): number {
  for (const step of steps) {
    const status = step();
    if (status !== 0) return status;
  }
  return 0;
}

/** The contract, then the types of rows: they need a database, which takes seconds, so that only a new migration asks for it. */
function generate(given: readonly string[]): number {
  const status = program('codegen/main', given, 'mjs');
  if (status !== 0 || given.length > 0) return status;
  return program('scripts/platform/rows-of-service', []);
}

function types(): number {
  const tsc = fileURLToPath(import.meta.resolve('typescript/lib/tsc.js'));
  return node([tsc, '-p', 'tsconfig.json']);
}

function tests(named: readonly string[]): number {
  const files = named.length > 0 ? named : globSync('test/**/*.test.ts', { cwd: root }).sort();
  return node(['--test', ...files]);
}
