import { describe, expect, test } from 'vitest';
import { parseConfig, startDefaults } from '../../../src/app/config.ts';
import { deriveSecret } from '../../../src/platform/crypto/index.ts';

const vendor = {
  VERIFICATION_PROVIDER_BASE_URL: 'http://127.0.0.1:9/v1/',
  VERIFICATION_PROVIDER_API_KEY: 'secret-value',
};
const SECRET = 'PROVIDER_WEBHOOK_SECRET_VERIFICATION';
const live = { SERVICE_ENV: 'live' };

describe('the provider of verifications (D-315)', () => {
  test('is off by default: it calls no vendor, and accepts no signature', () => {
    for (const variables of [
      {},
      { VERIFICATION_PROVIDER_MODE: '' },
      { VERIFICATION_PROVIDER_MODE: 'off', ...vendor },
    ]) {
      expect(parseConfig(variables)).toMatchObject({
        verificationMode: 'off',
        verificationVendor: undefined,
        verificationWebhookSecret: undefined,
      });
    }
    const started = parseConfig(startDefaults);
    expect([started.verificationMode, started.verificationVendor]).toEqual(['mock', undefined]);
    expect(started.verificationWebhookSecret).toBe(deriveSecret('service-sandbox', SECRET));
  });

  test('is a vendor in mode sandbox, with an address and a key', () => {
    const config = parseConfig({ VERIFICATION_PROVIDER_MODE: 'sandbox', ...vendor, [SECRET]: 'own' });
    expect(config.verificationVendor).toEqual({
      baseUrl: 'http://127.0.0.1:9/v1',
      apiKey: 'secret-value',
      timeoutMs: 10_000,
    });
    expect(config.verificationWebhookSecret).toBe('own');
    expect(() => parseConfig({ VERIFICATION_PROVIDER_MODE: 'sandbox' })).toThrow('VERIFICATION_PROVIDER_BASE_URL');
    expect(() => parseConfig({ VERIFICATION_PROVIDER_MODE: 'sandbox' })).toThrow('VERIFICATION_PROVIDER_API_KEY');
  });

  test.each([
    [{ VERIFICATION_PROVIDER_MODE: 'fake' }, 'VERIFICATION_PROVIDER_MODE'],
    [{ VERIFICATION_PROVIDER_MODE: 'live', ...vendor }, 'must not be live in the sandbox'],
    [{ ...live, VERIFICATION_PROVIDER_MODE: 'mock' }, 'VERIFICATION_PROVIDER_MODE must not be mock in live'],
    [
      { ...live, VERIFICATION_PROVIDER_MODE: 'sandbox', ...vendor },
      'VERIFICATION_PROVIDER_MODE must not be sandbox in live',
    ],
    [{ ...live, VERIFICATION_PROVIDER_MODE: 'live', ...vendor }, 'VERIFICATION_PROVIDER_BASE_URL must be an https URL'],
    [{ ...live, VERIFICATION_PROVIDER_MODE: 'live', ...vendor }, SECRET],
  ])('%j does not boot: %s', (variables, problem) => expect(() => parseConfig(variables)).toThrow(problem));

  test('may be missing in live, which boots without it', () => {
    expect(() => parseConfig(live)).not.toThrow(/VERIFICATION/);
  });
});

describe('credentials (D-326, D-331)', () => {
  const [one, two] = [`0x${'a'.repeat(40)}`, `0x${'B'.repeat(40)}`];

  test('trust the configured issuers, and use the configured audience', () => {
    expect(parseConfig({})).toMatchObject({ trustedIssuers: [], audience: undefined });
    expect(parseConfig({ TRUSTED_ISSUERS: `${one},${two}`, AUDIENCE: 'verifier.example' })).toMatchObject({
      trustedIssuers: [one, two],
      audience: 'verifier.example',
    });
  });

  test.each([
    ['TRUSTED_ISSUERS', '0x12'],
    ['TRUSTED_ISSUERS', `${one};${two}`],
    ['TRUSTED_ISSUERS', `${one},`],
    ['AUDIENCE', 'two words'],
    ['AUDIENCE', 'x'.repeat(254)],
  ])('refuse %s with %s', (name, value) => expect(() => parseConfig({ [name]: value })).toThrow(name));
});
