import { createCipheriv, createDecipheriv, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';

/** Encryption keys by id: one encrypts, all decrypt, so that a key is rotated by adding one and moving `current`. */
export interface EncryptionKeys {
  readonly current: string;
  /** 32 bytes each; ids are `[A-Za-z0-9_-]+`. */
  readonly keys: ReadonlyMap<string, Uint8Array>;
}

const VERSION = 'v1';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a column's text with AES-256-GCM under a fresh 96-bit nonce (D-066). The answer is one text column:
 * `v1.<key id>.<base64url of nonce, ciphertext and tag>`; version and key id are authenticated too.
 */
export function encrypt(keyring: EncryptionKeys, plaintext: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const header = `${VERSION}.${keyring.current}`;
  const cipher = createCipheriv('aes-256-gcm', keyOf(keyring, keyring.current), nonce).setAAD(Buffer.from(header));
  const sealed = Buffer.concat([nonce, cipher.update(plaintext, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${header}.${sealed.toString('base64url')}`;
}

/** Reverses `encrypt`; throws when the text was changed, or its key is not in the ring. */
export function decrypt(keyring: EncryptionKeys, text: string): string {
  const [version, keyId, body, ...rest] = text.split('.');
  if (version !== VERSION || keyId === undefined || body === undefined || rest.length > 0) {
    throw new Error('Not an encrypted column');
  }
  const sealed = Buffer.from(body, 'base64url');
  if (sealed.length < NONCE_BYTES + TAG_BYTES) throw new Error('Not an encrypted column');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(keyring, keyId), sealed.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(Buffer.from(`${version}.${keyId}`))
    .setAuthTag(sealed.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8');
}

/** An encrypted column by its form: 38 characters are the nonce and the tag of an empty text. */
const ENCRYPTED = /^v1\.([A-Za-z0-9_-]{1,32})\.[A-Za-z0-9_-]{38,}$/;

/** The id of the key that a text was encrypted with; undefined for what is no encrypted column. */
export const keyIdOf = (text: string): string | undefined => ENCRYPTED.exec(text)?.[1];

const prepared = new WeakMap<Uint8Array, KeyObject>();

/** Prepared once a key: making it anew was a third of an encryption. */
function keyOf(keyring: EncryptionKeys, id: string): KeyObject {
  const bytes = keyring.keys.get(id);
  if (!bytes) throw new Error(`No encryption key with id ${id}`);
  let key = prepared.get(bytes);
  if (key === undefined) {
    key = createSecretKey(bytes);
    prepared.set(bytes, key);
  }
  return key;
}
