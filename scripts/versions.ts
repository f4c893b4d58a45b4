import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { gzipSync } from 'node:zlib';
import { usage } from './usage.ts';
import { plantedCommand } from './versions/planted-command.ts';

const USAGE = `Usage: npm run versions -- start <what-changed>
       npm run versions -- publish
       npm run versions -- planted [name ...]

Versions of the contract (spec/versions).

  start    writes the beginning of a version change: spec/versions/<newest>/<what-changed>.yaml
  publish  keeps the documents in generated/, the packed SDK and the examples as those of the newest version. A release does
           so once
  planted  plants each drift of scripts/versions/plants.ts and runs the tests of versions, which have to find it`;

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
const start = (name: string): string => {
  const date = newest();
  if (existsSync(join(folder, date, 'published')))
    throw new Error(`${date} is published. Begin the next version: write spec/versions/<date>/version.yaml.`);
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)) throw new Error(`Name the change in small letters: ${name}`);
  const file = join('spec/versions', date, `${name}.yaml`);
  if (existsSync(join(root, file))) throw new Error(`${file} is there already.`);
  writeFileSync(join(root, file), BEGINNING);
  return `written  ${file}: complete it, and run npm run generate`;
};

const BEGINNING = `# From the older version to the newer one. spec/versions.schema.json describes every kind of change.
summary: What is different now, as a sentence for the changelog.
upgrade: What a client does to follow, as a sentence for the upgrade guide.
changes:
  - { kind: field-renamed, schema: NameOfTheSchema, from: olderName, to: newerName }
`;

const publish = (): string => {
  const date = newest();
  const published = join(folder, date, 'published');
  if (existsSync(published)) throw new Error(`${date} is published already: what was promised does not change.`);
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
  // As the service answers them.
  keep('model', readFileSync(join(root, 'generated/model/lifecycles.json')));
  keepClients(join(published, 'clients'));
  return `written  spec/versions/${date}/published`;
};

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
  if (command === 'start' && name !== undefined && rest.length === 0) console.log(start(name));
  else if (command === 'planted') process.exitCode = await plantedCommand(process.argv.slice(3));
  else if (command === 'publish' && name === undefined) console.log(publish());
  else throw new Error(USAGE);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
