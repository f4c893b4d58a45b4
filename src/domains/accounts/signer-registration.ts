import type { Hex } from 'viem';
import { hashMessage } from 'viem/utils';
import { keyThatSigned } from '../../payments/chain/index.ts';

/** The text that a member signs to register an address, checksummed (D-020). */
export const signerRegistrationText = (memberId: string, address: string): string =>
  ['Service signer registration', `member: ${memberId}`, `address: ${address}`].join('\n');

/** Tells whether the address's key signed its registration for this member (EIP-191). No network is asked. */
export const isSignedRegistration = (memberId: string, address: Hex, signature: string): boolean =>
  keyThatSigned(hashMessage(signerRegistrationText(memberId, address)), signature) === address;
