import { describe, expect, test } from 'vitest';
import {
  type DestinationRequest,
  declareDestination,
} from '../../../../src/domains/destinations/rules/declare-destination.ts';
import { Refusal } from '../../../../src/platform/refusal.ts';

const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const declare = (request: DestinationRequest) => declareDestination(request, 'base-sepolia');
const codeOf = (request: DestinationRequest) => {
  const declared = declare(request);
  return declared instanceof Refusal ? declared.code : 'ok';
};

describe('the checks of create, in their order (D-238, R257, R265, R266)', () => {
  /** Each request breaks the rule of its row and every later one that can be broken with it. */
  test.each<[string, DestinationRequest]>([
    ['DESTINATION_TYPE_REQUIRED', { network: 'nowhere' }],
    ['DESTINATION_RAIL_NOT_AVAILABLE', { type: 'PIGEON', iban: 'x', address: 'x' }],
    ['VALIDATION_FAILED', { type: 'PAYMENT_APP_C', email: 'a@b.example' }],
    ['VALIDATION_FAILED', { type: 'ONCHAIN_WALLET', iban: 'x', network: 'nowhere' }],
    ['DESTINATION_IDENTIFIER_REQUIRED', { type: 'ONCHAIN_WALLET', network: 'nowhere', asset: 'X' }],
    ['UNSUPPORTED_NETWORK', { address: 'bad', network: 'nowhere', asset: 'X' }],
    ['INVALID_DESTINATION_ADDRESS', { address: 'bad', network: 'base', asset: 'X' }],
    ['DESTINATION_RAIL_CONSTRAINT', { address: ADDRESS, network: 'base', asset: 'USDT' }],
    ['ok', { address: ADDRESS, network: 'base', asset: 'USDC' }],
  ])('%s', (code, request) => {
    expect(codeOf(request)).toBe(code);
  });

  test('names every field that belongs to another type', () => {
    expect(declare({ type: 'SEPA', iban: 'x', email: 'a@b.example', handle: 'ana' })).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: {
        errors: [
          { path: '/body/email', message: 'is not a field of SEPA', rule: 'foreignField' },
          { path: '/body/handle', message: 'is not a field of SEPA', rule: 'foreignField' },
        ],
      },
    });
  });
});

describe('on-chain (D-232, D-240, R254, R258)', () => {
  test('takes an address alone as a wallet on the network of the environment, in USDC, verbatim', () => {
    expect(declare({ address: ADDRESS })).toEqual({
      type: 'STABLECOIN_ADDRESS',
      asset: 'USDC',
      network: 'base-sepolia',
      country: null,
      currency: null,
      identifier: ADDRESS,
      normalised: ADDRESS.toLowerCase(),
    });
  });

  test('accepts both names of the type', () => {
    expect(declare({ type: 'STABLECOIN_ADDRESS', address: ADDRESS })).toEqual(
      declare({ type: 'ONCHAIN_WALLET', address: ADDRESS }),
    );
  });

  test.each<[string, DestinationRequest]>([
    ['ok', { address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', network: 'tron', asset: 'USDT' }],
    ['DESTINATION_RAIL_CONSTRAINT', { address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', network: 'tron' }],
    ['INVALID_DESTINATION_ADDRESS', { address: ADDRESS, network: 'tron', asset: 'USDT' }],
    ['ok', { address: ADDRESS, network: 'ethereum', asset: 'USDT' }],
    ['DESTINATION_RAIL_CONSTRAINT', { address: ADDRESS, network: 'polygon', asset: 'USDT' }],
    ['ok', { address: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', network: 'solana' }],
    ['UNSUPPORTED_NETWORK', { address: ADDRESS, network: 'Base' }],
    ['UNSUPPORTED_NETWORK', { address: ADDRESS, network: 'constructor' }],
  ])('%s', (code, request) => {
    expect(codeOf(request)).toBe(code);
  });
});

describe('off-chain types (A 4.4, D-239, R259, R260, R261)', () => {
  test.each<[string, DestinationRequest]>([
    ['ok', { type: 'PAYMENT_APP_A', email: 'ana@example.com' }],
    ['ok', { type: 'PAYMENT_APP_A', phone: '+15550104567', currency: 'EUR', country: 'DE' }],
    ['VALIDATION_FAILED', { type: 'PAYMENT_APP_A', phone: '+15550104567', currency: 'XAU' }],
    ['VALIDATION_FAILED', { type: 'PAYMENT_APP_A', phone: '+999123456789' }],
    ['VALIDATION_FAILED', { type: 'PAYMENT_APP_B', phone: '+1555010456' }],
    ['DESTINATION_IDENTIFIER_REQUIRED', { type: 'PAYMENT_APP_A' }],
    ['DESTINATION_IDENTIFIER_REQUIRED', { type: 'PAYMENT_APP_A', phone: '+15550104567', email: 'ana@example.com' }],
    ['ok', { type: 'PAYMENT_APP_B', handle: 'ana.b_c-1' }],
    ['INVALID_DESTINATION_ADDRESS', { type: 'PAYMENT_APP_B', handle: '@ana' }],
    ['DESTINATION_IDENTIFIER_REQUIRED', { type: 'PAYMENT_APP_B', phone: '+15550104567', handle: 'ana' }],
    ['DESTINATION_RAIL_CONSTRAINT', { type: 'PAYMENT_APP_B', handle: 'ana', country: 'CA' }],
    ['DESTINATION_RAIL_CONSTRAINT', { type: 'PAYMENT_APP_B', handle: 'ana', currency: 'EUR' }],
    ['ok', { type: 'US_BANK_ACH', routingNumber: '021000021', accountNumber: '123456' }],
    ['DESTINATION_IDENTIFIER_REQUIRED', { type: 'US_BANK_ACH', routingNumber: '021000021' }],
    ['INVALID_DESTINATION_ADDRESS', { type: 'US_BANK_ACH', routingNumber: '021000022', accountNumber: '123456' }],
    ['ok', { type: 'SEPA', iban: 'DE89 3704 0044 0532 0130 00' }],
    ['DESTINATION_RAIL_CONSTRAINT', { type: 'SEPA', iban: 'DE89370400440532013000', country: 'FR' }],
    ['DESTINATION_RAIL_CONSTRAINT', { type: 'SEPA', iban: 'AE070331234567890123456' }],
    ['DESTINATION_RAIL_CONSTRAINT', { type: 'SEPA', iban: 'TR330006100519786457841326', country: 'TR' }],
    ['INVALID_DESTINATION_ADDRESS', { type: 'SEPA', iban: 'AE070331234567890123457' }],
    ['DESTINATION_RAIL_CONSTRAINT', { type: 'SEPA', iban: 'DE89370400440532013000', currency: 'USD' }],
    ['ok', { type: 'SERVICE_BALANCE' }],
    ['VALIDATION_FAILED', { type: 'SERVICE_BALANCE', address: ADDRESS }],
    ['DESTINATION_RAIL_NOT_AVAILABLE', { type: 'toString' }],
  ])('%s: %j', (code, request) => {
    expect(codeOf(request)).toBe(code);
  });

  test('store a phone in one form, however it is spelled (D-243)', () => {
    const same = { identifier: '+442071838750', normalised: '+442071838750' };
    for (const phone of ['+442071838750', '+4402071838750']) {
      expect(declare({ type: 'PAYMENT_APP_A', phone })).toMatchObject(same);
    }
  });

  test('have default countries and currencies', () => {
    expect(declare({ type: 'PAYMENT_APP_A', email: 'Ana@Example.com' })).toMatchObject({
      country: null,
      currency: 'USD',
      identifier: 'Ana@Example.com',
      normalised: 'ana@example.com',
    });
    expect(declare({ type: 'PAYMENT_APP_B', handle: 'ana' })).toMatchObject({ country: 'US', currency: 'USD' });
    expect(declare({ type: 'SEPA', iban: 'DE89370400440532013000' })).toMatchObject({ country: 'DE', currency: 'EUR' });
  });
});
