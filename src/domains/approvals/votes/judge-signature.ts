import { hashMessage } from 'viem/utils';
import type { TenantChain } from '../../../payments/chain/index.ts';
import { keyThatSigned } from '../../../platform/crypto/index.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { askContracts, type ContractAnswers } from '../../identity/bindings/index.ts';

/** A vote's signature, the text that it is over, and whose it has to be. */
export interface SignedVote {
  readonly text: string;
  readonly signature: string;
  /** The member's `signerAddress`. */
  readonly signer: string;
}

/** The contract's answer about the signature; `unavailable` if the chain did not answer. */
export type VoteAnswers = ContractAnswers | 'unavailable';

/** A contract has to be asked about the signature while no transaction is open; then the vote begins again. */
export interface VoteQuestion {
  ask(): Promise<VoteAnswers>;
}

/**
 * Why a vote is not signed; undefined when it is: by the signer's own key (EIP-191), or by the contract that the signer is
 * (EIP-1271, D-217).
 */
export function judgeSignature(
  { text, signature, signer }: SignedVote,
  answers: VoteAnswers | undefined,
  chain: TenantChain,
): Refusal<'APPROVAL_SIGNATURE_INVALID' | 'CHAIN_UNAVAILABLE'> | VoteQuestion | undefined {
  const question = { address: signer, digest: hashMessage(text), signature };
  if (keyThatSigned(question.digest, signature) === signer) return undefined;
  if (answers === 'unavailable') return refuse('CHAIN_UNAVAILABLE');
  const isSigned = answers?.get(question);
  if (isSigned === undefined) return { ask: () => askContracts(chain, [question]) };
  return isSigned ? undefined : refuse('APPROVAL_SIGNATURE_INVALID');
}
