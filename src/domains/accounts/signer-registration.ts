import type { Hex } from 'viem';
import { isHex, verifyMessage } from 'viem/utils';

/** The text that a member signs to register an address (D-020). */
export const signerRegistrationText = (memberId: string, address: string): string =>
  ['Service signer registration', `member: ${memberId}`, `address: ${address}`].join('\n');

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
