import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { gzipSync } from 'node:zlib';
import { usage } from './usage.ts';
import { ENTRIES, withEntries } from './versions/entries.ts';
import { plantedCommand } from './versions/planted-command.ts';

const USAGE = `Usage: npm run versions -- begin [date]
       npm run versions -- start <what-changed>
       npm run versions -- entries
       npm run versions -- publish
       npm run versions -- planted [name ...]

Versions of the contract (spec/versions).

  begin    begins the next version, of today or of the date: spec/versions/<date>/version.yaml
  start    writes the beginning of a version change: spec/versions/<newest>/<what-changed>.yaml, with what the contract
           breaks and no file states yet. The name of a resource, such as payout-destination, picks its changes alone
  entries  writes what the files say into CHANGELOG.md and docs/guides/versions.md
  publish  keeps the documents and the diagrams in generated/, the packed SDK and the examples as those of the newest
           version. A release does so once
  planted  plants each drift of scripts/versions/plants.ts, or those that are named, and runs the tests of versions, which
           have to find it. scripts/versions/found.json keeps which test did`;

usage(USAGE);

const root = process.cwd();
const folder = join(root, 'spec/versions');

const newest = (): string => {
  const dates = existsSync(folder) ? readdirSync(folder).filter((name) => /^\d{4}-\d{2}-\d{2}$/.test(name)) : [];
  const date = dates.sort().at(-1);
  if (date === undefined) throw new Error('There is no version: write spec/versions/<date>/version.yaml first.');
  return date;
};

/** A version that was published is a promise: its successor begins before something is changed. */
const start = async (name: string): Promise<string> => {
  const date = newest();
  if (isPublished(date))
    throw new Error(`${date} is published. Begin the next version first: npm run versions -- begin`);
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)) throw new Error(`Name the change in small letters: ${name}`);
  // A resource may have several files: what is stated already is not stated again.
  const names = [name, ...Array.from({ length: 98 }, (_, at) => `${name}-${at + 2}`)];
  const file = names
    .map((one) => join('spec/versions', date, `${one}.yaml`))
    .find((one) => !existsSync(join(root, one)));
  if (file === undefined) throw new Error(`Name the change otherwise: there are many files of ${name}.`);
  const { beginningFor } = await import('../codegen/versions/uncovered.ts');
  writeFileSync(join(root, file), await beginningFor(root, name));
  return `written  ${file}\nRead its changes, write what stands for TODO, and run npm run generate.`;
};

const isPublished = (date: string): boolean => existsSync(join(folder, date, 'published'));

/** The release is the one that is worked on, as far as it is known: the next minor one. */
const begin = (date = new Date().toISOString().slice(0, 10)): string => {
  const last = newest();
  if (!isPublished(last)) throw new Error(`${last} is not published yet: a breaking change belongs to it.`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(Date.parse(date)) || date <= last)
    throw new Error(`The next version needs a date behind ${last}, such as 2027-03-01.`);
  const [, major = '0', minor = '0'] =
    /release: "(\d+)\.(\d+)/.exec(readFileSync(join(folder, last, 'version.yaml'), 'utf8')) ?? [];
  const release = `${major}.${Number(minor) + 1}`;
  mkdirSync(join(folder, date));
  writeFileSync(join(folder, date, 'version.yaml'), `release: "${release}"\n`);
  return `written  spec/versions/${date}/version.yaml, of release ${release}\nNow run npm run generate again.`;
};

/** Each text stands once: in the file of its change. */
const writeEntries = async (): Promise<string> => {
  const { ownEntries } = await import('./versions/own-entries.ts');
  const entries = await ownEntries(root);
  for (const file of ENTRIES) {
    const path = join(root, file);
    writeFileSync(path, withEntries(readFileSync(path, 'utf8'), entries));
  }
  const biome = join(root, 'tools/node_modules/.bin/biome');
  if (existsSync(biome)) execFileSync(biome, ['format', '--write', ...ENTRIES], { cwd: root, stdio: 'ignore' });
  return `written  ${ENTRIES.join(', ')}`;
};

const publish = (): string => {
  const date = newest();
  if (isPublished(date)) throw new Error(`${date} is published already: what was promised does not change.`);
  // A version with half of its documents would count as published.
  const published = join(folder, date, 'published.partial');
  rmSync(published, { recursive: true, force: true });
  mkdirSync(published);
  const keep = (name: string, text: string | Buffer): void =>
    writeFileSync(join(published, `${name}.json.gz`), gzipSync(text, { level: 9 }));
  for (const name of ['openapi', 'asyncapi']) keep(name, readFileSync(join(root, 'generated', `${name}.json`)));
  const lifecycles = readdirSync(join(root, 'generated/lifecycles')).filter((name) => name.endsWith('.json'));
  const machines = lifecycles
    .sort()
    .map((name): [string, unknown] => [
      name.replace(/\.json$/, ''),
      JSON.parse(readFileSync(join(root, 'generated/lifecycles', name), 'utf8')),
    ]);
  keep('lifecycles', JSON.stringify(Object.fromEntries(machines)));
  // The reference draws the lifecycles of older versions, too.
  keep('diagrams', JSON.stringify(Object.fromEntries(machines.map(([id]) => [id, diagramOf(id)]))));
  // As the service answers them.
  keep('model', readFileSync(join(root, 'generated/model/lifecycles.json')));
  keepClients(join(published, 'clients'));
  renameSync(published, join(folder, date, 'published'));
  return `written  spec/versions/${date}/published`;
};

const diagramOf = (lifecycle: string): string =>
  readFileSync(join(root, 'generated/docs/lifecycles', `${lifecycle}.svg`), 'utf8');

/** What its users install and copy: they run against every later service (test/versions/clients). */
const keepClients = (clients: string): void => {
  mkdirSync(clients);
  const env = { ...process.env, PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}` };
  const args = ['pack', '--json', '--silent', '--pack-destination', clients];
  const said = execFileSync('npm', args, { cwd: join(root, 'generated/sdk'), env, encoding: 'utf8' });
  const [packed] = JSON.parse(said.slice(said.indexOf('['))) as [{ readonly filename: string }];
  renameSync(join(clients, packed.filename), join(clients, 'sdk.tar.gz'));
  execFileSync('tar', ['czf', join(clients, 'examples.tar.gz'), '-C', root, ...exampleFiles()]);
};

const exampleFiles = (): string[] =>
  readdirSync(join(root, 'examples'))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `examples/${name}`);

const [command, name, ...rest] = process.argv.slice(2);
try {
  if (command === 'start' && name !== undefined && rest.length === 0) console.log(await start(name));
  else if (command === 'begin' && rest.length === 0) console.log(begin(name));
  else if (command === 'planted') process.exitCode = await plantedCommand(process.argv.slice(3));
  else if (command === 'entries' && name === undefined) console.log(await writeEntries());
  else if (command === 'publish' && name === undefined) console.log(publish());
  else throw new Error(USAGE);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
