import type { Result } from './result.ts';

/** A verifier's challenge, as `createPresentationChallenge` returns it. */
export interface PresentationQuestion {
  nonce: string;
  audience: string;
  domainTag: string;
  purpose: string;
  /** ISO 8601. */
  expiresAt: string;
}

/** The credentials that a holder presents, and the verifier. */
export interface PresentationOffer {
  challenge: PresentationQuestion;
  /** `did:subject:…` of the identity that presents. */
  holderDid: string;
  /** In the order in which they are signed, as `getCredential` answers them. */
  credentials: readonly { id: string; credentialHash: string | null }[];
  /** The chain of the wallet's binding. */
  chainId: number;
  /** The name of the service in the typed data; by default `Service`. */
  serviceName?: string;
  /** When the signature ends, in Unix seconds; by default with the challenge. */
  expiresAt?: number;
}

/** EIP-712 typed data: plain JSON, as viem, ethers and wallets take it. */
export interface PresentationTypedData {
  domain: { name: string; version: string; chainId: number; verifyingContract: `0x${string}` };
  types: Record<string, { name: string; type: string }[]>;
  primaryType: 'CredentialPresentation';
  message: {
    holderDid: string;
    audience: string;
    purpose: string;
    nonce: string;
    credentialHashes: string[];
    expiresAt: number;
  };
}

/** The input of `verifyPresentation`. */
export interface SignedPresentation {
  nonce: string;
  holderDid: string;
  signature: string;
  signerAddress: string;
  credentialIds: string[];
  expiresAt: number;
}

/** A wallet that is bound to the holder's identity. */
export interface PresentationSigner {
  address: string;
  /** Signs EIP-712 typed data: a key, a browser's wallet, or the owners of a contract wallet. */
  signTypedData(typedData: PresentationTypedData): Promise<string>;
}

/** The hash of a credential that has none. */
const NO_HASH = `0x${'00'.repeat(32)}`;

/**
 * Returns the typed data that the holder's wallet signs. `EIP712Domain` is not among the types: wallets that need it get it
 * from the domain.
 */
export function presentationTypedData(offer: PresentationOffer): PresentationTypedData {
  const { challenge, holderDid, credentials, chainId, serviceName = 'Service' } = offer;
  const { audience, purpose, nonce, domainTag } = challenge;
  const credentialHashes = credentials.map(({ credentialHash }) => credentialHash ?? NO_HASH);
  const verifyingContract = domainTag as `0x${string}`;
  return {
    domain: { name: serviceName, version: '1', chainId, verifyingContract },
    types: {
      CredentialPresentation: [
        { name: 'holderDid', type: 'string' },
        { name: 'audience', type: 'string' },
        { name: 'purpose', type: 'string' },
        { name: 'nonce', type: 'string' },
        { name: 'credentialHashes', type: 'bytes32[]' },
        { name: 'expiresAt', type: 'uint64' },
      ],
    },
    primaryType: 'CredentialPresentation',
    message: { holderDid, audience, purpose, nonce, credentialHashes, expiresAt: endOf(offer) },
  };
}

/** Has a wallet sign an offer: what the holder sends back to whoever asked. */
export async function signPresentation(
  offer: PresentationOffer,
  signer: PresentationSigner,
): Promise<SignedPresentation> {
  const signature = await signer.signTypedData(presentationTypedData(offer));
  return {
    nonce: offer.challenge.nonce,
    holderDid: offer.holderDid,
    signature,
    signerAddress: signer.address,
    credentialIds: offer.credentials.map(({ id }) => id),
    expiresAt: endOf(offer),
  };
}

const endOf = ({ expiresAt, challenge }: PresentationOffer): number =>
  expiresAt ?? Math.floor(Date.parse(challenge.expiresAt) / 1000);

/** The subject of a challenge: its purpose, the identity if it has to be one of your own, and the payment. */
export interface PresentationRequest {
  purpose: string;
  identityId?: string;
  paymentId?: string;
}

/** The two operations of a verifier. */
export interface PresentationClient<R, A, V> {
  createPresentationChallenge(params: PresentationRequest): Promise<Result<PresentationQuestion, A>>;
  verifyPresentation(params: SignedPresentation): Promise<Result<R, V>>;
}

/**
 * Asks a holder for credentials and verifies what comes back. `present` brings the question to the holder and returns the
 * answer; undefined gives up, and so is the result. An answer counts for this question alone, whatever nonce it names.
 */
export async function requestPresentation<R, A extends { code: string }, V extends { code: string }>(
  client: PresentationClient<R, A, V>,
  request: PresentationRequest,
  present: (challenge: PresentationQuestion) => Promise<SignedPresentation | undefined>,
): Promise<Result<R, A | V> | undefined> {
  const asked = await client.createPresentationChallenge(request);
  if (!asked.ok) return asked;
  const answer = await present(asked.data);
  return answer && client.verifyPresentation({ ...answer, nonce: asked.data.nonce });
}
