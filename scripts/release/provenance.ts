import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Packed } from './pack.ts';

/** Where an archive comes from: a statement of in-toto with a provenance of SLSA 1. It is signed by whoever publishes. */
export interface Provenance {
  readonly _type: 'https://in-toto.io/Statement/v1';
  readonly subject: readonly { readonly name: string; readonly digest: { readonly sha512: string } }[];
  readonly predicateType: 'https://slsa.dev/provenance/v1';
  readonly predicate: unknown;
}

export function provenanceOf(root: string, { filename, version, sha512 }: Packed): Provenance {
  const sdk = JSON.parse(readFileSync(join(root, 'generated/sdk/package.json'), 'utf8'));
  const repository: string = sdk.repository.url;
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name: filename, digest: { sha512 } }],
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'https://github.com/paychart/paychart/blob/main/scripts/release.ts',
        externalParameters: { repository, ref: `refs/tags/v${version}` },
        resolvedDependencies: [
          { uri: repository, digest: { gitCommit: commit } },
          { uri: 'package-lock.json', digest: { sha256: lock } },
        ],
      },
      runDetails: { builder: { id: 'https://github.com/paychart/paychart/blob/main/.ci/run' } },
    },
  };
}
