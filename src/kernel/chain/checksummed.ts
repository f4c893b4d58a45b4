import type { Hex } from 'viem';
import { getAddress } from 'viem/utils';

/**
 * The checksummed form of an address in a request, undefined when it is none: 40 hex digits in any case, where mixed case
 * must be the right checksum (D-064).
 */
export function checksummed(text: string): Hex | undefined {
  if (!/^0x[0-9a-fA-F]{40}$/.test(text)) return undefined;
  const digits = text.slice(2);
  const address = getAddress(`0x${digits.toLowerCase()}`);
  const isOneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase();
  return isOneCase || address === text ? address : undefined;
}
