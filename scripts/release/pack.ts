import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import type { Released } from './packages.ts';

/** An archive as npm made it. */
export interface Packed {
  readonly name: string;
  readonly version: string;
  readonly filename: string;
  readonly path: string;
  readonly files: readonly string[];
  readonly bytes: number;
  /** What a bill of materials calls it; by default a package of npm. */
  readonly purl?: string;
  /** Lowercase hex. */
  readonly sha512: string;
}

interface Listed {
  readonly name: string;
  readonly version: string;
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}

/** Packs what a folder publishes. The same files give the same bytes: npm gives them all one time. */
export function pack(root: string, { folder }: Released, to: string): Packed {
  const env = { ...process.env, PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}` };
  const args = ['pack', '--json', '--silent', '--pack-destination', to];
  const said = execFileSync('npm', args, { cwd: join(root, folder), env, encoding: 'utf8' });
  const [{ name, version, filename, files }] = JSON.parse(said.slice(said.indexOf('['))) as [Listed];
  const path = join(to, filename);
  const bytes = readFileSync(path);
  return {
    name,
    version,
    filename,
    path,
    files: files.map((file) => file.path),
    bytes: bytes.length,
    sha512: createHash('sha512').update(bytes).digest('hex'),
  };
}
