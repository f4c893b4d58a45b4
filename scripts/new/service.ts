import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import process from 'node:process';
import { Refused } from './refused.ts';

/** The least service, as it is written into a new folder. */
const TEMPLATE = join(import.meta.dirname, 'service');

/** Names in the template, such as `__NAME__`. */
type Names = Readonly<Record<string, string>>;

/** Writes the least service that runs into a folder that is new or empty, and answers its files. */
export function newService(folder: string, { platform, xstate }: Versions): string[] {
  const target = resolve(folder);
  if (existsSync(target) && readdirSync(target).some((name) => !INSTALLED.has(name)))
    throw new Refused(`${folder} is not empty: name a new folder.`);
  const slug = basename(target).toLowerCase();
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(slug))
    throw new Refused(`'${basename(target)}' is no name of a service: write it like parcel-lockers.`);
  const name = slug.replace(/(?:^|-)(.)/g, (_dash, letter: string) => ` ${letter.toUpperCase()}`).trim();
  const names: Names = { slug, name, platform: platformFrom(target, platform), xstate };
  return globSync('**/*', { cwd: TEMPLATE, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(TEMPLATE, join(entry.parentPath, entry.name)))
    .sort()
    .map((path) => writeFilled(path, target, names));
}

export interface Versions {
  readonly platform: string;
  readonly xstate: string;
}

/** What `npm install @paychart/platform` has left in an empty folder. */
const INSTALLED = new Set(['node_modules', 'package.json', 'package-lock.json', '.git']);

/** Where the present folder has the platform from a file, so has the new one. */
function platformFrom(target: string, version: string): string {
  const here = process.cwd();
  const manifest = join(here, 'package.json');
  if (!existsSync(manifest)) return version;
  const { dependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    readonly dependencies?: Readonly<Record<string, string>>;
  };
  const named = dependencies['@paychart/platform'] ?? version;
  return named.startsWith('file:') ? `file:${relative(target, resolve(here, named.slice('file:'.length)))}` : named;
}

/** npm packs no file that is called .gitignore. */
const nameOf = (path: string): string => (path === 'gitignore' ? '.gitignore' : path);

function writeFilled(path: string, target: string, names: Names): string {
  const place = join(target, nameOf(path));
  mkdirSync(dirname(place), { recursive: true });
  const text = readFileSync(join(TEMPLATE, path), 'utf8');
  writeFileSync(
    place,
    text.replaceAll(/__(SLUG|NAME|PLATFORM|XSTATE)__/g, (_whole, name: string) => names[name.toLowerCase()] ?? ''),
  );
  return nameOf(path);
}
