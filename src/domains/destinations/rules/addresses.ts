import { createHash } from 'node:crypto';
import { ed25519 } from '@noble/curves/ed25519';
import { base58, createBase58check } from '@scure/base';
import { usableAddress } from '../../../payments/chain/checksummed.ts';
import type { AddressFamily } from './networks.ts';

const base58check = createBase58check((bytes) => createHash('sha256').update(bytes).digest());

/** Tells whether an address has the form of its network (D-240). */
export function isAddress(family: AddressFamily, address: string): boolean {
  switch (family) {
    case 'evm':
      return isEvmAddress(address);
    case 'solana':
      return isSolanaAddress(address);
    case 'tron':
      return isTronAddress(address);
  }
}

/** `0x` and 40 hex digits, EIP-55 when the case is mixed, neither the zero address nor a precompiled contract. */
export const isEvmAddress = (address: string): boolean => usableAddress(address) !== undefined;

/**
 * An ed25519 public key in base58: 32 bytes that are a point of the curve. Half of all mistyped addresses are none, and
 * base58 has no checksum. Points of small order have no owner: the system program, 32 zero bytes, is one of them.
 */
export function isSolanaAddress(address: string): boolean {
  // Decoding is quadratic: nothing longer can be 32 bytes.
  if (address.length > 44) return false;
  const bytes = decoded(() => base58.decode(address));
  if (bytes?.length !== 32) return false;
  const point = decoded(() => ed25519.ExtendedPoint.fromHex(bytes));
  return point !== undefined && !point.isSmallOrder();
}

/** Base58check of the version byte 0x41 and 20 bytes: 34 characters that begin with `T`. */
export function isTronAddress(address: string): boolean {
  if (address.length !== 34 || !address.startsWith('T')) return false;
  const bytes = decoded(() => base58check.decode(address));
  return bytes?.length === 21 && bytes[0] === 0x41;
}

/** The libraries throw at what they cannot read. */
function decoded<T>(decode: () => T): T | undefined {
  try {
    return decode();
  } catch {
    return undefined;
  }
}
