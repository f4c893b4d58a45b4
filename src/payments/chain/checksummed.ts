import type { Hex } from 'viem';
import { getAddress } from 'viem/utils';
import { isPrecompile } from './contracts/precompile.ts';

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

/**
 * The same for an address that has to sign or to receive: the zero address and those of precompiled contracts can do
 * neither.
 */
export function usableAddress(text: string): Hex | undefined {
  const address = checksummed(text);
  return address === undefined || isPrecompile(address) ? undefined : address;
}

/** The reason for which an address is not usable, as the text of a field's error. */
export const faultOfAddress = (text: string): { readonly message: string; readonly rule: string } =>
  checksummed(text) === undefined
    ? { message: 'fails its checksum', rule: 'checksum' }
    : { message: 'must not be the zero address or a precompiled contract', rule: 'usable' };
