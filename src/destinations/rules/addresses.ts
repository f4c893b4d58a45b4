import { createHash } from 'node:crypto';
import { getAddress } from 'viem/utils';
import type { AddressFamily } from './networks.ts';

const EVM = /^0x[0-9a-fA-F]{40}$/;
const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Whether an address has the shape of its network (D-240). */
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

/** `0x` and 40 hex digits, EIP-55 when the case is mixed, not the zero address. */
export function isEvmAddress(address: string): boolean {
  if (!EVM.test(address) || /^0x0{40}$/.test(address)) return false;
  const digits = address.slice(2);
  if (digits === digits.toLowerCase() || digits === digits.toUpperCase()) return true;
  return getAddress(address.toLowerCase() as `0x${string}`) === address;
}

/** Base58 of exactly 32 bytes. */
export function isSolanaAddress(address: string): boolean {
  return address.length <= 44 && decodeBase58(address)?.length === 32;
}

/** Base58check of the version byte 0x41 and 20 bytes: 34 characters that begin with `T`. */
export function isTronAddress(address: string): boolean {
  if (address.length !== 34 || !address.startsWith('T')) return false;
  const bytes = decodeBase58(address);
  if (bytes?.length !== 25 || bytes[0] !== 0x41) return false;
  const checksum = sha256(sha256(bytes.subarray(0, 21))).subarray(0, 4);
  return checksum.equals(bytes.subarray(21));
}

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** Undefined when a character is not of the alphabet. Quadratic: callers bound the length. */
export function decodeBase58(text: string): Buffer | undefined {
  let value = 0n;
  for (const character of text) {
    const digit = BASE58.indexOf(character);
    if (digit < 0) return undefined;
    value = value * 58n + BigInt(digit);
  }
  const hex = value === 0n ? '' : value.toString(16);
  const body = Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
  const leadingZeros = /^1*/.exec(text)?.[0].length ?? 0;
  return Buffer.concat([Buffer.alloc(leadingZeros), body]);
}
