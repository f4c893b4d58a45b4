import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { errors } from '../generated/contract/errors.ts';
import * as gates from '../generated/contract/gates.ts';
import { namespaces } from '../generated/sdk/src/namespaces.gen.ts';
import {
  createVersionedReference,
  fileOf,
  readContract,
  readOlderContracts,
  readVersionChanges,
} from '../src/reference/index.ts';
import { usage } from './usage.ts';

usage(`Usage: npm run docs -- [--out <folder>]

Writes the reference as files that need no service.

  -o, --out  the folder to write to (docs-site)`);

/** `npm run docs`: the reference as a folder of files, to be opened as it is or served from any path. */
const { values } = parseArgs({ options: { out: { type: 'string', short: 'o', default: 'docs-site' } } });

const folder = resolve(values.out);
const contract = await readContract({ errors, namespaces, gates });
const changes = await readVersionChanges();
const reference = createVersionedReference(contract, await readOlderContracts(contract, changes), changes, '.html');
await rm(folder, { recursive: true, force: true });
for (const path of reference.paths) {
  const file = join(folder, fileOf(path, '.html'));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, reference.file(path)?.body ?? '');
  const text = reference.markdown(path);
  if (text !== undefined) await writeFile(join(folder, fileOf(path, '.md')), text.body);
}
process.stdout.write(`${reference.paths.length} files in ${values.out}; open ${join(values.out, 'index.html')}\n`);
