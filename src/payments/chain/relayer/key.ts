import { signRecoverable } from 'tiny-secp256k1';
import type { Address, Hex, TransactionSerializableEIP1559 } from 'viem';
import { privateKeyToAddress } from 'viem/accounts';
import { bytesToHex, hexToBytes, keccak256, serializeTransaction } from 'viem/utils';

/** The key that sends: it pays the gas of its transactions. */
export interface RelayerKey {
  readonly address: Address;
  /** The signed bytes. */
  signTransaction(transaction: TransactionSerializableEIP1559): Hex;
}

/**
 * Signs by WebAssembly, byte for byte what viem signs with BigInt: the signature is deterministic (RFC 6979), with the
 * lower of both `s`. The relayer signs up to thirty transactions in a turn, for which every request waits.
 */
export function relayerKey(privateKey: Hex): RelayerKey {
  const secret = hexToBytes(privateKey);
  return {
    address: privateKeyToAddress(privateKey),
    signTransaction: (transaction) => {
      const digest = keccak256(serializeTransaction(transaction), 'bytes');
      const { signature, recoveryId } = signRecoverable(digest, secret);
      const [r, s] = [signature.subarray(0, 32), signature.subarray(32)];
      return serializeTransaction(transaction, { r: bytesToHex(r), s: bytesToHex(s), yParity: recoveryId });
    },
  };
}
