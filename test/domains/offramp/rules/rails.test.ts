import { describe, expect, it } from 'vitest';
import { parseRail, RAILS } from '../../../../src/domains/offramp/rules/rails.ts';
import { providersOf } from '../../../../src/payments/providers/provider-of-type.ts';

describe('rails (D-142, D-232)', () => {
  it.each(RAILS)('%s names itself', (rail) => expect(parseRail(rail)).toBe(rail));
  it('ONCHAIN_WALLET is a synonym', () => expect(parseRail('ONCHAIN_WALLET')).toBe('STABLECOIN_ADDRESS'));
  it.each(['', 'sepa', 'PAYMENT_APP_C', 'FOO'])('%j is unknown', (text) => expect(parseRail(text)).toBeUndefined());
});

it('have one provider for each routable rail, and none for banks (D-125)', () => {
  expect(Object.fromEntries(RAILS.map((rail) => [rail, providersOf(rail)]))).toEqual({
    STABLECOIN_ADDRESS: ['onchain'],
    PAYMENT_APP_A: ['payapp_a'],
    PAYMENT_APP_B: ['payapp_b'],
    US_BANK_ACH: [],
    SEPA: [],
    SERVICE_BALANCE: ['internal'],
  });
});
