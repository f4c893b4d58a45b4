import type { Address, Hex } from 'viem';
import { ChainUnavailable, hasContractSigned, type TenantChain } from '../../../payments/chain/index.ts';

/** A contract that is to be asked whether a signature is its own (EIP-1271). */
export interface ContractQuestion {
  readonly address: string;
  readonly digest: Hex;
  readonly signature: string;
}

/** The answers of contracts about signatures, asked while no transaction was open. */
export interface ContractAnswers {
  /** Undefined for what was not asked. */
  get(question: ContractQuestion): boolean | undefined;
}

/** All of a question: an answer counts for this address, this digest and this signature, and for nothing else. */
const keyOf = ({ address, digest, signature }: ContractQuestion): string =>
  [address, digest, signature].join(' ').toLowerCase();

/** Asks all of them at once; `unavailable` when the chain leaves any of them open: silence neither proves nor refutes. */
export async function askContracts(
  chain: TenantChain,
  questions: readonly ContractQuestion[],
): Promise<ContractAnswers | 'unavailable'> {
  try {
    const answers = await Promise.all(
      questions.map(async (question) => {
        const { address, digest, signature } = question;
        const contract = address as Address;
        return [
          keyOf(question),
          await hasContractSigned(chain, { contract, digest, signature: signature as Hex }),
        ] as const;
      }),
    );
    const known = new Map(answers);
    return { get: (question) => known.get(keyOf(question)) };
  } catch (error) {
    if (error instanceof ChainUnavailable) return 'unavailable';
    throw error;
  }
}
