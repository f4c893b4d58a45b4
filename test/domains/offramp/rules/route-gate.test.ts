import { describe, expect, it } from 'vitest';
import { checkPolicy } from '../../../../src/domains/offramp/rules/policy-composer.ts';
import type { PolicyFacts } from '../../../../src/domains/offramp/rules/policy-facts.ts';
import type { QuotingInput } from '../../../../src/domains/offramp/rules/quoting-input.ts';
import { appA, appB, balance, minutes, policy, quoting, sepa } from './facts.ts';

const verdict = (facts: Partial<PolicyFacts> = {}, input: Partial<QuotingInput> = {}): string => {
  const result = checkPolicy(policy(facts), quoting(input));
  if (result.kind === 'pass') return 'pass';
  return result.kind === 'hold' ? `hold ${result.reasons.join(' ')}` : `reject ${result.reason}`;
};
const off = { mode: 'off', available: true } as const;
const away = { mode: 'mock', available: false } as const;
const providers = quoting().providers;

describe('routes (D-121, R062, R063, R064, R129)', () => {
  const two = [appA(), appB()];
  const sepaOnly = [sepa()];
  it.each<[string, Partial<PolicyFacts>, Partial<QuotingInput>, string]>([
    ['only a rail without adapter', { destinations: sepaOnly }, {}, 'hold PAYOUT_DESTINATION_NOT_SELECTED'],
    [
      'off beside a rail without adapter',
      { destinations: [appA(), sepa()] },
      { providers: { ...providers, payapp_a: off } },
      'hold PAYOUT_DESTINATION_NOT_SELECTED',
    ],
    [
      'off beside a fee exclusion',
      { destinations: two },
      { providers: { ...providers, payapp_b: off }, maximumFeeMinor: 20n },
      'hold PAYOUT_DESTINATION_NOT_SELECTED',
    ],
    [
      'off beside a rail exclusion',
      { destinations: two },
      { providers: { ...providers, payapp_b: off }, allowedRails: ['PAYMENT_APP_B'] },
      'hold PAYOUT_DESTINATION_NOT_SELECTED',
    ],
    [
      'illiquid beside a fee exclusion',
      { destinations: two },
      { liquidity: [], maximumFeeMinor: 20n },
      'hold PAYOUT_DESTINATION_NOT_SELECTED',
    ],
    [
      'off and unavailable',
      { destinations: two },
      { providers: { ...providers, payapp_a: off, payapp_b: away } },
      'hold PROVIDER_UNAVAILABLE',
    ],
    [
      'off and illiquid',
      { destinations: two },
      { providers: { ...providers, payapp_a: off }, liquidity: [] },
      'hold PROVIDER_UNAVAILABLE INSUFFICIENT_ROUTE_LIQUIDITY',
    ],
    ['one quoted beside one off', { destinations: two }, { providers: { ...providers, payapp_a: off } }, 'pass'],
    [
      'the requested one is off, another would be quoted',
      { destinations: two, requestedDestinationId: 'dst_a' },
      { providers: { ...providers, payapp_a: off } },
      'hold PROVIDER_UNAVAILABLE',
    ],
    [
      'the requested one is off, beside a rail without adapter',
      { destinations: [appA(), sepa()], requestedDestinationId: 'dst_a' },
      { providers: { ...providers, payapp_a: off } },
      'hold PROVIDER_UNAVAILABLE',
    ],
    [
      'the requested one is too dear',
      { destinations: two, requestedDestinationId: 'dst_a' },
      { maximumFeeMinor: 20n },
      'hold PAYOUT_DESTINATION_NOT_SELECTED',
    ],
  ])('%s', (_, facts, input, expected) => expect(verdict(facts, input)).toBe(expected));
});

describe('a revoked destination (D-120, D-441, R062)', () => {
  const revokedAt = minutes(-10);
  const gone = appA('dst_gone', { status: 'REVOKED' });
  const revokedDestinations = [{ destinationId: 'dst_gone', revokedAt }];
  const held = 'hold PROVIDER_DESTINATION_REVOKED';
  const none = 'hold PAYOUT_DESTINATION_NOT_SELECTED';
  const before = { activatedAt: minutes(-60) };
  it.each([
    ['no other', [gone], none],
    [
      'another that is not ACTIVE',
      [gone, balance('dst_b', { status: 'PENDING_VERIFICATION', activatedAt: null })],
      none,
    ],
    ['another that was there before', [gone, balance('dst_b', before)], held],
    ['another, patched before', [gone, balance('dst_b', { ...before, chosenAt: minutes(-11) })], held],
    ['another, patched at the same moment', [gone, balance('dst_b', { ...before, chosenAt: revokedAt })], held],
    ['another, patched after', [gone, balance('dst_b', { ...before, chosenAt: minutes(-9) })], 'pass'],
    ['another, activated after', [gone, balance('dst_b', { activatedAt: minutes(-9) })], 'pass'],
    [
      'an answer that was revoked since, and one more',
      [gone, appA('dst_c', { status: 'REVOKED', activatedAt: minutes(-9) }), balance('dst_b', before)],
      'pass',
    ],
    [
      'itself patched after is no answer',
      [appA('dst_gone', { status: 'REVOKED', chosenAt: minutes(-9) }), balance('dst_b', before)],
      held,
    ],
  ])('with %s', (_, destinations, expected) => {
    expect(verdict({ destinations, revokedDestinations, requestedDestinationId: 'dst_gone' })).toBe(expected);
    expect(verdict({ destinations, revokedDestinations })).toBe(expected);
  });
  it('is replaced for this payment by a later choice of the recipient (D-441)', () => {
    const destinations = [gone, balance('dst_b', { ...before, chosenAt: minutes(-9) }), appB('dst_c', before)];
    const result = checkPolicy(
      policy({ destinations, revokedDestinations, requestedDestinationId: 'dst_gone' }),
      quoting(),
    );
    expect(result.kind === 'pass' && result.quotes.map(({ destinationId }) => destinationId)).toEqual([
      'dst_b',
      'dst_c',
    ]);
  });
  it('leaves the request in force when the selected destination was revoked', () => {
    const destinations = [gone, balance('dst_b', { activatedAt: minutes(-9) }), appB('dst_c', before)];
    const result = checkPolicy(
      policy({ destinations, revokedDestinations, requestedDestinationId: 'dst_c' }),
      quoting(),
    );
    expect(result.kind === 'pass' && result.quotes.map(({ destinationId }) => destinationId)).toEqual(['dst_c']);
  });
});
