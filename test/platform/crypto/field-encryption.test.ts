import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  decrypt,
  type EncryptionKeys,
  encrypt,
  encryptDocument,
  keyIdOf,
  renew,
} from '../../../src/platform/crypto/field-encryption.ts';

const old: EncryptionKeys = { current: 'k1', keys: new Map([['k1', randomBytes(32)]]) };
const rotated: EncryptionKeys = { current: 'k2', keys: new Map([...old.keys, ['k2', randomBytes(32)]]) };

describe('encryption of personal data (D-066)', () => {
  it('decrypts what it encrypted', () => {
    for (const text of ['', '+15550104567', 'Grüße 👋', 'x'.repeat(5000)]) {
      expect(decrypt(old, encrypt(old, text))).toBe(text);
    }
  });

  it('hides the text, under a new nonce each time', () => {
    const [one, two] = [encrypt(old, '+15550104567'), encrypt(old, '+15550104567')];
    expect(one).not.toBe(two);
    expect(one).toMatch(/^v1\.k1\.[A-Za-z0-9_-]+$/);
    expect(Buffer.from(one.split('.')[2] ?? '', 'base64url').toString('latin1')).not.toContain('5550104567');
  });

  it('never uses a nonce twice', () => {
    const bytes = (text: string): Buffer => Buffer.from(text.split('.')[2] ?? '', 'base64url');
    const sealed = Array.from({ length: 2000 }, () => bytes(encrypt(old, '')));
    expect(new Set(sealed.map((one) => one.subarray(0, 12).toString('hex'))).size).toBe(2000);
    // Nor a part of another one's, as where what was drawn is given out by the byte.
    expect(new Set(sealed.map((one) => one.subarray(0, 8).toString('hex'))).size).toBe(2000);
    expect(new Set(sealed.map((one) => one.subarray(4, 12).toString('hex'))).size).toBe(2000);
  });

  it('reads rows of the old key after a rotation, and writes with the new one', () => {
    expect(decrypt(rotated, encrypt(old, 'kept'))).toBe('kept');
    expect(encrypt(rotated, 'new')).toMatch(/^v1\.k2\./);
    expect(() => decrypt(old, encrypt(rotated, 'new'))).toThrow('No encryption key with id k2');
  });

  it('refuses a changed byte, a swapped key id, and a short or foreign text', () => {
    const text = encrypt(old, 'secret');
    const [version, id, body = ''] = text.split('.');
    const bytes = Buffer.from(body, 'base64url');
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(() => decrypt(old, `${version}.${id}.${changed.toString('base64url')}`)).toThrow();
    }
    const twins: EncryptionKeys = {
      current: 'k1',
      keys: new Map([...old.keys, ['k3', old.keys.get('k1') ?? new Uint8Array()]]),
    };
    expect(() => decrypt(twins, text.replace('v1.k1.', 'v1.k3.'))).toThrow();
    for (const foreign of ['', 'plain', 'v2.k1.AAAA', 'v1.k1.AAAA', `v3${text.slice(2)}`, `${text}.x`]) {
      expect(() => decrypt(old, foreign)).toThrow('Not an encrypted column');
    }
  });

  it('compresses documents of more than 1,100 bytes before encryption, and no shorter ones', () => {
    const versionOf = (text: string): string => encryptDocument(old, text).slice(0, 3);
    expect([versionOf(''), versionOf('a'.repeat(1099)), versionOf('a'.repeat(1100))]).toEqual(['v1.', 'v1.', 'v2.']);
    expect([versionOf('ü'.repeat(549)), versionOf('ü'.repeat(550))]).toEqual(['v1.', 'v2.']);
  });

  it('authenticates whether a document was compressed', () => {
    for (const text of ['', 'Grüße 👋', '{"a":1}'.repeat(500)]) {
      expect(decrypt(old, encryptDocument(old, text))).toBe(text);
    }
    const [short, long] = [encryptDocument(old, '{"a":1}'.repeat(500)), encrypt(old, '{"a":1}'.repeat(500))];
    expect(short).toMatch(/^v2\.k1\.[A-Za-z0-9_-]+$/);
    expect(short.length).toBeLessThan(long.length / 20);
    expect(() => decrypt(old, short.replace('v2.', 'v1.'))).toThrow();
    expect(() => decrypt(old, long.replace('v1.', 'v2.'))).toThrow();
  });

  it('renews both forms under the new key without a change of form', () => {
    for (const text of [encrypt(old, 'kept'), encryptDocument(old, 'kept')]) {
      const renewed = renew(rotated, text);
      expect([renewed.slice(0, 3), keyIdOf(renewed), decrypt(rotated, renewed)]).toEqual([
        text.slice(0, 3),
        'k2',
        'kept',
      ]);
    }
  });
});
