import { expect, it } from 'vitest';
import { values } from '../../../generated/contract/values.ts';
import { parseConfig, startDefaults } from '../../../src/app/config.ts';
import { readConfig } from '../../../src/platform/config/config.ts';
import { deriveSecret } from '../../../src/platform/crypto/index.ts';

it('needs nothing in the sandbox, and derives the secrets from the seed (D-432, D-433)', () => {
  const config = parseConfig({});
  expect(config).toMatchObject({ environment: 'sandbox', port: 8080, chainId: 84_532, quoteTtlSeconds: 120 });
  expect(config.dataIndexKey).toBe(deriveSecret('service-sandbox', 'DATA_INDEX_KEY'));
  expect(config.issuerPrivateKey).toBe(`0x${deriveSecret('service-sandbox', 'ISSUER_PRIVATE_KEY')}`);
  expect(config.adminApiKey).toBeUndefined();
  expect(parseConfig({ SANDBOX_SEED: 'other' }).dataIndexKey).not.toBe(config.dataIndexKey);
  expect(parseConfig({ DATA_INDEX_KEY: 'own' }).dataIndexKey).toBe('own');
});

it('names all settings that live misses at once', () => {
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

it('requires in live only the settings of credentials that operations accept', () => {
  const live = {
    SERVICE_ENV: 'live',
    DATABASE_URL: 'postgres://service:secret@localhost:5432/service',
    DATA_ENCRYPTION_KEY: '0'.repeat(64),
    DATA_INDEX_KEY: 'index',
  };
  const config = readConfig(live, [], ['apiKey']);
  expect([config.identityProvider, config.adminApiKey]).toEqual([{ kind: 'none' }, undefined]);
  expect(() => readConfig(live, [], ['apiKey', 'adminKey'])).toThrow('ADMIN_API_KEY is missing');
  expect(() => readConfig(live, [], ['memberSession'])).toThrow('IDP_JWKS_URL is missing');
});

it.each(['http://idp.example/jwks', 'ftp://idp.example/jwks', 'idp.example', 'http:https://idp.example'])(
  'refuses in live keys of sessions from %s (D-498)',
  (url) => {
    const boot = () => parseConfig({ SERVICE_ENV: 'live', IDP_JWKS_URL: url });
    expect(boot).toThrow('IDP_JWKS_URL must be an https URL');
    const over = () => parseConfig({ SERVICE_ENV: 'live', IDP_JWKS_URL: 'https://idp.example/jwks' });
    expect(over).not.toThrow('IDP_JWKS_URL');
  },
);

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
  ['METRICS', 'on'],
  ['CONSOLE', 'yes'],
  ['DATABASE_URL', 'mysql://root:secret@db/app'],
  ['DATABASE_URL', 'localhost:5432/app'],
])('%s=%s stops the boot, naming the variable and not the value', (name, value) => {
  const boot = () => parseConfig({ [name]: value });
  expect(boot).toThrow(name);
  if (value === 'secret-value') expect(boot).not.toThrow(value);
});

const LIVE = {
  SERVICE_ENV: 'live',
  DATABASE_URL: 'postgres://127.0.0.1/live',
  RPC_URL: 'https://rpc.test',
  SETTLEMENT_TOKEN_ADDRESS: `0x${'1'.repeat(40)}`,
  DATA_ENCRYPTION_KEY: '2'.repeat(64),
  DATA_INDEX_KEY: 'index',
  ISSUER_PRIVATE_KEY: `0x${'3'.repeat(64)}`,
  RELAYER_PRIVATE_KEY: `0x${'4'.repeat(64)}`,
  ADMIN_API_KEY: 'admin',
  IDP_JWKS_URL: 'https://idp.test/jwks',
  IDP_ISSUER: 'https://idp.test',
  IDP_AUDIENCE: 'paychart',
  ...Object.fromEntries(
    values.PayoutVendor.map((vendor) => [`PROVIDER_WEBHOOK_SECRET_${vendor.toUpperCase()}`, vendor]),
  ),
};

it.each(['SETTLEMENT_TOKEN_ADDRESS', 'OFFRAMP_ESCROW_ADDRESS', 'PLATFORM_ARBITER_ADDRESS'])(
  'accepts %s in one case or with its right checksum, in live too',
  (name) => {
    const right = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
    const wrong = right.replace('C8', 'c8');
    for (const others of [{}, LIVE]) {
      expect(() => parseConfig({ ...others, [name]: wrong })).toThrow(`${name} must be an EVM address`);
      expect(() => parseConfig({ ...others, [name]: right.slice(0, -1) })).toThrow(`${name} must be an EVM address`);
      expect(Object.values(parseConfig({ ...others, [name]: right.toLowerCase() }))).toContain(right);
    }
  },
);

it('serves the console in the sandbox, and in live only if it is enabled', () => {
  expect(parseConfig({}).console).toBe('on');
  expect(parseConfig({ CONSOLE: 'off' }).console).toBe('off');
  expect(parseConfig(LIVE).console).toBe('off');
  expect(parseConfig({ ...LIVE, CONSOLE: 'on' }).console).toBe('on');
});

it('shows /metrics to everyone in the sandbox, to no one in live, and by token if there is one', () => {
  const metrics = (variables: Record<string, string>) => parseConfig(variables).metrics;
  expect(metrics({})).toEqual({ kind: 'open' });
  expect(metrics({ METRICS: 'off' })).toEqual({ kind: 'off' });
  expect(metrics({ METRICS: 'off', METRICS_TOKEN: 'secret-value' })).toEqual({ kind: 'off' });
  expect(metrics({ METRICS_TOKEN: 'secret-value' })).toEqual({ kind: 'token', token: 'secret-value' });
  expect(metrics(LIVE)).toEqual({ kind: 'off' });
  expect(metrics({ ...LIVE, METRICS: 'open' })).toEqual({ kind: 'open' });
  expect(metrics({ ...LIVE, METRICS_TOKEN: 'secret-value' })).toEqual({ kind: 'token', token: 'secret-value' });
  expect(() => metrics({ METRICS: 'token' })).toThrow('METRICS_TOKEN is missing: METRICS is token');
  expect(() => metrics({ METRICS: 'open', METRICS_TOKEN: 'secret-value' })).toThrow('METRICS is open');
});

it('has the payout providers off by default (D-125, R024)', () => {
  const off = values.PayoutProvider.map((provider) => [provider, 'off']);
  expect(parseConfig({}).payoutModes).toEqual(Object.fromEntries(off));
  expect(parseConfig(startDefaults).payoutModes.payapp_a).toBe('mock');
});

const vendor = {
  PAYOUT_PROVIDER_PAYAPP_A_BASE_URL: 'http://127.0.0.1:9/v1/',
  PAYOUT_PROVIDER_PAYAPP_A_API_KEY: 'secret-value',
};
const sandboxVendor = { PAYOUT_PROVIDER_PAYAPP_A_MODE: 'sandbox', ...vendor };

it('takes the settings for calls to a vendor if its mode calls it (D-125)', () => {
  const connection = { baseUrl: 'http://127.0.0.1:9/v1', apiKey: 'secret-value', timeoutMs: 10_000 };
  expect(parseConfig(sandboxVendor).payoutVendors).toEqual({ payapp_a: connection });
  expect(parseConfig({ ...vendor, PAYOUT_PROVIDER_PAYAPP_A_MODE: 'mock' }).payoutVendors).toEqual({});
  expect(parseConfig({ PAYOUT_PROVIDER_INTERNAL_MODE: 'live' }).payoutModes.internal).toBe('live');
});

it.each([
  ['BASE_URL', { PAYOUT_PROVIDER_PAYAPP_A_BASE_URL: '' }],
  ['BASE_URL', { PAYOUT_PROVIDER_PAYAPP_A_BASE_URL: 'ftp://vendor.test' }],
  ['BASE_URL', { PAYOUT_PROVIDER_PAYAPP_A_BASE_URL: 'https://vendor.test/?key=secret-value' }],
  ['BASE_URL', { PAYOUT_PROVIDER_PAYAPP_A_BASE_URL: 'https://me:secret-value@vendor.test' }],
  ['API_KEY', { PAYOUT_PROVIDER_PAYAPP_A_API_KEY: '' }],
  ['TIMEOUT_MS', { PAYOUT_PROVIDER_PAYAPP_A_TIMEOUT_MS: '60000' }],
])('refuses to call a vendor without its PAYOUT_PROVIDER_PAYAPP_A_%s (D-125)', (name, changed) => {
  const boot = () => parseConfig({ ...sandboxVendor, ...changed });
  expect(boot).toThrow(`PAYOUT_PROVIDER_PAYAPP_A_${name}`);
  expect(boot).not.toThrow('secret-value');
});

it.each([
  ['sandbox', 'live', 'not real money'],
  ['live', 'sandbox', 'nobody would be paid'],
  ['live', 'mock', 'must not be mock'],
  ['live', 'live', 'PAYAPP_A_BASE_URL must be an https URL'],
])('in %s, mode %s over http stops the boot (D-125)', (environment, mode, why) => {
  const variables = { ...vendor, SERVICE_ENV: environment, PAYOUT_PROVIDER_PAYAPP_A_MODE: mode };
  expect(() => parseConfig(variables)).toThrow(why);
});

it.each(['sandbox', 'live'])('refuses mode %s, which has no adapter that pays on chain', (mode) => {
  expect(() => parseConfig({ PAYOUT_PROVIDER_ONCHAIN_MODE: mode })).toThrow(
    `PAYOUT_PROVIDER_ONCHAIN_MODE is ${mode}, but this version cannot pay on chain`,
  );
});

it('has a webhook secret for each provider in the sandbox, and in live for those with a vendor (D-132, D-433)', () => {
  const { providerWebhookSecret } = parseConfig({ PROVIDER_WEBHOOK_SECRET_PAYAPP_B: 'own' });
  expect(providerWebhookSecret('payapp_a')).toBe(deriveSecret('service-sandbox', 'PROVIDER_WEBHOOK_SECRET_PAYAPP_A'));
  expect(providerWebhookSecret('payapp_b')).toBe('own');
  expect(providerWebhookSecret('tron_partner')).toBeDefined();
  expect(providerWebhookSecret('nobody')).toBeUndefined();
  const boot = () => parseConfig({ SERVICE_ENV: 'live' });
  expect(boot).toThrow('PROVIDER_WEBHOOK_SECRET_PAYAPP_B');
  expect(boot).not.toThrow('PROVIDER_WEBHOOK_SECRET_INTERNAL');
});

it.each([
  ['SETTLEMENT_INTERVAL_MS', 60_000],
  ['PROVIDER_POLL_INTERVAL_MS', 3_600_000],
  ['EXECUTION_WAIT_MS', 20_000],
  ['QUOTE_TTL_SECONDS', 2_592_000],
  ['IDEMPOTENCY_TTL_HOURS', 87_600],
  ['RETURN_WATCH_DAYS', 3650],
  ['ACTION_REQUIRED_REVIEW_DAYS', 3650],
  ['CLAIM_EXPIRY_DAYS', 3650],
  ['CLAIM_LOCK_GRACE_HOURS', 87_600],
  ['EVENT_RETENTION_DAYS', 36_500],
])('limits %s to a time that fits into a timer and a date', (name, longest) => {
  expect(() => parseConfig({ [name]: String(longest) })).not.toThrow();
  for (const value of [longest + 1, 3_000_000_000]) {
    expect(() => parseConfig({ [name]: String(value) })).toThrow(
      new RegExp(`${name} must be a whole number from \\d+ to ${longest}`),
    );
  }
});
