import { createCipheriv, createDecipheriv, createSecretKey, type KeyObject } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { world } from '../world.ts';

/** Encryption keys by id: one encrypts, all decrypt, so that a key is rotated by adding one and moving `current`. */
export interface EncryptionKeys {
  readonly current: string;
  /** 32 bytes each; ids are `[A-Za-z0-9_-]+`. */
  readonly keys: ReadonlyMap<string, Uint8Array>;
}

/** The form of a text before encryption: plain or deflated. */
type Version = 'v1' | 'v2';

/**
 * From here on a document is deflated, so that its row stays within the two kilobytes beyond which PostgreSQL moves values
 * out of it. Below, deflating costs a request more time (200 µs of 900, measured) than the bytes that it saves.
 */
const DEFLATED_FROM_BYTES = 1100;

/** Room for the few kilobytes that a document has: with zlib's own sizes most of the time would go into its memory. */
const DEFLATE = { windowBits: 13, memLevel: 6 };

const writtenAs: Readonly<Record<Version, (plaintext: string) => Buffer>> = {
  v1: (plaintext) => Buffer.from(plaintext, 'utf8'),
  v2: (plaintext) => deflateRawSync(plaintext, DEFLATE),
};

const readAs: Readonly<Record<Version, (bytes: Buffer) => string>> = {
  v1: (bytes) => bytes.toString('utf8'),
  v2: (bytes) => inflateRawSync(bytes).toString('utf8'),
};

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a column's text with AES-256-GCM under a fresh 96-bit nonce (D-066). The answer is one text column:
 * `v1.<key id>.<base64url of nonce, ciphertext and tag>`; version and key id are authenticated too.
 */
export const encrypt = (keyring: EncryptionKeys, plaintext: string): string => seal(keyring, plaintext, 'v1');

/** The same for a text that may have kilobytes: a long one is deflated first, `v2.…`. */
export const encryptDocument = (keyring: EncryptionKeys, plaintext: string): string =>
  seal(keyring, plaintext, Buffer.byteLength(plaintext) < DEFLATED_FROM_BYTES ? 'v1' : 'v2');

function seal(keyring: EncryptionKeys, plaintext: string, version: Version): string {
  const nonce = world.randomBytes(NONCE_BYTES);
  const header = `${version}.${keyring.current}`;
  const cipher = createCipheriv('aes-256-gcm', keyOf(keyring, keyring.current), nonce).setAAD(Buffer.from(header));
  const sealed = [nonce, cipher.update(writtenAs[version](plaintext)), cipher.final(), cipher.getAuthTag()];
  return `${header}.${Buffer.concat(sealed).toString('base64url')}`;
}

/** Reverses either; throws when the text was changed, or its key is not in the ring. */
export function decrypt(keyring: EncryptionKeys, text: string): string {
  const [version, keyId, body, ...rest] = text.split('.');
  if ((version !== 'v1' && version !== 'v2') || keyId === undefined || body === undefined || rest.length > 0) {
    throw new Error('Not an encrypted column');
  }
  const sealed = Buffer.from(body, 'base64url');
  if (sealed.length < NONCE_BYTES + TAG_BYTES) throw new Error('Not an encrypted column');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(keyring, keyId), sealed.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(Buffer.from(`${version}.${keyId}`))
    .setAuthTag(sealed.subarray(-TAG_BYTES));
  return readAs[version](Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]));
}

/** The same text under the key that encrypts now, written as it was. */
export const renew = (keyring: EncryptionKeys, text: string): string =>
  seal(keyring, decrypt(keyring, text), text.startsWith('v2.') ? 'v2' : 'v1');

/** An encrypted column by its form: 38 characters are the nonce and the tag of an empty text. */
const ENCRYPTED = /^v[12]\.([A-Za-z0-9_-]{1,32})\.[A-Za-z0-9_-]{38,}$/;

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
