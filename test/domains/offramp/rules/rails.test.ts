import { describe, expect, it } from 'vitest';
import { parseRail, RAILS } from '../../../../src/domains/offramp/rules/rails.ts';
import { providersOf } from '../../../../src/payments/providers/provider-of-type.ts';

describe('rails (D-142, D-232)', () => {
  it.each(RAILS)('parses %s as itself', (rail) => expect(parseRail(rail)).toBe(rail));
  it('parses ONCHAIN_WALLET as STABLECOIN_ADDRESS', () =>
    expect(parseRail('ONCHAIN_WALLET')).toBe('STABLECOIN_ADDRESS'));
  it.each(['', 'sepa', 'PAYMENT_APP_C', 'FOO'])('does not parse %j', (text) => expect(parseRail(text)).toBeUndefined());
});

it('each routable rail has one provider, and banks have none (D-125)', () => {
  expect(Object.fromEntries(RAILS.map((rail) => [rail, providersOf(rail)]))).toEqual({
    STABLECOIN_ADDRESS: ['onchain'],
    PAYMENT_APP_A: ['payapp_a'],
    PAYMENT_APP_B: ['payapp_b'],
    US_BANK_ACH: [],
    SEPA: [],
    SERVICE_BALANCE: ['internal'],
  });
});
