import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { describe, expect, test } from 'vitest';
import {
  DESTINATION_OWNERSHIP,
  isSignable,
  isSignedByOwner,
  isTimely,
  type OwnershipClaim,
} from '../../../../src/domains/destinations/rules/ownership-proof.ts';

const domain = {
  name: 'Service',
  version: '1',
  chainId: 84_532,
  verifyingContract: '0x5afeba0000000000000000000000000000000002',
} as const;
const owner = privateKeyToAccount(generatePrivateKey());
const claim: OwnershipClaim = {
  destinationId: 'dst_01k9zt5r7m8q4x2v6b3n1c0d22',
  ownerDid: 'did:subject:idn_01k9zt5r7m8q4x2v6b3n1c0d61',
  network: 'base-sepolia',
  asset: 'USDC',
  address: owner.address,
  nonce: '1',
  expiresAt: 1_772_443_800,
};
const sign = (by: typeof owner, what: OwnershipClaim, where: Omit<typeof domain, 'chainId'> & { chainId: number }) =>
  by.signTypedData({
    domain: where,
    types: DESTINATION_OWNERSHIP,
    primaryType: 'DestinationOwnership',
    message: { ...what, nonce: BigInt(what.nonce), expiresAt: BigInt(what.expiresAt) },
  });

describe('ownership signatures (D-235, D-236)', () => {
  test('are accepted from the key of the address', async () => {
    expect(isSignedByOwner(domain, claim, await sign(owner, claim, domain))).toBe(true);
  });

  test('cover the spelling of the address, so that lower case is another text', async () => {
    const lower = { ...claim, address: claim.address.toLowerCase() };
    expect(isSignedByOwner(domain, lower, await sign(owner, lower, domain))).toBe(true);
    expect(isSignedByOwner(domain, lower, await sign(owner, claim, domain))).toBe(false);
  });

  test.each<[string, Partial<OwnershipClaim>]>([
    ['destination', { destinationId: 'dst_01k9zt5r7m8q4x2v6b3n1c0d23' }],
    ['owner', { ownerDid: 'did:subject:idn_01k9zt5r7m8q4x2v6b3n1c0d62' }],
    ['network', { network: 'base' }],
    ['asset', { asset: 'USDT' }],
    ['nonce', { nonce: '2' }],
    ['expiry', { expiresAt: claim.expiresAt + 1 }],
  ])('are refused over another %s', async (_what, change) => {
    expect(isSignedByOwner(domain, claim, await sign(owner, { ...claim, ...change }, domain))).toBe(false);
  });

  test('are refused from another key, for another chain, and as garbage', async () => {
    const stranger = privateKeyToAccount(generatePrivateKey());
    expect(isSignedByOwner(domain, claim, await sign(stranger, claim, domain))).toBe(false);
    expect(isSignedByOwner(domain, claim, await sign(owner, claim, { ...domain, chainId: 1 }))).toBe(false);
    expect(isSignedByOwner(domain, claim, `0x${'5a'.repeat(64)}1b`)).toBe(false);
    expect(isSignedByOwner(domain, claim, '0x1234')).toBe(false);
    expect(isSignedByOwner(domain, { ...claim, nonce: (2n ** 256n).toString() }, '0x1234')).toBe(false);
  });
});

test('a signature ends in the future, and at most an hour ahead (D-235)', () => {
  const now = new Date('2026-03-02T09:00:00.000Z');
  const seconds = now.getTime() / 1000;
  expect([-1, 0, 1, 3600, 3601].map((outsideTransaction) => isTimely(seconds + outsideTransaction, now))).toEqual([
    false,
    false,
    true,
    true,
    false,
  ]);
});

describe('a nonce is a uint256 in decimal, written in one way (D-236)', () => {
  const most = 2n ** 256n - 1n;

  test.each(['0', '1', '10', '409', String(most)])('accepts %s', (nonce) => {
    expect(isSignable({ ...claim, nonce })).toBe(true);
  });

  test.each(['', '01', '00', '-1', '1a', 'a1', '0x1', '1.0', ' 1', String(most + 1n)])('refuses %j', (nonce) => {
    expect(isSignable({ ...claim, nonce })).toBe(false);
  });

  test('refuses a signature over another spelling of the nonce', async () => {
    const signature = await sign(owner, claim, domain);
    expect(isSignedByOwner(domain, { ...claim, nonce: '0x1' }, signature)).toBe(false);
    expect(isSignedByOwner(domain, { ...claim, nonce: '01' }, signature)).toBe(false);
  });
});
