import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Packed } from './pack.ts';

/** As far as it is read here. */
export interface Bill {
  readonly bomFormat: 'CycloneDX';
  readonly specVersion: string;
  readonly metadata: { readonly component: unknown };
  readonly components: readonly Component[];
}

interface Component {
  readonly name: string;
  readonly version: string;
}

type Locked = Readonly<Record<string, { readonly name?: string; readonly version: string } | undefined>>;

/**
 * The bill of materials of an archive (CycloneDX), from the lock file. `held` is where the packages of others lie that are in
 * the archive; one that the lock file does not know is an error.
 */
export function billOf(root: string, { name, version, sha512, purl }: Packed, held: readonly string[]): Bill {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
  const said = execFileSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  const { dependencies: _, ...all } = JSON.parse(said) as Bill & { readonly dependencies: unknown };
  const { packages }: { packages: Locked } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const components = held.map((path) => {
    const locked = packages[path];
    const own = locked?.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const found = all.components.find((one) => one.name === own && one.version === locked?.version);
    if (found === undefined) throw new Error(`${name} holds ${path}, which package-lock.json does not know`);
    // For the project it may be one of development; for whoever installs the archive it is a part of it.
    return [`${found.name}@${found.version}`, { ...found, properties: [] }] as const;
  });
  const component = {
    'bom-ref': `${name}@${version}`,
    type: 'library',
    name,
    version,
    purl: purl ?? `pkg:npm/${name.replace('@', '%40')}@${version}`,
    hashes: [{ alg: 'SHA-512', content: sha512 }],
    licenses: [{ license: { id: 'Apache-2.0' } }],
  };
  // One version may lie in several places.
  return { ...all, metadata: { ...all.metadata, component }, components: [...new Map(components).values()] };
}
