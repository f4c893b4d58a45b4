import { expect, it } from 'vitest';
import { createVault, parseEncryptionKeys } from '../../../src/platform/crypto/vault.ts';

const [first, second] = ['11'.repeat(32), '22'.repeat(32)];

it('opens what it sealed, also after a rotation of keys', () => {
  const before = createVault({ encryption: parseEncryptionKeys(first), index: 'index' });
  const after = createVault({ encryption: parseEncryptionKeys(`k2:${second},k1:${first}`), index: 'index' });
  const sealed = before.encrypt('ana@example.com');
  expect(after.decrypt(sealed)).toBe('ana@example.com');
  expect(after.encrypt('x')).toMatch(/^v1\.k2\./);
  expect(after.blindIndex('email', 'x')).toBe(before.blindIndex('email', 'x'));
});

it('renews only what an older key sealed', () => {
  const before = createVault({ encryption: parseEncryptionKeys(first), index: 'index' });
  const after = createVault({ encryption: parseEncryptionKeys(`k2:${second},k1:${first}`), index: 'index' });
  const renewed = after.renew(before.encrypt('ana@example.com')) ?? '';
  expect([renewed.slice(0, 6), after.decrypt(renewed)]).toEqual(['v1.k2.', 'ana@example.com']);
  expect(after.renew(renewed)).toBeUndefined();
  for (const text of ['', 'ana@example.com', 'v1.k1.short', 'v1.0.0']) expect(after.renew(text)).toBeUndefined();
});

it('keeps a document compressed when it renews it', () => {
  const before = createVault({ encryption: parseEncryptionKeys(first), index: 'index' });
  const after = createVault({ encryption: parseEncryptionKeys(`k2:${second},k1:${first}`), index: 'index' });
  const document = 'a line of a document. '.repeat(200);
  const sealed = before.encryptDocument(document);
  const renewed = after.renew(sealed) ?? '';
  expect([renewed.slice(0, 6), after.decrypt(renewed) === document]).toEqual(['v2.k2.', true]);
  expect(renewed.length).toBe(sealed.length);
});

it('reads keys with spaces around the commas', () => {
  const { current, keys } = parseEncryptionKeys(` k2:${second} , k1:${first} `);
  expect([current, [...keys.keys()]]).toEqual(['k2', ['k2', 'k1']]);
});

it('keeps equal values of different purposes, and of different keys, apart', () => {
  const vault = createVault({ encryption: parseEncryptionKeys(first), index: 'index' });
  const other = createVault({ encryption: parseEncryptionKeys(first), index: 'other' });
  const indexes = [vault.blindIndex('phone', 'x'), vault.blindIndex('email', 'x'), other.blindIndex('phone', 'x')];
  expect(new Set(indexes).size).toBe(3);
});

it('refuses malformed keys', () => {
  for (const keys of ['', 'abc', `${first}00`, `k1:${first},k1:${second}`, `k 1:${first}`]) {
    expect(() => parseEncryptionKeys(keys)).toThrow();
  }
});
