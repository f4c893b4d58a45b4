import { describe, expect, it } from 'vitest';
import { type EnvelopeLimits, limitsOf } from '../../../../src/domains/offramp/rules/envelopes/limits.ts';
import { quoteRoutes } from '../../../../src/domains/offramp/rules/quoting.ts';
import { freeDoc } from '../envelope-fixture.ts';
import { appA, balance, quoting } from './facts.ts';

const destinations = [balance(), appA()];
const left = (envelope: EnvelopeLimits, sha256?: string): string[] =>
  quoteRoutes(
    quoting({
      destinations,
      envelope,
      ...(sha256 !== undefined && { policy: { maximumFeeMinor: null, allowedRails: [], sha256 } }),
    }),
  ).quotes.map(({ destinationId }) => destinationId);

const ALL = ['dst_balance', 'dst_a'];
const policy = 'ab'.repeat(32);

describe('the terms of a signed doc (D-149)', () => {
  it('allow all routes when no limit is set', () => {
    expect(left(limitsOf(freeDoc(), null))).toEqual(ALL);
  });

  it.each<[string, string, string | undefined, string[]]>([
    ['no policy was signed', '', policy, ALL],
    ['the policy of now', policy, policy, ALL],
    ['the policy of now, otherwise written', `0x${policy.toUpperCase()}`, `0x${policy}`, ALL],
    ['a former policy', policy, 'cd'.repeat(32), []],
    ['a policy where there is none now', policy, undefined, []],
  ])('policySha256: %s', (_name, policySha256, current, routes) => {
    expect(left(limitsOf({ ...freeDoc(), policySha256 }, null), current)).toEqual(routes);
  });

  it('a minimum of zero is met in any asset', () => {
    const minRecipientProceeds = { amountBaseUnits: '0', asset: 'EUR', exponent: 2 };
    expect(left(limitsOf({ ...freeDoc(), minRecipientProceeds }, null))).toEqual(ALL);
  });

  it('a selected route binds only when route changes are not allowed', () => {
    const selected = { destinationId: 'dst_a', provider: 'payapp_a' };
    expect(left(limitsOf({ ...freeDoc(), allowRouteChange: true }, selected))).toEqual(ALL);
    expect(left(limitsOf({ ...freeDoc(), allowRouteChange: false }, selected))).toEqual(['dst_a']);
    expect(left(limitsOf({ ...freeDoc(), allowRouteChange: false }, null))).toEqual(ALL);
  });
});
