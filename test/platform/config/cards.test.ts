import { describe, expect, it, test } from 'vitest';
import { parseConfig } from '../../../src/app/config.ts';
import { checksummed } from '../../../src/payments/chain/checksummed.ts';

const vendor = { CARD_ISSUER_BASE_URL: 'http://127.0.0.1:9/v1', CARD_ISSUER_API_KEY: 'key' };
const live = { SERVICE_ENV: 'live' };
const secure = { ...vendor, CARD_ISSUER_BASE_URL: 'https://issuer.test' };

describe('cards (D-070, D-274, D-275)', () => {
  it('are simulated by default, and accept no authorization requests', () => {
    expect(parseConfig({})).toMatchObject({
      cardProvider: 'standard',
      cardIssuerMode: 'mock',
      cardIssuerVendor: undefined,
      cardIssuerSecret: undefined,
      liveCardsEnabled: false,
      cardSpenderAddress: undefined,
      cardBalanceTimeoutMs: 1000,
      cardKeysPerMinutePerIp: 5,
    });
    expect(parseConfig({ PROVIDER_WEBHOOK_SECRET_CARD_ISSUER: '  ' }).cardIssuerSecret).toBeUndefined();
    expect(parseConfig({ PROVIDER_WEBHOOK_SECRET_CARD_ISSUER: 'own' }).cardIssuerSecret).toBe('own');
  });

  it('are issued by a vendor with an address and a key', () => {
    const { cardIssuerMode, cardIssuerVendor } = parseConfig({ CARD_ISSUER_MODE: 'sandbox', ...vendor });
    expect([cardIssuerMode, cardIssuerVendor]).toEqual([
      'sandbox',
      { baseUrl: 'http://127.0.0.1:9/v1', apiKey: 'key', timeoutMs: 10_000 },
    ]);
    expect(parseConfig(vendor).cardIssuerVendor).toBeUndefined();
    expect(() => parseConfig({ CARD_ISSUER_MODE: 'sandbox' })).toThrow('CARD_ISSUER_API_KEY');
  });

  test.each([
    [{ CARD_PROVIDER: 'other' }, 'CARD_PROVIDER must be one of standard, crypto_funded'],
    [{ CARD_ISSUER_MODE: 'fake' }, 'CARD_ISSUER_MODE must be one of'],
    [{ CARD_ISSUER_MODE: 'off' }, 'CARD_ISSUER_MODE must not be off in the sandbox'],
    [{ CARD_ISSUER_MODE: 'live', ...secure }, 'CARD_ISSUER_MODE must not be live in the sandbox'],
    [{ ...live, CARD_ISSUER_MODE: 'mock' }, 'CARD_ISSUER_MODE must not be mock in live'],
    [{ ...live, CARD_ISSUER_MODE: 'sandbox', ...secure }, 'CARD_ISSUER_MODE must not be sandbox in live'],
    [{ ...live, LIVE_CARDS_ENABLED: 'true' }, 'CARD_ISSUER_MODE must be live where LIVE_CARDS_ENABLED is true'],
    [{ ...live, CARD_ISSUER_MODE: 'live', ...vendor }, 'CARD_ISSUER_BASE_URL must be an https URL'],
    [{ LIVE_CARDS_ENABLED: 'yes' }, 'LIVE_CARDS_ENABLED'],
    [{ CARD_SPENDER_ADDRESS: '0x1' }, 'CARD_SPENDER_ADDRESS must be an EVM address'],
    [{ CARD_BALANCE_TIMEOUT_MS: '1501' }, 'CARD_BALANCE_TIMEOUT_MS'],
    [{ CARD_BALANCE_TIMEOUT_MS: '0' }, 'CARD_BALANCE_TIMEOUT_MS'],
  ])('%j does not boot: %s', (variables, problem) => expect(() => parseConfig(variables)).toThrow(problem));

  it('may be missing in live, which boots without them', () => {
    for (const variables of [live, { ...live, LIVE_CARDS_ENABLED: 'true', CARD_ISSUER_MODE: 'live', ...secure }])
      expect(() => parseConfig(variables)).not.toThrow(/CARD/);
  });
});

describe('invoices (D-289, D-434)', () => {
  it('have the arbiter of the seed, or a configured one in its place', () => {
    const { platformArbiterAddress, platformArbiterKey } = parseConfig({});
    expect(platformArbiterAddress).toBeUndefined();
    expect(platformArbiterKey).toMatch(/^0x[0-9a-f]{64}$/);
    expect(parseConfig({ SANDBOX_SEED: 'another' }).platformArbiterKey).not.toBe(platformArbiterKey);
    const own = checksummed(`0x${'a'.repeat(40)}`) ?? '';
    expect(parseConfig({ PLATFORM_ARBITER_ADDRESS: own.toLowerCase() }).platformArbiterAddress).toBe(own);
    expect(() => parseConfig({ PLATFORM_ARBITER_ADDRESS: '0x1' })).toThrow(
      'PLATFORM_ARBITER_ADDRESS must be an EVM address',
    );
  });
});

describe('ramps (D-299, D-301)', () => {
  it('have caps and, in the sandbox, a liquidation address from the seed', () => {
    const { rampMaxBaseUnits, rampDailyBaseUnits, liquidationAddress } = parseConfig({});
    expect([rampMaxBaseUnits, rampDailyBaseUnits]).toEqual([10_000_000_000n, 25_000_000_000n]);
    expect(checksummed(String(liquidationAddress))).toBe(liquidationAddress);
    expect(parseConfig({ SANDBOX_SEED: 'another' }).liquidationAddress).not.toBe(liquidationAddress);
    expect(parseConfig({ RAMP_MAX_USD: '1', RAMP_DAILY_USD: '2' })).toMatchObject({
      rampMaxBaseUnits: 1_000_000n,
      rampDailyBaseUnits: 2_000_000n,
    });
  });

  test.each([
    [{ RAMP_MAX_USD: '0' }, 'RAMP_MAX_USD'],
    [{ RAMP_DAILY_USD: '1.5' }, 'RAMP_DAILY_USD'],
    [{ LIQUIDATION_ADDRESS: '0x1' }, 'LIQUIDATION_ADDRESS must be an EVM address'],
  ])('%j does not boot: %s', (variables, problem) => expect(() => parseConfig(variables)).toThrow(problem));
});

describe('payout and drawing addresses (D-064, D-274, D-301)', () => {
  const RIGHT = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
  const digits = RIGHT.slice(2);

  test.each([
    ['LIQUIDATION_ADDRESS', 'liquidationAddress'],
    ['CARD_SPENDER_ADDRESS', 'cardSpenderAddress'],
  ] as const)('%s may be in one case or have its checksum, and stops the boot otherwise', (name, setting) => {
    for (const written of [RIGHT, `0x${digits.toLowerCase()}`, `0x${digits.toUpperCase()}`])
      expect(parseConfig({ [name]: written })[setting]).toBe(RIGHT);
    // One letter in the other case, and one digit that is another.
    for (const slip of [RIGHT.replace('C44C', 'c44C'), RIGHT.replace('3C44', '3C45')])
      expect(() => parseConfig({ [name]: slip })).toThrow(`${name} must be an EVM address, with a correct checksum`);
  });
});
