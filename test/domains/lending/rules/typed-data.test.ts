import { ethers } from 'ethers';
import { hashTypedData, recoverAddress } from 'viem/utils';
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../../../src/app/config.ts';
import { attestationDomain, issuerOf } from '../../../../src/domains/identity/credentials/index.ts';
import { LENDING_OFFER, offerDigest, permitDigest, poIdOf } from '../../../../src/domains/lending/typed-data.ts';

const config = parseConfig({});
const domain = attestationDomain(config);
const A = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC' as const;
const EXPIRES = new Date('2026-03-31T11:15:00.999Z');
const { _TypedDataEncoder: encoder, id } = ethers.utils;

const permit = { subjectAddress: A, poolId: 'pool_a', maxPrincipal: 25_000_000_000n, riskTier: 2, expiresAt: EXPIRES };
const offer = {
  poolId: 'pool_a',
  poId: poIdOf('po_a'),
  borrowerAddress: A,
  principal: 10_000_000_000n,
  rateBps: 1200,
  tenorSeconds: 2_592_000,
  graceSeconds: 604_800,
  deadline: EXPIRES,
};

describe('the typed data of lending', () => {
  it('derives the poId of a purchase order from the keccak256 of its id (D-371, D-470)', () => {
    expect(poIdOf('po_01k9zt5r7m8q4x2v6b3n1c0s10')).toBe(id('po_01k9zt5r7m8q4x2v6b3n1c0s10'));
  });

  it('hashes a permit as another implementation does (D-372)', () => {
    const fields = 'id string,subject address,poolId string,maxPrincipal uint256,riskTier uint8,expiresAt uint64';
    const message = {
      id: 'prm_a',
      subject: A,
      poolId: 'pool_a',
      maxPrincipal: '25000000000',
      riskTier: 2,
      expiresAt: Math.floor(EXPIRES.getTime() / 1000),
    };
    const expected = encoder.hash(domain, { EligibilityPermit: typesOf(fields) }, message);
    expect(permitDigest(domain, 'prm_a', permit)).toBe(expected);
  });

  it('hashes an offer as two others do (D-374)', () => {
    const fields =
      'id string,poolId string,poId bytes32,borrower address,principal uint256,rateBps uint16,tenorSeconds uint64,graceSeconds uint64,deadline uint64';
    const message = {
      id: 'off_a',
      poolId: 'pool_a',
      poId: offer.poId,
      borrower: A,
      principal: '10000000000',
      rateBps: 1200,
      tenorSeconds: 2_592_000,
      graceSeconds: 604_800,
      deadline: Math.floor(EXPIRES.getTime() / 1000),
    };
    const digest = offerDigest(domain, 'off_a', offer);
    expect(digest).toBe(encoder.hash(domain, { LendingOffer: typesOf(fields) }, message));
    const exact = {
      ...message,
      principal: offer.principal,
      tenorSeconds: 2_592_000n,
      graceSeconds: 604_800n,
      deadline: BigInt(message.deadline),
    };
    const typed = { domain, types: LENDING_OFFER, primaryType: 'LendingOffer' as const, message: exact };
    expect(digest).toBe(hashTypedData(typed));
  });

  it.each([
    ['poolId', { poolId: 'pool_b' }],
    ['poId', { poId: poIdOf('po_b') }],
    ['borrowerAddress', { borrowerAddress: '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65' }],
    ['principal', { principal: 10_000_000_001n }],
    ['rateBps', { rateBps: 1201 }],
    ['tenorSeconds', { tenorSeconds: 1 }],
    ['graceSeconds', { graceSeconds: 1 }],
    ['deadline', { deadline: new Date(EXPIRES.getTime() + 1000) }],
  ])('covers %s of an offer (D-374)', (_, changed) => {
    expect(offerDigest(domain, 'off_a', { ...offer, ...changed })).not.toBe(offerDigest(domain, 'off_a', offer));
  });

  it('is signed by the platform issuer, on this chain alone (D-372)', async () => {
    const issuer = issuerOf(config);
    const digest = permitDigest(domain, 'prm_a', permit);
    const signature = await issuer.sign(digest);
    expect(signature).toMatch(/^0x[0-9a-f]{130}$/);
    expect(await recoverAddress({ hash: digest, signature })).toBe(issuer.address);
    expect(permitDigest({ ...domain, chainId: 1 }, 'prm_a', permit)).not.toBe(digest);
  });
});

const typesOf = (fields: string) =>
  fields.split(',').map((field) => {
    const [name = '', type = ''] = field.split(' ');
    return { name, type };
  });
