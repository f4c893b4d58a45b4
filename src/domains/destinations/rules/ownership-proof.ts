import type { Hex } from 'viem';
import { hashTypedData } from 'viem/utils';
import { keyThatSigned } from '../../../platform/crypto/index.ts';
import type { AttestationDomain } from '../../identity/credentials/index.ts';

/** The longest time until an ownership signature expires (D-235). */
const MAX_AHEAD_SECONDS = 60 * 60;
const UINT256 = 2n ** 256n;

export const DESTINATION_OWNERSHIP = {
  DestinationOwnership: [
    { name: 'destinationId', type: 'string' },
    { name: 'ownerDid', type: 'string' },
    { name: 'network', type: 'string' },
    { name: 'asset', type: 'string' },
    { name: 'address', type: 'string' },
    { name: 'nonce', type: 'uint256' },
    { name: 'expiresAt', type: 'uint64' },
  ],
} as const;

/** The typed data that the owner of an address signs (D-236). */
export interface OwnershipClaim {
  readonly destinationId: string;
  /** The tenant's `did:subject`. */
  readonly ownerDid: string;
  readonly network: string;
  readonly asset: string;
  /** As stored. */
  readonly address: string;
  /** uint256, decimal. */
  readonly nonce: string;
  /** Unix seconds. */
  readonly expiresAt: number;
}

/** Tells whether a signature's time is valid: not past, and at most an hour ahead (D-235). */
export function isTimely(expiresAt: number, now: Date): boolean {
  const seconds = now.getTime() / 1000;
  return expiresAt > seconds && expiresAt <= seconds + MAX_AHEAD_SECONDS;
}

/** Tells whether the claim can be signed at all: its nonce is a uint256 in decimal. */
export const isSignable = ({ nonce }: OwnershipClaim): boolean =>
  /^(0|[1-9][0-9]*)$/.test(nonce) && BigInt(nonce) < UINT256;

/** The digest that is signed, and that the contract at an address is asked about (EIP-1271). */
export const ownershipDigest = (domain: AttestationDomain, claim: OwnershipClaim): Hex =>
  hashTypedData({
    domain,
    types: DESTINATION_OWNERSHIP,
    primaryType: 'DestinationOwnership',
    message: { ...claim, nonce: BigInt(claim.nonce), expiresAt: BigInt(claim.expiresAt) },
  });

/** Tells whether the key of the address signed the claim. It recovers the signer and asks no chain. */
export const isSignedByOwner = (domain: AttestationDomain, claim: OwnershipClaim, signature: string): boolean =>
  isSignable(claim) &&
  keyThatSigned(ownershipDigest(domain, claim), signature)?.toLowerCase() === claim.address.toLowerCase();
