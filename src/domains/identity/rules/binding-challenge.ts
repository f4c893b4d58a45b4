import { limits } from '../../../../generated/contract/limits.ts';
import { world } from '../../../platform/world.ts';

/** The time for which a challenge can be signed (D-322). */
export const CHALLENGE_TTL_MS = limits.bindingChallengeTtl;

/** 16 random bytes: 32 hex digits (D-324). */
export const newChallengeNonce = (): string => world.randomBytes(16).toString('hex');

/**
 * The whole text that the wallet signs (B 4.7, D-324): it names the service, the identity and the wallet, so that a
 * signature proves one wallet to one identity of one service and can be used for nothing else.
 */
export const bindingChallenge = (bound: {
  readonly serviceName: string;
  /** `did:subject` of the identity. */
  readonly did: string;
  /** Checksummed. */
  readonly walletAddress: string;
  readonly nonce: string;
}): string =>
  [
    `${bound.serviceName} wallet binding`,
    `did: ${bound.did}`,
    `wallet: ${bound.walletAddress}`,
    `nonce: ${bound.nonce}`,
  ].join('\n');

/** The text to sign; undefined once it has expired or was used (D-322). */
export const openChallenge = (
  { challenge, challengeExpiresAt }: { readonly challenge: string | null; readonly challengeExpiresAt: Date | null },
  now: Date,
): string | undefined =>
  challenge !== null && challengeExpiresAt !== null && now < challengeExpiresAt ? challenge : undefined;
