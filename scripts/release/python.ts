import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Packed } from './pack.ts';
import { tarGz } from './tar.ts';
import { type Entry, zip } from './zip.ts';

/** Where the Python package stands, from the project's root. */
export const PYTHON_FOLDER = 'generated/python';

/** What `pyproject.toml` says, as far as an archive repeats it. */
interface Project {
  readonly name: string;
  readonly version: string;
  readonly summary: string;
  readonly requiresPython: string;
  readonly homepage: string | undefined;
  /** By extra. */
  readonly extras: Readonly<Record<string, string>>;
}

export function pythonProject(root: string): Project {
  const text = readFileSync(join(root, PYTHON_FOLDER, 'pyproject.toml'), 'utf8');
  const textOf = (name: string): string | undefined => new RegExp(`^${name} = "(.*)"$`, 'm').exec(text)?.[1];
  const needed = (name: string): string => {
    const value = textOf(name);
    if (value === undefined) throw new Error(`pyproject.toml has no ${name}`);
    return value;
  };
  const [, extras = ''] = /^\[project\.optional-dependencies\]\n((?:.+\n)*)/m.exec(text) ?? [];
  return {
    name: needed('name'),
    version: needed('version'),
    summary: needed('description'),
    requiresPython: needed('requires-python'),
    homepage: textOf('Homepage'),
    extras: Object.fromEntries([...extras.matchAll(/^(\w+) = \["(.+)"\]$/gm)].map(([, name, needs]) => [name, needs])),
  };
}

/** Writes the wheel and the source archive. */
export function packPython(root: string, to: string): Packed[] {
  const project = pythonProject(root);
  const files = filesOf(join(root, PYTHON_FOLDER));
  const readme = files.find(({ path }) => path === 'README.md')?.bytes.toString() ?? '';
  const metadata = metadataOf(project, readme);
  return [wheelOf(project, files, metadata), sourcesOf(project, files, metadata)].map(
    ({ filename, bytes, entries }) => {
      const path = join(to, filename);
      writeFileSync(path, bytes);
      return {
        name: project.name,
        version: project.version,
        filename,
        path,
        files: entries.map((entry) => entry.path),
        bytes: bytes.length,
        sha512: createHash('sha512').update(bytes).digest('hex'),
        purl: `pkg:pypi/${project.name}@${project.version}`,
      };
    },
  );
}

/** The package's files, sorted; not what an interpreter left there. */
function filesOf(folder: string): Entry[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path: path.slice(folder.length + 1).replaceAll('\\', '/'), bytes: readFileSync(path) }))
    .filter(({ path }) => WANTED.test(path))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

const WANTED = /^(?:LICENSE|README\.md|pyproject\.toml|src\/paychart\/(?:\w+\/)?(?:\w+\.py|py\.typed))$/;

interface Archive {
  readonly filename: string;
  readonly bytes: Buffer;
  readonly entries: readonly Entry[];
}

/** A wheel is a zip with what is installed, and a record of the hash of each file. */
function wheelOf({ name, version }: Project, files: readonly Entry[], metadata: string): Archive {
  const info = `${name}-${version}.dist-info`;
  const license = files.filter(({ path }) => path === 'LICENSE');
  const installed = [
    ...files.flatMap(({ path, bytes }) =>
      path.startsWith('src/') ? [{ path: path.slice('src/'.length), bytes }] : [],
    ),
    ...license.map(({ bytes }) => ({ path: `${info}/LICENSE`, bytes })),
    { path: `${info}/METADATA`, bytes: Buffer.from(metadata) },
    { path: `${info}/WHEEL`, bytes: Buffer.from(WHEEL) },
  ];
  const record = [...installed.map(recordOf), `${info}/RECORD,,`].map((line) => `${line}\n`).join('');
  const entries = [...installed, { path: `${info}/RECORD`, bytes: Buffer.from(record) }];
  return { filename: `${name}-${version}-py3-none-any.whl`, bytes: zip(entries), entries };
}

const WHEEL = 'Wheel-Version: 1.0\nGenerator: paychart\nRoot-Is-Purelib: true\nTag: py3-none-any\n';

const recordOf = ({ path, bytes }: Entry): string =>
  `${path},sha256=${createHash('sha256').update(bytes).digest('base64url')},${bytes.length}`;

function sourcesOf({ name, version }: Project, files: readonly Entry[], metadata: string): Archive {
  const folder = `${name}-${version}`;
  const info = { path: `${folder}/PKG-INFO`, bytes: Buffer.from(metadata) };
  const entries = [info, ...files.map(({ path, bytes }) => ({ path: `${folder}/${path}`, bytes }))];
  return { filename: `${folder}.tar.gz`, bytes: tarGz(entries), entries };
}

const metadataOf = ({ name, version, summary, requiresPython, homepage, extras }: Project, readme: string): string =>
  [
    'Metadata-Version: 2.1',
    `Name: ${name}`,
    `Version: ${version}`,
    `Summary: ${summary}`,
    ...(homepage === undefined ? [] : [`Home-page: ${homepage}`]),
    'License: Apache-2.0',
    'Classifier: Programming Language :: Python :: 3',
    'Classifier: Typing :: Typed',
    `Requires-Python: ${requiresPython}`,
    ...Object.entries(extras).flatMap(([extra, needs]) => [
      `Provides-Extra: ${extra}`,
      `Requires-Dist: ${needs}; extra == "${extra}"`,
    ]),
    'Description-Content-Type: text/markdown',
    'License-File: LICENSE',
    '',
    readme,
  ].join('\n');
