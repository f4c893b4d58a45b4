import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { digestOf } from './manifest.ts';

/** The state of a file when it was read: its size, and the nanosecond of its last change. */
type CachedDigest = readonly [size: string, changed: string, digest: string];

const FILE = 'node_modules/.cache/codegen/digests.json';

/**
 * Digests of files that are not read again while size and time of change are as they were: reading and hashing 10 MB is
 * a third of a run that finds nothing to do. A check reads everything (codegen/run.ts).
 */
export class DigestCache {
  private readonly root: string;
  private readonly known: Record<string, CachedDigest>;
  private isChanged = false;

  constructor(root: string) {
    this.root = root;
    this.known = readKnown(join(root, FILE));
  }

  readonly of = (root: string, file: string): string | undefined => {
    const path = join(root, file);
    const now = statSync(path, { bigint: true, throwIfNoEntry: false });
    if (now === undefined) return undefined;
    const [size, changed] = [String(now.size), String(now.mtimeNs)];
    const known = this.known[path];
    if (known?.[0] === size && known[1] === changed) return known[2];
    const digest = digestOf(root, file);
    if (digest !== undefined) this.known[path] = [size, changed, digest];
    this.isChanged = true;
    return digest;
  };

  /** A folder that cannot be written loses nothing: the next run reads the files. */
  save(): void {
    if (!this.isChanged) return;
    try {
      const file = join(this.root, FILE);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(this.known));
    } catch {
      // A read-only checkout.
    }
  }
}

const readKnown = (file: string): Record<string, CachedDigest> => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
};
