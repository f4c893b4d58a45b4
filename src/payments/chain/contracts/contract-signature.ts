import type { Address, Hex } from 'viem';
import { encodeFunctionData, hexToBigInt, padHex, size, slice } from 'viem/utils';
import { askChain } from '../ask.ts';
import type { TenantChain } from '../test-controls.ts';
import { ChainUnavailable } from '../unavailable.ts';
import { safeAbi } from './abis.ts';
import { isPrecompile } from './precompile.ts';

/** The response of a contract that accepts a signature (EIP-1271): the whole word in which a bytes4 is returned. */
const ACCEPTED = padHex('0x1626ba7e', { dir: 'right', size: 32 });

/** The gas that a contract may use to judge a signature. A Safe with 50 owners needs less than a tenth of it. */
const GAS = 5_000_000;

export interface ContractSignature {
  readonly contract: Address;
  /** The digest that the contract judges. */
  readonly digest: Hex;
  /** In whatever form the contract has. */
  readonly signature: Hex;
}

/**
 * Whether a deployed contract takes a signature for its own (EIP-1271): it is asked itself, and nothing else counts. An
 * address without code, a precompile, and a contract that reverts, runs out of gas or answers anything but the one word
 * have not signed: the identity precompile answers with its call data, which begins with the value of EIP-1271.
 * @throws ChainUnavailable when the chain does not answer within the time, 5 s by default.
 */
export async function hasContractSigned(
  chain: TenantChain,
  { contract, digest, signature }: ContractSignature,
  timeoutMs = 5000,
): Promise<boolean> {
  if (isPrecompile(contract)) return false;
  const question = encodeFunctionData({ abi: safeAbi, functionName: 'isValidSignature', args: [digest, signature] });
  const { data } = await askChain(chain, timeoutMs, ({ client }) => client.call({ data: probe(contract, question) }));
  if (data === undefined || size(data) !== 4 * WORD) throw new ChainUnavailable('the node did not run the question');
  const [codeSize, succeeded, returnedSize] = [0, 1, 2].map((at) => hexToBigInt(wordAt(data, at)));
  return codeSize !== 0n && succeeded === 1n && returnedSize === 32n && wordAt(data, 3) === ACCEPTED;
}

const WORD = 32;
const wordAt = (data: Hex, at: number): Hex => slice(data, at * WORD, (at + 1) * WORD);

/** Bytes of the program itself: what follows them is the call data. */
const PROGRAM_BYTES = 0x4f;
const byteOf = (value: number): string => value.toString(16).padStart(2, '0');

/**
 * A program for eth_call that calls a contract and answers with four words: the size of its code, whether the call
 * succeeded, how many bytes it returned, and the first 32 of them. Code and answer are of one block, the gas of the call is
 * bounded, nothing but the first word is copied, and a contract that fails is told from a node that does.
 */
function probe(contract: Address, callData: Hex): Hex {
  const address = contract.slice(2).toLowerCase();
  const program = [
    // What STATICCALL takes from the stack, the last first: where its answer goes (32 bytes at 0x60) ...
    '60206060',
    // ... its call data, which is all that follows this program, copied to 0x00 ...
    `60${byteOf(PROGRAM_BYTES)}3803`,
    `8060${byteOf(PROGRAM_BYTES)}600039`,
    '6000',
    // ... the contract and the gas.
    `73${address}`,
    `62${GAS.toString(16).padStart(6, '0')}`,
    'fa',
    // Whether it succeeded goes to 0x20, the size of the answer to 0x40, the size of the code to 0x00.
    '602052',
    '3d604052',
    `73${address}3b600052`,
    '60806000f3',
  ].join('');
  return `0x${program}${callData.slice(2)}`;
}
