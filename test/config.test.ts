import { expect, it } from 'vitest';
import { parseConfig, sandboxPayoutVariables } from '../src/config.ts';
import { deriveSecret } from '../src/crypto/index.ts';

it('needs nothing in the sandbox, and derives the secrets from the seed (D-432, D-433)', () => {
  const config = parseConfig({});
  expect(config).toMatchObject({ environment: 'sandbox', port: 8080, chainId: 84_532, quoteTtlSeconds: 120 });
  expect(config.dataIndexKey).toBe(deriveSecret('service-sandbox', 'DATA_INDEX_KEY'));
  expect(config.issuerPrivateKey).toBe(`0x${deriveSecret('service-sandbox', 'ISSUER_PRIVATE_KEY')}`);
  expect(config.adminApiKey).toBeUndefined();
  expect(parseConfig({ SANDBOX_SEED: 'other' }).dataIndexKey).not.toBe(config.dataIndexKey);
  expect(parseConfig({ DATA_INDEX_KEY: 'own' }).dataIndexKey).toBe('own');
});

it('names everything that live misses, at once', () => {
  const boot = () => parseConfig({ SERVICE_ENV: 'live' });
  for (const name of [
    'DATABASE_URL',
    'RPC_URL',
    'DATA_ENCRYPTION_KEY',
    'DATA_INDEX_KEY',
    'ISSUER_PRIVATE_KEY',
    'RELAYER_PRIVATE_KEY',
    'ADMIN_API_KEY',
    'IDP_JWKS_URL',
    'IDP_ISSUER',
    'IDP_AUDIENCE',
  ]) {
    expect(boot).toThrow(name);
  }
});

it.each([
  ['SERVICE_ENV', 'production'],
  ['PORT', '80a'],
  ['PORT', '70000'],
  ['LOG_LEVEL', 'loud'],
  ['WORKERS', 'some'],
  ['POLICY_ENFORCEMENT', 'strict'],
  ['PAYOUT_PROVIDER_PAYAPP_A_MODE', 'fake'],
  ['PAYOUT_PROVIDER_PAYAPP_A_MODE', 'live'],
  ['FUNDING_PARTNER_TRON_MODE', 'on'],
  ['RATE_LIMIT_BURST', '0'],
  ['TRUSTED_PROXY_HOPS', '-1'],
  ['BASE_URL', 'localhost'],
  ['DATA_ENCRYPTION_KEY', 'secret-value'],
  ['RELAYER_PRIVATE_KEY', 'secret-value'],
  ['CLAIMS_PUBLIC_FLOW', 'yes'],
])('%s=%s stops the boot, naming the variable and not the value', (name, value) => {
  const boot = () => parseConfig({ [name]: value });
  expect(boot).toThrow(name);
  if (value === 'secret-value') expect(boot).not.toThrow(value);
});

it('has the payout providers off until something says otherwise (D-125, R024)', () => {
  expect(parseConfig({}).payoutModes).toEqual({ internal: 'off', onchain: 'off', payapp_a: 'off', payapp_b: 'off' });
  expect(parseConfig(sandboxPayoutVariables).payoutModes.payapp_a).toBe('mock');
});
