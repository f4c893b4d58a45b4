import { blindIndex } from './blind-index.ts';
import { decrypt, type EncryptionKeys, encrypt, encryptDocument, keyIdOf, renew } from './field-encryption.ts';

/** Encrypts, decrypts and indexes columns of personal data with the process's keys. It is built once at boot. */
export interface Vault {
  /** Plain text -> the text column. A fresh nonce each time: equal values differ. */
  encrypt(plaintext: string): string;
  /** The same for a text of kilobytes, which takes less room then. */
  encryptDocument(plaintext: string): string;
  /** The text column -> plain text; throws when it was changed or its key is gone. */
  decrypt(text: string): string;
  /** The same text under the key that encrypts now; undefined where it already is, and for what is no encrypted column. */
  renew(text: string): string | undefined;
  /** The id of the key that encrypts now; it stands in what `encrypt` answers. */
  readonly currentKeyId: string;
  /** The look-up column beside it: `purpose` is the kind of value (`phone`, `email`, `account`), not the table. */
  blindIndex(purpose: string, value: string): string;
}

export interface VaultKeys {
  /** Under `DATA_ENCRYPTION_KEY` and its predecessors. */
  readonly encryption: EncryptionKeys;
  /** `DATA_INDEX_KEY`, as its UTF-8 bytes (D-454). */
  readonly index: string;
}

export const createVault = (keys: VaultKeys): Vault => ({
  encrypt: (plaintext) => encrypt(keys.encryption, plaintext),
  encryptDocument: (plaintext) => encryptDocument(keys.encryption, plaintext),
  decrypt: (text) => decrypt(keys.encryption, text),
  renew: (text) => {
    const keyId = keyIdOf(text);
    return keyId === undefined || keyId === keys.encryption.current ? undefined : renew(keys.encryption, text);
  },
  currentKeyId: keys.encryption.current,
  blindIndex: (purpose, value) => blindIndex(keys.index, purpose, value),
});

/**
 * Reads keys as they are configured: 64 hex digits, or several as `id:hex` joined by commas, the first of which
 * encrypts. A key without an id is `k1`. Throws when one is malformed or an id is taken twice.
 */
export function parseEncryptionKeys(configured: string): EncryptionKeys {
  const keys = new Map<string, Uint8Array>();
  for (const part of configured.split(',')) {
    const match = /^(?:([A-Za-z0-9_-]{1,32}):)?([0-9a-fA-F]{64})$/.exec(part.trim());
    if (!match) throw new Error('An encryption key is 64 hex digits, optionally after `id:`');
    const [, id = 'k1', hex = ''] = match;
    if (keys.has(id)) throw new Error(`The encryption key id ${id} is taken twice`);
    keys.set(id, Buffer.from(hex, 'hex'));
  }
  const [current] = keys.keys();
  if (current === undefined) throw new Error('No encryption key');
  return { current, keys };
}

declare module '../services.ts' {
  interface Services {
    /** Encrypts personal data and makes blind indexes (D-066). */
    readonly vault: Vault;
  }
}
