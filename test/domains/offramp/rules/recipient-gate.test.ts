import { describe, expect, it } from 'vitest';
import { destinationCurrencyOf } from '../../../../src/domains/offramp/rules/destination-facts.ts';
import {
  activeCredential,
  credentialHold,
  hasChangedName,
} from '../../../../src/domains/offramp/rules/recipient-gate.ts';
import { effectiveRequest, isRevocationHeld } from '../../../../src/domains/offramp/rules/revoked-destination.ts';
import { isPrefunded, requiresConversion, traitsOf } from '../../../../src/domains/offramp/rules/route-traits.ts';
import { appA, balance, credential, destination, minutes, NOW, onchain } from './facts.ts';

const recipient = (credentials: ReturnType<typeof credential>[], legalNameAtFirstCheck: string | null = null) => ({
  credentials,
  legalNameAtFirstCheck,
});
const older = { issuedAt: minutes(-2000) };

describe('the credential that makes a tenant payable (D-114, D-118)', () => {
  it.each([
    ['none', [], 'RECIPIENT_NOT_ONBOARDED'],
    ['one that stands', [credential()], undefined],
    ['one that never ends', [credential({ expiresAt: null })], undefined],
    ['one whose end has come', [credential({ expiresAt: NOW })], 'CREDENTIAL_EXPIRED'],
    ['one that is stored as over', [credential({ status: 'EXPIRED' })], 'CREDENTIAL_EXPIRED'],
    ['one that was revoked', [credential({ status: 'REVOKED' })], 'CREDENTIAL_REVOKED'],
    ['one that is suspended', [credential({ status: 'SUSPENDED' })], 'CREDENTIAL_SUSPENDED'],
    [
      'the newest of those that do not count',
      [credential({ status: 'REVOKED', ...older }), credential({ status: 'SUSPENDED' })],
      'CREDENTIAL_SUSPENDED',
    ],
    ['an older one that stands', [credential({ status: 'REVOKED' }), credential(older)], undefined],
  ] as const)('%s', (_what, credentials, expected) => {
    expect(credentialHold(recipient([...credentials]), NOW)).toBe(expected);
  });

  it('is the newest of the valid ones', () => {
    const newest = credential({ legalName: 'New' });
    expect(
      activeCredential([credential(older), newest, credential({ status: 'REVOKED', issuedAt: minutes(0) })], NOW),
    ).toBe(newest);
    expect(activeCredential([newest, credential(older)], NOW)).toBe(newest);
  });

  it.each([
    ['the same name', 'Blue Harbor Trading', [credential()], false],
    ['another name', 'Harbor Ltd', [credential()], true],
    ['no name at first', null, [credential()], false],
    ['no credential now', 'Harbor Ltd', [], false],
    ['a credential without a name now', 'Harbor Ltd', [credential({ legalName: null })], true],
  ] as const)('%s', (_what, first, credentials, changed) => {
    expect(hasChangedName(recipient([...credentials], first), NOW)).toBe(changed);
  });
});

describe('a requested destination that was revoked (D-120, D-441)', () => {
  const revoked = { destinationId: 'dst_gone', revokedAt: NOW };
  const gone = destination('dst_gone', { status: 'REVOKED', activatedAt: minutes(5), chosenAt: minutes(5) });
  const facts = (
    destinations: ReturnType<typeof destination>[],
    requestedDestinationId: string | null = 'dst_gone',
  ) => ({
    revokedDestinations: [revoked],
    destinations: [gone, ...destinations],
    requestedDestinationId,
  });

  it.each([
    ['another that nobody has chosen holds it', [balance()], true],
    ['none other does not', [], false],
    ['one that is not ACTIVE does not', [balance('dst_b', { status: 'PENDING_VERIFICATION' })], false],
    ['one activated since answers it', [balance('dst_b', { activatedAt: minutes(1) })], false],
    ['one chosen since answers it', [balance('dst_b', { chosenAt: minutes(1) })], false],
    ['one of that very moment does not', [balance('dst_b', { activatedAt: NOW, chosenAt: NOW })], true],
    [
      'an answer that was revoked since stays given',
      [balance(), appA('dst_a', { status: 'REVOKED', activatedAt: minutes(1) })],
      false,
    ],
  ])('%s', (_what, destinations, held) => {
    expect(isRevocationHeld(facts(destinations))).toBe(held);
  });

  it('holds nothing while no destination was revoked', () => {
    expect(isRevocationHeld({ ...facts([balance()]), revokedDestinations: [] })).toBe(false);
  });

  it('is replaced by a later choice of the recipient, and no other request is', () => {
    const answered = [balance('dst_b', { chosenAt: minutes(1) })];
    expect(effectiveRequest(facts([balance()]))).toBe('dst_gone');
    expect(effectiveRequest(facts(answered))).toBeNull();
    expect(effectiveRequest(facts(answered, 'dst_b'))).toBe('dst_b');
    expect(effectiveRequest(facts(answered, null))).toBeNull();
  });
});

describe('the properties of a route', () => {
  it.each([
    ['the balance', balance(), 'USDC'],
    ['the balance in another asset', balance('b', { asset: 'USDT' }), 'USDT'],
    ['an address', onchain('o', { asset: 'USDT', currency: 'USD' }), 'USDT'],
    ['an address of no asset', onchain('o', { asset: null, currency: 'USD' }), null],
    ['an app', appA('a', { currency: 'BRL', asset: 'USDC' }), 'BRL'],
  ])('%s is paid in its own currency (D-051)', (_what, one, currency) => {
    expect(destinationCurrencyOf(one)).toBe(currency);
  });

  it.each([
    ['internal', 5, 'INSTANT_EXPECTED', 'CONTRACTUAL_SLA', false],
    ['onchain', 30, 'INSTANT_EXPECTED', 'BEST_EFFORT', false],
    ['payapp_a', 60, 'INSTANT_EXPECTED', 'CONTRACTUAL_SLA', true],
    ['payapp_b', 7200, 'SAME_DAY', 'BEST_EFFORT', true],
  ] as const)(
    '%s promises what D-138 says',
    (provider, estimatedDeliverySeconds, speedClass, guaranteeLevel, requiresPrefunding) => {
      expect(traitsOf(provider)).toEqual({ estimatedDeliverySeconds, speedClass, guaranteeLevel, requiresPrefunding });
      expect(isPrefunded(provider)).toBe(requiresPrefunding);
    },
  );

  it('treat an unknown provider as not prefunded', () => {
    expect(isPrefunded('nobody')).toBe(false);
    expect(isPrefunded('constructor')).toBe(false);
  });

  it.each([
    ['USD', false],
    ['USDC', false],
    ['USDT', true],
    ['EUR', true],
  ])('%s needs a conversion: %s (D-138)', (currency, converts) => {
    expect(requiresConversion(currency)).toBe(converts);
  });
});
