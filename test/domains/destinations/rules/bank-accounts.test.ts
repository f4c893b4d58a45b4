import { describe, expect, test } from 'vitest';
import {
  isAccountNumber,
  isIban,
  isInSepa,
  isRoutingNumber,
  normaliseIban,
} from '../../../../src/domains/destinations/rules/bank-accounts.ts';

describe('ABA routing numbers (D-239)', () => {
  test.each(['021000021', '011401533', '091000019'])('%s passes', (text) => expect(isRoutingNumber(text)).toBe(true));
  test.each(['021000022', '02100002', '0210000210', '000000000', 'abcdefghi', '021-00021'])('%s is refused', (text) =>
    expect(isRoutingNumber(text)).toBe(false),
  );

  /** The one number with this prefix and zeros whose last digits make the checksum right. */
  const withChecksum = (prefix: string): string => {
    const sum = 3 * Number(prefix[0]) + 7 * Number(prefix[1]);
    return `${prefix}000000${(10 - (sum % 10)) % 10}`;
  };
  const isAssigned = (prefix: number): boolean =>
    prefix <= 12 || (prefix >= 21 && prefix <= 32) || (prefix >= 61 && prefix <= 72) || prefix === 80;

  test('have one of the assigned prefixes', () => {
    for (let prefix = 1; prefix < 100; prefix += 1) {
      const text = withChecksum(String(prefix).padStart(2, '0'));
      expect(isRoutingNumber(text), text).toBe(isAssigned(prefix));
    }
    expect(isRoutingNumber('000000518')).toBe(true);
  });

  test('are refused with any one digit changed, or two neighbours exchanged that differ by other than five', () => {
    const valid = '021000021';
    for (let at = 0; at < 9; at += 1) {
      for (const digit of '0123456789') {
        const changed = valid.slice(0, at) + digit + valid.slice(at + 1);
        expect(isRoutingNumber(changed), changed).toBe(changed === valid);
      }
    }
    expect(isRoutingNumber('012000021')).toBe(false);
    expect(isRoutingNumber('021000012')).toBe(false);
  });
});

test('account numbers have 4 to 17 digits (D-239)', () => {
  expect(['1234', '12345678901234567'].every(isAccountNumber)).toBe(true);
  expect(['123', '123456789012345678', '12 34', '12a4'].some(isAccountNumber)).toBe(false);
});

describe('IBANs (D-239)', () => {
  test.each([
    'DE89370400440532013000',
    'GB29NWBK60161331926819',
    'FR1420041010050500013M02606',
    'NL91ABNA0417164300',
    'MT84MALT011000012345MTLCAST001S',
    'NO9386011117947',
  ])('%s passes', (iban) => expect(isIban(iban)).toBe(true));

  test.each([
    ['a wrong checksum', 'DE89370400440532013001'],
    ['two digits swapped', 'DE89370400440532010300'],
    ['the wrong length for its country', 'DE893704004405320130'],
    ['a country without IBANs', 'US89370400440532013000'],
    ['lower case', 'de89370400440532013000'],
    ['nothing', ''],
  ])('%s is refused', (_what, iban) => expect(isIban(iban)).toBe(false));

  test.each([
    ['DE89370400440532013000', true],
    ['CH9300762011623852957', true],
    ['GB29NWBK60161331926819', true],
    ['RS35260005601001611379', true],
    ['TR330006100519786457841326', false],
    ['AE070331234567890123456', false],
    ['BR1800360305000010009795493C1', false],
  ])('%s is an IBAN, and SEPA reaches it: %s', (iban, reached) => {
    expect([isIban(iban), isInSepa(iban)]).toEqual([true, reached]);
  });

  test('are converted from paper form to electronic form', () => {
    expect(normaliseIban('de89 3704 0044 0532 0130 00')).toBe('DE89370400440532013000');
  });
});
