import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';

type Node = Record<string, unknown>;

/**
 * Grows the contract: every domain stands in it `copies` times, with paths, operations and schemas of its own. Answers
 * how many operations it then has.
 */
export function multiplySpec(folder: string, copies: number): number {
  const domains = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const files = domains.flatMap((domain) =>
    readdirSync(join(folder, domain)).map((name) => join(folder, domain, name)),
  );
  let operations = files.filter(isPaths).reduce((count, file) => count + operationsIn(file), 0);
  const own = operations;
  for (let copy = 2; copy <= copies; copy += 1) {
    const rename = renaming(copy, new Set(domains));
    for (const domain of domains) copyDomain(folder, domain, copy, rename);
    operations += own;
  }
  return operations;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

const readYaml = (file: string): Node => parse(readFileSync(file, 'utf8')) as Node;

/** `paths.yaml`, `dids.paths.yaml`. */
const isPaths = (file: string): boolean => file.endsWith('paths.yaml');
/** `events.yaml` is not copied: webhooks stand once. */
const isSchemas = (file: string): boolean => file.endsWith('schemas.yaml');

function operationsIn(file: string): number {
  return Object.values(readYaml(file)).flatMap((item) =>
    Object.keys(item as Node).filter((key) => METHODS.includes(key)),
  ).length;
}

function copyDomain(folder: string, domain: string, copy: number, rename: Rename): void {
  const target = join(folder, `${domain}-${copy}`);
  mkdirSync(target);
  for (const file of readdirSync(join(folder, domain))) {
    if (!isPaths(file) && !isSchemas(file)) continue;
    const key = (name: string): string =>
      isPaths(file) && name.startsWith('/') ? `/r${copy}${name}` : `${name}R${copy}`;
    const copied = Object.entries(readYaml(join(folder, domain, file))).map(([name, value]) => [
      key(name),
      rename(value),
    ]);
    writeFileSync(join(target, file), stringify(Object.fromEntries(copied)));
  }
}

type Rename = (node: unknown) => unknown;

/** References and names of one copy's operations. */
function renaming(copy: number, domains: ReadonlySet<string>): Rename {
  /** What a file names stands at its top: a pointer may lead on below it (`Member/properties/id`). */
  const named = (pointer: string): string => pointer.replace(/^[^/]+/, (name) => `${name}R${copy}`);
  const reference = (ref: string): string => {
    if (ref.startsWith('#/')) return `#/${named(ref.slice(2))}`;
    const [, path = '', file = '', pointer = ''] = /^(.*\/)([a-z.-]*(?:paths|schemas)\.yaml)#\/(.*)$/.exec(ref) ?? [];
    if (file === '') return ref;
    const folder = path.replace(/([a-z]+)\/$/, (all, name: string) => (domains.has(name) ? `${name}-${copy}/` : all));
    return `${folder}${file}#/${pointer.startsWith('~1') ? `~1r${copy}${pointer}` : named(pointer)}`;
  };
  const rename: Rename = (node) => {
    if (Array.isArray(node)) return node.map((item) => rename(item));
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => {
        if (key === '$ref' && typeof value === 'string') return [key, reference(value)];
        if (key === 'operationId' || key === 'x-sdk-name') return [key, `${value}R${copy}`];
        return [key, rename(value)];
      }),
    );
  };
  return rename;
}
