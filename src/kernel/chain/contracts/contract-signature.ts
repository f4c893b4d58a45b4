import type { Address, Hex } from 'viem';
import { askChain } from '../ask.ts';
import { causeOf } from '../causes.ts';
import type { Chain } from '../chain.ts';

/** What a contract answers that accepts a signature (EIP-1271). */
const MAGIC = '0x1626ba7e';

const EIP_1271 = [
  {
    type: 'function',
    name: 'isValidSignature',
    stateMutability: 'view',
    inputs: [
      { name: 'hash', type: 'bytes32' },
      { name: 'signature', type: 'bytes' },
    ],
    outputs: [{ name: '', type: 'bytes4' }],
  },
] as const;

export interface ContractSignature {
  readonly contract: Address;
  /** What the contract is asked about. */
  readonly digest: Hex;
  /** In whatever form the contract has. */
  readonly signature: Hex;
}

/**
 * Whether a deployed contract takes a signature for its own (EIP-1271): it is asked itself, and nothing else counts. An
 * address without code, and a contract that reverts or answers anything else, has not signed.
 * @throws ChainUnavailable when the chain does not answer within the time, 5 s unless told.
 */
export async function hasContractSigned(
  chain: Chain,
  { contract, digest, signature }: ContractSignature,
  timeoutMs = 5000,
): Promise<boolean> {
  const args = [digest, signature] as const;
  return askChain(chain, timeoutMs, ({ client }) =>
    client.readContract({ address: contract, abi: EIP_1271, functionName: 'isValidSignature', args }).then(
      (answer) => answer === MAGIC,
      (error: unknown) => {
        if (isRefusal(error)) return false;
        throw error;
      },
    ),
  );
}

/** It reverts, there is no code, or what comes back is no answer of this kind. */
const isRefusal = (error: unknown): boolean =>
  causeOf(
    error,
    'ContractFunctionRevertedError',
    'ContractFunctionZeroDataError',
    'AbiDecodingDataSizeTooSmallError',
    'PositionOutOfBoundsError',
  ) !== undefined;
