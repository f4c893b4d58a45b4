import { camelRow } from '../../../platform/db/rows/case.ts';
import type { Confirmation, FoundKey, KeyRecord } from '../../../platform/http/ports.ts';
import { type KeyRow, keyAsItIs } from './authenticate.cross-tenant.ts';

/** The time for which a key is remembered from its recorded use: the next use is to be recorded (see `keyByHash`). */
const REMEMBER_MS = 60_000;
const MOST_REMEMBERED = 10_000;

interface Entry {
  readonly key: KeyRecord;
  /** The found row, as text. */
  readonly row: string;
  /** Milliseconds since the epoch. */
  readonly until: number;
}

/**
 * Keys that this process has looked up within the last minute, by their hash. What is remembered may be over: the
 * transaction of the request asks again, under the tenant's own wall, and confirms it.
 */
export class KeyMemory {
  readonly #entries = new Map<string, Entry>();

  /** A key that has been found just now, which is remembered unless it is revoked. */
  remember(hash: string, { lastUsedAt, ...row }: KeyRow, key: KeyRecord): FoundKey {
    this.#entries.delete(hash);
    const entry = { key, row: JSON.stringify(row), until: (lastUsedAt?.getTime() ?? 0) + REMEMBER_MS };
    if (key.revokedAt === null && lastUsedAt !== null) {
      if (this.#entries.size >= MOST_REMEMBERED) this.#entries.clear();
      this.#entries.set(hash, entry);
    }
    return this.#found(hash, entry);
  }

  find(hash: string, now: Date): FoundKey | undefined {
    const entry = this.#entries.get(hash);
    return entry === undefined || entry.until <= now.getTime() ? undefined : this.#found(hash, entry);
  }

  #found(hash: string, entry: Entry): FoundKey {
    return { key: entry.key, confirmation: confirmationOf(entry, () => this.#entries.delete(hash)) };
  }
}

function confirmationOf({ key, row }: Entry, forget: () => void): Confirmation {
  const confirmation = {
    statement: keyAsItIs(key.id),
    isConfirmed: false,
    confirm: ([found]: readonly Readonly<Record<string, unknown>>[]): boolean => {
      confirmation.isConfirmed = found !== undefined && JSON.stringify(camelRow(found)) === row;
      if (!confirmation.isConfirmed) forget();
      return confirmation.isConfirmed;
    },
  };
  return confirmation;
}
