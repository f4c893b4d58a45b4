import type { Address, Hex } from 'viem';
import { hashMessage, recoverMessageAddress } from 'viem/utils';
import { type Chain, ChainUnavailable, hasCode, isValidSignature } from '../../kernel/chain/index.ts';

/** A vote's signature, the text that it is over, and whose it has to be. */
export interface SignedVote {
  readonly text: string;
  readonly signature: string;
  /** The member's `signerAddress`. */
  readonly signer: string;
}

export interface JudgedVote extends SignedVote {
  /** Undefined: the chain did not say. */
  readonly isSigned: boolean | undefined;
}

/** Whether the signer's own key has signed the text (EIP-191); no network is asked. */
export async function isSignedByKey({ text, signature, signer }: SignedVote): Promise<boolean> {
  try {
    return (await recoverMessageAddress({ message: text, signature: signature as Hex })) === signer;
  } catch {
    // Not 65 bytes, or no point on the curve: it may still be a contract's.
    return false;
  }
}

/** Whether the signer is a contract that takes the signature for its own (EIP-1271, D-217). */
export async function judgeByContract(chain: Chain, vote: SignedVote): Promise<JudgedVote> {
  const safe = vote.signer as Address;
  try {
    const isContract = await hasCode(chain, safe);
    const digest = hashMessage(vote.text);
    const signature = vote.signature as Hex;
    return { ...vote, isSigned: isContract && (await isValidSignature(chain, { safe, digest, signature })) };
  } catch (error) {
    if (error instanceof ChainUnavailable) return { ...vote, isSigned: undefined };
    throw error;
  }
}

export const isSameVote = (judged: JudgedVote, { text, signature, signer }: SignedVote): boolean =>
  judged.text === text && judged.signature === signature && judged.signer === signer;
