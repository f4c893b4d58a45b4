import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { called } from '../codegen/called.ts';
import { readContract } from './new/contract.ts';
import { applyAll, type Made } from './new/files.ts';
import { newLifecycle } from './new/lifecycle.ts';
import { newOperation } from './new/operation.ts';
import { Refused } from './new/refused.ts';
import { newService } from './new/service.ts';
import { usage } from './usage.ts';

const USAGE = `Usage: ${called('new', 'operation <operationId>')} --domain <domain> --method <method> --path <path> --scope <scope>
                            [--answers <Schema>] [--machine <id> [--event <EVENT>]]
       ${called('new', 'lifecycle <name>')} --domain <domain> --prefix <prefix> [--table <table>]
       ${called('new', 'service <folder>')}

Writes the files of a new operation or lifecycle with what is known of them, runs the generator, and says what to fill in.

  --answers  the schema of the response; otherwise the one that the operationId names
  --machine  the lifecycle that the operation sends its event to, or begins an instance of
  --prefix   what the ids of the lifecycle begin with, such as pay`;

usage(USAGE);

const root = process.cwd();
const text = { type: 'string' } as const;
const options = Object.fromEntries(
  ['domain', 'method', 'path', 'scope', 'answers', 'machine', 'event', 'prefix', 'table'].map((name) => [name, text]),
);

/** What the command line asks for; nothing is written where any of it is refused. */
const asked = (): Made => {
  const { values, positionals } = parse();
  const [kind, name, ...rest] = positionals;
  if (name === undefined || rest.length > 0) throw new Refused(USAGE);
  const contract = readContract(root);
  if (kind === 'operation') return newOperation(contract, name, values);
  if (kind === 'lifecycle') return newLifecycle(contract, name, values);
  throw new Refused(`There is no new '${kind}': say operation, lifecycle or service.\n\n${USAGE}`);
};

const parse = () => {
  try {
    return parseArgs({ options, allowPositionals: true }) as {
      values: Record<string, string | undefined>;
      positionals: string[];
    };
  } catch (error) {
    throw new Refused(error instanceof Error ? error.message : String(error));
  }
};

const generate = (stdio: 'inherit' | 'ignore'): number =>
  spawnSync(process.execPath, [join(import.meta.dirname, '../codegen/main.mjs')], { cwd: root, stdio }).status ?? 1;

/** A service begins in a folder of its own: nothing is there to compare it with. */
const beginService = (folder: string): void => {
  const { version, dependencies } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'));
  for (const path of newService(folder, { platform: version, xstate: dependencies.xstate }))
    console.log(`created  ${path}`);
  console.log(`\nNext:\n${folder === '.' ? '' : `  cd ${folder}\n`}  npm install\n  npm test\n  npm start`);
};

/** What stands in generated/ is what names are compared with. */
const add = (): number => {
  if (generate('ignore') !== 0)
    throw new Refused('The generator refuses the contract as it is: npm run generate says why.');
  const made = asked();
  for (const line of applyAll(root, made.files)) console.log(line);
  const status = generate('inherit');
  console.log(['', 'Fill in:', ...made.todo.map((one) => `  - ${one}`)].join('\n'));
  return status;
};

try {
  const [kind, folder, ...rest] = parse().positionals;
  if (kind !== 'service') process.exitCode = add();
  else if (folder === undefined || rest.length > 0) throw new Refused(USAGE);
  else beginService(folder);
} catch (error) {
  if (!(error instanceof Refused)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
