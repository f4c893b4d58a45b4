import type { Hex } from 'viem';
import { hashTypedData, keccak256, stringToHex } from 'viem/utils';
import type { OfferContext } from '../../../machines/lending/offer.machine.ts';
import type { PermitContext } from '../../../machines/lending/permit.machine.ts';
import type { AttestationDomain } from '../identity/credentials/index.ts';

/** The content of a permit that the platform issuer signs (D-372). */
export const ELIGIBILITY_PERMIT = {
  EligibilityPermit: [
    { name: 'id', type: 'string' },
    { name: 'subject', type: 'address' },
    { name: 'poolId', type: 'string' },
    { name: 'maxPrincipal', type: 'uint256' },
    { name: 'riskTier', type: 'uint8' },
    { name: 'expiresAt', type: 'uint64' },
  ],
} as const;

/** The content of an offer that a borrower may sign (D-374). */
export const LENDING_OFFER = {
  LendingOffer: [
    { name: 'id', type: 'string' },
    { name: 'poolId', type: 'string' },
    { name: 'poId', type: 'bytes32' },
    { name: 'borrower', type: 'address' },
    { name: 'principal', type: 'uint256' },
    { name: 'rateBps', type: 'uint16' },
    { name: 'tenorSeconds', type: 'uint64' },
    { name: 'graceSeconds', type: 'uint64' },
    { name: 'deadline', type: 'uint64' },
  ],
} as const;

/** The name of a purchase order in typed data, offers and loans (D-371, D-470). */
export const poIdOf = (purchaseOrderId: string): Hex => keccak256(stringToHex(purchaseOrderId));

/** Typed data counts in whole seconds. */
const unixSeconds = (at: Date): bigint => BigInt(Math.floor(at.getTime() / 1000));

type PermitTerms = Pick<PermitContext, 'subjectAddress' | 'poolId' | 'maxPrincipal' | 'riskTier' | 'expiresAt'>;

export const permitDigest = (domain: AttestationDomain, id: string, permit: PermitTerms): Hex =>
  hashTypedData({
    domain,
    types: ELIGIBILITY_PERMIT,
    primaryType: 'EligibilityPermit',
    message: {
      id,
      subject: permit.subjectAddress as Hex,
      poolId: permit.poolId,
      maxPrincipal: permit.maxPrincipal,
      riskTier: permit.riskTier,
      expiresAt: unixSeconds(permit.expiresAt),
    },
  });

type OfferTerms = Pick<
  OfferContext,
  'poolId' | 'poId' | 'borrowerAddress' | 'principal' | 'rateBps' | 'tenorSeconds' | 'graceSeconds' | 'deadline'
>;

export const offerDigest = (domain: AttestationDomain, id: string, offer: OfferTerms): Hex =>
  hashTypedData({
    domain,
    types: LENDING_OFFER,
    primaryType: 'LendingOffer',
    message: {
      id,
      poolId: offer.poolId,
      poId: offer.poId as Hex,
      borrower: offer.borrowerAddress as Hex,
      principal: offer.principal,
      rateBps: offer.rateBps,
      tenorSeconds: BigInt(offer.tenorSeconds),
      graceSeconds: BigInt(offer.graceSeconds),
      deadline: unixSeconds(offer.deadline),
    },
  });
