import type { Hex } from 'viem';
import { getAddress, isHex, verifyMessage } from 'viem/utils';

/** The text that a member signs to register an address (D-020). */
export const signerRegistrationText = (memberId: string, address: string): string =>
  ['Service signer registration', `member: ${memberId}`, `address: ${address}`].join('\n');

/**
 * The checksummed form of an address in a request, undefined when it is none: 40 hex digits in any case, where mixed case
 * must be the right checksum (D-064).
 */
export function checksummed(text: string): Hex | undefined {
  if (!/^0x[0-9a-fA-F]{40}$/.test(text)) return undefined;
  const digits = text.slice(2);
  const address = getAddress(`0x${digits.toLowerCase()}`);
  const isOneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase();
  return isOneCase || address === text ? address : undefined;
}

/** Whether the address's key signed its registration for this member (EIP-191). No network is asked. */
export async function isSignedRegistration(memberId: string, address: Hex, signature: string): Promise<boolean> {
  if (!isHex(signature) || signature.length !== 132) return false;
  try {
    return await verifyMessage({ address, message: signerRegistrationText(memberId, address), signature });
  } catch {
    // A point that is not on the curve, or a recovery bit that does not exist, is no signature.
    return false;
  }
}
