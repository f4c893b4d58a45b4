import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { multiplySpec } from './multiply-spec.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const COPIED = [
  'codegen',
  'spec',
  'machines',
  'generated',
  'src',
  'package.json',
  'package-lock.json',
  'LICENSE',
  'tsconfig.json',
];
/** The server's half of the pipeline as a program; it runs inside the copy. */
const SERVER_HALF = 'server-half.mjs';

/** A copy of the repository in a temporary folder, so that measuring changes nothing. */
export interface Project {
  readonly folder: string;
  readonly operations: number;
  /** Changes one domain's contract in a way that reaches the outputs. */
  changeOneDomain(): void;
  /** Removes what was generated; the compile cache stays, as it does on any machine after the first run. */
  removeGenerated(): void;
  removeCompileCache(): void;
  remove(): void;
}

/** `copies` is how often the contract's domains stand in it. */
export function copyProject(copies: number): Project {
  const folder = mkdtempSync(join(tmpdir(), 'paychart-codegen-'));
  for (const name of COPIED) cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  cpSync(join(import.meta.dirname, SERVER_HALF), join(folder, SERVER_HALF));
  linkPackages(folder);
  const operations = multiplySpec(join(folder, 'spec'), copies);
  let changes = 0;
  return {
    folder,
    operations,
    changeOneDomain() {
      const file = join(folder, 'spec/claims/paths.yaml');
      changes += 1;
      const text = readFileSync(file, 'utf8').replace(/summary: ([^\n(]*?)( \(\d+\))?\n/, `summary: $1 (${changes})\n`);
      writeFileSync(file, text);
    },
    removeGenerated: () => rmSync(join(folder, 'generated'), { recursive: true, force: true }),
    removeCompileCache: () => rmSync(join(folder, 'node_modules/.cache'), { recursive: true, force: true }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A folder of links rather than one link, so that caches land in the copy. */
function linkPackages(folder: string): void {
  const [from, to] = [join(ROOT, 'node_modules'), join(folder, 'node_modules')];
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (!name.startsWith('.')) symlinkSync(join(from, name), join(to, name));
  }
}
