import { concatHex, decodeFunctionData, type Hex, slice } from 'viem';
import { numberToHex, padHex, size } from 'viem/utils';
import { safeAbi } from '../../src/payments/chain/contracts/abis.ts';

/** Where the call data begins in the program that asks a contract (`hasContractSigned`), and where its address stands. */
const CALL_DATA_AT = 0x4f;
const ADDRESS_AT = 17;

/** What an eth_call of `hasContractSigned` asks: the contract, the digest and the signature. */
export function askedContract(data: Hex): readonly [contract: Hex, digest: Hex, signature: Hex] {
  const { args } = decodeFunctionData({ abi: safeAbi, data: slice(data, CALL_DATA_AT) });
  const [digest, signature] = args as readonly [Hex, Hex];
  return [slice(data, ADDRESS_AT, ADDRESS_AT + 20), digest, signature];
}

/** What the node answers for a contract that has code and returns this. */
export const contractAnswer = (returned: Hex): Hex =>
  concatHex([
    ...[numberToHex(100, { size: 32 }), numberToHex(1, { size: 32 }), numberToHex(size(returned), { size: 32 })],
    padHex(slice(returned, 0, Math.min(32, size(returned))), { dir: 'right', size: 32 }),
  ]);

/** The word by which a contract accepts a signature (EIP-1271), and one by which it does not. */
export const ACCEPTED = padHex('0x1626ba7e', { dir: 'right', size: 32 });
export const REFUSED = padHex('0xffffffff', { dir: 'right', size: 32 });
