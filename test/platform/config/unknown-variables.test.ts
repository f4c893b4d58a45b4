import { describe, expect, it } from 'vitest';
import { parseConfig, startDefaults } from '../../../src/app/config.ts';
import { PREFIXES } from '../../../src/platform/config/unknown-variables.ts';
import { editDistance } from '../../../src/platform/edit-distance.ts';

const boot = (variables: Record<string, string>) => () => parseConfig(variables);

describe('an unknown variable', () => {
  it.each([
    ['RATE_LIMIT_PER_MINTE', 'RATE_LIMIT_PER_MINUTE'],
    ['PAYOUT_PROVIDER_PAYAP_A_MODE', 'PAYOUT_PROVIDER_PAYAPP_A_MODE'],
    ['QUOTE_TTL_SECOND', 'QUOTE_TTL_SECONDS'],
    ['CLAIM_EXPIRES_DAYS', 'CLAIM_EXPIRY_DAYS'],
    ['CORS_ORIGIN', 'CORS_ORIGINS'],
    ['RELAYER_KEY', 'RELAYER_PRIVATE_KEY'],
  ])('%s stops the boot, which proposes %s', (name, nearest) => {
    expect(boot({ [name]: 'some-value' })).toThrow(`${name} is unknown: did you mean ${nearest}?`);
    expect(boot({ [name]: 'some-value' })).not.toThrow('some-value');
  });

  it('stops the boot with the product’s own prefix, where that was meant', () => {
    expect(boot({ PAYCHART_PORT: '9000' })).toThrow('PAYCHART_PORT is unknown: the name is PORT');
  });

  it('is reported together with all others', () => {
    expect(boot({ RAMP_MAX: '1', IDP_URL: 'x', PORT: 'eighty' })).toThrow(
      /PORT must[\s\S]*RAMP_MAX is[\s\S]*IDP_URL is/,
    );
  });

  it.each([
    ['RAMP_MAX', ''],
    ['RAMP_MAX', '  '],
  ])('%s=%j counts as unset', (name, value) => {
    expect(boot({ [name]: value })).not.toThrow();
  });
});

it.each([
  'DATABASE_PRIVATE_URL',
  'LOG_FORMAT',
  'CHAIN_NAME',
  'PATH',
  'NODE_OPTIONS',
  'npm_config_cache',
  // Of programs that call the service.
  'PAYCHART_API_KEY',
  'PAYCHART_WEBHOOK_SECRET',
])('%s belongs to other software, and is ignored', (name) => {
  expect(boot({ [name]: 'value' })).not.toThrow();
});

describe('a variable that the current mode does not need', () => {
  const vendor = (prefix: string) => ({
    [`${prefix}_BASE_URL`]: 'https://vendor.example',
    [`${prefix}_API_KEY`]: 'key',
    [`${prefix}_TIMEOUT_MS`]: '100',
  });

  it('is still known', () => {
    const prefixes = ['PAYOUT_PROVIDER_PAYAPP_A', 'PAYOUT_PROVIDER_PAYAPP_B', 'VERIFICATION_PROVIDER', 'CARD_ISSUER'];
    const variables = Object.assign({}, ...prefixes.map(vendor), {
      IDP_JWKS_URL: 'https://idp.example/jwks',
      PROVIDER_WEBHOOK_SECRET_VERIFICATION: 'secret',
      PROVIDER_WEBHOOK_SECRET_CARD_ISSUER: 'secret',
      ...startDefaults,
    });
    expect(boot(variables)).not.toThrow();
  });
});

it.each([...PREFIXES])('the prefix %s belongs to known variables', (prefix) => {
  expect(boot({ [`${prefix}X`]: '1' })).toThrow(`did you mean ${prefix}`);
});

it.each([
  ['', '', 0],
  ['abc', '', 3],
  ['', 'abc', 3],
  ['PORT', 'PORT', 0],
  ['PORT', 'PROT', 2],
  ['PORT', 'PORTS', 1],
  ['WORK_PORT', 'PORT', 5],
])('the distance from %j to %j is %d letters', (a, b, apart) => {
  expect(editDistance(a, b)).toBe(apart);
});
