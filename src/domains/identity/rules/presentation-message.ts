import type { Hex } from 'viem';
import { hashTypedData } from 'viem/utils';
import { limits } from '../../../../generated/contract/limits.ts';
import { world } from '../../../platform/world.ts';

/** The verifyingContract of presentations; a synthetic anchor, not a deployed contract (B 2.8). */
export const PRESENTATION_CONTRACT = '0x5afeba0000000000000000000000000000000003';

/** The time for which a challenge waits for its response (D-331). */
export const PRESENTATION_TTL_MS = limits.presentationTtl;

/** `0x` and 32 random bytes (D-331). */
export const newPresentationNonce = (): string => `0x${world.randomBytes(32).toString('hex')}`;

/** The message that the holder's wallet signs (B 4.7). */
export const CREDENTIAL_PRESENTATION = {
  CredentialPresentation: [
    { name: 'holderDid', type: 'string' },
    { name: 'audience', type: 'string' },
    { name: 'purpose', type: 'string' },
    { name: 'nonce', type: 'string' },
    { name: 'credentialHashes', type: 'bytes32[]' },
    { name: 'expiresAt', type: 'uint64' },
  ],
} as const;

/** The hash of what has no artifact: a foreign or unknown credential, or an unsigned one (D-468). */
const NO_HASH: Hex = `0x${'00'.repeat(32)}`;

export interface PresentedMessage {
  readonly holderDid: string;
  readonly audience: string;
  readonly purpose: string;
  readonly nonce: string;
  /** One for each credential, in the order in which the ids were sent; null without an artifact. */
  readonly credentialHashes: readonly (string | null)[];
  /** Unix seconds. */
  readonly expiresAt: number;
}

/** The EIP-712 digest of a presentation: the service's name, version 1 and the chain in use are its domain (B 4.7). */
export const presentationDigest = (
  { serviceName, chainId }: { readonly serviceName: string; readonly chainId: number },
  message: PresentedMessage,
): Hex =>
  hashTypedData({
    domain: { name: serviceName, version: '1', chainId, verifyingContract: PRESENTATION_CONTRACT },
    types: CREDENTIAL_PRESENTATION,
    primaryType: 'CredentialPresentation',
    message: {
      ...message,
      credentialHashes: message.credentialHashes.map((hash) => (hash ?? NO_HASH) as Hex),
      expiresAt: BigInt(message.expiresAt),
    },
  });
