import { describe, expect, it } from 'vitest';
import { declareDestination } from '../../../../src/domains/destinations/rules/declare-destination.ts';
import { isAssetOn } from '../../../../src/domains/destinations/rules/networks.ts';
import { providerOf } from '../../../../src/payments/providers/provider-of-type.ts';

const declare = (request: object) => declareDestination(request, 'base-sepolia');
const OFF_CHAIN = { asset: null, network: null };

describe('what a destination is declared to be (A 4.4, D-239, D-243)', () => {
  it.each([
    [
      { type: 'PAYMENT_APP_A', email: 'Ana@Example.com', country: 'DE' },
      {
        ...OFF_CHAIN,
        type: 'PAYMENT_APP_A',
        country: 'DE',
        currency: 'USD',
        identifier: 'Ana@Example.com',
        normalised: 'ana@example.com',
      },
    ],
    [
      { type: 'PAYMENT_APP_B', handle: 'Ana', country: 'US', currency: 'USD' },
      { ...OFF_CHAIN, type: 'PAYMENT_APP_B', country: 'US', currency: 'USD', identifier: 'Ana', normalised: 'ana' },
    ],
    [
      { type: 'US_BANK_ACH', routingNumber: '021000021', accountNumber: '123456', country: 'US', currency: 'USD' },
      {
        ...OFF_CHAIN,
        type: 'US_BANK_ACH',
        country: 'US',
        currency: 'USD',
        identifier: '021000021:123456',
        normalised: '021000021:123456',
      },
    ],
    [
      { type: 'SEPA', iban: 'DE89 3704 0044 0532 0130 00', country: 'DE', currency: 'EUR' },
      {
        ...OFF_CHAIN,
        type: 'SEPA',
        country: 'DE',
        currency: 'EUR',
        identifier: 'DE89370400440532013000',
        normalised: 'DE89370400440532013000',
      },
    ],
    [
      { type: 'SERVICE_BALANCE' },
      { ...OFF_CHAIN, type: 'SERVICE_BALANCE', country: null, currency: null, identifier: null, normalised: '' },
    ],
  ])('%j', (request, declared) => {
    expect(declare(request)).toEqual(declared);
  });

  it('keeps the case of an address outside the EVM', () => {
    const address = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
    expect(declare({ address, network: 'solana' })).toMatchObject({ identifier: address, normalised: address });
  });
});

describe('what is refused names its field (D-238)', () => {
  it.each([
    [{ type: 'PAYMENT_APP_C' }, '/body/type', 'is added through a provider link session', 'enum'],
    [
      { type: 'PAYMENT_APP_A', email: 'ana@example.com', currency: 'XAU' },
      '/body/currency',
      'is not a currency of this service',
      'currency',
    ],
    [{ type: 'PAYMENT_APP_A', phone: '+999123456789' }, '/body/phone', 'is not a phone number', 'phone'],
  ])('%j', (request, path, message, rule) => {
    expect(declare(request)).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { errors: [{ path, message, rule }] },
    });
  });

  it.each([
    ['PAYMENT_APP_B', { handle: 'ana!' }, 'INVALID_DESTINATION_ADDRESS'],
    ['PAYMENT_APP_B', { handle: 'a'.repeat(31) }, 'INVALID_DESTINATION_ADDRESS'],
    [
      'US_BANK_ACH',
      { routingNumber: '021000021', accountNumber: '1234', country: 'CA' },
      'DESTINATION_RAIL_CONSTRAINT',
    ],
    [
      'US_BANK_ACH',
      { routingNumber: '021000021', accountNumber: '1234', currency: 'EUR' },
      'DESTINATION_RAIL_CONSTRAINT',
    ],
    ['SEPA', {}, 'DESTINATION_IDENTIFIER_REQUIRED'],
    ['SEPA', { iban: '' }, 'DESTINATION_IDENTIFIER_REQUIRED'],
  ])('%s %j is %s', (type, request, code) => {
    expect(declare({ type, ...request })).toMatchObject({ code });
  });
});

it('each type has its provider, except banks (D-125, D-245)', () => {
  const types = [
    'STABLECOIN_ADDRESS',
    'PAYMENT_APP_A',
    'PAYMENT_APP_B',
    'US_BANK_ACH',
    'SEPA',
    'SERVICE_BALANCE',
  ] as const;
  expect(types.map(providerOf)).toEqual(['onchain', 'payapp_a', 'payapp_b', null, null, 'internal']);
});

it('an asset on an unknown network is refused', () => {
  expect(isAssetOn('nowhere', 'USDC')).toBe(false);
});
