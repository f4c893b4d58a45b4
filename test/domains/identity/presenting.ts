import { ethers } from 'ethers';
import { type Hex, hashTypedData, hexToBytes } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import type { PresentationChallenge, VerifyPresentationRequest } from '../../../generated/contract/schemas.ts';

/** As the contract describes it, word by word: the service's own definition is not asked. */
const TYPES = {
  CredentialPresentation: [
    { name: 'holderDid', type: 'string' },
    { name: 'audience', type: 'string' },
    { name: 'purpose', type: 'string' },
    { name: 'nonce', type: 'string' },
    { name: 'credentialHashes', type: 'bytes32[]' },
    { name: 'expiresAt', type: 'uint64' },
  ],
};

/** What a wallet is shown and signs. */
export interface Shown {
  readonly challenge: PresentationChallenge;
  readonly holderDid: string;
  /** In the order of the ids. */
  readonly credentialHashes: readonly string[];
  /** Unix seconds. */
  readonly expiresAt: number;
}

function typedDataOf({ challenge, holderDid, credentialHashes, expiresAt }: Shown) {
  const { audience, purpose, nonce, domainTag } = challenge;
  const domain = { name: 'Service', version: '1', chainId: 84532, verifyingContract: domainTag as Hex };
  return {
    domain,
    message: { holderDid, audience, purpose, nonce, credentialHashes: [...credentialHashes], expiresAt },
  };
}

/** The digest by ethers, which knows nothing of viem; both have to agree. */
export function digestOf(shown: Shown): Hex {
  const { domain, message } = typedDataOf(shown);
  const digest = ethers.utils._TypedDataEncoder.hash(domain, TYPES, message) as Hex;
  const byViem = hashTypedData({ domain, types: TYPES, primaryType: 'CredentialPresentation', message });
  if (digest !== byViem) throw new Error('two implementations of EIP-712 do not agree');
  return digest;
}

export const signPresentation = (wallet: PrivateKeyAccount, shown: Shown): Promise<Hex> =>
  wallet.sign({ hash: digestOf(shown) });

/** The request that presents what was signed. */
export const presentationOf = (
  shown: Shown,
  signature: string,
  signerAddress: string,
  credentialIds: readonly string[],
): VerifyPresentationRequest => ({
  nonce: shown.challenge.nonce,
  holderDid: shown.holderDid,
  signature,
  signerAddress,
  credentialIds: [...credentialIds],
  expiresAt: shown.expiresAt,
});

export const bytesOf = (hex: string): Uint8Array => hexToBytes(hex as Hex);
