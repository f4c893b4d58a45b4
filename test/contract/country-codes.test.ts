import { describe, expect, test } from 'vitest';
import { requestValidators } from '../../generated/contract/validators.js';
import { countryCode } from '../../src/cli/command.ts';
import { COUNTRIES } from '../../src/cli/countries.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const ALL = LETTERS.flatMap((one) => LETTERS.map((other) => one + other));

/** Every body that names a country, with what else it needs. */
const BODIES = {
  createTenant: { name: 'Acme' },
  updateMyTenant: {},
  createPayoutDestination: { type: 'US_BANK_ACH', routingNumber: '021000021', accountNumber: '12345' },
  createVerificationSession: { kind: 'KYB' },
} as const;

const takes = (code: string): boolean => {
  try {
    return countryCode(code) === code;
  } catch {
    return false;
  }
};

const taken = (operation: keyof typeof BODIES): readonly string[] =>
  ALL.filter((country) => requestValidators[operation]?.body?.({ ...BODIES[operation], country }));

describe('a country is an assigned code of ISO 3166-1 (A 4.4)', () => {
  test('the list has every assigned country, and no unassigned code', () => {
    expect(COUNTRIES.size).toBe(249);
    for (const code of ['US', 'DE', 'AQ', 'SS', 'TW']) expect(COUNTRIES).toContain(code);
    for (const code of ['ZZ', 'AA', 'XK', 'XX', 'EU', 'UK', 'UN', 'SU', 'YU', 'AN'])
      expect(COUNTRIES).not.toContain(code);
    // ICU knows regions that are no country; a country that it does not know there is not.
    const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    expect([...COUNTRIES].filter((code) => regions.of(code) === undefined)).toEqual([]);
  });

  test.each(Object.keys(BODIES) as (keyof typeof BODIES)[])('%s accepts exactly these codes', (operation) => {
    expect(taken(operation)).toEqual([...COUNTRIES].sort());
  });

  test('the command line accepts the same codes', () => {
    expect(ALL.filter((code) => takes(code))).toEqual([...COUNTRIES].sort());
  });

  test('refuses text in another form', () => {
    for (const country of ['us', 'USA', ' US', 'US\n', '', 'U1']) {
      expect(requestValidators.createTenant?.body?.({ name: 'Acme', country }), JSON.stringify(country)).toBe(false);
    }
  });
});
