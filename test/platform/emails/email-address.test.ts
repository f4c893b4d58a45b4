import { describe, expect, test } from 'vitest';
import { canonicalEmail, comparableEmail } from '../../../src/platform/emails/email-address.ts';

describe('one form of an e-mail address (D-503)', () => {
  test.each([
    ['Ada.Moreno+Tag@ACME.Example', 'ada.moreno+tag@acme.example'],
    ['owner@localhost', 'owner@localhost'],
    ['ada@bücher.test', 'ada@xn--bcher-kva.test'],
    ['ada@BÜCHER.test', 'ada@xn--bcher-kva.test'],
    ['ada@XN--BCHER-KVA.test', 'ada@xn--bcher-kva.test'],
    ['ada@bu\u0308cher.test', 'ada@xn--bcher-kva.test'],
    ['ada@münchen。de', 'ada@xn--mnchen-3ya.de'],
    ['jose\u0301@acme.test', 'jos\u00e9@acme.test'],
  ])('%s becomes %s, and stays the same', (text, canonical) => {
    expect(canonicalEmail(text)).toBe(canonical);
    expect(canonicalEmail(canonical)).toBe(canonical);
  });

  test('keeps the case of letters outside ASCII: İ and ı do not match i', () => {
    expect(new Set(['İ@a.test', 'ı@a.test', 'i@a.test', 'É@a.test', 'é@a.test'].map(canonicalEmail)).size).toBe(5);
  });

  test.each([
    '',
    'ada',
    '@acme.test',
    'ada@',
    'a@b@acme.test',
    'ada @acme.test',
    'ada..moreno@acme.test',
    '.ada@acme.test',
    'ada.@acme.test',
    '"ada"@acme.test',
    'ada\u202e@acme.test',
    'ada\u200b@acme.test',
    'ada\n@acme.test',
    // The Kelvin sign, which both toLowerCase and NFC would make a letter of ASCII.
    '\u212aate@acme.test',
    `${'a'.repeat(65)}@acme.test`,
    `ada@${'a'.repeat(64)}.test`,
    `ada@${'abc.'.repeat(70)}test`,
    'ada@acme..test',
    'ada@acme.test.',
    'ada@-acme.test',
    'ada@a_b.test',
    'ada@%61cme.test',
    'ada@acme.test/path',
    'ada@acme.test?x',
    'ada@127.0.0.1',
    'ada@0x7f.1',
    'ada@[127.0.0.1]',
  ])('does not exist for %j', (text) => {
    expect(canonicalEmail(text)).toBeUndefined();
  });

  test('compares a value that is no address without the case of ASCII letters', () => {
    expect(comparableEmail('\u212aate@Acme.test')).toBe('\u212aate@acme.test');
    expect(comparableEmail('Ada@Bücher.test')).toBe('ada@xn--bcher-kva.test');
  });
});
