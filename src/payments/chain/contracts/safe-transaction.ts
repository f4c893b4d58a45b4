import { type Address, type Hex, zeroAddress } from 'viem';
import { concatHex, decodeAbiParameters, encodeFunctionData, getAddress, hashMessage, hashTypedData } from 'viem/utils';
import { keyThatSigned } from '../key-that-signed.ts';
import { safeAbi } from './abis.ts';

/** A call that a Safe makes. What is not named here is zero, so that whoever sends it pays the gas (D-176, D-456). */
export interface SafeCall {
  readonly to: Address;
  /** Wei. */
  readonly value: bigint;
  readonly data: Hex;
  readonly nonce: bigint;
}

export interface SafeAt {
  readonly chainId: number;
  readonly address: Address;
}

/** An owner's signature of 65 bytes, v 27 or 28. */
export interface OwnerSignature {
  readonly signer: Address;
  readonly signature: Hex;
}

/** The fields of a Safe transaction besides the call itself. */
export const SAFE_TX_ZEROES = {
  operation: 0,
  safeTxGas: 0n,
  baseGas: 0n,
  gasPrice: 0n,
  gasToken: zeroAddress,
  refundReceiver: zeroAddress,
} as const;

const SAFE_TX = [
  { name: 'to', type: 'address' },
  { name: 'value', type: 'uint256' },
  { name: 'data', type: 'bytes' },
  { name: 'operation', type: 'uint8' },
  { name: 'safeTxGas', type: 'uint256' },
  { name: 'baseGas', type: 'uint256' },
  { name: 'gasPrice', type: 'uint256' },
  { name: 'gasToken', type: 'address' },
  { name: 'refundReceiver', type: 'address' },
  { name: 'nonce', type: 'uint256' },
] as const;

/**
 * Returns the hash that the owners sign: the EIP-712 hash of the Safe transaction, as @safe-global/protocol-kit
 * computes it (D-172).
 */
export const safeTransactionHash = ({ chainId, address }: SafeAt, call: SafeCall): Hex =>
  hashTypedData({
    domain: { chainId, verifyingContract: address },
    types: { SafeTx: SAFE_TX },
    primaryType: 'SafeTx',
    message: { ...SAFE_TX_ZEROES, ...call },
  });

/** The call that has a Safe do what its owners signed; it reads their signatures by owner address ascending. */
export const execTransaction = (call: SafeCall, signatures: readonly OwnerSignature[]): Hex =>
  encodeFunctionData({
    abi: safeAbi,
    functionName: 'execTransaction',
    args: [
      call.to,
      call.value,
      call.data,
      SAFE_TX_ZEROES.operation,
      SAFE_TX_ZEROES.safeTxGas,
      SAFE_TX_ZEROES.baseGas,
      SAFE_TX_ZEROES.gasPrice,
      SAFE_TX_ZEROES.gasToken,
      SAFE_TX_ZEROES.refundReceiver,
      concatHex(
        signatures.toSorted((a, b) => (BigInt(a.signer) < BigInt(b.signer) ? -1 : 1)).map(({ signature }) => signature),
      ),
    ],
  });

/** Returns the owners whose approvals an executed Safe transaction carried, from its event SafeMultiSigTransaction. */
export interface ExecutedBy {
  readonly nonce: bigint;
  readonly signatures: readonly OwnerSignature[];
}

/**
 * The signatures in the two last fields of SafeMultiSigTransaction. The Safe has verified them, so that their form alone
 * says whose they are: those of contracts and approved hashes name the owner, the others are recovered.
 */
export function executedBy(hash: Hex, blob: Hex, additionalInfo: Hex): ExecutedBy {
  const [nonce, , threshold] = decodeAbiParameters(
    [{ type: 'uint256' }, { type: 'address' }, { type: 'uint256' }],
    additionalInfo,
  );
  const signatures: OwnerSignature[] = [];
  for (let index = 0; index < Number(threshold); index += 1) {
    const signature: Hex = `0x${blob.slice(2 + index * 130, 2 + (index + 1) * 130)}`;
    const signer = ownerIn(hash, signature);
    if (signer !== undefined) signatures.push({ signer, signature });
  }
  return { nonce, signatures };
}

const V_AT = 130;

function ownerIn(hash: Hex, signature: Hex): Address | undefined {
  const v = Number.parseInt(signature.slice(V_AT), 16);
  if (v <= 1) return getAddress(`0x${signature.slice(26, 66)}`);
  if (v < 31) return keyThatSigned(hash, lowered(signature, v));
  return keyThatSigned(hashMessage({ raw: hash }), lowered(signature, v - 4));
}

const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;

/** The same signature with the lower of its two s: a Safe takes both, `keyThatSigned` takes this one. */
function lowered(signature: Hex, v: number): Hex {
  const s = BigInt(`0x${signature.slice(66, V_AT)}`);
  const isHigh = s > ORDER / 2n && s < ORDER;
  const [low, parity] = isHigh ? [ORDER - s, 55 - v] : [s, v];
  return `0x${signature.slice(2, 66)}${low.toString(16).padStart(64, '0')}${parity.toString(16).padStart(2, '0')}`;
}
